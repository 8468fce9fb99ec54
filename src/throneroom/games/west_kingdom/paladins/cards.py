"""The printed facts: loaded from `components/` and typed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache, partial
from itertools import permutations
from typing import Any, ClassVar, NamedTuple

from throneroom.games.west_kingdom.effects import Condition, read_condition
from throneroom.games.west_kingdom.named import Named
from throneroom.games.west_kingdom.paladins.printed import RULES
from throneroom.games.west_kingdom.paladins.rewards import (
    ATTRIBUTES,
    TARGETED,
    Ability,
    Call,
    read_ability,
    read_picks,
    read_reward,
)
from throneroom.games.west_kingdom.paladins.workers import Spaces, spaces_of
from throneroom.games.west_kingdom.tables import read_table
from throneroom.kernel import Decision, Kept, Message, Reference, Seat

_table = partial(read_table, __package__)

ROUNDS: int = RULES["rounds"]
KEPT_WORKERS: int = RULES["kept_workers"]
DRAWN: int = RULES["paladins_drawn"]
TRACK: int = RULES["track"]["max"]
COVERS: int = RULES["workshops_per_action"]
PIECES: Mapping[str, int] = RULES["pieces"]
COVER_BONUS = {space: read_reward(words) for space, words in RULES["cover"].items()}
ORDER_ROUNDS: tuple[int, ...] = RULES["king"]["orders"]
FAVOUR_ROUNDS: tuple[int, ...] = RULES["king"]["favours"]
ORDER_POINTS: tuple[int, ...] = RULES["king"]["order_points"]
SLOT_SILVER: tuple[int, ...] = RULES["townsfolk_row"]["silver"]
SLOT_DEBT: tuple[bool, ...] = RULES["townsfolk_row"]["debt"]
COLUMNS: Mapping[str, tuple[int, ...]] = RULES["columns"]
"""By attribute: the value that each column of the map and the outsider below it require."""


def tax_supply(players: int) -> int:
    supply: int = RULES["tax"]["supply"][players - 1]
    return supply


# 4, 8 Actions


class Action(Named):
    """One of the twelve actions of a player board."""

    __slots__ = ("coverable", "modes", "number", "wanted")
    what: ClassVar[str] = "action"
    place = "action"

    def __init__(self, key: str, row: Mapping[str, Any]) -> None:
        super().__init__(key)
        self.number = len(Action.table)
        self.coverable: bool = row["side"] == "right"
        self.modes = tuple(Mode(self, mode) for mode in row.get("modes", ({"name": key, **row},)))
        covers = range(COVERS + 1) if self.coverable else range(1)
        self.wanted = tuple(_union(mode.spaces[i].wanted for mode in self.modes) for i in covers)
        """By number of workshops: the colours that its open spaces require, a bit for each."""
        Action.table[key] = self

    def caption(self, decision: Decision) -> Message:
        return Message(f"action-{self.key}")


def _union(masks: Any) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


class Mode(Named):
    """A way to do an action: most actions have one; hunt, trade and recruit have two."""

    __slots__ = (
        *("action", "by_column", "by_slot", "coverable", "do", "ladder", "most", "needs"),
        *("number", "provisions", "shortfall", "silver", "spaces", "verb"),
    )
    what: ClassVar[str] = "action"
    place = "action"

    def __init__(self, action: Action, row: Mapping[str, Any]) -> None:
        super().__init__(row["name"])
        self.action, self.number = action, action.number
        self.coverable = action.coverable
        printed = tuple(row["spaces"])
        covers = range(COVERS + 1) if action.coverable else range(1)
        self.spaces: tuple[Spaces, ...] = tuple(spaces_of(printed[i:]) for i in covers)
        """The open spaces by number of workshops, which cover spaces from the left."""
        self.silver: int = row.get("silver", 0)
        self.provisions: tuple[int, ...] = row.get("provisions", ())
        """The price by the number of times it was done before."""
        self.needs: str = row.get("needs", "")
        """The attribute that it requires."""
        self.ladder: tuple[int, ...] = row.get("ladder", ())
        self.by_column, self.by_slot = (row.get("by") == by for by in ("column", "slot"))
        self.shortfall: int = row.get("shortfall", 0)
        """The price in silver of each missing point of the attribute; 0 if nothing can replace
        it."""
        self.most: int | None = row.get("most")
        self.do = read_reward(row["do"])
        calls = [one.verb for one in self.do.steps if isinstance(one, Call)]
        self.verb = next((verb for verb in calls if verb in TARGETED), "")
        """The verb that takes a target."""
        Mode.table[self.key] = self

    def caption(self, decision: Decision) -> Message:
        return Message(f"action-{self.key}")


for _key, _row in _table("actions").items():
    Action(_key, _row)

ACTIONS: dict[str, Action] = dict(Action.table)
MODES: dict[str, Mode] = dict(Mode.table)
PRAY = ACTIONS["pray"]
FORTIFY = ACTIONS["fortify"]
RIGHT = tuple(action for action in ACTIONS.values() if action.coverable)
FIRST_RIGHT = RIGHT[0].number


# 3 The board


class Location(Named):
    """A place of the map."""

    __slots__ = ("column", "number", "players", "reward")
    what: ClassVar[str] = "location"
    place = "map"

    def __init__(self, key: str, row: Mapping[str, Any]) -> None:
        super().__init__(key)
        self.number = len(Location.table)
        self.column: int = row["column"]
        self.reward = read_reward(row["reward"])
        self.players: int = row["players"]
        """The smallest number of players with whom it is open."""
        Location.table[key] = self

    def caption(self, decision: Decision) -> Message:
        goods = list(self.reward.words)
        return Message("option-location", {"column": self.column, "goods": goods})


for _key, _row in _table("locations").items():
    Location(_key, _row)

LOCATIONS: dict[str, Location] = Location.table


@cache
def open_locations(players: int, columns: int) -> tuple[Location, ...]:
    """The locations of the first columns that are used with this number of players."""
    found = [place for place in LOCATIONS.values() if place.players <= players]
    return tuple(place for place in found if place.column <= columns)


@cache
def columns_within(attribute: str, value: int) -> int:
    """The number of columns that a player with that value reaches."""
    return sum([needed <= value for needed in COLUMNS[attribute]])


class Piece(Reference):
    """A player's monk or outpost on the map: "monk:0"."""

    __slots__ = ("monk", "seat")
    what: ClassVar[str] = "piece"

    def __init__(self, name: str, seat: Seat) -> None:
        super().__init__(f"{name}:{seat}")
        self.monk, self.seat = name == "monk", seat
        Piece.table[self.key] = self


MONKS = tuple(Piece("monk", seat) for seat in range(4))
OUTPOSTS = tuple(Piece("outpost", seat) for seat in range(4))


class Spot(Named):
    """A place for jars on the player board."""

    __slots__ = ("count", "number", "reward")
    what: ClassVar[str] = "spot"
    place = "spot"

    def __init__(self, key: str, row: Mapping[str, Any]) -> None:
        super().__init__(key)
        self.number = len(Spot.table)
        self.reward = read_reward(row["reward"])
        self.count: int = row.get("count", 1)
        Spot.table[key] = self

    def caption(self, decision: Decision) -> Message:
        return Message("option-spot", {"goods": list(self.reward.words)})


for _key, _row in _table("spots").items():
    Spot(_key, _row)

SPOTS: dict[str, Spot] = Spot.table


# Cards


class Townsfolk(Named):
    __slots__ = ("ability", "dismiss", "extra", "kind", "on_debt", "on_hire", "reconstructed")
    what: ClassVar[str] = "townsfolk"
    place = "townsfolk"

    def __init__(self, key: str, row: Mapping[str, Any]) -> None:
        super().__init__(key)
        self.kind: str = row.get("kind") or key.rpartition("_")[0]
        self.dismiss = read_reward(row["dismiss"])
        self.on_hire = read_reward(row.get("on_hire", ()))
        self.ability: Ability = read_ability(row["ability"])
        self.extra: bool = row.get("extra", False)
        """Whether it belongs to the Tomesaga."""
        self.reconstructed: bool = row.get("reconstructed", False)
        self.on_debt = OnDebt(self)
        Townsfolk.table[key] = self


class OnDebt(Reference):
    """A townsfolk card, hired by taking a debt: "debt:abbot_1"."""

    __slots__ = ("card",)
    what: ClassVar[str] = "townsfolk"

    def __init__(self, card: Townsfolk) -> None:
        super().__init__(f"debt:{card.key}")
        self.card = card
        OnDebt.table[self.key] = self

    def caption(self, decision: Decision) -> Message:
        return Message("option-on_debt", {"card": self.card.key})

    def target(self, decision: Decision) -> str:
        return f"townsfolk/{self.card.key}"


class Paladin(Named):
    """One of the twelve paladins that every player has."""

    __slots__ = (
        *("action", "faith", "free_provisions", "gain", "influence", "silver", "silver_less"),
        *("strength", "workers"),
    )
    what: ClassVar[str] = "paladin"
    place = "paladin"

    def __init__(self, key: str, row: Mapping[str, Any]) -> None:
        super().__init__(key)
        for attribute in ATTRIBUTES:
            setattr(self, attribute, row["attributes"].get(attribute, 0))
        self.workers = read_reward(row["workers"])
        self.action = ACTIONS[row["action"]]
        """The action that it changes."""
        changes = row["changes"]
        self.gain = read_reward(changes.get("gain", ()))
        self.silver: int | None = changes.get("silver_cost")
        """The action's price in silver; None if the printed price applies."""
        self.silver_less: int = changes.get("silver_less", 0)
        self.free_provisions = changes.get("provision_cost") == 0
        Paladin.table[key] = self


class Points(NamedTuple):
    """A point for each `per` of a quantity."""

    per: int
    of: str


class Outsider(Named):
    __slots__ = ("attack", "convert", "kind", "points", "suit")
    what: ClassVar[str] = "outsider"
    place = "outsider"

    def __init__(self, key: str, row: Mapping[str, Any]) -> None:
        super().__init__(key)
        self.suit: str = row["suit"]
        self.kind = key.split(f"_{self.suit}", maxsplit=1)[0]
        self.attack = read_reward(row["attack"])
        self.convert = read_reward(row.get("convert", ()))
        self.points = Points(row["points"]["per"], row["points"]["of"])
        Outsider.table[key] = self


class Order(Named):
    """A king's order."""

    __slots__ = ("condition",)
    what: ClassVar[str] = "order"
    place = "king"

    def __init__(self, key: str, row: Mapping[str, Any]) -> None:
        super().__init__(key)
        self.condition: Condition = read_condition(row["if"])
        Order.table[key] = self


class Favour(Named):
    """A king's favour."""

    __slots__ = ("debts", "picks", "provisions", "silver", "spaces")
    what: ClassVar[str] = "favour"
    place = "king"

    def __init__(self, key: str, row: Mapping[str, Any]) -> None:
        super().__init__(key)
        self.spaces: Spaces = spaces_of((row["space"],))
        cost = row.get("cost", {})
        self.silver: int = cost.get("silver", 0)
        self.provisions: int = cost.get("provision", 0)
        self.debts: int = cost.get("gain_debt", 0)
        self.picks = read_picks(key, row["choose"])
        Favour.table[key] = self

    def target(self, decision: Decision) -> str:
        """Where a favour lies, even in questions about actions, which lie on player boards."""
        return f"{self.place}/{self.key}"


class Wall(Named):
    __slots__ = ("count", "gain", "picks", "points")
    what: ClassVar[str] = "wall"
    place = "wall"

    def __init__(self, key: str, row: Mapping[str, Any]) -> None:
        super().__init__(key)
        self.count: int = row["count"]
        self.gain = read_reward(row.get("gain", ()))
        self.picks = read_picks(key, row.get("choose", ()))
        self.points: int = row.get("points", 0)
        Wall.table[key] = self


class Tavern(Named):
    __slots__ = ("workers",)
    what: ClassVar[str] = "tavern card"
    place = "tavern"

    def __init__(self, key: str, row: Mapping[str, Any]) -> None:
        super().__init__(key)
        self.workers = read_reward(row["workers"])
        Tavern.table[key] = self

    def caption(self, decision: Decision) -> Message:
        return Message("option-tavern", {"workers": list(self.workers.words)})


class Suspicion(Reference):
    """A suspicion card: "suspicion_2" takes two silver from the tax supply."""

    __slots__ = ("count", "tax")
    what: ClassVar[str] = "suspicion card"

    def __init__(self, tax: int, count: int) -> None:
        super().__init__(f"suspicion_{tax}")
        self.tax, self.count = tax, count
        Suspicion.table[self.key] = self


for _key, _row in _table("townsfolk").items():
    Townsfolk(_key, _row)
for _key, _row in _table("paladins").items():
    Paladin(_key, _row)
for _key, _row in _table("outsiders").items():
    Outsider(_key, _row)
for _key, _row in _table("king").items():
    (Order if _row["kind"] == "order" else Favour)(_key, _row)
for _key, _row in _table("walls").items():
    Wall(_key, _row)
for _key, _row in _table("tavern").items():
    Tavern(_key, _row)
for _tax, _count in enumerate(RULES["suspicion"]["cards"]):
    Suspicion(_tax, _count)

TOWNSFOLK: dict[str, Townsfolk] = dict(Townsfolk.table)
PALADINS: dict[str, Paladin] = Paladin.table
OUTSIDERS: dict[str, Outsider] = Outsider.table
ORDERS: dict[str, Order] = dict(Order.table)
FAVOURS: dict[str, Favour] = Favour.table
WALLS: dict[str, Wall] = Wall.table
TAVERN: dict[str, Tavern] = Tavern.table
SUSPICION: dict[str, Suspicion] = Suspicion.table
SUITS = tuple(dict.fromkeys(card.suit for card in OUTSIDERS.values()))


@lru_cache(maxsize=65536)
def abilities(cards: tuple[Townsfolk, ...]) -> Kept[str, tuple[Townsfolk, ...]]:
    """The payments of hired cards by moment; each moment's cards in the order of hiring."""
    moments = dict.fromkeys([card.ability.on for card in cards])
    return Kept.of({on: tuple(card for card in cards if card.ability.on == on) for on in moments})


class Lineup(Reference):
    """6.1: the use of a player's three paladins: one is played, one goes on top of the deck, the
    third one under it. "ivon-gerin-oliver"."""

    __slots__ = ("played", "top", "under")
    what: ClassVar[str] = "choice of paladins"

    def __init__(self, played: Paladin, top: Paladin, under: Paladin) -> None:
        super().__init__(f"{played.key}-{top.key}-{under.key}")
        self.played, self.top, self.under = played, top, under

    def caption(self, decision: Decision) -> Message:
        return Message.of(
            "option-lineup",
            {"played": self.played.key, "top": self.top.key, "under": self.under.key},
        )

    def target(self, decision: Decision) -> str:
        return f"paladin/{self.played.key}"


LINEUPS = {three: Lineup(*three) for three in permutations(PALADINS.values(), DRAWN)}
Lineup.table.update({one.key: one for one in LINEUPS.values()})
