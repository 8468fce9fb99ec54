"""Shares of games won, with their intervals."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from throneroom.lab.fast import Result
from throneroom.lab.simulate import wilson


class Rate(msgspec.Struct, frozen=True):
    """The result of one strategy against another."""

    name: str
    """The name of the other strategy."""
    games: int
    win_rate: float
    """The share of games won; a shared victory counts as a fraction."""
    interval: tuple[float, float]
    """The 95 % interval."""


def rate_of(name: str, results: Sequence[Result]) -> Rate:
    """The rate of the first strategy at some tables."""
    wins = sum([result.wins[0] for result in results])
    games = sum([result.games for result in results])
    return Rate(name, games, wins / games, wilson(wins, games))
