"""The first game of a chronicle, and the opening of the walkthrough."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from throneroom.games.oath.cards.denizens import DENIZENS, Denizen
from throneroom.games.oath.cards.relics import RELICS, Relic
from throneroom.games.oath.cards.sites import SITES, Site
from throneroom.games.oath.cards.suits import REGIONS, Region
from throneroom.games.oath.cards.tables import read
from throneroom.games.oath.cards.visions import OATHS, VISIONS, Oath, Vision


class Slot(NamedTuple):
    """A site of the map with what lies there."""

    site: Site
    face_up: bool
    denizens: tuple[Denizen, ...]
    relics: int


class Packet(NamedTuple):
    """A part of the world deck that is shuffled separately."""

    denizens: int
    visions: int


_TABLE = read("first_game")


def _slot(row: dict[str, Any]) -> Slot:
    return Slot(
        SITES[row["site"]],
        row.get("face_up", False),
        tuple(DENIZENS[key] for key in row.get("denizens", ())),
        row.get("relics", 0),
    )


FIRST_OATH: Oath = OATHS[_TABLE["oath"]]
FIRST_MAP: Mapping[Region, tuple[Slot, ...]] = MappingProxyType(
    {region: tuple(_slot(row) for row in _TABLE["map"][region.value]) for region in REGIONS}
)
"""From the top of each region."""
PACKETS: tuple[Packet, ...] = tuple(Packet(**row) for row in _TABLE["packets"])
"""From the top of the world deck; the other denizens lie below them."""

_WALK = _TABLE["walkthrough"]
WALKTHROUGH_DECK: tuple[Denizen | Vision, ...] = tuple(
    DENIZENS.get(key) or VISIONS[key] for key in _WALK["world_deck"]
)
"""From its top, with every card that is dealt at the start."""
WALKTHROUGH_RELICS: tuple[Relic, ...] = tuple(RELICS[key] for key in reversed(_WALK["relics"]))
"""From the top of the relic deck, without the relic at the Mountain."""
WALKTHROUGH_MOUNTAIN: Relic = RELICS[_WALK["mountain_relic"]]
WALKTHROUGH_PAWNS: tuple[Site, ...] = tuple(SITES[key] for key in _WALK["pawns"])
"""Where the four players begin."""
WALKTHROUGH_ADVISERS: tuple[Denizen, ...] = tuple(DENIZENS[key] for key in _WALK["advisers"])
"""The card that each of them keeps."""
