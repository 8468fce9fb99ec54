"""The next game of a series, with the same people."""

from __future__ import annotations

import msgspec
from sqlalchemy import update

from throneroom.kernel import Message
from throneroom.registry import game as find_game
from throneroom.server.hall.hall import Hall
from throneroom.server.hall.live_table import LiveTable
from throneroom.server.hall.table_info import series_of
from throneroom.server.people.accounts import Person
from throneroom.server.refusal import Refusal
from throneroom.server.storage import sql
from throneroom.server.storage.archive import write_table
from throneroom.server.storage.rows import TableRow
from throneroom.server.storage.times import Clock
from throneroom.server.tables import chance, saga
from throneroom.server.tables.open import TableWish, check_room, new_row
from throneroom.server.tables.seat import again


async def rematch(hall: Hall, live: LiveTable, person: Person) -> str:
    """The id of the next table. The first request opens it, and everybody keeps their seat. The
    caller holds the table's lock."""
    if not live.seats_of(person.id):
        raise Refusal("not_allowed", "You do not sit at this table.")
    if live.row.status != "finished":
        raise Refusal("not_now", "The game is not over yet.")
    if live.row.next is not None:
        return live.row.next
    if live.row.saga is not None:
        following = (await saga.go_on(hall, live.row.saga, person)).id
        row = None
    else:
        row = _next_row(live, person)
        following = row.id
    tables = sql.tables
    async with hall.database.writing() as connection:
        if row is not None:
            await check_room(connection, hall.settings.limits, person)
        won = await connection.execute(
            update(tables)
            .where(tables.c.id == live.id, tables.c.next.is_(None))
            .values(next=following)
        )
        if won.rowcount != 1:  # another process was faster
            live.stale = True
            raise Refusal("too_late", "Somebody has opened the next game already.")
        if row is not None:
            await write_table(connection, row, [again(seat) for seat in live.seats], ())
        await hall.announce(connection, live.id)
    live.row.next = following
    live.tell_table()
    hall.callers.call_others(live, "rematch", person.id, following)
    return following


def _next_row(live: LiveTable, person: Person) -> TableRow:
    assert live.match is not None
    sequel = live.match.sequel(chance.new_seed(), live.outcome())
    if sequel is None:
        raise Refusal("not_now", "The series ends with this game.", Message("refused-series-over"))
    game = find_game(sequel.slug)
    if sequel.options.players != len(live.seats):
        raise Refusal("not_now", "The next game is for another number of players.")
    row = live.row
    clock = msgspec.convert(row.clock, Clock) if row.clock is not None else None
    wish = TableWish(
        game.slug, public=row.public, spectators=row.spectators, hints=row.hints, clock=clock
    )
    series = series_of(row)
    return new_row(
        person,
        game,
        sequel.options,
        wish,
        previous=live.id,
        series=msgspec.to_builtins(series) if series is not None else None,
    )
