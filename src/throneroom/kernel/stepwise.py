"""Choices of several things one by one, for search and learning: single picks, no permutations."""

from __future__ import annotations

from typing import Any

from throneroom.kernel.decision import Decision, Seat, word
from throneroom.kernel.errors import IllegalAnswer
from throneroom.kernel.match import Match
from throneroom.kernel.outcome import Outcome

DONE = word("done")


class Picks:
    """A decision for several options, taken apart into single picks.

    Like options are one, and each pick stands behind the one before it in the order of options, so
    that every set is reached in exactly one way. Where the order matters, all orders are open.

    >>> picks = Picks(Decision(0, "discard", ["a", "a", "b"], lo=1, hi=2))
    >>> picks.options()
    ['a', 'b']
    >>> picks.pick("a")
    False
    >>> picks.options()
    ['a', 'b', done]
    >>> picks.pick(DONE), picks.chosen
    (True, ['a'])
    """

    __slots__ = ("_left", "chosen", "decision")

    def __init__(self, decision: Decision) -> None:
        self.decision = decision
        self.chosen: list[Any] = []
        options = decision.options
        if not decision.ordered:  # else a set could be picked in two orders
            options = [o for kind in dict.fromkeys(options) for o in options if o == kind]
        self._left = list(options)

    def copy(self) -> Picks:
        new = Picks(self.decision)
        new.chosen = self.chosen[:]
        new._left = self._left[:]
        return new

    def options(self) -> list[Any]:
        """The options that can be picked now; `DONE` where the picks so far are enough."""
        missing = self.decision.lo - len(self.chosen)
        left = self._left
        options: list[Any] = []
        for i, option in enumerate(left):
            if option in options:
                continue
            # Enough options must be left after this pick.
            if self.decision.ordered or len(left) - i >= missing:
                options.append(option)
        if missing <= 0:
            options.append(DONE)
        return options

    def pick(self, option: Any) -> bool:
        """Picks an option; True when the choice is complete."""
        if option not in self.options():
            raise IllegalAnswer(f"{option!r} can't be picked now.")
        if option is DONE:
            return True
        i = self._left.index(option)
        self.chosen.append(option)
        del self._left[i if self.decision.ordered else 0 : i + 1]
        return len(self.chosen) == self.decision.hi or not self._left


class Stepwise:
    """A match in which every decision is a single pick. It has the main methods of a match."""

    __slots__ = ("_picks", "match")

    def __init__(self, match: Match) -> None:
        self.match = match
        self._picks: Picks | None = None
        self._open()

    def _open(self) -> None:
        decision = self.match.decision
        several = decision is not None and not decision.is_single
        self._picks = Picks(decision) if several and decision else None

    @property
    def decision(self) -> Decision | None:
        decision = self.match.decision
        if decision is None or self._picks is None:
            return decision
        return Decision(
            decision.seat,
            decision.kind,
            self._picks.options(),
            at=decision.at,
            facts=decision.facts,
            by=decision.by,
            standing=decision.standing,
            together=decision.together,
        )

    @property
    def outcome(self) -> Outcome | None:
        return self.match.outcome

    def answer(self, answer: Any, *, seat: Seat | None = None) -> None:
        decision = self.decision
        if self._picks is None or decision is None:
            self.match.answer(answer, seat=seat)
            self._open()
            return
        if seat is not None and seat != decision.seat:
            raise IllegalAnswer(f"Seat {seat} can't answer now: seat {decision.seat} is asked.")
        picks = self._picks.copy()
        if picks.pick(decision.read(answer)):
            self.match.answer(picks.chosen)
            self._open()
        else:
            self._picks = picks

    def clone(self) -> Stepwise:
        new = Stepwise(self.match.clone())
        if self._picks is not None:
            new._picks = self._picks.copy()
        return new
