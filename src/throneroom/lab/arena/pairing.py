"""The schedule of an arena: the bots of each table and their seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

import msgspec


class Encounter(msgspec.Struct, frozen=True):
    """One game to play. All games of a table begin with the same deal, and each bot sits at each
    seat once, so all have the same luck and the same share of first moves."""

    number: int
    round: int
    table: int
    seats: tuple[int, ...]
    """The bot at each seat, by its index."""


def seatings(group: Sequence[int], round: int) -> Iterator[tuple[int, ...]]:
    """Seatings in which each bot sits at each seat; every second round in the opposite direction.

    >>> list(seatings([0, 1, 2], round=0))
    [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    """
    order = tuple(group) if round % 2 == 0 else tuple(reversed(group))
    for turn in range(len(order)):
        yield order[turn:] + order[:turn]


def encounters(groups: Sequence[Sequence[int]], round: int) -> list[Encounter]:
    """All games of a round. Rounds are equally long, so each number belongs to one game."""
    found: list[Encounter] = []
    first = round * sum(len(group) for group in groups)
    for table, group in enumerate(groups):
        for seats in seatings(group, round):
            found.append(Encounter(first + len(found), round, table, seats))
    return found


def round_robin(bots: int, players: int) -> list[tuple[int, ...]]:
    """All groups of bots.

    >>> round_robin(3, players=2)
    [(0, 1), (0, 2), (1, 2)]
    """
    return list(combinations(range(bots), players))


def swiss(
    points: Sequence[float], met: Mapping[tuple[int, int], int], byes: Sequence[int], players: int
) -> list[tuple[int, ...]]:
    """Tables of bots with about equal points that have met least often. Leftover bots pause: those
    that have paused least often, and of these the last in points.

    >>> swiss([3, 1, 2, 0], {}, byes=[0, 0, 0, 0], players=2)
    [(0, 2), (1, 3)]
    """
    order = sorted(range(len(points)), key=lambda bot: (-points[bot], bot))
    spare = len(order) % players
    paused = sorted(order, key=lambda bot: (byes[bot], -order.index(bot)))[:spare]
    left = [bot for bot in order if bot not in paused]
    groups = []
    while left:
        group = [left.pop(0)]
        while len(group) < players:
            # The nearest in points among the bots that have met the group least often.
            nearest = min(left, key=lambda bot: sum(met.get(pair(bot, one), 0) for one in group))
            group.append(nearest)
            left.remove(nearest)
        groups.append(tuple(group))
    return groups


def pair(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one < other else (other, one)


def meetings(tables: Sequence[Sequence[int]]) -> Counter[tuple[int, int]]:
    """Number of times that each two bots sat at the same table."""
    return Counter(pair(*two) for table in tables for two in combinations(table, 2))
