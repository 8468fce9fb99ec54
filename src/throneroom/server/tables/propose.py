"""Ending a game early, with the consent of all who play."""

from __future__ import annotations

from typing import Literal

import msgspec
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.server.hall.hall import Hall
from throneroom.server.hall.live_table import LiveTable
from throneroom.server.people.accounts import Person
from throneroom.server.protocol import Proposal
from throneroom.server.refusal import Overtaken, Refusal
from throneroom.server.storage import sql
from throneroom.server.storage.archive import hold
from throneroom.server.storage.entries import Stopped
from throneroom.server.tables.answer import must_run

Kind = Literal["stop", "abandon"]
HOW: dict[str, Literal["agreed", "abandoned"]] = {"stop": "agreed", "abandon": "abandoned"}


async def propose(hall: Hall, live: LiveTable, person: Person, kind: Kind) -> None:
    """Proposes to end the game: as it stands ("stop"), or without a result ("abandon"). With nobody
    to ask, it ends at once. To propose what another has proposed is to agree. The caller holds the
    table's lock."""
    must_play(live, person)
    if live.players() == {person.id}:
        await end(hall, live, kind)
        return
    async with hall.database.writing() as connection:
        old = await read(connection, live)
        if old is not None and old.kind == kind and old.declined is None:
            new = agreed(old, person)
        elif old is not None and old.by == person.id and is_fresh(old, live):
            raise Refusal("not_now", "This was declined just now; play on a little first.")
        else:
            new = Proposal(kind, person.id, [person.id], number=live.row.number)
        await write(hall, connection, live, new)
    await settle(hall, live, new)
    if new.agreed == [person.id]:
        hall.callers.call_others(live, kind, person.id)


async def consent(hall: Hall, live: LiveTable, person: Person, *, agree: bool) -> None:
    """Agrees to what another has proposed, or declines it; the proposer takes it back. The caller
    holds the table's lock."""
    must_play(live, person)
    async with hall.database.writing() as connection:
        old = await read(connection, live)
        if old is None or old.declined is not None:
            raise Refusal("too_late", "Nothing is proposed any more.")
        new: Proposal | None
        if agree:
            new = agreed(old, person)
        elif old.by == person.id:
            new = None
        else:
            new = msgspec.structs.replace(old, declined=person.id)
        await write(hall, connection, live, new)
    await settle(hall, live, new)


def must_play(live: LiveTable, person: Person) -> None:
    must_run(live)
    if person.id not in live.players():
        raise Refusal("not_allowed", "You do not play at this table.")


def is_fresh(declined: Proposal, live: LiveTable) -> bool:
    """Whether nothing has happened since it was proposed."""
    return declined.declined is not None and declined.number == live.row.number


def agreed(proposal: Proposal, person: Person) -> Proposal:
    return msgspec.structs.replace(
        proposal, agreed=list(dict.fromkeys([*proposal.agreed, person.id]))
    )


async def read(connection: AsyncConnection, live: LiveTable) -> Proposal | None:
    """The proposal as storage has it. No other process changes it before the transaction ends."""
    await hold(connection, live.id, live.row.status)
    query = select(sql.tables.c.proposal).where(sql.tables.c.id == live.id)
    found = (await connection.execute(query)).scalar()
    return msgspec.convert(found, Proposal) if found is not None else None


async def write(
    hall: Hall, connection: AsyncConnection, live: LiveTable, proposal: Proposal | None
) -> None:
    stored = msgspec.to_builtins(proposal) if proposal is not None else None
    await connection.execute(
        update(sql.tables).where(sql.tables.c.id == live.id).values(proposal=stored)
    )
    await hall.announce(connection, live.id)
    live.row.proposal = stored


async def settle(hall: Hall, live: LiveTable, proposal: Proposal | None) -> None:
    """Ends the game where all have agreed, and tells everybody."""
    if proposal is not None and live.players() <= set(proposal.agreed):
        await end(hall, live, proposal.kind)
    else:
        live.tell_table()


async def end(hall: Hall, live: LiveTable, kind: Kind) -> None:
    while True:
        must_run(live)
        try:
            return await hall.play(live, Stopped(HOW[kind]))
        except Overtaken:  # somebody has answered meanwhile
            await hall.catch_up(live)
