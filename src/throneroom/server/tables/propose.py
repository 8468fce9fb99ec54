"""Proposals that need the consent of all players: ending a game early, a bot in somebody's
place."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Literal

import msgspec
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.kernel import Message, Seat
from throneroom.server.hall.hall import Hall
from throneroom.server.hall.live_table import LiveTable
from throneroom.server.people.accounts import Person
from throneroom.server.protocol import Proposal
from throneroom.server.refusal import Overtaken, Refusal
from throneroom.server.storage import sql
from throneroom.server.storage.archive import hold
from throneroom.server.storage.entries import Stopped
from throneroom.server.tables.answer import must_run
from throneroom.server.tables.seat import write_seats
from throneroom.server.tables.takeover import decent_bot, must_be_played_by_a_person

Kind = Literal["stop", "abandon", "take_over"]
HOW: dict[str, Literal["agreed", "abandoned"]] = {"stop": "agreed", "abandon": "abandoned"}
HOUR = 3600.0


async def propose(
    hall: Hall, live: LiveTable, person: Person, kind: Kind, seat: Seat | None = None
) -> None:
    """Proposes to end the game with the result as it stands ("stop") or without a result
    ("abandon"), or to let a bot play for the person at a seat ("take_over"). If there is nobody to
    ask, it is done at once. Proposing what another player has already proposed means to agree. The
    caller holds the table's lock."""
    must_play(live, person)
    wanted = _wanted(hall, live, person, kind, seat)
    async with hall.database.writing() as connection:
        old = await read(connection, live)
        if old is not None and (old.kind, old.seat) == (kind, wanted.seat) and not old.declined:
            new = agreed(old, person)
        elif old is not None and old.by == person.id and is_fresh(old, live):
            raise Refusal(
                "not_now",
                "Your last offer was declined just now; play on a little first.",
                Message("refused-declined"),
            )
        else:
            new = wanted
        await write(hall, connection, live, new)
    await settle(hall, live, new)
    if new.agreed == [person.id]:
        hall.callers.call_others(live, kind, person.id)


def _wanted(hall: Hall, live: LiveTable, person: Person, kind: Kind, seat: Seat | None) -> Proposal:
    number = live.row.number
    if kind != "take_over":
        return Proposal(kind, person.id, [person.id], number=number)
    if seat is None:
        raise Refusal("bad_request", "seat: whose place a bot is to take.")
    row = must_be_played_by_a_person(live, seat)
    if row.person == person.id:
        raise Refusal("bad_request", "This seat is your own; let a bot play without asking.")
    until = time.time() + hall.settings.silence_hours * HOUR
    return Proposal(kind, person.id, [person.id], number=number, seat=seat, until=until)


async def consent(hall: Hall, live: LiveTable, person: Person, *, agree: bool) -> None:
    """Agrees to another player's proposal or declines it; the proposer withdraws it. The caller
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
    """Whether nothing has happened since the declined proposal was made."""
    return declined.declined is not None and declined.number == live.row.number


def agreed(proposal: Proposal, person: Person) -> Proposal:
    return msgspec.structs.replace(
        proposal, agreed=list(dict.fromkeys([*proposal.agreed, person.id]))
    )


async def read(connection: AsyncConnection, live: LiveTable) -> Proposal | None:
    """The stored proposal. No other process changes it before the transaction ends."""
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
    """Carries out a proposal on which all agree, and tells everybody."""
    if proposal is None or still_asked(live, proposal, time.time()):
        live.tell_table()
    elif proposal.kind != "take_over":
        await end(hall, live, proposal.kind)
    else:
        assert proposal.seat is not None
        await forget(hall, live)
        row = live.seats[proposal.seat]
        await write_seats(hall, live, None, replace(row, bot=decent_bot(live.game)))
        await hall.go_on(live)


def still_asked(live: LiveTable, proposal: Proposal, now: float) -> set[str]:
    """The people whose consent is missing. A player who is out of time is not asked whether to
    stop; a person for whom a bot should play, and who does not come back, is asked only for a
    while."""
    missing = live.players() - set(proposal.agreed)
    if proposal.kind != "take_over":
        return {
            person
            for person in missing
            if not any(live.is_out_of_time(seat, now) for seat in live.seats_of(person))
        }
    assert proposal.seat is not None
    owner = live.seats[proposal.seat].person
    if owner is not None and proposal.until is not None and now >= proposal.until:
        missing -= set() if live.is_present(owner) else {owner}
    return missing


async def forget(hall: Hall, live: LiveTable) -> None:
    async with hall.database.writing() as connection:
        await read(connection, live)
        await write(hall, connection, live, None)


async def here_again(hall: Hall, live: LiveTable, person: str | None) -> None:
    """Withdraws a proposal to let a bot play for this person, who has just answered. The caller
    holds the table's lock."""
    proposal = live.row.proposal
    if proposal is None or proposal.get("kind") != "take_over" or live.row.status != "running":
        return
    if proposal["seat"] in live.seats_of(person):
        await forget(hall, live)
        live.tell_table()


async def end(hall: Hall, live: LiveTable, kind: Kind) -> None:
    while True:
        must_run(live)
        try:
            return await hall.play(live, Stopped(HOW[kind]))
        except Overtaken:  # somebody has answered meanwhile
            await hall.catch_up(live)
