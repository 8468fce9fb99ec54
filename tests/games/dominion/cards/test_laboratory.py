from __future__ import annotations

from tests.games.dominion.table import (
    asked,
    changes,
    deck,
    hand,
    options,
    play,
    position,
    snapshot,
)


def test_laboratory_draws_two_and_gives_its_action_back() -> None:
    """Rulebook, «Лаборатория»."""
    match = position(hands=[["laboratory", "estate"]], decks=[["gold", "copper", "duchy"]])
    before = snapshot(match)
    play(match, "laboratory")
    assert changes(before, match) == {
        "hand 0": ["copper", "estate", "gold"],
        "deck 0": ["duchy"],
        "in play 0": ["laboratory"],
    }


def test_an_action_drawn_by_laboratory_can_be_played() -> None:
    """Rulebook, «Лаборатория»: another Action card can be played in this phase."""
    match = position(hands=[["laboratory"]], decks=[["smithy", "copper"]])
    play(match, "laboratory")
    assert asked(match) == (0, "action")
    assert options(match) == ["smithy", "end"]


def test_laboratory_shuffles_between_its_two_cards() -> None:
    """Rulebook, «+X карт»: the rest of the deck first, then from the new one."""
    match = position(hands=[["laboratory"]], decks=[["gold"]], discards=[["copper", "copper"]])
    before = snapshot(match)
    play(match, "laboratory")
    assert changes(before, match) == {
        "hand 0": ["copper", "gold"],
        "deck 0": ["copper"],
        "discard 0": [],
        "in play 0": ["laboratory"],
    }


def test_laboratory_takes_one_card_if_there_is_one() -> None:
    """Rulebook, «+X карт»: if that is not enough, take all there is."""
    match = position(hands=[["laboratory"]], discards=[["gold"]])
    play(match, "laboratory")
    assert hand(match, 0) == ["gold"]
    assert deck(match, 0) == []
