"""Which of the discarded cards is seen: the last one that was chosen, and at clean-up a card that
was played, unless the option choose_discard_top lets the player say."""

from __future__ import annotations

import pytest

from tests.games.dominion.table import (
    asked,
    buy,
    choose,
    discard,
    hand,
    options,
    play,
    position,
    spend,
    told,
)
from throneroom.games.dominion import events as e

FIVE = ["curse"] * 5


@pytest.mark.parametrize("top", ["village", "copper", "estate", "gold"])
def test_clean_up_asks_which_card_is_seen(top: str) -> None:
    """Rulebook, «ФАЗА РАСЧИСТКИ»: only the top card of the pile is seen."""
    match = position(
        hands=[["village", "copper", "estate"]], decks=[["gold", *FIVE]], choose_discard_top=True
    )
    play(match, "village")
    spend(match, "copper")
    match.answer("end")
    assert asked(match) == (0, "clean_up_top")
    assert sorted(options(match)) == ["copper", "estate", "gold", "village"]
    assert match.decision is not None
    assert match.decision.at == "own"  # in hand or in play, where they are lit
    assert hand(match, 0) == ["estate", "gold"]  # nothing has moved yet
    choose(match, top)
    assert sorted(discard(match, 0)) == ["copper", "estate", "gold", "village"]
    assert discard(match, 0)[-1] == top
    assert match.view(1).players[0].discard_top == top
    assert hand(match, 0) == FIVE
    assert asked(match) == (1, "buy")


def test_clean_up_covers_what_was_bought() -> None:
    """Rulebook, «ФАЗА РАСЧИСТКИ»: what was bought lies in the pile already."""
    match = position(
        hands=[["copper", "estate"]], decks=[FIVE], kingdom=["cellar"], choose_discard_top=True
    )
    spend(match)
    buy(match, "copper")
    choose(match, "estate")
    assert discard(match, 0) == ["copper", "copper", "estate"]


def test_clean_up_does_not_ask_where_all_cards_lie_open_and_are_alike() -> None:
    match = position(hands=[["copper", "copper"]], decks=[FIVE], choose_discard_top=True)
    spend(match)
    match.answer("end")
    assert asked(match) == (1, "buy")


def test_clean_up_asks_whoever_has_a_card_left() -> None:
    """Otherwise everybody could tell that what is left in hand is what was played."""
    for left_over in ("copper", "estate"):
        match = position(hands=[["copper", left_over]], decks=[FIVE], choose_discard_top=True)
        spend(match, "copper")
        match.answer("end")
        assert asked(match) == (0, "clean_up_top")
        assert set(options(match)) == {"copper", left_over}


def test_clean_up_does_not_ask_where_there_is_nothing_to_discard() -> None:
    match = position(decks=[FIVE], discards=[["gold"]], choose_discard_top=True)
    match.answer("end")
    assert asked(match) == (1, "buy")
    assert discard(match, 0) == ["gold"]


@pytest.mark.parametrize("chosen", [["estate", "copper"], ["copper", "estate"]])
def test_the_last_card_chosen_for_cellar_lies_on_top(chosen: list[str]) -> None:
    """Rulebook, «Сбросьте»."""
    match = position(hands=[["cellar", "estate", "copper", "gold"]], decks=[FIVE])
    play(match, "cellar")
    choose(match, *chosen)
    assert asked(match) == (0, "buy")
    assert discard(match, 0) == chosen
    assert hand(match, 0) == ["curse", "curse", "gold"]
    assert told(match, e.Discarded, 1) == [e.Discarded(0, 2, chosen[-1], None)]
    assert match.view(1).players[0].discard_top == chosen[-1]


def test_the_last_card_chosen_for_militia_lies_on_top() -> None:
    """Rulebook, «Сбросьте»; the next victim comes when the first is done."""
    five = ["copper", "estate", "gold", "silver", "duchy"]
    match = position(hands=[["militia"], five, five], decks=[FIVE])
    play(match, "militia")
    choose(match, "estate", "gold", seat=1)
    assert asked(match) == (2, "militia")
    choose(match, "estate", "copper", seat=2)
    assert discard(match, 1) == ["estate", "gold"]
    assert discard(match, 2) == ["estate", "copper"]
    assert [p.discard_top for p in match.view(0).players] == [None, "gold", "copper"]


def test_without_the_option_clean_up_shows_a_card_that_was_played() -> None:
    """It gives nothing away."""
    match = position(hands=[["cellar", "estate", "copper"]], decks=[["curse"] * 7])
    play(match, "cellar")
    choose(match)
    match.answer("end")
    assert asked(match) == (1, "buy")
    assert match.view(1).players[0].discard_top == "cellar"


def test_the_last_turn_of_a_game_asks_too() -> None:
    """Rulebook, «Конец игры»: the turn is complete first."""
    match = position(
        hands=[["copper", "estate"]],
        decks=[FIVE],
        supply={"province": 0},
        choose_discard_top=True,
    )
    match.answer("end")
    assert asked(match) == (0, "clean_up_top")
    choose(match, "estate")
    assert match.outcome is not None
