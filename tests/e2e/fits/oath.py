"""Moments of Oath at a full table, found in games of its bots: whatever these learn to do, the
first moment of each kind is used."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from throneroom.games.oath import OATH
from throneroom.games.oath.bots import BOTS
from throneroom.kernel import Decision, Match

SEATS = 6
GAMES = 60
"""The number of games to search for a moment."""


def oath_asked(kind: str, *, least: int = 1, round: int = 1, chancellor: int = 5) -> Any:
    """Seat 0 is asked such a question, with enough options, in such a round or later."""

    def is_meant(match: Match, decision: Decision) -> bool:
        return (
            decision.seat == 0
            and decision.kind == kind
            and len(decision.options) >= least
            and match.state.round >= round
        )

    return _maker(is_meant, chancellor)


def oath_full() -> Any:
    """A late turn of seat 0, with advisers, relics and much of the map uncovered."""

    def is_meant(match: Match, decision: Decision) -> bool:
        s = match.state
        return (
            decision.seat == 0
            and decision.kind == "act"
            and s.round >= 5
            and len(s.players[0].advisers) >= 2
            and sum(place.up for place in s.places) >= 7
        )

    return _maker(is_meant, 5)()


def oath_attacked() -> Any:
    """Somebody attacks seat 0, who is asked for battle plans."""

    def is_meant(match: Match, decision: Decision) -> bool:
        acts = match.state.acts
        return decision.seat == 0 and decision.kind == "plan" and acts[-1].by != 0

    return _maker(is_meant, 0)()


def _maker(is_meant: Callable[[Match, Decision], bool], chancellor: int) -> Callable[[], Match]:
    @cache
    def find() -> Match:
        for seed in range(GAMES):
            options = {"players": SEATS, "chancellor": chancellor}
            match = Match.new(OATH, options, seed, log=False)
            names = list(BOTS)
            minds = [BOTS[names[(seat + seed) % len(names)]](seat) for seat in range(SEATS)]
            while (decision := match.decision) is not None:
                if is_meant(match, decision):
                    return match
                match.answer(minds[decision.seat](match.look(decision.seat), decision))
        raise AssertionError("no such moment in all of these games")

    return find
