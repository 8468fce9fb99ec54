"""Starting the game."""

from __future__ import annotations

import time

from sqlalchemy import func, select, update

from throneroom.kernel import ThroneroomError
from throneroom.server.hall.hall import Hall
from throneroom.server.hall.live_table import LiveTable
from throneroom.server.people.accounts import Person
from throneroom.server.refusal import Refusal
from throneroom.server.storage import sql
from throneroom.server.storage.archive import hold
from throneroom.server.storage.entries import replay
from throneroom.server.storage.rows import beginning, changes_of
from throneroom.server.tables.seat import must_be_open, must_host


async def start(hall: Hall, live: LiveTable, person: Person) -> None:
    """The caller holds the table's lock."""
    must_host(live, person)
    must_be_open(live)
    if any(seat.kind == "open" for seat in live.seats):
        raise _open_seat()
    entries = await hall.entries(live.id)
    try:
        _, match, numbering = await replay(beginning(live.game, live.row, live.seats), entries)
    except ThroneroomError as error:  # imported under other rules
        raise Refusal("not_now", str(error)) from None
    changes = {
        **changes_of(live.row, len(entries), match),
        "rules_version": live.game.rules_version,
        "updated": time.time(),
    }
    try:
        await _store(hall, live, changes)
    except BaseException:
        live.stale = True
        raise
    live.match, live.numbering = match, numbering
    for name, value in changes.items():
        setattr(live.row, name, value)
    live.take_seats()
    live.show_out()
    live.tell_table()
    await hall.go_on(live)


async def _store(hall: Hall, live: LiveTable, changes: dict[str, object]) -> None:
    seats, tables = sql.seats, sql.tables
    async with hall.database.writing() as connection:
        await hold(connection, live.id, live.row.status)
        free = select(func.count()).where(seats.c.table == live.id, seats.c.kind == "open")
        if (await connection.execute(free)).scalar_one():  # a player got up elsewhere
            raise _open_seat()
        await connection.execute(update(tables).where(tables.c.id == live.id).values(**changes))
        await hall.announce(connection, live.id)


def _open_seat() -> Refusal:
    return Refusal("not_now", "There is still an open seat; invite somebody or give it to a bot.")
