"""The cards and the Followers, loaded from `cards.toml` and typed."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from enum import StrEnum
from importlib.resources import files
from types import MappingProxyType
from typing import Any, ClassVar

from throneroom.kernel import Reference

TABLE: dict[str, Any] = tomllib.loads(
    (files(__package__) / "cards.toml").read_text(encoding="utf-8")
)


class Follower(StrEnum):
    """[Соратники] Whose efforts every action takes."""

    WARRIOR = "warrior"
    CRAFTSMAN = "craftsman"
    MAGE = "mage"


WARRIOR, CRAFTSMAN, MAGE = FOLLOWERS = tuple(Follower)


class Card(Reference):
    """One kind of card: what is printed on it."""

    __slots__ = (
        "attack",
        "boost",
        "cost",
        "count",
        "is_fortification",
        "is_magic",
        "is_troop",
        "kind",
        "reconstructed",
        "support",
    )

    what: ClassVar[str] = "card"

    def __init__(self, key: str, row: dict[str, Any]) -> None:
        super().__init__(key)
        self.kind: str = row["kind"]
        self.cost: Mapping[Follower, int] = MappingProxyType(
            {Follower(name): count for name, count in row["cost"].items()}
        )
        """The Followers whose efforts it takes to play the card."""
        self.attack: int = row.get("attack", 0)
        self.support: int = row.get("support", 0)
        self.boost: int = row.get("boost", 0)
        """What it adds to the Attack of the Troop it is played with."""
        self.count: int = row["count"]
        """How many the deck has."""
        self.reconstructed: tuple[str, ...] = tuple(row.get("reconstructed", ()))
        """Which of these values are ours and not the box's."""
        self.is_troop = self.kind == "troop"
        self.is_fortification = self.kind == "fortification"
        self.is_magic = self.kind == "magic"


for _key, _row in TABLE["cards"].items():
    Card.table[_key] = Card(_key, _row)

CARDS: dict[str, Card] = Card.table
DECK: tuple[Card, ...] = tuple(card for card in CARDS.values() for _ in range(card.count))

CLAIM, FLOOD = CARDS["claim"], CARDS["flood"]
BUILDER, HORN = CARDS["magic_builder"], CARDS["magic_horn"]
PLAGUE, THIEF = CARDS["plague"], CARDS["invisible_thief"]
SHADOW_ARMY, SHADOW_FOLLOWER = CARDS["shadow_army"], CARDS["shadow_follower"]
BOOSTS = tuple(card for card in CARDS.values() if card.boost)
WITH_TROOP = (*BOOSTS, HORN)
"""Magic that is played together with a Troop."""

STOCK: Mapping[Follower, int] = MappingProxyType(
    {kind: TABLE["followers"][kind.value]["count"] for kind in FOLLOWERS}
)
"""How many Followers of each kind the box has."""

MONEY: int = TABLE["start"]["money"]
HAND: int = TABLE["start"]["hand"]
START_FOLLOWERS: int = TABLE["start"]["followers"]
PRICE: int = TABLE["start"]["price"]
