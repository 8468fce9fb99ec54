"""The scenario's printed facts: loaded from `components/` and typed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, ClassVar, NamedTuple

from throneroom.games.west_kingdom.architects.cards import (
    DOES,
    LOCATIONS,
    PLAIN,
    Apprentice,
    Location,
)
from throneroom.games.west_kingdom.effects import Do, read_do
from throneroom.games.west_kingdom.tables import read_table
from throneroom.kernel import Decision, Kept, Message, Reference

_table = partial(read_table, __package__)

RULES = _table("rules")
CAPTURES: int = RULES["overlord"]["captures_per_worker"]
TAX_CHECK: int = RULES["overlord"]["tax_check"]
EVENT_LEFT: int = RULES["scoring"]["event_left"]
HIDDEN_DEMAND: int = RULES["scoring"]["last_demand_hidden"]
NO_EVENT_LEFT: int = RULES["scoring"]["no_event_left"]

BLACK_MARKET = "black_market"
GUILDHALL = "guildhall"
ALL, ONE = "all", "one"


class Named(Reference):
    """A thing with a name of its own on the table."""

    __slots__ = ()

    def caption(self, decision: Decision) -> Message:
        return Message(f"card-{self.key}")


class OverlordBoard(Named):
    """The blue or the red one."""

    __slots__ = ("difficulty", "events", "reconstructed", "strips", "target")
    what: ClassVar[str] = "board of the Overlord"

    def __init__(self, key: str, row: Mapping[str, Any]) -> None:
        super().__init__(key)
        self.difficulty: str = row["difficulty"]
        self.target: int = row["target"]
        """Points of the target for each of his workers in the Guildhall, per player."""
        self.events: int = row["events"]
        self.strips = Kept.of({int(slot): strip for slot, strip in row["strips"].items()})
        """The strips, by the number of their arrow."""
        self.reconstructed: bool = row.get("reconstructed", False)
        OverlordBoard.table[key] = self


class Step(NamedTuple):
    """A line of a scheme or an event."""

    verb: str
    """"place", "lose", or the name of an icon."""
    place: str = ""
    arrow: int = 0
    """The strip to which it leads."""
    target: str = ""
    """The players concerned: all, or one."""
    item: str = ""
    amount: int = 1


def _step(row: Mapping[str, Any]) -> Step:
    target = row.get("target", "")
    if "place" in row:
        return Step("place", row["place"], row.get("arrow", 0))
    if "lose" in row:
        return Step("lose", target=target, item=row["lose"], amount=row["amount"])
    return Step(row["icon"], target=target)


class Scheme(Named):
    """A scheme of the Overlord, or an event: both are carried out step by step."""

    __slots__ = ("event", "final", "future", "reconstructed", "requires", "steps")
    what: ClassVar[str] = "scheme"

    def __init__(self, key: str, row: Mapping[str, Any]) -> None:
        super().__init__(key)
        self.future: bool = row.get("future", False)
        self.final: bool = row.get("final", False)
        """Whether it is the one at the bottom of the future schemes."""
        self.event: bool = row.get("event", False)
        self.requires: str | None = row.get("requires")
        """The expansion without which it stays in the box."""
        self.steps: tuple[Step, ...] = tuple(_step(step) for step in row["steps"])
        self.reconstructed: bool = row.get("reconstructed", False)
        Scheme.table[key] = self


class Demand(Named):
    __slots__ = ("done", "failed", "item", "level", "per_player", "reconstructed")
    what: ClassVar[str] = "demand"

    def __init__(self, key: str, row: Mapping[str, Any]) -> None:
        super().__init__(key)
        self.level: int = row["level"]
        self.item: str = row["item"]
        self.per_player: int = row["per_player"]
        self.done: int = row["done"]
        """Points of each player for meeting it."""
        self.failed: int = row["failed"]
        self.reconstructed: bool = row.get("reconstructed", False)
        Demand.table[key] = self

    def target(self, decision: Decision) -> str:
        return f"demand/{self.key}"


for _key, _row in RULES["boards"].items():
    OverlordBoard(_key, _row)
for _key, _row in _table("schemes").items():
    Scheme(_key, _row)
for _key, _row in _table("demands").items():
    Demand(_key, _row)

OVERLORD_BOARDS: dict[str, OverlordBoard] = OverlordBoard.table
SCHEMES: dict[str, Scheme] = Scheme.table
DEMANDS: dict[str, Demand] = Demand.table
LEVELS = tuple(sorted({demand.level for demand in DEMANDS.values()}))
STARTING = tuple(
    one for one in SCHEMES.values() if not one.future and not one.event and not one.requires
)
FUTURE = tuple(one for one in SCHEMES.values() if one.future)
EVENT_CARDS = tuple(one for one in SCHEMES.values() if one.event)
BOARD_OF = Kept.of({board.difficulty: board for board in OVERLORD_BOARDS.values()})

# The overlays

_OVERLAYS = _table("overlays")
OVERLAYS: Kept[Location, Do] = Kept.of(
    {
        LOCATIONS[key]: read_do(does, f"overlay_{key}", PLAIN)
        for key, does in _OVERLAYS["places"].items()
    }
)
WITH_OVERLAYS: Kept[Location, Do] = Kept.of({**DOES, **OVERLAYS})


# The double-sided apprentices


class Side(Apprentice):
    """One side of such an apprentice."""

    __slots__ = ("side",)
    what: ClassVar[str] = "side of an apprentice"

    def __init__(self, side: str, skill: str) -> None:
        row = _OVERLAYS["sides"][side]
        super().__init__(f"{side}_{skill}", {**row, "skills": [skill], "leaves": True})
        self.side = side
        Side.table[self.key] = self


class TwoSided(Named):
    """A card of which a player chooses one side for the whole game."""

    __slots__ = ("sides",)
    what: ClassVar[str] = "double-sided apprentice"

    def __init__(self, skill: str) -> None:
        super().__init__(f"two_sided_{skill}")
        self.sides: tuple[Side, ...] = tuple(Side(side, skill) for side in _OVERLAYS["sides"])
        TwoSided.table[self.key] = self


TWO_SIDED: tuple[TwoSided, ...] = tuple(TwoSided(skill) for skill in _OVERLAYS["cards"]["skills"])
SIDES: dict[str, Side] = Side.table
COPIES: int = _OVERLAYS["cards"]["count"]
OFFERS_OURS_AT: str = _OVERLAYS["offers"]["reconstructed_at"]
SIDES_ARE_OURS: bool = _OVERLAYS["cards"]["reconstructed"]
