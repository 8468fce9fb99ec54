"""News between processes, by LISTEN and NOTIFY on PostgreSQL. Each table has a channel of its own,
and a process listens to the channels of the tables that it has in memory.

An SQLite file has only one server, but `throneroom admin` changes it as well: it leaves notices
among the facts, and the server looks for them.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from sqlalchemy import delete, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.server.refusal import Refusal
from throneroom.server.storage.database import LISTENER, UNREACHABLE, Database
from throneroom.server.storage.sql import facts

CHANNEL = "throneroom"
"""The channel for everything that does not concern a single table."""
NOTICE = "notice-"
"""The prefix of the names of notices; the time in nanoseconds follows."""
NOTICE_SECONDS = 60
"""Seconds after which a notice is outdated."""
LOOK_SECONDS = 1.0
"""Seconds between two looks for notices."""
RETRY_SECONDS = 0.5
HEARTBEAT_SECONDS = 10.0
"""Seconds between two queries on the connection that listens."""
ANSWER_SECONDS = 10.0
"""Seconds that the database has to answer such a query."""

log = structlog.get_logger()


class News(msgspec.Struct, frozen=True, array_like=True):
    """A change of a table; or, with a person, that they have arrived at the table or left it.
    Without a table, anything may have changed, or a person's sessions have ended."""

    process: str
    table: str
    person: str | None = None
    here: bool = True
    but: str = ""
    """The one session of that person that does not end."""
    now: str = ""
    """The new name of that session; then no session ends."""


async def leave_notice(database: Database, connection: AsyncConnection, news: News) -> None:
    """Tells any server on the same database, as part of a transaction."""
    if database.is_postgres:
        await announce(database, connection, news)
        return
    now = time.time_ns()
    old = f"{NOTICE}{now - NOTICE_SECONDS * 10**9:020}"
    await connection.execute(
        delete(facts).where(facts.c.name.startswith(NOTICE), facts.c.name < old)
    )
    value = msgspec.json.encode(news).decode()
    await connection.execute(insert(facts).values(name=f"{NOTICE}{now:020}", value=value))


async def announce(database: Database, connection: AsyncConnection, news: News) -> None:
    """Tells the other processes, as part of the transaction that makes the change."""
    if database.is_postgres:
        await connection.execute(
            text("SELECT pg_notify(:channel, :notice)"),
            {"channel": channel_of(news.table), "notice": msgspec.json.encode(news).decode()},
        )


def channel_of(table: str) -> str:
    return f"{CHANNEL} {table}" if table else CHANNEL


async def _comes(event: asyncio.Event, seconds: float) -> bool:
    try:
        await asyncio.wait_for(event.wait(), seconds)
    except TimeoutError:
        return False
    return True


class Bus:
    """Calls `heard` with the news of other processes, and with None after an interruption in which
    news may have been missed."""

    def __init__(
        self,
        database: Database,
        process: str,
        heard: Callable[[News | None], Coroutine[Any, Any, None]],
        is_in_use: Callable[[str], bool],
    ) -> None:
        self._database = database
        self._process = process
        self._heard = heard
        self._is_in_use = is_in_use
        """A function that says whether a table is in memory or just being read."""
        self._tables: set[str] = set()
        """The tables for which news is wanted."""
        self._connection: Any = None
        self._lost = asyncio.Event()
        """Set when the connection can no longer be used."""
        self._using = asyncio.Lock()
        """A lock, because the connection does one thing at a time."""
        self._task: asyncio.Task[None] | None = None
        self._pending: set[asyncio.Task[None]] = set()
        self.listening = asyncio.Event()

    async def open(self) -> None:
        if self._database.is_postgres:
            self._task = asyncio.create_task(self._listen())
            await asyncio.wait_for(self.listening.wait(), 30)
        else:
            self._task = asyncio.create_task(self._look())

    async def close(self) -> None:
        tasks = [*self._pending, *([self._task] if self._task is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _look(self) -> None:
        """Looks for notices in an SQLite file."""
        last = f"{NOTICE}{time.time_ns():020}"
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            query = (
                select(facts)
                .where(facts.c.name > last, facts.c.name.startswith(NOTICE))
                .order_by(facts.c.name)
            )
            with suppress(Refusal):
                async with self._database.reading() as connection:
                    found = (await connection.execute(query)).all()
                for row in found:
                    last = row.name
                    self._receive(None, 0, CHANNEL, row.value)

    async def _listen(self) -> None:
        while True:
            with suppress(*UNREACHABLE):
                async with self._database.apart(LISTENER) as connection:
                    await self._listen_at(connection)
            self.listening.clear()
            log.warning("bus_lost")
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen_at(self, connection: Any) -> None:
        lost = self._lost = asyncio.Event()
        connection.add_termination_listener(lambda *_: lost.set())
        try:
            async with self._using:
                self._tables = set(filter(self._is_in_use, self._tables))
                for channel in (CHANNEL, *map(channel_of, self._tables)):
                    await connection.add_listener(channel, self._receive)
                self._connection = connection
            self.listening.set()
            self._call(None)
            while not await _comes(lost, HEARTBEAT_SECONDS):
                # If the network drops packets, the connection stays open; only a query notices.
                async with self._using:
                    await asyncio.wait_for(connection.execute("SELECT 1"), ANSWER_SECONDS)
                await self._forget_tables(connection)
        finally:
            self._connection = None

    async def listen_to(self, table: str) -> None:
        """Receives the news of a table from now on. While the connection is lost, this waits for
        the next one, after which everything is read again."""
        if not self._database.is_postgres or table in self._tables:
            return
        async with self._using:
            self._tables.add(table)
            if self._connection is None:
                return
            listening = self._connection.add_listener(channel_of(table), self._receive)
            try:
                await asyncio.wait_for(listening, ANSWER_SECONDS)
            except UNREACHABLE:
                self._lost.set()

    async def _forget_tables(self, connection: Any) -> None:
        """Stops listening to tables that are no longer in memory."""
        for table in [table for table in self._tables if not self._is_in_use(table)]:
            async with self._using:
                if not self._is_in_use(table):  # somebody may have asked for it meanwhile
                    self._tables.discard(table)
                    await connection.remove_listener(channel_of(table), self._receive)

    def _receive(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        try:
            news = msgspec.json.decode(payload, type=News)
        except msgspec.DecodeError:
            log.warning("bus_unreadable")
            return
        if news.process != self._process:
            self._call(news)

    def _call(self, news: News | None) -> None:
        task = asyncio.create_task(self._hear(news))
        self._pending.add(task)
        task.add_done_callback(self._pending.discard)

    async def _hear(self, news: News | None) -> None:
        try:
            await self._heard(news)
        except Exception:
            log.exception("news_failed", table=news.table if news else None)
