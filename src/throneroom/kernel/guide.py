"""What a game may tell those who search it. Everything has an answer that suits any game."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Generic, TypeVar

from throneroom.kernel.decision import Decision, Seat
from throneroom.kernel.game import BotMaker
from throneroom.kernel.message import Message
from throneroom.kernel.state import State

S = TypeVar("S", bound=State)


class Guide(Generic[S]):
    """A game's advice. It is asked only about worlds that a bot imagines, and gets looks of the
    seat that decides, so that no seat's moves depend on what that seat does not know."""

    clear: float = 0.0
    """By how many points a game is won clearly. Above 0, narrow and clear wins are told apart."""

    # A quick policy

    def policies(self, state: S, seat: Seat) -> Sequence[BotMaker]:
        """Quick players for a seat and the rest of a game, the soundest first: several where there
        are several ways to play. Nothing: options are picked at random."""
        return ()

    tries: int = 300
    """How many tries a decision is worth when a game is looked back at: fewer where each of them
    takes long."""

    trust: float = 0.0
    """By how many standard errors an option must be better than what the best policy would do."""

    depth: int | None = None
    """How many decisions deep a tree is worth growing before the policies go on: few where luck
    drowns what could be learned there. None: as deep as it grows."""

    # An evaluation

    def enough(self, start: S, state: S) -> bool:
        """Whether a game imagined from `start` has gone far enough to be evaluated; asked at
        checkpoints only."""
        return False

    def evaluate(self, state: S) -> Sequence[float] | None:
        """Each seat's chance to win, from 0 to 1. None: by how the game stands."""
        return None

    # A grouping

    def consider(self, look: Any, decision: Decision, options: Sequence[Any]) -> Sequence[Any]:
        """Those worth a thought, one of each kind that are as good as the same, the most promising
        first. At least one."""
        return options

    def situation(self, look: Any, decision: Decision) -> Hashable:
        """What makes two decisions of a kind different for the one who decides. Those with the same
        situation are learned about together."""
        return _hashable(decision.facts)

    # A reason

    def reason(self, now: S, then: S | None, decision: Decision, option: Any) -> Message | None:
        """What an option does, in the words of the game: "takes the last Duchy". `then` is the
        state after it in an imagined world; None where several options are chosen at once."""
        return None


def _hashable(value: Any) -> Hashable:
    if isinstance(value, dict):
        return tuple([(k, _hashable(v)) for k, v in value.items()])
    if isinstance(value, list | tuple):
        return tuple([_hashable(v) for v in value])
    hashable: Hashable = value
    return hashable
