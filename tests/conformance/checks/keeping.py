"""Copies, saves, records, checkpoints: what is kept of a match is the match."""

from __future__ import annotations

import enum
import json
import random
from collections.abc import Iterator
from dataclasses import fields
from typing import Any

import msgspec

from tests.conformance.cases import Case
from tests.conformance.promise import promise
from tests.conformance.walking import asked, bits, encode, readers, snapshot, some, told, walk
from throneroom.kernel import Chance, Match, Plain, Record, State, Unchanging


@promise()
def a_clone_goes_the_same_way(case: Case) -> None:
    """At every decision, also inside effects; and what happens to the clone does not happen to the
    match."""
    match = case.begin()
    shadow = case.begin(log=False)
    before = snapshot(match)
    for _, answer in walk(match, case.seed):
        so_far = len(match.events)
        clone = match.clone(log=True)
        assert snapshot(clone) == before
        assert len(clone.events) == so_far
        clone.answer(answer)
        assert snapshot(match) == before, "the clone's answer reached the match"
        assert len(match.events) == so_far

        match.answer(answer)
        before = snapshot(match)
        assert snapshot(clone) == before
        assert told(clone.events[so_far:]) == told(match.events[so_far:])

        shadow = shadow.clone()  # a clone of a clone of a clone, told nothing from the start
        shadow.answer(answer)
    assert snapshot(shadow) == snapshot(match)
    assert shadow.record() == match.record()
    assert snapshot(match.clone()) == snapshot(match), "the end is cloned too"


@promise(every=2)
def a_saved_match_goes_on(case: Case) -> None:
    """save -> JSON text -> load, at every decision."""
    match = case.begin()
    for _, answer in walk(match, case.seed):
        text = encode(match.save())
        loaded = Match.load(case.game, json.loads(text))
        assert encode(loaded.save()) == text
        assert asked(loaded.decision) == asked(match.decision)
        assert loaded.events == []
        so_far = len(match.events)
        loaded.answer(answer)
        match.answer(answer)
        assert bits(loaded.state) == bits(match.state)
        assert asked(loaded.decision) == asked(match.decision)
        assert told(loaded.events) == told(match.events[so_far:])
        assert loaded.outcome == match.outcome
    ended = Match.load(case.game, json.loads(json.dumps(match.save())))
    assert ended.decision is None
    assert ended.outcome == match.outcome


@promise(every=2)
def the_order_of_keys_in_a_position_means_nothing(case: Case) -> None:
    """JSON does not keep it: a tool that sorts keys must not change which options come first."""
    match = case.begin(log=False)
    looked_at = some(case.seed, first=1, then=0.02)
    others: list[Match] = []
    for decision, answer in walk(match, case.seed):
        if looked_at(decision):
            others = [*others[-2:], Match.load(case.game, _turned(match.save()), log=False)]
        for other in others:
            assert asked(other.decision) == asked(decision)
            assert bits(other.state) == bits(match.state)
            other.answer(answer)
        match.answer(answer)


def _turned(value: Any) -> Any:
    """The same with the keys of all objects the other way round."""
    if isinstance(value, dict):
        return {key: _turned(one) for key, one in reversed(value.items())}
    return [_turned(one) for one in value] if isinstance(value, list) else value


@promise()
def a_record_replays_to_the_bit(case: Case) -> None:
    """record -> JSON lines -> replay, at a few moments; and part of a record is the match then."""
    match, rng = case.begin(), random.Random(case.seed)
    moments = {}
    for _, answer in walk(match, case.seed):
        if rng.random() < 0.02:
            moments[match.number] = snapshot(match)
            _replays(match)
        match.answer(answer)
    _replays(match)
    for number, then in moments.items():
        assert snapshot(Match.replay(case.game, match.record(), upto=number)) == then


def _replays(match: Match) -> None:
    text = match.record().to_jsonl()
    again = Match.replay(match.game, Record.from_jsonl(text))
    assert again.record().to_jsonl() == text
    assert snapshot(again) == snapshot(match)
    assert told(again.events) == told(match.events)
    for reader in readers(match):
        assert told(again.seen(reader)) == told(match.seen(reader))


@promise(every=2)
def a_match_that_was_loaded_has_a_record(case: Case) -> None:
    """A game that began from a position replays from that position, also from inside an effect."""
    match = case.begin(log=False)
    looked_at = some(case.seed, first=2, then=0.01)
    for decision, answer in walk(match, case.seed):
        if match.number < 4 or looked_at(decision):
            loaded = Match.load(case.game, json.loads(json.dumps(match.save())))
            _replays(loaded)
            for _, (_, next_answer) in zip(range(5), walk(loaded, case.seed), strict=False):
                loaded.answer(next_answer)
            _replays(loaded)
        match.answer(answer)


@promise()
def the_flow_restarts_at_checkpoints(case: Case) -> None:
    """Asking again asks the same and changes nothing."""
    match = case.begin(log=False)
    checkpoints = 0
    for decision, answer in walk(match, case.seed):
        if decision.checkpoint:
            checkpoints += 1
            state = match.state.copy()
            again = case.game.flow(state).send(None)
            assert asked(again) == asked(decision)
            assert bits(state) == bits(match.state), "asking changed the state"
        match.answer(answer)
    assert checkpoints, "a flow without a checkpoint can't be cloned in reasonable time"


@promise()
def the_state_is_plain_json(case: Case) -> None:
    match = case.begin(log=False)
    looked_at = some(case.seed, first=5, then=0.2)
    for decision, answer in walk(match, case.seed):
        if looked_at(decision):
            dump = match.state.dump()
            _assert_json(dump, "state")
            loaded = case.game.State.load(json.loads(json.dumps(dump)), "state")
            assert bits(loaded) == bits(match.state)
            assert loaded == match.state
        match.answer(answer)


def _assert_json(value: object, where: str) -> None:
    """JSON's own types, and neither more nor subclasses of them."""
    if type(value) is dict:
        for key, part in value.items():
            assert type(key) is str, f"{where}: the key {key!r} is not a text"
            _assert_json(part, f"{where}.{key}")
    elif type(value) is list:
        for i, part in enumerate(value):
            _assert_json(part, f"{where}[{i}]")
    else:
        assert value is None or type(value) in {str, int, bool}, f"{where}: {value!r}"


@promise()
def a_copy_shares_nothing_that_changes(case: Case) -> None:
    match = case.begin()
    looked_at = some(case.seed, first=5, then=0.05)
    for decision, answer in walk(match, case.seed):
        if looked_at(decision):
            state = match.state
            copy = state.copy()
            assert type(copy) is type(state)
            assert bits(copy) == bits(state)
            assert copy.options is state.options
            assert copy.log is None, "a copy tells nobody"
            mine = dict(_mutable(state, "state"))
            shared = [mine[i] for i, _ in _mutable(copy, "state") if i in mine]
            assert not shared, f"the copy shares {', '.join(shared)}"
        match.answer(answer)


def _mutable(value: Any, where: str) -> Iterator[tuple[int, str]]:
    """The identity and place of every object inside that can change."""
    if value is None or isinstance(value, int | str | enum.Enum | Unchanging):
        return
    if isinstance(value, tuple):
        for i, part in enumerate(value):
            yield from _mutable(part, f"{where}[{i}]")
        return
    if isinstance(value, msgspec.Struct) and value.__struct_config__.frozen:
        return
    cls: Any = type(value)
    if not (isinstance(value, Plain) and cls.__dataclass_params__.frozen):
        yield id(value), where
    if isinstance(value, list):
        for i, part in enumerate(value):
            yield from _mutable(part, f"{where}[{i}]")
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from _mutable(part, f"{where}[{key}]")
    elif isinstance(value, Plain):
        for f in fields(value):  # type: ignore[arg-type]  # Plain classes are dataclasses
            if not (isinstance(value, State) and f.name in {"options", "log"}):
                yield from _mutable(getattr(value, f.name), f"{where}.{f.name}")
    else:
        assert isinstance(value, Chance), f"{where}: {value!r} is not plain data"


@promise(every=3)
def what_is_saved_is_nobody_elses(case: Case) -> None:
    """A saved position is there to be edited; the match does not notice."""
    match = case.begin(log=False)
    looked_at = some(case.seed, first=3, then=0.05)
    for decision, answer in walk(match, case.seed):
        if looked_at(decision):
            record, before = match.record().to_jsonl(), snapshot(match)
            _spoil(match.save())
            assert match.record().to_jsonl() == record, "the record was edited with the save"
            assert snapshot(match) == before
            Match.load(case.game, match.save())
        match.answer(answer)


def _spoil(value: Any) -> None:
    """Empties every list and dict inside."""
    parts = list(value.values()) if isinstance(value, dict) else value
    for part in parts:
        if isinstance(part, dict | list):
            _spoil(part)
    value.clear()


@promise(every=3)
def what_is_saved_is_small(case: Case) -> None:
    """The state and a few answers: a table in storage does not grow with the game."""
    match = case.begin(log=False)
    largest = 0
    for _, answer in walk(match, case.seed):
        if match.number % 7 == 0:
            largest = max(largest, len(encode(match.save())))
        match.answer(answer)
    assert largest < 50_000
