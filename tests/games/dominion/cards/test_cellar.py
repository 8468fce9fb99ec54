from __future__ import annotations

import pytest

from tests.games.dominion.table import (
    Left,
    asked,
    changes,
    choose,
    discard,
    hand,
    left,
    options,
    play,
    position,
    snapshot,
    told,
)
from throneroom import IllegalAnswer
from throneroom.games.dominion import events as e
from throneroom.kernel import Question


def test_cellar_discards_first_and_then_draws_as_many() -> None:
    """Rulebook, «Погреба»."""
    match = position(
        hands=[["cellar", "estate", "estate", "copper"]], decks=[["gold", "silver", "duchy"]]
    )
    before = snapshot(match)
    play(match, "cellar")
    choose(match, "estate", "estate")
    assert changes(before, match) == {
        "hand 0": ["copper", "gold", "silver"],
        "deck 0": ["duchy"],
        "discard 0": ["estate", "estate"],
        "in play 0": ["cellar"],
    }


def test_cellar_gives_its_action_back() -> None:
    """Card text, «Погреба»: +1 action."""
    match = position(hands=[["cellar", "village", "estate"]], decks=[["copper"]])
    play(match, "cellar")
    assert left(match) == Left(actions=1, buys=1, coins=0)
    choose(match, "estate")
    assert asked(match) == (0, "action")


def test_cellar_can_discard_nothing() -> None:
    """Card text, «Погреба»: any number, none too."""
    match = position(hands=[["cellar", "estate"]], decks=[["gold"]])
    before = snapshot(match)
    play(match, "cellar")
    choose(match)
    assert changes(before, match) == {"hand 0": ["estate"], "in play 0": ["cellar"]}


def test_cellar_can_discard_the_whole_hand() -> None:
    """Card text, «Погреба»: any number, all too."""
    match = position(hands=[["cellar", "estate", "curse"]], decks=[["gold", "silver"]])
    before = snapshot(match)
    play(match, "cellar")
    choose(match, "estate", "curse")
    assert changes(before, match) == {
        "hand 0": ["gold", "silver"],
        "deck 0": [],
        "discard 0": ["estate", "curse"],
        "in play 0": ["cellar"],
    }


def test_cellar_can_not_discard_itself_but_another_cellar() -> None:
    """Rulebook, «Погреба»: the one that is played has left the hand."""
    match = position(hands=[["cellar", "cellar", "estate"]], decks=[["gold"]])
    play(match, "cellar")
    assert options(match) == ["cellar", "estate"]
    with pytest.raises(IllegalAnswer, match="can't be chosen as often"):
        choose(match, "cellar", "cellar")
    choose(match, "cellar")
    assert hand(match, 0) == ["estate", "gold"]
    assert discard(match, 0) == ["cellar"]


def test_cellar_asks_once_for_all_cards() -> None:
    """Rulebook, «Погреба»: «Выберите карты для сброса и сбросьте их все разом»."""
    match = position(hands=[["cellar", "estate", "copper"]], decks=[["duchy", "duchy"]])
    play(match, "cellar")
    choose(match, "estate")
    assert asked(match) == (0, "buy")  # no second helping


def test_cellar_may_draw_the_cards_it_discarded_after_a_shuffle() -> None:
    """Rulebook, «Погреба»: «Если придётся, перетасуйте сброс»."""
    match = position(hands=[["cellar", "estate", "duchy"]])
    before = snapshot(match)
    play(match, "cellar")
    choose(match, "estate", "duchy")
    assert changes(before, match) == {"hand 0": ["duchy", "estate"], "in play 0": ["cellar"]}
    assert told(match, e.Shuffled) == [e.Shuffled(0)]


def test_cellar_takes_the_rest_of_the_deck_before_it_shuffles() -> None:
    """Rulebook, «+X карт»: take what is left, shuffle the discard pile, take what is missing."""
    match = position(hands=[["cellar", "estate", "estate"]], decks=[["gold"]])
    before = snapshot(match)
    play(match, "cellar")
    choose(match, "estate", "estate")
    assert changes(before, match) == {
        "hand 0": ["estate", "gold"],
        "deck 0": ["estate"],
        "in play 0": ["cellar"],
    }


def test_cellar_with_an_empty_hand_asks_nothing() -> None:
    """Rulebook, «ДЕЙСТВИЯ»: as much of a card as possible is done."""
    match = position(hands=[["cellar"]], decks=[["gold"]])
    before = snapshot(match)
    play(match, "cellar")
    assert changes(before, match) == {"hand 0": [], "in play 0": ["cellar"]}
    assert asked(match) == (0, "buy")


def test_cellar_tells_the_others_how_many_but_not_which() -> None:
    """Rulebook, «Сбросьте»: the number is open, and the card on top."""
    match = position(
        hands=[["cellar", "estate", "copper", "curse"]], decks=[["gold", "silver", "duchy"]]
    )
    play(match, "cellar")
    choose(match, "estate", "copper", "curse")
    assert told(match, e.Discarded, 0) == [
        e.Discarded(0, 3, "curse", ["estate", "copper", "curse"])
    ]
    for seat in (1, None):
        assert told(match, e.Discarded, seat) == [e.Discarded(0, 3, "curse", None)]
        assert told(match, e.Drew, seat) == [e.Drew(0, 3, None)]


def test_what_cellar_draws_for_cannot_be_taken_back() -> None:
    match = position([["cellar", "estate", "copper", "copper"]], decks=[["gold"] * 3])
    play(match, "cellar")
    question = match.question(0)
    assert isinstance(question, Question)
    assert {choice.ends for choice in question.choices} == {"shown"}
    choose(match, "estate")
    assert not match.can_undo(0)
