"""The options that are not cards, and the rules about who can receive which items."""

from __future__ import annotations

from typing import Any, ClassVar

from throneroom.games.west_kingdom.architects.cards import GOODS
from throneroom.games.west_kingdom.architects.state import Player
from throneroom.games.west_kingdom.tomesaga.architects_coop.cards import Demand
from throneroom.games.west_kingdom.tomesaga.architects_coop.state import State
from throneroom.games.west_kingdom.tomesaga.coop import Teammate
from throneroom.kernel import Decision, Message, Reference, Seat

CARD = "building_card"
NOBODY = "none"
"""The receiver of items that are offered to a demand."""
DEBTS = ("unpaid", "paid")
"""Both sides of a debt, which count alike."""


class Item(Reference):
    """An item that can be offered."""

    __slots__ = ()
    what: ClassVar[str] = "item"

    def __init__(self, key: str) -> None:
        super().__init__(key)
        Item.table[key] = self

    def caption(self, decision: Decision) -> Message:
        return Message("option-item", {"item": self.key})

    def target(self, decision: Decision) -> str:
        return f"item/{self.key}"


ITEMS = tuple(Item(key) for key in ("silver", *GOODS, CARD, *DEBTS))


# 4. Offerings


def held(player: Player, item: str) -> int:
    number: int = len(player.hand) if item == CARD else getattr(player, item)
    return number


def items_for(demand: Demand) -> tuple[str, ...]:
    """The items that count for a demand: only the real item."""
    return DEBTS if demand.item == "debt" else (demand.item,)


def no_demand(s: State, seat: Seat, demand: Demand) -> str:
    """Why nothing can be offered to a demand."""
    if demand not in s.open_demands:
        return "demand_face_down"
    if not s.lacking(demand):
        return "demand_met"
    player = s.players[seat]
    return "" if any(held(player, item) for item in items_for(demand)) else "nothing_for_demand"


def own_items(player: Player) -> list[Item]:
    return [item for item in ITEMS if held(player, item.key)]


def receivers(s: State, seat: Seat) -> list[Any]:
    """Unmet face-up demands, and the other players."""
    found: list[Any] = [one for one in s.open_demands if not no_demand(s, seat, one)]
    if own_items(s.players[seat]):
        found += [Teammate(other) for other in s.others(seat)]
    return found
