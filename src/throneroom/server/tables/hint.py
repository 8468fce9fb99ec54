"""A hint for somebody who is asked."""

from __future__ import annotations

from throneroom.server.live import Live
from throneroom.server.refusal import Refusal
from throneroom.server.tables.answer import must_be_asked


def may_be_helped(live: Live, person: str | None, number: int) -> None:
    """Only about one's own decision, and only where nobody else plays but bots."""
    must_be_asked(live, person, number)
    if any(seat.kind == "person" and seat.person != person for seat in live.seats):
        raise Refusal("not_allowed", "There are no hints at a table where other people play.")
