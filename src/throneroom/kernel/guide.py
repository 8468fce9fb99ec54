"""A game's advice to bots that search it. Each part has a default that works for any game."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import exp
from typing import Any, Generic, TypeVar

from throneroom.kernel.decision import Decision, Seat
from throneroom.kernel.game import BotMaker
from throneroom.kernel.message import Message
from throneroom.kernel.state import State

S = TypeVar("S", bound=State)


def shares(odds: Sequence[float]) -> list[float]:
    """Chances of winning that sum to 1, from how well each seat stands: a lead of 1 makes a seat e
    times as likely to win."""
    best = max(odds)
    weights = [exp(own - best) for own in odds]
    return [weight / sum(weights) for weight in weights]


class Guide(Generic[S]):
    """A game's advice. It is only asked about imagined worlds and gets looks of the deciding seat,
    so no seat's moves depend on what that seat does not know."""

    points: bool = True
    """Whether points decide the game; otherwise nobody is said to lead by points."""
    clear: float = 0.0
    """The lead, in points, that makes a victory clear. 0: all victories are worth the same."""
    clearly: float = 0.5
    """The share of a game's value that depends on the lead in points; the rest depends on the rank.
    A large share shows differences after few imagined games, a small one wins more close games."""

    # A quick policy

    def policies(self, state: S, seat: Seat) -> Sequence[BotMaker]:
        """Quick players that could play this seat to the end of the game, the soundest first;
        several where there are several ways to play. Empty: options are picked at random."""
        return ()

    hint_tries: int = 2000
    """Imagined games for a hint, over all answers together; fewer are played where a game takes
    long."""
    review_tries: int = 20_000
    """Imagined games for a quick review of a whole game; at most a minute on one core."""

    trust: float = 0.0
    """Standard errors by which an option must beat the policy's own choice."""

    depth: int | None = None
    """Depth of the search tree, in decisions, before the policies take over; small where chance
    outweighs what a deeper tree could learn. None: no limit."""

    # An evaluation

    def enough(self, start: S, state: S) -> bool:
        """Whether a game imagined from `start` has gone far enough to be evaluated. Called at
        checkpoints only."""
        return False

    def evaluate(self, state: S) -> Sequence[float] | None:
        """Each seat's chance to win, from 0 to 1. None: taken from the standings."""
        return None

    def progress(self, start: S, state: S) -> Sequence[float] | None:
        """What a game imagined from `start` is worth to each seat at the point where it stopped or
        ended, from 0 to 1. It only decides between options; chances are what is shown. None: the
        chance itself. For games in which victory is so far away, or so sure, that the chances of
        options hardly differ."""
        return None

    def standing(self, state: S) -> float | None:
        """Points by which a team will probably pass its goal in the end, below 0 if it falls short.
        Reviews show this instead of chances for games with `progress`. None: chances."""
        return None

    # A grouping

    def consider(self, look: Any, decision: Decision, options: Sequence[Any]) -> Sequence[Any]:
        """The options worth considering, the most promising first, and only one of several that
        lead to the same. At least one."""
        return options

    def situation(self, look: Any, decision: Decision) -> Hashable:
        """A key that is equal for decisions of one kind that the deciding seat would treat alike.
        Search pools what it learns about decisions with equal keys."""
        return _hashable(decision.facts)

    # A reason

    def reason(self, now: S, then: S | None, decision: Decision, option: Any) -> Message | None:
        """What an option does, in the words of the game: "takes the last Duchy". `then` is the
        state after it in an imagined world; None where several options are chosen at once."""
        return None

    def spared(self, then: S, otherwise: S, decision: Decision) -> Message | None:
        """What an answer avoids that the other one would bring, where this is what counts. `then`
        is the state after it, `otherwise` the state after the other."""
        return None


def _hashable(value: Any) -> Hashable:
    if isinstance(value, dict):
        return tuple([(k, _hashable(v)) for k, v in value.items()])
    if isinstance(value, list | tuple):
        return tuple([_hashable(v) for v in value])
    hashable: Hashable = value
    return hashable
