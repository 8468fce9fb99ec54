from __future__ import annotations

import pytest

from tests.games.dominion.table import (
    asked,
    changes,
    choose,
    hand,
    options,
    play,
    position,
    snapshot,
    told,
    trash,
)
from throneroom import IllegalAnswer
from throneroom.games.dominion import events as e


def test_chapel_trashes_up_to_four_cards() -> None:
    """Rulebook, «Часовня»."""
    match = position(hands=[["chapel", "curse", "estate", "copper", "copper", "gold"]])
    before = snapshot(match)
    play(match, "chapel")
    choose(match, "curse", "estate", "copper", "copper")
    assert changes(before, match) == {
        "hand 0": ["gold"],
        "in play 0": ["chapel"],
        "trash": ["curse", "estate", "copper", "copper"],
        "actions": 0,
    }


def test_chapel_trashes_no_fifth_card() -> None:
    """Card text, «Часовня»: up to 4."""
    match = position(hands=[["chapel", "copper", "copper", "copper", "copper", "copper"]])
    play(match, "chapel")
    with pytest.raises(IllegalAnswer, match="from 0 to 4, not 5"):
        choose(match, "copper", "copper", "copper", "copper", "copper")
    assert asked(match) == (0, "chapel")
    assert trash(match) == []


@pytest.mark.parametrize("count", range(4))
def test_chapel_can_trash_fewer_or_none(count: int) -> None:
    """Card text, «Часовня»: up to 4."""
    match = position(hands=[["chapel", "copper", "copper", "copper", "copper"]])
    before = snapshot(match)
    play(match, "chapel")
    choose(match, *["copper"] * count)
    changed = changes(before, match)
    assert changed.pop("trash", []) == ["copper"] * count
    assert changed == {
        "hand 0": ["copper"] * (4 - count),
        "in play 0": ["chapel"],
        "actions": 0,
    }


def test_chapel_can_not_trash_itself_but_another_chapel() -> None:
    """Rulebook, «Часовня»: the one that is played has left the hand."""
    match = position(hands=[["chapel", "chapel", "copper"]])
    play(match, "chapel")
    assert options(match) == ["chapel", "copper"]
    choose(match, "chapel", "copper")
    assert hand(match, 0) == []
    assert trash(match) == ["chapel", "copper"]


def test_chapel_with_an_empty_hand_asks_nothing() -> None:
    """Rulebook, «ДЕЙСТВИЯ»: a card can be played even if its text can't be carried out."""
    match = position(hands=[["chapel"]])
    before = snapshot(match)
    play(match, "chapel")
    assert changes(before, match) == {"hand 0": [], "in play 0": ["chapel"], "actions": 0}
    assert asked(match) == (0, "buy")


def test_what_chapel_trashes_is_seen_by_all_and_stays_out_of_the_supply() -> None:
    """Rulebook, «Выкиньте на свалку»: the cards do not return to the supply."""
    match = position(hands=[["chapel", "estate", "gold"]])
    supply_before = match.view(1).supply
    play(match, "chapel")
    choose(match, "estate", "gold")
    assert told(match, e.Trashed, 1) == [e.Trashed(0, ["estate", "gold"])]
    assert match.view(1).trash == ["estate", "gold"]
    assert match.view(1).supply == supply_before
