"""Visions and the oaths of the Empire."""

from __future__ import annotations

from typing import Any, ClassVar

from throneroom.games.oath.cards.card import Card
from throneroom.games.oath.cards.powers import power
from throneroom.games.oath.cards.relics import BANNERS, Banner
from throneroom.games.oath.cards.tables import read
from throneroom.kernel import Decision, Message, Reference


class Vision(Card):
    """[2.7] A Vision, or the Conspiracy, which is one only by its back."""

    __slots__ = ("priority",)
    what: ClassVar[str] = "Vision"

    def __init__(self, key: str, priority: int, row: dict[str, Any]) -> None:
        super().__init__(key)
        self.priority = priority
        """[3.4.3] The lowest wins where several are fulfilled at the end."""
        self.powers = tuple(power(p) for p in row.get("powers", ()))
        self.suit = None
        self.locked = False

    @property
    def is_true(self) -> bool:
        """Whether it has a goal; all but the Conspiracy do."""
        return self is not CONSPIRACY

    def caption(self, decision: Decision) -> Message:
        return Message(f"card-{self.key}")


class Oath(Reference):
    """[2.10] The goal of the Oathkeeper."""

    __slots__ = ("banner", "vision")
    what: ClassVar[str] = "oath"

    def __init__(self, key: str, row: dict[str, Any]) -> None:
        super().__init__(key)
        self.vision: Vision = VISIONS[row["vision"]]
        """The Vision with the same goal."""
        self.banner: Banner | None = BANNERS[row["banner"]] if "banner" in row else None
        """[1.13] The banner that the Chancellor begins with."""

    def caption(self, decision: Decision) -> Message:
        return Message(f"oath-{self.key}")


_TABLE = read("visions")
for _priority, (_key, _row) in enumerate(_TABLE["visions"].items()):
    Vision.table[_key] = Vision(_key, _priority, _row)

VISIONS: dict[str, Vision] = Vision.table
CONQUEST, REBELLION, SANCTUARY, FAITH, CONSPIRACY = VISIONS.values()

for _key, _row in _TABLE["oaths"].items():
    Oath.table[_key] = Oath(_key, _row)

OATHS: dict[str, Oath] = Oath.table
SUPREMACY, THE_PEOPLE, PROTECTION, DEVOTION = OATHS.values()
OATHKEEPER_DICE: int = _TABLE["title"]["oathkeeper"]
USURPER_DICE: int = _TABLE["title"]["usurper"]
