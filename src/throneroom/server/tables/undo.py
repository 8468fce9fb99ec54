"""Taking an answer back."""

from __future__ import annotations

from throneroom.kernel import CannotUndo
from throneroom.server.hall.hall import Hall
from throneroom.server.hall.live_table import LiveTable
from throneroom.server.refusal import Refusal
from throneroom.server.storage.entries import Undone
from throneroom.server.tables.answer import must_run


async def undo(hall: Hall, live: LiveTable, person: str | None, number: int) -> None:
    """Takes back an answer of a person, where the kernel allows it. The caller holds the lock."""
    seats = live.seats_of(person)
    if not seats:
        raise Refusal("not_allowed", "You do not sit at this table.")
    must_run(live)
    assert live.match is not None
    if number != live.row.number:
        raise Refusal("too_late", "Something has happened since.")
    seat = next((s for s in seats if live.match.can_undo(s)), None)
    if seat is None:
        raise Refusal("cannot_undo", _why(live, seats))
    if live.bot_at(seat) is not None:
        raise Refusal("not_now", "A bot plays for you; take your seat back first.")
    await hall.store(live, Undone(seat))
    live.tell_state()
    hall.bots.consider(live, mine=True)


def _why(live: LiveTable, seats: list[int]) -> str:
    """In the kernel's words."""
    assert live.match is not None
    reasons = []
    for seat in seats:
        try:
            live.match.clone().undo(seat)
        except CannotUndo as error:
            reasons.append(str(error))
    return reasons[-1]
