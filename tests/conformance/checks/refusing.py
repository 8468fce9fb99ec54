"""Bad input is refused with one clear sentence, and the match is as it was."""

from __future__ import annotations

import copy
import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.conformance.cases import Case
from tests.conformance.promise import promise
from tests.conformance.walking import (
    LONGEST,
    Snapshot,
    random_answer,
    seats,
    snapshot,
    some,
    told,
    walk,
)
from throneroom.kernel import (
    AnyGame,
    Decision,
    Flow,
    IllegalAnswer,
    ImpossiblePosition,
    Match,
    key_of,
    word,
)

SCALARS = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text()
    | st.binary()
    | st.sampled_from(["", "#1", "copper#0", "\ud800", "a\nb", "\x00", "…" * 500])
)
JUNK = st.recursive(
    SCALARS,
    lambda part: (
        st.lists(part) | st.tuples(part, part) | st.dictionaries(st.text(), part) | st.sets(SCALARS)
    ),
    max_leaves=8,
)


def near_misses(decision: Decision) -> st.SearchStrategy[Any]:
    """Almost right: keys with something wrong about them, and too many or too few of them."""
    key = st.sampled_from(decision.keys)
    spoiled = st.one_of(
        key.map(str.upper),
        key.map(lambda k: f" {k}"),
        key.map(lambda k: f"{k}#2"),
        key.map(lambda k: f"{k}#1"),
        key.map(lambda k: f"{k}#99"),
        key.map(lambda k: k.encode()),
        key.map(lambda k: {k: k}),
        st.sampled_from([word("nobody_has_this"), decision, decision.options, len]),
    )
    few = st.lists(key | spoiled | JUNK, max_size=len(decision.options) + 2)
    return spoiled | few | st.lists(key, max_size=len(decision.options) + 3).map(tuple)


@promise(every=3)
def wrong_answers_change_nothing(case: Case) -> None:
    match, rng = case.begin(), random.Random(case.seed)
    kinds: Counter[str] = Counter()
    for decision, answer in walk(match, case.seed):
        kinds[decision.kind] += 1
        if kinds[decision.kind] in {1, 20} or rng.random() < 0.01:
            record, events, before = match.record(), told(match.events), standing(match)
            _refuses_what_is_plainly_wrong(match, decision, before)
            _refuses_junk(match, decision, before)
            assert match.record() == record
            assert told(match.events) == events
        match.answer(answer)
    over = standing(match)
    for answer in ("end", [], None, word("end")):
        assert_refused(match, answer, over)


def _refuses_what_is_plainly_wrong(match: Match, decision: Decision, before: Standing) -> None:
    key = decision.keys[0]
    plenty = [key_of(decision.options[0])] * (len(decision.options) + 1)
    wrong: list[Any] = [
        *("no such key", f"{key}\n", "\ud800", "x" * 1000, None, 3.5, {}, {"keys": key}),
        *([key, "no such key"], [key, None], [[key]], plenty),
    ]
    if decision.lo > 0:
        wrong += [[], decision.keys[: decision.lo - 1]]
    if decision.hi < len(decision.options):
        wrong.append(decision.keys[: decision.hi + 1])
    for answer in wrong:
        assert_refused(match, answer, before)
    right = random_answer(decision, random.Random(1))
    for seat in (*seats(match), -1, 99):
        if seat not in (decision.seat, *decision.together):
            assert_refused(match, right, before, seat=seat)


def _refuses_junk(match: Match, decision: Decision, before: Standing) -> None:
    @settings(max_examples=25)
    @given(JUNK | near_misses(decision))
    def junk(answer: Any) -> None:
        try:
            value = decision.read(answer)
        except IllegalAnswer:
            assert_refused(match, answer, before)
        else:
            _assert_allowed(decision, value)

    junk()


def _assert_allowed(decision: Decision, value: Any) -> None:
    chosen = [value] if decision.is_single else value
    assert decision.lo <= len(chosen) <= decision.hi
    assert not Counter(map(key_of, chosen)) - Counter(map(key_of, decision.options))


class Standing(NamedTuple):
    """Where a match stands. Each refusal is held against the same, so that it is written once."""

    snapshot: Snapshot
    events: int
    undo: list[Any]


def standing(match: Match) -> Standing:
    undo = [match.can_undo(one) for one in seats(match)]
    return Standing(snapshot(match), len(match.events), undo)


def assert_refused(match: Match, answer: Any, before: Standing, *, seat: int | None = None) -> None:
    decision = match.decision
    with pytest.raises(IllegalAnswer) as refusal:
        match.answer(answer, seat=seat)
    assert_one_sentence(str(refusal.value))
    assert match.decision is decision
    assert standing(match) == before


def assert_one_sentence(text: str) -> None:
    """One line that can be printed, ends with a full stop and does not run on."""
    assert text.endswith("."), text
    assert len(text) < 400, text
    assert text.isprintable(), repr(text)
    text.encode()


# What goes wrong inside


class Crash(Exception):
    """A mistake in the rules."""


@promise(every=2)
def a_crash_in_the_rules_changes_nothing(case: Case) -> None:
    """An exception after the state has changed: the match is as it was before the answer."""
    crashing = _crashing(case.game)
    match = Match.new(crashing, case.options, case.seed)
    twin = case.begin()
    looked_at = some(case.seed, first=3, then=0.04)
    for decision, answer in walk(match, case.seed):
        if looked_at(decision) or _is_last(twin, answer):
            before, record, events = snapshot(match), match.record(), len(match.events)
            undo = [match.can_undo(seat) for seat in seats(match)]
            crashing.armed = True
            with pytest.raises(Crash):
                match.answer(answer)
            assert not crashing.armed
            assert snapshot(match) == before
            assert match.record() == record
            assert len(match.events) == events
            assert [match.can_undo(seat) for seat in seats(match)] == undo
        match.answer(answer)
        twin.answer(answer)
        assert snapshot(match) == snapshot(twin)
    assert told(match.events) == told(twin.events)


def _is_last(match: Match, answer: Any) -> bool:
    clone = match.clone()
    clone.answer(answer)
    return clone.decision is None


def _crashing(game: AnyGame) -> Any:
    """The game, but once armed its rules crash where they would ask next, or at the end."""

    def flow(self: Any, state: Any) -> Flow:
        inner, answer = game.flow(state), None
        while True:
            try:
                decision = inner.send(answer)
            except StopIteration:
                return
            finally:
                if self.armed:
                    self.armed = False
                    raise Crash
            answer = yield decision

    return type("Crashing", (type(game),), {"flow": flow, "armed": False})()


@promise(every=4)
def a_crash_while_the_end_is_counted_changes_nothing(case: Case) -> None:
    def outcome(self: Any, state: Any) -> Any:
        if self.armed:
            raise Crash
        return case.game.outcome(state)

    crashing: Any = type("Crashing", (type(case.game),), {"outcome": outcome, "armed": False})()
    match, twin = Match.new(crashing, case.options, case.seed), case.begin(log=False)
    for _, answer in walk(match, case.seed):
        twin.answer(answer)
        if twin.decision is None:
            before = snapshot(match)
            crashing.armed = True
            with pytest.raises(Crash):
                match.answer(answer)
            assert snapshot(match) == before
            crashing.armed = False
        match.answer(answer)
    assert match.outcome == twin.outcome


# Positions that were edited


@promise(every=3)
def an_edited_position_is_refused_or_played(case: Case) -> None:
    """One value in a saved match is replaced by another. Either the position is refused with
    a sentence that names the field, or the game goes on from it without a crash."""
    match, rng = case.begin(log=False), random.Random(case.seed)
    tried = refused = 0
    for _, answer in walk(match, case.seed):
        if match.number < 10 or rng.random() < 0.08:
            for _ in range(EDITS):
                tried += 1
                refused += _is_refused(case.game, json.loads(json.dumps(match.save())), rng)
        match.answer(answer)
    assert refused or tried < 30


EDITS = 3
"""Edited copies of each position that is checked."""
HUGE = 10**4000
STRANGE: tuple[Any, ...] = (
    *(None, True, 0.5, "", "nobody", "a\nb", [], {}),
    *(-1, 0, 1, 2, 7, 99, 10**6, 10**30, HUGE, -HUGE),
)


def _deep() -> Any:
    nested: Any = []
    for _ in range(300):
        nested = [nested]
    return nested


def _is_refused(game: AnyGame, saved: dict[str, Any], rng: random.Random) -> bool:
    place = "; ".join(edit(saved, rng) for _ in range(rng.choice([1, 1, 2])))
    edited, refusal = None, ""
    try:
        edited = Match.load(game, saved)
    except ImpossiblePosition as error:
        refusal = str(error)
    if edited is not None:
        _plays(edited, rng, place)
        return False
    assert_one_sentence(refusal)
    assert ":" in refusal, f"{place}: {refusal}"
    return True


def edit(saved: dict[str, Any], rng: random.Random) -> str:
    """Replaces, removes, renames or repeats one value somewhere inside; says where and by what."""
    holder, key = rng.choice(list(_places(saved)))
    value = holder[key]
    others = [holder[k] for k in (holder if isinstance(holder, dict) else range(len(holder)))]
    what = rng.randrange(6)
    if what == 0:
        del holder[key]
        return f"{key} ({_told(value)}) was removed"
    if what == 1 and isinstance(value, list) and value:
        value.append(copy.deepcopy(rng.choice(value)))
        return f"{key} has {_told(value[-1])} once more"
    if what == 2 and isinstance(holder, dict):
        name = rng.choice(["nobody", "0", "-1", "[" * 5000, "9" * 5000, *holder])
        holder[name] = holder.pop(key)
        return f"{key} is called {name[:40]}"
    if what == 3 and type(value) is int:
        holder[key] = value + rng.choice([-2, -1, 1, 2])
        return f"{key} was {value} and is {holder[key]}"
    holder[key] = _deep() if rng.random() < 0.05 else copy.deepcopy(rng.choice([*STRANGE, *others]))
    return f"{key} was {_told(value)} and is {_told(holder[key])}"


def _told(value: Any) -> str:
    if isinstance(value, int) and abs(value) > 10**40:
        return "huge"
    return repr(value)[:200]


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    keys: Any = value if isinstance(value, dict) else range(len(value))
    for key in keys:
        yield value, key
        if isinstance(value[key], dict | list):
            yield from _places(value[key])


def _plays(match: Match, rng: random.Random, place: str) -> None:
    try:
        for step in range(LONGEST // 10):
            decision = match.decision
            if decision is None:
                break
            if step < 40 or rng.random() < 0.1:
                match.view(decision.seat)
                match.question(decision.seat)
            match.answer(random_answer(decision, rng))
        match.save()
    except Exception as error:
        raise AssertionError(f"{place}, and later: {error!r}") from error
