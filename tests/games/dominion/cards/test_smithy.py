from __future__ import annotations

from tests.games.dominion.table import changes, play, position, snapshot, told
from throneroom.games.dominion import events as e


def test_smithy_draws_three_cards() -> None:
    """Rulebook, «Кузница»."""
    match = position(hands=[["smithy", "estate"]], decks=[["gold", "copper", "duchy", "curse"]])
    before = snapshot(match)
    play(match, "smithy")
    assert changes(before, match) == {
        "hand 0": ["copper", "duchy", "estate", "gold"],
        "deck 0": ["curse"],
        "in play 0": ["smithy"],
        "actions": 0,
    }


def test_smithy_does_not_shuffle_for_the_last_three_cards() -> None:
    """Rulebook, «ДОПОЛНИТЕЛЬНЫЕ ПРАВИЛА»: an empty deck is refilled only when a card is needed."""
    match = position(hands=[["smithy"]], decks=[["gold", "copper", "duchy"]], discards=[["estate"]])
    before = snapshot(match)
    play(match, "smithy")
    assert changes(before, match) == {
        "hand 0": ["copper", "duchy", "gold"],
        "deck 0": [],
        "in play 0": ["smithy"],
        "actions": 0,
    }
    assert told(match, e.Shuffled) == []


def test_smithy_takes_the_rest_then_shuffles_and_goes_on() -> None:
    """Rulebook, «+X карт»."""
    match = position(
        hands=[["smithy"]], decks=[["gold", "silver"]], discards=[["copper", "copper"]]
    )
    before = snapshot(match)
    play(match, "smithy")
    assert changes(before, match) == {
        "hand 0": ["copper", "gold", "silver"],
        "deck 0": ["copper"],
        "discard 0": [],
        "in play 0": ["smithy"],
        "actions": 0,
    }
    assert told(match, e.Shuffled) == [e.Shuffled(0)]


def test_smithy_takes_all_there_is_where_that_is_too_little() -> None:
    """Rulebook, «+X карт»: «просто заберите всё, что есть». Cards in play are not shuffled in."""
    match = position(
        hands=[["smithy", "estate"]],
        decks=[["copper"]],
        discards=[["silver"]],
        in_play=[["village", "gold"]],
    )
    before = snapshot(match)
    play(match, "smithy")
    assert changes(before, match) == {
        "hand 0": ["copper", "estate", "silver"],
        "deck 0": [],
        "discard 0": [],
        "in play 0": ["village", "gold", "smithy"],
        "actions": 0,
    }
