"""The clock of a table: the time that each seat has left.

Times are stored with the entries, so that restarts and other processes change nothing. They change
only when it becomes known that another seat has to answer, so that single answers within a turn do
not show in them. While the server is away, clocks stand still (`uptime.py`).
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from throneroom.kernel import Seat

DAY = 24 * 3600
RETURN_SECONDS = 60.0
"""The least time, in seconds, of a person who takes the seat back after running out of time."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The time limits of the players of a table."""

    kind: Literal["game", "turn"]
    """Whether the limit applies to the whole game or to each turn, as in slow games."""
    seconds: Annotated[int, Meta(ge=10, le=60 * DAY)]
    increment: Annotated[int, Meta(ge=0, le=DAY)] = 0
    """Seconds that each turn adds, if the limit applies to the whole game."""


class Times(msgspec.Struct, frozen=True):
    """The state of a clock."""

    left: list[float]
    """The seconds that each seat had left when its clock last stopped or started."""
    since: list[float | None]
    """The time at which each seat's clock started; null while it stands still."""

    def left_at(self, seat: Seat, now: float) -> float:
        began = self.since[seat]
        return self.left[seat] - (max(0.0, now - began) if began is not None else 0.0)

    def is_out(self, seat: Seat, now: float) -> bool:
        """Whether a seat has to answer and has no time left."""
        return self.since[seat] is not None and self.left_at(seat, now) <= 0


def wound_up(clock: Clock, players: int) -> Times:
    return Times([float(clock.seconds)] * players, [None] * players)


def after(
    clock: Clock,
    times: Times,
    waited_for: Collection[Seat],
    now: float,
    taken_back: Seat | None = None,
) -> Times:
    """The times when these seats are waited for. If a seat has taken an answer back, it returns the
    time that it got for that turn, and seats that were asked meanwhile have lost nothing."""
    undo = taken_back is not None
    left, since = list(times.left), list(times.since)
    for seat, began in enumerate(times.since):
        if began is not None and seat not in waited_for:
            since[seat] = None
            if not undo:
                left[seat] = times.left_at(seat, now)
                if clock.kind == "game":
                    left[seat] += clock.increment
        elif began is None and seat in waited_for:
            since[seat] = now
            if clock.kind == "turn" and not undo:
                left[seat] = float(clock.seconds)
            elif clock.kind == "game" and seat == taken_back:
                left[seat] -= clock.increment
    return Times(left, since)


def returned(clock: Clock, times: Times, seat: Seat) -> Times:
    """The times when a person takes the seat back from a bot."""
    left = list(times.left)
    left[seat] = max(left[seat], min(float(clock.seconds), RETURN_SECONDS))
    return msgspec.structs.replace(times, left=left)


def given_back(times: Times, since: float, now: float) -> Times:
    """The times without the gap from `since` until now, in which nobody could answer."""
    return msgspec.structs.replace(
        times,
        since=[
            began if began is None else began + max(0.0, now - max(since, began))
            for began in times.since
        ],
    )
