from __future__ import annotations

from tests.games.dominion.table import asked, changes, play, position, snapshot


def test_moneylender_trashes_a_copper_for_three_coins() -> None:
    """Rulebook, «Ростовщик»."""
    match = position(hands=[["moneylender", "copper", "copper", "silver"]])
    before = snapshot(match)
    play(match, "moneylender")
    assert changes(before, match) == {
        "hand 0": ["copper", "silver"],
        "in play 0": ["moneylender"],
        "trash": ["copper"],
        "actions": 0,
        "coins": 3,
    }


def test_moneylender_without_a_copper_gives_nothing() -> None:
    """Rulebook, «Ростовщик»: no Copper in hand, no coins."""
    match = position(hands=[["moneylender", "silver"]], decks=[["copper"]], discards=[["copper"]])
    before = snapshot(match)
    play(match, "moneylender")
    assert changes(before, match) == {
        "hand 0": ["silver"],
        "in play 0": ["moneylender"],
        "actions": 0,
    }


def test_moneylender_with_an_empty_hand_gives_nothing() -> None:
    """Rulebook, «Ростовщик»: the same."""
    match = position(hands=[["moneylender"]])
    before = snapshot(match)
    play(match, "moneylender")
    assert changes(before, match) == {"hand 0": [], "in play 0": ["moneylender"], "actions": 0}


def test_moneylender_can_not_spare_the_copper() -> None:
    """Card text, «Ростовщик»: trash a Copper; no "may" in this edition, so nobody is asked."""
    match = position(hands=[["moneylender", "copper"]])
    play(match, "moneylender")
    assert asked(match) == (0, "buy")
    assert match.state.coins == 3
