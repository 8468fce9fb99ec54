"""The ranking, in every game of the family."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from throneroom.kernel import Outcome, Score, tie_breaker


def outcome_of(
    players: Sequence[Any], scores: Sequence[Score], reason: str, breakers: Sequence[str]
) -> Outcome:
    """The most points win. Ties are broken by who has the most of these, in this order; otherwise
    the players share the rank."""
    records = [
        (score.total, *[getattr(player, name) for name in breakers])
        for score, player in zip(scores, players, strict=True)
    ]
    ranks = [1 + sum([other > own for other in records]) for own in records]
    return Outcome(ranks, list(scores), reason, tie=tie_breaker(records, breakers))
