"""A recorded game, told again."""

from __future__ import annotations

from pathlib import Path

import pytest

import throneroom
from tests.cli.terminal import run
from throneroom import bots
from throneroom.cli.words import speak
from throneroom.kernel import Match


@pytest.fixture
def game() -> Match:
    """A whole game, written to game.jsonl."""
    match = throneroom.new("dominion", seed=4, names=["Anna", "Boris"], first=0)
    minds = [bots.make(match.game, name, 1) for name in ("militia", "smithy")]
    while decision := match.decision:
        match.answer(minds[decision.seat](match.look(decision.seat), decision))
    Path("game.jsonl").write_text(match.record().to_jsonl())
    return match


def told(out: str) -> list[str]:
    return [line[5:].strip() for line in out.splitlines()]


@pytest.mark.parametrize(
    ("eyes", "seat"),
    [([], None), (["--seat", "0"], 0), (["--seat", "1"], 1), (["--seat", "boris"], 1)],
)
def test_told_as_a_seat_or_a_spectator_knows_it(
    game: Match, eyes: list[str], seat: int | None
) -> None:
    said = run("replay", "game.jsonl", *eyes)
    assert said.status == 0
    voice = speak(game.game, "en", game.names)
    sentences = [voice.tell(event) for event in game.seen(seat)][:-1]
    assert told(said.out)[: len(sentences)] == sentences
    assert "Anna wins." in said.out or "Boris wins." in said.out


def test_told_openly_in_russian(game: Match) -> None:
    said = run("replay", "game.jsonl", "--open", "--lang", "ru")
    voice = speak(game.game, "ru", game.names)
    sentences = [voice.tell(event) for event in game.events][:-1]
    assert told(said.out)[: len(sentences)] == sentences
    assert "Побеждает" in said.out


@pytest.mark.usefixtures("game")
def test_from_a_decision_on() -> None:
    whole = run("replay", "game.jsonl").out.splitlines()
    part = run("replay", "game.jsonl", "--from", "20").out.splitlines()
    assert whole[-len(part) :] == part
    assert int(part[0][:5]) == 20
    assert "wins." in run("replay", "game.jsonl", "--from", "99999").out


@pytest.mark.usefixtures("game")
def test_step_by_step() -> None:
    said = run("replay", "game.jsonl", "--from", "10", "--step", typed=["", ""])
    assert said.status == 2
    assert said.err == "The input has ended.\n"
    numbers = {line[:5].strip() for line in said.out.splitlines()} - {""}
    assert len(numbers) == 3


@pytest.mark.usefixtures("game")
def test_an_unfinished_record_says_so() -> None:
    lines = Path("game.jsonl").read_text().splitlines(keepends=True)
    Path("part.jsonl").write_text("".join(lines[:8]))
    said = run("replay", "part.jsonl")
    assert said.status == 0
    assert said.out.endswith("The record ends here, after 7 decisions; the game does not.\n")


@pytest.mark.parametrize(
    ("line", "text", "sentence"),
    [
        (1, "hello", "game.jsonl: Line 1 is not the header of a record:"),
        (1, '{"throneroom": 1}', "game.jsonl: Line 1 is not the header of a record:"),
        (4, "hello", "game.jsonl: Line 4 is not an answer:"),
        (4, '[0, "buy"]', "game.jsonl: Line 4 is not an answer:"),
        (4, '[0, "chapel", "gold"]', "game.jsonl: Line 4 does not fit: 'chapel' was answered,"),
        (3, '[1, "buy", "end"]', "game.jsonl: Line 3 does not fit: Seat 1 can't answer now"),
        (3, '[0, "buy", "moon"]', "game.jsonl: Line 3 does not fit: 'moon' is not an option"),
    ],
)
@pytest.mark.usefixtures("game")
def test_a_bad_line_is_named(line: int, text: str, sentence: str) -> None:
    lines = Path("game.jsonl").read_text().splitlines()
    lines[line - 1] = text
    Path("game.jsonl").write_text("\n".join(lines))
    said = run("replay", "game.jsonl")
    assert said.status == 2
    assert said.err.startswith(sentence)


def test_other_files_are_refused() -> None:
    Path("empty.jsonl").write_text("")
    Path("picture.png").write_bytes(b"\x89PNG\xff\xfe")
    assert "this one is empty" in run("replay", "empty.jsonl").err
    assert run("replay", "picture.png").err.startswith("picture.png: Line 1 is not the header")
    assert run("replay", "none.jsonl").err == "none.jsonl: No such file or directory.\n"


@pytest.mark.usefixtures("game")
def test_a_seat_that_is_not_there() -> None:
    said = run("replay", "game.jsonl", "--seat", "7")
    assert said.err.startswith("There is no seat “7”; seats are 0 to 1")


def test_a_name_can_not_steer_the_terminal() -> None:
    match = throneroom.new("dominion", seed=4, names=["\x1b[2JAnna", "Boris"], first=0)
    match.answer("end")
    Path("game.jsonl").write_text(match.record().to_jsonl())
    said = run("replay", "game.jsonl")
    assert "[2JAnna cleans up." in said.out
    assert "\x1b" not in said.out
