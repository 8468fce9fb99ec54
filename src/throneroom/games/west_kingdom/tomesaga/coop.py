"""What the three games have in common when all play together against the Overlord."""

from __future__ import annotations

from collections.abc import Sequence

from throneroom.kernel import Outcome, Score

WORKERS = 20
"""The Overlord's, in each of the scenarios."""


def team_outcome(
    scores: Sequence[Score], target: int, reason: str, *, lost: bool = False
) -> Outcome:
    """All win or lose together: they need as many points as the target. `lost`: whatever they
    have."""
    total = sum([score.total for score in scores])
    won = not lost and total >= target
    return Outcome([1] * len(scores), list(scores), reason, together=won)
