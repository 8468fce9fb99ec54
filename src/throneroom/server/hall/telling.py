"""What a seat is told of the game: a message, made once for all who see the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from throneroom.kernel import Match, Question, Seat
from throneroom.server import protocol as p

if TYPE_CHECKING:
    from throneroom.server.hall.live_table import LiveTable


class Told(NamedTuple):
    message: bytes
    silent: bytes
    """The same state without its events. A state equal to it is not sent again."""
    events: int


def told(live: LiveTable, match: Match, seat: Seat | None, seen: int, before: int) -> Told:
    """The state for a seat that has passed `seen` events of the match, and was sent `before`."""
    state = _state(live, match, seat, seen, before)
    new = len(state.events)
    # The two large parts are encoded once, though two messages have them.
    view, question = msgspec.Raw(p.encode(state.view)), msgspec.Raw(p.encode(state.question))
    state = msgspec.structs.replace(state, view=view, question=question)
    message = p.encode(state)
    if not new:
        return Told(message, message, 0)
    silent = msgspec.structs.replace(state, events=[], events_from=before + new)
    return Told(message, p.encode(silent), new)


def _state(live: LiveTable, match: Match, seat: Seat | None, seen: int, before: int) -> p.State:
    running = live.row.status == "running"
    question = match.question(_askable(live, match, seat)) if running else None
    number = None
    if isinstance(question, Question):
        number = live.numbering.asked[question.seat]
        question = msgspec.structs.replace(question, number=number)
    return p.State(
        seat=seat,
        view=match.view(seat),
        question=question,
        number=number,
        can_undo=None if seat is None else live.undo_number(seat),
        can_undo_whole=seat is not None and live.undo_number(seat, whole=True) is not None,
        standing=_standing_of(live, match, seat),
        events=match.seen(seat, seen),
        events_from=before,
        outcome=None if running else live.outcome(),
        times=known[1] if (known := live.row.clock_and_times) is not None else None,
    )


def _askable(live: LiveTable, match: Match, seat: Seat | None) -> Seat | None:
    """The seat, unless its standing answer is about to settle what it is asked: after a restart
    that may come a moment later, and nobody should be asked in vain."""
    decision = None if seat is None else match.asked_of(seat)
    if decision is not None and live.answer_by_itself(decision) is not None:
        return None
    return seat


def _standing_of(live: LiveTable, match: Match, seat: Seat | None) -> dict[str, str]:
    if seat is None:
        return {}
    reactions = live.game.reactions(match.state)
    return {reaction: live.standing_answer(seat, reaction) for reaction in reactions}
