"""The cards, loaded from `cards.toml` and typed."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, ClassVar

from throneroom.kernel import Decision, Message, Reference


class Card(Reference):
    """One kind of card and the facts printed on it. All Villages are this one Village."""

    __slots__ = (
        "actions",
        "buys",
        "cards",
        "coins",
        "cost",
        "is_action",
        "is_attack",
        "is_treasure",
        "is_victory",
        "mark",
        "money",
        "points",
        "points_per_cards",
        "printed",
        "spend",
        "types",
        "unplayable",
    )

    what: ClassVar[str] = "card"

    def __init__(self, key: str, row: dict[str, Any]) -> None:
        super().__init__(key)
        self.cost: int = row["cost"]
        self.types: tuple[str, ...] = tuple(row["types"])
        self.printed: int = row["printed"]
        self.points: int = row.get("points", 0)
        self.points_per_cards: int | None = row.get("points_per_cards")
        plus: dict[str, int] = row.get("plus", {})
        self.cards = plus.get("cards", 0)
        self.actions = plus.get("actions", 0)
        self.buys = plus.get("buys", 0)
        self.coins = plus.get("coins", 0)
        self.is_action = "action" in self.types
        self.is_attack = "attack" in self.types
        self.is_treasure = "treasure" in self.types
        self.is_victory = "victory" in self.types
        self.unplayable = "" if self.is_action else "later" if self.is_treasure else "never_played"
        """The reason why the card can't be played in the action phase; "" for an Action."""
        self.money: int = self.coins if self.is_treasure else 0
        """The coins that the card brings as a Treasure."""
        self.mark: int
        """A separate bit for each Treasure, 0 for other cards: a number stands for a set of
        Treasures."""
        self.spend = Spend(self)
        """The option to play this Treasure in the buy phase."""

    def caption(self, decision: Decision) -> Message:
        return Message(f"card-{self.key}")


class Spend(Reference):
    """The option to play a Treasure. It differs from the card because the options to buy cards are
    offered beside it."""

    __slots__ = ("card",)
    what: ClassVar[str] = "treasure to play"

    def __init__(self, card: Card) -> None:
        super().__init__(f"play:{card.key}")
        self.card = card
        Spend.table[self.key] = self

    def target(self, decision: Decision) -> str:
        return f"hand/{self.card.key}"


class Button(Reference):
    """An option that is not on the table."""

    __slots__ = ()
    what: ClassVar[str] = "button"

    def __init__(self, key: str) -> None:
        super().__init__(key)
        type(self).table[self.key] = self

    def target(self, decision: Decision) -> str:
        return ""


class End(Button):
    """The end of the Actions or of the turn, depending on the question."""

    __slots__ = ()

    def caption(self, decision: Decision) -> Message:
        return Message(f"option-{self.key}_{decision.kind}")


END, PLAY_ALL = End("end"), Button("play_all")


_TABLE = tomllib.loads((files(__package__) / "cards.toml").read_text(encoding="utf-8"))

for _key, _row in _TABLE["cards"].items():
    Card.table[_key] = Card(_key, _row)

CARDS: dict[str, Card] = Card.table
BASIC = tuple(
    CARDS[k] for k in ("copper", "silver", "gold", "estate", "duchy", "province", "curse")
)
COPPER, SILVER, GOLD, ESTATE, DUCHY, PROVINCE, CURSE = BASIC
KINGDOM = tuple(card for card in CARDS.values() if card not in BASIC)
BUREAUCRAT, CELLAR, CHANCELLOR, CHAPEL, FEAST, LIBRARY, MILITIA, MINE, MOAT = (
    CARDS[key]
    for key in (
        *("bureaucrat", "cellar", "chancellor", "chapel", "feast"),
        *("library", "militia", "mine", "moat"),
    )
)
REMODEL, SPY, THIEF, THRONE_ROOM, WORKSHOP = (
    CARDS[key] for key in ("remodel", "spy", "thief", "throne_room", "workshop")
)
ACTIONS = frozenset(card for card in CARDS.values() if card.is_action)
TREASURES = frozenset(card for card in CARDS.values() if card.is_treasure)
VICTORY = frozenset(card for card in CARDS.values() if card.is_victory)

TREASURE_SETS: list[tuple[Card, ...]] = [()]
"""All sets of Treasures, indexed by the sum of their marks."""
for _card in CARDS.values():
    _card.mark = len(TREASURE_SETS) if _card.is_treasure else 0
    if _card.is_treasure:
        TREASURE_SETS += [(*others, _card) for others in TREASURE_SETS]

SETS: dict[str, tuple[Card, ...]] = {
    name: tuple(card for card in KINGDOM if card.key in keys)
    for name, keys in _TABLE["sets"].items()
}

START_DECK = [COPPER] * _TABLE["start"]["copper"] + [ESTATE] * _TABLE["start"]["estate"]
HAND_SIZE: int = _TABLE["start"]["hand"]
HIGHEST_COST = max(card.cost for card in CARDS.values())


def pile_size(card: Card, players: int) -> int:
    """The number of copies of a card in the supply at the start."""
    row: dict[str, int] = _TABLE["supply"][str(players)]
    if card in BASIC:
        return row[card.key]
    return row["kingdom_victory" if card.is_victory else "kingdom_other"]


def in_game(card: Card, players: int) -> int:
    """The number of copies of a card in a whole game, starting decks included."""
    return pile_size(card, players) + players * START_DECK.count(card)
