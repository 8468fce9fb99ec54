"""After the game: how the chances went, and which decisions cost most.

A decision is judged by what its seat could know then: in the re-dealt worlds that a searching bot
gets, never by the cards as they lay. A good risk that went wrong costs nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import groupby
from math import sqrt
from typing import Any

import msgspec

from throneroom.bots.search.hint import Advice, advice, reason_for
from throneroom.bots.search.think import choose
from throneroom.bots.search.values import Worth, mean_lead
from throneroom.bots.search.walk import Walk
from throneroom.kernel import Answer, Decision, Guide, Match, Message, Outcome, Seat, Sight

MOST = 3
"""Costly decisions of a seat that a review lists at most."""
SUSPECTS = 6
"""Decisions of a seat that are examined a second time."""
AGAIN = 4
"""Factor by which the second examination has more tries."""
SURELY = 2.0
"""Standard errors by which an answer must be worse to count as costly."""
WORTH_TELLING = 0.03
"""Share of the victories that it must cost at least."""


class Chance(msgspec.Struct, frozen=True):
    """Each seat's chance to win, as the deciding seat could see it."""

    number: int
    """Number of answers before this moment."""
    seats: list[int]
    """Victories of each seat in 100 continuations."""


class Costly(msgspec.Struct, frozen=True):
    """A decision whose answer was significantly worse than another one."""

    number: int
    """Number of answers before this one."""
    seat: Seat
    prompt: Message
    taken: Advice
    better: Advice
    cost: int
    """Victories lost in 100 continuations."""
    reason: Message | None
    """What the better answer does, in the game's own words."""


class Review(msgspec.Struct, frozen=True):
    chances: list[Chance]
    """One for each turn, the end last."""
    costly: list[Costly]
    """At most three for each judged seat, the worst first."""


class Decided(msgspec.Struct, frozen=True):
    """A decision of the game and its answer."""

    number: int
    seat: Seat
    keys: str | list[str]
    saved: dict[str, Any]
    """The match at this decision."""
    judged: bool
    """Whether the answer is judged; otherwise only the chances are of interest."""
    tries: int


class Examined(msgspec.Struct, frozen=True):
    """The result of a first examination."""

    number: int
    seat: Seat
    wins: list[float]
    """Each seat's share of the victories after the best answer."""
    better: str | list[str] | None
    """The answer of the search, where it was another one and did better."""
    cost: float
    """Lost share of the victories, less its standard error."""


def decided(
    steps: Iterable[tuple[int, Match, Answer]], judged: Collection[Seat]
) -> Iterator[Decided]:
    """The decisions to examine: all real choices of the judged seats, and one in each turn of the
    others. `steps` are the answers with their numbers, each with the match before it."""
    told: Seat | None = None
    for number, match, answer in steps:
        match.skip_to(answer)
        seat, _, keys = answer
        is_judged = seat in judged
        if told == seat and not is_judged:
            continue
        sight = Sight(match, seat)
        decision = sight.decision
        only = Walk(sight, number).forced
        if only is not None and (not is_judged or _same(decision, decision.read(keys), only)):
            continue
        tries = (match.game.guide or Guide()).tries
        told = seat
        yield Decided(number, seat, keys, match.save(), is_judged, tries)


def examine(one: Decided, match: Match) -> Examined:
    """The first examination."""
    sight = Sight(match, one.seat)
    decision = sight.decision
    walk = Walk(sight, one.number)
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
    """The second examination, with more and other deals: it drops what seemed costly by chance."""
    sight = Sight(match, one.seat)
    decision = sight.decision
    taken, best = decision.read(one.keys), decision.read(better)
    walk = Walk(sight, ~one.number)
    explore(walk, one.tries)
    two = compare(walk, taken, best, AGAIN * one.tries)
    if two.cost < max(SURELY * two.doubt, WORTH_TELLING):
        return None
    reason = None
    if decision.is_single or best:
        guide = match.game.guide or Guide()
        first = best if decision.is_single else best[0]
        reason = reason_for(guide, sight.deal(one.number), decision, first)
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
    """The decisions to examine again, in the game's order."""
    found = sorted((e for e in examined if e.better is not None), key=lambda e: -e.cost)
    by_seat: dict[Seat, list[Examined]] = {}
    for one in found:
        by_seat.setdefault(one.seat, []).append(one)
    kept = [one for own in by_seat.values() for one in own[:SUSPECTS]]
    return sorted(kept, key=lambda one: one.number)


def worst(judged: Iterable[Costly]) -> list[Costly]:
    """The most costly decisions of each seat."""
    told: list[Costly] = []
    for one in sorted(judged, key=lambda one: -one.cost):
        if sum(other.seat == one.seat for other in told) < MOST:
            told.append(one)
    return told


def chances(examined: Iterable[Examined]) -> list[Chance]:
    """One for each turn, the mean of the decisions that a seat takes in a row. The deciding seat
    sees its own chance slightly too bright, so each is averaged over the round around it."""
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
    """The mean over as many turns as there are players, this one in the middle; with an even number
    of players the outermost turns count half."""
    reach = (len(turns[i]) + 1) / 2
    near = [(min(1.0, reach - abs(j - i)), turn) for j, turn in enumerate(turns)]
    kept = [(weight, turn) for weight, turn in near if weight > 0]
    whole = sum(weight for weight, _ in kept)
    return [
        sum(weight * turn[seat] for weight, turn in kept) / whole for seat in range(len(turns[i]))
    ]


def ended(number: int, outcome: Outcome) -> Chance:
    """The chances at the end: certain, and shared by those who share the victory."""
    winners = outcome.winners
    won = 100 if outcome.together is not None else round(100 / max(1, len(winners)))
    return Chance(number, [won * (seat in winners) for seat in range(len(outcome.ranks))])


# Imagining what follows an answer


class Went(msgspec.Struct, frozen=True):
    """The mean result of the games after an answer."""

    wins: list[float]
    """Each seat's share of the victories."""
    lead: float
    """Lead of the seat that answered, in points."""

    @classmethod
    def of(cls, results: Sequence[Worth], seat: Seat) -> Went:
        n = len(results)
        wins = [sum(each) / n for each in zip(*[result.wins for result in results], strict=True)]
        return cls(wins, mean_lead([result.leads[seat] for result in results]))


class Compared(msgspec.Struct, frozen=True):
    taken: Went
    better: Went
    cost: float
    """Difference of the shares of the victories."""
    doubt: float
    """The standard error of the cost."""


def compare(walk: Walk, taken: Any, better: Any, tries: int) -> Compared:
    """Tries both answers in the same worlds, deal by deal, which removes most of the luck."""
    seat = walk.sight.seat
    one, other = imagine(walk, [taken, better], tries)
    lost = [b.wins[seat] - a.wins[seat] for a, b in zip(one, other, strict=True)]
    cost = sum(lost) / tries
    spread = max(sum(x * x for x in lost) / tries - cost * cost, 0.0) + 0.25 / tries
    return Compared(Went.of(one, seat), Went.of(other, seat), cost, sqrt(spread / tries))


def imagine(walk: Walk, answers: Sequence[Any], tries: int) -> list[list[Worth]]:
    """Plays games after each of the answers, in the same worlds for all."""
    results: list[list[Worth]] = [[] for _ in answers]
    for _ in range(tries):
        luck = walk.draw_luck()
        for answer, found in zip(answers, results, strict=True):
            found.append(walk.imagine(answer, luck))
    return results


def explore(walk: Walk, tries: int) -> None:
    """Finds the good answers and policies, where there is a choice."""
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
