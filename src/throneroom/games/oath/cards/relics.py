"""Relics, the banners and the Imperial Reliquary."""

from __future__ import annotations

from typing import Any, ClassVar

from throneroom.games.oath.cards.card import Card
from throneroom.games.oath.cards.powers import MajorAction, power
from throneroom.games.oath.cards.tables import read
from throneroom.kernel import Decision, Message, Reference


class Relic(Card):
    """[2.4] A card that is held, and that defends itself."""

    __slots__ = ("defense", "in_deck", "persistent")
    what: ClassVar[str] = "relic"

    def __init__(self, key: str, row: dict[str, Any]) -> None:
        super().__init__(key)
        self.defense: int = row["defense"]
        """Defense dice that it adds as a target."""
        self.in_deck: bool = row.get("in_deck", True)
        """False for the Grand Scepter, which begins with the Chancellor."""
        self.persistent: bool = row.get("ribbon") == "black"
        self.powers = tuple(power(p) for p in row["powers"])
        self.suit = None
        self.locked = False

    def caption(self, decision: Decision) -> Message:
        return Message(f"card-{self.key}")


class Banner(Reference):
    """[2.5] A banner and the tokens that lie on it."""

    __slots__ = ("mob_from", "search", "start", "token")
    what: ClassVar[str] = "banner"

    def __init__(self, key: str, row: dict[str, Any]) -> None:
        super().__init__(key)
        self.token: str = row["token"]
        """The kind of token on it: favor or secrets."""
        self.start: int = row["start"]
        """Tokens on it at the start."""
        self.mob_from: int = row.get("mob_from", 0)
        """Tokens with which it turns to its Mob side; none on the Darkest Secret."""
        self.search: int = row.get("search", 0)
        """Its holder's price of searching the world deck; nothing on the People's Favor."""

    def caption(self, decision: Decision) -> Message:
        return Message(f"card-{self.key}")


class ReliquarySpace(Reference):
    """[2.3] A space of the Imperial Reliquary, which binds the Chancellor once it is empty."""

    __slots__ = ("actions", "slot")
    what: ClassVar[str] = "space of the Reliquary"

    def __init__(self, slot: int, row: dict[str, Any]) -> None:
        super().__init__(row["key"])
        self.slot = slot
        """Its place, from 0."""
        self.actions = tuple(MajorAction(action) for action in row["actions"])

    def caption(self, decision: Decision) -> Message:
        return Message(f"card-{self.key}")


for _key, _row in read("relics").items():
    Relic.table[_key] = Relic(_key, _row)
for _key, _row in read("boards")["banners"].items():
    Banner.table[_key] = Banner(_key, _row)
for _slot, _row in enumerate(read("visions")["reliquary"]["spaces"]):
    ReliquarySpace.table[_row["key"]] = ReliquarySpace(_slot, _row)

RELICS: dict[str, Relic] = Relic.table
GRAND_SCEPTER = RELICS["grand_scepter"]
RELIC_DECK = tuple(relic for relic in RELICS.values() if relic.in_deck)
BANNERS: dict[str, Banner] = Banner.table
PEOPLES_FAVOR, DARKEST_SECRET = BANNERS.values()
RELIQUARY: tuple[ReliquarySpace, ...] = tuple(ReliquarySpace.table.values())
BRUTAL, DECADENT, CARELESS, GREEDY = RELIQUARY
