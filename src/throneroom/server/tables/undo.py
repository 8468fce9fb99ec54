"""Taking an answer back."""

from __future__ import annotations

from throneroom.kernel import Seat
from throneroom.server.hall.hall import Hall
from throneroom.server.hall.live_table import LiveTable
from throneroom.server.refusal import Overtaken, Refusal
from throneroom.server.storage.entries import Undone, replay
from throneroom.server.storage.rows import beginning
from throneroom.server.tables.answer import must_run


async def undo(
    hall: Hall,
    live: LiveTable,
    person: str | None,
    number: int,
    *,
    whole: bool = False,
) -> None:
    """Takes back an answer of a person, where the kernel allows it. The caller holds the lock."""
    while True:
        try:
            seat = must_be_undoable(live, person, number, whole=whole)
        except Refusal:
            if await hall.look_again(live):
                continue
            raise
        count = await _count(hall, live, seat) if whole else 1
        try:
            return await hall.play(live, Undone(seat, count))
        except Overtaken:  # perhaps only by others who are asked at the same time
            await hall.catch_up(live)


def must_be_undoable(live: LiveTable, person: str | None, number: int, *, whole: bool) -> Seat:
    """The seat whose answer can be taken back with this number."""
    mine = live.seats_of(person)
    if not mine:
        raise Refusal("not_allowed", "You do not sit at this table.")
    must_run(live)
    seat = live.numbering.seat_of(number)
    if seat not in mine:
        raise Refusal("cannot_undo", "This answer was somebody else's; only they can take it back.")
    if live.numbering.given.get(seat) != number:
        raise Refusal("too_late", "Something has happened since.")
    if live.undo_number(seat, whole=whole) is None:
        raise Refusal("cannot_undo", "Something was revealed, drawn or decided since.")
    if live.bot_at(seat) is not None:
        raise Refusal("not_now", "A bot plays for you; take your seat back first.")
    return seat


async def _count(hall: Hall, live: LiveTable, seat: Seat) -> int:
    """The number of answers since the action began."""
    begin = beginning(live.game, live.row, live.seats)
    match = (await replay(begin, await hall.entries(live.id))).match
    before = match.number
    match.undo(seat, whole=True)
    return before - match.number
