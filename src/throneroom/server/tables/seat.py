"""Seats before the start: sitting down, getting up, inviting, swapping."""

from __future__ import annotations

import hmac
import secrets
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, update
from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.server.hall.hall import Hall
from throneroom.server.hall.live_table import LiveTable
from throneroom.server.people.accounts import Person, fingerprint
from throneroom.server.people.seating import name_bots
from throneroom.server.refusal import Refusal
from throneroom.server.storage import sql
from throneroom.server.storage.archive import as_values, hold
from throneroom.server.storage.rows import SeatRow
from throneroom.server.storage.times import after, returned
from throneroom.server.tables.open import SeatWish, check_names, read_seat


def must_host(live: LiveTable, person: Person) -> None:
    if live.row.host != person.id:
        raise Refusal("not_allowed", "Only the host of the table can do this.")


def must_be_open(live: LiveTable) -> None:
    if live.row.status != "open":
        raise Refusal("not_now", "The game has started already.")


def seat_at(live: LiveTable, seat: int) -> SeatRow:
    if not 0 <= seat < len(live.seats):
        raise Refusal("not_found", f"There is no seat {seat} at this table.")
    return live.seats[seat]


async def write_seats(hall: Hall, live: LiveTable, person: Person | None, *rows: SeatRow) -> None:
    """Stores seats and tells everybody. Raises `Refusal` if another process was faster."""
    names = {seat.name for seat in live.seats}
    new = [row for row in rows if row.name not in names]
    try:
        async with hall.database.writing() as connection:
            await hold(connection, live.id, live.row.status)
            if person is not None:
                await check_names(connection, person, new)
            for row in rows:
                done = await connection.execute(
                    update(sql.seats).where(*_unchanged(live, row.seat)).values(**as_values(row))
                )
                if done.rowcount != 1:
                    raise Refusal("too_late", "Somebody was quicker; look again.")
            times = await _move_clock(connection, live, rows)
            await hall.announce(connection, live.id)
    except BaseException:
        live.stale = True
        raise
    for row in rows:
        live.seats[row.seat] = row
    live.row.times = times
    live.show_out()
    live.tell_table()
    hall.presence.seats_changed(live)


async def _move_clock(
    connection: AsyncConnection, live: LiveTable, rows: Sequence[SeatRow]
) -> dict[str, Any] | None:
    """The times after the change of a seat: its clock stops when a bot takes over, and runs again
    when the person takes the seat back."""
    known = live.row.clock_and_times
    if known is None or live.row.status != "running":
        return live.row.times
    clock, times = known
    seats = list(live.seats)
    for row in rows:
        if live.seats[row.seat].bot is not None and row.bot is None:
            times = returned(clock, times, row.seat)
        seats[row.seat] = row
    people = [seat for seat in live.row.asked if seats[seat].bot is None]
    moved: dict[str, Any] = msgspec.to_builtins(after(clock, times, people, time.time()))
    await connection.execute(
        update(sql.tables).where(sql.tables.c.id == live.id).values(times=moved)
    )
    return moved


def _unchanged(live: LiveTable, seat: int) -> list[ColumnElement[bool]]:
    """Conditions that the stored seat is as this process knows it."""
    known = live.seats[seat]
    columns: Any = sql.seats.c
    return [
        columns.table == live.id,
        *(columns[name].is_not_distinct_from(value) for name, value in as_values(known).items()),
    ]


async def sit(
    hall: Hall, live: LiveTable, person: Person, seat: int | None, invite: str | None
) -> None:
    """Takes an open seat: with its link, or any one at a public table."""
    mine = live.seats_of(person.id)
    if mine and (seat is None or seat in mine):
        return
    if invite is not None:
        must_open(live, invite)
    must_be_open(live)
    if invite is not None:
        chosen = [s for s in live.seats if opens(s, invite)]
    elif live.row.public or live.row.host == person.id:
        chosen = [s for s in live.seats if seat in (None, s.seat)]
    else:
        raise Refusal("not_allowed", "This table is private; ask its host for a link.")
    if mine:
        raise Refusal("not_now", "You sit at this table already; get up first.")
    # Without a link, seats with an invitation come last, because they are meant for others.
    free = sorted((s for s in chosen if s.kind == "open"), key=lambda s: s.invite is not None)
    if not free:
        raise Refusal("seat_taken", "That seat is taken.")
    # The link stays with the seat, so that the next person who uses it is told that it has been
    # used.
    row = replace(free[0], kind="person", person=person.id, name=person.name)
    await write_seats(hall, live, person, row)


def must_open(live: LiveTable, invite: str) -> None:
    """Raises `Refusal` if a link no longer opens a seat."""
    meant = [seat for seat in live.seats if opens(seat, invite)]
    if not meant:
        raise Refusal("invite_withdrawn", "This invitation is no longer valid.")
    if all(seat.kind != "open" for seat in meant):
        raise Refusal("invite_used", "Somebody has already used this invitation.")


def opens(seat: SeatRow, invite: str) -> bool:
    return seat.invite is not None and hmac.compare_digest(seat.invite, fingerprint(invite))


async def get_up(hall: Hall, live: LiveTable, person: Person) -> None:
    """Leaves the table before the game starts. The link opens the seat again, for the person who
    got up by mistake and for the host."""
    must_be_open(live)
    mine = [
        SeatRow(seat, "open", invite=live.seats[seat].invite) for seat in live.seats_of(person.id)
    ]
    if not mine:
        raise Refusal("not_now", "You do not sit at this table.")
    await write_seats(hall, live, person, *mine)


async def give(hall: Hall, live: LiveTable, person: Person, seat: int, wish: SeatWish) -> None:
    """Gives a seat to somebody, which only the host may do."""
    must_host(live, person)
    must_be_open(live)
    seat_at(live, seat)
    row = read_seat(hall.settings.limits, live.game, person, seat, wish)
    before = live.seats[seat]
    if before.kind == row.kind == "bot":  # another level keeps the name
        row = replace(row, name=before.name)
    others = [other for other in live.seats if other is not before]
    await write_seats(hall, live, person, *name_bots(live.game, [row], live.id, others))


async def swap(hall: Hall, live: LiveTable, person: Person, one: int, other: int) -> None:
    """Swaps two seats, which only the host may do."""
    must_host(live, person)
    must_be_open(live)
    a, b = seat_at(live, one), seat_at(live, other)
    if a is b:
        return
    await write_seats(
        hall,
        live,
        person,
        SeatRow(a.seat, b.kind, b.person, b.name, b.bot, b.invite),
        SeatRow(b.seat, a.kind, a.person, a.name, a.bot, a.invite),
    )


async def invite(hall: Hall, live: LiveTable, person: Person, seat: int) -> str:
    """A link for an open seat. Only its fingerprint is stored, and an earlier link stops
    working."""
    must_host(live, person)
    must_be_open(live)
    row = seat_at(live, seat)
    if row.kind != "open":
        raise Refusal("seat_taken", "That seat is taken.")
    token = secrets.token_urlsafe(16)
    await write_seats(hall, live, person, replace(row, invite=fingerprint(token)))
    return token


def again(seat: SeatRow) -> SeatRow:
    """The same seat in the next game, without a stand-in bot."""
    if seat.kind == "person":
        return SeatRow(seat.seat, "person", person=seat.person, name=seat.name)
    return seat
