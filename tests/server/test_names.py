"""No two seats are called the same, in any language, and bots have names of their own."""

from __future__ import annotations

import msgspec
import pytest

from tests.server.client import Guest
from tests.server.games import a_record
from throneroom import names, registry
from throneroom.kernel import Record
from throneroom.server.people.names import likeness
from throneroom.server.people.seating import all_called, name_bots
from throneroom.server.storage.rows import SeatRow
from throneroom.text import LANGUAGES


def person(seat: int, name: str) -> SeatRow:
    return SeatRow(seat, "person", person=f"p{seat}", name=name)


def bot(seat: int, name: str | None = None) -> SeatRow:
    return SeatRow(seat, "bot", bot="king", name=name)


@pytest.mark.parametrize("slug", registry.games())
def test_there_are_names_for_more_bots_than_seats(slug: str) -> None:
    game = registry.game(slug)
    for language in LANGUAGES:
        found = names.of_bots(game, language)
        assert len({likeness(name) for name in found}) == len(found) == len(names.of_bots(game))
        assert len(found) >= 10


@pytest.mark.parametrize("slug", registry.games())
def test_names_of_women_are_the_same_in_each_language(slug: str) -> None:
    game = registry.game(slug)
    english = [names.of_bots(game).index(name) for name in names.of_women(game)]
    russian = [names.of_bots(game, "ru").index(name) for name in names.of_women(game, "ru")]
    assert english == russian
    assert len(english) >= 4


def test_a_bot_is_called_as_its_character_is_in_every_order() -> None:
    """In Russian «Беренгар, Настоятельница» would be a monk among nuns."""
    game = registry.game("dominion")
    women = names.of_women(game)
    kinds = ["smithy", "king@400i", "militia", "witch", "big_money", "chapel_witch"]
    for seed in range(20):
        found = names.names_for(game, kinds, ["Anna"], seed=seed)
        assert len(set(found)) == len(kinds)
        assert {found[3], found[5]} < set(women)
        assert found[1] not in women


def test_when_names_run_out_a_character_takes_what_is_left() -> None:
    game = registry.game("dominion")
    few = names.of_women(game)[:1]
    taken = set(names.of_bots(game)) - set(few)
    assert names.names_for(game, ["king", "witch"], taken) == [*few, None]


def test_the_second_of_a_name_has_a_number() -> None:
    seats = [person(0, "Anna"), person(1, "ANNA"), SeatRow(2, "open"), person(3, "Anna II")]
    called = [one.name for one in all_called("dominion", seats)]
    assert called == ["Anna", "ANNA II", None, "Anna II II"]


def test_each_bot_gets_a_name_that_nobody_has_in_any_language() -> None:
    game = registry.game("dominion")
    english, russian = names.of_bots(game)[0], names.of_bots(game, "ru")[1]
    people = [person(0, english), person(1, russian)]
    seats = name_bots(game, [*people, *(bot(i) for i in range(2, 8))], "a table")
    taken = {seat.name for seat in seats[2:]}
    assert len(taken) == 6
    assert taken.isdisjoint(names.of_bots(game)[:2])
    for language in LANGUAGES:
        shown = [one.names.get(language, one.name) for one in all_called("dominion", seats)]
        assert len(set(shown)) == len(seats)


def test_bots_without_a_name_are_told_apart_too() -> None:
    called = all_called("dominion", [bot(0, "king"), bot(1, "king")])
    assert [one.names for one in called] == [
        {"en": "King", "ru": "Король"},
        {"en": "King II", "ru": "Король II"},
    ]


def test_table_record_and_chat_tell_the_same_names(anna: Guest) -> None:
    second = Guest(anna.address, "Anna")
    table = anna.open([{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}])["id"]
    second.sit(table, anna.invite(table, 1))
    shown = [seat["name"] for seat in anna.get(f"/api/tables/{table}")["seats"]]
    assert shown[:2] == ["Anna", "Anna II"]
    with second.socket(table) as socket:
        socket.send("chat", text="Hello")
        socket.until(lambda s: bool(s.lines))
        assert socket.lines[0]["name"] == "Anna II"


def test_a_record_with_like_names_is_shown_with_numbers(anna: Guest) -> None:
    record = a_record()
    header = msgspec.structs.replace(record.header, names=["Vera", "Vera"])
    text = Record(header, record.answers).to_jsonl()
    seats = anna.post("/api/tables/import", {"record": text, "seats": []})["seats"]
    assert [seat["name"] for seat in seats] == ["Vera", "Vera II"]


def test_a_bot_keeps_its_name_in_another_game_of_a_campaign() -> None:
    """Odo is among the names of Architects only."""
    seats = [SeatRow(0, "bot", name="Odo", bot="abbess"), SeatRow(1, "person", name="Odo")]
    for slug in ("architects", "paladins", "viscounts"):
        bot, person = all_called(slug, seats)
        assert bot.names["ru"] == "Одо"
        assert (person.name, person.names) == ("Odo", {})
