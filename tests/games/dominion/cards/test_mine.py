from __future__ import annotations

import pytest

from tests.games.dominion.table import (
    asked,
    changes,
    choose,
    hand,
    left,
    options,
    play,
    position,
    snapshot,
    spend,
    trash,
)
from throneroom import IllegalAnswer


@pytest.mark.parametrize(
    ("trashed", "offered"),
    [
        ("copper", ["copper", "silver"]),
        ("silver", ["copper", "silver", "gold"]),
        ("gold", ["copper", "silver", "gold"]),
    ],
)
def test_mine_turns_a_treasure_into_one_that_costs_up_to_three_more(
    trashed: str, offered: list[str]
) -> None:
    """Rulebook, «Рудник»: Copper to Silver, Silver to Gold; the same or a lesser one too."""
    for taken in offered:
        match = position(hands=[["mine", trashed, "estate"]])
        before = snapshot(match)
        play(match, "mine")
        assert asked(match) == (0, "mine_gain")
        assert options(match) == offered
        choose(match, taken)
        assert changes(before, match) == {
            "hand 0": sorted(["estate", taken]),
            "in play 0": ["mine"],
            "trash": [trashed],
            f"supply {taken}": before[f"supply {taken}"] - 1,
            "actions": 0,
        }


def test_mine_asks_which_treasure_goes() -> None:
    """Rulebook, «Рудник»: a Treasure from hand, nothing else."""
    match = position(hands=[["mine", "copper", "gold", "estate", "copper", "curse"]])
    play(match, "mine")
    assert asked(match) == (0, "mine_trash")
    assert options(match) == ["copper", "gold"]
    choose(match, "copper")
    choose(match, "silver")
    assert trash(match) == ["copper"]
    assert hand(match, 0) == ["copper", "curse", "estate", "gold", "silver"]


def test_what_mine_brings_can_be_spent_this_turn() -> None:
    """Rulebook, «Рудник»: «вы сможете использовать её в этот же ход»."""
    match = position(hands=[["mine", "silver"]])
    play(match, "mine")
    choose(match, "gold")
    spend(match, "gold")
    assert left(match).coins == 3


def test_mine_without_a_treasure_does_nothing() -> None:
    """Rulebook, «Рудник»: without a Treasure in hand there is nothing to gain."""
    match = position(hands=[["mine", "estate", "village"]])
    before = snapshot(match)
    play(match, "mine")
    assert changes(before, match) == {
        "hand 0": ["estate", "village"],
        "in play 0": ["mine"],
        "actions": 0,
    }


def test_mine_with_an_empty_hand_does_nothing() -> None:
    """Rulebook, «Рудник»: the same."""
    match = position(hands=[["mine"]])
    before = snapshot(match)
    play(match, "mine")
    assert changes(before, match) == {"hand 0": [], "in play 0": ["mine"], "actions": 0}


def test_mine_can_not_be_declined() -> None:
    """Card text, «Рудник»: trash a Treasure, gain a Treasure; no "may"."""
    match = position(hands=[["mine", "gold", "silver"]])
    play(match, "mine")
    with pytest.raises(IllegalAnswer):
        match.answer([])
    choose(match, "gold")
    with pytest.raises(IllegalAnswer):
        match.answer([])
    assert asked(match) == (0, "mine_gain")


def test_mine_gains_treasures_only() -> None:
    """Rulebook, «Рудник»: a Treasure for a Treasure, whatever else costs as much."""
    match = position(hands=[["mine", "gold"]], kingdom=["laboratory"])
    play(match, "mine")
    for other in ("province", "duchy", "laboratory", "curse"):
        with pytest.raises(IllegalAnswer):
            choose(match, other)


def test_mine_does_not_offer_an_empty_pile() -> None:
    """Rulebook, «Получите»: from the supply."""
    match = position(hands=[["mine", "silver"]], supply={"gold": 0})
    play(match, "mine")
    assert options(match) == ["copper", "silver"]


def test_mine_trashes_even_if_nothing_can_be_gained() -> None:
    """Rulebook, «ДЕЙСТВИЯ»: as much of a card as possible is done."""
    match = position(hands=[["mine", "copper"]], supply={"copper": 0, "silver": 0})
    before = snapshot(match)
    play(match, "mine")
    assert changes(before, match) == {
        "hand 0": [],
        "in play 0": ["mine"],
        "trash": ["copper"],
        "actions": 0,
    }


def test_coins_do_not_help_the_mine() -> None:
    """Card text, «Рудник»: at most 3 more than the trashed one."""
    match = position(hands=[["mine", "copper", "copper"]], coins=9)
    play(match, "mine")
    assert "gold" not in options(match)
