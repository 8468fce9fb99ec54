"""Tables in the storage: reading them, and putting new ones there."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Select, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.server import protocol as p
from throneroom.server import schema
from throneroom.server.entries import Entry, read_entry
from throneroom.server.live import SeatRow, TableRow
from throneroom.server.refusal import Refusal


class Page(NamedTuple):
    """A table as the storage has it."""

    row: TableRow
    seats: list[SeatRow]
    chat: list[p.ChatLine]


async def read_page(connection: AsyncConnection, id: str, chat_since: int, chat_kept: int) -> Page:
    """Raises `Refusal` where there is no such table."""
    found = await connection.execute(select(schema.tables).where(schema.tables.c.id == id))
    row = found.first()
    if row is None:
        raise not_there()
    said = await connection.execute(
        select(schema.chat)
        .where(schema.chat.c.table == id, schema.chat.c.number > chat_since)
        .order_by(schema.chat.c.number.desc())
        .limit(chat_kept)
    )
    lines = [p.ChatLine(c.number, c.name, c.person, c.text, c.at) for c in said]
    seats = await read_seats(connection, [id])
    return Page(TableRow(**row._mapping), seats[id], lines[::-1])


async def read_rows(
    connection: AsyncConnection, query: Select[Any]
) -> list[tuple[TableRow, list[SeatRow]]]:
    """Tables and who sits there, without the games themselves."""
    rows = [TableRow(**row._mapping) for row in await connection.execute(query)]
    seats = await read_seats(connection, [row.id for row in rows])
    return [(row, seats[row.id]) for row in rows]


async def read_seats(connection: AsyncConnection, ids: list[str]) -> dict[str, list[SeatRow]]:
    found = await connection.execute(
        select(schema.seats)
        .where(schema.seats.c.table.in_(ids))
        .order_by(schema.seats.c.table, schema.seats.c.seat)
    )
    seats: dict[str, list[SeatRow]] = {id: [] for id in ids}
    for s in found:
        seats[s.table].append(SeatRow(s.seat, s.kind, s.person, s.name, s.bot, s.invite))
    return seats


async def read_entries(connection: AsyncConnection, id: str, since: int = 0) -> list[Entry]:
    """A table's record, from a number on."""
    query = (
        select(schema.entries.c.entry)
        .where(schema.entries.c.table == id, schema.entries.c.number >= since)
        .order_by(schema.entries.c.number)
    )
    return [read_entry(entry) for entry in (await connection.execute(query)).scalars()]


async def write_table(
    connection: AsyncConnection, row: TableRow, seats: list[SeatRow], entries: Sequence[Entry]
) -> None:
    """A new table with its seats, and entries where it does not begin at the beginning."""
    now = time.time()
    await connection.execute(insert(schema.tables).values(**as_values(row)))
    await connection.execute(
        insert(schema.seats), [{"table": row.id, **as_values(seat)} for seat in seats]
    )
    if entries:
        await connection.execute(
            insert(schema.entries),
            [
                {"table": row.id, "number": i, "entry": msgspec.to_builtins(e), "at": now}
                for i, e in enumerate(entries)
            ],
        )


async def hold(connection: AsyncConnection, id: str, status: str | None = None) -> None:
    """Lets no other process change who sits at a table, start it or talk there until this
    transaction ends. Raises `Refusal` where it is gone, or not in that `status` any more."""
    query = select(schema.tables.c.status).where(schema.tables.c.id == id)
    found = (await connection.execute(query.with_for_update(key_share=True))).scalar()
    if found is None:
        raise not_there()
    if status not in (None, found):
        raise Refusal("too_late", "The table has changed; look again.")


def not_there() -> Refusal:
    return Refusal("not_found", "There is no such table.")


def as_values(row: Any) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__slots__}
