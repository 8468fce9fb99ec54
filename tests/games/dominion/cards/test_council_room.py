from __future__ import annotations

from tests.games.dominion.table import (
    asked,
    changes,
    deck,
    discard,
    hand,
    play,
    position,
    snapshot,
    told,
)
from throneroom.games.dominion import events as e


def test_council_room_draws_four_adds_a_buy_and_gives_everybody_else_a_card() -> None:
    """Rulebook, «Зал совета»."""
    match = position(
        hands=[["council_room"], ["estate"]],
        decks=[["copper", "silver", "gold", "duchy", "curse"], ["province", "copper"]],
    )
    before = snapshot(match)
    play(match, "council_room")
    assert changes(before, match) == {
        "hand 0": ["copper", "duchy", "gold", "silver"],
        "deck 0": ["curse"],
        "in play 0": ["council_room"],
        "hand 1": ["estate", "province"],
        "deck 1": ["copper"],
        "actions": 0,
        "buys": 2,
    }


def test_council_room_makes_others_shuffle_if_they_must() -> None:
    """Rulebook, «Зал совета»: «Если им для этого понадобится перетасовать сброс, пусть тасуют»."""
    match = position(hands=[["council_room"]], discards=[[], ["gold", "gold"]])
    before = snapshot(match)
    play(match, "council_room")
    assert changes(before, match) == {
        "hand 0": [],
        "in play 0": ["council_room"],
        "hand 1": ["gold"],
        "deck 1": ["gold"],
        "discard 1": [],
        "actions": 0,
        "buys": 2,
    }


def test_council_room_passes_over_a_player_who_has_no_card_to_draw() -> None:
    """Rulebook, «+X карт»: if there are not enough cards, take what there is."""
    match = position(hands=[["council_room"], ["estate"]])
    play(match, "council_room")
    assert hand(match, 1) == ["estate"]
    assert asked(match) == (0, "buy")


def test_council_room_shuffles_for_its_own_cards_and_takes_what_there_is() -> None:
    """Rulebook, «+X карт»."""
    match = position(hands=[["council_room"]], decks=[["copper"]], discards=[["gold", "silver"]])
    play(match, "council_room")
    assert hand(match, 0) == ["copper", "gold", "silver"]
    assert deck(match, 0) == []
    assert discard(match, 0) == []


def test_council_room_is_no_attack() -> None:
    """Rulebook, «Зал совета»: the others must draw, like it or not; no Moat is asked for."""
    match = position(hands=[["council_room"], ["moat"]], decks=[[], ["copper"]])
    play(match, "council_room")
    assert hand(match, 1) == ["copper", "moat"]
    assert asked(match) == (0, "buy")
    assert told(match, e.Reacted) == []


def test_council_room_gives_each_of_three_others_one_card_in_turn_order() -> None:
    """Rulebook, «ДОПОЛНИТЕЛЬНЫЕ ПРАВИЛА»: in turn order."""
    match = position(
        hands=[[], ["council_room"]],
        decks=[["copper", "copper"], [], ["silver", "silver"], ["gold", "gold"]],
        current=1,
    )
    play(match, "council_room")
    assert [hand(match, seat) for seat in range(4)] == [["copper"], [], ["silver"], ["gold"]]
    assert [event.seat for event in told(match, e.Drew)] == [2, 3, 0]


def test_council_room_shows_nobody_what_the_others_drew() -> None:
    """Rulebook, «ДЕЙСТВИЯ»: drawn cards are taken into hand."""
    match = position(hands=[["council_room"], []], decks=[[], ["gold"]])
    play(match, "council_room")
    assert told(match, e.Drew, 0) == [e.Drew(1, 1, None)]
    assert told(match, e.Drew, 1) == [e.Drew(1, 1, ["gold"])]
