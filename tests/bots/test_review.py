"""Looking back at a game: chances, and decisions that cost most."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

import throneroom
from tests.endgames import last_province
from throneroom import bots, registry
from throneroom.bots.search import review
from throneroom.bots.search.contest import Figures, Verdict
from throneroom.bots.search.review import Costly, Examined
from throneroom.kernel import Answer, Match, Message, ask


def looked_at(match: Match, answers: list[str], judged: set[int]) -> list[Costly]:
    def steps() -> Iterator[tuple[int, Match, Answer]]:
        for number, keys in enumerate(answers):
            assert match.decision is not None
            yield number, match, Answer(match.decision.seat, match.decision.kind, keys)
            match.answer(keys)

    decided = {one.number: one for one in review.decided(steps(), judged)}
    examined = [review.examine(one, throneroom.load(one.saved)) for one in decided.values()]
    found = []
    for suspect in review.suspects(examined):
        assert suspect.better is not None
        one = decided[suspect.number]
        found.append(review.judge(one, throneroom.load(one.saved), suspect.better))
    return review.worst([one for one in found if one is not None])


@pytest.mark.slow
def test_who_does_not_take_the_last_province_is_told() -> None:
    match = last_province()
    (costly,) = looked_at(match, ["silver", "province"], judged={0, 1})
    assert (costly.number, costly.seat) == (0, 0)
    assert costly.turn == match.game.turn(match.state) > 0
    assert costly.game == 0
    assert costly.taken.caption == [Message("card-silver")]
    assert costly.better.keys == "province"
    assert costly.better.wins == 100
    assert costly.taken.wins < 20
    assert costly.cost == costly.better.wins - costly.taken.wins
    assert costly.sure
    assert costly.reason is not None
    assert costly.reason.id == "reason-ends"


def test_who_takes_it_is_not_blamed() -> None:
    assert looked_at(last_province(), ["province"], judged={0}) == []


def test_only_those_who_are_asked_about_are_judged() -> None:
    assert looked_at(last_province(), ["silver", "province"], judged={1}) == []


def test_a_decision_is_judged_by_what_its_seat_could_know() -> None:
    """Two games that look the same to the deciding seat cost the same, whatever is hidden."""
    one = last_province()
    other = one.redealt(0, seed=5)
    found = [
        review.examine(decided, throneroom.load(decided.saved))
        for match in (one, other)
        for decided in review.decided([(0, match, Answer(0, "buy", "silver"))], {0})
    ]
    assert found[0] == found[1]


def test_chances_are_told_for_each_turn_as_the_mean_of_a_round() -> None:
    told = review.chances(
        [
            Examined(0, 0, [0.6, 0.4], None, 0.0, 10),
            Examined(1, 0, [0.4, 0.6], None, 0.0, 10),
            Examined(2, 1, [0.3, 0.7], None, 0.0, 10),
            Examined(4, 0, [0.9, 0.1], None, 0.0, 10),
            Examined(6, 1, [0.9, 0.1], None, 0.0, 10),
        ]
    )
    assert [(one.number, one.seats) for one in told] == [
        (0, [43, 57]),
        (2, [50, 50]),
        (4, [75, 25]),
        (6, [90, 10]),
    ]


def test_of_a_team_its_standing_is_told_in_points() -> None:
    """Chances would be equal all the time."""
    found = [
        Examined(number, seat, [0.0, 0.0], None, 0.0, 10, standing=standing)
        for number, seat, standing in ((0, 0, -20.0), (1, 0, -30.0), (2, 1, -45.0), (4, 0, -5.0))
    ]
    told = review.chances(found)
    assert [(one.number, one.seats, one.standing) for one in told] == [
        (0, [0, 0], -32),
        (2, [0, 0], -30),
        (4, [0, 0], -18),
    ]


def test_points_of_a_team_must_be_worth_telling_and_sure() -> None:
    best = Figures(0, 20, [0.0], 0.1, 0.0, False, standing=-40.0)
    verdict = Verdict(best, None, best, is_close=False, cost=4.0, doubt=1.5, tries=40)
    assert review.is_costly(verdict)
    assert not review.is_costly(msgspec.structs.replace(verdict, cost=2.5, doubt=1.0))
    assert not review.is_costly(msgspec.structs.replace(verdict, cost=9.0, doubt=5.0))


@pytest.mark.parametrize("slug", sorted(registry.games()))
def test_where_progress_counts_a_review_can_tell_it(slug: str) -> None:
    match = throneroom.new(slug, seed=4)
    guide = match.game.guide
    assert guide is not None
    progress = guide.progress(match.state, match.state)
    assert (progress is None) == (guide.standing(match.state) is None)


def test_a_review_agrees_with_itself() -> None:
    """The chance of a position is that of the best answer to it."""
    (costly,) = looked_at(last_province(), ["silver"], judged={0})
    examined = [Examined(0, 0, [0.8, 0.2], "province", 0.5, 10)]
    (told,) = review.chances(examined, [costly])
    assert told.seats[0] == costly.better.wins


def test_what_seems_costly_is_told_at_once() -> None:
    step = (0, last_province(), Answer(0, "buy", "silver"))
    (one,) = review.decided([step], {0})
    seeming = review.examine(one, throneroom.load(one.saved)).costly
    assert seeming is not None
    assert not seeming.sure
    assert seeming.better.keys == "province"


@pytest.mark.parametrize("slug", sorted(registry.games()))
def test_a_review_has_its_tries_for_a_whole_game_however_many_decisions(slug: str) -> None:
    match = throneroom.new(slug, seed=4)
    mind = bots.make(match.game, next(iter(match.game.bots())), 1)
    steps: list[tuple[int, Match, Answer]] = []
    while match.decision is not None and match.number < 80:
        decision = match.decision
        answer = decision.read(ask(mind, match))
        given = Answer(decision.seat, decision.kind, decision.keys_for(answer))
        steps.append((match.number, match.clone(), given))
        match.answer(answer)
    guide = match.game.guide
    assert guide is not None
    for deep, factor in ((False, 1), (True, review.DEEPER)):
        decided = review.decided(steps, range(match.options.players), deep=deep)
        again = sorted([one.again for one in decided])[-review.SUSPECTS * match.options.players :]
        tries = sum(one.tries for one in decided) + sum(again)
        assert tries <= 1.05 * factor * guide.review_tries


def test_the_whole_course_shows_early() -> None:
    step = (0, last_province(), Answer(0, "buy", "silver"))
    (one,) = review.decided([step], {0})
    all_of_them = [msgspec.structs.replace(one, number=n) for n in range(10)]
    order = [each.number for each in review.in_order(all_of_them)]
    assert sorted(order) == list(range(10))
    assert order[:4] == [0, 8, 4, 2]


def test_the_worst_three_of_each_seat_are_told() -> None:
    (costly,) = looked_at(last_province(), ["silver"], judged={0})
    many = [msgspec.structs.replace(costly, cost=cost) for cost in (5, 9, 7, 8)]
    other = msgspec.structs.replace(costly, seat=1, cost=4)
    assert [one.cost for one in review.worst([*many, other])] == [9, 8, 7, 4]


@pytest.mark.slow
def test_what_is_confirmed_goes_before_what_only_seems_costly() -> None:
    (costly,) = looked_at(last_province(), ["silver"], judged={0})
    seeming = [msgspec.structs.replace(costly, cost=100, sure=False) for _ in range(3)]
    told = review.worst([*seeming, costly])
    assert [one.sure for one in told] == [True, False, False]
