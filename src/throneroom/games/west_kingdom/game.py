"""How a game of the West Kingdom is put together, the same way for all of them.

A game has a module for each part and names their contents (`Rooms`); on its own it only says which
turn it is and whose. `architects/__init__.py` is the shortest example.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from throneroom.kernel import (
    NO,
    YES,
    BotMaker,
    Chance,
    Decision,
    Flow,
    Game,
    Message,
    Options,
    Outcome,
    Seat,
    State,
)

__all__ = ["Rooms", "WestKingdomGame"]

S = TypeVar("S", bound=State)
Opts = TypeVar("Opts", bound=Options)


@dataclass(frozen=True)
class Rooms(Generic[S, Opts]):
    """The parts of a game, under the names that the kernel's `Game` gives them."""

    setup: Callable[[Opts, Chance], S]
    flow: Callable[[S], Flow]
    check: Callable[[S], None]
    check_checkpoint: Callable[[S], None]
    view: Callable[[S, Seat | None], Any]
    views: Callable[[S, Sequence[Seat | None]], list[Any]]
    redeal: Callable[[S, Seat | None, Chance], None]
    look: Callable[[S, Seat], Any]
    outcome: Callable[[S], Outcome]
    bots: Mapping[str, BotMaker]
    about: Callable[[S, S | None, Decision, Any], Mapping[str, Any]]
    lost: Callable[[S, Decision, Any], Message | None]
    why_not: Callable[[S, Decision, str, str], Message | None]


class WestKingdomGame(Game[S, Opts]):
    rooms: Rooms[S, Opts]
    lasting_look = True
    private_places = frozenset({"hand", "packet", "drawn", "paladin", "pick"})

    def setup(self, options: Opts, chance: Chance) -> S:
        return self.rooms.setup(options, chance)

    def flow(self, state: S) -> Flow:
        return self.rooms.flow(state)

    def check(self, state: S) -> None:
        self.rooms.check(state)

    def check_checkpoint(self, state: S) -> None:
        self.rooms.check_checkpoint(state)

    def view(self, state: S, seat: Seat | None) -> Any:
        return self.rooms.view(state, seat)

    def views(self, state: S, seats: Sequence[Seat | None]) -> list[Any]:
        return self.rooms.views(state, seats)

    def redeal(self, state: S, seat: Seat | None, chance: Chance) -> None:
        self.rooms.redeal(state, seat, chance)

    def look(self, state: S, seat: Seat) -> Any:
        return self.rooms.look(state, seat)

    def outcome(self, state: S) -> Outcome:
        return self.rooms.outcome(state)

    def bots(self) -> Mapping[str, BotMaker]:
        return self.rooms.bots

    def caption(self, decision: Decision, option: Any) -> Message:
        """The text of an option. Yes and No say what they do: `option-yes_<kind>`, with the facts
        of the question."""
        if option is YES or option is NO:
            return Message.of(f"option-{option.key}_{decision.kind}", decision.facts or {})
        return super().caption(decision, option)

    def about(self, now: S, then: S | None, decision: Decision, option: Any) -> Mapping[str, Any]:
        return self.rooms.about(now, then, decision, option)

    def lost(self, state: S, decision: Decision, option: Any) -> Message | None:
        return self.rooms.lost(state, decision, option)

    def why_not(self, state: S, decision: Decision, at: str, key: str) -> Message | None:
        return self.rooms.why_not(state, decision, at, key)
