"""Storing entries. Answers of many tables share one transaction, so that a slow disk still serves
hundreds of tables."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
import structlog
from sqlalchemy import Update, bindparam, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from throneroom.server.refusal import Refusal
from throneroom.server.storage.bus import News, announce
from throneroom.server.storage.database import Database
from throneroom.server.storage.entries import Entry
from throneroom.server.storage.sql import entries, tables

log = structlog.get_logger()

BATCH = 500
CLOSING_SECONDS = 5.0


class Stored(NamedTuple):
    """An entry to be stored, with the changes of its table's row."""

    table: str
    number: int
    entry: Entry
    at: float
    changes: dict[str, Any]
    done: asyncio.Future[bool]


class Journal:
    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self._process = process
        self._waiting: asyncio.Queue[Stored] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    async def append(
        self, table: str, number: int, entry: Entry, at: float, changes: dict[str, Any]
    ) -> bool:
        """Stores an entry. False: another entry has that number. Raises `Refusal` where storage
        does not answer; it is then unknown whether the entry was stored."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write())
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(Stored(table, number, entry, at, changes, done))
        return await done

    async def close(self) -> None:
        """Waits for entries on their way, but not for a storage that does not answer."""
        if self._task is None:
            return
        try:
            await asyncio.wait_for(self._waiting.join(), CLOSING_SECONDS)
        except TimeoutError:
            log.warning("journal_cut_off", entries=self._waiting.qsize())
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _write(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < BATCH and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            try:
                await self._settle(batch)
            finally:
                for one in batch:
                    if not one.done.done():  # cut off by the server's end
                        one.done.set_exception(Refusal("unavailable", "The server is closing."))
                    self._waiting.task_done()

    async def _settle(self, batch: list[Stored]) -> None:
        """Stores a batch and reports to each caller."""
        try:
            stored = await self._store(batch)
        except Exception as error:
            if len(batch) > 1 and not isinstance(error, Refusal):
                # One of them can't be stored; the others can.
                for one in batch:
                    await self._settle([one])
                return
            for one in batch:
                if not one.done.done():
                    one.done.set_exception(_refusal(error, one.table))
        else:
            for one in batch:
                if not one.done.done():
                    one.done.set_result((one.table, one.number) in stored)

    async def _store(self, batch: list[Stored]) -> set[tuple[str, int]]:
        # In one order everywhere, so that two processes never wait for each other.
        batch = sorted(batch, key=lambda b: (b.table, b.number))
        insert = _INSERT_POSTGRES if self._database.is_postgres else _INSERT_SQLITE
        rows = [
            {
                "table": b.table,
                "number": b.number,
                "entry": msgspec.to_builtins(b.entry),
                "at": b.at,
            }
            for b in batch
        ]
        async with self._database.writing() as connection:
            result = await connection.execute(insert, rows)
            stored = {(row.table, row.number) for row in result}
            changed = [b for b in batch if (b.table, b.number) in stored]
            if changed:
                await connection.execute(_UPDATE, [_changes(b, _COLUMNS) for b in changed])
            renewed = [b for b in changed if "checkpoint" in b.changes]
            if renewed:
                await connection.execute(
                    _UPDATE_CHECKPOINT, [_changes(b, _CHECKPOINT) for b in renewed]
                )
            for table in sorted({b.table for b in changed}):
                await announce(self._database, connection, News(self._process, table))
        return stored


def _refusal(error: Exception, table: str) -> Refusal:
    if isinstance(error, Refusal):
        return error
    if isinstance(error, IntegrityError):
        return Refusal("not_found", "There is no such table any more.")
    log.error("entry_not_stored", table=table, exc_info=error)
    return Refusal("broken", "This could not be stored.")


_KEYS = (entries.c.table, entries.c.number)
_INSERT_SQLITE = sqlite.insert(entries).on_conflict_do_nothing().returning(*_KEYS)
_INSERT_POSTGRES = postgresql.insert(entries).on_conflict_do_nothing().returning(*_KEYS)
_COLUMNS = (
    "number",
    "asked",
    "status",
    "outcome",
    "turn",
    "prompts",
    "resigned",
    "ending",
    "rules_version",
    "times",
    "updated",
)
_CHECKPOINT = ("checkpoint", "checkpoint_number", "checkpoint_counts")
"""Columns that change now and then."""


def _update(columns: Sequence[str]) -> Update:
    return (
        update(tables)
        .where(tables.c.id == bindparam("the_table"))
        .values({c: bindparam(f"new_{c}") for c in columns})
    )


_UPDATE = _update(_COLUMNS)
_UPDATE_CHECKPOINT = _update(_CHECKPOINT)


def _changes(stored: Stored, columns: Sequence[str]) -> dict[str, Any]:
    """The values that an update binds."""
    values = {**stored.changes, "updated": stored.at}
    return {"the_table": stored.table, **{f"new_{c}": values[c] for c in columns}}
