"""A contest of answers, with results that are made up instead of played."""

from __future__ import annotations

from random import Random

from throneroom.bots.search.contest import OVERTIME, Opening, Try, Verdict, conduct, contest
from throneroom.bots.search.values import Worth

TRIES = 200
PAIR = Opening(0, ["a", "b"], [0], [1, 1], trust=0.0, is_forced=False)


def held(better: float, overtime: float) -> Verdict:
    """A contest in which the first answer is better by so much, and luck counts for far more."""

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
