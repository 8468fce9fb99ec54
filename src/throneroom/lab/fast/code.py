"""Cards, strategies and kingdoms as small integers, for the quick game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from throneroom.games.dominion.bots.conditions import QUANTITIES, SIGNS
from throneroom.games.dominion.bots.recipe import ANSWERS, Recipe
from throneroom.games.dominion.bots.strategy import Strategy
from throneroom.games.dominion.cards import BASIC, CARDS, Card, pile_size

KEYS = tuple(CARDS)
ID = {key: number for number, key in enumerate(KEYS)}
"""Each card's number: its index in the table."""
KINDS = len(KEYS)
TABLE: tuple[Card, ...] = tuple(CARDS.values())

# A strategy: some numbers, then its rows
ROWS = 0  # how many
ORDER = 1  # by card: the lower, the sooner it is played
TRASHES = ORDER + KINDS  # how many kinds
TRASH = TRASHES + 1  # those kinds, the worst first
RUBBISH = TRASH + KINDS  # by card: 1 if it is among them
WAYS = RUBBISH + KINDS  # by question: the number of the way to answer it
FIRST_ROW = WAYS + len(ANSWERS)

# A row: card, cost, length, number of conditions; then for each of these its sign, number and
# number of terms; then for each of these what, card and times.
ROW_HEAD = 4

WAY = {kind: WAYS + place for place, kind in enumerate(ANSWERS)}
WHAT = {what: number for number, what in enumerate(QUANTITIES)}


@lru_cache(maxsize=4096)
def _program(text: str) -> tuple[int, ...]:
    from throneroom.games.dominion.bots.recipe import read_json

    return tuple(_translated(read_json(text)))


def program(recipe: Recipe) -> tuple[int, ...]:
    """A strategy as numbers."""
    return _program(recipe.json())


def _translated(recipe: Recipe) -> list[int]:
    strategy = Strategy.of(recipe)
    found = [len(recipe.rows)]
    found += [strategy.order.get(card, KINDS) for card in TABLE]
    trash = [ID[key] for key in dict.fromkeys(recipe.trash)]
    found += [len(trash), *trash, *[0] * (KINDS - len(trash))]
    found += [int(number in trash) for number in range(KINDS)]
    found += [ways.index(recipe.answers.get(kind, ways[0])) for kind, ways in ANSWERS.items()]
    for row in recipe.rows:
        conditions: list[int] = []
        for condition in row.when:
            conditions += [SIGNS.index(condition.sign), condition.number, len(condition.terms)]
            for term in condition.terms:
                conditions += [WHAT[term.what], ID.get(term.card, 0), term.times]
        length = ROW_HEAD + len(conditions)
        found += [ID[row.card], CARDS[row.card].cost, length, len(row.when), *conditions]
    return found


def piles(kingdom: Sequence[str], players: int) -> list[int]:
    """The cards of each pile at the start; -1 for cards that are not in the game."""
    found = [-1] * KINDS
    for card in (*BASIC, *(CARDS[key] for key in kingdom)):
        found[ID[card.key]] = pile_size(card, players)
    return found
