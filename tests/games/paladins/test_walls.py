"""Every wall by its name (`walls.toml`), and every location of the map (`locations.toml`)."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tests.games.paladins.table import CREWS, RICH, brings, points, position, reason
from throneroom.games.west_kingdom.paladins.cards import LOCATIONS, WALLS

HERE = Path(__file__).parent
CARDS = tomllib.loads((HERE / "walls.toml").read_text(encoding="utf-8"))
PLACES = tomllib.loads((HERE / "locations.toml").read_text(encoding="utf-8"))
ROWS = [(card, row) for card, rows in CARDS.items() for row in rows if row != "points"]


def test_every_wall_and_location_is_there() -> None:
    assert set(CARDS) == set(WALLS)
    assert set(PLACES) == set(LOCATIONS)
    assert sum(wall.count for wall in WALLS.values()) == 24


@pytest.mark.parametrize(("card", "row"), ROWS)
def test_built(card: str, row: str) -> None:
    """With one strength of the action."""
    who = {} if row.endswith("_bare") else RICH
    t = position(tops={"walls": [card]}, A={**who, "provisions": 1, "pool": CREWS["fortify"]})
    wanted = dict(CARDS[card][row])
    wanted["strength"] = wanted.get("strength", 0) + 1
    assert brings(t, "fortify", pick=f"{card}:{row.removesuffix('_bare')}") == wanted
    assert t.A.walls == (WALLS[card],)


@pytest.mark.parametrize("card", CARDS)
def test_points(card: str) -> None:
    t = position(A={"walls": [card]})
    assert points(t, "A", "walls") == CARDS[card]["points"]
    assert points(t, "A", "fortify") == 0


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("action", ["commission", "garrison"])
def test_location(place: str, action: str) -> None:
    """A monk with just enough faith, an outpost with just enough strength."""
    row = PLACES[place]
    needs, gives = ("faith", "influence") if action == "commission" else ("strength", "faith")
    least = 2 * (row["column"] - 1) + (needs == "strength")
    player = {**RICH, "provisions": 1, "pool": CREWS[action], needs: least}
    t = position(players=max(2, row["players"]), row={5: "peddler_1"}, A=player)
    wanted = dict(row["brings"])
    wanted[gives] = wanted.get(gives, 0) + 1
    assert brings(t, action, place) == wanted
    assert t.s.pieces[LOCATIONS[place].number] is not None


@pytest.mark.parametrize("place", [key for key, row in PLACES.items() if row["column"] > 1])
def test_a_location_is_out_of_reach_with_one_point_less(place: str) -> None:
    row = PLACES[place]
    faith = 2 * (row["column"] - 1) - 1
    t = position(players=4, A={"provisions": 1, "pool": CREWS["commission"], "faith": faith})
    t.match.answer("commission")
    assert t.match.decision is not None
    assert place not in t.match.decision.keys


def test_the_first_column_needs_a_strength() -> None:
    t = position(A={"provisions": 1, "pool": CREWS["garrison"]})
    assert reason(t, "garrison") == "none_in_reach"
