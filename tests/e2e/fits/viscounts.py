"""Moments of Viscounts at a full table, found in games of its bots: whatever these learn to do, the
fullest moment of each kind is used."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from throneroom.games.west_kingdom.viscounts import VISCOUNTS
from throneroom.games.west_kingdom.viscounts.bots import BOTS
from throneroom.kernel import Match

SEATS = 4
GAMES = 3


def viscounts_asked(kind: str, *, players: int = SEATS, round: int = 0) -> Callable[[], Any]:
    """Seat 0 is asked such a question, in such a round or later."""

    @cache
    def find() -> Match:
        found = _fullest(players).get((kind, round > 0))
        assert found is not None, f"no {kind} in any of these games"
        return found

    return find


@cache
def viscounts_dismissing() -> tuple[Match, str]:
    """Seat 0 can build what asks for a dismissal: before the action, and that building."""
    for match in _asked(SEATS):
        assert match.decision is not None
        if match.decision.kind != "action" or "build" not in match.decision.keys:
            continue
        building = match.clone(log=False)
        building.answer("build")
        assert building.decision is not None
        for key in building.decision.keys if building.decision.kind == "building" else ():
            after = building.clone(log=False)
            after.answer(key)
            if after.decision is not None and after.decision.kind == "dismiss":
                return match.clone(log=False), key
    raise AssertionError("no building asks for a dismissal in any of these games")


@cache
def _fullest(players: int) -> dict[tuple[str, bool], Match]:
    """The fullest moments by kind of question, at any time and late in a game."""
    found: dict[tuple[str, bool], Match] = {}
    sizes: dict[tuple[str, bool], int] = {}
    for match in _asked(players):
        assert match.decision is not None
        size = _size(match)
        for late in (False, True):
            key = (match.decision.kind, late)
            if size > sizes.get(key, -1) and (not late or match.state.round >= LATE):
                sizes[key] = size
                found[key] = match.clone(log=False)
    return found


LATE = 9
"""Rounds after which boards are full."""


def _size(match: Match) -> int:
    """The size of a moment: the options of the question, then the player's things."""
    player = match.state.players[0]
    assert match.decision is not None
    owned: int = len(player.built) + len(player.manuscripts) + sum(match.state.in_castle(0))
    return 100 * len(match.decision.options) + owned


def _asked(players: int) -> Iterator[Match]:
    names = list(BOTS)
    for seed in range(GAMES):
        options = {"players": players, "extra_heroes": True}
        match = Match.new(VISCOUNTS, options, seed, log=False)
        minds = [BOTS[names[(seat + seed) % len(names)]](seat) for seat in range(players)]
        while (decision := match.decision) is not None:
            if decision.seat == 0:
                yield match
            match.answer(minds[decision.seat](match.look(decision.seat), decision))
