"""Writes entries in batches, through the driver's own connection and with as few statements as
possible.

Answers are most of what a server writes, and here SQLAlchemy would cost more time than the
database.
"""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from typing import Any, NamedTuple, Protocol

import msgspec

from throneroom.server.storage.bus import News, channel_of
from throneroom.server.storage.database import Database
from throneroom.server.storage.entries import Entry


class Stored(NamedTuple):
    """An entry to store, with the changes of its table's row."""

    table: str
    number: int
    entry: Entry
    at: float
    changes: dict[str, Any]
    done: asyncio.Future[bool]


class Batches(Protocol):
    async def store(self, batch: list[Stored]) -> set[tuple[str, int]]:
        """Stores entries in one transaction. Returns the tables and numbers of those stored; the
        others came too late, because another entry has their number."""

    async def close(self) -> None: ...


def batches(database: Database, process: str) -> Batches:
    return PostgresBatches(database, process) if database.is_postgres else SqliteBatches(database)


PLAIN = ("number", "status", "turn", "ending", "rules_version")
JSON = ("asked", "outcome", "prompts", "resigned", "times")
"""Columns of a table's row that change with each entry."""


def as_json(value: Any) -> str:
    """A value for a JSON column, in the form that SQLAlchemy reads: None is JSON's null."""
    return msgspec.json.encode(value).decode()


def _changes(stored: Stored) -> tuple[Any, ...]:
    changes = stored.changes
    return (
        *[changes[name] for name in PLAIN],
        *[as_json(changes[name]) for name in JSON],
        stored.at,
    )


def _checkpoint(stored: Stored) -> tuple[Any, ...]:
    """The columns of a checkpoint, which change now and then. None: unchanged."""
    changes = stored.changes
    if "checkpoint" not in changes:
        return (None, None, None)
    return (
        as_json(changes["checkpoint"]),
        changes["checkpoint_number"],
        as_json(changes["checkpoint_counts"]),
    )


class SqliteBatches:
    """Batches for SQLite: a connection with a thread of its own, in which a batch is one call."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._connection: sqlite3.Connection | None = None

    async def store(self, batch: list[Stored]) -> set[tuple[str, int]]:
        loop = asyncio.get_running_loop()
        async with self._database.writing_alone():
            return await loop.run_in_executor(self._thread, self._write, batch)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._drop)
        self._thread.shutdown()

    def _write(self, batch: list[Stored]) -> set[tuple[str, int]]:
        if self._connection is None:
            self._connection = self._database.sqlite_connection()
        execute, stored = self._connection.execute, set()
        try:
            execute("BEGIN IMMEDIATE")
            for one in batch:
                key = (one.table, one.number)
                if not execute(_INSERT, (*key, as_json(one.entry), one.at)).rowcount:
                    continue
                stored.add(key)
                execute(_UPDATE, (*_changes(one), one.table))
                if "checkpoint" in one.changes:
                    execute(_UPDATE_CHECKPOINT, (*_checkpoint(one), one.table))
            execute("COMMIT")
        except BaseException:
            self._drop()  # and with it everything uncommitted
            raise
        return stored

    def _drop(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            connection.close()


_INSERT = """
INSERT INTO entries ("table", number, entry, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING
"""
_UPDATE = f"""
UPDATE tables SET {", ".join(f"{name} = ?" for name in (*PLAIN, *JSON))}, updated = ? WHERE id = ?
"""
_UPDATE_CHECKPOINT = """
UPDATE tables SET checkpoint = ?, checkpoint_number = ?, checkpoint_counts = ? WHERE id = ?
"""


class PostgresBatches:
    """Batches for PostgreSQL: a connection of its own, on which a batch is one statement that also
    tells other processes."""

    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self._process = process
        self._open: AsyncExitStack | None = None
        self._connection: Any = None

    async def store(self, batch: list[Stored]) -> set[tuple[str, int]]:
        rows = [
            (
                *(one.table, one.number, as_json(one.entry)),
                *_changes(one),
                *_checkpoint(one),
                *(channel_of(one.table), as_json(News(self._process, one.table))),
            )
            for one in batch
        ]
        async with self._database.writing_alone():
            if self._connection is None or self._connection.is_closed():
                await self._connect()
            try:
                found = await self._connection.fetch(_WRITE, *zip(*rows, strict=True))
            except BaseException:
                await self._drop()
                raise
            return {(row[0], row[1]) for row in found}

    async def close(self) -> None:
        await self._drop()

    async def _connect(self) -> None:
        await self._drop()
        self._open = AsyncExitStack()
        self._connection = await self._open.enter_async_context(
            self._database.apart(JOURNAL, command_timeout=20)
        )

    async def _drop(self) -> None:
        self._connection = None
        if self._open is not None:
            stack, self._open = self._open, None
            await stack.aclose()


JOURNAL = "throneroom journal"
"""The name of this connection for PostgreSQL's operator."""

_GIVEN = {
    "table": "text",
    "old_number": "int",
    "entry": "text",
    "number": "int",
    "status": "text",
    "turn": "int",
    "ending": "text",
    "rules_version": "int",
    **dict.fromkeys(JSON, "text"),
    "at": "float8",
    "checkpoint": "text",
    "checkpoint_number": "int",
    "checkpoint_counts": "text",
    "channel": "text",
    "news": "text",
}
"""The columns of a batch, in the order of its rows, with their types."""

_KINDS = _GIVEN.values()

_WRITE = f"""
WITH given AS (
    SELECT * FROM unnest({", ".join(f"${i + 1}::{kind}[]" for i, kind in enumerate(_KINDS))})
    AS given ({", ".join(f'"{name}"' for name in _GIVEN)})
), stored AS (
    INSERT INTO entries ("table", number, entry, at)
    SELECT "table", old_number, entry::json, at FROM given
    ON CONFLICT DO NOTHING
    RETURNING "table", number
), changed AS (
    UPDATE tables SET
        {", ".join(f"{name} = given.{name}" for name in PLAIN)},
        {", ".join(f"{name} = given.{name}::json" for name in JSON)},
        updated = given.at,
        checkpoint = coalesce(given.checkpoint::json, tables.checkpoint),
        checkpoint_number = coalesce(given.checkpoint_number, tables.checkpoint_number),
        checkpoint_counts = coalesce(given.checkpoint_counts::json, tables.checkpoint_counts)
    FROM given JOIN stored ON stored."table" = given."table" AND stored.number = given.old_number
    WHERE tables.id = given."table"
    RETURNING given."table", given.old_number, pg_notify(given.channel, given.news)
)
SELECT "table", old_number FROM changed
"""
