"""Undo takes back one answer, of the one who gave it, by which nobody learned anything."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.conformance.cases import Case
from tests.conformance.promise import promise
from tests.conformance.walking import asks, encode, seats, snapshot, some, told, walk
from throneroom.kernel import CannotUndo, Decision, Event, Match, Question

WORLDS = 3


@promise()
def undo_takes_back_exactly_one_answer(case: Case) -> None:
    match = case.begin()
    undone, after = 0, snapshot(match)
    for decision, answer in walk(match, case.seed):
        seat, so_far = decision.seat, len(match.events)
        before = after
        chance, reveals = match.state.chance.count, match.state.reveals
        match.answer(answer)
        after, events = snapshot(match), told(match.events[so_far:])
        nothing_new = (match.state.chance.count, match.state.reveals) == (chance, reveals)
        assert match.can_undo(seat) is nothing_new
        for other in seats(match):
            if len(decision.together) > 1 and other not in decision.together:
                continue  # asked at the same time, and free to take back an answer as well
            if other != seat or not nothing_new:
                assert not match.can_undo(other)
                with pytest.raises(CannotUndo, match=r"^[A-Z].*\.$"):
                    match.undo(other)
        assert match.number == after.number, "a refused undo went back"
        if nothing_new:
            undone += 1
            match.undo(seat)
            assert snapshot(match) == before
            assert len(match.events) == so_far
            match.answer(answer)
        assert snapshot(match) == after
        assert told(match.events[so_far:]) == events
    again = Match.replay(case.game, match.record())
    assert snapshot(again) == snapshot(match), "the record has the answers that stood"
    assert told(again.events) == told(match.events)
    assert undone, "nothing could ever be undone"


@promise()
def undo_goes_back_step_by_step_and_forward_again(case: Case) -> None:
    match, rng = case.begin(), random.Random(case.seed)
    for _, answer in walk(match, case.seed):
        match.answer(answer)
        seat = match.record().answers[-1].seat
        if rng.random() < 0.1 and match.can_undo(seat):
            _back_and_forth(match, seat)


def _back_and_forth(match: Match, seat: int) -> None:
    steps = []
    while match.can_undo(seat):
        steps.append((match.record().answers[-1], snapshot(match), told(match.events)))
        assert steps[-1][0].seat == seat, "an answer of another seat would be undone"
        match.undo(seat)
    while steps:
        answer, then, events = steps.pop()
        match.answer(answer.keys, seat=seat)
        assert snapshot(match) == then
        assert told(match.events) == events


@promise()
def what_can_be_undone_has_taught_nothing(case: Case) -> None:
    """The seat gives the same answer in other worlds that looked the same to it. Whatever it sees
    afterwards, who is asked next included, is the same in all of them; else it would know
    more after undo than before."""
    match, rng = case.begin(), random.Random(case.seed)
    for decision, answer in walk(match, case.seed):
        seat, so_far = decision.seat, len(match.events)
        before = match.clone()
        match.answer(answer)
        if not match.can_undo(seat):
            continue
        seen = _seen(match, seat, match.events[so_far:])
        for _ in range(WORLDS):
            other = before.redealt(seat, rng.randrange(2**32))
            log: list[Event] = []
            other.state.log = log
            other.answer(answer)
            assert _seen(other, seat, log) == seen, (
                f"seat {seat} learned something by '{answer}' for {decision.kind}"
            )


@promise(every=2)
def a_question_says_truly_which_answers_can_be_taken_back(case: Case) -> None:
    """What passes to another seat can be undone until that seat answers; what is shown can't be.
    Answers in secret are left out: they are open until the last of them."""
    match = case.begin()
    looked_at = some(case.seed, first=6, then=0.2)
    for decision, answer in walk(match, case.seed):
        ends = _ends(match, decision, answer) if looked_at(decision) else ""
        match.answer(answer)
        if ends:
            assert match.can_undo(decision.seat) is (ends == "passed"), (
                f"'{answer}' for {decision.kind} was told to be {ends}"
            )


def _ends(match: Match, decision: Decision, answer: Any) -> str:
    """What is told of an answer, if it speaks of undo. Of several options at once nothing is."""
    chosen = answer if isinstance(answer, list) else [answer]
    if decision.together or len(chosen) != 1:
        return ""
    question = match.question(decision.seat)
    assert isinstance(question, Question)
    ends = question.choices[list(decision.options).index(chosen[0])].ends
    return ends if ends in ("passed", "shown") else ""


def _seen(match: Match, seat: int, events: list[Event]) -> list[bytes]:
    told_to = [event.seen_by(seat) for event in events]
    return [
        encode(match.view(seat)),
        asks(match, seat),
        encode(match.outcome),
        *told([event for event in told_to if event]),
    ]
