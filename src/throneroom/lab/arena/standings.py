"""The strength of each bot: OpenSkill ratings, win rates, results against each other bot."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from throneroom.lab.arena.log import Result
from throneroom.lab.simulate import Z95, wilson

POINTS_KEPT = 120
"""Maximum number of points of a rating curve."""


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """The standing of one bot."""

    name: str
    rating: float
    interval: tuple[float, float]
    """The 95 % interval of the rating, by OpenSkill's model."""
    games: int
    wins: float
    win_rate: float
    win_interval: tuple[float, float]
    by_seat: list[float | None]
    """Win rate at each seat; None where it never sat."""
    mean_score: float
    against: list[float | None]
    """Share of games in which it placed better than each other bot, with ties counted half; None if
    they never met."""
    curve: list[tuple[int, float]]
    """The rating over time: pairs of the number of games in the arena and the rating then."""


class Standings(msgspec.Struct, frozen=True, kw_only=True):
    """The standings of all bots, the best first."""

    games: int
    bots: list[Standing]
    order: list[int]
    """The index of each of these bots in the arena's list."""
    ends: dict[str, int]


def standings(names: Sequence[str], players: int, results: Iterable[Result]) -> Standings:
    """The standings after some results. Games are rated in the order of their numbers, not of their
    ends."""
    played = sorted(results, key=lambda result: result.number)
    ratings, curves = _rate(len(names), played)
    lines = [_standing(i, names, players, played, ratings[i], curves[i]) for i in range(len(names))]
    order = sorted(range(len(names)), key=lambda i: (-lines[i].rating, i))
    ends: dict[str, int] = {}
    for result in played:
        ends[result.reason] = ends.get(result.reason, 0) + 1
    return Standings(
        games=len(played),
        bots=[
            msgspec.structs.replace(lines[i], against=[lines[i].against[j] for j in order])
            for i in order
        ],
        order=order,
        ends=dict(sorted(ends.items(), key=lambda end: (-end[1], end[0]))),
    )


def _rate(
    bots: int, played: Sequence[Result]
) -> tuple[list[PlackettLuceRating], list[list[tuple[int, float]]]]:
    """The ratings and their curves. Tau is 0: bots do not learn, so no uncertainty is added from
    game to game."""
    model = PlackettLuce(tau=0.0)
    ratings = [model.rating() for _ in range(bots)]
    curves: list[list[tuple[int, float]]] = [[(0, rating.mu)] for rating in ratings]
    every = max(1, len(played) // POINTS_KEPT)
    for count, result in enumerate(played, start=1):
        teams = model.rate([[ratings[bot]] for bot in result.seats], ranks=list(result.ranks))
        for bot, (rating,) in zip(result.seats, teams, strict=True):
            ratings[bot] = rating
        if count % every == 0 or count == len(played):
            for curve, rating in zip(curves, ratings, strict=True):
                curve.append((count, rating.mu))
    return ratings, curves


def _standing(
    bot: int,
    names: Sequence[str],
    players: int,
    played: Sequence[Result],
    rating: PlackettLuceRating,
    curve: list[tuple[int, float]],
) -> Standing:
    games, wins, points = 0, 0.0, 0
    sat, won = [0] * players, [0.0] * players
    met, before = [0] * len(names), [0.0] * len(names)
    for result in played:
        if bot not in result.seats:
            continue
        seat = result.seats.index(bot)
        share = result.shares()[seat]
        games, wins, points = games + 1, wins + share, points + result.scores[seat]
        sat[seat] += 1
        won[seat] += share
        for other, rank in zip(result.seats, result.ranks, strict=True):
            if other != bot:
                met[other] += 1
                before[other] += 0.5 + 0.5 * _sign(rank - result.ranks[seat])
    half = Z95 * rating.sigma
    return Standing(
        name=names[bot],
        rating=rating.mu,
        interval=(rating.mu - half, rating.mu + half),
        games=games,
        wins=wins,
        win_rate=_share(wins, games) or 0.0,
        win_interval=wilson(wins, games) if games else (0.0, 1.0),
        by_seat=[_share(w, n) for w, n in zip(won, sat, strict=True)],
        mean_score=points / games if games else 0.0,
        against=[_share(b, n) for b, n in zip(before, met, strict=True)],
        curve=curve,
    )


def _share(part: float, whole: int) -> float | None:
    return part / whole if whole else None


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
