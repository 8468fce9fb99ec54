"""Script: a game that goes as its options say, step by step, for tests of the match itself.

A step is the seat that is asked and what its answer does: "0", "1 reveal", "0 chance", "0 inside".
A step "inside" is no checkpoint, a step "inner" one in the middle of an action.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec

from throneroom.kernel import (
    Chance,
    Decision,
    Event,
    Flow,
    Game,
    Options,
    Outcome,
    Score,
    Seat,
    State,
)


class ScriptOptions(Options, frozen=True, kw_only=True):
    players: int = 3
    steps: list[str]


@dataclass(slots=True)
class ScriptState(State):
    at: int = 0
    answers: list[str] = field(default_factory=list)


class Said(Event, frozen=True):
    seat: Seat
    word: str


class ScriptView(msgspec.Struct, frozen=True):
    seat: Seat | None
    answers: list[str]


class Script(Game[ScriptState, ScriptOptions]):
    slug = "script"
    rules_version = 1
    words = ("left", "right")
    kind = "step"

    Options = ScriptOptions
    State = ScriptState
    View = ScriptView
    events = (Said,)

    def setup(self, options: ScriptOptions, chance: Chance) -> ScriptState:
        return ScriptState(chance)

    def flow(self, s: ScriptState) -> Flow:
        while s.at < len(s.options.steps):
            seat, *does = s.options.steps[s.at].split()
            checkpoint = "inside" not in does
            said: str = yield Decision(
                *(int(seat), self.kind, self.words), checkpoint=checkpoint, inner="inner" in does
            )
            s.at += 1
            s.answers.append(said)
            s.reveals += "reveal" in does
            if "chance" in does:
                s.chance.below(6)
            if s.log is not None:
                s.log.append(Said(int(seat), said))
            self.after(s, does)

    def after(self, s: ScriptState, does: list[str]) -> None:
        """An additional effect, for tests that need one."""

    def check(self, s: ScriptState) -> None:
        pass

    def view(self, s: ScriptState, seat: Seat | None) -> ScriptView:
        return ScriptView(seat, s.answers[:])

    def redeal(self, s: ScriptState, seat: Seat | None, chance: Chance) -> None:
        pass

    def outcome(self, s: ScriptState) -> Outcome:
        players: int = s.options.players
        return Outcome([1] * players, [Score(0)] * players, "script")


SCRIPT = Script()


def steps(*of: str, players: int = 3) -> dict[str, Any]:
    """The options of a script."""
    return {"players": players, "steps": list(of)}
