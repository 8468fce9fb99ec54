"""Several processes that search for one answer. Each walks on its own, and their results are merged
at the root. With a limit of tries, the answer does not depend on which process made a walk. The
same holds for a contest, whose tries are shared among processes."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from time import perf_counter
from typing import Any, NamedTuple

from throneroom import registry
from throneroom.bots.search.contest import Imagination, Keys, Opening, Play, Try
from throneroom.bots.search.limit import Limit
from throneroom.bots.search.values import Worth
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


class Share(NamedTuple):
    """Some tries of a contest, for one process."""

    game: str
    seat: Seat
    sealed: dict[str, Any]
    answers: list[Keys]
    tries: list[Try]


def shared(
    game: str, sealed: dict[str, Any], opening: Opening, tries: list[Try], size: int
) -> list[Share]:
    """The tries in shares of that size, in order."""
    return [
        Share(game, opening.seat, sealed, opening.answers, tries[i : i + size])
        for i in range(0, len(tries), size)
    ]


def play_share(share: Share) -> list[Worth]:
    match = Match.load(registry.game(share.game), share.sealed, log=False)
    return imagined(Sight(match, share.seat), share.answers, share.tries)


def imagined(sight: Sight, answers: Sequence[Keys], tries: Iterable[Try]) -> list[Worth]:
    imagination = Imagination(sight, answers)
    return [imagination.play(one) for one in tries]


class ShareWork:
    """The work that a process does for a contest."""

    def open(self) -> Callable[[tuple[int, Share]], tuple[int, list[Worth]]]:
        return lambda part: (part[0], play_share(part[1]))


def play_in_processes(match: Match) -> Play:
    """Makes the tries of a contest in one process for each core."""
    sealed, processes = match.save(), os.cpu_count() or 1

    def play(opening: Opening, tries: list[Try]) -> list[Worth]:
        shares = shared(match.game.slug, sealed, opening, tries, -(-len(tries) // processes))
        with _ONE_AT_A_TIME:
            found = dict(pool_of(processes).play(ShareWork(), list(enumerate(shares))))
        return [one for i in range(len(shares)) for one in found[i]]

    return play


class SearchWork:
    """The work that a process does for a search."""

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
    """The results of all processes, always in the same order."""
    shares = [(share, seed + APART * i) for i, share in enumerate(limit.shares())]
    sealed = sight.sealed()
    if sealed is None or multiprocessing.current_process().daemon:  # it may not start processes
        return [walked(sight, share, own, hurry) for share, own in shares]
    slug, seat = sight.game.slug, sight.seat
    parts = [Part(slug, seat, sealed, share, own, hurry) for share, own in shares]
    with _ONE_AT_A_TIME:
        found = list(pool_of(len(parts)).play(SearchWork(), parts))
    return sorted(found, key=lambda one: one.seed)
