"""After the game: how the chances went, and which decisions cost most.

A decision is judged by what its seat could know then: the same re-dealt worlds a searching bot
gets, never the cards as they lay. A good risk that went wrong costs nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import groupby
from math import sqrt
from typing import Any

import msgspec

from throneroom.bots.search.hint import Advice, advice
from throneroom.bots.search.think import choose
from throneroom.bots.search.values import Worth, mean_lead
from throneroom.bots.search.walk import Walk
from throneroom.kernel import Decision, Guide, Match, Message, Outcome, Seat, Sight

MOST = 3
"""So many decisions of a seat are told."""
SUSPECTS = 6
"""So many of a seat are looked at again before that."""
AGAIN = 4
"""How many times the tries, where a decision is looked at again."""
SURELY = 2.0
"""A decision counts as costly if it cost more than so many standard errors,"""
WORTH_TELLING = 0.03
"""and at least so much of the winning chance."""


class Chance(msgspec.Struct, frozen=True):
    """Everybody's chance to win, as the one who was asked could see it."""

    number: int
    """How many answers had been given."""
    seats: list[int]
    """In how many of 100 continuations each seat wins."""


class Costly(msgspec.Struct, frozen=True):
    """A decision that was worse than another by more than chance."""

    number: int
    """How many answers had been given; this one was the next."""
    seat: Seat
    prompt: Message
    taken: Advice
    better: Advice
    cost: int
    """How many of 100 continuations fewer are won."""
    reason: Message | None
    """What the better answer does, in the game's own words."""


class Review(msgspec.Struct, frozen=True):
    chances: list[Chance]
    """One for each turn, the end last."""
    costly: list[Costly]
    """At most three of each seat that was judged, the worst first."""


class Decided(msgspec.Struct, frozen=True):
    """A decision of the game, and how it was answered."""

    number: int
    seat: Seat
    keys: str | list[str]
    saved: dict[str, Any]
    """The match at this decision."""
    judged: bool
    """Otherwise it only tells how the chances stood."""
    tries: int


class Examined(msgspec.Struct, frozen=True):
    """A first look at a decision."""

    number: int
    seat: Seat
    wins: list[float]
    """Everybody's share of the victories, if the best answer is given."""
    better: str | list[str] | None
    """What a search would have answered, if that was something else and did better."""
    cost: float
    """How much of the winning chance the answer surely lost."""


def decided(
    steps: Iterable[tuple[int, Match, str | list[str]]], judged: Collection[Seat]
) -> Iterator[Decided]:
    """What of a game is worth a look: all real choices of those who are judged, and one in each
    turn of the others. `steps` are the matches before each answer, with its number and its keys."""
    told: Seat | None = None
    for number, match, keys in steps:
        decision = match.decision
        assert decision is not None
        seat, is_judged = decision.seat, decision.seat in judged
        if told == seat and not is_judged:
            continue
        only = Walk(Sight(match), number).forced
        if only is not None and (not is_judged or _same(decision, decision.read(keys), only)):
            continue
        tries = (match.game.guide or Guide()).tries
        told = seat
        yield Decided(number, seat, keys, match.save(), is_judged, tries)


def examine(one: Decided, match: Match) -> Examined:
    """A first look."""
    decision = match.decision
    assert decision is not None
    walk = Walk(Sight(match), one.number)
    explore(walk, one.tries)
    best = walk.forced if walk.forced is not None else decision.read(choose(walk))
    taken = decision.read(one.keys)
    if not one.judged or _same(decision, taken, best):
        (results,) = imagine(walk, [best], one.tries)
        wins = Went.of(results, one.seat).wins
        return Examined(one.number, one.seat, wins, None, 0.0)
    two = compare(walk, taken, best, one.tries)
    better = decision.keys_for(best) if two.cost > 0 else None
    cost = two.cost - two.doubt
    return Examined(one.number, one.seat, two.better.wins, better, cost)


def judge(one: Decided, match: Match, better: str | list[str]) -> Costly | None:
    """A second look, with other deals and more of them, so that what only seemed costly by chance
    is left out."""
    decision = match.decision
    assert decision is not None
    taken, best = decision.read(one.keys), decision.read(better)
    walk = Walk(Sight(match), ~one.number)
    explore(walk, one.tries)
    two = compare(walk, taken, best, AGAIN * one.tries)
    if two.cost < max(SURELY * two.doubt, WORTH_TELLING):
        return None
    reason = None
    if decision.is_single or best:
        guide = match.game.guide or Guide()
        state = Sight(match).deal(one.number).state
        first = best if decision.is_single else best[0]
        reason = guide.reason(state, decision.seat, decision, first)
    taken_one = _advice(match, decision, taken, two.taken)
    better_one = _advice(match, decision, best, two.better)
    return Costly(
        number=one.number,
        seat=one.seat,
        prompt=match.game.prompt(decision),
        taken=taken_one,
        better=better_one,
        cost=better_one.wins - taken_one.wins,
        reason=reason,
    )


def suspects(examined: Iterable[Examined]) -> list[Examined]:
    """The decisions worth a second look, in the game's order."""
    found = sorted((e for e in examined if e.better is not None), key=lambda e: -e.cost)
    by_seat: dict[Seat, list[Examined]] = {}
    for one in found:
        by_seat.setdefault(one.seat, []).append(one)
    kept = [one for own in by_seat.values() for one in own[:SUSPECTS]]
    return sorted(kept, key=lambda one: one.number)


def worst(judged: Iterable[Costly]) -> list[Costly]:
    """What is told: the most costly of each seat."""
    told: list[Costly] = []
    for one in sorted(judged, key=lambda one: -one.cost):
        if sum(other.seat == one.seat for other in told) < MOST:
            told.append(one)
    return told


def chances(examined: Iterable[Examined]) -> list[Chance]:
    """One for each turn: what somebody decides in a row is taken together. Whoever decides sees
    their own chance a little brighter, so each is the mean of a round around it."""
    numbers: list[int] = []
    turns: list[list[float]] = []
    for _, group in groupby(examined, key=lambda e: e.seat):
        turn = list(group)
        numbers.append(turn[0].number)
        turns.append([sum(each) / len(turn) for each in zip(*[e.wins for e in turn], strict=True)])
    return [
        Chance(number, [round(100 * share) for share in _around(turns, i)])
        for i, number in enumerate(numbers)
    ]


def _around(turns: Sequence[Sequence[float]], i: int) -> list[float]:
    """The mean of so many turns as there are players, this one in their middle; where they are
    even, the outermost count half."""
    reach = (len(turns[i]) + 1) / 2
    near = [(min(1.0, reach - abs(j - i)), turn) for j, turn in enumerate(turns)]
    kept = [(weight, turn) for weight, turn in near if weight > 0]
    whole = sum(weight for weight, _ in kept)
    return [
        sum(weight * turn[seat] for weight, turn in kept) / whole for seat in range(len(turns[i]))
    ]


def ended(number: int, outcome: Outcome) -> Chance:
    """At the end chances are certain; those who share the victory share it here."""
    winners = outcome.winners
    won = 100 if outcome.together is not None else round(100 / max(1, len(winners)))
    return Chance(number, [won * (seat in winners) for seat in range(len(outcome.ranks))])


# Imagining what follows an answer


class Went(msgspec.Struct, frozen=True):
    """How the games went after an answer, on average."""

    wins: list[float]
    """Everybody's share of the victories."""
    lead: float
    """By how many points the seat that answered was ahead."""

    @classmethod
    def of(cls, results: Sequence[Worth], seat: Seat) -> Went:
        n = len(results)
        wins = [sum(each) / n for each in zip(*[result.wins for result in results], strict=True)]
        return cls(wins, mean_lead([result.leads[seat] for result in results]))


class Compared(msgspec.Struct, frozen=True):
    taken: Went
    better: Went
    cost: float
    """How much of the winning chance lies between them,"""
    doubt: float
    """and its standard error."""


def compare(walk: Walk, taken: Any, better: Any, tries: int) -> Compared:
    """Both answers in the same worlds, deal by deal: that leaves out most of the luck."""
    seat = walk.sight.seat
    one, other = imagine(walk, [taken, better], tries)
    lost = [b.wins[seat] - a.wins[seat] for a, b in zip(one, other, strict=True)]
    cost = sum(lost) / tries
    spread = max(sum(x * x for x in lost) / tries - cost * cost, 0.0) + 0.25 / tries
    return Compared(Went.of(one, seat), Went.of(other, seat), cost, sqrt(spread / tries))


def imagine(walk: Walk, answers: Sequence[Any], tries: int) -> list[list[Worth]]:
    """So many games after each of the answers, the same ones for all."""
    results: list[list[Worth]] = [[] for _ in answers]
    for _ in range(tries):
        luck = walk.draw_luck()
        for answer, found in zip(answers, results, strict=True):
            found.append(walk.imagine(answer, luck))
    return results


def explore(walk: Walk, tries: int) -> None:
    """Finds out which answers and which ways to play are good, where there is a choice."""
    while walk.forced is None and walk.tries < tries:
        walk.used = walk.tries / tries
        walk.step()


def _same(decision: Decision, one: Any, other: Any) -> bool:
    if decision.is_single or decision.ordered:
        return bool(one == other)
    return sorted(decision.keys_for(one)) == sorted(decision.keys_for(other))


def _advice(match: Match, decision: Decision, answer: Any, went: Went) -> Advice:
    options: Sequence[Any] = [answer] if decision.is_single else answer
    wins = round(100 * went.wins[decision.seat])
    return advice(match, decision, decision.keys_for(answer), options, wins, round(went.lead))
