from __future__ import annotations

import pytest

from tests.games.dominion.table import (
    Left,
    asked,
    changes,
    choose,
    discard,
    hand,
    left,
    play,
    position,
    snapshot,
    told,
)
from throneroom import IllegalAnswer
from throneroom.games.dominion import events as e


def test_militia_gives_two_coins_and_the_victim_discards_down_to_three() -> None:
    """Rulebook, «Ополчение»: the victim chooses."""
    match = position(hands=[["militia"], ["copper", "estate", "gold", "silver", "duchy"]])
    before = snapshot(match)
    play(match, "militia")
    assert asked(match) == (1, "militia")
    choose(match, "estate", "duchy", seat=1)
    assert changes(before, match) == {
        "hand 0": [],
        "in play 0": ["militia"],
        "hand 1": ["copper", "gold", "silver"],
        "discard 1": ["estate", "duchy"],
        "actions": 0,
        "coins": 2,
    }


@pytest.mark.parametrize("cards", range(4))
def test_militia_does_not_touch_a_hand_of_three_or_fewer(cards: int) -> None:
    """Rulebook, «Ополчение»: «Если у кого-то на руке 3 карты или меньше, он не сбрасывает»."""
    victim = ["copper", "estate", "gold"][:cards]
    match = position(hands=[["militia"], victim])
    before = snapshot(match)
    play(match, "militia")
    assert changes(before, match) == {
        "hand 0": [],
        "in play 0": ["militia"],
        "actions": 0,
        "coins": 2,
    }


def test_militia_takes_one_of_four_cards() -> None:
    """Rulebook, «Ополчение»: until three are left."""
    match = position(hands=[["militia"], ["copper", "copper", "gold", "estate"]])
    play(match, "militia")
    choose(match, "copper")
    assert hand(match, 1) == ["copper", "estate", "gold"]
    assert discard(match, 1) == ["copper"]


@pytest.mark.parametrize("chosen", [[], ["estate"], ["estate", "copper", "gold"]])
def test_militia_takes_neither_more_nor_less(chosen: list[str]) -> None:
    """Rulebook, «Ополчение»: exactly down to three."""
    match = position(hands=[["militia"], ["copper", "estate", "gold", "silver", "duchy"]])
    play(match, "militia")
    with pytest.raises(IllegalAnswer, match="exactly 2"):
        choose(match, *chosen)
    assert len(hand(match, 1)) == 5


def test_militia_asks_a_hand_of_like_cards_too() -> None:
    """Rulebook, «Ополчение»: five Coppers leave nothing to choose, but nobody else can tell."""
    match = position(hands=[["militia"], ["copper"] * 5])
    before = snapshot(match)
    play(match, "militia")
    assert asked(match) == (1, "militia")
    choose(match, "copper", "copper", seat=1)
    assert changes(before, match) == {
        "hand 0": [],
        "in play 0": ["militia"],
        "hand 1": ["copper"] * 3,
        "discard 1": ["copper"] * 2,
        "actions": 0,
        "coins": 2,
    }


def test_militia_goes_round_from_the_left() -> None:
    """Rulebook, «ДОПОЛНИТЕЛЬНЫЕ ПРАВИЛА»: in turn order; a small hand is passed over."""
    four = ["copper", "estate", "gold", "silver"]
    match = position(hands=[four, ["copper"] * 3, ["militia"], four], current=2)
    play(match, "militia")
    assert asked(match) == (3, "militia")
    choose(match, "estate")
    assert asked(match) == (0, "militia")
    choose(match, "copper")
    assert asked(match) == (2, "buy")
    assert [discard(match, seat) for seat in range(4)] == [["copper"], [], [], ["estate"]]


def test_a_second_militia_finds_nothing_more_to_take() -> None:
    """Rulebook, «Ополчение»: after the first everybody is down to three."""
    match = position(
        hands=[["militia", "militia"], ["copper", "estate", "gold", "silver"]], actions=2
    )
    play(match, "militia")
    choose(match, "estate")
    before = snapshot(match)
    play(match, "militia")
    assert changes(before, match) == {
        "hand 0": [],
        "in play 0": ["militia", "militia"],
        "actions": 0,
        "coins": 4,
    }


def test_militia_does_not_touch_the_attackers_hand() -> None:
    """Rulebook, «Ополчение»: the attacked players discard."""
    match = position(hands=[["militia", "copper", "copper", "copper", "estate"], []])
    play(match, "militia")
    assert hand(match, 0) == ["copper", "copper", "copper", "estate"]
    assert left(match) == Left(actions=0, buys=1, coins=2)


def test_militia_shows_only_the_top_one_of_the_discarded_cards() -> None:
    """Rulebook, «Сбросьте»: of several cards only the top one must be seen."""
    match = position(hands=[["militia"], ["copper", "estate", "gold", "silver", "duchy"]])
    play(match, "militia")
    choose(match, "gold", "estate")
    (seen,) = told(match, e.Discarded, 0)
    assert (seen.seat, seen.count, seen.cards) == (1, 2, None)
    assert seen.top == discard(match, 1)[-1] == match.view(0).players[1].discard_top
