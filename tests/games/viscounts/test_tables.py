"""The tables: as many cards as are in the box, and a mark of how sure each value is."""

from __future__ import annotations

from itertools import permutations

import pytest

from throneroom.games.west_kingdom.tables import read_table
from throneroom.games.west_kingdom.viscounts.cards import (
    BONUSES,
    BUILDINGS,
    PLAYER_CARDS,
    SECTIONS,
    SLOTS,
    TOWNSFOLK,
)
from throneroom.games.west_kingdom.viscounts.printed import RULES
from throneroom.games.west_kingdom.viscounts.ring import SEGMENTS, SPACES, SPOTS, ring_of
from throneroom.games.west_kingdom.viscounts.schemes import RIVALS, SCHEMES
from throneroom.games.west_kingdom.viscounts.scoring import COUNTS

PACKAGE = "throneroom.games.west_kingdom.viscounts"
MARKED = ("heroes", "manuscripts", "player_cards", "segments", "townsfolk")
"""Tables whose rows say how sure they are."""


def test_the_box() -> None:
    assert (len(PLAYER_CARDS), len(BONUSES), len(SLOTS), len(SECTIONS)) == (10, 4, 9, 5)
    assert (len(SEGMENTS), len(SPACES), len(SPOTS)) == (5, 15, 25)
    assert len([one for one in SCHEMES.values() if one.future]) == 8
    assert (len(SCHEMES), len(RIVALS)) == (16, 4)
    assert {key: one.builders for key, one in BUILDINGS.items()} == {
        "trading_post": 5,
        "guildhall": 7,
        "workshop": 3,
    }
    assert RULES["end_cards"]["poverty"]["above"] == (12, 12, 15, 18)
    assert RULES["end_cards"]["prosperity"]["above"] == (12, 12, 16, 20)


@pytest.mark.parametrize("name", MARKED)
def test_every_row_says_how_sure_it_is(name: str) -> None:
    for key, row in read_table(PACKAGE, name).items():
        assert row["sure"] in tuple("ABCD"), key
        assert all(mark in tuple("ABCD") for mark in row.get("unsure", {}).values()), key
        assert (row["sure"] == "D") is row.get("reconstructed", False), key


def test_the_opponent_says_how_sure_it_is() -> None:
    for part in ("boards", "schemes"):
        for key, row in read_table(PACKAGE, "solo")[part].items():
            assert (row["sure"] == "D") is row.get("reconstructed", False), key
    read = [key for key, scheme in SCHEMES.items() if not scheme.reconstructed]
    assert read == ["scheme_1", "scheme_2", "scheme_3", "future_1"]
    assert [key for key, board in RIVALS.items() if not board.reconstructed] == ["rival_cleric"]


def test_the_rest_says_how_sure_it_is() -> None:
    assert set(RULES["sure"].values()) <= set("ABCD")
    assert RULES["sure"].keys() >= {"sides", "end_cards", "castle", "collisions", "buildings"}


def test_what_is_reconstructed() -> None:
    cards = [card for card in PLAYER_CARDS.values() if card.reconstructed]
    assert [card.start for card in cards] == [3, 4, 5, 6, 7]
    assert all(card.sure in "ABCD" for card in TOWNSFOLK.values())


def test_what_is_counted_can_be_counted() -> None:
    counted = {row["per"] for row in read_table(PACKAGE, "manuscripts").values() if "per" in row}
    assert counted <= set(COUNTS)


def test_the_ring_closes_in_every_order() -> None:
    """15 spaces, 25 steps between them, 25 spots with 20 links; every space leads everywhere."""
    for number, order in enumerate(permutations(SEGMENTS)):
        ring = ring_of(order, number % 5)
        assert sum(len(to) for to in ring.to) == 25
        assert sum(len(found) for found in ring.neighbours) == 2 * 20
        assert len(set(ring.outer)) == 10
        assert sorted(ring.section) == list(range(5))
        following = {ring.section[one.number] for one in order}
        assert following == set(range(5))
        seen, todo = {ring.outer[0]}, [ring.outer[0]]
        while todo:
            for space in ring.to[todo.pop().number]:
                if space not in seen:
                    seen.add(space)
                    todo.append(space)
        assert len(seen) == 15


def test_inner_spaces_are_entered_from_the_left_only() -> None:
    ring = ring_of(SEGMENTS, 0)
    for space in SPACES.values():
        entered = [one for one in SPACES.values() if space in ring.to[one.number]]
        if space.inner:
            assert {one.inner for one in entered} == {True, False}
            outer = next(one for one in entered if not one.inner)
            assert outer is space.segment.spaces[0]
