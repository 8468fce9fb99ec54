"""A whole game at full speed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kernel.games.caravan import CARAVAN
from tests.kernel.games.pebbles import PEBBLES
from throneroom.kernel import Decision, IllegalAnswer, Match, playout


def first(look: Any, decision: Decision) -> Any:
    return decision.options[0] if decision.is_single else list(decision.options)[: decision.lo]


def test_a_playout_ends_where_the_match_ends() -> None:
    match = Match.new(CARAVAN, {"players": 3}, 5)
    outcome = playout(CARAVAN, match.state.copy(), [first] * 3)
    while decision := match.decision:
        match.answer(first(None, decision))
    assert outcome == match.outcome


def test_each_seat_is_asked_for_itself() -> None:
    asked = []

    def seat(number: int) -> Any:
        def choose(look: Any, decision: Decision) -> int:
            assert decision.seat == number
            assert look.seat == number
            asked.append(number)
            return 1

        return choose

    playout(PEBBLES, Match.new(PEBBLES, {"heap": 4}, 0).state, [seat(0), seat(1)])
    assert asked == [0, 1, 0, 1]


def test_a_bot_sees_the_table_as_it_is_now() -> None:
    """This also holds in a game that gives bots only the view."""
    heaps = []

    def choose(look: Any, decision: Decision) -> int:
        heaps.append(look.heap)
        return 1

    playout(PEBBLES, Match.new(PEBBLES, {"heap": 3}, 0).state, [choose] * 2)
    assert heaps == [3, 2, 1]


def test_answers_are_checked_if_asked() -> None:
    state = Match.new(PEBBLES, {}, 0).state
    with pytest.raises(IllegalAnswer, match="'9' is not an option"):
        playout(PEBBLES, state.copy(), [lambda look, decision: "9"] * 2, check=True)
    by_key = playout(PEBBLES, state.copy(), [lambda look, decision: "1"] * 2, check=True)
    assert by_key == playout(PEBBLES, state.copy(), [lambda look, decision: 1] * 2)


def test_a_game_that_is_over_has_its_outcome() -> None:
    match = Match.new(PEBBLES, {"heap": 1}, 0)
    match.answer(1)
    assert playout(PEBBLES, match.state.copy(), [first] * 2) == match.outcome
