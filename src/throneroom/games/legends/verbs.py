"""Ways to ask that several rules share, and the options that are neither cards nor regions: pieces
and plain buttons. The moves of pieces that need no question are in `state.py`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, ClassVar, TypeVar

import msgspec

from throneroom.games.legends.tiles import Region
from throneroom.kernel import Asking, Decision, Message, Reference, Seat

NEUTRAL = "neutral"


class Piece(msgspec.Struct, frozen=True):
    """An army or a city of some owner in a region. As an option: "d5:2", "d5:neutral"."""

    region: Region
    owner: Seat | None
    """The owner's seat; None: the neutral colour."""

    @property
    def key(self) -> str:
        return f"{self.region.key}:{NEUTRAL if self.owner is None else self.owner}"

    def caption(self, decision: Decision) -> Message:
        owner: str | int = NEUTRAL if self.owner is None else self.owner
        facts: dict[str, str | int | list[str]] = {"region": self.region.key, "owner": owner}
        return Message(f"option-{decision.kind}_at", facts)

    def target(self, decision: Decision) -> str:
        return f"region/{self.region.key}"


class TakeUp(msgspec.Struct, frozen=True):
    """The token of a region, to be laid elsewhere. As an option: "take_up:d5"."""

    region: Region

    @property
    def key(self) -> str:
        return f"take_up:{self.region.key}"

    def caption(self, decision: Decision) -> Message:
        return Message("option-take_up", {"region": self.region.key})

    def target(self, decision: Decision) -> str:
        return f"region/{self.region.key}"


piece = lru_cache(maxsize=1024)(Piece)


class Button(Reference):
    """An option that is not on the table: to go on, to leave it to chance."""

    __slots__ = ()
    what: ClassVar[str] = "button"

    def caption(self, decision: Decision) -> Message:
        return Message(f"option-{self.key}")

    def target(self, decision: Decision) -> str:
        return ""


class Stop(Button):
    """A button that ends something. Its name says what is left undone: "Found no city"."""

    __slots__ = ()

    def caption(self, decision: Decision) -> Message:
        return Message(f"option-stop_{decision.kind}")


for _key in ("nothing", "end", "ready", "by_chance"):
    Button.table[_key] = Button(_key)
Stop.table["stop"] = Stop("stop")

STOP: Stop = Stop.table["stop"]
NOTHING, END, READY, BY_CHANCE = Button.table.values()

T = TypeVar("T")


def choose_or_stop(
    seat: Seat, kind: str, options: Sequence[T], by: Reference, facts: dict[str, int] | None = None
) -> Asking[T | Stop]:
    """One of the options on the map, or none: every part of an action may be left out. The flow can
    restart at such a question. Most questions of a game are asked here, so it must be quick."""
    chosen: T | Stop = yield Decision(
        seat, kind, [*options, STOP], 1, 1, True, "region", False, facts, by, True
    )
    return chosen


def inner_question(
    seat: Seat,
    kind: str,
    options: Sequence[Any],
    at: str,
    by: Reference,
    facts: dict[str, Any] | None = None,
) -> Decision:
    """One of the options, in the middle of a turn."""
    return Decision(seat, kind, options, 1, 1, True, at, False, facts, by, True)
