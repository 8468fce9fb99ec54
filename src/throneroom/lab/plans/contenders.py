"""Strategies in a competition, and their results against each other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import exp, log
from typing import TypeAlias

import msgspec

from throneroom.games.dominion.bots.recipe import Recipe
from throneroom.games.dominion.cards import BASIC
from throneroom.lab.fast import Result, Table
from throneroom.lab.fast.table import TURNS

Play: TypeAlias = Callable[[Sequence[Table]], list[Result]]
"""Plays the games of tables: on one core or several, compiled or not, or on a graphics card."""

FAIRNESS = 4
"""Imaginary games at the fair share with which every rate starts, so that one lucky game proves
nothing."""
SHARPNESS = 5.0
"""The weight of hard opponents compared with easy ones (`hardest`)."""


def fitted(recipe: Recipe, kingdom: Iterable[str]) -> Recipe:
    """The same strategy without the cards that are not in the kingdom. It plays the same there.

    >>> from throneroom.games.dominion.bots import big_money, witch
    >>> fitted(witch.recipe, ["moat"]).buy == big_money.recipe.buy
    True
    """
    there = {*kingdom, *(card.key for card in BASIC)}
    return msgspec.structs.replace(
        recipe,
        buy=tuple([row for row in recipe.buy if row.card in there]),
        play=tuple([key for key in recipe.play if key in there]),
        trash=tuple([key for key in recipe.trash if key in there]),
    )


def victories(result: Result) -> float:
    """The victories of the first strategy at a table. Games that had to be cut off do not count: a
    plan that leads and never ends the game wins nothing."""
    return max(0.0, result.wins[0] - result.ends.get("cut_off", 0))


class Tally:
    """Games of one strategy against another."""

    __slots__ = ("games", "wins")

    def __init__(self) -> None:
        self.wins = 0.0
        self.games = 0


class Contender:
    """A strategy that competes, with the results of its games by opponent."""

    __slots__ = ("cards", "key", "met", "recipe", "weight")

    def __init__(self, recipe: Recipe, kingdom: Sequence[str], weight: float = 1.0) -> None:
        self.recipe = fitted(recipe, kingdom)
        self.key = msgspec.structs.replace(self.recipe, name="").json()
        """A key; contenders with equal keys play alike."""
        self.cards = frozenset(row.card for row in self.recipe.buy if row.card in kingdom)
        """The kingdom cards that it buys."""
        self.met: dict[str, Tally] = {}
        self.weight = weight
        """Its weight as an opponent."""

    def __repr__(self) -> str:
        return f"Contender({self.recipe.name!r})"


class Book:
    """Plays games between contenders and records the results.

    With more than two players, all others at the table play the opponent's strategy. Every game of
    a round has its own shuffles, and these are the same for all contenders in the round, so
    contenders differ by their play, not by their luck.
    """

    def __init__(
        self,
        kingdom: Sequence[str],
        players: int,
        seed: int,
        play: Play,
        *,
        turns: int = TURNS,
        first: int = 0,
    ) -> None:
        self.kingdom = tuple(kingdom)
        self.players = players
        self.seed = seed
        self.turns = turns
        self.games = 0
        self._play_tables = play
        self.first = first
        """The number of the next game, which determines its shuffles."""

    @property
    def fair(self) -> float:
        """The share of games that each player wins among equals."""
        return 1 / self.players

    def meet(self, meetings: Sequence[tuple[Contender, Contender]], games: int) -> None:
        """Lets all pairs play a number of games, with the same shuffles."""
        for (one, other), result in zip(meetings, self.look(meetings, games), strict=True):
            tally = one.met.setdefault(other.key, Tally())
            tally.wins += victories(result)
            tally.games += result.games
        self.first += games

    def look(self, meetings: Sequence[tuple[Contender, Contender]], games: int) -> list[Result]:
        """Plays the same games without recording them; the next games have the same shuffles."""
        return self.play([self.table(one, other, games) for one, other in meetings])

    def play(self, tables: Sequence[Table]) -> list[Result]:
        results = self._play_tables(tables) if tables else []
        self.games += sum([result.games for result in results])
        return results

    def table(self, one: Contender, other: Contender, games: int) -> Table:
        others = (other.recipe,) * (self.players - 1)
        return Table((one.recipe, *others), self.kingdom, games, self.seed, self.first, self.turns)

    def rate(self, one: Contender, other: Contender) -> float:
        """The share of games that one contender wins against another, by the recorded games."""
        tally = one.met.get(other.key)
        if tally is None:
            return self.fair
        return (tally.wins + FAIRNESS * self.fair) / (tally.games + FAIRNESS)

    def played(self, one: Contender, other: Contender) -> int:
        tally = one.met.get(other.key)
        return 0 if tally is None else tally.games

    def score(self, one: Contender, league: Sequence[Contender]) -> float:
        """The result of a contender against a league: a mean in which hard opponents count for
        more."""
        return hardest(
            [self.rate(one, other) for other in league], [other.weight for other in league]
        )


def hardest(rates: Sequence[float], weights: Sequence[float]) -> float:
    """A value between the mean and the lowest rate.

    >>> round(hardest([0.5, 0.5], [1, 1]), 3), round(hardest([0.4, 0.9], [1, 1]), 3)
    (0.5, 0.523)
    """
    parts = [weight * exp(-SHARPNESS * rate) for rate, weight in zip(rates, weights, strict=True)]
    return -log(sum(parts) / sum(weights)) / SHARPNESS
