"""Strategies that change and compete: losers make room for changed copies of winners."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from msgspec.structs import replace

from throneroom.games.dominion.bots.recipe import Recipe
from throneroom.kernel import Chance
from throneroom.lab.breeding import crossed, mutated, random_recipe
from throneroom.lab.plans.contenders import Book, Contender

CHILD_TRIES = 10
"""The most times that a child is changed again if it is not a new strategy."""

BRED = 0.3
"""The weight of a bred strategy as an opponent, compared with the known ones."""


class Effort(msgspec.Struct, frozen=True):
    """The number of strategies in each generation, and the number of their games."""

    starters: int = 400
    """The most strategies at the start of a search."""
    elites: int = 16
    """The strategies that live on."""
    alike: int = 4
    """The most of these that buy the same kingdom cards."""
    children: int = 48
    look: int = 12
    """Games of each child against each opponent at the first look. All numbers of games are even,
    so that both begin equally often."""
    second: int = 12
    """Children that get a second look."""
    second_look: int = 60
    third: int = 4
    """Children that get a third look, after which they may live."""
    third_look: int = 300
    elite_look: int = 24
    """Games of each elite in a generation, until it has played `enough`."""
    enough: int = 3000
    strangers: int = 2
    """Random children without parents."""
    final: int = 2400
    """Games against each opponent to choose the best strategy in the end."""
    tidied: int = 500
    """Games against each opponent to test whether a part of the plan wins anything."""
    measured: int = 10_000
    """Games against each bot for the reported result."""
    opening: int = 1000
    """Games of each opening."""
    rebellion: int = 30
    """Generations of the search for a counter-plan at the end."""


class Population:
    """Strategies that compete against a league, the best first."""

    def __init__(self, book: Book, effort: Effort, chance: Chance) -> None:
        self.book = book
        self.effort = effort
        self.elites: list[Contender] = []
        self._chance = chance
        self._born = 0

    @property
    def best(self) -> Contender:
        return self.elites[0]

    def begin(self, contenders: Sequence[Contender], league: Sequence[Contender]) -> None:
        """Makes the best of some strategies the elites."""
        self._settle(contenders, league, 2 * self.effort.elites, 0)

    def step(self, league: Sequence[Contender], bold: int = 0) -> None:
        """Runs one generation; the bolder it is, the more children differ from their parents."""
        effort = self.effort
        self._settle(self._children(bold), league, effort.second, effort.third)

    def join(self, contenders: Iterable[Contender], league: Sequence[Contender]) -> None:
        """Adds strategies from elsewhere, as if they were children."""
        known = {one.key for one in self.elites}
        new = [one for one in contenders if one.key not in known]
        self._settle(new, league, len(new), len(new))

    def _settle(
        self, new: Sequence[Contender], league: Sequence[Contender], second: int, third: int
    ) -> None:
        effort, book = self.effort, self.book
        book.meet([(one, foe) for one in new for foe in league], effort.look)
        good = self.ranked(new, league)[:second]
        book.meet([(one, foe) for one in good for foe in league], effort.second_look)
        if third:
            good = self.ranked(good, league)[:third]
            book.meet([(one, foe) for one in good for foe in league], effort.third_look)
        short = [
            (one, foe)
            for one in self.elites
            for foe in league
            if book.played(one, foe) < effort.second_look
        ]
        book.meet(short, effort.second_look)
        more = [
            (one, foe)
            for one in self.elites
            for foe in league
            if book.played(one, foe) < effort.enough
        ]
        book.meet(more, effort.elite_look)
        self.elites = self._chosen(self.ranked([*self.elites, *good], league))

    def ranked(
        self, contenders: Sequence[Contender], league: Sequence[Contender]
    ) -> list[Contender]:
        return sorted(contenders, key=lambda one: (-self.book.score(one, league), one.key))

    def _chosen(self, ranked: Sequence[Contender]) -> list[Contender]:
        """The best ones, but not too many that are alike, because a better strategy may grow from
        another kind."""
        found: list[Contender] = []
        alike: dict[frozenset[str], int] = {}
        for one in ranked:
            alike[one.cards] = alike.get(one.cards, 0) + 1
            if alike[one.cards] <= self.effort.alike:
                found.append(one)
        return found[: self.effort.elites]

    def _children(self, bold: int) -> list[Contender]:
        known = {one.key for one in self.elites}
        found: list[Contender] = []
        for number in range(self.effort.children):
            child = self._stranger() if number < self.effort.strangers else self._child(bold)
            if child.key not in known:
                known.add(child.key)
                found.append(child)
        return found

    def _stranger(self) -> Contender:
        return self._contender(random_recipe(self.book.kingdom, self._chance))

    def _child(self, bold: int) -> Contender:
        """A child of one parent or of two; the better an elite, the more children it has."""
        chance = self._chance
        one = self._parent()
        recipe = one.recipe
        if chance.below(3) == 0:
            recipe = crossed(recipe, self._parent().recipe, chance)
        for _ in range(chance.below(bold + 1)):
            recipe = mutated(recipe, self.book.kingdom, chance)
        for _ in range(CHILD_TRIES):
            recipe = mutated(recipe, self.book.kingdom, chance)
            child = self._contender(recipe)
            if child.key != one.key:
                break
        return child

    def _parent(self) -> Contender:
        count = len(self.elites)
        return self.elites[min(self._chance.below(count), self._chance.below(count))]

    def _contender(self, recipe: Recipe) -> Contender:
        """A contender with a name of its own."""
        self._born += 1
        return Contender(replace(recipe, name=f"plan_{self._born}"), self.book.kingdom, BRED)
