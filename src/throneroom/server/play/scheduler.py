"""The order of work in the processes: which jobs go first, and how long they may think."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, NamedTuple, Protocol, TypeVar

from throneroom.server import metrics
from throneroom.server.refusal import Refusal

T = TypeVar("T")

LEAST_SECONDS = 0.05
"""The shortest thinking time of a search, in seconds, however many wait."""


FORGETTING = 0.99
"""The factor by which the remembered size of a crowd falls with each search."""


class Rank(IntEnum):
    """Kinds of work, the most urgent first."""

    TURN = 0
    """A bot's turn that people wait for."""
    HINT = 1
    LOOK = 2
    """A whole record is read: an import, a page of an old log."""
    ALONE = 3
    """A bot's turn where only bots play."""
    REVIEW = 4
    """Work in the background, in processes of its own."""


def capacity(processes: int, seconds: float) -> tuple[int, int]:
    """The number of searches of different people that can have all their seconds at the same time,
    and the number that finish within twice as long when each has less."""
    return processes, int(processes * seconds / LEAST_SECONDS)


class Room(NamedTuple):
    """The most jobs of one rank that may wait or run."""

    of_person: int
    in_all: int


class Finding(NamedTuple):
    """The result of a search, and the time that it had."""

    result: Any
    share: float
    """The share of the wanted seconds that it had; 1.0 unless the processes are busy."""


class Processes(Protocol):
    def submit(
        self,
        function: Callable[..., T],
        *args: Any,
        background: bool = False,
        seconds: float | None = None,
    ) -> Future[T]: ...


@dataclass(slots=True, eq=False)
class Job:
    rank: Rank
    person: str
    """The person it is for; all people who wait in a rank have equal shares."""
    function: Callable[..., Any]
    args: tuple[Any, ...]
    wanted: float | None
    """The thinking time that a search wants, in seconds; None for other jobs."""
    seconds: float | None
    """Seconds after which it counts as hung; None for the pool's usual limit."""
    done: asyncio.Future[Finding]
    counts: bool = True
    """Whether it takes a place of its own (`Scheduler.place`)."""
    since: float = field(default_factory=time.monotonic)


class Scheduler:
    """Hands jobs to the processes, never more at once than there are processes.

    Jobs of one rank go before those of the next; within a rank everybody has an equal share,
    however much they ask for. Where there are several processes, one of them is reserved for bots'
    turns, and for short parts of other work while no turn waits. When many wait, searches get less
    time, so that all bots play worse before anybody waits long.
    """

    def __init__(
        self, pool: Processes, size: int, background: int, rooms: dict[Rank, Room] | None = None
    ) -> None:
        self._pool = pool
        self._size = size
        self._background = background
        self._rooms = rooms or {}
        self._waiting: dict[Rank, OrderedDict[str, deque[Job]]] = {
            rank: OrderedDict() for rank in Rank
        }
        self._running: set[Job] = set()
        self._searches: Counter[tuple[Rank, str]] = Counter()
        """Searches that wait or run, by rank and person."""
        self._jobs: Counter[tuple[Rank, str]] = Counter()
        """The places that are taken, by rank and person."""
        self._crowds: dict[Rank, float] = dict.fromkeys(Rank, 0.0)
        """The number of people whose searches wait or run, by rank. It falls slowly, so that the
        last of a crowd do not wait for long searches of the others."""
        for rank in Rank:  # An operator's charts begin at zero, not with the first job.
            metrics.JOB_WAITS.labels(rank.name.lower())
            metrics.HURRIED.labels(rank.name.lower())

    # Asking for work

    def _check(self, rank: Rank, person: str) -> None:
        """Raises `Refusal` if a person, or everybody together, has asked for too much."""
        room = self._rooms.get(rank)
        if room is None:
            return
        what = "hints" if rank is Rank.HINT else "games to be read"
        if self._jobs[rank, person] >= room.of_person:
            raise Refusal("too_many", f"You wait for {room.of_person} {what}; let one come first.")
        if sum(n for (its, _), n in self._jobs.items() if its is rank) >= room.in_all:
            raise Refusal("too_many", f"Too many people wait for {what} just now; wait a little.")

    @contextmanager
    def place(self, rank: Rank, person: str) -> Iterator[None]:
        """A place for work that is done in many parts, which are not counted one by one. Raises
        `Refusal` if there is none."""
        self._check(rank, person)
        self._jobs[rank, person] += 1
        try:
            yield
        finally:
            self._jobs[rank, person] -= 1
            self._jobs += Counter()  # drops entries that are zero

    async def do(
        self,
        rank: Rank,
        person: str,
        function: Callable[..., T],
        *args: Any,
        seconds: float | None = None,
        counts: bool = True,
    ) -> T:
        """Calls a function in one of the processes as soon as its turn comes. Raises what the
        function raises. A part of work that already has a place does not count."""
        done: T = (await self._ask(rank, person, function, args, None, seconds, counts)).result
        return done

    async def search(
        self, rank: Rank, person: str, wanted: float, function: Callable[..., Any], *args: Any
    ) -> Finding:
        """Calls a search, whose last argument is the seconds it may think: fewer than `wanted` when
        many wait."""
        return await self._ask(rank, person, function, args, wanted, None)

    async def _ask(
        self,
        rank: Rank,
        person: str,
        function: Callable[..., Any],
        args: tuple[Any, ...],
        wanted: float | None,
        seconds: float | None,
        counts: bool = True,
    ) -> Finding:
        if counts:
            self._check(rank, person)
        done: asyncio.Future[Finding] = asyncio.get_running_loop().create_future()
        job = Job(rank, person, function, args, wanted, seconds, done, counts)
        self._waiting[rank].setdefault(person, deque()).append(job)
        self._count(job, 1)
        self._go_on()
        try:
            return await done
        except asyncio.CancelledError:
            self._drop(job)
            raise

    def _drop(self, job: Job) -> None:
        """Forgets a job for which nobody waits any longer. A running job goes on to its end."""
        people = self._waiting[job.rank]
        jobs = people.get(job.person)
        if jobs is not None and job in jobs:
            jobs.remove(job)
            if not jobs:
                del people[job.person]
            self._count(job, -1)
            self._go_on()

    def close(self) -> None:
        """Drops all jobs that have not begun."""
        for people in self._waiting.values():
            for jobs in people.values():
                for job in jobs:
                    job.done.cancel()
            people.clear()

    def _count(self, job: Job, by: int) -> None:
        key = job.rank, job.person
        counters = [self._jobs] if job.counts else []
        counters += [self._searches] if job.wanted is not None else []
        for counter in counters:
            counter[key] += by
            if not counter[key]:
                del counter[key]

    # The state of affairs

    @property
    def is_hurried(self) -> bool:
        """Whether searching bots now have less time than their level says."""
        return self._granted(self._people(Rank.TURN)) < 1

    def waiting(self, rank: Rank) -> int:
        return sum(len(jobs) for jobs in self._waiting[rank].values())

    # Handing out work

    def _go_on(self) -> None:
        while (job := self._next()) is not None:
            self._begin(job)

    def _next(self) -> Job | None:
        """The next job that may begin now, if any."""
        front = [job.rank for job in self._running if job.rank is not Rank.REVIEW]
        if len(front) < self._size:
            if (job := self._take(Rank.TURN)) is not None:
                return job
            is_room = sum(rank is not Rank.TURN for rank in front) < max(1, self._size - 1)
            for rank in (Rank.HINT, Rank.LOOK, Rank.ALONE):
                if (is_room or self._is_part_next(rank)) and (job := self._take(rank)) is not None:
                    return job
        is_waited_for = any(self._waiting[rank] for rank in Rank if rank is not Rank.REVIEW)
        if not is_waited_for and len(self._running) - len(front) < self._background:
            return self._take(Rank.REVIEW)
        return None

    def _is_part_next(self, rank: Rank) -> bool:
        """Whether the next job is a short part of other work, which no turn waits long for."""
        return any(not jobs[0].counts for jobs in [*self._waiting[rank].values()][:1])

    def _take(self, rank: Rank) -> Job | None:
        """The first job of the person who has waited longest."""
        people = self._waiting[rank]
        if not people:
            return None
        person, jobs = people.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            people[person] = jobs  # behind all others
        return job

    def _begin(self, job: Job) -> None:
        self._running.add(job)
        metrics.JOB_WAITS.labels(job.rank.name.lower()).observe(time.monotonic() - job.since)
        args, share = job.args, 1.0
        if job.wanted is not None:
            crowd = max(self._people(job.rank), FORGETTING * self._crowds[job.rank])
            self._crowds[job.rank] = crowd
            share = self._granted(crowd * self._searches[job.rank, job.person])
            given = max(min(LEAST_SECONDS, job.wanted), job.wanted * share)
            share = given / job.wanted if job.wanted else 1.0
            args = (*args, given)
            if share < 1:
                metrics.HURRIED.labels(job.rank.name.lower()).inc()
        try:
            working = self._pool.submit(
                job.function,
                *args,
                background=job.rank is Rank.REVIEW,
                seconds=job.seconds,
            )
        except RuntimeError:  # the pool of processes has ended
            self._running.discard(job)
            self._count(job, -1)
            job.done.cancel()
            return
        asyncio.wrap_future(working).add_done_callback(lambda its: self._ended(job, share, its))

    def _people(self, rank: Rank) -> int:
        """The number of people whose searches wait or run."""
        return sum(its is rank for its, _ in self._searches)

    def _granted(self, searches: float) -> float:
        """The share of its seconds that each of many searches gets, so that together they take as
        long as one alone."""
        return min(1.0, self._size / max(1.0, searches))

    def _ended(self, job: Job, share: float, working: asyncio.Future[Any]) -> None:
        self._running.discard(job)
        self._count(job, -1)
        error = None if working.cancelled() else working.exception()
        if error is not None:
            metrics.JOBS_FAILED.labels(job.rank.name.lower(), type(error).__name__).inc()
        if job.done.done():
            pass  # nobody waits for it any longer
        elif working.cancelled():
            job.done.cancel()
        elif error is not None:
            job.done.set_exception(error)
        else:
            job.done.set_result(Finding(working.result(), share))
        self._go_on()
