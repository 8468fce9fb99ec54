"""The cards and the Followers, loaded from `cards.toml` and typed."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from enum import StrEnum
from importlib.resources import files
from types import MappingProxyType
from typing import Any, ClassVar

from throneroom.kernel import Decision, Message, Reference

TABLE: dict[str, Any] = tomllib.loads(
    (files(__package__) / "cards.toml").read_text(encoding="utf-8")
)


class Follower(StrEnum):
    """[Соратники] The Followers, who do the work of every action."""

    WARRIOR = "warrior"
    CRAFTSMAN = "craftsman"
    MAGE = "mage"

    def caption(self, decision: Decision) -> Message:
        if decision.kind == "recruit":
            return Message("option-recruit", {"follower": self.value, "price": PRICE})
        return Message(f"follower-{self.value}")

    def target(self, decision: Decision) -> str:
        return f"stock/{self.value}"


WARRIOR, CRAFTSMAN, MAGE = FOLLOWERS = tuple(Follower)


class Card(Reference):
    """One kind of card and the facts printed on it."""

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
        """The number of Followers of each kind that the card costs."""
        self.attack: int = row.get("attack", 0)
        self.support: int = row.get("support", 0)
        self.boost: int = row.get("boost", 0)
        """The points that the card adds to the Attack of the Troop with which it is played."""
        self.count: int = row["count"]
        """The number of cards of this kind in the deck."""
        self.reconstructed: tuple[str, ...] = tuple(row.get("reconstructed", ()))
        """The names of the values that are our own reconstruction and not the box's."""
        self.is_troop = self.kind == "troop"
        self.is_fortification = self.kind == "fortification"
        self.is_magic = self.kind == "magic"

    def caption(self, decision: Decision) -> Message:
        return Message(f"card-{self.key}")

    def target(self, decision: Decision) -> str:
        """The card in the hand that the player sees: their own, or the victim's while they
        steal."""
        return f"{decision.at if decision.at.endswith('hand') else 'hand'}/{self.key}"


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
"""The number of Followers of each kind in the box."""

MONEY: int = TABLE["start"]["money"]
HAND: int = TABLE["start"]["hand"]
START_FOLLOWERS: int = TABLE["start"]["followers"]
PRICE: int = TABLE["start"]["price"]
