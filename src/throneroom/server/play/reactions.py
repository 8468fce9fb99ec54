"""Reactions that the server answers for a person: after a pause, as if the person had thought.

Everybody who could hold a reaction is asked about it. The server answers for a person with a
standing answer, and for one who wants to be asked but does not hold it. If it answered at once, and
the person's own answers took longer, the time alone would tell who holds the reaction.
"""

from __future__ import annotations

import asyncio
import math
import random
import time
from collections.abc import Awaitable, Callable

from throneroom.kernel import Decision
from throneroom.server.hall.live_table import LiveTable

SHORTEST, LONGEST = 0.6, 4.0
"""The bounds of a pause, as multiples of a typical one. A person's own answer does not count before
the shortest pause either."""
SPREAD = 0.45
"""The spread of pauses: the standard deviation of their logarithm, as for people's thinking
times."""


class Reactions:
    """The times at which reactions are answered. They are computed from storage, so that all
    processes agree."""

    def __init__(
        self,
        typical: float,
        now: Callable[[], float] = time.time,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self._typical = typical
        """The length of a typical pause in seconds. 0: no pauses."""
        self._now = now
        self._sleep = sleep

    def seconds_left(self, live: LiveTable, decision: Decision) -> float:
        """Seconds until the server answers a reaction for a person. They depend on a secret of the
        table and the number of the decision, never on anything in a hand."""
        if not self.needs_pause(live, decision):
            return 0.0
        chance = random.Random(f"{live.secret} {live.numbering.asked[decision.seat]}")
        pause = math.exp(chance.gauss(0.0, SPREAD))
        return self._left(live, min(max(pause, SHORTEST), LONGEST))

    async def not_too_soon(self, live: LiveTable, decision: Decision) -> None:
        """Delays a person's own answer to a reaction if it came sooner than any that the server
        gives."""
        if decision.standing and self.needs_pause(live, decision):
            await self._sleep(self._left(live, SHORTEST))

    def _left(self, live: LiveTable, pause: float) -> float:
        return max(0.0, live.row.updated + pause * self._typical - self._now())

    def needs_pause(self, live: LiveTable, decision: Decision) -> bool:
        """Whether another person could draw conclusions from the time of the answer. Bots answer at
        once, whether they hold a reaction or not."""
        if not self._typical or live.bot_at(decision.seat) is not None:
            return False
        return len({seat.person for seat in live.seats if seat.person is not None}) > 1
