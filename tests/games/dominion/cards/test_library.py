from __future__ import annotations

import pytest

from tests.games.dominion.table import (
    aside,
    asked,
    changes,
    choose,
    deck,
    discard,
    hand,
    options,
    play,
    position,
    snapshot,
    told,
)
from throneroom.games.dominion import events as e

FOUR = ["copper", "copper", "copper", "copper"]


def test_library_draws_up_to_seven_cards_in_hand() -> None:
    """Rulebook, «Библиотека»."""
    match = position(hands=[["library", *FOUR]], decks=[["silver", "estate", "gold", "duchy"]])
    before = snapshot(match)
    play(match, "library")
    assert changes(before, match) == {
        "hand 0": [*FOUR, "estate", "gold", "silver"],
        "deck 0": ["duchy"],
        "in play 0": ["library"],
        "actions": 0,
    }


def test_library_may_set_an_action_aside_and_discards_it_in_the_end() -> None:
    """Rulebook, «Библиотека»: what was set aside is discarded once the drawing is over."""
    match = position(
        hands=[["library", *FOUR]], decks=[["village", "silver", "estate", "gold", "duchy"]]
    )
    before = snapshot(match)
    play(match, "library")
    assert asked(match) == (0, "library")
    choose(match, "yes")
    assert changes(before, match) == {
        "hand 0": [*FOUR, "estate", "gold", "silver"],
        "deck 0": ["duchy"],
        "discard 0": ["village"],
        "in play 0": ["library"],
        "actions": 0,
    }


def test_library_may_keep_an_action() -> None:
    """Rulebook, «Библиотека»: «Вы не обязаны откладывать карты действий»."""
    match = position(hands=[["library", *FOUR]], decks=[["village", "silver", "estate", "gold"]])
    before = snapshot(match)
    play(match, "library")
    choose(match, "no")
    assert changes(before, match) == {
        "hand 0": [*FOUR, "estate", "silver", "village"],
        "deck 0": ["gold"],
        "in play 0": ["library"],
        "actions": 0,
    }


def test_library_asks_for_each_action_as_it_is_drawn() -> None:
    """Card text, «Библиотека»: set aside as you draw; there is no going back to an earlier one."""
    match = position(
        hands=[["library", *FOUR, "copper"]], decks=[["village", "smithy", "moat", "gold"]]
    )
    play(match, "library")
    assert asked(match) == (0, "library")
    assert hand(match, 0) == [*FOUR, "copper", "village"]
    choose(match, "no")
    assert hand(match, 0) == [*FOUR, "copper", "smithy", "village"]
    choose(match, "yes")
    assert aside(match, 0) == ["smithy"]
    assert hand(match, 0) == [*FOUR, "copper", "moat", "village"]
    choose(match, "yes")
    assert hand(match, 0) == [*FOUR, "copper", "gold", "village"]
    assert discard(match, 0) == ["smithy", "moat"]
    assert aside(match, 0) == []


@pytest.mark.parametrize("cards", [7, 8])
def test_library_draws_nothing_at_seven_or_more(cards: int) -> None:
    """Rulebook, «Библиотека»: «когда у вас на руках 7 или больше карт, новых вы не тянете»."""
    match = position(hands=[["library", *["copper"] * cards]], decks=[["gold", "village"]])
    before = snapshot(match)
    play(match, "library")
    assert changes(before, match) == {
        "hand 0": ["copper"] * cards,
        "in play 0": ["library"],
        "actions": 0,
    }


def test_library_does_not_set_aside_actions_that_were_in_hand() -> None:
    """Card text, «Библиотека»: only cards drawn this way."""
    match = position(hands=[["library", "village", *FOUR]], decks=[["gold", "silver"]])
    play(match, "library")
    assert asked(match) == (0, "buy")
    assert hand(match, 0) == [*FOUR, "gold", "silver", "village"]


def test_library_sets_aside_the_drawn_copy_of_a_card_in_hand() -> None:
    """Card text, «Библиотека»: the Village in hand stays, the Village drawn goes."""
    match = position(hands=[["library", "village", *FOUR]], decks=[["village", "gold", "silver"]])
    play(match, "library")
    choose(match, "yes")
    assert hand(match, 0) == [*FOUR, "gold", "silver", "village"]
    assert discard(match, 0) == ["village"]


def test_library_shuffles_without_what_is_set_aside() -> None:
    """Rulebook, «Библиотека»: «не замешивайте в неё отложенные карты»."""
    match = position(
        hands=[["library"]], decks=[["village"]], discards=[["estate", "estate", "estate"]]
    )
    before = snapshot(match)
    play(match, "library")
    choose(match, "yes")
    assert changes(before, match) == {
        "hand 0": ["estate", "estate", "estate"],
        "deck 0": [],
        "discard 0": ["village"],
        "in play 0": ["library"],
        "actions": 0,
    }
    assert told(match, e.Shuffled) == [e.Shuffled(0)]


def test_library_stops_when_the_cards_run_out() -> None:
    """Rulebook, «Библиотека»: «просто получите максимально возможное количество карт»."""
    match = position(hands=[["library"]], decks=[["gold"]], discards=[["silver"]])
    before = snapshot(match)
    play(match, "library")
    assert changes(before, match) == {
        "hand 0": ["gold", "silver"],
        "deck 0": [],
        "discard 0": [],
        "in play 0": ["library"],
        "actions": 0,
    }


def test_library_without_a_card_to_draw_does_nothing() -> None:
    """Rulebook, «Библиотека»: the same, with no card at all."""
    match = position(hands=[["library"]])
    before = snapshot(match)
    play(match, "library")
    assert changes(before, match) == {"hand 0": [], "in play 0": ["library"], "actions": 0}


def test_library_does_not_shuffle_once_it_has_seven() -> None:
    """Rulebook, «ДОПОЛНИТЕЛЬНЫЕ ПРАВИЛА»: no new deck before a card is needed."""
    match = position(
        hands=[["library", *FOUR, "copper"]],
        decks=[["gold", "silver"]],
        discards=[["estate"]],
    )
    play(match, "library")
    assert deck(match, 0) == []
    assert discard(match, 0) == ["estate"]


def test_a_card_set_aside_lies_open() -> None:
    """Rulebook, «Отложите»: face up on the table. What is kept in hand is nobody's business."""
    match = position(hands=[["library"]], decks=[["village", "smithy", "copper"]])
    play(match, "library")
    assert match.question(1) != match.question(0)
    assert told(match, e.Drew, 1) == [e.Drew(0, 1, None)]
    choose(match, "yes")
    assert match.view(1).players[0].aside == ["village"]
    assert told(match, e.SetAside, 1) == [e.SetAside(0, "village")]
    choose(match, "no")
    assert told(match, e.SetAside, 1) == [e.SetAside(0, "village")]
    assert told(match, e.DiscardedOpenly, 1) == [e.DiscardedOpenly(0, ["village"])]


def test_instructions_of_a_card_set_aside_are_not_carried_out() -> None:
    """Rulebook, «Отложите»: «Инструкции отложенной карты выполнять не надо»."""
    match = position(hands=[["library", *FOUR, "copper"]], decks=[["festival", "gold", "gold"]])
    play(match, "library")
    before = snapshot(match)
    assert options(match) == ["yes", "no"]
    choose(match, "yes")
    assert changes(before, match) == {
        "hand 0": [*FOUR, "copper", "gold", "gold"],
        "deck 0": [],
        "discard 0": ["festival"],
    }
