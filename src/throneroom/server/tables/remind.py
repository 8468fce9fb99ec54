"""A friendly reminder to players whose answers are awaited, once a day per table."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec
from sqlalchemy import select, update

from throneroom.kernel import Message
from throneroom.server.hall.hall import Hall
from throneroom.server.hall.live_table import LiveTable
from throneroom.server.people.accounts import Person
from throneroom.server.protocol import Reminder
from throneroom.server.refusal import Refusal
from throneroom.server.storage import sql
from throneroom.server.storage.archive import hold
from throneroom.server.storage.rows import SeatRow, TableRow
from throneroom.server.tables.propose import must_play

BETWEEN_SECONDS = 24 * 3600.0
"""The shortest time between two reminders at a table, whoever sends them, in seconds."""


async def remind(hall: Hall, live: LiveTable, person: Person) -> None:
    """Notifies the players whose answers are awaited. The caller holds the table's lock."""
    must_play(live, person)
    others = awaited(live.row, live.seats) - {person.id}
    if not others:
        raise Refusal("not_now", "Nobody else is awaited.")
    now = time.time()
    tables = sql.tables.c
    async with hall.database.writing() as connection:
        await hold(connection, live.id, live.row.status)
        found = await connection.execute(select(tables.reminder).where(tables.id == live.id))
        if not is_due(found.scalar(), now):
            raise Refusal(
                "not_now",
                "Somebody has sent a reminder today already.",
                Message("refused-reminded"),
            )
        stored = msgspec.to_builtins(Reminder(person.id, now))
        await connection.execute(
            update(sql.tables).where(tables.id == live.id).values(reminder=stored)
        )
    live.row.reminder = stored
    for other in others:
        hall.callers.call(live, other, "reminder", person.id)


def awaited(row: TableRow, seats: Sequence[SeatRow]) -> set[str]:
    """The people whose answers a table waits for, according to its row."""
    if row.status != "running":
        return set()
    asked = (seats[seat] for seat in row.asked)
    return {seat.person for seat in asked if seat.person is not None and seat.bot is None}


def may_remind(row: TableRow, seats: Sequence[SeatRow], person: str, now: float) -> bool:
    plays = any(
        seat.person == person and seat.bot is None and seat.seat not in row.resigned
        for seat in seats
    )
    return plays and bool(awaited(row, seats) - {person}) and is_due(row.reminder, now)


def is_due(last: dict[str, float] | None, now: float) -> bool:
    return last is None or now - last["at"] >= BETWEEN_SECONDS


def news(row: TableRow) -> Reminder | None:
    """The reminder that was sent since the last move, if any."""
    if row.reminder is None or row.status != "running":
        return None
    reminder = msgspec.convert(row.reminder, Reminder)
    return reminder if reminder.at >= row.updated else None
