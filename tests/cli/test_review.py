"""A recorded game, looked back at."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.terminal import run
from tests.endgames import last_province


@pytest.fixture
def game() -> None:
    """Seat 0 leaves the last Province to seat 1, who wins by it: game.jsonl."""
    match = last_province()
    match.answer("silver")
    Path("part.jsonl").write_text(match.record().to_jsonl())
    match.answer("province")
    Path("game.jsonl").write_text(match.record().to_jsonl())


def test_it_shows_the_chances_and_names_what_was_better(game: None) -> None:
    said = run("review", "game.jsonl", "--jobs", "1", "--json", "review.json")
    assert said.status == 0
    chances, costly = said.out.split("Costliest decisions")
    assert chances.count("▲") == 1
    assert "█ 100 %" in chances
    assert "Decision 1, " in costly
    assert [line.split()[:2] for line in costly.splitlines()[2:4]] == [
        ["chosen", "Silver"],
        ["better", "Province"],
    ]
    written = json.loads(Path("review.json").read_text())
    assert [one["number"] for one in written["costly"]] == [0]
    assert written["chances"][-1] == {"number": 2, "seats": [0, 100]}


def test_where_nothing_was_surely_worse_it_says_so(game: None) -> None:
    said = run("review", "game.jsonl", "--jobs", "1", "--seat", "1", "--lang", "ru")
    assert "Ни одно решение не было явно хуже" in said.out
    assert "▲" not in said.out


def test_a_game_that_is_not_over_is_refused(game: None) -> None:
    said = run("review", "part.jsonl")
    assert (said.status, said.out) == (2, "")
    assert said.err == "The game of this record is not over: part.jsonl\n"
