"""Taking back an answer."""

from __future__ import annotations

from throneroom.kernel import Message, Seat
from throneroom.server.hall.hall import Hall
from throneroom.server.hall.live_table import LiveTable
from throneroom.server.refusal import Overtaken, Refusal
from throneroom.server.storage.entries import Undone
from throneroom.server.tables.answer import must_run


async def undo(
    hall: Hall,
    live: LiveTable,
    person: str | None,
    number: int,
    *,
    whole: bool = False,
) -> None:
    """Takes back an answer of a person, if the kernel allows it. The caller holds the lock."""
    if live.row.number >= hall.settings.limits.answers_per_game:
        raise Refusal(
            "cannot_undo",
            "This game is too long: nothing can be undone any more.",
            Message("refused-undo-long"),
        )
    while True:
        try:
            seat = must_be_undoable(live, person, number, whole=whole)
        except Refusal:
            if await hall.look_again(live):
                continue
            raise
        assert live.match is not None
        count = live.match.undo_length(seat, whole=whole)
        try:
            return await hall.play(live, Undone(seat, count))
        except Overtaken:  # perhaps only by others asked at the same time
            await hall.catch_up(live)


def must_be_undoable(live: LiveTable, person: str | None, number: int, *, whole: bool) -> Seat:
    """The seat whose answer can be taken back with this number."""
    mine = live.seats_of(person)
    if not mine:
        raise Refusal("not_allowed", "You do not sit at this table.")
    must_run(live)
    seat = live.numbering.seat_of(number)
    if seat not in mine:
        raise Refusal(
            "cannot_undo",
            "This answer was somebody else's; only they can take it back.",
            Message("refused-undo-others"),
        )
    if live.numbering.given.get(seat) != number:
        raise Refusal("too_late", "Something has happened since.")
    if live.undo_number(seat, whole=whole) is None:
        raise Refusal("cannot_undo", "Something was revealed, drawn or decided since.")
    if live.bot_at(seat) is not None:
        raise Refusal(
            "not_now",
            "A bot plays for you; take your seat back first.",
            Message("refused-bot-plays"),
        )
    return seat
