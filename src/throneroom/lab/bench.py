"""How quick the engine is on this machine. Each figure is the best of several short rounds: a busy
machine makes some of them slow, but none quick."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count
from time import perf_counter
from typing import Any, NamedTuple

from throneroom import bots
from throneroom.kernel import AnyGame, Chance, Decision, Match, playout, read_options
from throneroom.registry import game as find_game

ROUNDS = 12


class Figure(NamedTuple):
    """Something that was measured; `name` is a message of this package's locales."""

    name: str
    value: float
    unit: str


def measure(progress: Callable[[str], None] | None = None) -> list[Figure]:
    """All figures, one after the other."""
    figures = []
    for name, unit, run in MEASUREMENTS:
        if progress is not None:
            progress(name)
        figures.append(Figure(name, best(run), unit))
    return figures


def best(run: Callable[[], tuple[int, float]], rounds: int = ROUNDS) -> float:
    """How many of something a second, in the best round."""
    return max(done / seconds for done, seconds in (run() for _ in range(rounds)))


_seeds = count(1)
"""Every game is another one."""


def big_money(games: int = 60, *, auto_treasures: bool = True) -> tuple[int, float]:
    """Whole games of two players who buy nothing but money and Provinces."""
    dominion = find_game("dominion")
    player = bots.make(dominion, "plain_money", 0)
    options = read_options(dominion, {"players": 2, "auto_treasures": auto_treasures})
    began = perf_counter()
    for _ in range(games):
        state = dominion.setup(options, Chance(next(_seeds)))
        state.options = options
        playout(dominion, state, [player, player])
    return games, perf_counter() - began


def random_decisions(games: int = 12) -> tuple[int, float]:
    """Decisions of random players, ten kingdom cards at random out of all."""
    dominion = find_game("dominion")
    decisions = 0

    def choose(look: Any, decision: Decision) -> Any:
        nonlocal decisions
        decisions += 1
        options = decision.options
        if decision.lo == decision.hi == 1:
            return options[int(dice() * len(options))]
        return rng.sample(list(options), rng.randint(decision.lo, decision.hi))

    rng = random.Random(1)
    dice = rng.random
    options = read_options(dominion, {"players": 2, "kingdom": "random"})
    began = perf_counter()
    for _ in range(games):
        state = dominion.setup(options, Chance(next(_seeds)))
        state.options = options
        playout(dominion, state, [choose, choose])
    return decisions, perf_counter() - began


def clones(times: int = 6) -> tuple[int, float]:
    """Clones at every decision of the middle of a random game, inside effects too."""
    matches = list(_mid_game(find_game("dominion"), next(_seeds)))
    began = perf_counter()
    for _ in range(times):
        for match in matches:
            match.clone()
    return times * len(matches), perf_counter() - began


def _mid_game(game: AnyGame, seed: int) -> list[Match]:
    rng = random.Random(seed)
    match = Match.new(game, {"players": 2, "kingdom": "random"}, seed, log=False)
    found = []
    while match.decision is not None and match.number < 160:
        if match.number >= 80:
            found.append(match.clone())
        match.answer(_anything(match.decision, rng))
    return found or [match]


def answers_with_log() -> tuple[int, float]:
    """Answers to a match that keeps a record, undo and a log."""
    return _answers(log=True)


def answers_without_log() -> tuple[int, float]:
    return _answers(log=False)


def _answers(*, log: bool) -> tuple[int, float]:
    seed = next(_seeds)
    match = Match.new(find_game("dominion"), {"players": 2, "kingdom": "random"}, seed, log=log)
    rng = random.Random(seed)
    seconds = 0.0
    while match.decision is not None:
        answer = _anything(match.decision, rng)
        began = perf_counter()
        match.answer(answer)
        seconds += perf_counter() - began
    return match.number, seconds


def late_against_early(answers: int = 4_000) -> float:
    """What an answer costs late in a long game, by what it cost early: 1 is as it should be.

    Two players who buy nothing never end a game."""
    match = Match.new(find_game("dominion"), {"players": 2}, 1)

    def some() -> float:
        began = perf_counter()
        for _ in range(200):
            match.answer("end")
        return perf_counter() - began

    early = min(some() for _ in range(5))
    while match.number < answers:
        some()
    return min(some() for _ in range(5)) / early


def _anything(decision: Decision, rng: random.Random) -> Any:
    return rng.sample(list(decision.options), rng.randint(decision.lo, decision.hi))


MEASUREMENTS: tuple[tuple[str, str, Callable[[], tuple[int, float]]], ...] = (
    ("bench-big_money", "bench-games", big_money),
    ("bench-random", "bench-decisions", random_decisions),
    ("bench-clones", "bench-clones-unit", clones),
    ("bench-answers", "bench-decisions", answers_without_log),
    ("bench-answers_log", "bench-decisions", answers_with_log),
)
