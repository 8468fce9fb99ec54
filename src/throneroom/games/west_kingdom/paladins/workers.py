"""2, 6.2 Workers: pools of them, the spaces where they stand, and the ways to fill those spaces.

A pool is a number of workers of each kind. A crew is one choice of workers for an action; all crews
are built in advance, so that states and options can refer to them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from operator import add, sub
from typing import ClassVar, TypeAlias

from throneroom.games.west_kingdom.paladins.printed import RULES
from throneroom.kernel import Decision, Message, Reference, Unchanging

KINDS: tuple[str, ...] = tuple(RULES["workers"])
ANY = "any"

Pool: TypeAlias = tuple[int, ...]
"""Number of workers of each kind, in the order of `KINDS`."""


class Worker(Reference):
    """A kind of worker."""

    __slots__ = ("number",)
    what: ClassVar[str] = "worker"

    def __init__(self, key: str, number: int) -> None:
        super().__init__(key)
        self.number = number
        Worker.table[key] = self

    def caption(self, decision: Decision) -> Message:
        return Message(f"worker-{self.key}")

    def target(self, decision: Decision) -> str:
        return f"pool/{self.key}"


WORKERS = tuple(Worker(key, number) for number, key in enumerate(KINDS))
LABOURER = KINDS.index("labourer")
CRIMINAL = KINDS.index("criminal")
NOBODY: Pool = (0,) * len(KINDS)


def pool_of(workers: Iterable[str]) -> Pool:
    """
    >>> pool_of(["scout", "labourer", "scout"])
    (1, 2, 0, 0, 0, 0)
    """
    listed = list(workers)
    return tuple(listed.count(kind) for kind in KINDS)


def listed(pool: Pool) -> list[str]:
    """The workers one by one, each kind as often as there is of it."""
    return [kind for kind, n in zip(KINDS, pool, strict=True) for _ in range(n)]


def more(pool: Pool, workers: Pool) -> Pool:
    return tuple(map(add, pool, workers))


def less(pool: Pool, workers: Pool) -> Pool:
    return tuple(map(sub, pool, workers))


class Crew(Reference):
    """Workers for one action: "labourer-scout"."""

    __slots__ = ("coloured", "criminals", "items", "pool", "workers")
    what: ClassVar[str] = "crew"

    def __init__(self, workers: Sequence[str]) -> None:
        super().__init__("-".join(workers))
        self.workers = tuple(workers)
        self.pool = pool_of(workers)
        self.items = tuple((kind, n) for kind, n in enumerate(self.pool) if n)
        self.criminals = self.pool[CRIMINAL]
        self.coloured = len(workers) - self.pool[LABOURER]
        Crew.table[self.key] = self

    def uses(self, wanted: int) -> int:
        """The number of its workers of these kinds, a bit for each."""
        return sum([n for kind, n in self.items if wanted >> kind & 1])

    def caption(self, decision: Decision) -> Message:
        return Message("option-crew", {"workers": list(self.workers)})

    def target(self, decision: Decision) -> str:
        return f"crew/{self.key}"


MOST_SPACES = 3
CREWS = {
    size: tuple(Crew(workers) for workers in combinations_with_replacement(KINDS, size))
    for size in range(1, MOST_SPACES + 1)
}
"""All crews by number of workers."""
ONE = CREWS[1]
"""Crews of one worker, by kind."""


class Spaces(Unchanging):
    """The worker spaces of an action: a coloured one takes that colour or a criminal, a criminals'
    space takes only criminals, and any other takes everybody."""

    __slots__ = ("colours", "crews", "criminals", "printed", "size", "wanted")

    def __init__(self, printed: tuple[str, ...]) -> None:
        self.printed = printed
        self.size = len(printed)
        named = pool_of([space for space in printed if space != ANY])
        self.criminals = named[CRIMINAL]
        self.colours = tuple((k, n) for k, n in enumerate(named) if n and k != CRIMINAL)
        self.wanted = sum(1 << kind for kind, _ in self.colours)
        """The colours, a bit for each."""
        self.crews = tuple(crew for crew in CREWS[self.size] if fits(crew.pool, self))


def fits(pool: Pool, spaces: Spaces) -> bool:
    """Whether the spaces can be filled. Criminals must replace missing colours; all others may
    stand on the remaining spaces."""
    spare = pool[CRIMINAL] - spaces.criminals
    for kind, n in spaces.colours:
        if pool[kind] < n:
            spare -= n - pool[kind]
    return spare >= 0 and sum(pool) >= spaces.size


@cache
def spaces_of(printed: tuple[str, ...]) -> Spaces:
    return Spaces(printed)


# Ways to fill the spaces


@lru_cache(maxsize=4096)
def _ranked(spaces: Spaces, wanted: int) -> tuple[tuple[tuple[int, int, int], Crew], ...]:
    """The crews that fill the spaces, the cheapest first: without criminals, then without colours
    wanted elsewhere, then with as few coloured workers as possible."""
    ranks = [((crew.criminals, crew.uses(wanted), crew.coloured), crew) for crew in spaces.crews]
    return tuple(sorted(ranks, key=lambda ranked: ranked[0]))


@lru_cache(maxsize=65536)
def ways_to_fill(pool: Pool, spaces: Spaces, wanted: int) -> tuple[Crew, ...]:
    """Every choice of workers, the one to propose first. `wanted`: the colours that other open
    actions ask for, a bit for each. Among equals the colour of which there are most comes first.

    >>> pool = pool_of(["labourer", "labourer", "cleric", "merchant", "criminal"])
    >>> ways_to_fill(pool, spaces_of(("any",)), 0)
    (labourer, cleric, merchant, criminal)
    """
    found = [
        (rank, crew)
        for rank, crew in _ranked(spaces, wanted)
        if all(pool[kind] >= n for kind, n in crew.items)
    ]
    if not found:
        return ()
    best = [crew for rank, crew in found if rank == found[0][0]]
    first = max(best, key=lambda crew: sum([pool[kind] * n for kind, n in crew.items]))
    return (first, *[crew for _, crew in found if crew is not first])


@lru_cache(maxsize=4096)
def arranged(spaces: Spaces, crew: Crew) -> tuple[str, ...]:
    """The workers of a crew by the spaces that they fill: colours on their own ones as far as they
    go, criminals where a colour is missing, and everybody else on the rest.

    >>> arranged(spaces_of(("scout", "any", "fighter")), Crew.table["labourer-fighter-criminal"])
    ('criminal', 'labourer', 'fighter')
    """
    left = list(crew.workers)
    found: dict[int, str] = {}
    for stands in (lambda space: space, lambda space: KINDS[CRIMINAL] if space != ANY else ANY):
        for i, space in enumerate(spaces.printed):
            if i not in found and stands(space) in left:
                found[i] = stands(space)
                left.remove(found[i])
    return tuple(found[i] if i in found else left.pop(0) for i in range(spaces.size))
