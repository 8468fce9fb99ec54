from __future__ import annotations

from tests.games.dominion.table import Left, changes, left, play, position, snapshot


def test_village_draws_a_card_and_gives_two_actions() -> None:
    """Rulebook, «Деревня»."""
    match = position(hands=[["village", "estate"]], decks=[["gold", "copper"]])
    before = snapshot(match)
    play(match, "village")
    assert changes(before, match) == {
        "hand 0": ["estate", "gold"],
        "deck 0": ["copper"],
        "in play 0": ["village"],
        "actions": 2,
    }


def test_villages_add_up() -> None:
    """Rulebook, «Деревня»: keep count of the actions."""
    match = position(hands=[["village", "village", "smithy", "smithy"]], decks=[["copper"] * 9])
    counted = []
    for card in ("village", "village", "smithy", "smithy"):
        play(match, card)
        counted.append(left(match).actions)
    assert counted == [2, 3, 2, 1]
    assert left(match) == Left(actions=1, buys=1, coins=0)


def test_village_shuffles_if_it_must() -> None:
    """Rulebook, «+X карт»."""
    match = position(hands=[["village"]], discards=[["gold"]])
    before = snapshot(match)
    play(match, "village")
    assert changes(before, match) == {
        "hand 0": ["gold"],
        "discard 0": [],
        "in play 0": ["village"],
        "actions": 2,
    }
