from __future__ import annotations

import pytest

from tests.games.dominion.table import (
    asked,
    changes,
    choose,
    options,
    play,
    position,
    snapshot,
)
from throneroom.games.dominion.scoring import score
from throneroom.kernel import ScoreLine


@pytest.mark.parametrize(
    ("cards", "points"), [(1, 0), (9, 0), (10, 1), (19, 1), (20, 2), (39, 3), (40, 4)]
)
def test_gardens_bring_a_point_for_each_ten_cards_rounded_down(cards: int, points: int) -> None:
    """Rulebook, «Сады»: 39 cards are 3 points."""
    match = position(decks=[["gardens"] + ["copper"] * (cards - 1)])
    assert score(match.state.players[0]).total == points


def test_each_gardens_counts() -> None:
    """Rulebook, «Сады»: every one of them brings its points."""
    match = position(decks=[["gardens"] * 3 + ["copper"] * 17])
    assert score(match.state.players[0]).lines == [ScoreLine("gardens", 3, 6)]


def test_gardens_count_cards_wherever_they_are() -> None:
    """Rulebook, «Сады»: at the end the deck is deck, discard pile and hand together."""
    match = position(
        hands=[["copper"] * 3],
        decks=[["estate"] * 3],
        discards=[["gardens", "curse"]],
        in_play=[["silver"] * 2],
    )
    assert score(match.state.players[0]).lines == [
        ScoreLine("estate", 3, 3),
        ScoreLine("curse", 1, -1),
        ScoreLine("gardens", 1, 1),
    ]


def test_gardens_do_not_count_the_cards_of_others_or_the_trash() -> None:
    """Rulebook, «Сады»: your own deck."""
    match = position(decks=[["gardens"], ["copper"] * 9], trash=["copper"] * 9, phase="buy")
    assert score(match.state.players[0]).total == 0


def test_gardens_can_not_be_played() -> None:
    """Rulebook, «Сады»: a Victory card, not an Action."""
    match = position(hands=[["gardens", "village"]])
    assert options(match) == ["village", "end"]
    match = position(hands=[["gardens"]])
    assert asked(match) == (0, "buy")


@pytest.mark.parametrize("gainer", ["workshop", "feast"])
def test_gardens_cost_four_and_can_be_gained_like_any_card(gainer: str) -> None:
    """Rulebook, «Сады»: a kingdom card of the supply."""
    match = position(hands=[[gainer]], kingdom=["gardens"])
    play(match, gainer)
    before = snapshot(match)
    choose(match, "gardens")
    assert changes(before, match) == {"discard 0": ["gardens"], "supply gardens": 7}
