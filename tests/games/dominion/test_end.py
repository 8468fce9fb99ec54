from __future__ import annotations

import pytest

from tests.games.dominion.table import (
    asked,
    buy,
    choose,
    discard,
    end_turn,
    hand,
    left,
    options,
    play,
    position,
    told,
    turns,
)
from throneroom import IllegalAnswer, Outcome
from throneroom.games.dominion import events as e
from throneroom.kernel import Score, ScoreLine

FIVE = ["copper"] * 5


def outcome_of(*cards: list[str], turns: list[int]) -> Outcome:
    """How a game ends in which the players own these cards and the first seat ends it."""
    match = position(
        decks=cards, phase="buy", supply={"province": 0}, turns=[turns[0] - 1, *turns[1:]]
    )
    end_turn(match)
    assert match.outcome is not None
    return match.outcome


# When


def test_the_game_ends_with_the_turn_in_which_the_last_province_goes() -> None:
    """Rulebook, «Конец игры»: 1) no Province is left."""
    match = position(
        decks=[FIVE], hands=[["estate"]], coins=8, phase="buy", supply={"province": 1}, players=2
    )
    buy(match, "province")
    assert match.decision is None
    assert match.outcome is not None
    assert match.outcome.reason == "provinces"
    # The turn was complete: cards discarded, five drawn, the turn counted.
    assert hand(match, 0) == FIVE
    assert discard(match, 0) == ["province", "estate"]
    assert turns(match, 0) == 1
    assert told(match, e.Ended) == [e.Ended("provinces")]


def test_the_turn_goes_on_after_the_last_province() -> None:
    """Rulebook, «Конец игры»: «Игра завершается в конце хода»."""
    match = position(decks=[FIVE], coins=11, buys=2, phase="buy", supply={"province": 1})
    buy(match, "province")
    assert asked(match) == (0, "buy")
    buy(match, "silver")
    assert match.outcome is not None
    assert discard(match, 0) == ["province", "silver"]


def test_the_last_province_can_go_in_the_action_phase() -> None:
    """Rulebook, «Конец игры»: however it left the supply; the turn is still played out."""
    match = position(hands=[["remodel", "gold"]], decks=[FIVE], coins=2, supply={"province": 1})
    play(match, "remodel")
    choose(match, "province")
    assert asked(match) == (0, "buy")
    buy(match, "estate")
    assert match.outcome is not None
    assert match.outcome.reason == "provinces"


def test_one_province_left_is_no_end() -> None:
    """Rulebook, «Конец игры»."""
    match = position(decks=[FIVE], coins=8, phase="buy", supply={"province": 2})
    buy(match, "province")
    assert asked(match)[0] == 1
    assert match.outcome is None


@pytest.mark.parametrize(
    "piles",
    [
        ["curse", "copper", "estate"],
        ["copper", "silver", "gold"],
        ["estate", "duchy", "curse"],
        ["gold", "gardens", "witch"],
        ["village", "smithy", "moat"],
    ],
)
def test_the_game_ends_when_any_three_piles_are_empty(piles: list[str]) -> None:
    """Rulebook, «Конец игры»: 2) any three piles of the supply."""
    first, second, last = piles
    match = position(
        decks=[FIVE],
        coins=8,
        phase="buy",
        kingdom=["village"],
        supply={first: 0, second: 0, last: 1},
    )
    buy(match, last)
    assert match.decision is None
    assert match.outcome is not None
    assert match.outcome.reason == "three_piles"
    assert told(match, e.Ended) == [e.Ended("three_piles")]


def test_two_empty_piles_are_no_end() -> None:
    """Rulebook, «Конец игры»: three."""
    match = position(decks=[FIVE], coins=2, phase="buy", supply={"curse": 0, "estate": 1})
    buy(match, "estate")
    assert match.outcome is None
    assert asked(match)[0] == 1


def test_a_third_pile_emptied_by_an_attack_ends_the_game_after_the_turn() -> None:
    """Rulebook, «Конец игры»: at the end of the turn, not at once."""
    match = position(
        hands=[["witch"]], decks=[["copper"] * 7], supply={"curse": 1, "duchy": 0, "gold": 0}
    )
    play(match, "witch")
    assert asked(match) == (0, "buy")
    end_turn(match)
    assert match.outcome is not None
    assert match.outcome.reason == "three_piles"


def test_no_province_and_three_empty_piles_are_told_as_no_province() -> None:
    """Rulebook, «Конец игры»: either is enough."""
    match = position(
        decks=[FIVE], phase="buy", supply={"province": 0, "duchy": 0, "estate": 0, "curse": 0}
    )
    end_turn(match)
    assert match.outcome is not None
    assert match.outcome.reason == "provinces"


def test_others_get_no_more_turns() -> None:
    """Rulebook, «Конец игры»: the game is over with this turn, whoever's it is."""
    match = position(players=4, current=2, phase="buy", supply={"province": 0}, turns=[5, 5, 4, 4])
    end_turn(match)
    assert match.decision is None
    assert [turns(match, seat) for seat in range(4)] == [5, 5, 5, 4]


def test_a_game_that_is_over_takes_no_answers() -> None:
    match = position(phase="buy", supply={"province": 0})
    end_turn(match)
    with pytest.raises(IllegalAnswer, match="The game is over"):
        match.answer("end")
    assert match.view(0).over
    assert match.question(0) is None


# Who wins


def test_most_points_win_however_many_turns_they_took() -> None:
    """Rulebook, «Конец игры»: «Побеждает игрок с наибольшим количеством победных очков»."""
    outcome = outcome_of(["duchy"], ["estate", "estate"], turns=[5, 4])
    assert [score.total for score in outcome.scores] == [3, 2]
    assert outcome.ranks == [1, 2]
    assert outcome.winners == [0]


def test_a_tie_goes_to_the_one_with_fewer_turns() -> None:
    """Rulebook, «Конец игры»: «выигрывает претендент, сделавший меньше ходов»."""
    outcome = outcome_of(["duchy"], ["duchy"], turns=[5, 4])
    assert outcome.ranks == [2, 1]
    assert outcome.winners == [1]


def test_a_tie_with_as_many_turns_is_a_shared_victory() -> None:
    """Rulebook, «Конец игры»: «Если ничья сохраняется, разделите победу»."""
    outcome = outcome_of(["duchy"], ["estate"] * 3, turns=[5, 5])
    assert outcome.ranks == [1, 1]
    assert outcome.winners == [0, 1]


def test_fewer_turns_count_only_among_those_who_tie_for_the_win() -> None:
    """Rulebook, «Конец игры»: a player with fewer points and fewer turns does not win."""
    outcome = outcome_of(["province"], ["province"], ["duchy"], ["province"], turns=[8, 8, 7, 7])
    assert outcome.winners == [3]
    assert outcome.ranks == [2, 2, 4, 1]


def test_three_can_share_a_victory() -> None:
    """Rulebook, «Конец игры»."""
    outcome = outcome_of(["duchy"], ["duchy"], ["estate"], ["duchy"], turns=[6, 6, 6, 6])
    assert outcome.winners == [0, 1, 3]
    assert outcome.ranks == [1, 1, 4, 1]


def test_who_has_nothing_can_win_against_curses() -> None:
    """Rulebook, «Конец игры»: points can be below zero."""
    outcome = outcome_of(["copper"], ["curse", "curse"], turns=[3, 3])
    assert [score.total for score in outcome.scores] == [0, -2]
    assert outcome.winners == [0]


# The score


def test_all_cards_of_a_player_are_counted() -> None:
    """Rulebook, «Конец игры»: «Игроки собирают все свои карты в колоды»."""
    match = position(
        hands=[["province", "copper"], ["duchy"]],
        decks=[["estate", "estate", *FIVE], ["curse"]],
        discards=[["duchy"], ["estate"]],
        in_play=[["militia"], []],
        phase="buy",
        supply={"province": 0},
    )
    end_turn(match)
    assert match.outcome is not None
    assert match.outcome.scores == [
        Score(
            11, [ScoreLine("estate", 2, 2), ScoreLine("duchy", 1, 3), ScoreLine("province", 1, 6)]
        ),
        Score(3, [ScoreLine("estate", 1, 1), ScoreLine("duchy", 1, 3), ScoreLine("curse", 1, -1)]),
    ]


def test_the_trash_and_the_supply_count_for_nobody() -> None:
    """Rulebook, «Конец игры»: one's own cards."""
    match = position(trash=["province", "duchy"], phase="buy", supply={"province": 0})
    end_turn(match)
    assert match.outcome is not None
    assert match.outcome.scores == [Score(0, []), Score(0, [])]


def test_gardens_in_a_final_score() -> None:
    """Rulebook, «Сады»: 39 cards make 3 points each."""
    outcome = outcome_of(["gardens"] * 2 + ["copper"] * 37, ["duchy"], turns=[4, 4])
    assert outcome.scores == [
        Score(6, [ScoreLine("gardens", 2, 6)]),
        Score(3, [ScoreLine("duchy", 1, 3)]),
    ]


def test_a_game_that_goes_on_has_no_outcome() -> None:
    match = position(hands=[["province"]])
    assert match.outcome is None
    assert left(match).buys == 1
    assert "end" in options(match)
