"""Positions for browser tests: few clicks from where something is to be seen."""

from __future__ import annotations

from typing import Any

from tests.games.dominion.table import position

COPPERS, GOLDS = ["copper"] * 5, ["gold"] * 3


def nearly_over(provinces: int = 1) -> dict[str, Any]:
    """Two who can buy a Province each turn, the last ones."""
    decks = [["gold"] * 5, ["gold"] * 5]
    saved = position([GOLDS, GOLDS], decks=decks, supply={"province": provinces}, turns=[9, 9])
    return saved.save()


def with_cellar(**options: Any) -> dict[str, Any]:
    """Seat 0 has just played Cellar and is asked what to discard."""
    hand = ["cellar", "estate", "estate", "copper", "silver", "village"]
    match = position([hand, COPPERS], decks=[["gold"] * 5, COPPERS], **options)
    match.answer("cellar")
    return match.save()


def before_cellar() -> dict[str, Any]:
    hand = ["cellar", "moat", "estate", "estate", "copper"]
    return position([hand, COPPERS], decks=[["gold"] * 5, COPPERS]).save()
