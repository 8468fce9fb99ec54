"""The value of a lead in a region to a bot, while others can still come there."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from throneroom.kernel import Seat

MOST = 24
"""More pieces than one owner can ever have in a region."""
NOBODY = -1
MANY = 1000
LEADS = range(-3, 5)
"""The leads that differ in value."""
HELD = tuple([float(lead > 0) for lead in LEADS])
"""The share of a region by lead, once nothing can change any more."""
PIECE, FRONT = 1.2, 2.6
"""The effect of one more piece, and of being in front at all, on the odds of keeping a region. How
it fades with the turns was fitted to games; its size was tuned in play."""


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
    """The value of a region to a seat, and the region's owner, for each number of own pieces there.
    `top` and `second` are the two largest numbers of pieces that others have. Many positions share
    these numbers."""
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
    """The chance of holding a region at the end, given the lead over the next owner. Each piece
    counts, being in front counts more, and both count less the more turns follow."""
    front = FRONT / (1 + 1.2 * turns)
    odds = PIECE / (1 + turns / 4) * (lead - 0.5) + (front if lead > 0 else -front)
    return 1 / (1 + exp(-odds))
