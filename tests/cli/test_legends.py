"""Legends in the terminal: a map of words, a market, and whole games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import throneroom
from tests.cli.terminal import run
from tests.cli.test_boards import seen
from throneroom import bots
from throneroom.cli.options import properties
from throneroom.games.legends import LEGENDS
from throneroom.games.legends.cards import CARDS, LEADERS, TOKENS
from throneroom.kernel import Match
from throneroom.text import Voice

NAMES = ["Александра", "Boris", "Бот", "Clara"]
EVERYTHING = {
    "exploration": True,
    "swamp": True,
    "citadels": True,
    "leaders": True,
    "events": True,
}


def moments(players: int, every: int = 7, **options: Any) -> Iterator[Match]:
    """What seat 0 is asked in a game, now and then."""
    match = throneroom.new(
        "legends", seed=players, players=players, names=NAMES[:players], **options
    )
    minds = [bots.make(match.game, "random", seat) for seat in range(players)]
    while decision := match.decision:
        if decision.seat == 0 and match.number % every == 0:
            yield match
        match.answer(minds[decision.seat](match.look(decision.seat), decision))


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("layout", ["t", "ring"])
def test_the_table_fits_its_width(language: str, layout: str) -> None:
    count = 0
    for match in moments(4, layout=layout, board="player", builder=0, **EVERYTHING):
        count += 1
        for width in (40, 80, 100):
            for line in seen(match, language, width, None).splitlines():
                assert len(line) <= width, line
    assert count > 3


def test_regions_and_cards_are_chosen_where_they_lie() -> None:
    match = throneroom.new("legends", seed=4, players=3, names=NAMES[:3], builder=0)
    for bid in ("1", "0", "0", "0"):
        match.answer(bid)
    shown = seen(match, "en", 80, None)
    voice = Voice(match.game, "en")
    for card in match.state.row:
        assert shown.count(f"{voice.text(f'card-{card.key}')}  ") == 1
    assert " 1     " in shown
    assert " 6 ●●● " in shown


def test_steps_are_listed() -> None:
    match = next(
        match
        for match in moments(3, every=1)
        if match.decision is not None and match.decision.kind == "march"
    )
    shown = seen(match, "en", 80, None)
    assert " to " in shown
    assert "End the march" in shown


def test_a_whole_game_between_bots() -> None:
    said = run("play", "legends", "--seats", "bot:greedy,bot:random", "--seed", "3")
    assert said.status == 0
    assert "Everybody has all their cards" in said.out
    assert "wins." in said.out


@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_the_game_is_played_with(language: str) -> None:
    out = run("games", "legends", "--lang", language).out
    for option in properties(LEGENDS):
        assert f"--{option.replace('_', '-')}" in out
    for key in CARDS:
        assert key in out
    assert len(LEADERS) + len(TOKENS) == 14


def test_ages_are_a_list_of_seats() -> None:
    seats = "bot:random,bot:random,bot:random"
    said = run("play", "legends", "--seats", seats, "--by-age", "2,0,1", "--seed", "3")
    assert said.status == 0
    bad = run("play", "legends", "--by-age", "2,x")
    assert bad.status == 2
    assert bad.err.startswith("--by-age: a whole number is needed, not “x”")
    wrong = run("play", "legends", "--by-age", "2,2,1")
    assert wrong.err.startswith("by_age: every seat once was expected")
