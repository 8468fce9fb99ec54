"""Resigning."""

from __future__ import annotations

from dataclasses import replace

from throneroom.kernel import Seat
from throneroom.server.hall.hall import Hall
from throneroom.server.hall.live_table import LiveTable
from throneroom.server.people.accounts import Person
from throneroom.server.refusal import Overtaken, Refusal
from throneroom.server.storage.entries import Resigned
from throneroom.server.tables.answer import must_run
from throneroom.server.tables.open import check_bot
from throneroom.server.tables.seat import seat_at, write_seats


async def resign(
    hall: Hall, live: LiveTable, person: Person, seat: Seat, bot: str | None = None
) -> None:
    """Resigns one's own seat, for good.

    If one player is left, that player wins; if no person is left, the game ends as it stands.
    Otherwise a bot plays on in this seat. A player who resigned is last in any case. The caller
    holds the table's lock.
    """
    if seat_at(live, seat).person != person.id:
        raise Refusal("not_allowed", "This seat is not yours.")
    while True:
        must_run(live)
        if seat in live.row.resigned:
            raise Refusal("not_now", "You have resigned already.")
        over = ends_with(live, seat)
        row = live.seats[seat]
        if not over and row.bot is None:
            bot = bot or stand_in(live)
            check_bot(live.game, bot)
            await write_seats(hall, live, person, replace(row, bot=bot))
        try:
            await hall.play(live, Resigned(seat, over))
        except Overtaken:
            await hall.catch_up(live)
        else:
            break
    live.tell_table()


def ends_with(live: LiveTable, seat: Seat) -> bool:
    """Whether the game is over when this seat resigns."""
    left = [s for s in live.seats if s.seat != seat and s.seat not in live.row.resigned]
    return len(left) <= 1 or all(s.bot is not None for s in left)


def stand_in(live: LiveTable) -> str:
    """The bot that plays for a person who leaves: one that already plays here, or the game's first
    one."""
    here = [seat.bot for seat in live.seats if seat.bot is not None]
    return here[0] if here else next(iter(live.game.bots()), "random")
