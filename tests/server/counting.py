"""A small game for tests, in two versions of its rules, installed where a test wants it.

Counting: in turn, say a number and confirm it; the player who brings the sum to the goal wins. In
the first version numbers go up to 3; in the second, up to 2, and the goal is nearer.
"""

from __future__ import annotations

from pathlib import Path

SOURCE = """
from __future__ import annotations

from dataclasses import dataclass
from importlib.abc import Traversable
from importlib.resources import files

import msgspec

from throneroom.kernel import (
    NO, YES, Chance, Decision, Event, Flow, Game, Options, Outcome, Score, Seat, State,
)

VERSION = {version}
HIGHEST, GOAL = (3, 9) if VERSION == 1 else (2, 7)


class CountingOptions(Options, frozen=True, kw_only=True):
    players: int = 2


@dataclass(slots=True)
class CountingState(State):
    sum: int
    current: Seat = 0


class Counted(Event, frozen=True):
    seat: Seat
    number: int


class CountingView(msgspec.Struct, frozen=True):
    sum: int
    goal: int


class Counting(Game[CountingState, CountingOptions]):
    slug = "counting"
    rules_version = VERSION
    Options = CountingOptions
    State = CountingState
    View = CountingView
    events = (Counted,)

    @property
    def locales(self) -> Traversable:  # one file has no folder for them
        return files("throneroom") / "locales"

    def setup(self, options: CountingOptions, chance: Chance) -> CountingState:
        return CountingState(chance, 0)

    def flow(self, s: CountingState) -> Flow:
        while s.sum < GOAL:
            numbers = list(range(1, HIGHEST + 1))
            number = yield Decision(s.current, "number", numbers, checkpoint=True)
            sure = yield Decision(s.current, "sure", [YES, NO])
            if sure is YES:
                s.sum += number
                if s.log is not None:
                    s.log.append(Counted(s.current, number))
            s.current = 1 - s.current

    def check(self, s: CountingState) -> None:
        pass

    def view(self, s: CountingState, seat: Seat | None) -> CountingView:
        return CountingView(s.sum, GOAL)

    def redeal(self, s: CountingState, seat: Seat | None, chance: Chance) -> None:
        pass

    def outcome(self, s: CountingState) -> Outcome:
        won = [int(seat != s.current) for seat in (0, 1)]
        return Outcome([2 - w for w in won], [Score(w) for w in won], "goal")


COUNTING = Counting()
"""


def install(folder: Path, version: int) -> Path:
    """Puts a version of the game where Python finds it, given the folder as PYTHONPATH."""
    place = folder / f"version_{version}"
    metadata = place / "counting-1.dist-info"
    metadata.mkdir(parents=True)
    (place / "counting.py").write_text(SOURCE.replace("{version}", str(version)))
    (metadata / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: counting\nVersion: {version}\n"
    )
    (metadata / "entry_points.txt").write_text("[throneroom.games]\ncounting = counting:COUNTING\n")
    return place
