"""How a game ended."""

from __future__ import annotations

import msgspec

from throneroom.kernel.decision import Seat


class ScoreLine(msgspec.Struct, frozen=True, gc=False):
    """One line of a score: what it is for, how many of it, what it brought."""

    what: str
    count: int
    points: int


class Score(msgspec.Struct, frozen=True, gc=False):
    total: int
    lines: list[ScoreLine] = []


class Outcome(msgspec.Struct, frozen=True):
    """Ranks from 1 (shared by those who tie), scores taken apart, and why the game ended."""

    ranks: list[int]
    scores: list[Score]
    reason: str
    together: bool | None = None
    """Whether a co-operative game was won; None where players compete."""

    @property
    def winners(self) -> list[Seat]:
        if self.together is False:
            return []
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]
