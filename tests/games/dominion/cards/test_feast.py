from __future__ import annotations

import pytest

from tests.games.dominion.table import (
    asked,
    buy,
    changes,
    choose,
    discard,
    in_play,
    options,
    play,
    position,
    snapshot,
    supply,
    trash,
)
from throneroom import IllegalAnswer, Match
from throneroom.games.dominion.cards import CARDS


def test_feast_is_trashed_for_a_card_that_costs_up_to_five() -> None:
    """Rulebook, «Пир»."""
    match = position(hands=[["feast", "copper"]])
    before = snapshot(match)
    play(match, "feast")
    choose(match, "duchy")
    assert changes(before, match) == {
        "hand 0": ["copper"],
        "discard 0": ["duchy"],
        "trash": ["feast"],
        "supply duchy": 7,
        "actions": 0,
    }


def test_feast_offers_every_pile_up_to_five_and_nothing_dearer() -> None:
    """Rulebook, «Пир»: any card of the supply, whatever its type; not Gold, not Province."""
    match = position(hands=[["feast"]], kingdom=["adventurer", "laboratory", "gardens", "witch"])
    play(match, "feast")
    assert sorted(options(match)) == sorted(card for card in supply(match) if CARDS[card].cost <= 5)
    for dear in ("gold", "province", "adventurer"):
        with pytest.raises(IllegalAnswer):
            choose(match, dear)
    assert asked(match) == (0, "gain")


def test_feast_is_not_helped_by_coins_and_costs_none() -> None:
    """Rulebook, «Пир»: neither Treasures nor coins of earlier Actions raise the limit."""
    match = position(hands=[["feast", "gold", "gold"]], coins=3)
    play(match, "feast")
    assert "gold" not in options(match)
    choose(match, "duchy")
    assert match.state.coins == 3


def test_feast_must_gain() -> None:
    """Card text, «Пир»: gain a card; there is no way to decline."""
    match = position(hands=[["feast"]])
    play(match, "feast")
    assert "end" not in options(match)
    with pytest.raises(IllegalAnswer):
        match.answer([])
    assert asked(match) == (0, "gain")


def test_feast_does_not_offer_an_empty_pile() -> None:
    """Rulebook, «Пир»: «Это должна быть карта из резерва»."""
    match = position(hands=[["feast"]], supply={"duchy": 0})
    play(match, "feast")
    assert "duchy" not in options(match)


def test_feast_does_not_take_from_the_trash() -> None:
    """Rulebook, «Пир»: the card comes from the supply."""
    match = position(hands=[["feast"]], trash=["duchy"], supply={"duchy": 0})
    play(match, "feast")
    assert "duchy" not in options(match)
    choose(match, "silver")
    assert trash(match) == ["duchy", "feast"]


def test_feast_takes_the_only_card_there_is_without_asking() -> None:
    """Card text, «Пир»: gaining is not optional."""
    cheap = dict.fromkeys((card for card in supply(feast_only()) if CARDS[card].cost <= 5), 0)
    match = position(hands=[["feast"]], supply=cheap | {"curse": 1})
    before = snapshot(match)
    play(match, "feast")
    assert changes(before, match) == {
        "hand 0": [],
        "discard 0": ["curse"],
        "trash": ["feast"],
        "supply curse": 0,
        "actions": 0,
    }


def test_feast_is_trashed_even_if_there_is_nothing_to_gain() -> None:
    """Rulebook, «Пир»: two different effects of one card."""
    cheap = dict.fromkeys((card for card in supply(feast_only()) if CARDS[card].cost <= 5), 0)
    match = position(hands=[["feast"]], supply=cheap)
    before = snapshot(match)
    play(match, "feast")
    assert changes(before, match) == {"hand 0": [], "trash": ["feast"], "actions": 0}


def test_a_card_gained_by_feast_is_not_in_hand() -> None:
    """Rulebook, «Получите»: a gained card can't be used at once."""
    match = position(hands=[["feast"]], kingdom=["village"], actions=2)
    play(match, "feast")
    choose(match, "village")
    assert asked(match) == (0, "buy")


def test_two_feasts_are_two_trashed_feasts() -> None:
    """Rulebook, «Пир»: each trashes itself."""
    match = position(hands=[["feast", "feast"]], actions=2)
    play(match, "feast")
    choose(match, "silver")
    play(match, "feast")
    choose(match, "estate")
    assert trash(match) == ["feast", "feast"]
    assert in_play(match, 0) == []
    assert discard(match, 0) == ["silver", "estate"]


def test_a_trashed_feast_can_not_be_bought_back() -> None:
    """Rulebook, «ФАЗА ПРИОБРЕТЕНИЯ»: «карты со свалки купить нельзя»."""
    match = position(hands=[["feast"]], supply={"feast": 0}, coins=4)
    play(match, "feast")
    choose(match, "silver")
    with pytest.raises(IllegalAnswer):
        buy(match, "feast")


def feast_only() -> Match:
    return position(hands=[["feast"]])
