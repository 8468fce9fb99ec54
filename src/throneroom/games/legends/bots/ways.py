"""Distances on a board, for bots. (The cost of a march is a rule: see `roads.py`.)"""

from __future__ import annotations

from typing import TypeAlias

FAR = 6
"""Regions farther away than this are ignored."""

Graph: TypeAlias = list[list[tuple[int, int]]]
"""The steps out of each region: where they lead, and their cost."""


class Ways:
    """All distances of a board."""

    __slots__ = ("costs", "discounts", "graph")

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.costs = [list(self._from(start).items()) for start in range(len(graph))]
        """The regions within reach of each region, with the cost."""
        self.discounts = [[(end, 1 + 0.3 * cost) for end, cost in found] for found in self.costs]
        """The same regions, with the divisor by which distance lowers their value."""

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
