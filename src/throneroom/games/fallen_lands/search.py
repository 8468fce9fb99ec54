"""What those who search this game are told: how to play quickly, and what is worth a thought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from throneroom.games.fallen_lands.board import Place
from throneroom.games.fallen_lands.bots import END, STUDY, Planner
from throneroom.games.fallen_lands.cards import Card, Follower
from throneroom.games.fallen_lands.effects.conquest import CANCEL
from throneroom.games.fallen_lands.flow import STOP
from throneroom.games.fallen_lands.planning import (
    Move,
    Paper,
    Thinker,
    shadows,
)
from throneroom.games.fallen_lands.state import State
from throneroom.games.fallen_lands.view import Look
from throneroom.kernel import NO, BotMaker, Choose, Decision, Guide, Message, Seat


class FallenLandsGuide(Guide[State]):
    clear = 12.0
    trust = 1.5
    tries = 20

    def policies(self, state: State, seat: Seat) -> Sequence[BotMaker]:
        return (quick,)

    def consider(self, look: Look, decision: Decision, options: Sequence[Any]) -> Sequence[Any]:
        """Nobody thinks better of it, or proposes to stop."""
        if decision.kind == "stop":
            return (NO,)
        found = [option for option in options if option is not CANCEL and option is not STOP]
        return found or options

    def reason(self, state: State, seat: Seat, decision: Decision, option: Any) -> Message | None:
        """What a field brings, or what a Follower will do."""
        if isinstance(option, Place) and decision.kind == "conquer":
            rivals = [state.around[other][option.number] for other in state.others(seat)]
            id = "reason-contested" if max(rivals) > 0 else "reason-field"
            return Message.of(id, {"level": option.level})
        if isinstance(option, Follower):
            return Message.of("reason-follower", {"kind": option})
        if isinstance(option, Card) and decision.kind == "action":
            if option.is_troop:
                return Message.of("reason-troop", {"card": option, "attack": option.attack})
            return Message.of("reason-card", {"card": option})
        return None


class Quick(Planner):
    """Plans a turn once and then plays it."""

    narrow = Planner.taste._replace(branches=4, beam=2)
    """Whom to hire is asked for all kinds; that must be quick."""

    def __init__(self) -> None:
        super().__init__()
        self.turn = -1
        self.line: list[Move] = []

    def thinker(self, look: Look, decision: Decision) -> Thinker:
        return Thinker(look, self.narrow if decision.kind == "recruit" else self.taste)

    def begin(self, look: Look, decision: Decision) -> tuple[Any, ...]:
        if look.turn != self.turn:
            self.turn = look.turn
            return self._plan(look, decision)
        if self.line:
            move = self.line.pop(0)
            if move.answers[0] in decision.options:
                return move.answers
            self.line = []
        return self._rest(look, decision)

    def _plan(self, look: Look, decision: Decision) -> tuple[Any, ...]:
        thinker = self.thinker(look, decision)
        best = thinker.plan(Paper(look))
        self.line = list(best.moves)
        for answers, extra in shadows(look):
            if thinker.plan(Paper(look, extra)).value > best.value + 1.5:
                self.turn = -1  # think again, with them
                return answers
        if self.line:
            return self.line.pop(0).answers
        return self._rest(look, decision)

    def _rest(self, look: Look, decision: Decision) -> tuple[Any, ...]:
        """Once nothing can be conquered any more: a magic card that does some good."""
        if any(card.is_magic for card in look.hand):
            magic = self.magic(look, Thinker(look, self.taste), decision)
            if magic is not None and magic.value > 0:
                return magic.answers
        return (STUDY,) if STUDY in decision.options else (END,)


def quick(seed: int) -> Choose:
    return Quick()
