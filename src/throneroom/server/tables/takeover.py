"""A bot in a person's place, and giving the place back."""

from __future__ import annotations

import time
from dataclasses import replace

from throneroom.server.hall.hall import Hall
from throneroom.server.hall.live_table import LiveTable
from throneroom.server.people.accounts import Person
from throneroom.server.refusal import Refusal
from throneroom.server.storage.rows import SeatRow
from throneroom.server.tables.answer import must_run
from throneroom.server.tables.open import check_bot
from throneroom.server.tables.seat import seat_at, write_seats


async def take_over(hall: Hall, live: LiveTable, person: Person, seat: int, bot: str) -> None:
    """Lets a bot play a seat: one's own at any time, another's when that person has left."""
    if not live.seats_of(person.id):
        raise Refusal("not_allowed", "You do not sit at this table.")
    must_run(live)
    row = seat_at(live, seat)
    check_bot(live.game, bot)
    if row.kind != "person" or row.person is None:
        raise Refusal("not_now", "No person sits there.")
    if row.bot is not None:
        raise Refusal("not_now", "A bot plays there already.")
    if row.person != person.id and not has_left(live, row, hall.settings.absent_seconds):
        raise Refusal("not_now", f"{row.name} is here, or left only a moment ago.")
    await write_seats(hall, live, person, replace(row, bot=bot))
    await hall.go_on(live)


async def give_back(hall: Hall, live: LiveTable, person: Person, seat: int) -> None:
    row = seat_at(live, seat)
    if row.person != person.id:
        raise Refusal("not_allowed", "This seat is not yours.")
    must_run(live)
    if seat in live.row.resigned:
        raise Refusal("not_now", "You have resigned; the bot plays to the end.")
    if row.bot is None:
        raise Refusal("not_now", "No bot plays there.")
    await write_seats(hall, live, person, replace(row, bot=None))
    await hall.go_on(live)


def has_left(live: LiveTable, row: SeatRow, absent_seconds: float) -> bool:
    """Whether the person at a seat has been disconnected for a while."""
    assert row.person is not None
    if live.is_present(row.person):
        return False
    since = max(live.absent_since.get(row.person, live.opened), live.last_elsewhere(row.person))
    return time.monotonic() - since >= absent_seconds
