"""Letting a bot play in a person's place, and taking the place back."""

from __future__ import annotations

import time
from dataclasses import replace

from throneroom import bots
from throneroom.kernel import AnyGame, Seat
from throneroom.server.hall.hall import Hall
from throneroom.server.hall.live_table import LiveTable
from throneroom.server.people.accounts import Person
from throneroom.server.refusal import Overtaken, Refusal
from throneroom.server.storage.entries import Resigned
from throneroom.server.storage.rows import SeatRow
from throneroom.server.tables.answer import must_run
from throneroom.server.tables.open import check_bot
from throneroom.server.tables.seat import seat_at, write_seats

DECENT = "knight"
"""The level of a bot that others choose to play for somebody."""


async def take_over(
    hall: Hall, live: LiveTable, person: Person, seat: int, bot: str | None
) -> None:
    """Lets a bot play a seat: one's own at any time, another player's after they have run out of
    time. Without a clock the others have to agree (`propose`). The caller holds the table's
    lock."""
    if not live.seats_of(person.id):
        raise Refusal("not_allowed", "You do not sit at this table.")
    row = must_be_played_by_a_person(live, seat)
    if row.person == person.id:
        check_bot(live.game, bot := bot or decent_bot(live.game))
    else:
        must_be_out_of_time(live, seat)
        bot = decent_bot(live.game)
    await put_bot(hall, live, person, seat, bot)


async def put_bot(hall: Hall, live: LiveTable, person: Person, seat: int, bot: str) -> None:
    await write_seats(hall, live, person, replace(live.seats[seat], bot=bot))
    await hall.go_on(live)


async def end_by_time(hall: Hall, live: LiveTable, person: Person, seat: int) -> None:
    """Ends the game because the only other player has run out of time, and so loses. With more
    players, they have to agree to stop. The caller holds the table's lock."""
    while True:
        row = must_be_played_by_a_person(live, seat)
        must_be_out_of_time(live, seat)
        if person.id == row.person or person.id not in live.players():
            raise Refusal("not_allowed", "Only another player can do this.")
        if live.players() - {person.id, row.person}:
            raise Refusal("not_now", "More people play here: propose to stop.")
        try:
            return await hall.play(live, Resigned(seat, over=True, time=True))
        except Overtaken:
            await hall.catch_up(live)


def must_be_played_by_a_person(live: LiveTable, seat: Seat) -> SeatRow:
    must_run(live)
    row = seat_at(live, seat)
    if row.kind != "person" or row.person is None:
        raise Refusal("not_now", "No person sits there.")
    if row.bot is not None:
        raise Refusal("not_now", "A bot plays there already.")
    return row


def must_be_out_of_time(live: LiveTable, seat: Seat) -> None:
    if live.row.clock is None:
        raise Refusal("not_now", "This table has no clock: propose it, and the others decide.")
    if not live.is_out_of_time(seat, time.time()):
        raise Refusal("not_now", f"{live.seats[seat].name} has time left.")


def decent_bot(game: AnyGame) -> str:
    """A bot that plays well enough not to ruin the game."""
    names = list(bots.names(game))
    return DECENT if DECENT in names else names[0]


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
