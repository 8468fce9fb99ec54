"""The race of options: all run in the same worlds, and those that fall behind drop out."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from throneroom.bots.search.race import FIRST_ELIMINATION, SAFE, Race, Result, Runner
from throneroom.bots.search.think import winner

A, B, C = (Runner(name, 0) for name in "abc")


def run(race: Race, rounds: int, worth: Callable[[Runner, float], float]) -> None:
    """Worlds, each with its own luck, which is the same for all runners in it."""
    chance = Random(1)
    for _ in range(rounds):
        luck = chance.random()
        race.begin_round()
        while not race.is_between_rounds:
            runner = race.next()
            race.learn(runner, Result(worth(runner, luck), 0.0, 0.0))


def test_who_is_worse_in_the_same_worlds_drops_out_though_luck_is_greater() -> None:
    bonus = {A: 0.0, B: 0.1, C: 0.05}
    race = Race([A, B, C])
    run(race, 400, lambda runner, luck: luck + bonus[runner])
    assert race.running == [B]
    assert race.is_decided
    assert race.standings()[0] == B


def test_nobody_drops_out_before_the_first_look() -> None:
    race = Race([A, B])
    run(race, FIRST_ELIMINATION, lambda runner, luck: float(runner == A))
    assert race.running == [A, B]


def test_who_is_as_good_stays() -> None:
    race = Race([A, B])
    run(race, 300, lambda runner, luck: luck)
    assert set(race.running) == {A, B}


def test_the_favourite_stays_until_it_is_surely_worse() -> None:
    race = Race([A, B, C], favourite=A)
    run(race, SAFE, lambda runner, luck: float(runner == B))
    assert set(race.running) == {A, B}
    run(race, SAFE, lambda runner, luck: float(runner == B))
    assert race.running == [B]


def test_how_much_one_is_ahead_is_told_by_worlds_where_both_ran() -> None:
    race = Race([A, B])
    race.rounds = [
        {A: Result(0.5, 0, 0), B: Result(0.25, 0, 0)},
        {A: Result(1.0, 0, 0), B: Result(0.75, 0, 0)},
        {A: Result(0.0, 0, 0)},
    ]
    mean, error = race.ahead(A, B)
    assert mean == pytest.approx(0.25)
    assert 0 < error < 0.25
    assert race.ahead(B, C) == (0.0, 1.0)


def test_one_world_alone_does_not_lead_away_from_what_a_policy_would_do() -> None:
    race = Race([A, B], favourite=A)
    run(race, 1, lambda runner, luck: float(runner == B))
    assert winner(race, A, trust=1.0) == A.option
    run(race, 2, lambda runner, luck: float(runner == B))
    assert winner(race, A, trust=1.0) == B.option
