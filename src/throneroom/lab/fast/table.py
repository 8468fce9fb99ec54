"""Games to play, and their results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from throneroom.games.dominion.bots.recipe import Recipe
from throneroom.games.dominion.cards import SETS
from throneroom.games.dominion.options import DominionOptions, check_options
from throneroom.kernel import BadOptions, refused
from throneroom.lab.fast.layout import (
    ENDS,
    GAMES,
    MOST_PLAYERS,
    REASONS,
    SCORES,
    TIES,
    TURNS_TAKEN,
    WHOLE,
    WINS,
)

TURNS = 200
"""Turns of each player after which a game ends as it stands."""
MOST_TURNS = 1000
HIGHEST_SEED = 2**62 - 1


class Table(msgspec.Struct, frozen=True):
    """Strategies that play each other in one kingdom, and change seats from game to game."""

    recipes: tuple[Recipe, ...]
    kingdom: tuple[str, ...]
    """The keys of ten kingdom cards."""
    games: int
    seed: int = 0
    first: int = 0
    """The number of the first game. A game follows from its number and the seed."""
    turns: int = TURNS

    def __post_init__(self) -> None:
        if not 2 <= len(self.recipes) <= MOST_PLAYERS:
            raise refused(
                BadOptions, "refused-bots", "recipes", given=len(self.recipes), count="2…4"
            )
        check_options(DominionOptions(players=len(self.recipes), kingdom=list(self.kingdom)))
        bounds = {
            "games": (1, 10**12),
            "seed": (0, HIGHEST_SEED),
            "first": (0, 10**12),
            "turns": (1, MOST_TURNS),
        }
        for name, (low, high) in bounds.items():
            number = getattr(self, name)
            if not low <= number <= high:
                raise refused(BadOptions, "refused-range", name, low=low, high=high, given=number)


class Result(msgspec.Struct, frozen=True):
    """The results of the games of a table. Lists are by strategy."""

    games: int
    wins: list[float]
    """Victories; a shared one counts as a fraction for each."""
    ties: int
    scores: list[int]
    """The sums of points over all games."""
    turns: list[int]
    ends: dict[str, int]
    """Number of games by the reason of their end."""

    @property
    def win_rates(self) -> list[float]:
        return [wins / self.games for wins in self.wins]


def result_of(table: Table, counted: Sequence[Any]) -> Result:
    plans = range(len(table.recipes))
    return Result(
        games=int(counted[GAMES]),
        wins=[int(counted[WINS + plan]) / WHOLE for plan in plans],
        ties=int(counted[TIES]),
        scores=[int(counted[SCORES + plan]) for plan in plans],
        turns=[int(counted[TURNS_TAKEN + plan]) for plan in plans],
        ends={
            reason: int(counted[ENDS + number])
            for number, reason in enumerate(REASONS)
            if counted[ENDS + number]
        },
    )


def kingdom_of(name: str) -> tuple[str, ...]:
    """The cards of a recommended set."""
    return tuple(card.key for card in SETS[name])
