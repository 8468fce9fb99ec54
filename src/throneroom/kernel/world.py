"""What a searching bot gets: not the match itself, but worlds that could be the match."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from throneroom.kernel.decision import Decision, Seat
from throneroom.kernel.game import Game, Mind
from throneroom.kernel.outcome import Outcome
from throneroom.kernel.state import State

if TYPE_CHECKING:
    from throneroom.kernel.match import Match


class World:
    """A game that can only be played forward, at full speed: it has no record and no log, and
    trusts answers to be options, or lists of options where several are asked."""

    __slots__ = ("_send", "decision", "game", "state")

    decision: Decision | None
    """The pending decision; None once the game is over."""

    def __init__(self, game: Game[Any, Any], state: State, since: Iterable[Any] = ()) -> None:
        """Starts from a state at a checkpoint and the answers since."""
        self.game = game
        self.state: Any = state
        self._send = game.flow(state).send
        self.answer(None)
        for value in since:
            self.answer(value)

    def answer(self, value: Any) -> None:
        try:
            self.decision = self._send(value)
        except StopIteration:
            self.decision = None

    def play_on(
        self,
        seats: Sequence[Mind],
        enough: Callable[[Any], bool] | None = None,
        most: int = 10_000,
    ) -> None:
        """Lets bots play to the end, or until `enough` returns True (called at each checkpoint), or
        for `most` answers."""
        state, decision, send = self.state, self.decision, self._send
        look = self.game.look
        lasting = [look(state, s) for s in range(len(seats))] if self.game.lasting_look else None
        try:
            while decision is not None:
                if enough is not None and decision.checkpoint and enough(state):
                    break
                if not most:
                    break
                most -= 1
                seat = decision.seat
                seen = lasting[seat] if lasting is not None else look(state, seat)
                decision = send(seats[seat](seen, decision))
        except StopIteration:
            decision = None
        self.decision = decision

    @property
    def outcome(self) -> Outcome:
        """The standings now; the final result once nothing is asked."""
        return self.game.outcome(self.state)


class Sight:
    """A match as a searching bot at one seat sees it: its decision, and worlds that look just like
    the match from that seat, each with everything hidden re-dealt."""

    __slots__ = ("_match", "decision", "game", "seat")

    def __init__(self, match: Match, seat: Seat | None = None) -> None:
        """A sight of the pending decision; where several seats are asked at once, of that
        seat's."""
        decision = match.decision if seat is None else match.asked_of(seat)
        assert decision is not None
        self._match = match
        self.game = match.game
        self.decision = decision
        self.seat: Seat = decision.seat

    @property
    def options(self) -> Any:
        """What the table chose before the start."""
        return self._match.options

    @property
    def in_a_row(self) -> int:
        """The number of consecutive answers that the seat gave before this one."""
        return self._match.in_a_row(self.seat)

    @property
    def turn(self) -> int:
        """The number of the turn or round, as players count them."""
        return self.game.turn(self._match.state)

    def deal(self, seed: int) -> World:
        return self._match.world(self.seat, seed)

    def sealed(self) -> dict[str, Any] | None:
        """The saved match, for another process of the same bot, which only opens it as a sight.
        None for a bot that somebody brought along."""
        return self._match.save()


class Searching(ABC):
    """A bot that gets a sight of the match instead of a look at it. See `ask`."""

    @abstractmethod
    def search(self, sight: Sight) -> Any: ...

    def __call__(self, look: Any, decision: Decision) -> Any:
        raise TypeError("A bot that searches is asked with kernel.ask(mind, match).")


class Foreign(ABC):
    """A bot that somebody brought along. It gets a look at a copy (`Game.copied_look`), and never
    an object that the rules still use."""

    __slots__ = ()

    @abstractmethod
    def __call__(self, look: Any, decision: Decision) -> Any: ...

    @abstractmethod
    def at(self, game: Game[Any, Any], state: State, seat: Seat) -> Mind:
        """The same bot for a game that is played in place: it gets looks at copies
        (`Game.copied_looks`) instead of the looks it is called with."""


def ask(mind: Mind, match: Match, seat: Seat | None = None) -> Any:
    """A bot's answer to the pending decision, for every kind of bot. Where several seats are asked
    at once, its answer to that seat's decision."""
    decision = match.decision if seat is None else match.asked_of(seat)
    assert decision is not None
    if isinstance(mind, Searching):
        return mind.search(Sight(match, decision.seat))
    if isinstance(mind, Foreign):
        return mind(match.game.copied_look(match.state, decision.seat), decision)
    return mind(match.look(decision.seat), decision)
