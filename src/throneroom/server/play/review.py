"""Reviews of finished games. They are computed in the background, one decision at a time, and only
while a client waits."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
import structlog
from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from throneroom import registry
from throneroom.bots.search import review as searching
from throneroom.bots.search.review import Costly, Decided, Examined, Review
from throneroom.kernel import Answer, Match, Message, Seat
from throneroom.server.play.scheduler import Rank
from throneroom.server.refusal import Refusal
from throneroom.server.storage import sql
from throneroom.server.storage.entries import Answered, Beginning, Entry, numbers_that_hold, steps

if TYPE_CHECKING:
    from throneroom.server.hall.hall import Hall
    from throneroom.server.hall.live_table import LiveTable

log = structlog.get_logger()

T = TypeVar("T")

METHOD = 3
"""The version of the method. Stored reviews of older versions are obsolete."""
PATIENCE = 15.0
"""Seconds without a request after which no client counts as waiting."""
ENOUGH_TO_TELL = 3
"""The number of decisions after which the remaining time can be estimated."""
MOST = 8
"""The most reviews in progress."""
LONGER = 10
"""A factor: a decision may take this many times as long as a bot's answer, since reviews run only
when the processors have nothing else to do."""
PAUSE = 60.0
"""Seconds after which a failed review continues where it stopped."""


class Reviewed(msgspec.Struct, frozen=True):
    """A review, as much of it as is known so far."""

    done: int
    """The number of decisions that are fully examined."""
    of: int
    """The number of decisions to examine; it never changes."""
    whole: bool
    """Whether the review is complete; if not, ask again in a second."""
    seconds_left: int | None
    """An estimate of the time until it is complete."""
    review: Review
    """The review so far: costly decisions may still turn out harmless."""


@dataclass(slots=True, eq=False)
class Looking:
    """A review in progress."""

    decided: list[Decided]
    person: str
    """The person who asked for it first."""
    deep: bool = False
    wanted: float = 0.0
    worked: float = 0.0
    """Seconds of work so far."""
    examined: dict[int, Examined] = field(default_factory=dict)
    judged: dict[int, Costly | None] = field(default_factory=dict)
    """Second examinations of decisions that seemed costly. This and `examined` are by number of the
    decision."""
    task: asyncio.Task[None] | None = None
    failed: float | None = None
    """The time at which it failed."""

    @property
    def is_wanted(self) -> bool:
        return time.monotonic() - self.wanted < PATIENCE

    @property
    def goes_on(self) -> bool:
        return self.task is not None and not self.task.done()

    def seen(self) -> list[Examined]:
        return [self.examined[number] for number in sorted(self.examined)]

    def told(self) -> Reviewed:
        seen = self.seen()
        unsettled = [one for one in searching.suspects(seen) if one.number not in self.judged]
        done, of = len(seen) - len(unsettled), len(self.decided)
        costly = searching.worst(self.costly())
        sure = [one for one in costly if one.sure]
        review = Review(searching.chances(seen, sure), costly, self.deep)
        return Reviewed(done, of, False, self._seconds_left(), review)

    def costly(self) -> list[Costly]:
        """The decisions that are known to be costly, and those that seem so."""
        sure = [one for one in self.judged.values() if one is not None]
        seeming = [
            one.costly
            for one in searching.suspects(self.seen())
            if one.costly is not None and one.number not in self.judged
        ]
        return sure + seeming

    def _seconds_left(self) -> int | None:
        """Seconds that the remaining tries will take at the speed so far."""
        if len(self.examined) < ENOUGH_TO_TELL:
            return None
        tries = {one.number: one for one in self.decided}
        done = sum(tries[number].tries for number in self.examined)
        done += sum(tries[number].again for number in self.judged)
        of = sum(one.tries for one in self.decided) / searching.FIRST
        if len(self.examined) == len(self.decided):
            again = searching.suspects(self.seen())
            of = searching.FIRST * of + sum(tries[one.number].again for one in again)
        return max(1, round(self.worked * (of - done) / done))


class ReviewRoom:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._looking: dict[str, Looking] = {}

    async def close(self) -> None:
        tasks = [looking.task for looking in self._looking.values() if looking.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def is_at_rest(self) -> bool:
        return not self._hall.pool.has_background

    @property
    def goes_on(self) -> bool:
        """Whether a review is being computed."""
        return any(looking.goes_on for looking in self._looking.values())

    async def ask(
        self, live: LiveTable, begin: Beginning, person: str, *, deep: bool = False
    ) -> Reviewed:
        """The review of a finished game so far. Work on it goes on while clients ask. A deep review
        replaces the quick one."""
        version = f"{live.game.rules_version}.{METHOD}"
        looking = self._looking.get(live.id)
        if looking is not None and deep and not looking.deep:
            if looking.task is not None:
                looking.task.cancel()
            del self._looking[live.id]
            looking = None
        if looking is None:
            stored = await self._stored(live.id, version)
            if stored is not None and stored.deep >= deep:
                return Reviewed(1, 1, True, None, stored)
            self._make_room(person)
            entries = await self._hall.entries(live.id)
            found = await asyncio.to_thread(all_decided, begin, entries, people(live), deep)
            looking = self._looking.setdefault(live.id, Looking(found, person, deep))
        if looking.failed is not None and time.monotonic() - looking.failed < PAUSE:
            raise Refusal(
                "unavailable",
                "The review was interrupted; it goes on in a minute.",
                Message("refused-review"),
            )
        looking.failed = None
        looking.wanted = time.monotonic()
        if not looking.goes_on:
            looking.task = asyncio.create_task(self._look(live, looking, version))
        return looking.told()

    def _make_room(self, person: str) -> None:
        """Drops reviews that no client waits for. Raises `Refusal` where there are too many."""
        theirs = sum(one.person == person and one.goes_on for one in self._looking.values())
        if theirs >= self._hall.settings.limits.reviews_per_person:
            raise Refusal("too_many", "You have asked for several reviews; let one come first.")
        idle = [id for id, looking in self._looking.items() if not looking.goes_on]
        for id in idle[: max(0, len(self._looking) + 1 - MOST)]:
            del self._looking[id]
        if len(self._looking) >= MOST:
            raise Refusal("too_many", "Too many games are being reviewed; wait a little.")

    async def _look(self, live: LiveTable, looking: Looking, version: str) -> None:
        game, decided = live.row.game, looking.decided
        try:
            first = {one.number: (game, one) for one in searching.in_order(decided)}
            if not await self._work(looking, examine, first, looking.examined):
                return
            better = {one.number: one.better for one in searching.suspects(looking.seen())}
            again = {
                one.number: (game, one, better[one.number])
                for one in decided
                if one.number in better
            }
            if await self._work(looking, judge, again, looking.judged):
                await self._store(live.id, version, whole(live, looking))
                if self._looking.get(live.id) is looking:
                    del self._looking[live.id]
        except Exception:
            looking.failed = time.monotonic()
            log.exception("review_failed", table=live.id)
        finally:
            others = [other for other in self._looking.values() if other is not looking]
            if not any(other.goes_on for other in others):
                self._hall.pool.end_background()

    async def _work(
        self,
        looking: Looking,
        work: Callable[..., T],
        jobs: dict[int, tuple[Any, ...]],
        found: dict[int, T],
    ) -> bool:
        """Does the missing jobs while a client waits. Returns whether all are done now."""
        todo = iter([(number, job) for number, job in jobs.items() if number not in found])
        seconds = LONGER * self._hall.settings.bot_seconds

        async def one_after_another() -> None:
            for number, job in todo:
                if not looking.is_wanted:
                    return
                began = time.monotonic()
                found[number] = await self._hall.scheduler.do(
                    Rank.REVIEW, looking.person, work, *job, seconds=seconds
                )
                looking.worked += (time.monotonic() - began) / self._hall.review_processes

        await asyncio.gather(*[one_after_another() for _ in range(self._hall.review_processes)])
        return len(found) == len(jobs)

    # In the storage

    async def _stored(self, table: str, version: str) -> Review | None:
        reviews = sql.reviews
        query = select(reviews.c.review).where(
            reviews.c.table == table, reviews.c.version == version
        )
        async with self._hall.database.reading() as connection:
            found = (await connection.execute(query)).scalar()
        return msgspec.convert(found, Review) if found is not None else None

    async def _store(self, table: str, version: str, review: Review) -> None:
        reviews = sql.reviews
        values = {"table": table, "version": version, "review": msgspec.to_builtins(review)}
        try:
            async with self._hall.database.writing() as connection:
                await connection.execute(delete(reviews).where(reviews.c.table == table))
                await connection.execute(insert(reviews).values(**values))
        except IntegrityError:
            return  # another process was faster, with the same result


def people(live: LiveTable) -> set[Seat]:
    """The seats to judge: those of people, or all if only bots played."""
    seats = {seat.seat for seat in live.seats if seat.kind == "person"}
    return seats or set(range(len(live.seats)))


def all_decided(
    begin: Beginning, entries: Sequence[Entry], judged: set[Seat], deep: bool
) -> list[Decided]:
    """The decisions of a table, without undone ones, up to the first that does not replay under
    today's rules."""
    held = set(numbers_that_hold(entries))

    def answers() -> Iterator[tuple[int, Match, Answer]]:
        for number, match, _ in steps(begin, entries, as_far_as_it_goes=True):
            if number in held and match.decision is not None:
                entry = entries[number]
                assert isinstance(entry, Answered)
                yield number, match, Answer(entry.seat, entry.kind, entry.keys)

    return searching.decided(answers(), judged, deep=deep)


def whole(live: LiveTable, looking: Looking) -> Review:
    costly = searching.worst([one for one in looking.judged.values() if one])
    chances = searching.chances(looking.seen(), costly)
    outcome = live.outcome()
    if outcome is not None:
        chances.append(searching.ended(live.row.number, outcome))
    return Review(chances, costly, looking.deep)


# In the processes


def examine(slug: str, one: Decided) -> Examined:
    return searching.examine(one, Match.load(registry.game(slug), one.saved, log=False))


def judge(slug: str, one: Decided, better: str | list[str]) -> Costly | None:
    return searching.judge(one, Match.load(registry.game(slug), one.saved, log=False), better)
