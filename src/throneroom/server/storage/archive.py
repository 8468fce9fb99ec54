"""Reads and writes tables."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Select, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.server import protocol as p
from throneroom.server.refusal import Refusal
from throneroom.server.storage import sql
from throneroom.server.storage.database import Database
from throneroom.server.storage.entries import Checkpoint, Entry, Numbering, Saved, read_entry
from throneroom.server.storage.rows import (
    SeatRow,
    StandingAnswers,
    TableRow,
    checkpoint_columns,
)


class StoredTable(NamedTuple):
    """A stored table, without its entries."""

    row: TableRow
    seats: list[SeatRow]
    chat: list[p.ChatLine]
    standing: StandingAnswers


ROW = [
    column
    for column in sql.tables.c
    if column.name not in ("checkpoint", "checkpoint_counts")  # as large as a whole game
]
"""The columns of a `TableRow`."""


async def read_page(
    connection: AsyncConnection, id: str, chat_since: int, chat_kept: int
) -> StoredTable:
    """A table and its latest chat. Raises `Refusal` where there is no such table."""
    found = await connection.execute(select(*ROW).where(sql.tables.c.id == id))
    row = found.first()
    if row is None:
        raise not_there()
    said = await connection.execute(
        select(sql.chat)
        .where(sql.chat.c.table == id, sql.chat.c.number > chat_since)
        .order_by(sql.chat.c.number.desc())
        .limit(chat_kept)
    )
    lines = [p.ChatLine(c.number, c.name, c.person, c.text, c.at, c.points, c.to) for c in said]
    seats = await read_seats(connection, [id])
    standing = await _read_standing(connection, id)
    return StoredTable(TableRow(**row._mapping), seats[id], lines[::-1], standing)


async def _read_standing(connection: AsyncConnection, id: str) -> StandingAnswers:
    columns = sql.standing_answers.c
    query = select(sql.standing_answers).where(columns.table == id)
    return {(row.seat, row.reaction): row.answer for row in await connection.execute(query)}


async def read_rows(
    connection: AsyncConnection, query: Select[Any]
) -> list[tuple[TableRow, list[SeatRow]]]:
    """Tables and who sits there, without the games themselves."""
    found = await connection.execute(query.with_only_columns(*ROW))
    rows = [TableRow(**row._mapping) for row in found]
    seats = await read_seats(connection, [row.id for row in rows])
    return [(row, seats[row.id]) for row in rows]


async def read_seats(connection: AsyncConnection, ids: list[str]) -> dict[str, list[SeatRow]]:
    found = await connection.execute(
        select(sql.seats)
        .where(sql.seats.c.table.in_(ids))
        .order_by(sql.seats.c.table, sql.seats.c.seat)
    )
    seats: dict[str, list[SeatRow]] = {id: [] for id in ids}
    for s in found:
        seats[s.table].append(SeatRow(s.seat, s.kind, s.person, s.name, s.bot, s.invite))
    return seats


async def read_entries(connection: AsyncConnection, id: str, since: int = 0) -> list[Entry]:
    """A table's entries from a number on."""
    query = (
        select(sql.entries.c.entry)
        .where(sql.entries.c.table == id, sql.entries.c.number >= since)
        .order_by(sql.entries.c.number)
    )
    return [read_entry(entry) for entry in (await connection.execute(query)).scalars()]


async def read_checkpoint(connection: AsyncConnection, id: str) -> Saved | Checkpoint | None:
    """The last checkpoint of a table. It is a `Saved` if an older version wrote it, without all
    that a `Checkpoint` needs."""
    tables = sql.tables.c
    query = select(tables.checkpoint, tables.checkpoint_number, tables.checkpoint_counts)
    found = (await connection.execute(query.where(tables.id == id))).one_or_none()
    if found is None or found.checkpoint is None:
        return None
    number, counts = found.checkpoint_number, found.checkpoint_counts
    if counts is None or counts["number"] != number:
        return Saved(number, found.checkpoint)
    return Checkpoint(
        number, found.checkpoint, Numbering.load(counts["numbering"]), counts["events"]
    )


async def entries_of(database: Database, id: str) -> list[Entry]:
    async with database.reading() as connection:
        return await read_entries(connection, id)


async def write_table(
    connection: AsyncConnection,
    row: TableRow,
    seats: list[SeatRow],
    entries: Sequence[Entry],
    checkpoint: Checkpoint | None = None,
) -> None:
    """Writes a new table with its seats, and `entries` for an imported game."""
    saved = checkpoint_columns(checkpoint) if checkpoint is not None else {}
    await connection.execute(insert(sql.tables).values(**as_values(row) | saved))
    await connection.execute(
        insert(sql.seats), [{"table": row.id, **as_values(seat)} for seat in seats]
    )
    if entries:
        await write_entries(connection, row.id, entries)


async def write_entries(
    connection: AsyncConnection, table: str, entries: Sequence[Entry], first: int = 0
) -> None:
    """Writes entries before the game starts; after that, the journal does."""
    now = time.time()
    await connection.execute(
        insert(sql.entries),
        [
            {"table": table, "number": i, "entry": msgspec.to_builtins(e), "at": now}
            for i, e in enumerate(entries, start=first)
        ],
    )


async def delete_tables(connection: AsyncConnection, ids: Sequence[str]) -> list[str]:
    """Deletes tables with their games and chats. Returns the tables before and after them in a
    series."""
    columns = sql.tables.c
    beside = select(columns.id).where(columns.next.in_(ids) | columns.previous.in_(ids))
    neighbours = list((await connection.execute(beside)).scalars())
    await connection.execute(delete(sql.tables).where(columns.id.in_(ids)))
    for column in (columns.next, columns.previous):
        await connection.execute(
            update(sql.tables).where(column.in_(ids)).values({column.name: None})
        )
    return [id for id in neighbours if id not in ids]


async def hold(connection: AsyncConnection, id: str, status: str | None = None) -> None:
    """Locks a table until this transaction ends: no other process can change seats, start the game
    or write chat. Raises `Refusal` if the table is gone or no longer has that `status`."""
    query = select(sql.tables.c.status).where(sql.tables.c.id == id)
    found = (await connection.execute(query.with_for_update(key_share=True))).scalar()
    if found is None:
        raise not_there()
    if status not in (None, found):
        raise Refusal("too_late", "The table has changed; look again.")


def not_there() -> Refusal:
    return Refusal("not_found", "There is no such table.")


def as_values(row: Any) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__slots__}
