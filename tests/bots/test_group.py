"""Bots when several seats are asked at once: each is asked for itself, and none learns from answers
that others have already given."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import throneroom
from tests.kernel.games.fair import FAIR
from throneroom import bots
from throneroom.bots.search import Limit, hint, review, think
from throneroom.kernel import Answer, Decision, Match, Searching, Sight, ask
from throneroom.kernel import play_match as play_to_the_end


def draft(seed: int = 1) -> Match:
    return Match.new(FAIR, {"players": 3}, seed)


def auction(seed: int = 1) -> Match:
    """All prizes are drafted, all bid for the crown."""
    match = draft(seed)
    while (decision := match.decision) is not None and decision.kind == "draft":
        match.answer(decision.options[0])
    return match


def legends() -> Match:
    return throneroom.new("legends", seed=3, players=3, log=False)


MATCHES = {"draft": draft, "auction": auction, "legends": legends}


@pytest.fixture(params=list(MATCHES))
def match(request: pytest.FixtureRequest) -> Match:
    made: Match = MATCHES[request.param]()
    assert len(made.asked) == 3
    return made


class Noting(Searching):
    def __init__(self) -> None:
        self.seats: list[int] = []

    def search(self, sight: Sight) -> Any:
        self.seats.append(sight.seat)
        return think(sight, Limit(tries=3), seed=1).answer


def looking(look: Any, decision: Decision) -> Any:
    return decision.options[-1]


@pytest.mark.parametrize("spec", ["random", "squire@4i", Noting(), looking])
def test_any_seat_can_be_asked_at_any_time(match: Match, spec: Any) -> None:
    for seat in (2, 0, 1):
        mind = bots.make(match.game, spec, seed=seat)
        decision = match.asked_of(seat)
        assert decision is not None
        answer = ask(mind, match, seat)
        assert decision.read(answer) in decision.options
        match.answer(answer, seat=seat)
    assert match.number >= 3


def open_answers(match: Match) -> Iterator[Match]:
    """The same match after each answer that the second seat could give."""
    second = match.asked[1]
    for option in second.options:
        other = match.clone()
        other.answer(option, seat=second.seat)
        yield other


def test_an_answer_that_is_still_secret_changes_no_thought(match: Match) -> None:
    for decision in (match.asked[0], match.asked[2]):
        thoughts = [
            think(Sight(other, decision.seat), Limit(tries=12), seed=5)
            for other in open_answers(match)
        ]
        assert len(thoughts) > 1
        assert len({str((t.answer, t.weighed, t.tries)) for t in thoughts}) == 1


def test_a_secret_answer_is_not_in_what_is_handed_to_somebody_elses_bot(match: Match) -> None:
    seen: set[str] = set()

    def nosy(look: Any, decision: Decision) -> Any:
        state = getattr(look, "_s", None)
        seen.add(str((decision, look if state is None else state.dump())))
        return decision.options[0]

    for other in open_answers(match):
        ask(bots.make(match.game, nosy, 1), other, match.asked[2].seat)
    assert len(seen) == 1


def test_a_hint_is_for_the_seat_that_asks(match: Match) -> None:
    match.answer(match.asked[0].options[0], seat=match.asked[0].seat)
    for decision in match.asked:
        found = hint(match, decision.seat, effort=0.01)
        assert found.best.keys in decision.keys


def test_processes_search_for_the_same_seat() -> None:
    match = legends()
    match.answer("3", seat=match.asked[0].seat)
    sight = Sight(match, match.asked[1].seat)
    one, two = (think(sight, Limit(tries=8, processes=2), seed=2) for _ in range(2))
    assert one.answer == two.answer
    assert sight.decision.read(one.answer) in sight.decision.options


def test_a_game_whose_players_answered_in_any_order_is_reviewed() -> None:
    match = draft()
    steps: list[tuple[int, Match, Answer]] = []
    number = 0
    while match.asked:
        decision = match.asked[-1]
        answer = Answer(decision.seat, decision.kind, decision.keys[0])
        steps.append((number, match.clone(), answer))
        match.repeat(answer)
        number += 1
    decided = list(review.decided(steps, {0, 1, 2}))
    assert {one.seat for one in decided} == {0, 1, 2}
    for one in decided[:4]:
        examined = review.examine(one, Match.load(FAIR, one.saved))
        assert examined.seat == one.seat
        assert sum(examined.wins) == pytest.approx(1)


def test_a_whole_game_is_played() -> None:
    match = draft()
    minds = [bots.make(FAIR, spec, 1) for spec in ("squire@2i", "random", looking)]
    outcome = play_to_the_end(match, minds)
    assert outcome.reason == "crowned"
    assert Match.replay(FAIR, match.record()).outcome == outcome
