"""Answering a decision."""

from __future__ import annotations

from throneroom.kernel import Decision, IllegalAnswer
from throneroom.server.hall.hall import Hall
from throneroom.server.hall.live_table import LiveTable
from throneroom.server.refusal import Refusal
from throneroom.server.storage.entries import Answered


async def answer(
    hall: Hall, live: LiveTable, person: str | None, number: int, keys: str | list[str]
) -> None:
    """Stores an answer of a person's and tells everybody. The caller holds the table's lock."""
    decision = must_be_asked(live, person, number)
    try:
        value = decision.read(keys)
    except IllegalAnswer as error:
        raise Refusal("illegal_answer", str(error)) from None
    entry = Answered(decision.seat, decision.kind, decision.keys_for(value))
    await hall.store(live, entry)
    live.tell_state()
    if live.row.status == "finished":
        live.tell_table()
    hall.bots.consider(live, mine=True)


def must_be_asked(live: LiveTable, person: str | None, number: int) -> Decision:
    """The decision of that number, if it is this person's to answer."""
    mine = live.seats_of(person)
    if not mine:
        raise Refusal("not_allowed", "You do not sit at this table.")
    must_run(live)
    decision = live.decision
    assert decision is not None
    if number != live.row.number:
        raise Refusal("too_late", "This decision has been answered already.")
    if decision.seat not in mine:
        raise Refusal("not_your_turn", "Somebody else is asked now.")
    if live.bot_at(decision.seat) is not None:
        raise Refusal("not_now", "A bot plays for you; take your seat back first.")
    return decision


def must_run(live: LiveTable) -> None:
    if live.row.status == "open":
        raise Refusal("not_now", "The game has not started yet.")
    if live.row.status == "finished":
        raise Refusal("not_now", "The game is over.")
