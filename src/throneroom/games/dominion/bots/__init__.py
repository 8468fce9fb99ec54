"""Bots: strategies in a few lines, well-known decks, and a guide for those who search."""

from throneroom.games.dominion.bots.decks import (
    BOTS,
    big_money,
    chapel_witch,
    gardens_workshop,
    militia,
    plain_money,
    smithy,
    thief,
    village_smithy,
    witch,
)
from throneroom.games.dominion.bots.strategy import (
    BadStrategy,
    Condition,
    Rule,
    Strategy,
    Wish,
)

__all__ = [
    "BOTS",
    "BadStrategy",
    "Condition",
    "Rule",
    "Strategy",
    "Wish",
    "big_money",
    "chapel_witch",
    "gardens_workshop",
    "militia",
    "plain_money",
    "smithy",
    "thief",
    "village_smithy",
    "witch",
]
