"""Asking why something is not an option."""

from __future__ import annotations

from throneroom.kernel import Message, Seat
from throneroom.server.hall.live_table import LiveTable
from throneroom.server.tables.answer import must_be_asked


def why_not(
    live: LiveTable, person: str | None, number: int, what: str, seat: Seat | None = None
) -> Message | None:
    """The game's reason, only for the seat that is asked; None if the game can't tell."""
    decision = must_be_asked(live, person, number, seat)
    assert live.match is not None
    return live.match.why_not(what, decision.seat)
