"""Several seats choose at the same time, in secret."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from tests.conformance.cases import cases
from tests.conformance.checks import CHECKS
from tests.conformance.walking import encode, snapshot
from tests.kernel.games.fair import FAIR, PRIZES, Fair, FairOptions, FairState, draft_of
from throneroom.kernel import (
    NO,
    YES,
    CannotUndo,
    Decision,
    Flow,
    IllegalAnswer,
    Match,
    Question,
    Searching,
    Seat,
    Sight,
    Waiting,
    ask,
    playout,
    together,
)


def fair(seed: int = 1, **options: Any) -> Match:
    return Match.new(FAIR, {"players": 3, **options}, seed)


def first_of(match: Match, seat: int) -> Any:
    decision = match.asked_of(seat)
    assert decision is not None
    return decision.options[0]


@pytest.mark.parametrize("name", CHECKS)
def test_the_fair_keeps_every_promise(name: str) -> None:
    for case in cases(FAIR):
        CHECKS[name](case)


# Asking


def test_everybody_is_asked_and_the_first_seat_is_the_decision() -> None:
    match = fair()
    assert [decision.seat for decision in match.asked] == [0, 1, 2]
    assert match.decision is not None
    assert match.decision.seat == 0
    assert match.decision.together == (0, 1, 2)
    for seat in range(3):
        question = match.question(seat)
        assert isinstance(question, Question)
        assert [choice.key for choice in question.choices] == list(
            dict.fromkeys(prize.key for prize in match.state.guests[seat].hand)
        )
        assert question.together == [0, 1, 2]
    assert match.question(None) == Waiting([0, 1, 2])


def test_answers_come_in_any_order_and_count_when_all_are_there() -> None:
    match = fair()
    match.answer(first_of(match, 2), seat=2)
    assert match.question(2) == Waiting([0, 1])
    assert [guest.prizes for guest in match.state.guests] == [[], [], []]
    match.answer(first_of(match, 0), seat=0)
    assert match.question(0) == match.question(None) == Waiting([1])
    assert not match.events
    match.answer(first_of(match, 1), seat=1)
    assert [len(guest.prizes) for guest in match.state.guests] == [1, 1, 1]
    assert [event.kind for event in match.events] == ["drafted"] * 3
    assert [decision.seat for decision in match.asked] == [0, 1, 2]


def test_the_order_of_answers_makes_no_difference() -> None:
    ends = set()
    for seed in range(10):
        match, rng = fair(), random.Random(seed)
        while match.decision:
            seat = rng.choice([decision.seat for decision in match.asked])
            match.answer(first_of(match, seat), seat=seat)
        ends.add(encode(match.state.dump()))
    assert len(ends) == 1


def test_a_decision_keeps_its_number_while_others_answer() -> None:
    match = fair()
    assert [match.number_of(seat) for seat in range(3)] == [0, 1, 2]
    match.answer(first_of(match, 1), seat=1)
    assert [match.number_of(seat) for seat in range(3)] == [0, None, 2]
    match.answer(first_of(match, 0), seat=0)
    match.answer(first_of(match, 2), seat=2)
    assert [match.number_of(seat) for seat in range(3)] == [3, 4, 5]


def test_nobody_answers_twice() -> None:
    match = fair()
    match.answer(first_of(match, 1), seat=1)
    with pytest.raises(IllegalAnswer, match=r"Seat 1 can't answer now: seats 0, 2 are asked\."):
        match.answer("apple", seat=1)


def test_an_illegal_answer_of_one_seat_changes_nothing() -> None:
    match = fair()
    match.answer(first_of(match, 1), seat=1)
    before = snapshot(match)
    with pytest.raises(IllegalAnswer):
        match.answer("crown", seat=2)
    assert snapshot(match) == before
    assert [decision.seat for decision in match.asked] == [0, 2]


# Keeping


def half_way() -> Match:
    match = fair()
    for seat in (0, 1, 2):
        match.answer(first_of(match, seat), seat=seat)
    match.answer(first_of(match, 2), seat=2)
    return match


@pytest.mark.parametrize("how", ["clone", "save", "record"])
def test_open_answers_are_kept(how: str) -> None:
    match = half_way()
    if how == "clone":
        other = match.clone()
    elif how == "save":
        other = Match.load(FAIR, json.loads(json.dumps(match.save())))
    else:
        other = Match.replay(FAIR, match.record())
    assert [decision.seat for decision in other.asked] == [0, 1]
    if how != "save":
        assert other.number_of(1) == match.number_of(1) == 4
    for one in (match, other):
        one.answer(first_of(one, 1), seat=1)
        one.answer(first_of(one, 0), seat=0)
    assert encode(other.state.dump()) == encode(match.state.dump())


# Undo


def test_an_answer_can_be_taken_back_until_all_have_answered() -> None:
    match = half_way()
    match.answer(first_of(match, 0), seat=0)
    assert [match.can_undo(seat) for seat in range(3)] == [True, False, True]
    match.undo(2)
    assert [decision.seat for decision in match.asked] == [1, 2]
    assert match.number == 4
    assert match.number_of(2) == 5
    assert [answer.seat for answer in match.record().answers] == [0, 1, 2, 0]
    with pytest.raises(CannotUndo, match=r"Seat 1 has not answered yet"):
        match.undo(1)
    match.answer(first_of(match, 2), seat=2)
    match.answer(first_of(match, 1), seat=1)
    assert not any(match.can_undo(seat) for seat in range(3))


# What a seat may know


def test_nobody_sees_what_another_has_answered() -> None:
    worlds = []
    for answer in range(2):
        match = fair(seed=4)
        decision = match.asked_of(0)
        assert decision is not None
        assert len(decision.options) > 1
        match.answer(decision.options[answer], seat=0)
        worlds.append(
            [
                *(encode(match.view(seat)) for seat in (1, 2, None)),
                *(encode(match.question(seat)) for seat in (1, 2, None)),
                *(encode(match.seen(seat)) for seat in (1, 2, None)),
                repr(match.asked_of(1)),
            ]
        )
    assert worlds[0] == worlds[1]


def test_a_world_for_search_has_nobodys_open_answer() -> None:
    for answer in range(2):
        match = fair(seed=4)
        decision = match.asked_of(0)
        assert decision is not None
        match.answer(decision.options[answer], seat=0)
        world = match.world(1, seed=5)
        assert world.decision is not None
        assert world.decision.seat == 1
        assert world.decision.together == (0, 1, 2)
        world.answer(world.decision.options[0])
        assert world.decision.seat == 0


def test_in_a_world_others_are_asked_by_their_new_cards() -> None:
    """This also holds if one of them has already answered."""
    match = fair(seed=7)
    match.answer(first_of(match, 1), seat=1)
    for seed in range(30):
        world = match.world(0, seed)
        while world.decision is not None:
            if world.decision.kind == "draft":
                hand = world.state.guests[world.decision.seat].hand
                assert set(world.decision.options) == set(hand)
            world.answer(world.decision.options[0])


class Late(Fair):
    """A seat opens the fair first, so the draft is not a place at which the flow can begin."""

    def flow(self, state: FairState) -> Flow:
        if not any(guest.prizes for guest in state.guests):
            yield Decision(0, "open", [YES, NO], checkpoint=True)
            yield from together(range(len(state.guests)), lambda seat: self.first_of(state, seat))
        yield from super().flow(state)

    def first_of(self, state: FairState, seat: Seat) -> Decision:
        return msgspec.structs.replace(draft_of(state, seat), checkpoint=False)


@pytest.mark.parametrize("answered", [(), (1,), (2, 1)])
def test_in_the_middle_of_an_action_too_others_are_asked_by_their_new_cards(
    answered: tuple[Seat, ...],
) -> None:
    match = Match.new(Late(), {"players": 3}, seed=7)
    match.answer(YES)
    for seat in answered:
        match.answer(first_of(match, seat), seat=seat)
    for seed in range(20):
        world = match.world(0, seed)
        for seat in range(3):
            assert world.decision is not None
            assert world.decision.seat == seat
            assert set(world.decision.options) == set(world.state.guests[seat].hand)
            world.answer(world.decision.options[0])
        other = match.redealt(0, seed)
        for seat in {0, 1, 2} - set(answered):
            decision = other.asked_of(seat)
            assert decision is not None
            assert set(decision.options) == set(other.state.guests[seat].hand)
            other.answer(decision.options[0], seat=seat)


def test_a_redealt_match_makes_up_what_others_answered() -> None:
    match = fair(seed=4)
    match.answer(first_of(match, 0), seat=0)
    taken = set()
    for seed in range(30):
        other = match.redealt(1, seed)
        assert encode(other.view(1)) == encode(match.view(1))
        assert other.question(1) == match.question(1)
        other.answer(first_of(other, 1), seat=1)
        other.answer(first_of(other, 2), seat=2)
        taken.add(other.state.guests[0].prizes[0])
    assert taken == set(PRIZES.values())


def test_nothing_can_be_foreseen_of_what_others_choose_too() -> None:
    match = fair()
    assert match.foresee(first_of(match, 0)) is None


# Bots


class Careful(Searching):
    """Looks at one imagined world, and says whose decision it was shown."""

    def __init__(self) -> None:
        self.seats: list[int] = []

    def search(self, sight: Sight) -> Any:
        self.seats.append(sight.seat)
        world = sight.deal(1)
        assert world.decision is not None
        assert world.decision.seat == sight.seat
        assert world.decision.options == sight.decision.options
        return sight.decision.options[-1]


def test_a_searching_bot_is_asked_for_its_own_seat() -> None:
    match, mind = fair(), Careful()
    match.answer(first_of(match, 0), seat=0)
    match.answer(ask(mind, match, 2), seat=2)
    match.answer(ask(mind, match), seat=1)
    assert mind.seats == [2, 1]


def test_playouts_see_plain_decisions() -> None:
    seen = []

    def first(look: Any, decision: Decision) -> Any:
        seen.append((decision.seat, decision.kind))
        return decision.options[0]

    state = fair().state.copy()
    outcome = playout(FAIR, state, [first] * 3)
    assert outcome.reason == "crowned"
    assert seen == [(seat, "draft") for _ in range(3) for seat in range(3)] + [
        (seat, "bid") for seat in range(3)
    ]


def test_one_decision_a_seat() -> None:
    with pytest.raises(AssertionError, match=r"one decision a seat"):
        next(together([0, 0], lambda seat: Decision(seat, "a", ["x", "y"])))


# What follows


def test_a_series_goes_on_and_ends() -> None:
    match = fair(hand=3)
    while match.decision:
        match.answer(match.decision.options[0])
    sequel = match.sequel(1)
    assert sequel is not None
    assert sequel.slug == "fair"
    assert sequel.options == FairOptions(players=3, hand=4, crowns=(0,))
    last = fair(hand=4)
    while last.decision:
        last.answer(last.decision.options[0])
    assert last.sequel(1) is None
