"""The entrance to all tables of this process."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.kernel import Decision
from throneroom.processes import Pool
from throneroom.server.hall.live_table import LiveTable
from throneroom.server.hall.presence import Presence
from throneroom.server.hall.reader import Reader
from throneroom.server.hall.shelf import LOOKED_AT_SECONDS, Shelf
from throneroom.server.hall.tasks import Tasks
from throneroom.server.hall.writer import Writer
from throneroom.server.limits import Buckets
from throneroom.server.play.bots import BotRoom
from throneroom.server.play.hints import HintRoom
from throneroom.server.play.lab import LabRoom
from throneroom.server.play.reactions import Reactions
from throneroom.server.play.review import ReviewRoom
from throneroom.server.play.scheduler import Rank, Room, Scheduler
from throneroom.server.push.calling import Callers
from throneroom.server.refusal import Refusal
from throneroom.server.settings import Settings
from throneroom.server.storage.archive import entries_of, not_there
from throneroom.server.storage.bus import Bus, News, announce
from throneroom.server.storage.database import Database
from throneroom.server.storage.entries import Entry
from throneroom.server.storage.journal import Journal
from throneroom.server.storage.uptime import BEAT_SECONDS, Uptime

T = TypeVar("T")


class Hall:
    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.database = database
        self.process = secrets.token_hex(4)
        self.journal = Journal(database, self.process)
        self.bus = Bus(database, self.process, self._heard, self._is_in_use)
        self.review_processes = max(1, settings.bot_processes // 2)
        self.pool = Pool(
            settings.bot_processes, seconds=settings.bot_seconds, background=self.review_processes
        )
        limits = settings.limits
        rooms = {
            Rank.HINT: Room(limits.hints_per_person, limits.hints_waiting),
            Rank.LOOK: Room(limits.looks_per_person, limits.looks_waiting),
        }
        self.scheduler = Scheduler(self.pool, settings.bot_processes, self.review_processes, rooms)
        self.bots = BotRoom(self)
        self.hints = HintRoom(self)
        self.reviews = ReviewRoom(self)
        self.lab = LabRoom(self)
        self.chatting = Buckets(settings.limits.chat_per_second, settings.limits.chat_burst)
        self.tasks = Tasks()
        self.shelf = Shelf(settings.tables_in_memory, self.bots.is_thinking)
        self.presence = Presence(settings, database, self.process, self.shelf, self.tasks)
        self.reader = Reader(
            settings,
            database,
            self.journal,
            self.bus,
            self.shelf,
            self.presence,
            self.bots,
            self.tasks,
        )
        self.callers = Callers(self, settings, database)
        self.reactions = Reactions(settings.reaction_seconds)
        self.writer = Writer(database, self.journal, self.reader, self.reactions)
        self.uptime = Uptime(database, self.process, lambda: self.reader.heard(None))

    async def open(self) -> None:
        await self.uptime.beat()
        await self.bus.open()
        self.bots.open()
        self.presence.open()
        self.tasks.begin(self._drop_finished())
        self.tasks.begin(self._beat())

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            with suppress(Refusal):  # no answer from storage; the time is given back later
                await self.uptime.beat()

    async def _drop_finished(self) -> None:
        while True:
            await asyncio.sleep(LOOKED_AT_SECONDS)
            self.shelf.drop_finished()

    async def close(self) -> None:
        self.presence.let_everybody_go()
        await self.callers.close()
        await self.bots.close()
        await self.reviews.close()
        await self.lab.close()
        self.scheduler.close()
        await asyncio.to_thread(self.pool.close)
        await self.journal.close()
        await self.writer.keep_checkpoints(self.shelf.tables)
        await self.bus.close()
        await self.tasks.close()
        with suppress(Refusal):
            await self.uptime.beat(stopped=True)

    async def _heard(self, news: News | None) -> None:
        """Handles news from another process. None: news may have been missed, and anything may have
        changed."""
        if news is None or (not news.table and news.person is None):
            await self.reader.heard(None)
        elif news.person is None:
            await self.reader.heard(news)
        elif news.table:
            self.presence.heard(news)
        elif news.now:
            self.presence.rename_session(news.person, news.but, news.now)
        else:
            self.presence.end_sessions(news.person, but=news.but)

    def _is_in_use(self, table: str) -> bool:
        return self.shelf.find(table) is not None or self.reader.is_reading(table)

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Runs some work to its end, even if the client leaves meanwhile."""
        return await self.tasks.finish(work)

    async def table(self, id: str) -> LiveTable:
        """A table, read from storage if it is not in memory. Raises `Refusal`."""
        return await self.reader.table(id)

    async def newest(self, id: str) -> LiveTable:
        """A table as storage has it now, for a client that joins. Raises `Refusal`."""
        return await self.reader.newest(id)

    @asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[LiveTable]:
        """A table, locked: nothing else in this process changes it meanwhile."""
        if self.uptime.is_overdue:  # downtime costs nobody their time
            with suppress(Refusal):
                await self.uptime.beat()
        live = await self.table(id)
        async with self.shelf.holding(live):
            if live.gone:
                raise not_there()
            if self.database.is_postgres and live.row.status == "open":
                # Somebody may have taken a seat through another process just now, and must not be
                # refused because the news has not arrived yet.
                live.stale = True
            await self.reader.catch_up(live)
            yield live

    async def entries(self, id: str) -> list[Entry]:
        """A table's record."""
        return await entries_of(self.database, id)

    async def catch_up(self, live: LiveTable) -> None:
        """Reads the changes of a stale table. The caller holds its lock."""
        await self.reader.catch_up(live)

    async def look_again(self, live: LiveTable) -> bool:
        """Reads a table again before a refusal: the client may have seen newer changes than this
        process has. Returns whether the table has changed. The caller holds its lock."""
        if not self.database.is_postgres:
            return False
        number, live.stale = live.row.number, True
        await self.reader.catch_up(live)
        return live.row.number != number

    async def play(self, live: LiveTable, entry: Entry) -> None:
        """Stores a legal entry, plays it, and goes on. The caller holds the table's lock.

        Raises `Overtaken` where another process has stored an entry first.
        """
        await self.writer.store(live, entry)
        await self.go_on(live)

    def is_full(self, live: LiveTable) -> bool:
        """Whether a game has too many entries to continue."""
        return live.row.number >= 2 * self.settings.limits.answers_per_game

    async def go_on(self, live: LiveTable, due: Decision | None = None) -> None:
        """Answers reactions, including the one that is `due`, tells everybody, and lets bots
        answer. The caller holds the table's lock."""
        with suppress(Refusal):  # storage does not answer; the bots' room tries again
            await self.writer.answer_reactions(live, due)
        live.tell_state()
        if live.row.status == "finished":
            live.tell_table()
        self.bots.consider(live, mine=True)
        self.callers.consider(live)

    async def announce(self, connection: AsyncConnection, table: str) -> None:
        """Tells other processes of a change, as part of its transaction."""
        await announce(self.database, connection, News(self.process, table))


def new_table_id() -> str:
    """A new table's id. It never begins with a dash, which a command would take for a flag."""
    while (id := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return id
