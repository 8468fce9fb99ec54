"""The memory of a search: a tree over decisions, not over positions.

The position is re-dealt for every try and has other cards each time; only the sequence of choices
stays the same. So a node is a sequence of choices, and has a branch for each situation in which the
next player decides.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import log, sqrt
from typing import Any

CURIOSITY = 0.35
"""Weight of the bonus for rarely tried options."""
WIDENING = 0.5
"""Options that are admitted beyond the first, divided by the square root of the tries."""


class Edge:
    """An option that was tried."""

    __slots__ = ("node", "offered", "squares", "tries", "value")

    def __init__(self) -> None:
        self.tries = 0
        self.offered = 0
        """Number of tries in which the option could be chosen; this depends on hidden cards."""
        self.value = self.squares = 0.0
        self.node = Node()

    def learn(self, value: float) -> None:
        self.tries += 1
        self.value += value
        self.squares += value * value

    def absorb(self, other: Edge, depth: int) -> None:
        self.tries += other.tries
        self.offered += other.offered
        self.value += other.value
        self.squares += other.squares
        self.node.absorb(other.node, depth - 1)

    @property
    def mean(self) -> float:
        return self.value / self.tries

    @property
    def doubt(self) -> float:
        """The standard error of the mean."""
        spread = max(self.squares / self.tries - self.mean**2, 0.0) + 0.25 / self.tries
        return sqrt(spread / self.tries)


class Branch:
    """A decision in a situation, with the options that were tried."""

    __slots__ = ("edges", "tries")

    def __init__(self) -> None:
        self.tries = 0
        self.edges: dict[Any, Edge] = {}

    def select(self, options: Sequence[Any], preferred: Any) -> tuple[Any, Edge]:
        """The option to try now: first the preferred one; more are admitted as the number of tries
        grows."""
        edges = self.edges
        self.tries += 1
        known = []
        for option in options:
            edge = edges.get(option)
            if edge is not None:
                edge.offered += 1
                known.append((option, edge))
        if len(known) < len(options) and len(known) < 1 + WIDENING * sqrt(self.tries):
            new = preferred
            if new in edges:
                new = next(option for option in options if option not in edges)
            edge = edges[new] = Edge()
            edge.offered = 1
            return new, edge
        best, chosen = -1.0, known[0]
        for option, edge in known:
            tries = edge.tries
            if not tries:  # chosen in this very try, which has no result yet
                continue
            value = edge.value / tries + CURIOSITY * sqrt(log(edge.offered) / tries)
            if value > best:
                best, chosen = value, (option, edge)
        return chosen


class Node:
    """Everything that can come after some choices."""

    __slots__ = ("branches",)

    def __init__(self) -> None:
        self.branches: dict[Hashable, Branch] = {}

    def absorb(self, other: Node, depth: int) -> None:
        """Adds the tries of another tree, down to that depth."""
        if not depth:
            return
        for key, branch in other.branches.items():
            mine = self.branch(key)
            mine.tries += branch.tries
            for option, edge in branch.edges.items():
                mine.edges.setdefault(option, Edge()).absorb(edge, depth)

    def branch(self, key: Hashable) -> Branch:
        found = self.branches.get(key)
        if found is None:
            found = self.branches[key] = Branch()
        return found
