"""Where armies can go on a board, and how far that is. For bots; what a march costs is a rule."""

from __future__ import annotations

from typing import TypeAlias

FAR = 6
"""What lies farther away is nobody's concern."""

Graph: TypeAlias = list[list[tuple[int, int]]]
"""By region: where an army can go from there in one step, and what that costs."""


class Ways:
    """The ways of a board."""

    __slots__ = ("costs", "discounts", "graph")

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.costs = [list(self._from(start).items()) for start in range(len(graph))]
        """By region: all that are not far, and what it costs to go there."""
        self.discounts = [[(end, 1 + 0.3 * cost) for end, cost in found] for found in self.costs]
        """The same, and how much less is worth what lies there."""

    def _from(self, start: int) -> dict[int, int]:
        costs = {start: 0}
        for spent in range(FAR):
            for r in [r for r, cost in costs.items() if cost == spent]:
                for end, cost in self.graph[r]:
                    whole = spent + cost
                    if whole <= FAR and whole < costs.get(end, FAR + 1):
                        costs[end] = whole
        del costs[start]
        return costs
