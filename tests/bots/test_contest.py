"""A contest of answers, with invented results instead of played games."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from random import Random

import pytest

from throneroom.bots.search.contest import OVERTIME, Opening, Try, Verdict, conduct, contest
from throneroom.bots.search.values import Worth

TRIES = 200
PAIR = Opening(0, ["a", "b"], [0], [1, 1], trust=0.0, is_forced=False)


def held(better: float, overtime: float) -> Verdict:
    """A contest in which the first answer is better by this much, and luck counts for far more."""

    def play(_: Opening, tries: list[Try]) -> list[Worth]:
        found = []
        for one in tries:
            lucky = Random(f"{one.luck.deal} {one.answer}").gauss(0.0, 0.25)
            value = 0.5 + lucky + (better if one.answer == 0 else 0.0)
            found.append(Worth([value, -value], [value, -value], [0.0, 0.0]))
        return found

    return conduct(PAIR, contest(PAIR, TRIES, 4, overtime=overtime), play)


def test_two_that_are_close_are_played_off() -> None:
    assert held(0.06, 0.0).is_close
    decided = held(0.06, OVERTIME)
    assert not decided.is_close
    assert decided.best.answer == 0
    assert TRIES < decided.tries <= TRIES * (1 + OVERTIME)
    assert held(0.06, OVERTIME) == decided


def test_a_play_off_ends_early_where_more_tries_would_not_decide_it() -> None:
    verdict = held(0.0, OVERTIME)
    assert verdict.is_close
    assert verdict.tries < TRIES * (1 + OVERTIME)


def test_a_clear_leader_needs_no_play_off() -> None:
    verdict = held(0.5, OVERTIME)
    assert not verdict.is_close
    assert verdict.tries <= TRIES


def told(won: Callable[[Try], bool], value: Callable[[Try], float], tries: int = 460) -> Verdict:
    """A contest in which victories and values differ."""

    def play(_: Opening, tries: list[Try]) -> list[Worth]:
        found = []
        for one in tries:
            win, worth = float(won(one)), value(one)
            found.append(Worth([worth, -worth], [win, 1 - win], [0.0, 0.0]))
        return found

    return conduct(PAIR, contest(PAIR, tries, 4, hurry=False), play)


def apart(one: Try) -> float:
    """Luck that each answer in a world has for itself."""
    return Random(f"{one.luck.deal} {one.answer}").random()


def points(one: Try) -> float:
    """Values that say nothing about which answer is better."""
    return Random(f"points {one.luck.deal} {one.answer}").random()


@pytest.mark.parametrize("answer", [0, 1])
def test_whoever_plainly_wins_more_is_not_too_close_to_call(answer: int) -> None:
    """Either answer, whichever of the two comes first by the values, which do not differ."""
    verdict = told(lambda one: apart(one) < (0.67 if one.answer == answer else 0.54), points)
    second = verdict.second
    assert second is not None
    assert verdict.best.answer == answer
    difference = verdict.best.wins[0] - second.wins[0]
    assert difference > 2 * hypot(verdict.best.doubt, second.doubt)
    assert not verdict.is_close


def test_answers_in_the_same_worlds_are_compared_world_by_world() -> None:
    """The second never wins where the first does not. This shows, although each share alone is
    known far less precisely."""
    shares = (0.58, 0.52)
    verdict = told(lambda one: Random(one.luck.deal).random() < shares[one.answer], points)
    second = verdict.second
    assert second is not None
    assert verdict.best.answer == 0
    difference = verdict.best.wins[0] - second.wins[0]
    assert difference < 2 * hypot(verdict.best.doubt, second.doubt)
    assert not verdict.is_close


def test_victories_and_values_that_contradict_each_other_decide_nothing() -> None:
    verdict = told(
        lambda one: apart(one) < (0.67, 0.54)[one.answer],
        lambda one: points(one) + 0.1 * one.answer,
    )
    assert verdict.is_close
