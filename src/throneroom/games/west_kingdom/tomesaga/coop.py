"""What the three games have in common when all play together against the Overlord."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TypeVar

from throneroom.games.west_kingdom.game import WestKingdomGame
from throneroom.kernel import Options, Outcome, Score, State

__all__ = ["WORKERS", "CoopGame", "team_outcome"]

WORKERS = 20
"""The Overlord's, in each of the scenarios."""

S = TypeVar("S", bound=State)
Opts = TypeVar("Opts", bound=Options)


class CoopGame(WestKingdomGame[S, Opts]):
    """A game of the West Kingdom as a scenario of its own: `changes` names the game."""

    @property
    def vocabulary(self) -> list[Traversable]:
        shared = files("throneroom.games.west_kingdom.tomesaga") / "locales"
        return [*super().vocabulary, shared]


def team_outcome(
    scores: Sequence[Score], target: int, reason: str, *, lost: bool = False
) -> Outcome:
    """All win or lose together: they need as many points as the target. `lost`: whatever they
    have."""
    total = sum([score.total for score in scores])
    won = not lost and total >= target
    return Outcome([1] * len(scores), list(scores), reason, together=won)
