"""News between server processes on one PostgreSQL: LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.server.storage.database import UNREACHABLE, Database

CHANNEL = "throneroom"
RETRY_SECONDS = 0.5
HEARTBEAT_SECONDS = 10.0
"""Seconds between two questions to the database on the connection that listens."""
ANSWER_SECONDS = 10.0
"""Seconds that the database has to answer such a question."""

log = structlog.get_logger()


class News(msgspec.Struct, frozen=True, array_like=True):
    """A change of a table; or, with a person, that they are at the table or have left it."""

    process: str
    table: str
    person: str | None = None
    here: bool = True


async def announce(database: Database, connection: AsyncConnection, news: News) -> None:
    """Tells the other processes, as part of the transaction that changes something."""
    if database.is_postgres:
        await connection.execute(
            text("SELECT pg_notify(:channel, :notice)"),
            {"channel": CHANNEL, "notice": msgspec.json.encode(news).decode()},
        )


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
    ) -> None:
        self._database = database
        self._process = process
        self._heard = heard
        self._task: asyncio.Task[None] | None = None
        self._pending: set[asyncio.Task[None]] = set()
        self.listening = asyncio.Event()

    async def open(self) -> None:
        if self._database.is_postgres:
            self._task = asyncio.create_task(self._listen())
            await asyncio.wait_for(self.listening.wait(), 30)

    async def close(self) -> None:
        tasks = [*self._pending, *([self._task] if self._task is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _listen(self) -> None:
        while True:
            with suppress(*UNREACHABLE):
                async with self._database.listening() as connection:
                    await self._listen_at(connection)
            self.listening.clear()
            log.warning("bus_lost")
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen_at(self, connection: Any) -> None:
        lost = asyncio.Event()
        connection.add_termination_listener(lambda *_: lost.set())
        await connection.add_listener(CHANNEL, self._receive)
        self.listening.set()
        self._call(None)
        while not await _comes(lost, HEARTBEAT_SECONDS):
            # A network that swallows packets cuts no connection; a query notices.
            await asyncio.wait_for(connection.execute("SELECT 1"), ANSWER_SECONDS)

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
