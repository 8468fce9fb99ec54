"""Bots: strategies in a few lines, well-known decks, and a guide for bots that search."""

from throneroom.games.dominion.bots.conditions import Check, Condition, Row, Term
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
from throneroom.games.dominion.bots.recipe import Recipe, load_recipe, read_json, read_toml
from throneroom.games.dominion.bots.refusing import BadStrategy
from throneroom.games.dominion.bots.strategy import Rule, Strategy, Wish, written

__all__ = [
    "BOTS",
    "BadStrategy",
    "Check",
    "Condition",
    "Recipe",
    "Row",
    "Rule",
    "Strategy",
    "Term",
    "Wish",
    "big_money",
    "chapel_witch",
    "gardens_workshop",
    "load_recipe",
    "militia",
    "plain_money",
    "read_json",
    "read_toml",
    "smithy",
    "thief",
    "village_smithy",
    "witch",
    "written",
]
