"""A review after the game: the course of the chances, and the decisions that cost most.

A decision is judged by what its seat could know at the time: in the re-dealt worlds that a
searching bot gets, never by the true cards. A good risk that went wrong costs nothing. The chance
of a position is that of the best answer to it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import groupby
from typing import Any

import msgspec

from throneroom.bots.search.contest import (
    Keys,
    Opening,
    Try,
    Verdict,
    conduct,
    contest,
    duel,
    index_of,
    open_contest,
)
from throneroom.bots.search.hint import Advice, advice, percent, reason_over, seed_of
from throneroom.bots.search.parallel import imagined
from throneroom.bots.search.values import Worth
from throneroom.bots.search.walk import Walk
from throneroom.kernel import Answer, Decision, Guide, Match, Message, Outcome, Seat, Sight

MOST = 3
"""The most costly decisions of one seat that a review lists."""
SUSPECTS = 4
"""Decisions of a seat that are examined a second time."""
FIRST = 0.6
"""Share of a review's tries for the first examination of all decisions."""
JUDGED = 3
"""Tries of a judged decision, as a multiple of those of a decision where only the chances count."""
FEWEST = 6
"""Tries for a decision, however many decisions there are."""
AGAIN = 8
"""Most tries of the second examination, as a multiple of the first."""
DEEPER = 6
"""Tries of a deep review, as a multiple of a usual one."""
SURELY = 2.0
"""Standard errors by which an answer must be worse to count as costly."""
WORTH_TELLING = 0.03
"""Share of the victories that a mistake must cost to be mentioned."""
WORTH_POINTS = 3.0
"""Points of a team that a mistake must cost to be mentioned."""


class Odds(msgspec.Struct, frozen=True):
    """Each seat's chance to win, as the deciding seat could see it."""

    number: int
    """Number of answers before this moment."""
    seats: list[int]
    """The chance of each seat, in percent."""
    standing: int | None = None
    """Points by which the team will probably pass its goal, where this is measured: below 0, it
    falls short. None at the end, where there is nothing to foresee."""


class Costly(msgspec.Struct, frozen=True):
    """A decision whose answer was significantly worse than another one."""

    number: int
    """Number of answers before this one."""
    seat: Seat
    prompt: Message
    taken: Advice
    better: Advice
    cost: int
    """Percent points by which the better answer wins more often; where the team's standing is
    measured, the points by which it improves the standing."""
    reason: Message | None
    """What the better answer does, in the game's own words."""
    sure: bool
    """Whether a second examination has confirmed it."""
    chances: list[int]
    """The chance of each seat after the better answer, in percent."""
    turn: int = 0
    """The number of its turn or round, as players count them; 0 where nothing is counted."""
    standing: int | None = None
    """The standing of the team after the better answer, where it is measured."""
    game: int = 0
    """The number of its game, where one match is several games; 0 where it is only one."""


class Review(msgspec.Struct, frozen=True):
    chances: list[Odds]
    """One for each turn and for each costly decision, the end last."""
    costly: list[Costly]
    """At most three for each judged seat, the worst first."""
    deep: bool = False


class Decided(msgspec.Struct, frozen=True):
    """A decision of the game and its answer."""

    number: int
    seat: Seat
    keys: str | list[str]
    saved: dict[str, Any]
    """The match at this decision."""
    judged: bool
    """Whether the answer is judged; otherwise only the chances are of interest."""
    tries: int = 0
    """Tries of the first examination."""
    again: int = 0
    """Tries of the second one."""


class Examined(msgspec.Struct, frozen=True):
    """The result of a first examination."""

    number: int
    seat: Seat
    wins: list[float]
    """Each seat's share of the victories after the best answer."""
    better: str | list[str] | None
    """The answer of the search, where it was another one and did better."""
    cost: float
    """Lost share of the victories, or points of the team, less their standard error."""
    tries: int
    costly: Costly | None = None
    """The costly decision, if it seems to be one."""
    standing: float | None = None
    """The standing of the team after the best answer, where it is measured."""


def decided(
    steps: Iterable[tuple[int, Match, Answer]], judged: Collection[Seat], *, deep: bool = False
) -> list[Decided]:
    """The decisions to examine: all real choices of the judged seats, and one in each turn of the
    others. `steps` are the answers with their numbers, each with the match before it. Together
    these decisions get the tries of one review, however many there are."""
    found: list[Decided] = []
    told: Seat | None = None
    guide: Guide[Any] = Guide()
    for number, match, answer in steps:
        match.skip_to(answer)
        guide = match.game.guide or guide
        seat, _, keys = answer
        is_judged = seat in judged
        if told == seat and not is_judged:
            continue
        sight = Sight(match, seat)
        decision = sight.decision
        only = Walk(sight, number).forced
        if only is not None and (not is_judged or _same(decision, decision.read(keys), only)):
            continue
        told = seat
        found.append(Decided(number, seat, keys, match.save(), is_judged))
    return _share_out(found, guide, DEEPER if deep else 1)


def _share_out(found: Sequence[Decided], guide: Guide[Any], factor: int) -> list[Decided]:
    """The decisions with their numbers of tries. In a short game no decision gets more than it
    needs."""
    tries = factor * guide.review_tries
    enough = factor * guide.hint_tries // 2
    weights = [JUDGED if one.judged else 1 for one in found]
    each = FIRST * tries / max(1, sum(weights))
    seats = len({one.seat for one in found if one.judged})
    most = int((1 - FIRST) * tries / max(1, SUSPECTS * seats))
    shared: list[Decided] = []
    for one, weight in zip(found, weights, strict=True):
        first = max(FEWEST, min(enough, int(each * weight)))
        again = max(first, min(most, 2 * enough, AGAIN * first))
        shared.append(msgspec.structs.replace(one, tries=first, again=again))
    return shared


def examine(one: Decided, match: Match) -> Examined:
    """The first examination."""
    sight = Sight(match, one.seat)
    decision = sight.decision
    taken = decision.read(one.keys)
    opening = open_contest(sight, one.tries, taken if one.judged else None)
    asked = index_of(decision, opening, taken) if one.judged else None
    verdict = _conduct(sight, opening, one.tries, seed_of(match, one.seat), asked)
    best, wins = verdict.best, verdict.best.wins
    if asked is None or best.answer == asked or verdict.cost <= 0:
        return Examined(one.number, one.seat, wins, None, 0.0, best.tries, standing=best.standing)
    better = opening.answers[best.answer]
    costly = None
    if is_costly(verdict):
        costly = _costly(one, match, better, verdict, sure=False)
    cost = verdict.cost - verdict.doubt
    return Examined(one.number, one.seat, wins, better, cost, best.tries, costly, best.standing)


def judge(one: Decided, match: Match, better: str | list[str]) -> Costly | None:
    """The second examination, with more tries and other deals. It drops decisions that seemed
    costly by chance."""
    sight = Sight(match, one.seat)
    opening = duel(open_contest(sight, one.again), better, one.keys)
    seed = seed_of(match, one.seat) ^ 1  # other deals
    verdict = _conduct(sight, opening, one.again, seed, asked=1, hurry=False)
    if verdict.best.answer or not is_costly(verdict):
        return None
    return _costly(one, match, better, verdict, sure=True)


def is_costly(verdict: Verdict) -> bool:
    telling = WORTH_TELLING if verdict.best.standing is None else WORTH_POINTS
    return verdict.cost >= max(SURELY * verdict.doubt, telling)


def _conduct(
    sight: Sight,
    opening: Opening,
    tries: int,
    seed: int,
    asked: int | None,
    *,
    hurry: bool = True,
) -> Verdict:
    def here(opening: Opening, tries: list[Try]) -> list[Worth]:
        return imagined(sight, opening.answers, tries)

    return conduct(opening, contest(opening, tries, seed, asked, hurry=hurry), here)


def _costly(one: Decided, match: Match, better: Keys, verdict: Verdict, *, sure: bool) -> Costly:
    assert verdict.asked is not None
    sight = Sight(match, one.seat)
    decision = sight.decision
    reason = reason_over(match.game.guide or Guide(), sight, decision, better, one.keys)
    taken_one = advice(match, decision, one.keys, verdict.asked)
    better_one = advice(match, decision, better, verdict.best)
    standing = verdict.best.standing
    cost = better_one.wins - taken_one.wins if standing is None else round(verdict.cost)
    return Costly(
        number=one.number,
        seat=one.seat,
        prompt=match.game.prompt(decision),
        taken=taken_one,
        better=better_one,
        cost=cost,
        reason=reason,
        sure=sure,
        chances=[percent(share) for share in verdict.best.wins],
        turn=match.game.turn(match.state),
        standing=None if standing is None else round(standing),
        game=match.game.part(match.state),
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
    """The most costly decisions of each seat; those confirmed by a second examination come
    first."""
    told: list[Costly] = []
    for one in sorted(judged, key=lambda one: (not one.sure, -one.cost)):
        if sum(other.seat == one.seat for other in told) < MOST:
            told.append(one)
    return told


def chances(examined: Iterable[Examined], costly: Iterable[Costly] = ()) -> list[Odds]:
    """The chances at each turn: the mean over the consecutive decisions of a seat. The deciding
    seat slightly overrates its own chance, so each value is averaged over the round around it. At a
    costly decision it is exactly the chance that the review gives for the better answer."""
    numbers: list[int] = []
    turns: list[list[float]] = []
    for _, group in groupby(examined, key=lambda e: e.seat):
        turn = list(group)
        tries = sum(e.tries for e in turn)
        found = [e.wins if e.standing is None else [*e.wins, e.standing] for e in turn]
        sums = zip(
            *[[e.tries * x for x in own] for e, own in zip(turn, found, strict=True)], strict=True
        )
        numbers.append(turn[0].number)
        turns.append([sum(each) / tries for each in sums])
        players = len(turn[0].wins)
    told: dict[int, Odds] = {}
    for i, number in enumerate(numbers):
        mean = _around(turns, i, players)
        shares = [round(100 * share) for share in mean[:players]]
        told[number] = Odds(number, shares, *map(round, mean[players:]))
    told |= {one.number: Odds(one.number, one.chances, one.standing) for one in costly}
    return [told[number] for number in sorted(told)]


def _around(turns: Sequence[Sequence[float]], i: int, players: int) -> list[float]:
    """The mean over as many turns as there are players, with this one in the middle. With an even
    number of players the outermost turns count half."""
    reach = (players + 1) / 2
    near = [(min(1.0, reach - abs(j - i)), turn) for j, turn in enumerate(turns)]
    kept = [(weight, turn) for weight, turn in near if weight > 0]
    whole = sum(weight for weight, _ in kept)
    return [
        sum(weight * turn[one] for weight, turn in kept) / whole for one in range(len(turns[i]))
    ]


def in_order(decided: Sequence[Decided]) -> list[Decided]:
    """The decisions in an order that shows the whole course early: each is about as far as possible
    from the ones before it."""
    bits = max(1, (len(decided) - 1).bit_length())
    order = sorted(range(len(decided)), key=lambda i: f"{i:0{bits}b}"[::-1])
    return [decided[i] for i in order]


def ended(number: int, outcome: Outcome) -> Odds:
    """The chances at the end: certain, and shared by those who share the victory."""
    winners = outcome.winners
    won = 100 if outcome.together is not None else round(100 / max(1, len(winners)))
    return Odds(number, [won * (seat in winners) for seat in range(len(outcome.ranks))])


def _same(decision: Decision, one: Any, other: Any) -> bool:
    if decision.is_single or decision.ordered:
        return bool(one == other)
    return sorted(decision.keys_for(one)) == sorted(decision.keys_for(other))
