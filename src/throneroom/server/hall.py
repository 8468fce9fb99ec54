"""All tables: reading them from the storage, keeping those in use, storing what happens there."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec
import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.kernel import AnyGame, Match, UnknownGame
from throneroom.registry import game as find_game
from throneroom.server import metrics
from throneroom.server import protocol as p
from throneroom.server.archive import Page, not_there, read_entries, read_page
from throneroom.server.bots import BotRoom
from throneroom.server.bus import Bus, News, announce
from throneroom.server.database import Database
from throneroom.server.entries import Beginning, Entry, Undone, apply, never_taken_back, replayed
from throneroom.server.journal import Journal
from throneroom.server.limits import Buckets
from throneroom.server.live import PRESENCE_LASTS, Live, SeatRow, TableRow
from throneroom.server.refusal import Refusal
from throneroom.server.review import ReviewRoom
from throneroom.server.settings import Settings
from throneroom.server.upgrade import upgraded
from throneroom.server.watcher import NOT_FOUND, Watcher

log = structlog.get_logger()

T = TypeVar("T")

PRESENCE_SECONDS = PRESENCE_LASTS / 3
RECOVERY_SECONDS = 1.0
IN_USE_SECONDS = 1.0
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


class Hall:
    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.database = database
        self.process = secrets.token_hex(4)
        self.journal = Journal(database, self.process)
        self.bus = Bus(database, self.process, self._heard)
        self.bots = BotRoom(self)
        self.reviews = ReviewRoom(self)
        self.talking = Buckets(settings.limits.chat_per_second, settings.limits.chat_burst)
        self._live: dict[str, Live] = {}
        self._reading: dict[str, asyncio.Task[None]] = {}
        self._missed: set[str] = set()
        """Tables that changed elsewhere while they were being read here."""
        self._recovering: set[str] = set()
        self._at_work: set[asyncio.Task[Any]] = set()
        self._presence: asyncio.Task[None] | None = None
        self._closing = False

    async def open(self) -> None:
        await self.bus.open()
        await self.bots.open()
        if self.database.is_postgres:
            self._presence = asyncio.create_task(self._tell_presence())

    async def close(self) -> None:
        self.let_everybody_go()
        if self._presence is not None:
            self._presence.cancel()
        await self.bots.close()
        await self.reviews.close()
        await self.journal.close()
        await self.bus.close()
        for task in self._at_work:
            task.cancel()
        await asyncio.gather(*self._at_work, return_exceptions=True)

    def let_everybody_go(self) -> None:
        """The server stops. Nobody new is let in."""
        self._closing = True
        for live in list(self._live.values()):
            live.let_go()

    @property
    def is_empty(self) -> bool:
        return not any(live.watchers for live in self._live.values())

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Does what has been begun, even if whoever asked for it goes away meanwhile."""
        return await asyncio.shield(self._begin(work))

    def _begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)
        return task

    # Tables in memory

    @property
    def in_memory(self) -> int:
        return len(self._live)

    def find(self, id: str) -> Live | None:
        """A table that happens to be in memory, as it was when last heard of."""
        return self._live.get(id)

    async def table(self, id: str) -> Live:
        """A table, read from the storage if it is not in memory. Raises `Refusal`.

        It is not put away before the caller waits for something else.
        """
        while True:
            live = self._live.get(id)
            if live is None:
                await self._read_once(id)
            elif live.stale:
                async with self._holding(live):
                    await self._catch_up(live)
                self.bots.consider(live, mine=False)
            else:
                break
        live.touched = time.monotonic()
        return live

    @asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[Live]:
        """A table, for as long as nobody else may change it."""
        live = await self.table(id)
        async with self._holding(live):
            if live.gone:
                raise not_there()
            if self.database.is_postgres and live.row.status == "open":
                # Somebody may have sat down through another process a moment ago, and nobody
                # should be refused for news that is still on its way.
                live.stale = True
            await self._catch_up(live)
            yield live

    @asynccontextmanager
    async def _holding(self, live: Live) -> AsyncIterator[None]:
        live.users += 1
        try:
            async with live.lock:
                yield
        finally:
            live.users -= 1

    def _put_away(self) -> None:
        """Forgets tables that nobody uses, the longest unused first, when there are too many. One
        that has just been read stays: whoever asked for it is about to use it."""
        surplus = len(self._live) - self.settings.tables_in_memory
        if surplus <= 0:
            return
        before = time.monotonic() - IN_USE_SECONDS
        idle = [
            t
            for t in self._live.values()
            if t.touched < before
            and not t.watchers
            and not t.users
            and not self.bots.is_thinking(t.id)
        ]
        for live in sorted(idle, key=lambda t: t.touched)[: max(surplus, len(idle) // 10)]:
            del self._live[live.id]

    def forget(self, live: Live) -> None:
        """The table is no more."""
        live.gone = True
        if self._live.get(live.id) is live:
            del self._live[live.id]
        live.let_go(NOT_FOUND, "not_found")

    def changed(self, id: str | None) -> None:
        """Another table's doing changed this one, if it is in memory: it is read again."""
        live = self._live.get(id) if id is not None else None
        if live is not None:
            live.stale = True
            self._begin(self._refresh(live))

    # Coming and going

    def join(self, live: Live, person: str | None, seat: int | None, since: int) -> Watcher:
        """Somebody comes to a table, and is told how it stands. Raises `Refusal`."""
        if self._closing:
            raise Refusal("unavailable", "The server is closing.")
        self.check_room(live, person)
        own = live.seats_of(person)
        at = seat if seat in own else (own[0] if own else None)
        watcher = Watcher(person, at, self.settings.limits.queue_bytes)
        live.add(watcher, since)
        live.tell_table()
        watcher.send(p.encode(p.Said(live.chat)))
        live.tell_state([watcher], anew=True)
        self._tell_of(live, person, here=True)
        return watcher

    def leave(self, live: Live, watcher: Watcher) -> None:
        live.remove(watcher)
        live.tell_table()
        if watcher.person is not None and not any(
            w.person == watcher.person for w in live.watchers
        ):
            self._tell_of(live, watcher.person, here=False)

    def check_room(self, live: Live, person: str | None) -> None:
        """Raises `Refusal` where a table can't take another connection of this person's."""
        limits = self.settings.limits
        if not live.may_watch(person):
            raise Refusal("not_allowed", "This table is not for spectators.")
        theirs = sum(w.person == person for w in live.watchers)
        if person is not None and theirs >= limits.sockets_per_person:
            raise Refusal("too_many", "You have too many connections to this table.")
        if live.seats_of(person):
            return
        spectators = sum(not live.seats_of(w.person) for w in live.watchers)
        if spectators >= limits.spectators_per_table:
            raise Refusal("too_many", "This table has as many spectators as it can take.")

    def _tell_of(self, live: Live, person: str | None, *, here: bool) -> None:
        """Other processes can't see who is connected to this one."""
        if person is not None and self.database.is_postgres and live.seats_of(person):
            self._begin(self._announce([News(self.process, live.id, person, here)]))

    def tell_of_all(self, live: Live) -> None:
        """After seats have changed hands: somebody who was a spectator may be somebody now."""
        for person in {w.person for w in live.watchers}:
            self._tell_of(live, person, here=True)

    async def _announce(self, news: list[News]) -> None:
        try:
            async with self.database.writing() as connection:
                for one in news:
                    await announce(self.database, connection, one)
        except Refusal:
            return  # presence is told again and again

    async def _tell_presence(self) -> None:
        while True:
            await asyncio.sleep(PRESENCE_SECONDS)
            here = [
                News(self.process, live.id, person)
                for live in list(self._live.values())
                for person in {w.person for w in live.watchers if live.seats_of(w.person)}
            ]
            if here:
                await self._announce(here)

    # Reading

    async def entries(self, id: str) -> list[Entry]:
        """A table's record."""
        async with self.database.reading() as connection:
            return await read_entries(connection, id)

    async def _read_once(self, id: str) -> None:
        """However many ask for a table at once, it is read one time."""
        if not TABLE_ID.fullmatch(id):
            raise not_there()
        task = self._reading.get(id)
        if task is None:
            task = self._reading[id] = self._begin(self._read(id))
            task.add_done_callback(lambda _: self._reading.pop(id, None))
        await asyncio.shield(task)

    async def _read(self, id: str) -> None:
        self._missed.discard(id)
        async with self.database.reading() as connection:
            page = await read_page(connection, id, 0, self.settings.limits.chat_kept)
            entries = await read_entries(connection, id)
        live = Live(page.row, page.seats, _installed(page.row.game), chat=page.chat)
        if page.row.status != "open":
            await self._play(live, page, entries)
        live.stale = id in self._missed
        self._missed.discard(id)
        self._live[id] = live
        self._put_away()
        # On PostgreSQL, what changed a moment ago may be another process's to go on with.
        quiet = time.time() - page.row.updated > self.settings.bot_patience
        self.bots.consider(live, mine=quiet or not self.database.is_postgres)

    async def _play(self, live: Live, page: Page, entries: list[Entry]) -> None:
        """Puts a table's match on it, replayed. Where the rules have changed since, a running game
        goes on from its last checkpoint."""
        began = time.perf_counter()
        begin = beginning(live.game, page.row, page.seats)
        try:
            if page.row.rules_version == live.game.rules_version:
                match = await replay(begin, entries)
            elif page.row.status != "running":
                match = await replay(begin, entries, as_far_as_it_goes=True)
            else:
                match = await self._upgrade(begin, page.row, entries)
        except Refusal:
            raise
        except Exception as error:
            log.error("table_unreadable", table=live.id, exc_info=error)
            raise Refusal(
                "unavailable", "This table does not fit the rules that are installed here."
            ) from error
        page.row.number = len(entries)
        live.row, live.seats, live.match = page.row, page.seats, match
        live.sure = len(match.events) if never_taken_back(entries) else 0
        metrics.REPLAYS.observe(time.perf_counter() - began)

    async def _upgrade(self, begin: Beginning, row: TableRow, entries: list[Entry]) -> Match:
        """Goes on under mended rules: that is a new position in the record."""
        version = begin.game.rules_version
        if row.rules_version > version:
            raise Refusal("unavailable", "This table is played by newer rules than this server's.")
        match, position = upgraded(begin, row, entries)
        changes = {
            **changes_of(row, len(entries) + 1, match, always=True),
            "rules_version": version,
        }
        stored = await self.journal.append(row.id, len(entries), position, time.time(), changes)
        if not stored:
            raise Refusal("unavailable", "The table is just being brought up to date. Try again.")
        entries.append(position)
        old = row.rules_version
        for name, value in changes.items():
            setattr(row, name, value)
        log.info("table_upgraded", table=row.id, game=row.game, old=old, new=row.rules_version)
        return match

    async def _catch_up(self, live: Live) -> None:
        """Reads what is new, after others changed a table or nobody knows whether they did, and
        once more if there was news meanwhile. The caller holds the table's lock."""
        while live.stale:
            live.stale = False
            try:
                await self._read_news(live)
            except BaseException as error:
                if isinstance(error, Refusal) and error.code == "not_found":
                    self.forget(live)
                live.stale = True
                raise

    async def _read_news(self, live: Live) -> None:
        said = live.chat[-1].number if live.chat else 0
        number, started = live.row.number, live.match is not None
        sat = [seat.person for seat in live.seats]
        async with self.database.reading() as connection:
            page = await read_page(connection, live.id, said, self.settings.limits.chat_kept)
            anew = not started or page.row.rules_version != live.row.rules_version
            news = await read_entries(connection, live.id, since=0 if anew else number)
        if not anew:
            page.row.number = number  # as each entry is played it counts up
            live.row, live.seats = page.row, page.seats
            for entry in news:
                live.apply(entry)
        elif page.row.status == "open":
            live.row, live.seats = page.row, page.seats
        else:
            await self._play(live, page, news)
            live.take_seats()
            live.look_again()
        live.chat = [*live.chat, *page.chat][-self.settings.limits.chat_kept :]
        if [seat.person for seat in live.seats] != sat:
            self.tell_of_all(live)
        live.show_out()
        live.tell_table()
        if anew or live.row.number != number:
            live.tell_state()
        if page.chat:
            live.tell_chat(page.chat)

    async def _heard(self, news: News | None) -> None:
        """Another process changed a table, has somebody there, or (None) anything may have been."""
        if news is not None and news.person is not None:
            live = self._live.get(news.table)
            if live is not None and live.heard_of(news.person, news.process, news.here):
                live.tell_table()
            return
        if news is None:
            self._missed.update(self._reading)
            changed = list(self._live.values())
        else:
            if news.table in self._reading:
                self._missed.add(news.table)
            changed = [live] if (live := self._live.get(news.table)) is not None else []
        for live in changed:
            live.stale = True
        for live in changed:
            if live.watchers and not await self._refresh(live):
                self._recover_in_time(live)

    async def _refresh(self, live: Live) -> bool:
        """Whether the table is up to date now."""
        try:
            async with self._holding(live):
                await self._catch_up(live)
        except Refusal as refusal:
            return refusal.code == "not_found"
        self.bots.consider(live, mine=False)
        return True

    def _recover_in_time(self, live: Live) -> None:
        if live.id not in self._recovering:
            self._recovering.add(live.id)
            self._begin(self._recover(live))

    async def _recover(self, live: Live) -> None:
        """Nobody knows how the table stands. As soon as the storage answers again, those who watch
        are told."""
        try:
            while live.watchers and live.stale and not await self._refresh(live):
                await asyncio.sleep(RECOVERY_SECONDS)
        finally:
            self._recovering.discard(live.id)

    # Storing

    async def store(self, live: Live, entry: Entry) -> None:
        """Stores an entry and plays it. The caller holds the table's lock and has seen that it is
        legal."""
        ahead = await self._ahead(live, entry)
        number = live.row.number
        changes = changes_of(live.row, number + 1, ahead, always=isinstance(entry, Undone))
        stored = False
        try:
            stored = await self.journal.append(live.id, number, entry, time.time(), changes)
        finally:
            if not stored:  # or nobody knows whether it was
                live.stale = True
                self._recover_in_time(live)
        if not stored:
            raise Refusal("too_late", "This decision has been answered already.")
        try:
            live.apply(entry)
        except BaseException:
            live.stale = True
            raise
        for name, value in changes.items():
            setattr(live.row, name, value)
        live.row.updated = time.time()
        metrics.ENTRIES.labels(live.row.game, type(entry).__name__.lower()).inc()

    async def _ahead(self, live: Live, entry: Entry) -> Match:
        """The match as it will be. It must not show before it is stored."""
        assert live.match is not None
        if isinstance(entry, Undone):  # a clone does not know the way back
            begin = beginning(live.game, live.row, live.seats)
            return await replay(begin, [*await self.entries(live.id), entry])
        return apply(live.game, live.match.clone(), entry)

    async def announce(self, connection: AsyncConnection, table: str) -> None:
        await announce(self.database, connection, News(self.process, table))


def changes_of(row: TableRow, number: int, match: Match, *, always: bool = False) -> dict[str, Any]:
    """What a table's row says after an entry. Its checkpoint is renewed where the match is at one,
    or `always`: after an undo the last one may be of what was taken back."""
    decision, outcome = match.decision, match.outcome
    renewed = always or decision is None or decision.checkpoint
    return {
        "number": number,
        "asked": decision.seat if decision is not None else None,
        "status": "running" if decision is not None else "finished",
        "checkpoint": match.save() if renewed else row.checkpoint,
        "checkpoint_number": number if renewed else row.checkpoint_number,
        "outcome": msgspec.to_builtins(outcome) if outcome is not None else None,
        "rules_version": row.rules_version,
    }


def beginning(game: AnyGame, row: TableRow, seats: list[SeatRow]) -> Beginning:
    names = [seat.name or "" for seat in seats]
    return Beginning(game, row.options, int(row.seed), names if all(names) else [])


async def replay(
    begin: Beginning, entries: Sequence[Entry], *, as_far_as_it_goes: bool = False
) -> Match:
    """The match after these entries. Others are served meanwhile."""
    return await asyncio.to_thread(replayed, begin, entries, as_far_as_it_goes=as_far_as_it_goes)


def _installed(slug: str) -> AnyGame:
    try:
        return find_game(slug)
    except UnknownGame as error:
        raise Refusal("unavailable", "This table's game is not installed here.") from error


def new_table_id() -> str:
    return secrets.token_urlsafe(9)
