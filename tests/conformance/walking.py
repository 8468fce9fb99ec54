"""Random games and what can be compared of them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import fields
from typing import Any, NamedTuple

import msgspec

from tests.conformance.options import SELDOM
from throneroom.kernel import Decision, Event, Match, Outcome, Question, State, key_of
from throneroom.kernel.shapes import UNSAVED

LONGEST = 20_000
"""No game has more decisions than this."""


def encode(value: Any) -> bytes:
    return msgspec.json.encode(value, order="deterministic")


def random_answer(decision: Decision, rng: random.Random) -> Any:
    if decision.is_single:
        return rng.choice(decision.options)
    return rng.sample(list(decision.options), rng.randint(decision.lo, decision.hi))


def walk(match: Match, seed: object) -> Iterator[tuple[Decision, Any]]:
    """Each decision of a random game with the answer to give. Whoever walks gives it."""
    rng = random.Random(f"walk {seed}")
    seldom = SELDOM.get(match.game.slug, ())
    for _ in range(LONGEST):
        decision, number = match.decision, match.number
        if decision is None:
            return
        answer = random_answer(decision, rng)
        if seldom and decision.is_single and key_of(answer) in seldom and rng.random() < 0.95:
            answer = random_answer(decision, rng)
        yield decision, answer
        assert match.number == number + 1, "the answer was not given"
    raise AssertionError(f"the game has not ended after {LONGEST} decisions")


def some(seed: object, first: int, then: float) -> Callable[[Decision], bool]:
    """The decisions of a walk that are checked closely: the first ones of each kind, and a share of
    those that follow. A kind inside an effect counts apart."""
    rng = random.Random(f"some {seed}")
    met: Counter[tuple[str, bool]] = Counter()

    def look(decision: Decision) -> bool:
        kind = (decision.kind, decision.checkpoint)
        met[kind] += 1
        return met[kind] <= first or rng.random() < then

    return look


def play_on(match: Match, seed: object) -> None:
    """Random answers to the end."""
    for _, answer in walk(match, seed):
        match.answer(answer)


def seats(match: Match) -> range:
    return range(match.options.players)


def readers(match: Match) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*seats(match), None]


# Comparing


class Snapshot(NamedTuple):
    """Everything about a match that an answer changes."""

    state: bytes
    derived: list[Any]
    decisions: list[tuple[Any, ...] | None]
    outcome: Outcome | None
    number: int


def snapshot(match: Match) -> Snapshot:
    return Snapshot(
        bits(match.state),
        derived(match.state),
        [asked(decision) for decision in match.asked],
        match.outcome,
        match.number,
    )


def bits(state: State) -> bytes:
    """The state to the bit; the order in dicts means nothing."""
    return msgspec.json.encode(state.dump(), order="deterministic")


def derived(state: State) -> list[Any]:
    """What a state keeps ready and does not save, as it is now."""
    return [
        _still(getattr(state, f.name))
        for f in fields(state)
        if UNSAVED in f.metadata and f.name not in {"options", "log"}
    ]


def _still(value: Any) -> Any:
    """A copy all the way down."""
    if type(value) is list and all(type(part) is int for part in value):
        return value[:]
    if type(value) is list or type(value) is tuple:
        return type(value)(_still(part) for part in value)
    return value if value is None or type(value) in {int, str, bool} else deepcopy(value)


def asks(match: Match, reader: int | None) -> bytes:
    """What a reader is asked. A match in the middle of an effect can't be cloned once it was dealt
    again, so that nothing is foreseen there."""
    question = match.question(reader)
    if isinstance(question, Question) and not (match.decision and match.decision.checkpoint):
        bare = [msgspec.structs.replace(c, about={}, ends="") for c in question.choices]
        question = msgspec.structs.replace(question, choices=bare)
    return encode(question)


def asked(decision: Decision | None) -> tuple[Any, ...] | None:
    if decision is None:
        return None
    facts = {name: _fact(value) for name, value in (decision.facts or {}).items()}
    return (
        *(decision.seat, decision.kind, decision.lo, decision.hi),
        *(decision.checkpoint, decision.at, decision.ordered),
        tuple(decision.keys),
        facts,
    )


def _fact(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return [_fact(one) for one in value]
    return value if isinstance(value, str | int) else key_of(value)


def told(events: list[Event]) -> list[bytes]:
    return [encode(event) for event in events]


def facts_of(look: Any) -> object:
    """All that can be read off what a bot gets, without arguments."""
    if isinstance(look, msgspec.Struct):
        return encode(look)
    found = {}
    for name in dir(look):
        if not name.startswith("_"):
            value = getattr(look, name)
            if callable(value):
                try:
                    value = value()
                except TypeError:
                    continue
            found[name] = repr(value)
    return found
