"""Where armies can go on a board: single steps, and whole ways of one army. [Марш-бросок]"""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from heapq import heappop, heappush
from itertools import count
from operator import attrgetter
from typing import NamedTuple

import msgspec

from throneroom.games.legends.tiles import GATE, SEA, Board, Region
from throneroom.kernel import Decision, Message


class Step(msgspec.Struct, frozen=True):
    """A step of one army to a neighbouring region. As an option: "d5>d7"."""

    start: Region
    end: Region
    cost: int
    way: str

    @property
    def key(self) -> str:
        return f"{self.start.key}>{self.end.key}"

    def caption(self, decision: Decision) -> Message:
        names = {"start": self.start.key, "end": self.end.key}
        return Message("option-step", {**names, "way": self.way, "cost": self.cost})

    def target(self, decision: Decision) -> str:
        return f"region/{self.end.key}"


def too_far(step: Step, units: int) -> str:
    """The reason why these units of movement are not enough for a step."""
    return "too_far" if step.cost > units else ""


class Route(NamedTuple):
    """The cheapest way of one army from one region to another; of equally cheap ones, one that
    meets the fewest rogues."""

    cost: int
    robbed: int
    """Steps that meet rogues."""
    steps: tuple[Step, ...]
    end: Region
    stops: tuple[str, ...]
    """The keys of the regions on the way, the end included."""
    by_sea: bool


COST = attrgetter("cost")


class Roads:
    """All ways of a board for one cost of the sea. Each is found when it is first needed, and never
    changes."""

    __slots__ = (
        "_board",
        "_near",
        "_robbers",
        "_routes",
        "_sea_cost",
        "_short_steps",
        "_steps",
        "gates",
    )

    def __init__(
        self, board: Board, sea_cost: int, gates: tuple[Region, ...], robbers: Region | None
    ) -> None:
        self._board, self._sea_cost = board, sea_cost
        self.gates = gates
        self._robbers = robbers
        self._near: dict[Region, dict[Region, Step]] = {}
        self._steps: dict[Region, tuple[Step, ...]] = {}
        self._short_steps: dict[tuple[Region, int], tuple[Step, ...]] = {}
        self._routes: dict[Region, tuple[Route, ...]] = {}

    def near(self, region: Region) -> dict[Region, Step]:
        """The step to each neighbour."""
        found = self._near.get(region)
        if found is None:
            found = self._near[region] = _near(self._board, region, self._sea_cost, self.gates)
        return found

    def steps(self, region: Region) -> tuple[Step, ...]:
        """The steps out of a region."""
        found = self._steps.get(region)
        if found is None:
            found = self._steps[region] = tuple(self.near(region).values())
        return found

    def steps_within(self, region: Region, units: int) -> tuple[Step, ...]:
        """The steps out of a region that cost at most this many units."""
        if units >= self._sea_cost:
            return self._steps.get(region) or self.steps(region)
        found = self._short_steps.get((region, units))
        if found is None:
            found = tuple([step for step in self.steps(region) if not too_far(step, units)])
            self._short_steps[region, units] = found
        return found

    def routes(self, start: Region) -> tuple[Route, ...]:
        """The ways to every other region, the nearest first."""
        found = self._routes.get(start)
        if found is None:
            found = self._routes[start] = self._find_routes(start)
        return found

    def within(self, start: Region, units: int) -> tuple[Route, ...]:
        """The ways that cost at most this many units."""
        routes = self.routes(start)
        return routes[: bisect_right(routes, units, key=COST)]

    def _find_routes(self, start: Region) -> tuple[Route, ...]:
        found = {start: Route(0, 0, (), start, (), by_sea=False)}
        number = count()  # of equal ways, the one that was found first
        ahead: list[tuple[int, int, int, Step]] = []
        region = start
        while True:
            here = found[region]
            for step in self.steps(region):
                if step.end not in found:
                    cost, robbed = here.cost + step.cost, here.robbed + (step.end is self._robbers)
                    heappush(ahead, (cost, robbed, next(number), step))
            while ahead and ahead[0][3].end in found:
                heappop(ahead)
            if not ahead:
                break
            cost, robbed, _, step = heappop(ahead)
            region, before = step.end, found[step.start]
            steps, stops = (*before.steps, step), (*before.stops, region.key)
            by_sea = before.by_sea or step.way == SEA
            found[region] = Route(cost, robbed, steps, region, stops, by_sea)
        del found[start]
        return tuple(found.values())


def _near(
    board: Board, region: Region, sea_cost: int, gates: tuple[Region, ...]
) -> dict[Region, Step]:
    found: dict[Region, Step] = {}
    for end, way in board.neighbours[region]:
        cost = sea_cost if way == SEA else 1
        if end not in found or cost < found[end].cost:
            found[end] = Step(region, end, cost, way)
    # [Магические врата] The two regions count as neighbours.
    for end in gates if region in gates else ():
        if end is not region and (end not in found or found[end].cost > 1):
            found[end] = Step(region, end, 1, GATE)
    return found


@lru_cache(maxsize=1024)
def roads(board: Board, sea_cost: int, gates: tuple[Region, ...], robbers: Region | None) -> Roads:
    """The ways of a board; the same object for the same board, cost and tokens."""
    ordered = tuple([region for region in board.regions if region in gates])
    return Roads(board, sea_cost, ordered, robbers)
