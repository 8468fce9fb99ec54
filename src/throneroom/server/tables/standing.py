"""Setting a standing answer: always, never, not this turn, or ask me."""

from __future__ import annotations

from sqlalchemy import delete, insert

from throneroom.kernel import THIS_TURN, Seat
from throneroom.server.hall.hall import Hall
from throneroom.server.hall.live_table import LiveTable
from throneroom.server.refusal import Refusal
from throneroom.server.storage import sql
from throneroom.server.storage.archive import hold
from throneroom.server.tables.answer import must_run


async def set_standing(
    hall: Hall, live: LiveTable, person: str | None, seat: Seat, reaction: str, answer: str
) -> None:
    """Stores a seat's standing answer to a reaction. The caller holds the table's lock."""
    if seat not in live.seats_of(person):
        raise Refusal("not_allowed", "This seat is not yours.")
    must_run(live)
    assert live.match is not None
    if reaction not in live.game.reactions(live.match.state):
        raise Refusal("bad_request", "There is no such reaction in this game.")
    if answer not in live.game.standing_choices(reaction):
        raise Refusal("bad_request", "This cannot be said beforehand.")
    stored = live.for_this_turn(seat, reaction) if answer == THIS_TURN else answer
    table = sql.standing_answers
    try:
        async with hall.database.writing() as connection:
            await hold(connection, live.id)
            await connection.execute(
                delete(table).where(
                    table.c.table == live.id, table.c.seat == seat, table.c.reaction == reaction
                )
            )
            await connection.execute(
                insert(table).values(table=live.id, seat=seat, reaction=reaction, answer=stored)
            )
            await hall.announce(connection, live.id)
    except BaseException:
        live.stale = True
        raise
    live.standing[seat, reaction] = stored
    await hall.go_on(live)
