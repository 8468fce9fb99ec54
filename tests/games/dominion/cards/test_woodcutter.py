from __future__ import annotations

from tests.games.dominion.table import (
    buy,
    changes,
    discard,
    left,
    play,
    position,
    snapshot,
    spend,
)


def test_woodcutter_gives_a_buy_and_two_coins() -> None:
    """Rulebook, «Лесоруб»."""
    match = position(hands=[["woodcutter", "copper"]], decks=[["gold"]])
    before = snapshot(match)
    play(match, "woodcutter")
    assert changes(before, match) == {
        "hand 0": ["copper"],
        "in play 0": ["woodcutter"],
        "actions": 0,
        "buys": 2,
        "coins": 2,
    }


def test_the_woodcutters_coins_are_added_to_those_of_treasures() -> None:
    """Rulebook, «Лесоруб»: two coins more and one card more."""
    match = position(hands=[["woodcutter", "silver", "copper"]], decks=[["estate"] * 5])
    play(match, "woodcutter")
    spend(match)
    assert left(match).coins == 5
    buy(match, "silver", "estate")
    assert discard(match, 0)[:2] == ["silver", "estate"]
