"""Choosing several things one by one."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.conformance.checks.asking import assert_each_choice_once
from tests.conformance.walking import snapshot
from tests.kernel.games.caravan import CARAVAN
from tests.kernel.games.pebbles import PEBBLES
from throneroom.kernel import DONE, Decision, IllegalAnswer, Match, Picks, Stepwise, key_of


@given(st.data())
def test_every_choice_is_reached_in_exactly_one_way(data: st.DataObject) -> None:
    options = data.draw(st.lists(st.sampled_from("abc"), min_size=1, max_size=6))
    lo = data.draw(st.integers(0, len(options)))
    hi = data.draw(st.integers(max(lo, 1), len(options)))
    assert_each_choice_once(Decision(0, "some", options, lo, hi))


@given(st.data())
def test_every_order_is_reached_in_exactly_one_way(data: st.DataObject) -> None:
    options = data.draw(st.lists(st.sampled_from("abc"), min_size=1, max_size=5))
    lo = data.draw(st.integers(0, len(options)))
    hi = data.draw(st.integers(max(lo, 1), len(options)))
    assert_each_choice_once(Decision(0, "some", options, lo, hi, ordered=True))


def picked(decision: Decision, *picks: Any) -> Picks:
    taken = Picks(decision)
    for pick in picks:
        assert not taken.pick(pick)
    return taken


def test_enough_is_said_only_when_it_is_enough() -> None:
    some = Decision(0, "some", ["a", "b", "c"], lo=1, hi=3)
    assert picked(some).options() == ["a", "b", "c"]
    assert picked(some, "a").options() == ["b", "c", DONE]
    assert picked(some, "b").options() == ["c", DONE]


def test_a_pick_leaves_as_many_as_are_needed() -> None:
    two = Decision(0, "two", ["a", "b", "c"], lo=2, hi=2)
    assert picked(two).options() == ["a", "b"]
    assert Picks(two).pick("b") is False


def test_ordered_picks_leave_everything_open() -> None:
    order = Decision(0, "order", ["a", "b", "a"], lo=3, hi=3, ordered=True)
    assert picked(order, "b").options() == ["a"]
    assert picked(order, "a").options() == ["b", "a"]
    picks = picked(order, "a", "a")
    assert picks.pick("b")
    assert picks.chosen == ["a", "a", "b"]


def test_the_last_pick_completes_the_choice() -> None:
    some = Decision(0, "some", ["a", "b"], lo=0, hi=2)
    assert Picks(some).pick(DONE)
    assert Picks(some).pick("b"), "nothing is left behind the last option"
    picks = picked(some, "a")
    assert picks.pick("b")
    assert picks.chosen == ["a", "b"]


@pytest.mark.parametrize("pick", ["z", DONE, "a#2"])
def test_a_wrong_pick_is_refused(pick: Any) -> None:
    picks = Picks(Decision(0, "two", ["a", "b", "c"], lo=2, hi=2))
    with pytest.raises(IllegalAnswer):
        picks.pick(pick)
    assert picks.chosen == []
    assert picks.options() == ["a", "b"]


def test_a_copy_of_picks_is_its_own() -> None:
    picks = picked(Decision(0, "some", ["a", "b", "c"], lo=1, hi=3), "a")
    copy = picks.copy()
    copy.pick("b")
    assert picks.chosen == ["a"]
    assert picks.options() == ["b", "c", DONE]


def arranging() -> Match:
    """A caravan in which the winner is about to arrange the lot."""
    match = Match.new(CARAVAN, {"players": 2}, 1)
    while match.decision and match.decision.kind == "bid":
        match.answer(0)
    return match


def test_a_stepwise_match_asks_for_single_picks() -> None:
    match = arranging()
    stepwise = Stepwise(match.clone())
    assert match.decision is not None
    order = list(match.decision.options)[::-1]
    for option in order:
        pick = stepwise.decision
        assert pick is not None
        assert pick.is_single
        assert (pick.seat, pick.kind, pick.at) == (match.decision.seat, "arrange", "lot")
        stepwise.answer(key_of(option))
    match.answer(order)
    assert snapshot(stepwise.match) == snapshot(match)


def test_a_stepwise_match_refuses_other_seats_and_wrong_picks() -> None:
    stepwise = Stepwise(arranging())
    decision = stepwise.decision
    assert decision is not None
    with pytest.raises(IllegalAnswer, match="can't answer now"):
        stepwise.answer(decision.options[0], seat=1 - decision.seat)
    with pytest.raises(IllegalAnswer):
        stepwise.answer("nothing of the kind")
    assert stepwise.decision == decision


def test_a_stepwise_match_passes_single_decisions_on() -> None:
    stepwise = Stepwise(Match.new(PEBBLES, {"heap": 4}, 0))
    for count in (3, 1):
        assert stepwise.decision is stepwise.match.decision
        stepwise.answer(count)
    assert stepwise.decision is None
    assert stepwise.outcome == stepwise.match.outcome
    with pytest.raises(IllegalAnswer, match="over"):
        stepwise.answer(1)


def test_a_crash_in_the_rules_leaves_a_stepwise_match_as_it_was() -> None:
    class Crashing(type(CARAVAN)):  # type: ignore[misc]
        armed = False

        def flow(self, state: Any) -> Any:
            inner, answer = CARAVAN.flow(state), None
            while True:
                decision = inner.send(answer)
                if self.armed:
                    raise ZeroDivisionError
                answer = yield decision

    game = Crashing()
    match = Match.new(game, {"players": 2}, 1)
    while match.decision and match.decision.kind == "bid":
        match.answer(0)
    stepwise = Stepwise(match)
    first, second, third = list(match.decision.options if match.decision else ())
    stepwise.answer(first)
    stepwise.answer(second)
    before = stepwise.decision
    game.armed = True
    with pytest.raises(ZeroDivisionError):
        stepwise.answer(third)
    game.armed = False
    assert stepwise.decision == before
    stepwise.answer(third)
    assert match.record().answers[-1].keys == [key_of(o) for o in (first, second, third)]
