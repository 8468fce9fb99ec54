"""Messages that tell each seat about the game, built once for all who see the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from throneroom.kernel import Match, Question, Seat
from throneroom.server import protocol as p

if TYPE_CHECKING:
    from throneroom.server.hall.live_table import LiveTable


class Told(NamedTuple):
    message: bytes
    events: int
    mark: int
    """A mark that is equal for all messages with this state, whichever events they contain."""


def told(state: p.State) -> Told:
    # The two large parts are encoded first, because they are also hashed.
    view, question = p.encode(state.view), p.encode(state.question)
    parts = {"view": msgspec.Raw(view), "question": msgspec.Raw(question)}
    message = p.encode(msgspec.structs.replace(state, **parts))
    new = len(state.events)
    standing, outcome = tuple(state.standing.items()), p.encode((state.outcome, state.times))
    undo = (state.number, state.can_undo, state.can_undo_whole)
    sent = state.events_from + new
    mark = hash((state.seat, view, question, *undo, standing, outcome, sent))
    return Told(message, new, mark)


def state_for(
    live: LiveTable,
    match: Match,
    view: Any,
    seat: Seat | None,
    undoes: Seat | None,
    seen: int,
    before: int,
) -> p.State:
    """The state for a seat that has passed `seen` events of the match and was sent `before` events.
    `undoes` is the seat whose last answer the client may offer to take back."""
    running = live.row.status == "running"
    question = match.question(_askable(live, match, seat)) if running else None
    number = None
    if isinstance(question, Question):
        number = live.numbering.asked[question.seat]
        question = msgspec.structs.replace(question, number=number)
    return p.State(
        seat=seat,
        view=view,
        question=question,
        number=number,
        can_undo=None if undoes is None else live.undo_number(undoes),
        can_undo_whole=seat is not None and live.undo_number(seat, whole=True) is not None,
        standing=_standing_of(live, match, seat),
        standing_choices=_standing_choices(live, match, seat),
        events=match.seen(seat, seen),
        events_from=before,
        scenes=[p.Scene(before + at, view) for at, view in match.scenes(seat, seen)],
        outcome=None if running else live.outcome(),
        times=known[1] if (known := live.row.clock_and_times) is not None else None,
    )


def _askable(live: LiveTable, match: Match, seat: Seat | None) -> Seat | None:
    """The seat, or None if its standing answer is about to settle the question. After a restart
    this takes a moment, and nobody should see a question that is answered for them."""
    decision = None if seat is None else match.asked_of(seat)
    if decision is not None and live.answer_by_itself(decision) is not None:
        return None
    return seat


def _standing_of(live: LiveTable, match: Match, seat: Seat | None) -> dict[str, str]:
    if seat is None:
        return {}
    reactions = live.game.reactions(match.state)
    return {reaction: live.standing_answer(seat, reaction) for reaction in reactions}


def _standing_choices(live: LiveTable, match: Match, seat: Seat | None) -> dict[str, list[str]]:
    if seat is None:
        return {}
    reactions = live.game.reactions(match.state)
    return {reaction: list(live.game.standing_choices(reaction)) for reaction in reactions}
