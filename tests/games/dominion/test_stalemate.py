"""Our own ruling, for the rulebook has none: a game in which nothing can change any more is over.

That is so when the cards that cost nothing are gone and nobody owns a card that brings coins or
gains cards: no pile can shrink again.
"""

from __future__ import annotations

import pytest

from tests.games.dominion.table import asked, choose, end_turn, play, position, told
from throneroom.games.dominion import events as e

NOTHING_FREE = {"copper": 0, "curse": 0}


def test_a_game_in_which_nothing_can_change_is_over_as_it_stands() -> None:
    match = position(
        hands=[["estate"], ["duchy", "smithy"]], supply=NOTHING_FREE, turns=[3, 3], phase="buy"
    )
    end_turn(match)
    assert match.decision is None
    assert match.outcome is not None
    assert match.outcome.reason == "stalemate"
    assert match.outcome.winners == [1]
    assert told(match, e.Ended) == [e.Ended("stalemate")]


def test_it_is_over_only_when_the_turn_is_complete() -> None:
    match = position(hands=[["chapel", "gold"], []], supply=NOTHING_FREE)
    play(match, "chapel")
    choose(match, "gold")
    assert asked(match) == (0, "buy")
    match.answer("end")
    assert match.outcome is not None
    assert match.outcome.reason == "stalemate"


@pytest.mark.parametrize(
    "card",
    [
        "copper",
        "silver",
        "gold",
        "militia",
        "chancellor",
        "festival",
        "market",
        "woodcutter",
        "bureaucrat",
        "feast",
        "workshop",
    ],
)
@pytest.mark.parametrize("zone", ["hands", "decks", "discards"])
def test_it_goes_on_while_somebody_owns_coins_or_gains_cards(card: str, zone: str) -> None:
    empty: list[str] = []
    zones = {zone: [empty, [card]]}
    match = position(**zones, supply=NOTHING_FREE, phase="buy")  # type: ignore[arg-type]
    end_turn(match)
    assert match.outcome is None
    assert asked(match)[0] == 1


def test_it_goes_on_while_a_card_can_be_remodelled() -> None:
    match = position(decks=[[], ["remodel", "estate"]], supply=NOTHING_FREE, phase="buy")
    end_turn(match)
    assert match.outcome is None


def test_a_remodel_that_is_its_owners_only_card_changes_nothing() -> None:
    """Rulebook, «Реконструкция»: it can't trash itself, so it never gains a card."""
    match = position(hands=[["remodel"], ["estate"]], supply=NOTHING_FREE, phase="buy")
    end_turn(match)
    assert match.outcome is not None
    assert match.outcome.reason == "stalemate"


@pytest.mark.parametrize(
    "card", ["mine", "moneylender", "thief", "witch", "throne_room", "library"]
)
def test_cards_that_need_others_to_gain_anything_do_not_keep_it_going(card: str) -> None:
    match = position(hands=[[], [card, "estate"]], supply=NOTHING_FREE, phase="buy")
    end_turn(match)
    assert match.outcome is not None
    assert match.outcome.reason == "stalemate"


@pytest.mark.parametrize("free", ["copper", "curse"])
def test_it_goes_on_while_a_card_is_free(free: str) -> None:
    match = position(hands=[["estate"], ["estate"]], supply=NOTHING_FREE | {free: 1}, phase="buy")
    end_turn(match)
    assert match.outcome is None
    assert asked(match)[0] == 1
