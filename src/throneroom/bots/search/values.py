"""The value of the end of an imagined game to each seat."""

from __future__ import annotations

from collections.abc import Sequence
from math import tanh
from typing import Any, NamedTuple

from throneroom.kernel import Guide, Outcome, World


class Worth(NamedTuple):
    values: Sequence[float]
    """The value of the end for each seat, from 0 to 1."""
    wins: Sequence[float]
    """Each seat's share of the victory."""
    leads: Sequence[float | None]
    """Points by which each seat is ahead of the best other one, negative if behind; None where the
    end was not seen."""
    standing: float | None = None
    """Points by which a team will probably pass its goal, if the game can tell."""


def worth(world: World, guide: Guide[Any], start: Any) -> Worth:
    """The value of a world; `start` is the state from which its game was imagined."""
    found = _worth(world, guide)
    values = guide.progress(start, world.state)
    if values is None:
        return found
    return found._replace(values=values, standing=guide.standing(world.state))


def _worth(world: World, guide: Guide[Any]) -> Worth:
    outcome = world.outcome
    if world.decision is not None:
        chances = guide.evaluate(world.state)
        if chances is not None:
            return Worth(chances, chances, [None] * len(chances))
    return of_outcome(outcome, guide.clear, guide.clearly)


def of_outcome(outcome: Outcome, clear: float, clearly: float) -> Worth:
    """The value of an outcome: the place, with most weight on the first one, which players who win
    together share. If `clear` is above 0, the lead in points has the share `clearly` in it."""
    ahead = leads(outcome)
    players = len(outcome.ranks)
    if outcome.together is not None or players == 1:
        won = [float(outcome.together is not False)] * players
        return Worth(won, won, ahead)
    winners = outcome.winners
    wins = [(seat in winners) / len(winners) for seat in range(players)]
    places = [place(outcome.ranks, seat) for seat in range(players)]
    if not clear:
        return Worth(places, wins, ahead)
    values = [
        (1 - clearly) * own + clearly * (0.5 + 0.5 * tanh(lead / clear))
        for own, lead in zip(places, ahead, strict=True)
    ]
    return Worth(values, wins, ahead)


def place(ranks: Sequence[int], seat: int) -> float:
    """The value of a place, from 1 for the first to 0 for the last. It falls quadratically, because
    the first places matter most. Tied seats share the places they take up.

    >>> [place([1, 2, 3], seat) for seat in range(3)], [place([1, 1], seat) for seat in range(2)]
    ([1.0, 0.25, 0.0], [0.5, 0.5])
    """
    own, last = ranks[seat], len(ranks) - 1
    shared = ranks.count(own)
    return sum([((last + 1 - own - i) / last) ** 2 for i in range(shared)]) / shared


def mean_lead(leads: Sequence[float | None]) -> float:
    """The mean lead; 0 if some ends were not seen."""
    found = [lead for lead in leads if lead is not None]
    return sum(found) / len(found) if len(found) == len(leads) else 0.0


def leads(outcome: Outcome) -> list[float]:
    """Each seat's lead in points. All are 0 in co-operative games and for a player alone."""
    points = [score.total for score in outcome.scores]
    if outcome.together is not None or len(points) == 1:
        return [0.0] * len(points)
    first, second = sorted(points, reverse=True)[:2]
    return [float(own - (second if own == first else first)) for own in points]
