"""11. The opponent's boards and schemes, loaded from `components/solo.toml`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from throneroom.games.west_kingdom.named import Named
from throneroom.games.west_kingdom.tables import read_table
from throneroom.games.west_kingdom.viscounts.cards import (
    BUILDINGS,
    CRIMINAL,
    Slot,
    icons_of,
)
from throneroom.games.west_kingdom.viscounts.steps import read_effect

_SOLO = read_table(__package__, "solo")


class Scheme(Named):
    __slots__ = ("criminals", "effect", "future", "icons", "reconstructed")
    what: ClassVar[str] = "scheme"
    place = "scheme"

    def __init__(self, key: str, row: Mapping[str, Any]) -> None:
        super().__init__(key)
        self.icons = icons_of(row["icons"])
        self.criminals = self.icons[CRIMINAL]
        self.effect = read_effect(row["steps"])
        self.future = key.startswith("future")
        self.reconstructed: bool = row.get("reconstructed", False)
        Scheme.table[key] = self


for _key, _row in _SOLO["schemes"].items():
    Scheme(_key, _row)
SCHEMES: dict[str, Scheme] = Scheme.table


class RivalBoard(Named):
    """The opponent's preferences, and the gains under its buildings."""

    __slots__ = (
        *("focus", "future", "pool", "printed", "reconstructed", "removed", "schemes", "slots"),
        *("start", "takes"),
    )
    what: ClassVar[str] = "opponent"

    def __init__(self, key: str, row: Mapping[str, Any]) -> None:
        super().__init__(key)
        focus = row.get("focus")
        self.focus = read_effect([{"action": focus}] if focus else row["focus_steps"])
        self.pool: bool = row.get("pool", False)
        """Whether its resources are interchangeable: any of them pays for any icon."""
        self.takes: tuple[tuple[str, int], ...] = row.get("takes", (("ink", 999),))
        """The resources that it takes, each up to a number."""
        self.start = read_effect(row["start"])
        self.printed = tuple(icons_of(names) for names in row["printed_icons"])
        """Icons of its three slots; they count while no scheme lies there."""
        self.removed = tuple(SCHEMES[scheme] for scheme in row["removed"])
        self.slots = tuple(
            Slot(BUILDINGS[slot["building"]], f"{key}_{i + 1}", slot)
            for i, slot in enumerate(row["slots"])
        )
        """The slots from left to right."""
        self.reconstructed: bool = row.get("reconstructed", False)
        used = [scheme for scheme in SCHEMES.values() if scheme not in self.removed]
        self.schemes = tuple(scheme for scheme in used if not scheme.future)
        """The schemes used with this board and shuffled below the future ones."""
        self.future = tuple(scheme for scheme in used if scheme.future)
        RivalBoard.table[key] = self


for _key, _row in _SOLO["boards"].items():
    RivalBoard(_key, _row)
RIVALS: dict[str, RivalBoard] = RivalBoard.table
