"""How a game ended."""

from __future__ import annotations

from collections.abc import Sequence

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
    tie: str | None = None
    """What decided among those with the most points ("coins"); None where points or nothing did."""

    @property
    def winners(self) -> list[Seat]:
        if self.together is False:
            return []
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]


def tie_breaker(records: Sequence[tuple[int, ...]], names: Sequence[str]) -> str | None:
    """What set the winner apart from others with as many points. Records begin with the points,
    the higher the better; `names` are those of what follows."""
    best = max(records)
    tied = [record for record in records if record[0] == best[0] and record != best]
    if not tied or list(records).count(best) > 1:
        return None
    decisive = max(
        next(at for at, (own, theirs) in enumerate(zip(best, other, strict=True)) if own != theirs)
        for other in tied
    )
    return names[decisive - 1]
