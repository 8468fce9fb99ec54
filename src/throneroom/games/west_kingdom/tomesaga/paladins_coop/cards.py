"""The scenario's printed facts: loaded from `components/` and typed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, ClassVar, NamedTuple

from throneroom.games.west_kingdom.named import Named
from throneroom.games.west_kingdom.paladins.cards import (
    ACTIONS,
    Action,
    Mode,
    Order,
    Townsfolk,
)
from throneroom.games.west_kingdom.paladins.workers import ANY, Spaces, spaces_of
from throneroom.games.west_kingdom.tables import read_table
from throneroom.kernel import Decision, Kept, Message, Reference

_table = partial(read_table, __package__)

RULES = _table("rules")
POINTS_PER_PLAYER: int = RULES["goal"]["points_per_player"]
HONOUR_START: int = RULES["honour"]["start"]
HONOUR_MAX: int = RULES["honour"]["max"]
CHARGED: int = RULES["honour"]["charged"]
KING_ROUND: int = RULES["king_threat"]["round"]
KING_MORE: int = RULES["king_threat"]["more"]
LEFT_POINTS: int = RULES["king_threat"]["points"]
KING_SLOT: int = RULES["row"]["king"]
TURNS: int = RULES["outsiders"]["turns"]
OUTSIDERS_ARE_OURS: bool = RULES["outsiders"]["reconstructed"]


def outsiders_required(players: int, round_: int) -> int:
    """Outsiders that must be attacked or converted in a round, counted together."""
    side = RULES["outsiders"]["late" if round_ >= TURNS else "early"]
    required: int = side[players - 1]
    return required


# The overlays

for _key, _row in _table("overlays").items():
    HONOUR = Action(_key, _row)
OVERLAYS: Kept[str, Mode] = Kept.of({mode.key: mode for mode in HONOUR.modes})
OVERLAYS_ARE_OURS: bool = _table("overlays")["honour"]["reconstructed"]
ALL_ACTIONS: tuple[Action, ...] = (*ACTIONS.values(), HONOUR)


class Starter(Townsfolk):
    """One of the starting townsfolk."""

    __slots__ = ("overlay",)
    what: ClassVar[str] = "starting townsfolk"

    def __init__(self, key: str, row: Mapping[str, Any]) -> None:
        ability = {"on": row["on"], "reward": ["honour"]}
        super().__init__(key, {**row, "kind": key, "dismiss": (), "ability": ability})
        self.overlay = OVERLAYS[row["overlay"]]
        Starter.table[key] = self


# King's orders


class TeamOrder(Order):
    """An order that one player with both values fulfils for all."""

    __slots__ = ("reconstructed", "requires", "spaces")
    what: ClassVar[str] = "order"

    def __init__(self, key: str, row: Mapping[str, Any]) -> None:
        self.requires: Kept[str, int] = Kept.of(dict(row["requires"]))
        first, n = next(iter(self.requires.items()))
        super().__init__(key, {"if": {"count": first, "at_least": n}})
        self.spaces: Spaces = spaces_of((ANY,))
        self.reconstructed: bool = row.get("reconstructed", False)
        TeamOrder.table[key] = self

    def target(self, decision: Decision) -> str:
        """Where an order lies, even in questions about actions, which lie on player boards."""
        return f"{self.place}/{self.key}"


# Threats


class Penalty(Reference):
    """A loss that a threat inflicts on a player, as an option."""

    __slots__ = ()
    what: ClassVar[str] = "penalty"

    def __init__(self, key: str) -> None:
        super().__init__(key)
        Penalty.table[key] = self

    def caption(self, decision: Decision) -> Message:
        return Message(f"option-lose_{self.key}")

    def target(self, decision: Decision) -> str:
        return f"penalty/{self.key}"


class Threat(Named):
    """One of the Overlord's threats."""

    __slots__ = ("action", "penalty", "reconstructed", "workers")
    what: ClassVar[str] = "threat"
    place = "threat"

    def __init__(self, key: str, row: Mapping[str, Any]) -> None:
        super().__init__(key)
        self.action = ACTIONS[row["action"]]
        """The action that takes a worker off it."""
        self.workers: tuple[int, ...] = row["workers"]
        """Workers by number of players, from one player on."""
        self.penalty: tuple[Penalty, ...] = tuple(_penalty(one) for one in row["penalty"])
        self.reconstructed: tuple[str, ...] = row["reconstructed"]
        """The parts that the rulebook does not show."""
        Threat.table[key] = self


def _penalty(key: str) -> Penalty:
    found: Penalty | None = Penalty.table.get(key)
    return found or Penalty(key)


class Place(NamedTuple):
    """The place of a threat."""

    slot: int
    """The slot of the king's row, from 1."""
    round: int
    """The round that reveals it."""


def _places(doubled: tuple[int, ...]) -> tuple[Place, ...]:
    """The places from left to right; of two under one slot the upper first."""
    row = RULES["row"]
    places = [Place(*one) for one in zip(row["slots"], row["rounds"], strict=True)]
    return tuple(one for one in places for _ in range(2 if one.slot in doubled else 1))


for _key, _row in _table("townsfolk").items():
    Starter(_key, _row)
for _key, _row in _table("orders").items():
    TeamOrder(_key, _row)
for _key, _row in _table("threats").items():
    Threat(_key, _row)

STARTERS: dict[str, Starter] = Starter.table
TEAM_ORDERS: dict[str, TeamOrder] = TeamOrder.table
THREATS: dict[str, Threat] = Threat.table
PENALTIES: dict[str, Penalty] = Penalty.table
PLACES: Kept[str, tuple[Place, ...]] = Kept.of(
    {name: _places(row["doubled"]) for name, row in RULES["difficulty"].items()}
)
"""The places of threats, by difficulty."""
GROWTH: Kept[str, int] = Kept.of(
    {name: row.get("growth", 0) for name, row in RULES["difficulty"].items()}
)
"""By difficulty: workers that come back to each threat at the end of a round."""
OUTSIDER_THREAT, KING_THREAT = "outsider_threat", "king_threat"
