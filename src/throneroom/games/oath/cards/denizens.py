"""Denizens and edifices."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, ClassVar

from throneroom.games.oath.cards.card import Card
from throneroom.games.oath.cards.powers import PowerKind, power
from throneroom.games.oath.cards.suits import SUITS, Suit
from throneroom.games.oath.cards.tables import read
from throneroom.kernel import Decision, Message, Reference


class Restriction(StrEnum):
    """[7.2] Where a card can lie face up."""

    NONE = "none"
    SITE = "site"
    ADVISER = "adviser"


class Denizen(Card):
    """[2.6] A card of the world deck with a suit."""

    __slots__ = ("number", "persistent", "restriction", "starting")
    what: ClassVar[str] = "denizen"

    def __init__(self, key: str, suit: Suit, row: dict[str, Any]) -> None:
        super().__init__(key)
        self.suit = suit
        self.number: int = row["number"]
        """The printed number, from 1 to 198."""
        self.restriction = Restriction(row.get("restriction", "none"))
        self.locked: bool = row.get("locked", False)
        """[7.2] Whether it can't be discarded, moved or swapped once it lies face up."""
        self.persistent: bool = row.get("ribbon") == "black"
        """[7.1.4] Whether its ribbon is black."""
        self.powers = tuple(power(p) for p in row["powers"])
        self.starting: bool = self.number <= STARTING
        """Whether it is in the world deck of the first game."""

    def caption(self, decision: Decision) -> Message:
        return Message(f"card-{self.key}")


class EdificeSide(Card):
    """One side of an edifice, with a name and a power of its own."""

    __slots__ = ("intact", "number", "persistent", "restriction")
    what: ClassVar[str] = "side of an edifice"

    def __init__(self, key: str, suit: Suit | None, row: dict[str, Any]) -> None:
        super().__init__(key)
        self.suit = suit
        """None on the ruined side."""
        self.intact: bool = suit is not None
        self.number: int = row["number"]
        self.restriction = Restriction.SITE
        self.locked = True
        self.powers = tuple(power(p) for p in row["powers"])
        self.persistent: bool = any(p.kind is PowerKind.PERSISTENT for p in self.powers)

    def caption(self, decision: Decision) -> Message:
        return Message(f"card-{self.key}")


class Edifice(Reference):
    """[2.9] A card with an intact and a ruined side. Its key is that of the intact one."""

    __slots__ = ("intact", "ruined", "suit")
    what: ClassVar[str] = "edifice"

    def __init__(self, key: str, row: dict[str, Any]) -> None:
        super().__init__(key)
        self.suit = Suit(row["suit"])
        self.intact = EdificeSide(key, self.suit, row["intact"])
        self.ruined = EdificeSide(row["ruined"]["key"], None, row["ruined"])
        for side in (self.intact, self.ruined):
            EdificeSide.table[side.key] = side

    def side(self, intact: bool) -> EdificeSide:
        return self.intact if intact else self.ruined

    def caption(self, decision: Decision) -> Message:
        return Message(f"card-{self.key}")


STARTING: int = read("first_game")["starting_denizens"]
"""Cards with a number up to this one make the first world deck."""

for _suit in SUITS:
    for _key, _row in read(f"denizens_{_suit.value}").items():
        Denizen.table[_key] = Denizen(_key, _suit, _row)
for _key, _row in read("edifices").items():
    Edifice.table[_key] = Edifice(_key, _row)

DENIZENS: dict[str, Denizen] = Denizen.table
EDIFICES: dict[str, Edifice] = Edifice.table
EDIFICE_SIDES: dict[str, EdificeSide] = EdificeSide.table
