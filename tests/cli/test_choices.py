"""What typed words mean."""

from __future__ import annotations

import pytest

from throneroom.cli.choices import Misread, Reader, how_many
from throneroom.cli.words import speak
from throneroom.games.dominion import DOMINION
from throneroom.games.legends import LEGENDS
from throneroom.kernel import Choice, Message, Question

EN, RU = speak(DOMINION, "en"), speak(DOMINION, "ru")


def asked(*keys: str, lo: int = 1, hi: int = 1, ordered: bool = False) -> Reader:
    choices = [Choice(key, Message(f"card-{key.partition('#')[0]}"), f"hand/{key}") for key in keys]
    question = Question(0, 0, "any", Message("prompt-remodel"), lo, hi, ordered, choices)
    return Reader(question, EN, lambda: [RU])


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("1", "mine"),
        ("3", "militia"),
        ("mine", "mine"),
        ("MINE", "mine"),
        ("min", "mine"),
        ("рудник", "mine"),
        ("throne room", "throne_room"),
        ("throne_room", "throne_room"),
        ("тронный  зал", "throne_room"),
        ("тро", "throne_room"),
    ],
)
def test_one(typed: str, key: str) -> None:
    assert asked("mine", "throne_room", "militia").read(typed) == [key]


@pytest.mark.parametrize("typed", ["4", "0", "mi", "m", "gold", "1 2", "-1", "²"])
def test_not_one(typed: str) -> None:
    with pytest.raises(Misread):
        asked("mine", "throne_room", "militia").read(typed)


def test_a_whole_name_is_meant_before_a_longer_one() -> None:
    reader = asked("mine", "militia", "moat")
    assert reader.read("mine") == ["mine"]
    assert [entry.keys for entry in reader.find("m")] == [("mine",), ("militia",), ("moat",)]


@pytest.mark.parametrize(
    ("typed", "keys"),
    [
        ("1 1", ["copper", "copper#2"]),
        ("2 1", ["estate", "copper"]),
        ("copper estate", ["copper", "estate"]),
        ("медь, поместье", ["copper", "estate"]),
        ("throne room, 1", ["throne_room", "copper"]),
        ("cop cop", ["copper", "copper#2"]),
    ],
)
def test_several(typed: str, keys: list[str]) -> None:
    reader = asked("copper", "copper#2", "estate", "throne_room", lo=2, hi=2)
    assert reader.read(typed) == keys


def test_the_order_is_kept_where_it_counts() -> None:
    reader = asked("copper", "estate", "gold", lo=3, hi=3, ordered=True)
    assert reader.read("3 1 2") == ["gold", "copper", "estate"]
    assert how_many(reader.question, EN) == "Choose 3. The order matters."
    assert how_many(reader.question, RU) == "Нужно выбрать 3. Порядок важен."


@pytest.mark.parametrize(
    ("lo", "hi", "said"),
    [
        (1, 1, ""),
        (2, 2, "Choose 2."),
        (0, 1, "Choose up to 1."),
        (0, 4, "Choose up to 4."),
        (1, 3, "Choose 1 to 3."),
    ],
)
def test_how_many_is_said(lo: int, hi: int, said: str) -> None:
    assert how_many(asked("copper", "copper#2", "gold", lo=lo, hi=hi).question, EN) == said


def test_what_lies_on_the_table_is_numbered_as_it_is_read_there() -> None:
    question = asked("copper", "moat", "estate", "gold").question
    entries = Reader(question, EN, shown=["gold", "moat", "estate"]).entries
    assert [(entry.number, *entry.keys) for entry in entries] == [
        (1, "copper"),
        (2, "gold"),
        (3, "moat"),
        (4, "estate"),
    ]


def test_where_options_are_numbers_the_number_typed_is_meant() -> None:
    legends = speak(LEGENDS, "en")
    bids = [Choice(str(n), Message("option-bid", {"n": n}), f"bid/{n}") for n in range(10)]
    reader = Reader(Question(0, 0, "bid", Message("prompt-bid"), 1, 1, False, bids), legends)
    assert reader.read("7") == ["7"]
    assert reader.read("0") == ["0"]
