"""Several people at one keyboard: nobody sees what another holds."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import throneroom
from tests.cli.terminal import hand, reader, run, tables, up_to
from throneroom.cli.words import speak
from throneroom.kernel import Record

COVER = {"en": "Pass the keyboard to ", "ru": "Передайте клавиатуру. Играет "}
HAND = {"en": "Hand", "ru": "Рука"}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_between_two_covers_only_one_hand_is_seen(language: str) -> None:
    """The screens against the truth, decision by decision."""
    said = run(
        *("play", "dominion", "--seats", "Anna,Boris,bot:militia,Clara", "--seed", "9"),
        *("--kingdom", "interaction", "--lang", language, "--record", "game.jsonl"),
        typed=up_to(40, reader(language)),
    )
    record = Record.from_jsonl(Path("game.jsonl").read_bytes())
    match = throneroom.replay(record, upto=0)
    voice = speak(match.game, language, match.names)
    people = {"Anna": 0, "Boris": 1, "Clara": 3}
    before, *sections = said.out.split(COVER[language])
    assert not tables(before)
    shown = [
        (people[re.match(r"\w+", section)[0]], section, table)  # type: ignore[index]
        for section in sections
        for table in tables(section)
    ]
    secrets: dict[int, Counter[str]] = {seat: Counter() for seat in people.values()}
    following = iter(shown)
    for answer in record.answers:
        told = len(match.events)
        if answer.seat in people.values():
            seat, section, table = next(following)
            assert seat == answer.seat
            cards = match.view(seat).players[seat].hand
            assert hand(table, HAND[language]) == {
                voice.text(f"card-{key}"): cards.count(key) for key in dict.fromkeys(cards)
            }
            for secret in secrets[seat]:
                assert secret not in section
        match.answer(answer.keys)
        for event in match.events[told:]:
            for seat, known in secrets.items():
                if event.seen_by(seat) != event:
                    known[voice.tell(event)] += 1
    assert len(list(following)) == 1, "one more was asked when the input ended"
    assert all(len(known) > 12 for known in secrets.values())


def test_the_end_is_for_everybody() -> None:
    said = run("play", "dominion", "--seats", "Anna,Boris", "--seed", "2", typed=reader())
    end = said.out[said.out.rindex("Pass the keyboard") :]
    assert re.search(r"(Anna|Boris) wins\.", end)
    told = end[end.rindex("> ") :]
    assert len(told.splitlines()) < 40, "only what nobody has read yet"
    assert not re.search(r"draws [A-Z]", told), "the last hands stay hidden"


def test_one_person_needs_no_cover() -> None:
    assert COVER["en"] not in run("play", "dominion", "--seed", "1", typed=[]).out


def test_a_person_who_decides_twice_in_a_row_is_not_covered() -> None:
    said = run(
        "play", "dominion", "--seats", "Anna,Boris", "--seed", "2", "--first", "0", typed=["", "1"]
    )
    assert said.out.count(COVER["en"]) == 1
    assert len(tables(said.out)) == 2


def test_the_keyboard_goes_to_whoever_is_asked() -> None:
    typed = ["", "end", ""]
    said = run(
        "play", "dominion", "--seats", "Anna,Boris", "--seed", "2", "--first", "0", typed=typed
    )
    assert re.findall(rf"{COVER['en']}(\w+)", said.out) == ["Anna", "Boris"]
