"""The printed facts: loaded from `components/` and typed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from typing import Any, ClassVar, NamedTuple

from throneroom.games.west_kingdom.effects import (
    Clause,
    Do,
    Instead,
    Law,
    On,
    read_do,
    read_effect,
)
from throneroom.games.west_kingdom.goods import Bag, Mix, Price, read_bag
from throneroom.games.west_kingdom.tables import read_table
from throneroom.kernel import Decision, Kept, Message, Reference, Unchanging

GOODS = ("clay", "wood", "stone", "gold", "marble")
PLAIN = (*GOODS, "silver")
"""Items that are gained without a question."""
SKILLS = ("carpentry", "tiling", "masonry")


_table = partial(read_table, __package__)

RULES = _table("rules")
WORKERS: int = RULES["workers"]
HAND_LIMIT: int = RULES["limits"]["hand"]
APPRENTICE_LIMIT: int = RULES["limits"]["apprentices"]
COLUMNS: int = RULES["row"]["columns"]
ROWS: int = RULES["row"]["rows"]
MAX_VIRTUE: int = RULES["virtue"]["max"]
VIRTUE_VP: tuple[int, ...] = tuple(RULES["virtue"]["vp"])
TAX_DISCOUNT: tuple[int, ...] = tuple(RULES["virtue"]["tax_discount"])
MARKET_VIRTUE: int = RULES["market"]["max_virtue"]
"""The most virtue with which a player may go to the black market."""
CATHEDRAL_VIRTUE: int = RULES["cathedral"]["min_virtue"]
DEBT_VP: int = RULES["debt"]["vp"]


def _bag(data: dict[str, Any]) -> Bag:
    bag = read_bag(data)
    assert isinstance(bag, Bag)
    return bag


class Location(Reference):
    """A place for workers."""

    __slots__ = ("branches", "cost", "does", "free_always", "is_market", "is_open", "number")
    what: ClassVar[str] = "location"

    def __init__(self, key: str, row: dict[str, Any]) -> None:
        super().__init__(key)
        self.is_open: bool = row["type"] == "open"
        self.is_market: bool = row["type"] == "single"
        self.does: Do = read_do(row["does"], key, PLAIN)
        self.branches = Kept.of({branch.name: branch for branch in self.does.branches})
        self.cost: Bag = _bag(row.get("cost", {}))
        same = [one for one in Location.table.values() if one.is_open == self.is_open]
        self.number = len(same)
        """Its index among the open locations, or among the others."""
        does = self.does
        gains = does.plain is not None or bool(does.branches and does.branches[0].do.plain)
        optional = does.repeat is not None and not does.repeat.at_least
        self.free_always = self.is_open and (gains or optional)
        """Whether something can always be done there, if only to stop."""
        Location.table[key] = self

    def caption(self, decision: Decision) -> Message:
        return Message(f"location-{self.key}")

    def target(self, decision: Decision) -> str:
        return f"town/{self.key}"


for _key, _row in _table("locations").items():
    Location(_key, _row)

LOCATIONS: dict[str, Location] = Location.table
OPEN = tuple(place for place in LOCATIONS.values() if place.is_open)
MARKET = tuple(place for place in LOCATIONS.values() if place.is_market)
QUARRY, FOREST, TOWN_CENTRE, MINES, SILVERSMITH, TAX_STAND, STOREHOUSE, WORKSHOP, GUARDHOUSE = OPEN
GUILDHALL = LOCATIONS["guildhall"]
DOES = Kept.of({place: place.does for place in LOCATIONS.values()})


class Holding(Reference):
    """A card or board with powers."""

    __slots__ = ("clauses",)

    def __init__(self, key: str, effect: Any) -> None:
        super().__init__(key)
        self.clauses: tuple[Clause, ...] = read_effect(effect, key, PLAIN) if effect else ()


class Apprentice(Holding):
    __slots__ = ("leaves", "location", "promo", "skills", "virtue")
    what: ClassVar[str] = "apprentice"

    def __init__(self, key: str, row: dict[str, Any]) -> None:
        super().__init__(key, row.get("effect"))
        self.promo: bool = row.get("promo", False)
        self.skills: tuple[str, ...] = tuple(row["skills"])
        self.virtue: int = row.get("virtue", 0)
        """The change of virtue on hiring."""
        self.location: str | None = row.get("location")
        self.leaves: bool = row.get("leaves", False)
        """Whether it leaves the game when discarded, because it does not have the back of the
        deck."""
        Apprentice.table[key] = self

    def caption(self, decision: Decision) -> Message:
        return Message(f"card-{self.key}")


class Building(Holding):
    __slots__ = ("at_end", "cost", "promo", "skill_mask", "skills", "virtue", "vp")
    what: ClassVar[str] = "building"

    def __init__(self, key: str, row: dict[str, Any]) -> None:
        super().__init__(key, row["effect"])
        self.promo: bool = row.get("promo", False)
        self.vp: int = row["vp"]
        self.cost: Bag = _bag(row["cost"])
        self.skills: tuple[str, ...] = tuple(row.get("skills", ()))
        self.skill_mask = mask_of(self.skills)
        self.virtue: int = row.get("virtue", 0)
        """The change of virtue on building."""
        self.at_end: bool = row["timing"] == "end"
        Building.table[key] = self

    def caption(self, decision: Decision) -> Message:
        return Message(f"card-{self.key}")


def mask_of(skills: tuple[str, ...]) -> int:
    """Skills as bits."""
    return sum([1 << SKILLS.index(skill) for skill in set(skills)])


class Board(Holding):
    """The character side of a player board."""

    __slots__ = ("colour", "gain", "prison", "silver", "virtue")
    what: ClassVar[str] = "board"

    def __init__(self, key: str, row: dict[str, Any]) -> None:
        super().__init__(key, row["power"])
        self.colour: str | None = row.get("colour")
        """Boards of one colour are the two sides of one; the extra boards have no colour."""
        self.prison: int = row["prison"]
        self.silver: int = row["silver"]
        self.virtue: int = row["virtue"]
        self.gain: dict[str, int] = row["gain"]
        Board.table[key] = self

    def caption(self, decision: Decision) -> Message:
        return Message(f"board-{self.key}")


class MarketCard(Reference):
    """A market card. In the pile its small side shows, once turned its large side."""

    __slots__ = ("large", "small")
    what: ClassVar[str] = "market card"

    def __init__(self, key: str, row: dict[str, Any]) -> None:
        super().__init__(key)
        self.small: Bag = _bag(row["small"])
        self.large: Bag = _bag(row["large"])
        MarketCard.table[key] = self


class Reward(Reference):
    __slots__ = ("count", "gain")
    what: ClassVar[str] = "reward"

    def __init__(self, key: str, row: dict[str, Any]) -> None:
        super().__init__(key)
        self.count: int = row["count"]
        self.gain: Bag = _bag(row["gain"])
        Reward.table[key] = self


for _key, _row in _table("apprentices").items():
    Apprentice(_key, _row)
for _key, _row in _table("buildings").items():
    Building(_key, _row)
for _key, _row in _table("boards").items():
    Board(_key, _row)
for _key, _row in _table("cards")["market"].items():
    MarketCard(_key, _row)
for _key, _row in _table("cards")["rewards"].items():
    Reward(_key, _row)

APPRENTICES: dict[str, Apprentice] = dict(Apprentice.table)
"""The apprentices of the deck; a scenario may have others."""
BUILDINGS: dict[str, Building] = Building.table
BOARDS: dict[str, Board] = Board.table
MARKET_CARDS: dict[str, MarketCard] = MarketCard.table
REWARDS: dict[str, Reward] = Reward.table

PRINTED_SMALL = _bag(RULES["market"]["printed_small"])
PRINTED_LARGE = _bag(RULES["market"]["printed_large"])
WITHOUT_REWARD = _bag(RULES["cathedral"]["without_reward"])
ON_PAID = _bag(RULES["debt"]["on_paid"])


class Level(NamedTuple):
    """A level of the Cathedral."""

    spaces: int
    vp: int
    cost: Bag | Mix


LEVELS = tuple(
    Level(row["spaces"], row["vp"], read_bag(row.get("cost", {})))
    for row in RULES["cathedral"]["levels"]
)
TOP = len(LEVELS) - 1
LEVEL_CARDS: int = RULES["cathedral"]["each_level"]["building_card"]


@cache
def row_length(players: int) -> int:
    """Number of spaces in a row of the Guildhall."""
    length: int = RULES["guildhall"]["row_length"][str(players)]
    return length


@cache
def guildhall_spaces(players: int) -> int:
    rows: int = RULES["guildhall"]["rows"]
    return rows * row_length(players)


@cache
def capture_places(players: int) -> int:
    """Number of locations at which one placement may capture."""
    places: int = RULES["captures"]["places"][str(players)]
    return places


# Powers


class Bonus(NamedTuple):
    """The effect of a holding at a moment."""

    by: Holding
    do: Do


class Powers(Unchanging):
    """All changes from a player's board and apprentices, computed once for each set of them."""

    __slots__ = (
        "collect",
        "hand_limit",
        "instead",
        "less",
        "limit",
        "more",
        "on",
        "one_less",
        "pay_with",
        "prices",
        "same",
        "skill_mask",
        "trades",
    )

    def __init__(self, board: Board | None, apprentices: tuple[Apprentice, ...]) -> None:
        holdings: list[Holding] = [*([board] if board else []), *apprentices]
        clauses = [(by, clause) for by in holdings for clause in by.clauses]
        laws = [clause for _, clause in clauses if isinstance(clause, Law)]
        prices = [(place, law.terms) for law in laws if law.kind == "price" for place in at(law)]
        limits = {law.terms["of"]: law.terms["is"] for law in laws if law.kind == "limit"}
        on: dict[str, tuple[Bonus, ...]] = {}
        collect: dict[str, tuple[Bonus, ...]] = {}
        instead: dict[str, tuple[Holding, Instead]] = {}
        for by, clause in clauses:
            if isinstance(clause, On) and clause.moment == "collect":
                place = clause.at or ""
                collect[place] = (*collect.get(place, ()), Bonus(by, clause.do))
            elif isinstance(clause, On):
                on[clause.moment] = (*on.get(clause.moment, ()), Bonus(by, clause.do))
            elif isinstance(clause, Instead):
                instead[clause.moment] = (by, clause)
        self.trades: tuple[Bonus, ...] = on.pop("storehouse_trade", ())
        self.on = Kept.of({moment: goods_first(bonuses) for moment, bonuses in on.items()})
        """The bonuses by moment."""
        self.collect = Kept.of(collect)
        """The gains by location."""
        self.instead = Kept.of(instead)
        """By moment: the price that may be paid instead."""
        cheaper: dict[str, dict[str, int]] = {}
        for place, terms in prices:
            for item, n in terms.get("less", {}).items():
                less = cheaper.setdefault(place, {})
                less[item] = less.get(item, 0) + n
        discounts: dict[str, dict[str, int]] = {
            place: Kept.of(items) for place, items in cheaper.items()
        }
        self.less = Kept.of(discounts)
        """By place of a price: items that cost less."""
        self.one_less: Kept[str, tuple[str, ...]] = Kept.of(
            {
                place: tuple(terms["less_one_of"])
                for place, terms in prices
                if "less_one_of" in terms
            }
        )
        """By place of a price: items of which one costs one less."""
        self.same: tuple[str, ...] = tuple(
            item for law in laws if law.kind == "same" for item in law.terms["items"]
        )
        """Items that count as the same."""
        self.pay_with = any(law.kind == "pay_with" for law in laws)
        """Whether building cards may be paid instead of goods."""
        self.limit: int = limits.get("apprentices", APPRENTICE_LIMIT)
        self.hand_limit: int = limits.get("hand", HAND_LIMIT)
        counted: dict[str, int] = {}
        for law in laws:
            if law.kind == "count":
                place, more = law.terms["at"], law.terms["more"]
                counted[place] = counted.get(place, 0) + more
        self.more = Kept.of(counted)
        """By location: workers that count there in addition to those who stand there."""
        self.prices: Kept[tuple[int, str, int], tuple[Bag | Mix, Price]] = Kept()
        """Prices computed so far (`laws.price_of`)."""
        self.skill_mask = mask_of(tuple(skill for one in apprentices for skill in one.skills))


def goods_first(bonuses: Sequence[Bonus]) -> tuple[Bonus, ...]:
    """Goods come first. Nobody would choose another order, because later bonuses can use earlier
    gains."""
    return tuple(sorted(bonuses, key=lambda bonus: bonus.do.plain is None))


def at(law: Law) -> Sequence[str]:
    """The places where a price law applies."""
    places = law.terms["at"]
    return [places] if isinstance(places, str) else places
