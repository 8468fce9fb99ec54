"""Asking for a hint."""

from __future__ import annotations

from throneroom.kernel import Seat
from throneroom.server.hall.live_table import LiveTable
from throneroom.server.refusal import Refusal
from throneroom.server.tables.answer import must_be_asked


def may_be_helped(live: LiveTable, person: str | None, number: int, seat: Seat | None) -> Seat:
    """The seat to advise. Raises `Refusal` unless the decision is the person's own and the table
    allows hints."""
    decision = must_be_asked(live, person, number, seat)
    if not live.has_hints:
        raise Refusal("not_allowed", "There are no hints at this table.")
    return decision.seat
