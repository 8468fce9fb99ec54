"""The machinery of a running game: its flow, the last checkpoint and the answers since, seats that
are asked at the same time, and undo."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec

from throneroom.kernel.choosing import Ask, Given
from throneroom.kernel.decision import Decision, Flow, Seat
from throneroom.kernel.errors import CannotClone, CannotUndo
from throneroom.kernel.event import Event
from throneroom.kernel.game import AnyGame
from throneroom.kernel.outcome import Outcome
from throneroom.kernel.record import Header
from throneroom.kernel.state import State
from throneroom.kernel.wire import Question
from throneroom.kernel.world import World

History: TypeAlias = "tuple[History, Seat, str, Any] | None"
"""The answers so far with their seats and kinds, the last one first: a linked chain, so that clones
share it. Values become keys only when somebody reads them."""

STRIDE = 8
"""The number of answers after which the next checkpoint is worth a copy of the state."""


class _Step(msgspec.Struct, gc=False):  # quick to make
    """A point to which undo can go back: the moment before one answer."""

    seat: Seat
    begins: bool
    """Whether an action begins with this answer."""
    base: State
    since: list[Any]
    length: int
    latest: int
    history: History
    events: int


class Running:
    """A flow that is being answered.

    The flow of the rules is a generator, which can't be copied. Instead the state at a recent
    checkpoint is kept, with the answers since: a clone starts a new flow there and gives it those
    few answers again. Most checkpoints are passed without a copy; the first clone brings the kept
    one up to date.
    """

    __slots__ = (
        "_base",
        "_events",
        "_flow",
        "_group",
        "_group_at",
        "_group_number",
        "_header",
        "_history",
        "_latest",
        "_loaded",
        "_number",
        "_open",
        "_questions",
        "_redealt",
        "_since",
        "_state",
        "_trail",
        "decision",
        "game",
        "outcome",
    )

    game: AnyGame
    decision: Decision | None
    """The pending decision, that of the first seat if several are asked at once; None once the game
    is over."""
    outcome: Outcome | None
    """The result of the game; None while it goes on."""

    _state: State
    _flow: Flow | None
    _events: list[Event] | None
    _header: Header
    _history: History
    _number: int
    _loaded: int
    """The number of answers that came with the position from which the match was loaded."""
    _redealt: bool
    _base: State | None
    """The state at an answered checkpoint, or at the start."""
    _since: list[Any]
    """The values sent to the flow since then."""
    _latest: int
    """The index in `_since` of the last answer to a checkpoint."""
    _trail: list[_Step]
    _group: tuple[Seat, ...]
    """The seats that are asked at the same time, whether they have answered or not; usually
    none."""
    _group_at: int
    """The length of `_since` when they were asked."""
    _group_number: int
    """The number of the decision of the first of them."""
    _open: dict[Seat, Decision]
    """The decisions of the seats that have not answered."""
    _questions: dict[Seat, Question]
    """The pending questions that have been built, by seat."""

    # The flow

    def _begin(
        self,
        state: State,
        base: State | None,
        since: list[Any],
        latest: int,
        *,
        log: list[Event] | None,
    ) -> None:
        """Starts a flow at a checkpoint and gives it the answers since."""
        self._state = state
        self._base = base
        self._since = since
        self._latest = latest
        self._group = ()
        self._questions = {}
        self.outcome = None
        flow = self._flow = self.game.flow(state)
        if not since:
            state.log = log
        try:
            decision = self.decision = flow.send(None)
            first = self._number - len(since)
            for place, value in enumerate(since):
                if decision.together:
                    self._gather(decision, place, first + place)
                decision = self.decision = flow.send(value)
            if decision.together:
                self._gather(decision, len(since), self._number)
            elif self._group:
                self._group = ()
        except StopIteration:
            self._end()
        state.log = log

    def _gather(self, decision: Decision, place: int, number: int) -> None:
        """Notes which seats are asked at the same time, and their decisions."""
        if not self._group or len(self._open) == 1:  # the group before is complete
            self._group, self._group_at = decision.together, place
            self._group_number = number
        self._ask_all(decision.together)

    def _ask_all(self, seats: Sequence[Seat]) -> None:
        """Makes the decision of each of these seats from the current state."""
        flow = self._flow
        assert flow is not None
        self._open = {seat: flow.send(Ask(seat)) for seat in seats}
        self.decision = flow.send(Ask(seats[0]))

    def _end(self) -> None:
        self.outcome = self.game.outcome(self._state)
        self.decision = None
        self._flow = None
        self._group = ()

    def _give(self, decision: Decision, value: Any) -> None:
        state, flow = self._state, self._flow
        assert flow is not None
        since, latest = self._since, self._latest
        if decision.checkpoint:
            if self._base is None or len(since) >= STRIDE:
                self._base, since = state.copy(), []
                self._since, self._group_at = since, 0
            latest = self._latest = len(since)
        base = self._base
        chance, reveals = state.chance.count, state.reveals
        events = len(self._events) if self._events is not None else 0
        seat, group = decision.seat, self._group
        sent = Given(seat, value) if group else value
        length = len(since)
        since.append(sent)
        if self._questions:
            self._questions = {}
        self._number += 1
        try:
            try:
                following = self.decision = flow.send(sent)
                if following.together:
                    self._gather(following, len(since), self._number)
                elif group:
                    self._group = ()
            except StopIteration:
                self._end()
        except BaseException:
            if base is not None:
                del since[length:]
                self._go_back(base, since, latest, self._history, self._number - 1, events)
            raise
        if group or base is None or state.chance.count != chance or state.reveals != reveals:
            self._trail = []
        else:
            if self._trail and self._trail[-1].seat != seat:
                self._trail = []  # undo never crosses another player's decision
            begins = decision.checkpoint and not decision.inner
            self._trail.append(
                _Step(seat, begins, base, since, length, latest, self._history, events)
            )
        self._history = (self._history, seat, decision.kind, value)

    def _go_back(
        self,
        base: State,
        since: list[Any],
        latest: int,
        history: History,
        number: int,
        events: int,
    ) -> None:
        if self._events is not None:
            del self._events[events:]
        self._history, self._number = history, number
        self._begin(base.copy(), base, since, latest, log=None)
        self._state.log = self._events

    def _checkpoint(self) -> State:
        """The state at the last checkpoint that was answered; `_since` goes on from there."""
        if self._base is None:
            raise CannotClone("A re-dealt match in the middle of an effect can only be played on.")
        latest = self._latest
        if latest:
            self._base = World(self.game, self._base.copy(), self._since[:latest]).state
            self._since = self._since[latest:]
            self._group_at = self._group_at - latest if self._group else 0
            self._latest = 0
        return self._base

    # Seats that are asked at the same time

    @property
    def asked(self) -> list[Decision]:
        """All pending decisions: one, or, where several seats are asked at the same time, one for
        each that has yet to answer."""
        if self._group:
            return list(self._open.values())
        return [self.decision] if self.decision is not None else []

    def asked_of(self, seat: Seat) -> Decision | None:
        """The decision that is pending for this seat, if any."""
        if self._group:
            return self._open.get(seat)
        decision = self.decision
        return decision if decision is not None and decision.seat == seat else None

    def number_of(self, seat: Seat) -> int | None:
        """The number of the decision that this seat is asked; it stays the same while others answer
        theirs."""
        if self.asked_of(seat) is None:
            return None
        return self._group_number + self._group.index(seat) if self._group else self._number

    @property
    def _is_answered_in_part(self) -> bool:
        """Whether some of the seats that are asked at the same time have answered."""
        return bool(self._group) and self._group_at < len(self._since)

    def _take_back(self, seat: Seat) -> None:
        """Forgets this seat's answer, while others are still asked at the same time."""
        if not self.can_undo(seat):
            raise CannotUndo(f"Seat {seat} has not answered yet; there is nothing to take back.")
        kept: list[tuple[Seat, str, Any]] = []
        history = self._history
        while history is not None:
            history, *answer = history
            if answer[0] == seat:
                break
            kept.append((answer[0], answer[1], answer[2]))
        for answer in reversed(kept):
            history = (history, *answer)
        base, number = self._checkpoint(), self._number - 1
        since = self._since
        since[self._group_at :] = [given for given in since[self._group_at :] if given.seat != seat]
        self._go_back(base, since, self._latest, history, number, len(self._events or ()))

    # Undo

    def can_undo(self, seat: Seat, *, whole: bool = False) -> bool:
        """Whether this seat gave the last answer and nobody learned anything by it; where several
        are asked at once, whether it has answered and another seat has not.

        With `whole`, whether this is so for every answer back to the one that began the action.
        """
        return self.undo_length(seat, whole=whole) > 0

    def undo_length(self, seat: Seat, *, whole: bool = False) -> int:
        """The number of answers that `undo` would take back; 0 where this seat can't undo."""
        if self._is_answered_in_part:
            return int(seat in self._group and seat not in self._open)
        trail = self._trail
        if not trail or trail[-1].seat != seat:
            return 0
        if not whole:
            return 1
        for length, step in enumerate(reversed(trail), start=1):
            if step.begins:
                return length
        return 0

    def undo(self, seat: Seat | None = None, *, whole: bool = False) -> None:
        """Takes the last answer back, if it was this seat's (by default: of the seat that gave it),
        or with `whole` all answers since the action began. Where several seats are asked at once,
        each can take back its own answer until all have answered.

        Raises `CannotUndo` if something was revealed or drawn, or another seat has decided since.
        """
        if self._history is None:
            raise CannotUndo("There is nothing to undo yet.")
        last = self._history[1]
        if self._is_answered_in_part:
            self._take_back(last if seat is None else seat)
            return
        if seat is not None and seat != last:
            raise CannotUndo(f"The last decision was seat {last}'s; only they can take it back.")
        if not self.can_undo(last, whole=whole):
            raise CannotUndo("Something was revealed or drawn since; that can't be undone.")
        number = self._number - 1
        step = self._trail.pop()
        while whole and not step.begins:
            step = self._trail.pop()
            number -= 1
        del step.since[step.length :]
        self._go_back(step.base, step.since, step.latest, step.history, number, step.events)

    def in_a_row(self, seat: Seat) -> int:
        """The number of consecutive last answers that this seat gave: how far it has come in its
        turn. 0 where several are asked at once."""
        count, history = 0, self._history
        while history is not None and history[1] == seat and not self._group:
            count, history = count + 1, history[0]
        return count
