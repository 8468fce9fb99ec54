"""The sites."""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

from throneroom.games.oath.cards.powers import Power, power
from throneroom.games.oath.cards.suits import Suit
from throneroom.games.oath.cards.tables import read
from throneroom.kernel import Decision, Message, Reference


class Reveal(NamedTuple):
    """[2.8.4] What is put on a site when it turns up."""

    favor: int = 0
    secrets: int = 0
    relics: int = 0


class RecoverPrice(NamedTuple):
    """[5.4.2] What a relic at a site costs."""

    kind: str
    """Favor that goes to the bank of `suit` ("place_favor"), or favor or secrets that are
    burned ("burn_favor", "burn_secret")."""
    amount: int
    suit: Suit | None = None


class Homeland(NamedTuple):
    """What playing a card of a suit to a site brings."""

    suit: Suit
    reward: str
    """One of "favor", "secret", "warband" and "relic"."""
    amount: int


class Site(Reference):
    """[2.8] A place of the map."""

    __slots__ = ("capacity", "homeland", "power", "price", "reveal", "text")
    what: ClassVar[str] = "site"

    def __init__(self, key: str, row: dict[str, Any], powers: dict[str, Power]) -> None:
        super().__init__(key)
        self.capacity: int = row["capacity"]
        """Denizens and edifices that it can hold."""
        self.reveal = Reveal(**row.get("reveal", {}))
        price = row.get("price")
        self.price = (
            RecoverPrice(
                price["kind"], price["amount"], Suit(price["suit"]) if "suit" in price else None
            )
            if price
            else None
        )
        """None where no relic can be recovered."""
        self.text: str = row["power"]
        """The name of its power; sites of one kind share it."""
        self.power = powers[self.text]
        home = row.get("homeland")
        self.homeland = (
            Homeland(Suit(home["suit"]), home["reward"], home["amount"]) if home else None
        )

    def caption(self, decision: Decision) -> Message:
        return Message(f"card-{self.key}")


_TABLE = read("sites")
SITE_POWERS: dict[str, Power] = {name: power(row) for name, row in _TABLE["powers"].items()}
for _key, _row in _TABLE["sites"].items():
    Site.table[_key] = Site(_key, _row, SITE_POWERS)

SITES: dict[str, Site] = Site.table
COASTS = tuple(site for site in SITES.values() if site.text == "coast")
