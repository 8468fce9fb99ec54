"""The end of finished games of guests, which are not kept for ever."""

from __future__ import annotations

import time
from collections import Counter

from sqlalchemy import or_, select

from throneroom.server.hall.hall import Hall
from throneroom.server.storage import sql
from throneroom.server.storage.archive import delete_tables

DAY = 24 * 3600.0
BATCH = 500


async def sweep(hall: Hall) -> int:
    """Deletes finished games of guests that are too old or too many. Returns their number."""
    gone = await _too_old_or_too_many(hall)
    for start in range(0, len(gone), BATCH):
        some = gone[start : start + BATCH]
        async with hall.database.writing() as connection:
            changed = await delete_tables(connection, some)
            for id in (*some, *changed):
                await hall.announce(connection, id)
        for id in some:
            if (live := hall.shelf.find(id)) is not None:
                hall.shelf.forget(live)
        for id in changed:
            hall.reader.changed(id)
    return len(gone)


async def _too_old_or_too_many(hall: Hall) -> list[str]:
    """Finished games, to be deleted, in which nobody has a protected name, not even the host. Games
    of a saga stay with it."""
    days, most = hall.settings.guest_games_days, hall.settings.guest_games
    tables, seats, people = sql.tables.c, sql.seats.c, sql.people.c
    protected = select(people.id).where(people.password.is_not(None))
    kept = select(seats.table).where(seats.person.in_(protected))
    query = (
        select(tables.id, tables.host, tables.updated)
        .where(tables.status == "finished", tables.saga.is_(None))
        .where(~or_(tables.host.in_(protected), tables.id.in_(kept)))
        .order_by(tables.updated.desc())
    )
    async with hall.database.reading() as connection:
        found = (await connection.execute(query)).all()
    oldest = time.time() - days * DAY
    hosted: Counter[str] = Counter()
    gone = []
    for row in found:
        hosted[row.host] += 1
        if (days and row.updated < oldest) or (most and hosted[row.host] > most):
            gone.append(row.id)
    return gone
