"""The dice."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from throneroom.games.oath.cards.tables import read


class AttackFace(NamedTuple):
    key: str
    swords: int = 0
    hollow_swords: int = 0
    """Two of them are worth one sword."""
    skulls: int = 0


class DefenseFace(NamedTuple):
    key: str
    shields: int = 0
    doublers: int = 0


_TABLE = read("dice")


def _faces(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Each face as many times as the die bears it."""
    return [
        {name: value for name, value in row.items() if name != "copies"}
        for row in rows
        for _ in range(row["copies"])
    ]


ATTACK_DIE = tuple(AttackFace(**face) for face in _faces(_TABLE["attack"]["faces"]))
DEFENSE_DIE = tuple(DefenseFace(**face) for face in _faces(_TABLE["defense"]["faces"]))
END_DIE: int = _TABLE["end"]["sides"]
ENDS_FROM: Mapping[int, int] = MappingProxyType(
    {int(round_): least for round_, least in _TABLE["end"]["ends_from"].items()}
)
"""[3.3] The lowest result that ends the game, by round."""
