"""The rulebook's worked turn."""

from __future__ import annotations

from tests.games.dominion.table import (
    Left,
    asked,
    buy,
    deck,
    discard,
    hand,
    in_play,
    left,
    options,
    play,
    position,
    spend,
    told,
    turns,
)
from throneroom.games.dominion import events as e


def test_tanyas_turn() -> None:
    """Rulebook, «ПРИМЕР ХОДА»."""
    match = position(
        hands=[["estate", "estate", "silver", "smithy", "market"]],
        decks=[["silver", "copper", "copper"]],
        discards=[["market", "estate", "copper", "copper", "copper", "copper"]],
        kingdom=["village", "remodel"],
        seed=11,  # this one shuffles the Market to the top
    )
    assert asked(match) == (0, "action")
    assert options(match) == ["smithy", "market", "end"]

    # She plays the Market and draws a card at once: another Silver.
    play(match, "market")
    assert hand(match, 0) == ["estate", "estate", "silver", "silver", "smithy"]
    assert left(match) == Left(actions=1, buys=2, coins=1)

    # With the Market's action she plays the Smithy. Two cards are left in the deck; she takes both,
    # shuffles her discard pile, makes a new deck of it and draws the third.
    play(match, "smithy")
    assert told(match, e.Shuffled) == [e.Shuffled(0)]
    assert hand(match, 0) == [
        "copper",
        "copper",
        "estate",
        "estate",
        "market",
        "silver",
        "silver",
    ]
    assert len(deck(match, 0)) == 5
    assert discard(match, 0) == []

    # The second Market can't be played: there is no action left.
    assert left(match) == Left(actions=0, buys=2, coins=1)
    assert asked(match) == (0, "buy")

    # Two Silvers and two Coppers make 7 coins with the Market's, for two buys.
    spend(match, "silver", "silver", "copper", "copper")
    assert left(match) == Left(actions=0, buys=2, coins=7)
    assert in_play(match, 0) == ["market", "smithy", "silver", "silver", "copper", "copper"]

    # Village for 3 and Remodel for 4, face up to the discard pile.
    buy(match, "village")
    assert left(match) == Left(actions=0, buys=1, coins=4)
    assert discard(match, 0) == ["village"]
    buy(match, "remodel")

    # Clean-up: Smithy, Market and four Treasures from the play area, the second Market and two
    # Estates from hand go to the discard pile; five cards are drawn and the turn passes.
    assert discard(match, 0)[:2] == ["village", "remodel"]
    assert sorted(discard(match, 0)[2:]) == [
        "copper",
        "copper",
        "estate",
        "estate",
        "market",
        "market",
        "silver",
        "silver",
        "smithy",
    ]
    assert in_play(match, 0) == []
    assert hand(match, 0) == ["copper", "copper", "copper", "copper", "estate"]
    assert deck(match, 0) == []
    assert turns(match, 0) == 1
    assert asked(match) == (1, "buy")
    assert left(match) == Left(actions=1, buys=1, coins=0)
