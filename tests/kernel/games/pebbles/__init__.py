"""Pebbles: take one, two or three from a heap; the player who takes the last one wins. A player
alone only has to get there.

Made for tests: nothing is hidden, nothing is left to chance, one or two play.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

import msgspec
from msgspec import Meta

from throneroom.kernel import (
    Chance,
    Decision,
    Event,
    Flow,
    Game,
    ImpossiblePosition,
    Message,
    Options,
    Outcome,
    Score,
    Seat,
    State,
)


class PebblesOptions(Options, frozen=True, kw_only=True):
    players: Annotated[int, Meta(ge=1, le=2)] = 2
    heap: Annotated[int, Meta(ge=1, le=12)] = 9


@dataclass(slots=True)
class PebblesState(State):
    heap: int
    current: Seat = 0


class Took(Event, frozen=True):
    seat: Seat
    count: int


class PebblesView(msgspec.Struct, frozen=True):
    seat: Seat | None
    heap: int
    current: Seat


class Pebbles(Game[PebblesState, PebblesOptions]):
    slug = "pebbles"
    rules_version = 1

    Options = PebblesOptions
    State = PebblesState
    View = PebblesView
    events = (Took,)

    def setup(self, options: PebblesOptions, chance: Chance) -> PebblesState:
        return PebblesState(chance, options.heap)

    def flow(self, s: PebblesState) -> Flow:
        while s.heap:
            options = list(range(1, min(3, s.heap) + 1))
            count: int = yield Decision(s.current, "take", options, checkpoint=True)
            s.heap -= count
            if s.log is not None:
                s.log.append(Took(s.current, count))
            if s.heap:
                s.current = (s.current + 1) % int(s.options.players)

    def check(self, s: PebblesState) -> None:
        if s.heap < 0:
            raise ImpossiblePosition("state.heap: it can't be below 0.")
        if not 0 <= s.current < s.options.players:
            raise ImpossiblePosition("state.current: there is no such seat.")

    def view(self, s: PebblesState, seat: Seat | None) -> PebblesView:
        return PebblesView(seat, s.heap, s.current)

    def redeal(self, s: PebblesState, seat: Seat | None, chance: Chance) -> None:
        """Everybody knows everything."""

    def outcome(self, s: PebblesState) -> Outcome:
        players: int = s.options.players
        scores = [Score(int(seat == s.current and not s.heap)) for seat in range(players)]
        if players == 1:
            return Outcome([1], scores, "last_pebble", together=True)
        return Outcome([2 - score.total for score in scores], scores, "last_pebble")

    def caption(self, decision: Decision, option: int) -> Message:
        return Message("option-take", {"count": option})


PEBBLES = Pebbles()
