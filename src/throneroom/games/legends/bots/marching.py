"""How a bot plans a march. Nothing here is a rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from throneroom.games.legends.bots.ways import Graph

if TYPE_CHECKING:
    from throneroom.games.legends.bots.planning import Position

LITTLE = 1e-6
"""A march that gains no more than this is not worth making."""
BITS = 8


class Line(NamedTuple):
    """Some steps of a march, and the own armies after them."""

    gain: float
    armies: int
    """By region, eight bits each: a step is a sum, and equal boards are equal numbers."""
    steps: tuple[tuple[int, int], ...]


class _Shift(NamedTuple):
    """One own army more or less in a region."""

    worth: float
    """The change of the region's worth, without its island."""
    turned: bool
    """Whether the region gets another owner."""


class Marches:
    """The marches from a position. Lines share most of their regions and islands, so that each of
    these is valued once for each number of armies there."""

    def __init__(self, position: Position, graph: Graph) -> None:
        self.position, self.graph = position, graph
        held = zip(position.mine, position.armies, strict=True)
        self.cities = [mine - armies for mine, armies in held]
        self.one = [1 << BITS * r for r in range(len(position.regions))]
        """A single army, by region."""
        all_of_one = (1 << BITS) - 1
        masks = [sum([all_of_one * self.one[r] for r in island]) for island in position.islands]
        self.mask = [masks[island] for island in position.island_of]
        """The armies on a region's island."""
        self.shifts: dict[tuple[int, int, int], _Shift] = {}
        self.islands: dict[tuple[int, int], float] = {}

    def best(self, units: int, width: int) -> list[Line]:
        """The best line found, for each number of units up to this one. At each number `width`
        lines are followed."""
        start = Line(0.0, int.from_bytes(self.position.armies, "little"), ())
        at: list[dict[int, Line]] = [{} for _ in range(units + 1)]
        """Lines that lead to different places, by the units spent."""
        at[0][start.armies] = start
        best = [Line(LITTLE, 0, ())] * (units + 1)
        for spent in range(units):
            lines = sorted(at[spent].values(), key=lambda line: -line.gain)
            for line in lines[:width]:
                for a, b, cost, worth in self._steps(line.armies, units - spent):
                    gain = line.gain + worth
                    moved = line.armies - self.one[a] + self.one[b]
                    there = at[spent + cost]
                    if moved in there and there[moved].gain >= gain:
                        continue
                    longer = there[moved] = Line(gain, moved, (*line.steps, (a, b)))
                    if gain > best[spent + cost].gain:
                        best[spent + cost] = longer
        for spent in range(1, units + 1):
            best[spent] = max(best[spent - 1], best[spent], key=lambda line: line.gain)
        return best

    def _steps(self, armies: int, units: int) -> Iterator[tuple[int, int, int, float]]:
        """The steps that these units allow: from where, to where, the cost and the worth."""
        one, mask = self.one, self.mask
        counts = armies.to_bytes(len(one), "little")
        arriving: dict[int, tuple[float, bool]] = {}
        for a, count in enumerate(counts):
            if not count:
                continue
            leaving = self._shift(a, count, -1)
            leave = leaving.worth
            if leaving.turned:
                leave += self._island_change(a, armies, armies - one[a])
            for b, cost in self.graph[a]:
                if cost > units:
                    continue
                arrival = arriving.get(b)
                if arrival is None:
                    worth, turned = self._shift(b, counts[b], 1)
                    if turned:
                        worth += self._island_change(b, armies, armies + one[b])
                    arrival = arriving[b] = worth, turned
                if leaving.turned and arrival[1] and mask[a] == mask[b]:
                    alone = leaving.worth + self._shift(b, counts[b], 1).worth
                    both = self._island_change(a, armies, armies - one[a] + one[b])
                    yield a, b, cost, alone + both
                else:
                    yield a, b, cost, leave + arrival[0]

    def _shift(self, r: int, armies: int, by: int) -> _Shift:
        """The change when one own army leaves a region (-1) or arrives there (1)."""
        known = self.shifts.get((r, armies, by))
        if known is None:
            known = self.shifts[r, armies, by] = self._shifted(r, armies, by)
        return known

    def _shifted(self, r: int, armies: int, by: int) -> _Shift:
        position = self.position
        before = self.cities[r] + armies
        after = before + by
        worth = position.worth[r][after] - position.worth[r][before]
        worth += position.spare(r, after, armies + by) - position.spare(r, before, armies)
        if by > 0:
            worth += position.entering(r, armies, moving=True)
        return _Shift(worth, position.owner[r][before] != position.owner[r][after])

    def _island_change(self, r: int, before: int, after: int) -> float:
        """The change of the worth of a region's island. It changes hands only with one of its
        regions."""
        return self._island(r, after) - self._island(r, before)

    def _island(self, r: int, armies: int) -> float:
        island, there = self.position.island_of[r], armies & self.mask[r]
        worth = self.islands.get((island, there))
        if worth is None:
            counts = there.to_bytes(len(self.one), "little")
            mine = [city + army for city, army in zip(self.cities, counts, strict=True)]
            worth = self.islands[island, there] = self.position.island(island, mine)
        return worth
