"""What a lead in a region is worth to a bot, while others can still come there."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from throneroom.kernel import Seat

MOST = 24
"""More pieces of one owner than a region can ever have."""
NOBODY = -1
MANY = 1000
LEADS = range(-3, 5)
"""Leads that are told apart."""
HELD = tuple([float(lead > 0) for lead in LEADS])
"""How much of a region is one's own where nothing changes any more."""
PIECE, FRONT = 1.2, 2.6
"""What a piece more, and to be in front at all, change in the odds of keeping a region. How
they fade with the turns to come was read off games; how much they count was found in play."""


@lru_cache(maxsize=MANY)
def region_worth(
    me: Seat,
    top: int,
    second: int,
    leader: int,
    points: int,
    weight: float,
    sure: tuple[float, ...],
) -> tuple[list[float], list[int]]:
    """What a region is worth to a seat, and whose it is, for each number of own pieces there; `top`
    and `second` are the most that others have. Many positions have the same ones."""
    values, owners = [], []
    for mine in range(MOST):
        owner = me if mine > top else leader if top > mine else NOBODY
        value = _lead(sure, mine - top) * points if mine else 0.0
        if leader != NOBODY:
            value -= weight * _lead(sure, top - max(second, mine)) * points
        values.append(value)
        owners.append(owner)
    return values, owners


def _lead(sure: tuple[float, ...], lead: int) -> float:
    return sure[min(max(lead, LEADS[0]), LEADS[-1]) - LEADS[0]]


@lru_cache(maxsize=MANY)
def holds(lead: int, turns: float) -> float:
    """How likely a region is one's own in the end, by the lead over the next one there. Each piece
    counts, to be in front counts more, and both the less the more turns are to come."""
    front = FRONT / (1 + 1.2 * turns)
    odds = PIECE / (1 + turns / 4) * (lead - 0.5) + (front if lead > 0 else -front)
    return 1 / (1 + exp(-odds))
