"""The tables: as many cards as are in the box, and a mark of how sure each value is."""

from __future__ import annotations

from typing import Any

import pytest

from throneroom.games.west_kingdom.paladins.cards import (
    ACTIONS,
    FAVOURS,
    LOCATIONS,
    MODES,
    ORDERS,
    OUTSIDERS,
    PALADINS,
    PIECES,
    SPOTS,
    SUSPICION,
    TAVERN,
    TOWNSFOLK,
    WALLS,
    tax_supply,
)
from throneroom.games.west_kingdom.paladins.laws import COUNTS
from throneroom.games.west_kingdom.paladins.printed import RULES
from throneroom.games.west_kingdom.tables import read_table

PACKAGE = "throneroom.games.west_kingdom.paladins"
MARKED = ("actions", "king", "outsiders", "paladins", "townsfolk", "walls")
"""Tables whose rows say how sure they are."""
WHOLE = ("locations", "spots", "tavern")
"""Tables that are as sure as a line of `rules.toml` says."""


def test_the_box() -> None:
    assert len([card for card in TOWNSFOLK.values() if not card.extra]) == 32
    assert len([card for card in TOWNSFOLK.values() if card.extra]) == 6
    assert (len(PALADINS), len(OUTSIDERS), len(ORDERS), len(FAVOURS)) == (12, 36, 6, 10)
    assert sum(wall.count for wall in WALLS.values()) == 24
    assert sum(card.count for card in SUSPICION.values()) == len(TAVERN) == 24
    assert (len(ACTIONS), len(LOCATIONS), sum(spot.count for spot in SPOTS.values())) == (12, 40, 8)
    assert [tax_supply(players) for players in (2, 3, 4)] == [6, 7, 8]
    assert sum(RULES["workers"].values()) == 22 + 5 * 18


def test_map_locations_by_column_and_players() -> None:
    by_column = [sum(place.column == k for place in LOCATIONS.values()) for k in range(1, 7)]
    assert by_column == [4, 7, 9, 10, 7, 3]
    open_with = [sum(place.players <= n for place in LOCATIONS.values()) for n in (2, 3, 4)]
    assert open_with == [25, 34, 40]


@pytest.mark.parametrize("name", MARKED)
def test_every_row_says_how_sure_it_is(name: str) -> None:
    for key, row in read_table(PACKAGE, name).items():
        assert row["sure"] in tuple("ABCD"), key
        assert all(mark in tuple("ABCD") for mark in row.get("unsure", {}).values()), key
        marks = {row["sure"], *row.get("unsure", {}).values()}
        if "D" in marks:
            assert row.get("reconstructed"), key


def test_the_rest_says_how_sure_it_is() -> None:
    assert all(name in RULES["sure"] for name in WHOLE)
    assert set(RULES["sure"].values()) <= set("ABCD")


def test_three_squires_have_three_attributes() -> None:
    rewards = {TOWNSFOLK[f"squire_{n}"].ability.reward.words for n in (1, 2, 3)}
    assert rewards == {("faith",), ("strength",), ("influence",)}


def test_what_is_counted_can_be_counted() -> None:
    counted = {card.points.of for card in OUTSIDERS.values()}
    counted |= {order.condition.count for order in ORDERS.values()}
    assert counted <= set(COUNTS)


def test_the_six_actions_form_a_circle() -> None:
    """8: what each asks for, and what it gives."""
    circle: dict[str, Any] = {
        key: (MODES[key].needs, MODES[key].do.words[-1])
        for key in ("commission", "convert", "garrison", "attack", "fortify", "absolve")
    }
    assert circle == {
        "commission": ("faith", "influence"),
        "convert": ("faith", "strength"),
        "garrison": ("strength", "faith"),
        "attack": ("strength", "influence"),
        "fortify": ("influence", "strength"),
        "absolve": ("influence", "faith"),
    }


def test_paladins_bring_workers_for_the_action_that_they_change() -> None:
    """Those of the six actions: both workers fit a coloured space."""
    for paladin in PALADINS.values():
        if paladin.action.coverable:
            spaces = paladin.action.modes[0].spaces[0].printed
            assert set(paladin.workers.words) <= set(spaces), paladin


def test_ladders_are_as_long_as_the_pieces() -> None:
    for mode in MODES.values():
        for ladder in (mode.provisions, mode.ladder):
            assert not ladder or len(ladder) == mode.most == PIECES["walls"]
            assert list(ladder) == sorted(ladder)
