"""Reactions that the server answers for a person: after a pause, as if the person had thought.

Whoever could hold a reaction is asked for it. The server answers for a person with a standing
answer, and for one who wants to be asked but does not hold it. If that came at once, and a
person's own answer later, the time alone would tell who holds it.
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
"""The bounds of a pause, in typical pauses. No answer of a person counts sooner, either."""
SPREAD = 0.45
"""How much pauses differ: the deviation of their logarithm, as people's times have it."""


class Reactions:
    """When reactions are answered. Times come from storage, so that all processes agree."""

    def __init__(
        self,
        typical: float,
        now: Callable[[], float] = time.time,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self._typical = typical
        """Seconds of a usual pause. 0: there are none."""
        self._now = now
        self._sleep = sleep

    def seconds_left(self, live: LiveTable, decision: Decision) -> float:
        """Seconds until the server answers a reaction for a person. They depend on nothing that
        a hand holds: on a secret of the table, and on the number of the decision."""
        if not self.needs_pause(live, decision):
            return 0.0
        chance = random.Random(f"{live.secret} {live.numbering.asked[decision.seat]}")
        pause = math.exp(chance.gauss(0.0, SPREAD))
        return self._left(live, min(max(pause, SHORTEST), LONGEST))

    async def not_too_soon(self, live: LiveTable, decision: Decision) -> None:
        """Waits before a person's own answer to a reaction counts, where it came sooner than any
        that the server gives."""
        if decision.standing and self.needs_pause(live, decision):
            await self._sleep(self._left(live, SHORTEST))

    def _left(self, live: LiveTable, pause: float) -> float:
        return max(0.0, live.row.updated + pause * self._typical - self._now())

    def needs_pause(self, live: LiveTable, decision: Decision) -> bool:
        """Whether another person could draw conclusions from the time. Bots answer at once, whether
        they hold a reaction or not."""
        if not self._typical or live.bot_at(decision.seat) is not None:
            return False
        return len({seat.person for seat in live.seats if seat.person is not None}) > 1
