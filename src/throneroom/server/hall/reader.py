"""Reads tables from storage, and catches up with the changes that other processes have stored."""

from __future__ import annotations

import asyncio
import re
import time
from dataclasses import dataclass

import msgspec
import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.kernel import AnyGame, UnknownGame
from throneroom.registry import game as find_game
from throneroom.server import metrics
from throneroom.server.hall.live_table import LiveTable
from throneroom.server.hall.presence import Presence
from throneroom.server.hall.shelf import Shelf
from throneroom.server.hall.tasks import Tasks
from throneroom.server.play.bots import BotRoom
from throneroom.server.refusal import Refusal
from throneroom.server.settings import Settings
from throneroom.server.storage.archive import (
    StoredTable,
    entries_of,
    not_there,
    read_checkpoint,
    read_entries,
    read_page,
)
from throneroom.server.storage.bus import Bus, News
from throneroom.server.storage.database import Database
from throneroom.server.storage.entries import (
    Beginning,
    Checkpoint,
    Entry,
    Numbering,
    Saved,
    Step,
    checkpoint_after,
    never_taken_back,
    replay,
    replayed_from,
)
from throneroom.server.storage.journal import Journal
from throneroom.server.storage.rows import (
    TableRow,
    beginning,
    changes_of,
    checkpoint_columns,
    take_changes,
)
from throneroom.server.storage.upgrade import upgraded

log = structlog.get_logger()

RECOVERY_SECONDS = 1.0
"""Seconds between two attempts to reach a storage that does not answer."""
LONG = 1_000
"""Entries beyond which a game is not replayed from its beginning when its table is read."""
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


@dataclass(slots=True)
class StoredGame:
    """The stored data of a game."""

    checkpoint: Saved | Checkpoint | None
    entries: list[Entry]
    since: bool = False
    """Whether these are only the entries since the checkpoint."""

    @property
    def base(self) -> Checkpoint | None:
        """The checkpoint that the entries follow."""
        found = self.checkpoint
        return found if self.since and isinstance(found, Checkpoint) else None

    @property
    def number(self) -> int:
        """The number of entries in storage."""
        return len(self.entries) + (base.number if (base := self.base) is not None else 0)

    async def replay(self, begin: Beginning) -> Step:
        """The match after all entries."""
        if (base := self.base) is not None:
            return await asyncio.to_thread(replayed_from, begin.game, base, self.entries)
        return await replay(begin, self.entries)


class Reader:
    def __init__(
        self,
        settings: Settings,
        database: Database,
        journal: Journal,
        bus: Bus,
        shelf: Shelf,
        presence: Presence,
        bots: BotRoom,
        tasks: Tasks,
    ) -> None:
        self._settings = settings
        self._database = database
        self._journal = journal
        self._bus = bus
        self._shelf = shelf
        self._presence = presence
        self._bots = bots
        self._tasks = tasks
        self._reading: dict[str, asyncio.Task[None]] = {}
        self._missed: set[str] = set()
        """Tables that changed elsewhere while they were being read here."""
        self._recovering: set[str] = set()

    async def table(self, id: str) -> LiveTable:
        """A table, with all changes that this process knows of. Raises `Refusal`.

        It is not dropped before the caller awaits something else.
        """
        while True:
            live = self._shelf.find(id)
            if live is None:
                await self._read_once(id)
            elif live.stale or live.is_catching_up or live.is_ahead:
                # Nobody may see a table that is out of date, or ahead of storage.
                async with self._shelf.holding(live):
                    await self.catch_up(live)
                self._bots.consider(live, mine=False)
            else:
                break
        live.touched = time.monotonic()
        return live

    async def newest(self, id: str) -> LiveTable:
        """A table as storage has it now. Another process may have sent a client newer entries than
        this one has read, and a client that moves here must not see an older table."""
        live = self._shelf.find(id)
        if live is not None and self._database.is_postgres:
            live.stale = True
        return await self.table(id)

    def is_reading(self, id: str) -> bool:
        return id in self._reading

    # A table that is not in memory

    async def _read_once(self, id: str) -> None:
        """Reads a table once, however many callers ask for it at the same time."""
        if not TABLE_ID.fullmatch(id):
            raise not_there()
        task = self._reading.get(id)
        if task is None:
            task = self._reading[id] = self._tasks.begin(self._read(id))
            task.add_done_callback(lambda _: self._reading.pop(id, None))
        await asyncio.shield(task)

    async def _read(self, id: str) -> None:
        self._missed.discard(id)
        await self._bus.listen_to(id)
        async with self._database.reading() as connection:
            page = await read_page(connection, id, 0, self._settings.limits.chat_kept)
            live = LiveTable(page.row, page.seats, _installed(page.row.game), chat=page.chat)
            course = StoredGame(None, [])
            if page.row.status != "open":
                course = await self._read_course(connection, page.row, live.game)
        live.standing = page.standing
        if page.row.status != "open":
            await self._play(live, page, course)
        live.called = live.asked_people()  # already notified by whoever stored it
        live.stale = id in self._missed
        self._missed.discard(id)
        self._shelf.put(live)
        # On PostgreSQL another process may be about to continue a game that changed a moment ago.
        quiet = time.time() - page.row.updated > self._settings.bot_patience
        self._bots.consider(live, mine=quiet or not self._database.is_postgres)

    async def course(self, live: LiveTable) -> StoredGame:
        """The stored data of a table's game."""
        async with self._database.reading() as connection:
            return await self._read_course(connection, live.row, live.game)

    async def _read_course(
        self, connection: AsyncConnection, row: TableRow, game: AnyGame
    ) -> StoredGame:
        """The part of a game that is needed to continue it."""
        checkpoint = await read_checkpoint(connection, row.id)
        if (
            row.number > LONG
            and isinstance(checkpoint, Checkpoint)
            and row.rules_version == game.rules_version
        ):
            return StoredGame(
                checkpoint, await read_entries(connection, row.id, checkpoint.number), since=True
            )
        return StoredGame(checkpoint, await read_entries(connection, row.id))

    async def _play(self, live: LiveTable, page: StoredTable, course: StoredGame) -> None:
        """Replays a table's match: from its last checkpoint if it is long, or if it is running and
        the rules have changed since."""
        began = time.perf_counter()
        begin = beginning(live.game, page.row, page.seats)
        try:
            step = await self._replay(begin, page.row, course)
        except Refusal:
            raise
        except Exception as error:
            log.error("table_unreadable", table=live.id, exc_info=error)
            raise Refusal(
                "unavailable", "This table does not fit the rules that are installed here."
            ) from error
        page.row.number = course.number
        live.row, live.seats = page.row, page.seats
        live.take_match(step, course.base, is_final=never_taken_back(course.entries))
        metrics.REPLAYS.observe(time.perf_counter() - began)

    async def _replay(self, begin: Beginning, row: TableRow, course: StoredGame) -> Step:
        """The match after all entries. If they no longer replay, a running game goes on from its
        last checkpoint, and a finished one is shown up to the first entry that fails."""
        is_running = row.status == "running"
        try:
            if row.rules_version == begin.game.rules_version:
                return await course.replay(begin)
            if not is_running:
                return await replay(begin, course.entries, as_far_as_it_goes=True)
        except Exception as error:
            log.error("record_does_not_replay", table=row.id, exc_info=error)
            if course.since:
                course.since = False
                course.entries = await entries_of(self._database, row.id)
            if not is_running:
                return await replay(begin, course.entries, as_far_as_it_goes=True)
        return await self._upgrade(begin, row, course)

    async def _upgrade(self, begin: Beginning, row: TableRow, course: StoredGame) -> Step:
        """Continues a game under fixed rules: the record gets a new position."""
        version, entries = begin.game.rules_version, course.entries
        if row.rules_version > version:
            raise Refusal("unavailable", "This table is played by newer rules than this server's.")
        match, position = upgraded(begin, course.checkpoint, entries)
        number = len(entries) + 1
        step = Step(number, match, Numbering.begin(match, number))
        changes = {
            **changes_of(row, number, match),
            **checkpoint_columns(checkpoint_after(step)),
            "rules_version": version,
        }
        stored = await self._journal.append(row.id, number - 1, position, time.time(), changes)
        if not stored:
            raise Refusal("unavailable", "The table is just being brought up to date. Try again.")
        entries.append(position)
        old = row.rules_version
        take_changes(row, changes)
        log.info("table_upgraded", table=row.id, game=row.game, old=old, new=row.rules_version)
        return step

    # A table that has changed

    async def catch_up(self, live: LiveTable) -> None:
        """Reads the changes of a stale table until it is no longer stale. The caller holds its
        lock."""
        while live.stale:
            live.stale, live.is_catching_up = False, True  # more may change while it is read
            try:
                await self.read_news(live)
            except BaseException as error:
                if isinstance(error, Refusal) and error.code == "not_found":
                    self._shelf.forget(live)
                live.stale = True
                raise
            finally:
                live.is_catching_up = False

    async def read_news(self, live: LiveTable) -> None:
        said = live.chat[-1].number if live.chat else 0
        number, status, started = live.row.number, live.row.status, live.match is not None
        sat, shown, times = [seat.person for seat in live.seats], live.info(), live.row.times
        kept = self._settings.limits.chat_kept
        async with self._database.reading() as connection:
            page = await read_page(connection, live.id, said, kept)
            replaced = not started or page.row.rules_version != live.row.rules_version
            replaced = replaced or page.row.number < number  # a backup was put back
            course = StoredGame(None, [])
            if replaced and page.row.status != "open":
                course = await self._read_course(connection, page.row, live.game)
            elif not replaced:
                course.entries = await read_entries(connection, live.id, since=number)
        if not replaced:
            page.row.number = number  # playing each entry counts it up
            live.row, live.seats = page.row, page.seats
            for entry in course.entries:
                live.apply(entry)
        elif page.row.status == "open":
            live.row, live.seats = page.row, page.seats
        else:
            await self._play(live, page, course)
            live.take_seats()
            live.match_replaced()
        live.called = live.asked_people()
        live.chat = [*live.chat, *page.chat][-kept:]
        told_again = live.standing != page.standing or live.row.times != times
        live.standing = page.standing
        if [seat.person for seat in live.seats] != sat:
            self._presence.seats_changed(live)
        live.show_out()
        if msgspec.structs.replace(live.info(), updated=shown.updated) != shown:
            live.tell_table()  # not after each answer: some concern nobody else
        if replaced or told_again or (live.row.number, live.row.status) != (number, status):
            live.tell_state()
        if page.chat:
            live.tell_chat(page.chat)

    async def heard(self, news: News | None) -> None:
        """Another process has changed a table. None: any table may have changed."""
        if news is None:
            self._missed.update(self._reading)
            changed = self._shelf.tables
        else:
            if news.table in self._reading:
                self._missed.add(news.table)
            changed = [live] if (live := self._shelf.find(news.table)) is not None else []
        for live in changed:
            live.stale = True
        for live in changed:
            if live.watchers and not await self._refresh(live):
                self.recover(live)

    def changed(self, id: str | None) -> None:
        """Reads a table again that this process has changed in storage only, if it is in memory."""
        live = self._shelf.find(id) if id is not None else None
        if live is not None:
            live.stale = True
            self._tasks.begin(self._refresh(live))

    async def _refresh(self, live: LiveTable) -> bool:
        """Reads the changes of a table. Returns whether it is up to date now."""
        try:
            async with self._shelf.holding(live):
                await self.catch_up(live)
        except Refusal as refusal:
            return refusal.code == "not_found"
        self._bots.consider(live, mine=False)
        return True

    def recover(self, live: LiveTable) -> None:
        """Reads a table as soon as storage answers again, and tells its watchers."""
        if live.id not in self._recovering:
            self._recovering.add(live.id)
            self._tasks.begin(self._recover(live))

    async def _recover(self, live: LiveTable) -> None:
        try:
            while live.watchers and live.stale and not await self._refresh(live):
                await asyncio.sleep(RECOVERY_SECONDS)
        finally:
            self._recovering.discard(live.id)


def _installed(slug: str) -> AnyGame:
    try:
        return find_game(slug)
    except UnknownGame as error:
        raise Refusal("unavailable", "This table's game is not installed here.") from error
