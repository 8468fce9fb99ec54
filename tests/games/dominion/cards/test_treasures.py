from __future__ import annotations

import pytest

from tests.games.dominion.table import (
    asked,
    buy,
    changes,
    discard,
    options,
    position,
    snapshot,
    spend,
)


@pytest.mark.parametrize(("treasure", "coins"), [("copper", 1), ("silver", 2), ("gold", 3)])
def test_a_treasure_is_worth_what_it_says(treasure: str, coins: int) -> None:
    """Rulebook, «ФАЗА ПРИОБРЕТЕНИЯ»: «Медь даёт монету для покупок, серебро — 2, золото — 3»."""
    match = position(hands=[[treasure]])
    before = snapshot(match)
    spend(match, treasure)
    assert changes(before, match) == {
        "hand 0": [],
        "in play 0": [treasure],
        "coins": coins,
    }


def test_treasures_are_not_used_up() -> None:
    """Rulebook, «ФАЗА ПРИОБРЕТЕНИЯ»: they stay in play until clean-up and come back."""
    match = position(hands=[["gold", "silver", "copper"]], decks=[["estate"] * 5])
    spend(match)
    buy(match, "gold")
    assert sorted(discard(match, 0)) == ["copper", "gold", "gold", "silver"]


def test_treasures_are_no_actions() -> None:
    """Rulebook, «ДЕЙСТВИЯ»: only cards that say «Действие» are played in the action phase."""
    match = position(hands=[["copper", "village", "gold"]])
    assert asked(match) == (0, "action")
    assert options(match) == ["village", "end"]
