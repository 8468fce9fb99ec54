"""Removing a table."""

from __future__ import annotations

from sqlalchemy import delete, update

from throneroom.server.hall.hall import Hall
from throneroom.server.hall.live_table import LiveTable
from throneroom.server.people.accounts import Person
from throneroom.server.storage import sql
from throneroom.server.storage.archive import hold
from throneroom.server.tables.seat import must_be_open, must_host


async def close(hall: Hall, live: LiveTable, person: Person) -> None:
    """Removes a table that has not started, which only the host may do. The game before it in a
    series can then have another sequel. The caller holds the table's lock."""
    must_host(live, person)
    must_be_open(live)
    tables, before = sql.tables, live.row.previous
    async with hall.database.writing() as connection:
        await hold(connection, live.id, live.row.status)
        await connection.execute(delete(tables).where(tables.c.id == live.id))
        await hall.announce(connection, live.id)
        if before is not None:
            await connection.execute(
                update(tables)
                .where(tables.c.id == before, tables.c.next == live.id)
                .values(next=None)
            )
            await hall.announce(connection, before)
    hall.shelf.forget(live)
    hall.reader.changed(before)
