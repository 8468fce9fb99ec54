"""A game on paper."""

from __future__ import annotations

import json

import pytest

from tests.kernel.games.caravan import CARAVAN
from tests.kernel.games.pebbles import PEBBLES
from throneroom.kernel import Answer, BadRecord, Header, ImpossiblePosition, Match, Record

TEXT = """\
{"throneroom":1,"game":"pebbles","rules_version":1,"options":{"players":2,"heap":9},"seed":5,"names":["Анна","Bob"]}
[0,"take","3"]
[1,"take","2"]
"""


def pebbles() -> Match:
    match = Match.new(PEBBLES, {"players": 2, "heap": 9}, 5, names=["Анна", "Bob"])
    match.answer(3)
    match.answer(2)
    return match


def test_a_record_is_readable_lines() -> None:
    assert pebbles().record().to_jsonl() == TEXT


def test_a_record_is_read_back() -> None:
    record = Record.from_jsonl(TEXT)
    assert record == pebbles().record()
    assert record.answers == [Answer(0, "take", "3"), Answer(1, "take", "2")]
    assert Record.from_jsonl(TEXT.encode()) == record
    assert Record.from_jsonl(TEXT.replace("\n", "\r\n")) == record


def test_several_keys_are_a_list() -> None:
    match = Match.new(CARAVAN, {}, 1)
    while match.decision and match.decision.kind == "bid":
        match.answer(0)
    assert match.decision is not None
    match.answer(match.decision.keys[::-1])
    line = match.record().to_jsonl().splitlines()[-1]
    assert isinstance(json.loads(line)[2], list)
    again = Match.replay(CARAVAN, Record.from_jsonl(match.record().to_jsonl()))
    assert again.state == match.state


def test_a_part_of_a_record_is_replayed() -> None:
    record = pebbles().record()
    assert Match.replay(PEBBLES, record, upto=0).state.heap == 9
    assert Match.replay(PEBBLES, record, upto=1).state.heap == 6
    assert Match.replay(PEBBLES, record).state.heap == 4
    assert Match.replay(PEBBLES, record).names == ["Анна", "Bob"]


HEADER = TEXT.splitlines()[0]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "A record has at least one line, its header; this one is empty."),
        ("\n \n", "A record has at least one line, its header; this one is empty."),
        ("{", "Line 1 is not the header of a record: "),
        ("[]", "Line 1 is not the header of a record: "),
        ("{}", "Line 1 is not the header of a record: "),
        ('{"throneroom":1}', "Line 1 is not the header of a record: "),
        (HEADER.replace('"seed":5', '"seed":"x"'), "Line 1 is not the header of a record: "),
        (HEADER.replace('"seed"', '"sead"'), "Line 1 is not the header of a record: "),
        (f"{HEADER}\n7", "Line 2 is not an answer: "),
        (f'{HEADER}\n[0,"take"]', "Line 2 is not an answer: "),
        (f'{HEADER}\n[0,"take","3"]\n["0","take","3"]', "Line 3 is not an answer: "),
        (f'{HEADER}\n[0,"take","3"]\n[0,"take",[3]]', "Line 3 is not an answer: "),
        (f'{HEADER}\n\n\n[0,"take","3"]\nnonsense', "Line 5 is not an answer: "),
        (f"{HEADER}\n\ud800", "Line 2 is not an answer: "),
        (HEADER.encode() + b"\n\xff\xfe", "Line 2 is not an answer: "),
        (b"\xff\xfe", "Line 1 is not the header of a record: "),
    ],
)
def test_what_can_not_be_read_is_named_by_its_line(text: str | bytes, message: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        Record.from_jsonl(text)
    assert str(refusal.value).startswith(message)
    assert str(refusal.value).endswith(".")


def test_options_nested_without_end_are_refused() -> None:
    deep = '{"a":' * 5000 + "1" + "}" * 5000
    with pytest.raises(BadRecord):
        Record.from_jsonl(HEADER.replace('{"players":2,"heap":9}', deep))


@pytest.mark.parametrize(
    "header", ['{"throneroom":2,"game":"pebbles","chapters":[]}', HEADER.replace(":1,", ":2,", 1)]
)
def test_a_record_of_a_later_format_is_called_that(header: str) -> None:
    """Whatever else its header has."""
    with pytest.raises(BadRecord, match=r"^This record is of format 2; this version reads 1\.$"):
        Record.from_jsonl(header)


def test_answers_that_do_not_fit_are_named_by_their_number() -> None:
    record = pebbles().record()
    record.answers[1] = Answer(1, "take", "7")
    with pytest.raises(BadRecord, match=r"^Answer 2 does not fit: '7' is not an option here;"):
        Match.replay(PEBBLES, record)
    record.answers[1] = Answer(0, "take", "2")
    with pytest.raises(BadRecord, match=r"^Answer 2 does not fit: Seat 0 can't answer now"):
        Match.replay(PEBBLES, record)
    record.answers[1] = Answer(1, "give", "2")
    with pytest.raises(BadRecord, match=r"^Answer 2 does not fit: 'give' was answered, but"):
        Match.replay(PEBBLES, record)


def test_answers_after_the_end_do_not_fit() -> None:
    record = pebbles().record()
    record.answers += [Answer(0, "take", "3"), Answer(1, "take", "1"), Answer(0, "take", "1")]
    with pytest.raises(BadRecord, match=r"^Answer 5 does not fit: The game is over"):
        Match.replay(PEBBLES, record)


def test_newer_rules_are_not_guessed_at() -> None:
    match, later = pebbles(), PEBBLES.rules_version + 1
    newer = rf"^rules_version: this game was played by rules of version {later};"
    record = match.record()
    record.header.rules_version = later
    with pytest.raises(BadRecord, match=newer):
        Match.replay(PEBBLES, record)
    with pytest.raises(ImpossiblePosition, match=newer):
        Match.load(PEBBLES, {**match.save(), "rules_version": later})


def test_a_record_begins_somewhere() -> None:
    header = Header(throneroom=1, game="pebbles", rules_version=1, options={})
    with pytest.raises(BadRecord, match="neither"):
        Match.replay(PEBBLES, Record(header, []))


def test_a_match_from_a_position_has_that_in_its_record() -> None:
    position = pebbles().save()
    loaded = Match.load(PEBBLES, position)
    loaded.answer(1)
    record = Record.from_jsonl(loaded.record().to_jsonl())
    assert record.header.seed is None
    assert record.header.start == position
    assert record.answers == [Answer(0, "take", "1")]
    again = Match.replay(PEBBLES, record)
    assert again.state == loaded.state
    assert again.record() == record


def test_a_record_is_nobody_elses() -> None:
    match = pebbles()
    record = match.record()
    record.answers.clear()
    record.header.options["heap"] = 1
    record.header.names.clear()
    assert match.record().to_jsonl() == TEXT
