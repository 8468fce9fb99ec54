"""Answering a decision."""

from __future__ import annotations

from throneroom.kernel import Decision, IllegalAnswer, Message, Seat
from throneroom.server.hall.hall import Hall
from throneroom.server.hall.live_table import LiveTable
from throneroom.server.refusal import Overtaken, Refusal
from throneroom.server.storage.entries import Answered


async def answer(
    hall: Hall,
    live: LiveTable,
    person: str | None,
    number: int,
    keys: str | list[str],
    seat: Seat | None = None,
) -> None:
    """Stores a person's answer and tells everybody. The caller holds the table's lock."""
    must_have_room(hall, live)
    while True:
        try:
            decision = must_be_asked(live, person, number, seat)
        except Refusal:
            if await hall.look_again(live):
                continue
            raise
        try:
            value = decision.read(keys)
        except IllegalAnswer as error:
            raise Refusal("illegal_answer", str(error), error.said) from None
        try:
            return await hall.play(
                live, Answered(decision.seat, decision.kind, decision.keys_for(value))
            )
        except Overtaken:  # perhaps only by others asked at the same time
            await hall.catch_up(live)


async def not_too_soon(hall: Hall, table: str, number: int) -> None:
    """Waits before a reaction is answered if the time would tell too much. Nobody holds the table's
    lock meanwhile."""
    live = await hall.table(table)
    for decision in live.asked:
        if live.numbering.asked.get(decision.seat) == number:
            await hall.reactions.not_too_soon(live, decision)


def must_be_asked(
    live: LiveTable, person: str | None, number: int, seat: Seat | None = None
) -> Decision:
    """The decision with that number, if this person has to answer it."""
    mine = live.seats_of(person)
    if not mine:
        raise Refusal("not_allowed", "You do not sit at this table.")
    must_run(live)
    assert live.match is not None
    its_seat = live.numbering.seat_of(number)
    if its_seat not in mine or seat not in (None, its_seat):
        raise Refusal("not_your_turn", "This decision is somebody else's.")
    if live.numbering.asked.get(its_seat) != number:
        raise Refusal("too_late", "This decision has been answered already.")
    decision = live.match.asked_of(its_seat)
    assert decision is not None
    if decision.seat in live.row.resigned:
        raise Refusal(
            "not_now", "You have resigned; a bot plays to the end.", Message("refused-resigned")
        )
    if live.bot_at(decision.seat) is not None:
        raise Refusal(
            "not_now",
            "A bot plays for you; take your seat back first.",
            Message("refused-bot-plays"),
        )
    if live.answer_by_itself(decision) is not None:
        raise Refusal("not_now", "This is answered for you in a moment.")
    return decision


def must_have_room(hall: Hall, live: LiveTable) -> None:
    if hall.is_full(live):
        raise Refusal(
            "not_now",
            "This game has reached the limit of answers; it can't go on.",
            Message("refused-game-long"),
        )


def must_run(live: LiveTable) -> None:
    if live.row.status == "open":
        raise Refusal("not_now", "The game has not started yet.")
    if live.row.status == "finished":
        raise Refusal("not_now", "The game is over.")
