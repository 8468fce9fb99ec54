"""The scenario's printed facts: loaded from `components/` and typed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, ClassVar, NamedTuple

from throneroom.games.west_kingdom.named import Named
from throneroom.games.west_kingdom.tables import read_table
from throneroom.games.west_kingdom.viscounts.cards import (
    ACTIONS,
    PLAYERS,
    SECTIONS,
    Action,
    Bump,
    Section,
)
from throneroom.games.west_kingdom.viscounts.ring import SPACES, Space
from throneroom.games.west_kingdom.viscounts.steps import NOTHING, Effect, read_effect
from throneroom.kernel import Decision, Kept, Message, Reference, Seat

_table = partial(read_table, __package__)

RULES = _table("rules")
TARGET: int = RULES["target"]
ADVANCE: int = RULES["overlord"]["advance"]
THINNED: int = RULES["overlord"]["thinned"]
STARTING_WORKERS: Mapping[str, int] = Kept.of(RULES["difficulties"])
END_CARD_POINTS: Mapping[str, int] = Kept.of(
    {name: row["each"] for name, row in RULES["end_cards"].items()}
)
END_CARDS_ARE_OURS: bool = any(row["reconstructed"] for row in RULES["end_cards"].values())

HERE, CLOCKWISE, COUNTER_CLOCKWISE, INWARD = "here", "clockwise", "counter_clockwise", "inward"
REMOVE, PLACE_OWN = "remove", "place"


# The Overlord's card


class BanishStep(NamedTuple):
    """Workers placed somewhere, a worker that goes inward, or a gain of the player on turn."""

    where: str = ""
    n: int = 1
    gain: Effect = NOTHING

    @property
    def word(self) -> str:
        """The id of its text."""
        return self.where or "-".join(self.gain.words)


def _step(row: Mapping[str, Any]) -> BanishStep:
    if "place" in row:
        return BanishStep(row["place"], row["n"])
    if "inward" in row:
        return BanishStep(INWARD, row["inward"])
    return BanishStep(gain=read_effect(row["current_player"]))


class Banishment(Named):
    """A row of the Overlord's card: the effect of banishing a card with that hire effect."""

    __slots__ = ("reconstructed", "steps")
    what: ClassVar[str] = "row of the Overlord's card"
    place = "banishment"

    def __init__(self, key: str, row: Mapping[str, Any]) -> None:
        super().__init__(key)
        self.steps: tuple[BanishStep, ...] = tuple(_step(step) for step in row["steps"])
        self.reconstructed: bool = row["icon_reconstructed"]
        """Whether the icon of the row is our own reconstruction."""
        Banishment.table[key] = self


for _key, _row in RULES["banish"].items():
    Banishment(_key, _row)
BANISHMENTS: dict[str, Banishment] = Banishment.table
"""The rows by hire effect."""


# Reminder cards


class Reminder(Named):
    __slots__ = ("after", "gain", "reconstructed", "ribbon")
    what: ClassVar[str] = "reminder card"
    place = "reminder"

    def __init__(self, key: str, row: Mapping[str, Any]) -> None:
        super().__init__(key)
        self.ribbon: str = row["ribbon"]
        self.gain = read_effect(row["gain"])
        """The holder's gain when anybody transcribes a manuscript of the ribbon."""
        self.after: Mapping[Action, str] = Kept.of(
            {ACTIONS[action]: does for action, does in row["after"].items()}
        )
        """The effect that follows the holder's own action."""
        self.reconstructed: bool = row["reconstructed"]
        Reminder.table[key] = self


for _key, _row in _table("reminders").items():
    Reminder(_key, _row)
REMINDERS: dict[str, Reminder] = Reminder.table


# Workers as options


class Outpost(Reference):
    """A player's worker on a location: "5:0"."""

    __slots__ = ("seat", "space")
    what: ClassVar[str] = "worker on the road"

    def __init__(self, space: Space, seat: Seat) -> None:
        super().__init__(f"{space.key}:{seat}")
        self.space, self.seat = space, seat
        Outpost.table[self.key] = self

    def caption(self, decision: Decision) -> Message:
        return Message("option-outpost", {"seat": self.seat, "number": self.space.key})

    def target(self, decision: Decision) -> str:
        return f"outpost/{self.key}"


OUTPOSTS = tuple(
    tuple(Outpost(space, seat) for seat in range(PLAYERS)) for space in SPACES.values()
)
"""The outposts by space and seat."""


class Intruder(Bump):
    """A worker of the Overlord who may have to leave a crowded section: "1:flip:overlord"."""

    __slots__ = ()
    what: ClassVar[str] = "worker of the Overlord"

    def __init__(self, tier: int, section: Section) -> None:
        Reference.__init__(self, f"{tier}:{section.key}:overlord")
        self.tier, self.section, self.seat = tier, section, PLAYERS
        Intruder.table[self.key] = self

    def caption(self, decision: Decision) -> Message:
        return Message("option-intruder", {"tier": self.tier, "section": self.section.key})


INTRUDERS = tuple(tuple(Intruder(tier, section) for section in SECTIONS) for tier in (1, 2))
"""By tier and section."""
