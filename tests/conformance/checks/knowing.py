"""Nothing leaks: what a seat is shown does not depend on what it may not know."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import msgspec

from tests.conformance.cases import Case
from tests.conformance.promise import promise
from tests.conformance.walking import (
    asked,
    asks,
    bits,
    encode,
    facts_of,
    play_on,
    readers,
    seats,
    snapshot,
    some,
    told,
    walk,
)
from throneroom.kernel import Chance, Decision, Event, Match, Question, State, Waiting, key_of
from throneroom.kernel.message import arguments

OFTEN = 25
"""Something secret that was re-dealt this often has come out differently at least once."""


@promise()
def a_view_does_not_change_when_hidden_things_do(case: Case) -> None:
    """For every seat and for a spectator, at every decision, also inside effects."""
    match, rng = case.begin(log=False), random.Random(case.seed)
    state = match.state
    for _, answer in walk(match, case.seed):
        before = bits(state)
        together = case.game.views(state, readers(match))
        for reader, shown in zip(readers(match), together, strict=True):
            view = case.game.view(state, reader)
            assert isinstance(view, case.game.View)
            assert encode(shown) == encode(view), f"reader {reader}, shown with others"
            other = state.copy()
            case.game.redeal(other, reader, Chance(rng.randrange(2**32)))
            assert encode(case.game.view(other, reader)) == encode(view), f"reader {reader}"
            case.game.check(other)
        assert bits(state) == before, "looking changed the state"
        match.answer(answer)


@promise(every=3)
def fresh_chance_keeps_what_lies_open(case: Case) -> None:
    """A match with fresh chance looks the same to a spectator, draws from the new seed, and is
    played, saved and recorded as any other."""
    match, rng = case.begin(log=False), random.Random(case.seed)
    looked_at = some(case.seed, first=3, then=0.03)
    for decision, answer in walk(match, case.seed):
        if looked_at(decision):
            seed = rng.randrange(2**62)
            fresh = match.reshuffled(seed)
            assert fresh.state.chance.seed == seed
            if decision.checkpoint:
                assert encode(fresh.view(None)) == encode(match.view(None))
            assert bits(match.reshuffled(seed).state) == bits(fresh.state)
            play_on(fresh, case.seed)
            again = Match.replay(case.game, fresh.record())
            assert snapshot(again) == snapshot(fresh)
        match.answer(answer)


@promise()
def redealing_changes_all_that_is_secret(case: Case) -> None:
    """Otherwise a view that leaks would pass: what only some see must vary for those who don't,
    unless they can remember it."""
    match, rng = case.begin(log=False), random.Random(case.seed)
    secret: Counter[str] = Counter()
    varied: set[str] = set()
    looked_at = some(case.seed, first=8, then=0.03)
    for decision, answer in walk(match, case.seed):
        for _ in range(4 if looked_at(decision) else 0):
            reader = rng.choice(readers(match))
            seat = rng.choice([seat for seat in seats(match) if seat != reader] or [None])
            state = match.state
            public = dict(_leaves(msgspec.to_builtins(case.game.view(state, None))))
            mine = dict(_leaves(msgspec.to_builtins(case.game.view(state, seat))))
            secret.update({_place(p) for p, leaf in mine.items() if public.get(p) != leaf})
            other = state.copy()
            case.game.redeal(other, reader, Chance(rng.randrange(2**32)))
            theirs = dict(_leaves(msgspec.to_builtins(case.game.view(other, seat))))
            varied |= {_place(p) for p, leaf in mine.items() if theirs.get(p) != leaf}
        match.answer(answer)
    del secret["seat"]
    stuck = {place for place, often in secret.items() if often >= OFTEN} - varied
    stuck = {place for place in stuck if not place.startswith(tuple(case.remembered))}
    assert not stuck, f"always dealt back as it was: {', '.join(sorted(stuck))}"


@promise()
def redealing_leaves_a_seat_nothing_it_can_not_know(case: Case) -> None:
    """Each list in the state comes out differently for a seat at some time, unless its view shows
    the list or the game says that the seat remembers it. A bot that searches would
    otherwise know what comes next."""
    match, rng = case.begin(log=False), random.Random(case.seed)
    hidden: Counter[str] = Counter()
    varied: set[str] = set()
    looked_at = some(case.seed, first=8, then=0.05)
    for decision, answer in walk(match, case.seed):
        for seat in seats(match) if looked_at(decision) else ():
            shown = {encode(part) for part in _inside(msgspec.to_builtins(match.view(seat)))}
            other = match.state.copy()
            case.game.redeal(other, seat, Chance(rng.randrange(2**32)))
            then = dict(_lists(other.dump(), seat))
            for place, lists in _lists(match.state.dump(), seat):
                if not lists <= shown:
                    hidden[place] += 1
                if then.get(place) != lists:
                    varied.add(place)
        match.answer(answer)
    often = {place for place, count in hidden.items() if count >= OFTEN}
    stuck = often - varied - set(case.remembered)
    assert not stuck, f"a seat gets the truth about {', '.join(sorted(stuck))}"


def _lists(dump: Any, seat: int) -> Iterator[tuple[str, set[bytes]]]:
    """The lists of a state by place: "players[own].hand" is the seat's own hand,
    "players[other].hand" are all others. Lists with nothing to tell apart are left out."""
    found: dict[str, set[bytes]] = {}

    def visit(value: Any, place: str) -> None:
        if isinstance(value, dict):
            for key, part in value.items():
                visit(part, f"{place}.{key}" if place else key)
        elif isinstance(value, list) and any(isinstance(part, dict | list) for part in value):
            for i, part in enumerate(value):
                visit(part, f"{place}[{'own' if i == seat else 'other'}]")
        elif isinstance(value, list):
            lists = found.setdefault(place, set())
            if len(set(value)) > 1:
                lists.add(encode(value))

    visit(dump, "")
    yield from found.items()


def _inside(value: Any) -> Iterator[Any]:
    """A value and all that it has inside."""
    yield value
    if isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from _inside(part)


def _leaves(value: Any, place: str = "") -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        for key, part in value.items():
            yield from _leaves(part, f"{place}.{key}" if place else key)
    elif isinstance(value, list):
        for i, part in enumerate(value):
            yield from _leaves(part, f"{place}[{i}]")
    else:
        yield place, value


def _place(place: str) -> str:
    """Without the numbers: "players[].hand[]"."""
    return re.sub(r"\d+", "", place)


@promise()
def a_redealt_match_plays_to_the_end(case: Case) -> None:
    """The deciding seat sees the same table and the same question, and the game goes on."""
    match, rng = case.begin(log=False), random.Random(case.seed)
    looked_at = some(case.seed, first=2, then=0.03)
    for decision, answer in walk(match, case.seed):
        seat = decision.seat
        if looked_at(decision):
            before = snapshot(match)
            other = match.redealt(seat, rng.randrange(2**32))
            assert asked(other.decision) == asked(decision)
            assert encode(other.view(seat)) == encode(match.view(seat))
            play_on(other, rng.random())
            case.game.check(other.state)
            assert other.outcome is not None
            assert snapshot(match) == before, "the re-dealt game reached the match"
        match.answer(answer)


@promise()
def a_bot_looks_at_no_more_than_its_seat_may(case: Case) -> None:
    match, rng = case.begin(log=False), random.Random(case.seed)
    for decision, answer in walk(match, case.seed):
        if rng.random() < 0.3:
            other = match.redealt(decision.seat, rng.randrange(2**32))
            assert facts_of(other.look(decision.seat)) == facts_of(match.look(decision.seat))
        match.answer(answer)


@promise()
def others_are_told_only_who_is_asked(case: Case) -> None:
    match = case.begin(log=False)
    for _, answer in walk(match, case.seed):
        asked_now = [decision.seat for decision in match.asked]
        for reader in readers(match):
            if reader not in asked_now:
                assert match.question(reader) == Waiting(asked_now)
        match.answer(answer)
    assert all(match.question(reader) is None for reader in readers(match))


@promise()
def secret_parts_of_events_stay_secret(case: Case) -> None:
    """Those that the game's list of secrets names."""
    match = case.begin()
    for _, answer in walk(match, case.seed):
        match.answer(answer)
    for event in match.events:
        field, owners = case.secrets.get(event.kind, ("", ()))
        allowed = {getattr(event, owner) for owner in owners}
        for reader in readers(match):
            seen = event.seen_by(reader)
            if reader in allowed:
                assert seen == event
            elif field and seen is not None:
                assert getattr(seen, field) is None, f"reader {reader} sees {seen}"


@promise()
def what_is_seen_does_not_depend_on_what_is_hidden(case: Case) -> None:
    """The same answer in another world that looks the same to the one who gives it. Where nothing
    is revealed or left to chance, everyone who could not tell the worlds apart sees the same
    happen in both."""
    match, rng = case.begin(), random.Random(case.seed)
    for decision, answer in walk(match, case.seed):
        seat = decision.seat
        reader = rng.choice(readers(match))
        worlds = []
        for _ in range(8 if rng.random() < 0.4 else 0):
            other = match.redealt(reader, rng.randrange(2**32))
            if encode(other.view(seat)) == encode(match.view(seat)):
                if asked(other.decision) != asked(decision):
                    assert reader != seat, "the seat's own question depends on what it can't know"
                    continue
                other.state.log = []
                worlds.append(other)
        chance, reveals = match.state.chance.count, match.state.reveals
        so_far = len(match.events)
        match.answer(answer)
        for other in worlds:
            count = other.state.chance.count
            log = other.state.log
            other_reveals = other.state.reveals
            other.answer(answer)
            if (match.state.chance.count, match.state.reveals) != (chance, reveals):
                continue
            if (other.state.chance.count, other.state.reveals) != (count, other_reveals):
                continue
            seen = [event.seen_by(reader) for event in log]
            assert told([event for event in seen if event]) == told(match.seen(reader, so_far))
            assert encode(other.view(reader)) == encode(match.view(reader))


@promise(every=2)
def a_question_shows_no_more_than_the_view(case: Case) -> None:
    """The same answer in worlds that one reader can't tell apart. Where that reader sees the same
    happen in both, the question that follows is the same too: all of it for the one who is asked,
    who that is for everybody else."""
    match, rng = case.begin(), random.Random(case.seed)
    looked_at = some(case.seed, first=4, then=0.15)
    for decision, answer in walk(match, case.seed):
        worlds = []
        for _ in range(4 if looked_at(decision) else 0):
            reader = rng.choice(readers(match)) if decision.checkpoint else decision.seat
            other = match.redealt(reader, rng.randrange(2**32))
            if other.decision is not None and _could_answer(other.decision, decision, answer):
                worlds.append((reader, other))
        so_far = len(match.events)
        match.answer(answer)
        for reader, other in worlds:
            log = other.state.log = []
            other.answer(answer)
            seen = [event.seen_by(reader) for event in log]
            if told([event for event in seen if event]) != told(match.seen(reader, so_far)):
                continue
            if encode(other.view(reader)) != encode(match.view(reader)):
                continue
            if {_kind(match), _kind(other)} & set(case.shown):
                continue
            assert asks(other, reader) == asks(match, reader), (
                f"after '{answer}' for {decision.kind}, what is asked tells reader {reader} more"
            )


def _could_answer(there: Decision, here: Decision, answer: Any) -> bool:
    options = answer if isinstance(answer, list) else [answer]
    same = (there.seat, there.kind, there.lo, there.hi) == (here.seat, here.kind, here.lo, here.hi)
    return same and all(list(there.options).count(o) >= options.count(o) for o in options)


def _kind(match: Match) -> str:
    return match.decision.kind if match.decision is not None else ""


@promise()
def two_worlds_look_the_same(case: Case) -> None:
    """Positions that differ only in what a reader can't know, continued from there: the same view,
    the same question, the same seats to wait for."""
    match, rng = case.begin(log=False), random.Random(case.seed)
    looked_at = some(case.seed, first=6, then=0.2)
    for decision, answer in walk(match, case.seed):
        if decision.checkpoint and looked_at(decision):
            reader = rng.choice(readers(match))
            other = match.redealt(reader, rng.randrange(2**32))
            kinds = {decision.kind, _kind(other)}
            if not kinds & set(case.shown):
                assert encode(other.view(reader)) == encode(match.view(reader)), (
                    f"reader {reader} sees that {_kind(other)} is asked, not {decision.kind}"
                )
                assert asks(other, reader) == asks(match, reader), (
                    f"reader {reader} can tell {_kind(other)} from {decision.kind}"
                )
        match.answer(answer)


class Curtain(list[Event]):
    """Gives an answer, and keeps the state in which the house takes its turn after it; none where
    it takes none, or where something was learned by then."""

    def __init__(self, match: Match, answer: Any) -> None:
        super().__init__()
        self.before: State | None = None
        self._match = match
        self._known = self._learned
        self._fell = False
        match.state.log = self
        match.answer(answer)

    def append(self, event: Event) -> None:
        if self._match.game.house_begins(self._match.state, event) and not self._fell:
            self._fell = True
            self.before = self._match.state.copy() if self._learned == self._known else None

    @property
    def _learned(self) -> tuple[int, int]:
        return self._match.state.chance.count, self._match.state.reveals


@promise(every=2)
def what_is_foreseen_happens(case: Case) -> None:
    """An answer that can be foreseen leads there, and what the question told about it is true of
    what came of it, or of what there was before the turn of the house."""
    match = case.begin(log=False)
    looked_at = some(case.seed, first=8, then=0.1)
    for decision, answer in walk(match, case.seed):
        if not looked_at(decision):
            match.answer(answer)
            continue
        then = match.foresee(answer)
        before, chance, reveals = (
            match.state.copy(),
            match.state.chance.count,
            match.state.reveals,
        )
        question = match.question(decision.seat)
        assert isinstance(question, Question)
        abouts = {choice.key: choice.about for choice in question.choices}
        curtain = Curtain(match.clone(), answer)
        match.answer(answer)
        learned = (match.state.chance.count, match.state.reveals) != (chance, reveals)
        assert (then is None) is (learned or bool(decision.together))
        if then is not None:
            assert snapshot(then) == snapshot(match)
        if decision.is_single:
            after = None
            if decision.kind in case.game.foreseen and not decision.together:
                after = curtain.before or (match.state if then is not None else None)
            about = arguments(case.game.about(before, after, decision, answer))
            assert abouts[key_of(answer)] == about, f"{decision.kind}: {answer!r}"


@promise(every=3)
def like_options_are_told_the_same(case: Case) -> None:
    """Of options that the game calls alike only one is tried. Trying each of them tells the same,
    and what was told to end with an answer ends with it."""
    match = case.begin()
    looked_at = some(case.seed, first=8, then=0.1)
    for decision, answer in walk(match, case.seed):
        if not looked_at(decision):
            match.answer(answer)
            continue
        seat, so_far = decision.seat, len(match.events)
        question = match.question(seat)
        assert isinstance(question, Question)
        with patch.object(case.game, "alike", lambda *_: None):
            assert match.clone().question(seat) == question, f"{decision.kind}: alike"
        mine = case.game.on_turn(match.state) == seat
        learned = match.state.chance.count, match.state.reveals
        match.answer(answer)
        if decision.together or not decision.is_single:
            continue
        if (match.state.chance.count, match.state.reveals) != learned:
            continue
        ends = next(one.ends for one in question.choices if one.key == key_of(answer))
        began = any(event.kind == "turn_began" for event in match.events[so_far:])
        assert (ends == "game") is (match.decision is None)
        if mine and began and match.decision is not None:
            assert ends == "turn"
        if not ends:
            assert match.decision is not None
            assert match.decision.seat == seat
