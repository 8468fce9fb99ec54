"""Starting the game."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
from sqlalchemy import func, select, update

from throneroom.kernel import Match, Origin, ThroneroomError
from throneroom.server.hall.hall import Hall
from throneroom.server.hall.live_table import LiveTable
from throneroom.server.people.accounts import Person
from throneroom.server.refusal import Refusal
from throneroom.server.storage import sql
from throneroom.server.storage.archive import hold, write_entries
from throneroom.server.storage.entries import (
    Entry,
    Numbering,
    Position,
    Step,
    apply,
    checkpoint_after,
    is_final,
    never_taken_back,
)
from throneroom.server.storage.rows import (
    Brought,
    beginning,
    changes_of,
    checkpoint_columns,
    gets_fresh_chance,
    take_changes,
    times_after,
)
from throneroom.server.storage.times import Clock, wound_up
from throneroom.server.tables import chance
from throneroom.server.tables.seat import must_be_open, must_host


async def start(hall: Hall, live: LiveTable, person: Person) -> None:
    """Starts the game, which only the host may do. The caller holds the table's lock."""
    must_host(live, person)
    must_be_open(live)
    if any(seat.kind == "open" for seat in live.seats):
        raise _open_seat()
    course = await hall.reader.course(live)
    base, entries = course.base, course.entries
    try:
        step = await course.replay(beginning(live.game, live.row, live.seats))
        fresh = await _fresh_chance(live, step.match, entries)
        if fresh is not None:
            number, match = step.number + 1, apply(live.game, None, fresh)
            step = Step(number, match, Numbering.begin(match, number))
            base, entries = None, [fresh]
    except ThroneroomError as error:  # imported under other rules
        raise Refusal("not_now", str(error)) from None
    checkpoint = checkpoint_after(step) if base is None and is_final(step.match) else None
    changes = {
        **changes_of(live.row, step.number, step.match),
        **(checkpoint_columns(checkpoint) if checkpoint is not None else {}),
        "rules_version": live.game.rules_version,
        "updated": time.time(),
    }
    if live.row.clock is not None:
        live.row.times = msgspec.to_builtins(
            wound_up(msgspec.convert(live.row.clock, Clock), len(live.seats))
        )
        changes["times"] = times_after(live.row, live.seats, changes["asked"], changes["updated"])
    if fresh is not None and live.row.brought is not None:
        changes["origin"] = _made_fresh(live.row.brought)
    try:
        await _store(hall, live, changes, fresh)
    except BaseException:
        live.stale = True
        raise
    live.take_match(step, base, is_final=never_taken_back(entries))
    take_changes(live.row, changes)
    live.take_seats()
    live.show_out()
    live.tell_table()
    await hall.go_on(live)


async def _fresh_chance(live: LiveTable, match: Match, entries: list[Entry]) -> Position | None:
    """The position with which an imported game continues, with hidden cards that nobody knows, if
    anybody besides the importer plays. None: it continues as it is."""
    brought = live.row.brought
    if brought is None and entries:  # imported by a version that did not record the origin
        brought = Brought(live.row.host, Origin("", "record"))
    if brought is None or not gets_fresh_chance(brought, live.seats):
        return None
    fresh = await asyncio.to_thread(match.reshuffled, chance.new_seed())
    return Position({**fresh.save(), "names": []})


def _made_fresh(brought: Brought) -> dict[str, Any]:
    origin = msgspec.structs.replace(brought.origin, fresh=True)
    made: dict[str, Any] = msgspec.to_builtins(msgspec.structs.replace(brought, origin=origin))
    return made


async def _store(
    hall: Hall, live: LiveTable, changes: dict[str, Any], fresh: Position | None
) -> None:
    seats, tables = sql.seats, sql.tables
    async with hall.database.writing() as connection:
        await hold(connection, live.id, live.row.status)
        free = select(func.count()).where(seats.c.table == live.id, seats.c.kind == "open")
        if (await connection.execute(free)).scalar_one():  # a player got up through another process
            raise _open_seat()
        if fresh is not None:
            await write_entries(connection, live.id, [fresh], changes["number"] - 1)
        await connection.execute(update(tables).where(tables.c.id == live.id).values(**changes))
        await hall.announce(connection, live.id)


def _open_seat() -> Refusal:
    return Refusal("not_now", "There is still an open seat; invite somebody or give it to a bot.")
