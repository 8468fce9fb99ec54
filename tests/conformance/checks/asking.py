"""Decisions that can be answered, picks that lead to the same place, and games that end."""

from __future__ import annotations

import enum
import random
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import fields
from itertools import combinations, permutations
from math import comb, perm
from typing import Any

import msgspec

from tests.conformance.cases import Case
from tests.conformance.promise import promise
from tests.conformance.walking import facts_of, random_answer, seats, snapshot, walk
from throneroom.kernel import Decision, Match, Picks, Plain, Reference, Stepwise, key_of, playout

FEW = 3000
"""Choices that can all be tried."""


@promise()
def decisions_can_be_answered(case: Case) -> None:
    match = case.begin(log=False)
    for decision, answer in walk(match, case.seed):
        about = f"{decision.kind} {decision.options!r}"
        options = list(decision.options)
        assert decision.seat in seats(match), about
        assert options, f"{decision.kind}: nothing to choose from"
        assert 0 <= decision.lo <= decision.hi <= len(options), about
        assert decision.hi > 0, f"{about}: nothing can be chosen"
        assert len(set(decision.keys)) == len(options), about
        if decision.is_single:
            assert len({key_of(option) for option in options}) == len(options), (
                f"{about}: like options are one option in a single pick"
            )
        for option, like in combinations(options, 2):
            assert (option == like) == (key_of(option) == key_of(like)), (
                f"{about}: {option!r} and {like!r}"
            )
        for key in map(key_of, options):
            assert key, about
            assert not set(key) & set("# ,\n"), f"{about}: '{key}'"
        match.answer(answer)


@promise()
def options_are_values(case: Case) -> None:
    """An option is no part of the state that could change: a clone is sent the same ones."""
    match = case.begin(log=False)
    for decision, answer in walk(match, case.seed):
        for option in decision.options:
            _assert_value(option, f"{decision.kind}: {option!r}")
        inside = {id(part) for part in _lists(match.state)}
        assert id(decision.options) not in inside, (
            f"{decision.kind}: the options are a list of the state itself; "
            "whoever sorts them changes it"
        )
        match.answer(answer)


def _assert_value(option: Any, about: str) -> None:
    if isinstance(option, tuple):
        for part in option:
            _assert_value(part, about)
    elif isinstance(option, msgspec.Struct):
        assert option.__struct_config__.frozen, f"{about} can change"
    else:
        assert isinstance(option, str | int | enum.Enum | Reference), f"{about} can change"


def _lists(value: Any) -> Iterator[Any]:
    parts: Iterable[Any] = ()
    if isinstance(value, list):
        yield value
        parts = value
    elif isinstance(value, dict):
        yield value
        parts = value.values()
    elif isinstance(value, Plain):
        parts = [getattr(value, f.name) for f in fields(value)]  # type: ignore[arg-type]
    for part in parts:
        if isinstance(part, list | dict | Plain):
            yield from _lists(part)


@promise()
def invariants_hold(case: Case) -> None:
    """After every answer, and asking for them changes nothing."""
    match = case.begin(log=False)
    case.game.check(match.state)
    for decision, answer in walk(match, case.seed):
        if decision.checkpoint:
            case.game.check_checkpoint(match.state)
        match.answer(answer)
        before = snapshot(match)
        case.game.check(match.state)
        assert snapshot(match) == before


@promise()
def the_game_ends(case: Case) -> None:
    match = case.begin(log=False)
    for _, answer in walk(match, case.seed):
        assert match.outcome is None
        match.answer(answer)
    outcome = match.outcome
    assert outcome is not None
    assert len(outcome.ranks) == len(outcome.scores) == len(seats(match))
    assert outcome.reason
    if outcome.together is None:
        for rank in outcome.ranks:
            assert rank == 1 + sum(other < rank for other in outcome.ranks), "1, 2, 2, 4"
        assert outcome.winners
    else:
        assert set(outcome.ranks) == {1}
        assert bool(outcome.winners) is outcome.together
    for score in outcome.scores:
        if score.lines:
            assert score.total == sum(line.points for line in score.lines)


@promise()
def a_playout_is_the_same_game(case: Case) -> None:
    """Without record, log and undo; and what a bot looks at is the table as it is now."""
    match = case.begin(log=False)
    state = match.state.copy()
    answers = []
    for decision, answer in walk(match, case.seed):
        answers.append((decision.seat, decision.kind, decision.read(answer)))
        match.answer(answer)
    left = iter(answers)

    def choose(look: Any, decision: Decision) -> Any:
        seat, kind, answer = next(left)
        assert (decision.seat, decision.kind) == (seat, kind)
        assert facts_of(look) == facts_of(case.game.look(state, seat)), "a stale look"
        return answer

    outcome = playout(case.game, state, [choose] * len(seats(match)), check=True)
    assert outcome == match.outcome


@promise()
def single_picks_reach_the_same_states(case: Case) -> None:
    match = case.begin(log=False)
    stepwise = Stepwise(match.clone())
    rng = random.Random(case.seed)
    for decision, _ in walk(match, case.seed):
        answer = _by_single_picks(stepwise, rng)
        match.answer(answer if not decision.is_single else answer[0])
        assert snapshot(stepwise.match) == snapshot(match)
        assert stepwise.match.record() == match.record() if match.number % 50 == 0 else True
    assert stepwise.decision is None
    assert stepwise.outcome == match.outcome


def _by_single_picks(stepwise: Stepwise, rng: random.Random) -> list[Any]:
    number, picked = stepwise.match.number, []
    while stepwise.match.number == number:
        pick = stepwise.decision
        assert pick is not None
        assert pick.is_single
        assert len(set(map(key_of, pick.options))) == len(pick.options), pick
        twin = stepwise.clone()
        assert twin.decision == pick
        chosen = random_answer(pick, rng)
        stepwise.answer(chosen)
        assert twin.decision == pick, "a pick reached the clone"
        if key_of(chosen) != "done":
            picked.append(chosen)
    return picked


@promise()
def every_choice_is_reached_by_one_way_of_picking(case: Case) -> None:
    match = case.begin(log=False)
    seen = set()
    for decision, answer in walk(match, case.seed):
        shape = (decision.lo, decision.hi, decision.ordered, tuple(decision.keys))
        if not decision.is_single and shape not in seen and _choices(decision) <= FEW:
            seen.add(shape)
            assert_each_choice_once(decision)
        match.answer(answer)


def _choices(decision: Decision) -> int:
    count = perm if decision.ordered else comb
    n = len(decision.options)
    return sum(count(n, k) for k in range(decision.lo, decision.hi + 1))


def assert_each_choice_once(decision: Decision) -> None:
    options = [key_of(option) for option in decision.options]
    sizes = range(decision.lo, decision.hi + 1)
    if decision.ordered:
        wanted = {way for k in sizes for way in permutations(options, k)}
        reached = [tuple(map(key_of, way)) for way in _ways(Picks(decision))]
    else:
        wanted = {tuple(sorted(way)) for k in sizes for way in combinations(options, k)}
        reached = [tuple(sorted(map(key_of, way))) for way in _ways(Picks(decision))]
    often = [way for way, n in Counter(reached).items() if n > 1]
    assert not often, f"{options}: {often[0]} is reached in more than one way"
    assert set(reached) == wanted


def _ways(picks: Picks) -> Iterator[list[Any]]:
    for option in picks.options():
        further = picks.copy()
        if further.pick(option):
            yield further.chosen
        else:
            yield from _ways(further)


@promise(every=4)
def answers_can_be_keys_or_options(case: Case) -> None:
    """The same answer by options, by keys, by numbered keys and in any order."""
    match = case.begin(log=False)
    rng = random.Random(case.seed)
    for decision, answer in walk(match, case.seed):
        value = decision.read(answer)
        forms: list[Any] = [decision.keys_for(value)]
        if decision.is_single:
            forms += [[value], (key_of(value),)]
        else:
            numbered = _numbered(decision, answer)
            forms += [tuple(value), numbered]
            if not decision.ordered:
                forms.append(rng.sample(numbered, len(numbered)))
        for form in forms:
            assert decision.read(form) == value, form
        match.answer(forms[rng.randrange(len(forms))])
    assert isinstance(match, Match)


def _numbered(decision: Decision, answer: list[Any]) -> list[str]:
    left = list(zip(decision.options, decision.keys, strict=True))
    keys = []
    for option in answer:
        i = next(i for i, (like, _) in enumerate(left) if like == option)
        keys.append(left.pop(i)[1])
    return keys
