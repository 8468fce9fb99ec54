"""Every manuscript under its own name."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.games.viscounts.brings import brings, rich
from tests.games.viscounts.table import has, points, position
from throneroom.games.west_kingdom.viscounts.actions import take_manuscript
from throneroom.games.west_kingdom.viscounts.cards import MANUSCRIPTS

TILES = tomllib.loads((Path(__file__).parent / "manuscripts.toml").read_text(encoding="utf-8"))
COUNTED: dict[str, dict[str, Any]] = {
    "leftover_resources": {"ink": 2, "stone": 3},
    "leftover_silver": {"silver": 5},
    "flipped_debts": {"paid": 5},
    "flipped_deeds": {"approved": 5},
    "buildings": {
        "built": ["workshop_1", "workshop_2", "workshop_3", "guildhall_1", "guildhall_2"]
    },
    "workers_in_castle": {},
    "manuscripts": {"manuscripts": ["grey_3a", "grey_3b", "grey_4a", "grey_4b"]},
    "builder_icons": {"board": ["charlatan", "sculptor", "labourer"], "hand": ["miner"]},
    "cleric_icons": {"board": ["bishop", "priest", "abbot"], "hand": ["friar"]},
    "noble_icons": {"board": ["enforcer", "artist", "squire"], "hand": ["princess"]},
    "merchant_icons": {"board": ["courier", "abbot", "squire"], "hand": ["lender"]},
    "criminal_icons": {"board": ["antagonist", "thief", "trickster"], "hand": ["meddler"]},
}
"""Five of what each manuscript counts."""


def test_all_are_here() -> None:
    assert sorted(TILES) == sorted(MANUSCRIPTS)
    assert len(TILES) == 35
    assert sum(tile.grey_back for tile in MANUSCRIPTS.values()) == 5
    assert sum(tile.reconstructed for tile in MANUSCRIPTS.values()) == 24


@pytest.mark.parametrize("name", list(TILES))
def test_manuscript(name: str) -> None:
    tile, row = MANUSCRIPTS[name], TILES[name]
    assert (tile.ribbon, tile.cost) == (row["ribbon"], row["cost"])
    assert tile.reconstructed is row.get("reconstructed", False)
    if "per" in row:
        own: dict[str, Any] = {"draw": 0, **COUNTED[row["per"]]}
        own["manuscripts"] = [*own.get("manuscripts", []), name]
        tier1 = {"flip": {"A": 2}, "two_virtue": {"A": 2}, "gold_or_move": {"A": 1}}
        castle = tier1 if row["per"] == "workers_in_castle" else {}
        t = position(A=own, tier1=castle)
        assert points(t, "A", "manuscripts") == 5 // row["every"]
        return
    t = rich()
    for pile in t.s.tiles:
        pile[:] = [one for one in pile if one is not tile]
    t.s.tiles[4].append(tile)
    found = brings(t, take_manuscript(t.s, 0, tile, ""), [name])
    assert found == sorted(row["brings"][0]) or "manuscript" in row["brings"][0]
    has(t.A, manuscripts=[name] if "manuscript" not in row["brings"][0] else [name, "grey_3a"])
