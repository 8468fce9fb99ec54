from __future__ import annotations

import pytest

from tests.games.dominion.table import (
    changes,
    choose,
    discard,
    hand,
    play,
    position,
    snapshot,
    told,
)
from throneroom.games.dominion import events as e


def test_witch_draws_two_and_everybody_else_gains_a_curse() -> None:
    """Rulebook, «Ведьма»: the Curse goes face up onto the discard pile."""
    match = position(
        hands=[["witch"], ["estate"]],
        decks=[["gold", "copper", "duchy"]],
        discards=[[], ["silver"]],
    )
    before = snapshot(match)
    play(match, "witch")
    assert changes(before, match) == {
        "hand 0": ["copper", "gold"],
        "deck 0": ["duchy"],
        "in play 0": ["witch"],
        "discard 1": ["silver", "curse"],
        "supply curse": 9,
        "actions": 0,
    }
    assert match.view(0).players[1].discard_top == "curse"


def test_witch_without_curses_only_draws() -> None:
    """Rulebook, «Ведьма»: «когда проклятий не осталось вообще, вы тянете две карты»."""
    match = position(hands=[["witch"]], decks=[["gold", "copper"]], supply={"curse": 0})
    before = snapshot(match)
    play(match, "witch")
    assert changes(before, match) == {
        "hand 0": ["copper", "gold"],
        "deck 0": [],
        "in play 0": ["witch"],
        "actions": 0,
    }


@pytest.mark.parametrize(
    ("left", "cursed"), [(0, []), (1, [2]), (2, [2, 3]), (3, [2, 3, 0]), (4, [2, 3, 0])]
)
def test_too_few_curses_are_dealt_from_the_left(left: int, cursed: list[int]) -> None:
    """Rulebook, «Ведьма»: «по порядку хода, начиная с вашего соседа слева»."""
    match = position(hands=[[], ["witch"], [], []], supply={"curse": left}, current=1)
    play(match, "witch")
    assert [event.seat for event in told(match, e.Gained)] == cursed
    for seat in range(4):
        assert discard(match, seat) == (["curse"] if seat in cursed else [])


def test_a_curse_that_a_moat_kept_off_goes_to_the_next() -> None:
    """Rulebook, «Ров»: as if the player had left the game; the last Curse goes on."""
    match = position(hands=[["witch"], ["moat"], []], supply={"curse": 1})
    play(match, "witch")
    choose(match, "yes", seat=1)
    assert discard(match, 1) == []
    assert discard(match, 2) == ["curse"]


def test_witch_draws_even_if_everybody_is_behind_a_moat() -> None:
    """Rulebook, «Ров»: «тот, кто начал атаку, всё равно сможет вытянуть две карты»."""
    match = position(hands=[["witch"], ["moat"], ["moat"]], decks=[["gold", "copper"]])
    play(match, "witch")
    choose(match, "yes", seat=1)
    choose(match, "yes", seat=2)
    assert hand(match, 0) == ["copper", "gold"]
    assert match.view(0).supply["curse"] == 20
