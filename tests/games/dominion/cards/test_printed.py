"""What is printed on the 32 kinds of cards."""

from __future__ import annotations

import pytest

from throneroom.games.dominion.cards import BASIC, CARDS, KINGDOM, SETS

PRINTED = {
    "copper": (0, "treasure"),
    "silver": (3, "treasure"),
    "gold": (6, "treasure"),
    "estate": (2, "victory"),
    "duchy": (5, "victory"),
    "province": (8, "victory"),
    "curse": (0, "curse"),
    "adventurer": (6, "action"),
    "bureaucrat": (4, "action attack"),
    "cellar": (2, "action"),
    "chancellor": (3, "action"),
    "chapel": (2, "action"),
    "council_room": (5, "action"),
    "feast": (4, "action"),
    "festival": (5, "action"),
    "gardens": (4, "victory"),
    "laboratory": (5, "action"),
    "library": (5, "action"),
    "market": (5, "action"),
    "militia": (4, "action attack"),
    "mine": (5, "action"),
    "moat": (2, "action reaction"),
    "moneylender": (4, "action"),
    "remodel": (4, "action"),
    "smithy": (4, "action"),
    "spy": (4, "action attack"),
    "thief": (4, "action attack"),
    "throne_room": (4, "action"),
    "village": (3, "action"),
    "witch": (5, "action attack"),
    "woodcutter": (3, "action"),
    "workshop": (3, "action"),
}


@pytest.mark.parametrize("key", PRINTED)
def test_cost_and_types(key: str) -> None:
    """The printed cards."""
    assert (CARDS[key].cost, " ".join(CARDS[key].types)) == PRINTED[key]


def test_there_are_no_other_cards() -> None:
    """Rulebook, «Комплект игры»: 7 basic kinds and 25 of the kingdom."""
    assert set(CARDS) == set(PRINTED)
    assert len(BASIC) == 7
    assert len(KINGDOM) == 25
    assert all(len(cards) == 10 for cards in SETS.values())


def test_the_box_has_as_many_cards_as_the_rulebook_says() -> None:
    """Rulebook, «Комплект игры»: 500 cards, 33 placeholders and 7 blank ones among them."""

    def total(*keys: str) -> int:
        return sum(CARDS[key].printed for key in keys)

    assert total("copper", "silver", "gold") == 60 + 40 + 30 == 130
    assert total("estate", "duchy", "province") == 24 + 12 + 12 == 48
    assert total("curse") == 30
    assert CARDS["gardens"].printed == 12
    assert sum(card.printed for card in KINGDOM) == 252
    assert all(card.printed == 10 for card in KINGDOM if card.key != "gardens")
    assert total(*CARDS) + 33 + 7 == 500
