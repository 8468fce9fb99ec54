from __future__ import annotations

import pytest

from tests.games.dominion.table import (
    asked,
    changes,
    choose,
    discard,
    options,
    play,
    position,
    snapshot,
    supply,
    trash,
)
from throneroom import IllegalAnswer
from throneroom.games.dominion.cards import CARDS


def test_remodel_trashes_a_card_for_one_that_costs_up_to_two_more() -> None:
    """Rulebook, «Реконструкция»: the new card goes to the discard pile."""
    match = position(hands=[["remodel", "estate", "copper"]])
    before = snapshot(match)
    play(match, "remodel")
    assert asked(match) == (0, "remodel")
    assert options(match) == ["estate", "copper"]
    choose(match, "estate")
    choose(match, "remodel")
    assert changes(before, match) == {
        "hand 0": ["copper"],
        "discard 0": ["remodel"],
        "in play 0": ["remodel"],
        "trash": ["estate"],
        "supply remodel": 8,
        "actions": 0,
    }


@pytest.mark.parametrize("trashed", ["copper", "curse", "estate", "silver", "duchy", "gold"])
def test_remodel_offers_all_that_costs_up_to_two_more_and_nothing_dearer(trashed: str) -> None:
    """Rulebook, «Реконструкция»: not more than the cost of the trashed card + 2, but any less."""
    match = position(hands=[["remodel", trashed]], kingdom=["adventurer", "witch", "cellar"])
    play(match, "remodel")
    limit = CARDS[trashed].cost + 2
    assert sorted(options(match)) == sorted(
        card for card in supply(match) if CARDS[card].cost <= limit
    )


def test_remodel_turns_gold_into_a_province() -> None:
    """Rulebook, «Реконструкция»: 6 + 2 = 8."""
    match = position(hands=[["remodel", "gold"]])
    before = snapshot(match)
    play(match, "remodel")
    choose(match, "province")
    assert changes(before, match) == {
        "hand 0": [],
        "discard 0": ["province"],
        "in play 0": ["remodel"],
        "trash": ["gold"],
        "supply province": 7,
        "actions": 0,
    }


def test_remodel_can_trash_a_province() -> None:
    """Rulebook, «Реконструкция»: nothing costs more than 8; all of the supply is open."""
    match = position(hands=[["remodel", "province"]])
    play(match, "remodel")
    assert sorted(options(match)) == sorted(supply(match))
    choose(match, "province")
    assert trash(match) == ["province"]
    assert discard(match, 0) == ["province"]


def test_remodel_can_gain_a_copy_of_what_it_trashed() -> None:
    """Rulebook, «Реконструкция»: «Вы вправе выкинуть карту, чтобы получить её копию»."""
    match = position(hands=[["remodel", "gold"]])
    play(match, "remodel")
    choose(match, "gold")
    assert trash(match) == ["gold"]
    assert discard(match, 0) == ["gold"]


def test_remodel_can_not_trash_itself_but_another_remodel() -> None:
    """Rulebook, «Реконструкция»: the one that is played has left the hand."""
    match = position(hands=[["remodel", "remodel", "copper"]])
    play(match, "remodel")
    assert options(match) == ["remodel", "copper"]
    choose(match, "remodel")
    choose(match, "gold")
    assert trash(match) == ["remodel"]


def test_remodel_with_an_empty_hand_gains_nothing() -> None:
    """Rulebook, «Реконструкция»: no card to trash, nothing for it."""
    match = position(hands=[["remodel"]])
    before = snapshot(match)
    play(match, "remodel")
    assert changes(before, match) == {"hand 0": [], "in play 0": ["remodel"], "actions": 0}
    assert asked(match) == (0, "buy")


def test_remodel_trashes_the_last_card_without_asking() -> None:
    """Card text, «Реконструкция»: trashing is not optional."""
    match = position(hands=[["remodel", "province"]])
    play(match, "remodel")
    assert asked(match) == (0, "gain")
    assert trash(match) == ["province"]


def test_remodel_can_not_be_declined() -> None:
    """Card text, «Реконструкция»: no "may", neither for the trashing nor for the gain."""
    match = position(hands=[["remodel", "gold", "silver"]])
    play(match, "remodel")
    with pytest.raises(IllegalAnswer):
        match.answer([])
    choose(match, "silver")
    with pytest.raises(IllegalAnswer):
        match.answer([])
    assert asked(match) == (0, "gain")


def test_coins_do_not_raise_the_limit_of_remodel() -> None:
    """Rulebook, «Реконструкция»: neither Treasures nor coins of earlier Actions."""
    match = position(hands=[["remodel", "estate", "gold"]], coins=5)
    play(match, "remodel")
    choose(match, "estate")
    assert "duchy" not in options(match)
    assert match.state.coins == 5


def test_remodel_takes_from_the_supply_only() -> None:
    """Rulebook, «Реконструкция»: «Взять её можно только из резерва»."""
    match = position(hands=[["remodel", "gold"]], trash=["province"], supply={"province": 0})
    play(match, "remodel")
    assert "province" not in options(match)


def test_remodel_trashes_even_if_nothing_can_be_gained() -> None:
    """Rulebook, «ДЕЙСТВИЯ»: as much of a card as possible is done."""
    cheap = ["copper", "curse", "estate"]
    match = position(
        hands=[["remodel", "copper"]],
        kingdom=[
            "village",
            "smithy",
            "militia",
            "market",
            "mine",
            "witch",
            "thief",
            "spy",
            "feast",
        ],
        supply=dict.fromkeys(cheap, 0),
    )
    before = snapshot(match)
    play(match, "remodel")
    assert changes(before, match) == {
        "hand 0": [],
        "in play 0": ["remodel"],
        "trash": ["copper"],
        "actions": 0,
    }
