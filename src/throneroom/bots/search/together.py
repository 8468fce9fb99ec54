"""Several processes that search for one answer: each walks on its own, and what they found is put
together at the root. By tries, the answer is the same wherever the walks were made."""

from __future__ import annotations

import multiprocessing
import threading
from collections.abc import Callable
from functools import cache
from time import perf_counter
from typing import Any, NamedTuple

from throneroom import registry
from throneroom.bots.search.limit import Limit
from throneroom.bots.search.walk import Found, Walk
from throneroom.kernel import Match, Sight
from throneroom.processes import Pool

APART = 1_000_003
"""How far the seeds of the walks are from each other."""

_ONE_AT_A_TIME = threading.Lock()


class Part(NamedTuple):
    """The work of one process."""

    game: str
    sealed: dict[str, Any]
    limit: Limit
    seed: int
    hurry: bool


class Searching:
    """The work of such a process."""

    def open(self) -> Callable[[Part], Found]:
        return search


def search(part: Part) -> Found:
    match = Match.load(registry.game(part.game), part.sealed, log=False)
    return walked(Sight(match), part.limit, part.seed, part.hurry)


def walked(sight: Sight, limit: Limit, seed: int, hurry: bool) -> Found:
    began = perf_counter()
    walk = Walk(sight, seed)
    walk.run(limit, began, hurry=hurry)
    return walk.found()


@cache
def pool_of(size: int) -> Pool:
    """Processes that search, kept for the next decision. They end with this one."""
    return Pool(size)


def search_together(sight: Sight, limit: Limit, seed: int, hurry: bool) -> list[Found]:
    """What each process found, in an order that is always the same."""
    shares = [(share, seed + APART * i) for i, share in enumerate(limit.shares())]
    sealed = sight.sealed()
    if sealed is None or multiprocessing.current_process().daemon:  # no processes of its own
        return [walked(sight, share, own, hurry) for share, own in shares]
    parts = [Part(sight.game.slug, sealed, share, own, hurry) for share, own in shares]
    with _ONE_AT_A_TIME:
        found = list(pool_of(len(parts)).play(Searching(), parts))
    return sorted(found, key=lambda one: one.seed)
