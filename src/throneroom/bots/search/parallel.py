"""Several processes that search for one answer. Each walks on its own, and their results are merged
at the root. With a limit of tries the answer does not depend on where the walks were made."""

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
from throneroom.kernel import Match, Seat, Sight
from throneroom.processes import Pool

APART = 1_000_003
"""The difference between the seeds of two walks."""

_ONE_AT_A_TIME = threading.Lock()


class Part(NamedTuple):
    """The work of one process."""

    game: str
    seat: Seat
    sealed: dict[str, Any]
    limit: Limit
    seed: int
    hurry: bool


class SearchWork:
    """What such a process is told to do."""

    def open(self) -> Callable[[Part], Found]:
        return search


def search(part: Part) -> Found:
    match = Match.load(registry.game(part.game), part.sealed, log=False)
    return walked(Sight(match, part.seat), part.limit, part.seed, part.hurry)


def walked(sight: Sight, limit: Limit, seed: int, hurry: bool) -> Found:
    began = perf_counter()
    walk = Walk(sight, seed)
    walk.run(limit, began, hurry=hurry)
    return walk.found()


@cache
def pool_of(size: int) -> Pool:
    """Processes that search, kept for the next decision. They end with this one."""
    return Pool(size)


def search_in_parallel(sight: Sight, limit: Limit, seed: int, hurry: bool) -> list[Found]:
    """The results of all processes, in an order that is always the same."""
    shares = [(share, seed + APART * i) for i, share in enumerate(limit.shares())]
    sealed = sight.sealed()
    if sealed is None or multiprocessing.current_process().daemon:  # no processes of its own
        return [walked(sight, share, own, hurry) for share, own in shares]
    slug, seat = sight.game.slug, sight.seat
    parts = [Part(slug, seat, sealed, share, own, hurry) for share, own in shares]
    with _ONE_AT_A_TIME:
        found = list(pool_of(len(parts)).play(SearchWork(), parts))
    return sorted(found, key=lambda one: one.seed)
