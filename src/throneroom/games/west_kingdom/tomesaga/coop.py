"""The common parts of the three co-operative scenarios against the Overlord."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TypeVar

import msgspec

from throneroom.games.west_kingdom.game import WestKingdomGame
from throneroom.kernel import Decision, Message, Options, Outcome, Score, Seat, State

__all__ = ["WORKERS", "CoopGame", "Teammate", "team_outcome"]

WORKERS = 20
"""The number of the Overlord's workers, in each of the scenarios."""

S = TypeVar("S", bound=State)
Opts = TypeVar("Opts", bound=Options)


class CoopGame(WestKingdomGame[S, Opts]):
    """A game of the West Kingdom as a scenario of its own: `changes` names the game."""

    is_cooperative = True

    @property
    def vocabulary(self) -> list[Traversable]:
        shared = files("throneroom.games.west_kingdom.tomesaga") / "locales"
        return [*super().vocabulary, shared]


class Teammate(msgspec.Struct, frozen=True):
    """Another player as the target of an action: "player:2"."""

    seat: Seat

    @property
    def key(self) -> str:
        return f"player:{self.seat}"

    def caption(self, decision: Decision) -> Message:
        return Message("option-teammate", {"seat": self.seat})

    def target(self, decision: Decision) -> str:
        return f"player/{self.seat}"


def team_outcome(
    scores: Sequence[Score], target: int, reason: str, *, lost: bool = False
) -> Outcome:
    """All win or lose together: they win if their points reach the target. `lost`: they lose
    whatever their points."""
    total = sum([score.total for score in scores])
    won = not lost and total >= target
    return Outcome([1] * len(scores), list(scores), reason, together=won)
