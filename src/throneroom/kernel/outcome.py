"""The result of a game."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from throneroom.kernel.decision import Seat


class ScoreLine(msgspec.Struct, frozen=True, gc=False):
    """One line of a score: its source, the amount, and the points."""

    what: str
    count: int
    points: int


class Score(msgspec.Struct, frozen=True, gc=False):
    total: int
    lines: list[ScoreLine] = []


class Outcome(msgspec.Struct, frozen=True):
    """Ranks from 1 (tied seats share one), scores line by line, and why the game ended."""

    ranks: list[int]
    scores: list[Score]
    reason: str
    together: bool | None = None
    """Whether a co-operative game was won; None where players compete."""
    tie: str | None = None
    """The tie-breaker that decided among the seats with the most points ("coins"); None where the
    points decided or the tie remained."""

    @property
    def winners(self) -> list[Seat]:
        if self.together is False:
            return []
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]


def tie_breaker(records: Sequence[tuple[int, ...]], names: Sequence[str]) -> str | None:
    """The tie-breaker that set the winner apart from others with as many points. Records begin with
    the points, and higher is better; `names` are those of the numbers after the points."""
    best = max(records)
    tied = [record for record in records if record[0] == best[0] and record != best]
    if not tied or list(records).count(best) > 1:
        return None
    decisive = max(
        next(at for at, (own, theirs) in enumerate(zip(best, other, strict=True)) if own != theirs)
        for other in tied
    )
    return names[decisive - 1]
