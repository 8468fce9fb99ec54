"""The speed of the engine on this machine, in processor time. Each figure is the best of several
short rounds: other programs can slow a round down, but never speed it up."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import count
from time import process_time
from typing import Any, NamedTuple, TypeAlias

from throneroom import bots
from throneroom.kernel import AnyGame, Chance, Decision, Match, playout, read_options
from throneroom.registry import game as find_game

ROUNDS = 12


class Figure(NamedTuple):
    """One measurement. `name` is the id of a message in this package's locales."""

    name: str
    value: float
    unit: str


DOMINION = "dominion"
OPTIONS: Mapping[str, Mapping[str, Any]] = {DOMINION: {"players": 2, "kingdom": "random"}}
"""Options to measure with, where the defaults are not typical."""


def measure(slug: str = DOMINION, progress: Callable[[str], None] | None = None) -> list[Figure]:
    """All figures of a game, one after the other."""
    figures = []
    for name, unit, run in measurements(slug):
        if progress is not None:
            progress(name)
        figures.append(Figure(name, best(run), unit))
    return figures


Round: TypeAlias = Callable[[], tuple[int, float]]
"""A round of some work: the number of times it was done, and the seconds it took."""


def measurements(slug: str) -> list[tuple[str, str, Round]]:
    """The measurements of a game: name, unit and a round of each."""
    game = find_game(slug)
    found: list[tuple[str, str, Round]] = [
        ("bench-random", "bench-decisions", partial(random_decisions, game)),
        ("bench-clones", "bench-clones-unit", partial(clones, game)),
        ("bench-answers", "bench-decisions", partial(answers, game, log=False)),
        ("bench-answers_log", "bench-decisions", partial(answers, game, log=True)),
        ("bench-saves", "bench-matches", partial(saves, game)),
        ("bench-loads", "bench-matches", partial(loads, game)),
        ("bench-views", "bench-views-unit", partial(views, game)),
        ("bench-questions", "bench-questions-unit", partial(questions, game)),
    ]
    if slug == DOMINION:
        found.insert(0, ("bench-big_money", "bench-games", big_money))
    return found


def best(run: Round, rounds: int = ROUNDS) -> float:
    """Rate per second in the best round."""
    return max(done / seconds for done, seconds in (run() for _ in range(rounds)))


_seeds = count(1)
"""Seeds, so that no game is played twice."""


def big_money(games: int = 60, *, auto_treasures: bool = True) -> tuple[int, float]:
    """Whole games of two players who buy nothing but money and Provinces."""
    dominion = find_game("dominion")
    player = bots.make(dominion, "plain_money", 0)
    options = read_options(dominion, {"players": 2, "auto_treasures": auto_treasures})
    began = process_time()
    for _ in range(games):
        state = dominion.setup(options, Chance(next(_seeds)))
        state.options = options
        playout(dominion, state, [player, player])
    return games, process_time() - began


def random_decisions(game: AnyGame, games: int = 12) -> tuple[int, float]:
    """Decisions of random players in bare playouts."""
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
    options = read_options(game, OPTIONS.get(game.slug, {}))
    began = process_time()
    for _ in range(games):
        state = game.setup(options, Chance(next(_seeds)))
        state.options = options
        playout(game, state, [choose] * options.players)
    return decisions, process_time() - began


def clones(game: AnyGame, times: int = 6) -> tuple[int, float]:
    """Clones at every decision of the middle of a random game, inside effects too."""
    return _each(_mid_game(game), times, lambda match: match.clone())


def saves(game: AnyGame, times: int = 2) -> tuple[int, float]:
    return _each(_mid_game(game), times, lambda match: match.save())


def loads(game: AnyGame, times: int = 1) -> tuple[int, float]:
    saved = [json.loads(json.dumps(match.save())) for match in _mid_game(game)]
    return _each(saved, times, lambda position: Match.load(game, position))


def views(game: AnyGame, times: int = 2) -> tuple[int, float]:
    return _each(_mid_game(game), times, lambda match: match.view(0))


def questions(game: AnyGame, times: int = 1) -> tuple[int, float]:
    """Questions with everything that is foreseen about their options."""
    matches = [match for match in _mid_game(game) if match.decision is not None]
    return _each(matches, times, lambda match: match.question(match.decision.seat))


def _each(things: Sequence[Any], times: int, do: Callable[[Any], Any]) -> tuple[int, float]:
    began = process_time()
    for _ in range(times):
        for thing in things:
            do(thing)
    return times * len(things), process_time() - began


def _mid_game(game: AnyGame) -> list[Match]:
    """The decisions from the 81st to the 160th of a random game that is long enough."""
    found: list[Match] = []
    while not found:
        seed = next(_seeds)
        rng = random.Random(seed)
        match = Match.new(game, OPTIONS.get(game.slug, {}), seed, log=False)
        while match.decision is not None and match.number < 160:
            if match.number >= 80:
                found.append(match.clone())
            match.answer(_anything(match.decision, rng))
    return found


def answers(game: AnyGame, *, log: bool) -> tuple[int, float]:
    """Answers to a match that keeps a record and undo, and perhaps a log."""
    seed = next(_seeds)
    match = Match.new(game, OPTIONS.get(game.slug, {}), seed, log=log)
    rng = random.Random(seed)
    seconds = 0.0
    while match.decision is not None:
        answer = _anything(match.decision, rng)
        began = process_time()
        match.answer(answer)
        seconds += process_time() - began
    return match.number, seconds


def late_against_early(answers: int = 4_000) -> float:
    """The cost of an answer late in a long game, divided by that of an early one: it should be 1.

    Two players who buy nothing never end a game.
    """
    match = Match.new(find_game("dominion"), {"players": 2}, 1)

    def some() -> float:
        began = process_time()
        for _ in range(200):
            match.answer("end")
        return process_time() - began

    early = min(some() for _ in range(5))
    while match.number < answers:
        some()
    return min(some() for _ in range(5)) / early


def _anything(decision: Decision, rng: random.Random) -> Any:
    return rng.sample(list(decision.options), rng.randint(decision.lo, decision.hi))
