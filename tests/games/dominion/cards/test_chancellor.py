from __future__ import annotations

from tests.games.dominion.table import (
    asked,
    buy,
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


def test_chancellor_gives_two_coins_and_may_discard_the_deck() -> None:
    """Rulebook, «Канцлер»."""
    match = position(
        hands=[["chancellor", "copper"]],
        decks=[["gold", "silver", "duchy"]],
        discards=[["estate"]],
    )
    before = snapshot(match)
    play(match, "chancellor")
    choose(match, "yes")
    changed = changes(before, match)
    assert sorted(changed.pop("discard 0")) == ["duchy", "estate", "gold", "silver"]
    assert changed == {
        "hand 0": ["copper"],
        "deck 0": [],
        "in play 0": ["chancellor"],
        "actions": 0,
        "coins": 2,
    }


def test_chancellor_may_leave_the_deck() -> None:
    """Rulebook, «Канцлер»: the player decides whether the deck is discarded."""
    match = position(hands=[["chancellor"]], decks=[["gold"]], discards=[["estate"]])
    before = snapshot(match)
    play(match, "chancellor")
    choose(match, "no")
    assert changes(before, match) == {
        "hand 0": [],
        "in play 0": ["chancellor"],
        "actions": 0,
        "coins": 2,
    }


def test_chancellor_is_decided_before_anything_else() -> None:
    """Rulebook, «Канцлер»: only then the turn goes on with an action or a purchase."""
    match = position(hands=[["chancellor", "village"]], decks=[["gold"]], actions=2)
    play(match, "chancellor")
    assert asked(match) == (0, "chancellor")
    assert options(match) == ["yes", "no"]
    choose(match, "no")
    assert asked(match) == (0, "action")


def test_chancellor_with_an_empty_deck_only_gives_coins() -> None:
    """Rulebook, «Канцлер»: there is nothing to decide."""
    match = position(hands=[["chancellor"]], discards=[["gold"]])
    before = snapshot(match)
    play(match, "chancellor")
    assert changes(before, match) == {
        "hand 0": [],
        "in play 0": ["chancellor"],
        "actions": 0,
        "coins": 2,
    }
    assert asked(match) == (0, "buy")


def test_chancellor_shuffles_nothing_until_a_card_is_needed() -> None:
    """Rulebook, «ДОПОЛНИТЕЛЬНЫЕ ПРАВИЛА»: an empty deck stays empty until then."""
    match = position(
        hands=[["chancellor"]], decks=[["gold", "silver"]], discards=[["copper", "copper"]]
    )
    play(match, "chancellor")
    choose(match, "yes")
    buy(match, "estate")
    # Only the new hand needs cards: 4 + Estate + Chancellor are shuffled, 5 drawn.
    assert told(match, e.Shuffled) == [e.Shuffled(0)]
    assert len(hand(match, 0)) == 5
    assert len(deck(match, 0)) == 1
    assert discard(match, 0) == []


def test_nobody_looks_through_the_deck_that_the_chancellor_discards() -> None:
    """Rulebook, «Канцлер»: «Вы не можете изучать колоду, сбрасывая её!»"""
    match = position(hands=[["chancellor"]], decks=[["gold", "silver", "duchy"]])
    play(match, "chancellor")
    choose(match, "yes")
    for seat in (0, 1, None):
        (event,) = told(match, e.DeckDiscarded, seat)
        assert event.top == discard(match, 0)[-1]
        assert match.view(seat).players[0].discard_top == event.top
        assert [ev for ev in match.seen(seat) if "cards" in type(ev).__struct_fields__] == []


def test_chancellor_tells_nobody_how_many_cards_were_turned_over() -> None:
    """Rulebook, «ДОПОЛНИТЕЛЬНЫЕ ПРАВИЛА»: a discard pile may not be counted."""
    match = position(
        hands=[["chancellor"]],
        decks=[["gold", "silver", "duchy"]],
        discards=[["estate", "estate"]],
    )
    play(match, "chancellor")
    choose(match, "yes")
    for seat in (0, 1, None):
        assert told(match, e.DeckDiscarded, seat) == [e.DeckDiscarded(0, "duchy")]
        assert match.view(seat).players[0].discard_size is None
