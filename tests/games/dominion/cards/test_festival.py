from __future__ import annotations

from tests.games.dominion.table import Left, asked, changes, left, play, position, snapshot


def test_festival_gives_two_actions_a_buy_and_two_coins() -> None:
    """Card text, «Ярмарка»."""
    match = position(hands=[["festival", "copper"]], decks=[["gold"]])
    before = snapshot(match)
    play(match, "festival")
    assert changes(before, match) == {
        "hand 0": ["copper"],
        "in play 0": ["festival"],
        "actions": 2,
        "buys": 2,
        "coins": 2,
    }


def test_festival_market_festival_counts_as_the_rulebook_counts() -> None:
    """Rulebook, «Ярмарка»: two actions left, still two after the Market, three in the end."""
    match = position(hands=[["festival", "market", "festival"]], decks=[["estate"]])
    play(match, "festival")
    assert left(match) == Left(actions=2, buys=2, coins=2)
    play(match, "market")
    assert left(match) == Left(actions=2, buys=3, coins=3)
    play(match, "festival")
    assert left(match) == Left(actions=3, buys=4, coins=5)
    assert asked(match) == (0, "buy")  # three actions, but no Action card in hand
