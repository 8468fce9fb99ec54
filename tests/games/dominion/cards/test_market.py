from __future__ import annotations

from tests.games.dominion.table import asked, changes, options, play, position, snapshot


def test_market_gives_one_of_everything() -> None:
    """Rulebook, «Рынок»; «ПРИМЕР КАРТЫ ДЕЙСТВИЯ»."""
    match = position(hands=[["market", "estate"]], decks=[["gold", "copper"]])
    before = snapshot(match)
    play(match, "market")
    assert changes(before, match) == {
        "hand 0": ["estate", "gold"],
        "deck 0": ["copper"],
        "in play 0": ["market"],
        "buys": 2,
        "coins": 1,
    }


def test_an_action_drawn_by_market_can_be_played() -> None:
    """Rulebook, «Рынок»: another Action card can be played in this phase."""
    match = position(hands=[["market"]], decks=[["village"]])
    play(match, "market")
    assert asked(match) == (0, "action")
    assert options(match) == ["village", "end"]


def test_market_gives_the_rest_where_there_is_no_card_to_draw() -> None:
    """Rulebook, «ДЕЙСТВИЯ»: as much of a card as possible is done."""
    match = position(hands=[["market"]])
    before = snapshot(match)
    play(match, "market")
    assert changes(before, match) == {
        "hand 0": [],
        "in play 0": ["market"],
        "buys": 2,
        "coins": 1,
    }
