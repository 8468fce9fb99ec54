from __future__ import annotations

import pytest

from tests.games.dominion.table import (
    asked,
    changes,
    choose,
    options,
    play,
    position,
    snapshot,
    supply,
)
from throneroom import IllegalAnswer
from throneroom.games.dominion.cards import CARDS

DEAR = [
    "adventurer",
    "council_room",
    "festival",
    "laboratory",
    "library",
    "market",
    "mine",
    "witch",
]


def test_workshop_gains_a_card_that_costs_up_to_four() -> None:
    """Rulebook, «Мастерская»: to the discard pile."""
    match = position(hands=[["workshop", "copper"]], kingdom=["smithy"])
    before = snapshot(match)
    play(match, "workshop")
    choose(match, "smithy")
    assert changes(before, match) == {
        "hand 0": ["copper"],
        "discard 0": ["smithy"],
        "in play 0": ["workshop"],
        "supply smithy": 9,
        "actions": 0,
    }


def test_workshop_offers_every_pile_up_to_four_and_nothing_dearer() -> None:
    """Rulebook, «Мастерская»: a card of the supply."""
    match = position(hands=[["workshop"]], kingdom=["gardens", "witch", "adventurer", "smithy"])
    play(match, "workshop")
    assert sorted(options(match)) == sorted(card for card in supply(match) if CARDS[card].cost <= 4)


def test_coins_do_not_raise_the_limit_of_workshop() -> None:
    """Rulebook, «Мастерская»: neither Treasures nor coins of earlier Actions."""
    match = position(hands=[["workshop", "gold"]], coins=5)
    play(match, "workshop")
    assert "duchy" not in options(match)
    choose(match, "silver")
    assert match.state.coins == 5


def test_workshop_must_gain() -> None:
    """Card text, «Мастерская»: no "may"."""
    match = position(hands=[["workshop"]])
    play(match, "workshop")
    with pytest.raises(IllegalAnswer):
        match.answer([])
    assert asked(match) == (0, "gain")


def test_workshop_does_not_offer_an_empty_pile_or_the_trash() -> None:
    """Rulebook, «Мастерская»: «Это должна быть карта из резерва»."""
    match = position(hands=[["workshop"]], trash=["silver"], supply={"silver": 0})
    play(match, "workshop")
    assert "silver" not in options(match)


def test_workshop_gains_nothing_where_nothing_is_cheap_enough() -> None:
    """Rulebook, «ДЕЙСТВИЯ»: a card can be played even if its text can't be carried out."""
    empty = dict.fromkeys(["copper", "curse", "estate", "silver", "workshop", "moat"], 0)
    match = position(hands=[["workshop"]], kingdom=DEAR, supply=empty)
    before = snapshot(match)
    play(match, "workshop")
    assert changes(before, match) == {"hand 0": [], "in play 0": ["workshop"], "actions": 0}


def test_a_card_gained_by_workshop_can_not_be_played_at_once() -> None:
    """Rulebook, «Получите»: «Использовать карту сразу после получения нельзя»."""
    match = position(hands=[["workshop"]], kingdom=["village"], actions=2)
    play(match, "workshop")
    choose(match, "village")
    assert asked(match) == (0, "buy")
