"""Times in which the server was away. Nobody could answer then, so no clock may have run.

Every few seconds a process writes that it is there (a beat). Longer times without a beat from any
process are given back to everybody whose clock was running. The same holds when storage could not
be written, and when the machine slept.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable

import msgspec
import structlog
from sqlalchemy import bindparam, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.server.storage.bus import News, announce
from throneroom.server.storage.database import Database
from throneroom.server.storage.sql import facts, tables
from throneroom.server.storage.times import Times, given_back

log = structlog.get_logger()

BEAT_SECONDS = 5.0
"""Seconds between two beats."""
LATE_SECONDS = 2.0
"""Seconds that a beat may be late on a busy machine."""
NAME = "beat"
STOPPED = " stopped"
"""The end of the last beat of a process that stops."""


class Uptime:
    def __init__(
        self, database: Database, process: str, changed: Callable[[], Awaitable[None]]
    ) -> None:
        self._database = database
        self._process = process
        self._changed = changed
        """Called after clocks were changed."""
        self._last: float | None = None
        """The last beat of this process."""

    @property
    def is_overdue(self) -> bool:
        """Whether something kept this process from writing its beat in time."""
        return self._last is not None and time.time() - self._last > BEAT_SECONDS + LATE_SECONDS

    async def beat(self, *, stopped: bool = False) -> None:
        """Writes that the server is there, or that it stops, and gives back the time in which it
        was away. Raises `Refusal`."""
        async with self._database.writing() as connection:
            before = await self._read(connection)
            now = time.time()
            gap = self._gap(before, now) if before is not None else None
            if gap is not None:
                await self._give_back(connection, gap, now)
            value = f"{now}{STOPPED if stopped else ''}"
            await connection.execute(update(facts).where(facts.c.name == NAME).values(value=value))
        self._last = now
        if gap is not None:
            log.info("time_given_back", seconds=round(now - gap))
            await self._changed()

    async def _read(self, connection: AsyncConnection) -> str | None:
        """The last beat of any process; None if this is the first one ever. No other process can
        write one before this transaction ends."""
        dialect = postgresql if self._database.is_postgres else sqlite
        first = dialect.insert(facts).values(name=NAME, value=str(time.time()))
        if (await connection.execute(first.on_conflict_do_nothing())).rowcount:
            return None
        query = select(facts.c.value).where(facts.c.name == NAME).with_for_update()
        return str((await connection.execute(query)).scalar_one())

    def _gap(self, before: str, now: float) -> float | None:
        """The start of a time in which no process was there; None if there was none. On PostgreSQL
        another process may be there, whose next beat is due."""
        last = float(before.removesuffix(STOPPED))
        is_first = self._last is None and not self._database.is_postgres
        patience = 0.0 if is_first or before.endswith(STOPPED) else BEAT_SECONDS + LATE_SECONDS
        return last if now - last > patience else None

    async def _give_back(self, connection: AsyncConnection, since: float, now: float) -> None:
        query = select(tables.c.id, tables.c.number, tables.c.times)
        running = await connection.execute(query.where(tables.c.status == "running"))
        moved = [
            {
                "the_table": id,
                "the_number": number,
                "new_times": msgspec.to_builtins(
                    given_back(msgspec.convert(times, Times), since, now)
                ),
            }
            for id, number, times in running
            if times is not None
        ]
        if moved:
            await connection.execute(_MOVE, moved)
            await announce(self._database, connection, News(self._process, ""))


_MOVE = (
    update(tables)
    .where(
        tables.c.id == bindparam("the_table"),
        tables.c.number == bindparam("the_number"),  # somebody may have answered just now
    )
    .values(times=bindparam("new_times"))
)
