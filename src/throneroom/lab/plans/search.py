"""The search for the best plan for a kingdom: strategies compete with a league that grows with
them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from throneroom.games.dominion.bots.recipe import Recipe
from throneroom.kernel import Chance
from throneroom.lab.plans.contenders import Book, Contender
from throneroom.lab.plans.evolution import Effort, Population
from throneroom.lab.plans.starters import published, shipped, simple

KNOWN_AT_ONCE = 6
"""The number of known strategies that everybody plays against: the hardest ones."""
CHAMPIONS = 2
"""The number of former leaders that everybody plays against."""
REIGN = 6
"""Generations after which a leader becomes a champion."""
REBELLION = 4
"""One generation in this many looks for a counter-plan."""
PATIENCE, BOLDEST = 6, 3
"""Generations under one leader after which children become a step bolder, and the most steps."""
PUBLISHED = 0.5
"""The weight of the plans of searching bots, compared with those that people can choose."""

FINALS = ((16, 8), (4, 2), (2, 1))
"""The rounds at the end: how many play, and the divisor of the number of games in each."""


class Generation(msgspec.Struct, frozen=True):
    """The state of a search."""

    number: int
    games: int
    """The number of games played so far."""
    leader: Recipe
    rates: dict[str, float]
    """The leader's rates against the known strategies of the league, by name."""
    held: int
    """The number of generations for which it has led."""

    @property
    def least(self) -> float:
        """The rate against the hardest of them."""
        return min(self.rates.values())


class Search:
    """A search. Everything follows from the book's seed; each `step` is one generation."""

    def __init__(
        self, book: Book, effort: Effort | None = None, more: Sequence[Recipe] = ()
    ) -> None:
        """`more` are strategies to begin with, besides the known and the simple ones."""
        self.book = book
        self.more = [Contender(one, book.kingdom) for one in more]
        self.effort = effort or Effort()
        chance = Chance(book.seed)
        self.number = 0
        self.held = 0
        self.champions: list[Contender] = []
        self.known = distinct(
            [
                *[Contender(one, book.kingdom) for one in shipped()],
                *[Contender(one, book.kingdom, PUBLISHED) for one in published(book.kingdom)],
            ]
        )
        self.plans = Population(book, self.effort, chance)
        self.rebels = Population(book, rebels_effort(self.effort), chance)
        self._chance = chance

    def league(self) -> list[Contender]:
        """The opponents of everybody now."""
        return self._with_rivals(self._hardest() if self.plans.elites else self.known)

    @property
    def everybody(self) -> list[Contender]:
        """The opponents of the best plan in the end."""
        return self._with_rivals(self.known)

    def _with_rivals(self, known: Sequence[Contender]) -> list[Contender]:
        found = [*known, *self.champions[-CHAMPIONS:], *self.rebels.elites[:1]]
        return distinct(found)

    def _hardest(self) -> list[Contender]:
        """The known strategies against which the leader does worst."""
        book, best = self.book, self.plans.best
        strange = [(best, foe) for foe in self.known if not book.played(best, foe)]
        book.meet(strange, self.effort.second_look)
        ranked = sorted(self.known, key=lambda foe: (book.rate(best, foe), foe.key))
        return ranked[:KNOWN_AT_ONCE]

    def step(self) -> Generation:
        """Runs one generation."""
        if not self.plans.elites:
            self.plans.begin(self._starters(), self.league())
        elif self.number % REBELLION == REBELLION - 1:
            self._rebel()
        else:
            before = self.plans.best
            self.plans.step(self.league(), min(self.held // PATIENCE, BOLDEST))
            self.held = self.held + 1 if self.plans.best is before else 0
        if self.number % REIGN == REIGN - 1 and self.plans.best not in self.champions:
            self.champions.append(self.plans.best)
        self.number += 1
        return self.generation()

    def _starters(self) -> list[Contender]:
        """The known strategies, and as many simple ones as time allows."""
        kingdom = self.book.kingdom
        others = [Contender(recipe, kingdom) for recipe in simple(kingdom)]
        self._chance.shuffle(others)
        first = distinct([*self.known, *self.more])
        return distinct([*first, *others])[: max(self.effort.starters, len(first))]

    def _rebel(self) -> None:
        leader = [self.plans.best]
        if self.rebels.elites:
            self.rebels.join(self.plans.elites[1:4], leader)
            self.rebels.step(leader)
        else:
            self.rebels.begin(self.plans.elites[1:], leader)

    def generation(self) -> Generation:
        best, known = self.plans.best, self._hardest()
        return Generation(
            number=self.number,
            games=self.book.games,
            leader=best.recipe,
            rates={foe.recipe.name: self.book.rate(best, foe) for foe in known},
            held=self.held,
        )

    def finish(self) -> Contender:
        """The best of the elites after many more games against everybody."""
        everybody, left = self.everybody, self.plans.elites
        for most, share in FINALS:
            left = left[:most]
            games = max(2, self.effort.final // share // 2 * 2)
            self.book.meet([(one, foe) for one in left for foe in everybody], games)
            left = self.plans.ranked(left, everybody)
        return left[0]

    def counter(self, plan: Contender, generations: int) -> Contender:
        """The strategy that does best against a plan, after some more generations."""
        self.rebels.join(self.plans.elites, [plan])
        for _ in range(generations):
            self.rebels.step([plan])
        return self.rebels.best


def rebels_effort(effort: Effort) -> Effort:
    """Rebels have one opponent, so they play it more often."""
    return msgspec.structs.replace(
        effort,
        children=max(2, effort.children // 2),
        second=max(1, effort.second // 2),
        look=4 * effort.look,
        second_look=4 * effort.second_look,
        third=max(1, effort.third // 2),
        third_look=3 * effort.third_look,
        elite_look=4 * effort.elite_look,
        strangers=0,
    )


def distinct(contenders: Sequence[Contender]) -> list[Contender]:
    """Each way to play once: the first of contenders that play alike."""
    found: dict[str, Contender] = {}
    for one in contenders:
        found.setdefault(one.key, one)
    return list(found.values())
