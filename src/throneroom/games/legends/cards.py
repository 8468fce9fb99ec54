"""Cards, leaders and tokens, loaded from `cards.toml` and typed."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, ClassVar, NamedTuple

from throneroom.kernel import Decision, Message, Reference

_TABLE = tomllib.loads((files(__package__) / "cards.toml").read_text(encoding="utf-8"))

PRICES: tuple[int, ...] = tuple(_TABLE["prices"])
"""The price of a card by its index in the row, from the left."""
ARMIES: int = _TABLE["armies"]
CITIES: int = _TABLE["cities"]
START_ARMIES: int = _TABLE["start_armies"]
NEUTRAL_ARMIES: int = _TABLE["neutral_armies"]
COINS: dict[int, int] = {int(n): row["coins"] for n, row in _TABLE["players"].items()}
"""The coins of each player at the start, by the number of players."""
CARDS_TO_COLLECT: dict[int, int] = {int(n): row["cards"] for n, row in _TABLE["players"].items()}
FAMILIES: tuple[str, ...] = tuple(_TABLE["families"])
COLOURS: tuple[str, ...] = tuple(_TABLE["colours"])


class Ability(NamedTuple):
    """A card's effect for its owner, during the whole game or at its end."""

    type: str
    n: int = 0
    family: str = ""
    need: int = 0
    per: int = 0
    vp: int = 0


class Action(Reference):
    """An action on a scroll: "recruit:3"."""

    __slots__ = ("n", "type")
    what: ClassVar[str] = "action"

    def __init__(self, type: str, n: int) -> None:
        super().__init__(f"{type}:{n}")
        self.type = type
        self.n = n

    def caption(self, decision: Decision) -> Message:
        # [Свойства карт] The player's cards and tokens may add to it, and the text says the sum.
        more = (decision.facts or {}).get(self.type, 0)
        return Message(f"option-{self.type}", {"n": self.n + more})


def _action(row: dict[str, Any]) -> Action:
    new = Action(row["type"], row["n"])
    found: Action = Action.table.setdefault(new.key, new)
    return found


class Holding(Reference):
    """A card or a token: something with abilities that a player can have."""

    __slots__ = (
        *("abilities", "army_bonus", "coins", "elixirs", "flying", "immune", "move_bonus"),
        "scoring",
    )

    def __init__(self, key: str, row: dict[str, Any]) -> None:
        super().__init__(key)
        self.abilities = tuple(Ability(**ability) for ability in row.get("abilities", ()))
        count = dict.fromkeys(("move_bonus", "army_bonus", "elixir", "coins_now"), 0)
        for ability in self.abilities:
            if ability.type in count:
                count[ability.type] += ability.n
        self.move_bonus = count["move_bonus"]
        self.army_bonus = count["army_bonus"]
        self.elixirs = count["elixir"]
        self.coins = count["coins_now"]
        self.flying = sum(ability.type == "flying" for ability in self.abilities)
        self.immune = any(ability.type == "immune" for ability in self.abilities)
        self.scoring = tuple([a for a in self.abilities if a.vp])
        """Abilities that bring points at the end."""


class Card(Holding):
    """A creature or a place: an ability, and an action for the player who takes it."""

    __slots__ = ("actions", "family", "from_players", "kind", "mode")
    what: ClassVar[str] = "card"

    def __init__(self, key: str, row: dict[str, Any]) -> None:
        super().__init__(key, row)
        self.family: str = row.get("family", "")
        self.kind: str = row["class"]
        self.from_players: int = row.get("from_players", 2)
        self.mode: str = row.get("mode", "single")
        self.actions = tuple(_action(action) for action in row["actions"])

    def caption(self, decision: Decision) -> Message:
        """The card's name with its price: the cards that the player can pay for are the first of
        the row."""
        price = PRICES[decision.options.index(self)]
        return Message("option-card", {"card": self.key, "price": price})

    def target(self, decision: Decision) -> str:
        return f"market/{decision.options.index(self)}"


class Leader(Reference):
    """Works for one player all game long. It is not a card of the market."""

    __slots__ = ("armies", "cubes_per_vp", "family", "fee", "island_size", "loot", "need", "vp")
    what: ClassVar[str] = "leader"

    def __init__(self, key: str, row: dict[str, Any]) -> None:
        super().__init__(key)
        self.family: str = row.get("family", "")
        self.need: int = row.get("need", 0)
        self.vp: int = row.get("vp", 0)
        self.fee: int = row.get("fee", 0)
        self.loot: int = row.get("loot", 0)
        self.cubes_per_vp: int = row.get("cubes_per_vp", 0)
        self.island_size: int = row.get("island_size", 0)
        self.armies: int = row.get("armies", row.get("start_armies", 0))


class Token(Holding):
    __slots__ = ("armies", "count", "kind", "vp", "wins_ties")
    what: ClassVar[str] = "token"

    def __init__(self, key: str, row: dict[str, Any]) -> None:
        super().__init__(key, row)
        self.kind: str = row["kind"]
        self.count: int = row.get("count", 1)
        self.vp: int = row.get("vp", 0)
        self.wins_ties: bool = row.get("wins_ties", False)
        self.armies: int = row.get("armies", 0)


class Face(Reference):
    """The visible face of a token that is on the table or is about to be laid."""

    __slots__ = ()
    what: ClassVar[str] = "token"

    def caption(self, decision: Decision) -> Message:
        return Message(f"token-{self.key}")

    def target(self, decision: Decision) -> str:
        return f"token/{self.key}"


for _key, _row in _TABLE["cards"].items():
    Card.table[_key] = Card(_key, _row)
for _key, _row in _TABLE["leaders"].items():
    Leader.table[_key] = Leader(_key, _row)
for _key, _row in _TABLE["tokens"].items():
    Token.table[_key] = Token(_key, _row)
for _key in (*Token.table, "magic_gates", "face_down", "start"):
    Face.table[_key] = Face(_key)

CARDS: dict[str, Card] = Card.table
LEADERS: dict[str, Leader] = Leader.table
TOKENS: dict[str, Token] = Token.table
FAIRY_QUEEN, BANDIT_KING, RED_SORCERESS, WHITE_KNIGHT = LEADERS.values()

EXPLORATION = tuple(token for token in TOKENS.values() if token.kind == "exploration")
SWAMP, CITADEL = TOKENS["poison_swamp"], TOKENS["citadel"]
DRAGON, GATE, ROGUES = (TOKENS[key] for key in ("marauding_dragon", "magic_gate", "band_of_rogues"))
CITADELS = (CITADEL,) * CITADEL.count
GATES = (GATE,) * GATE.count
FACES: dict[str, Face] = Face.table
FACE_DOWN = FACES["face_down"]
"""The face that everybody sees of a token that lies face down."""


def cards_for(players: int) -> list[Card]:
    """[Подготовка 2] The cards for this number of players. Cards marked with a larger number stay
    in the box."""
    return [card for card in CARDS.values() if card.from_players <= players]
