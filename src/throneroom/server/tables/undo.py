"""Taking an answer back."""

from __future__ import annotations

from throneroom.kernel import CannotUndo, Seat
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
        seat = must_be_undoable(live, person, number, whole=whole)
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
    found = next((seat for seat in mine if live.undo_number(seat, whole=whole) == number), None)
    if found is None:
        known = [live.row.number, *[live.numbering.given.get(seat) for seat in mine]]
        if number not in known:
            raise Refusal("too_late", "Something has happened since.")
        raise Refusal("cannot_undo", _why(live, mine))
    if live.bot_at(found) is not None:
        raise Refusal("not_now", "A bot plays for you; take your seat back first.")
    return found


async def _count(hall: Hall, live: LiveTable, seat: Seat) -> int:
    """The number of answers since the action began."""
    begin = beginning(live.game, live.row, live.seats)
    match = (await replay(begin, await hall.entries(live.id))).match
    before = match.number
    match.undo(seat, whole=True)
    return before - match.number


def _why(live: LiveTable, seats: list[Seat]) -> str:
    """The kernel's reason."""
    assert live.match is not None
    reasons = ["There is nothing to undo."]
    for seat in seats:
        try:
            live.match.clone().undo(seat)
        except CannotUndo as error:
            reasons.append(str(error))
    return reasons[-1]
