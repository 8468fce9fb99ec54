"""A recorded game, looked back at."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.terminal import run
from tests.endgames import last_province
from throneroom.bots.search.hint import Advice
from throneroom.bots.search.review import Costly, Odds, Review
from throneroom.cli.review import told
from throneroom.cli.screen import Screen
from throneroom.cli.words import speak
from throneroom.kernel import Message
from throneroom.registry import game


@pytest.fixture
def recorded() -> None:
    """Seat 0 leaves the last Province to seat 1, who wins by it: game.jsonl."""
    match = last_province()
    match.answer("silver")
    Path("part.jsonl").write_text(match.record().to_jsonl())
    match.answer("province")
    Path("game.jsonl").write_text(match.record().to_jsonl())


def test_it_shows_the_chances_and_names_what_was_better(recorded: None) -> None:
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
    assert written["chances"][-1] == {"number": 2, "seats": [0, 100], "standing": None}


def test_where_nothing_was_surely_worse_it_says_so(recorded: None) -> None:
    said = run("review", "game.jsonl", "--jobs", "1", "--seat", "1", "--lang", "ru")
    assert "Ни одно решение не было явно хуже" in said.out
    assert "▲" not in said.out


def test_a_game_that_is_not_over_is_refused(recorded: None) -> None:
    said = run("review", "part.jsonl")
    assert (said.status, said.out) == (2, "")
    assert said.err == "The game of this record is not over: part.jsonl\n"


def test_a_team_is_told_points_instead_of_chances() -> None:
    answer = Advice("a", [Message("game-architects_coop")], 0, 0, 12, 0)
    costly = Costly(
        1, 0, Message("game-architects_coop"), answer, answer, 7, None, True, [0, 0], standing=-30
    )
    odds = [Odds(0, [0, 0], -20), Odds(1, [0, 0], -30), Odds(2, [0, 0])]
    screen = Screen(speak(game("architects_coop"), "en", ["Anna", "Boris"]))
    with screen.console.capture() as shown:
        screen.show(*told(Review(odds, [costly]), screen.voice, 60))
    said = shown.get()
    assert "Forecast for the team" in said
    assert "−20 " in said
    assert " −30" in said
    assert "cost the team about 7 points" in said
    assert "%" not in said
