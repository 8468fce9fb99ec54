"""Leaving tables, archiving them, and removing them for good."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Select, delete, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.server.hall.hall import Hall
from throneroom.server.hall.live_table import LiveTable
from throneroom.server.hall.table_info import info
from throneroom.server.people.accounts import Person
from throneroom.server.protocol import MyTable
from throneroom.server.refusal import Refusal
from throneroom.server.storage import sql
from throneroom.server.storage.archive import delete_tables, hold, read_rows
from throneroom.server.storage.rows import SeatRow, TableRow
from throneroom.server.tables import remind, saga
from throneroom.server.tables.close import close
from throneroom.server.tables.resign import stand_in
from throneroom.server.tables.seat import get_up, write_seats


def tables_of(person: Person) -> Select[Any]:
    """The tables that a person hosts or sits at, except those they have removed."""
    tables, seats, away = sql.tables.c, sql.seats.c, sql.put_away.c
    seated = select(seats.table).where(seats.person == person.id)
    removed = select(away.table).where(away.person == person.id, away.removed)
    return select(sql.tables).where(
        or_(tables.host == person.id, tables.id.in_(seated)), tables.id.not_in(removed)
    )


def _is_away(person: Person) -> ColumnElement[bool]:
    """Whether a person has archived a table."""
    away = sql.put_away.c
    return sql.tables.c.id.in_(select(away.table).where(away.person == person.id))


async def mine(hall: Hall, person: Person, *, archived: bool) -> list[MyTable]:
    """A person's tables, the latest first: the archived ones, or all others."""
    is_away = _is_away(person)
    query = tables_of(person).where(is_away if archived else ~is_away)
    query = query.order_by(sql.tables.c.updated.desc()).limit(hall.settings.limits.tables_listed)
    async with hall.database.reading() as connection:
        rows = await read_rows(connection, query)
    now = time.time()
    return [
        MyTable(
            **msgspec.structs.asdict(info(row, seats, hall.shelf.find(row.id))),
            archived=archived,
            prompt=_prompt(row, seats, person),
            left=_left(row, seats, person, now),
            reminder=remind.news(row),
            may_remind=remind.may_remind(row, seats, person.id, now),
        )
        for row, seats in rows
    ]


def _prompt(row: TableRow, seats: list[SeatRow], person: Person) -> Any:
    """The question that a person is asked at a table, as a `Message`."""
    if row.status != "running":
        return None
    for seat, prompt in zip(row.asked, row.prompts, strict=False):
        if seats[seat].person == person.id and seats[seat].bot is None:
            return prompt
    return None


def _left(row: TableRow, seats: list[SeatRow], person: Person, now: float) -> float | None:
    """The seconds left to the person if they are asked, otherwise the least that any awaited player
    has left."""
    if row.status != "running" or (known := row.clock_and_times) is None:
        return None
    run = {seat: known[1].left_at(seat, now) for seat in row.asked if seats[seat].bot is None}
    own = [left for seat, left in run.items() if seats[seat].person == person.id]
    return max(0.0, min(own or run.values(), default=0.0)) if run else None


async def archive(hall: Hall, person: Person, ids: Sequence[str], *, archived: bool) -> int:
    """Archives tables for one person, or takes them out again; others do not see it. Returns their
    number."""
    away = sql.put_away.c
    async with hall.database.writing() as connection:
        found = tables_of(person).where(sql.tables.c.id.in_(ids)).with_only_columns(sql.tables.c.id)
        known = list((await connection.execute(found)).scalars())
        await connection.execute(
            delete(sql.put_away).where(away.person == person.id, away.table.in_(known))
        )
        if archived and known:
            await connection.execute(
                insert(sql.put_away),
                [{"table": id, "person": person.id, "removed": False} for id in known],
            )
    return len(known)


async def leave(hall: Hall, live: LiveTable, person: Person) -> None:
    """Leaves a table. Before the start the seat becomes free; in a game with others a bot plays
    until the person comes back. The caller holds the table's lock."""
    if live.row.status == "open":
        if live.row.host == person.id and not _others(live.row, live.seats, person):
            await close(hall, live, person)
        else:
            await get_up(hall, live, person)
        return
    if not live.seats_of(person.id):
        raise Refusal("not_allowed", "You do not sit at this table.")
    if live.row.status == "running" and live.players() - {person.id}:
        bot = stand_in(live)
        mine = [live.seats[seat] for seat in live.seats_of(person.id)]
        left = [replace(seat, bot=bot) for seat in mine if seat.bot is None]
        if left:
            await write_seats(hall, live, person, *left)
            await hall.go_on(live)


async def remove(hall: Hall, live: LiveTable, person: Person) -> None:
    """Removes a table from a person's list. It is deleted when nobody else keeps it. The caller
    holds its lock."""
    if live.row.status == "open":
        await close(hall, live, person)
        return
    people = _people(live.row, live.seats)
    if person.id not in people:
        raise Refusal("not_allowed", "You do not sit at this table.")
    if live.row.status == "running" and people != {person.id}:
        raise Refusal("not_now", "The game goes on: resign, or agree to stop.")
    if live.row.saga is not None:  # its book keeps it, even if the game is deleted
        await saga.keep(hall, live.row.saga)
    away = sql.put_away.c
    async with hall.database.writing() as connection:
        await hold(connection, live.id, live.row.status)
        await connection.execute(
            delete(sql.put_away).where(away.table == live.id, away.person == person.id)
        )
        await connection.execute(
            insert(sql.put_away).values(table=live.id, person=person.id, removed=True)
        )
        query = select(away.person).where(away.table == live.id, away.removed)
        if not people <= set((await connection.execute(query)).scalars()):
            return
        changed = await _delete(hall, connection, [live.id])
    hall.shelf.forget(live)
    for id in changed:
        hall.reader.changed(id)


async def sweep(hall: Hall, person: Person) -> int:
    """Deletes all unfinished games that a person plays alone and has not archived. Returns their
    number."""
    query = tables_of(person).where(sql.tables.c.status != "finished", ~_is_away(person))
    async with hall.database.writing() as connection:
        rows = await read_rows(connection, query)
        alone = [row.id for row, seats in rows if is_alone(row, seats, person)]
        changed = await _delete(hall, connection, alone)
    for id in alone:
        if (live := hall.shelf.find(id)) is not None:
            hall.shelf.forget(live)
    for id in changed:
        hall.reader.changed(id)
    return len(alone)


def is_alone(row: TableRow, seats: Sequence[SeatRow], person: Person) -> bool:
    """Whether nobody else plays there, not even at the same screen, and nobody else is expected."""
    kinds = [seat.kind for seat in seats if seat.kind != "bot"]
    return _people(row, seats) == {person.id} and kinds in ([], ["person"])


def _others(row: TableRow, seats: Sequence[SeatRow], person: Person) -> set[str]:
    return _people(row, seats) - {person.id}


def _people(row: TableRow, seats: Sequence[SeatRow]) -> set[str]:
    return {row.host, *(seat.person for seat in seats if seat.person is not None)}


async def _delete(hall: Hall, connection: AsyncConnection, ids: list[str]) -> list[str]:
    """Deletes tables and tells other processes. Returns the tables that no longer refer to them."""
    changed = await delete_tables(connection, ids)
    for id in (*ids, *changed):
        await hall.announce(connection, id)
    return changed
