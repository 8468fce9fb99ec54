"""The printed facts: loaded from `components/` and typed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, NamedTuple

from throneroom.games.west_kingdom.named import Named
from throneroom.games.west_kingdom.tables import read_table
from throneroom.games.west_kingdom.viscounts.printed import RULES
from throneroom.games.west_kingdom.viscounts.steps import NOTHING, Effect, read_effect
from throneroom.kernel import Decision, Kept, Message, Reference, Seat

_table = partial(read_table, __package__)

ICONS = (*RULES["icons"], "criminal")
MERCHANT, BUILDER, NOBLE, CLERIC, CRIMINAL = range(len(ICONS))
Icons = tuple[int, ...]
"""The number of each icon."""
NO_ICONS: Icons = (0,) * len(ICONS)

HAND: int = RULES["hand"]
LEAST_CARDS: int = RULES["least_cards"]
WORKERS: int = RULES["pieces"]["workers"]
TRACK: int = RULES["track"]["spaces"]
PLAYERS = 4


def icons_of(names: Any) -> Icons:
    found = list(names)
    return tuple([found.count(icon) for icon in ICONS])


def total(parts: Sequence[Icons]) -> Icons:
    """The icons of several things, added up."""
    return tuple(map(sum, zip(*parts, strict=False))) if parts else NO_ICONS


# 4.3 Actions


class Action(Named):
    """One of the four primary actions."""

    __slots__ = ("after", "icon", "number", "resource")
    what: ClassVar[str] = "action"
    place = "action"

    def __init__(self, icon: str, row: Mapping[str, str]) -> None:
        super().__init__(row["action"])
        self.number = self.icon = ICONS.index(icon)
        self.resource = row["resource"]
        """The resource that replaces an icon."""
        self.after = f"after_{self.key}"
        Action.table[self.key] = self

    def caption(self, decision: Decision) -> Message:
        return Message(f"action-{self.key}")


for _icon, _row in RULES["icons"].items():
    Action(_icon, _row)
ACTIONS: dict[str, Action] = Action.table
TRADE, BUILD, PLACE, TRANSCRIBE = ACTIONS.values()


# 7 Townsfolk


class IconRule(NamedTuple):
    """Other things that count as icons in an action."""

    action: Action
    resources: tuple[str, ...] = ()
    """Resources that count as icons when spent, `counts` each."""
    merchants: int = 0
    """Number of merchant icons that count as one icon of the action."""
    silver: int = 0
    """Amount of silver that counts as one icon."""
    counts: int = 1
    most: int = 0
    """The most uses in an action; 0: no limit."""


Modifiers = Mapping[str, int]


class Townsfolk(Named):
    __slots__ = (
        *("criminals", "do", "drop_off", "hire", "hire_word", "icon_rule", "icons", "immediate"),
        *("kind", "modifier", "on", "silver", "sure"),
    )
    what: ClassVar[str] = "townsfolk"
    place = "townsfolk"

    def __init__(self, key: str, row: Mapping[str, Any], kind: str) -> None:
        super().__init__(key)
        self.kind = kind
        """"neutral", "starting", "hero", "extra_hero", or "printed"."""
        self.silver: int = row["silver"]
        self.icons = icons_of(row["icons"])
        self.criminals = self.icons[CRIMINAL]
        self.hire_word: str = row.get("hire", "")
        self.hire = HIRE_EFFECTS[self.hire_word]
        self.immediate = read_effect(row.get("immediate", ()))
        self.drop_off = read_effect(row.get("drop_off", ()))
        self.on: str = row.get("on", "")
        self.do = read_effect(row.get("do", ()))
        rule = row.get("icon_rule")
        self.icon_rule = (
            IconRule(
                ACTIONS[rule["action"]],
                **{name: value for name, value in rule.items() if name != "action"},
            )
            if rule
            else None
        )
        self.modifier: Modifiers = Kept.of(row.get("modifier", {}))
        self.sure: str = row.get("sure", "B")
        Townsfolk.table[key] = self


HIRE_EFFECTS: dict[str, Effect] = {
    "": NOTHING,
    **{
        word: read_effect([{word: 1}])
        for word in ("discard", "rearrange", "virtue", "corruption", "debt", "shuffle")
    },
}

for _key, _row in _table("heroes").items():
    Townsfolk(_key, _row, _row["kind"])
for _key, _row in _table("townsfolk").items():
    Townsfolk(_key, _row, "neutral")
TOWNSFOLK: dict[str, Townsfolk] = Townsfolk.table


def of_kind(kind: str) -> tuple[Townsfolk, ...]:
    return tuple(card for card in TOWNSFOLK.values() if card.kind == kind)


# 4.3 Manuscripts


class Manuscript(Named):
    __slots__ = ("cost", "do", "every", "grey_back", "per", "reconstructed", "ribbon", "vp")
    what: ClassVar[str] = "manuscript"
    place = "manuscript"

    def __init__(self, key: str, row: Mapping[str, Any]) -> None:
        super().__init__(key)
        self.ribbon: str = row.get("ribbon", "")
        """The ribbon; "" on a manuscript printed on the board."""
        self.cost: int = row["cost"]
        self.grey_back: bool = row.get("grey_back", False)
        self.do = read_effect(row.get("do", ()))
        self.vp: int = row.get("vp", 0)
        self.per: str = row.get("per", "")
        self.every: int = row.get("every", 1)
        self.reconstructed: bool = row.get("reconstructed", False)
        Manuscript.table[key] = self


for _key, _row in _table("manuscripts").items():
    Manuscript(_key, _row)
MANUSCRIPTS: dict[str, Manuscript] = dict(Manuscript.table)
RIBBONS = tuple(dict.fromkeys(tile.ribbon for tile in MANUSCRIPTS.values()))


class Bonus(Named):
    """A bonus for the first player with three manuscripts of a ribbon."""

    __slots__ = ("icons", "ribbon")
    what: ClassVar[str] = "cleric bonus"
    place = "bonus"

    def __init__(self, ribbon: str, icons: Any) -> None:
        super().__init__(f"bonus_{ribbon}")
        self.ribbon, self.icons = ribbon, icons_of(icons)
        Bonus.table[self.key] = self


BONUSES = {ribbon: Bonus(ribbon, RULES["bonuses"][ribbon]) for ribbon in RIBBONS}
BONUS_MANUSCRIPTS: int = RULES["bonuses"]["manuscripts"]


# 4.3 Buildings


class Building(Named):
    """A kind of building."""

    __slots__ = ("builders", "points", "slots")
    what: ClassVar[str] = "building"

    def __init__(self, key: str, row: Mapping[str, Any]) -> None:
        super().__init__(key)
        self.builders: int = row["builders"]
        self.points: tuple[int, ...] = row["points"]
        self.slots = tuple(
            Slot(self, f"{key}_{i + 1}", slot) for i, slot in enumerate(row["slots"])
        )
        Building.table[key] = self


class Slot(Named):
    """A place of a player board with a building on it, and the gain under it: "workshop_2"."""

    __slots__ = ("building", "do", "icons", "if_criminals", "modifier", "on")
    what: ClassVar[str] = "building"
    place = "slot"

    def __init__(self, building: Building, name: str, row: Mapping[str, Any]) -> None:
        super().__init__(name)
        self.building = building
        self.icons = icons_of(row.get("icons", ()))
        self.on: str = row.get("on", "")
        self.do = read_effect(row.get("do", ()))
        self.if_criminals: str = row.get("if_criminals", "any")
        self.modifier: Modifiers = Kept.of(row.get("modifier", {}))
        Slot.table[self.key] = self


for _key, _row in RULES["buildings"].items():
    Building(_key, _row)
BUILDINGS: dict[str, Building] = Building.table
SLOTS: dict[str, Slot] = dict(Slot.table)


class Piece(Reference):
    """A player's building on the board: "workshop:0"."""

    __slots__ = ("building", "seat")
    what: ClassVar[str] = "piece"

    def __init__(self, building: Building, seat: Seat) -> None:
        super().__init__(f"{building.key}:{seat}")
        self.building, self.seat = building, seat
        Piece.table[self.key] = self


PIECES = {
    (building, seat): Piece(building, seat)
    for building in BUILDINGS.values()
    for seat in range(PLAYERS)
}


def holds(condition: str, criminals: int) -> bool:
    """Whether criminal icons meet a condition: "0", "1+" or "any"."""
    return condition == "any" or (criminals > 0) is (condition == "1+")


# 2 Player cards


class PlayerCard(Named):
    __slots__ = ("debts", "deeds", "extra", "gains", "reconstructed", "silver", "start")
    what: ClassVar[str] = "player card"
    place = "pair"

    def __init__(self, key: str, row: Mapping[str, Any]) -> None:
        super().__init__(key)
        self.start: int = row["start"]
        """The number of the start space."""
        self.silver: int = row["silver"]
        self.gains = read_effect(row["gains"])
        self.deeds: int = row["deeds"]
        self.debts: int = row["debts"]
        self.extra = read_effect(row["extra"])
        self.reconstructed: bool = row.get("reconstructed", False)
        PlayerCard.table[key] = self


for _key, _row in _table("player_cards").items():
    PlayerCard(_key, _row)
PLAYER_CARDS: dict[str, PlayerCard] = PlayerCard.table


# 6 The castle


class Section(Named):
    """A fifth of the castle."""

    __slots__ = ("effect", "number")
    what: ClassVar[str] = "section"
    place = "section"

    def __init__(self, key: str, row: Any) -> None:
        super().__init__(key)
        self.number = len(Section.table)
        self.effect = read_effect(row)
        """The gain of a worker that enters the second tier."""
        Section.table[key] = self

    def caption(self, decision: Decision) -> Message:
        return Message(f"section-{self.key}")


for _key, _row in RULES["castle"]["sections"].items():
    Section(_key, _row)
SECTIONS: tuple[Section, ...] = tuple(Section.table.values())


class CastleMove(Reference):
    """A worker of the first tier goes to the next section: "flip:ink_and_stone"."""

    __slots__ = ("origin", "to")
    what: ClassVar[str] = "castle move"

    def __init__(self, origin: Section, to: Section) -> None:
        super().__init__(f"{origin.key}:{to.key}")
        self.origin, self.to = origin, to
        CastleMove.table[self.key] = self

    def caption(self, decision: Decision) -> Message:
        return Message("option-castle_move", {"origin": self.origin.key, "to": self.to.key})

    def target(self, decision: Decision) -> str:
        return f"section/{self.to.key}"


CASTLE_MOVES = tuple(
    tuple(CastleMove(section, SECTIONS[(section.number + way) % len(SECTIONS)]) for way in (1, -1))
    for section in SECTIONS
)


class Bump(Reference):
    """A worker that has to leave a crowded section: "1:flip:0"."""

    __slots__ = ("seat", "section", "tier")
    what: ClassVar[str] = "worker"

    def __init__(self, tier: int, section: Section, seat: Seat) -> None:
        super().__init__(f"{tier}:{section.key}:{seat}")
        self.tier, self.section, self.seat = tier, section, seat
        Bump.table[self.key] = self

    def caption(self, decision: Decision) -> Message:
        return Message(
            "option-bump", {"tier": self.tier, "section": self.section.key, "seat": self.seat}
        )

    def target(self, decision: Decision) -> str:
        return f"castle/{self.key}"


BUMPS = tuple(
    tuple(tuple(Bump(tier, section, seat) for seat in range(PLAYERS)) for section in SECTIONS)
    for tier in (1, 2)
)
"""The workers to push out, by tier, section and seat."""
