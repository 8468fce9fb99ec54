"""Moments of Paladins at a full table, found in games of its bots: whatever they learn to do, the
first moment of its kind is taken."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from throneroom.games.west_kingdom.paladins import PALADINS
from throneroom.games.west_kingdom.paladins.bots import BOTS
from throneroom.kernel import Match

SEATS = 4
GAMES = 20
"""After so many games without it, a moment is not found."""


def paladins_asked(kind: str, *, least: int = 1, round: int = 1) -> Callable[[], Any]:
    """Seat 0 is asked such a question, with so many options at least, in such a round or later."""

    @cache
    def find() -> Match:
        names = list(BOTS)
        for seed in range(GAMES):
            options = {"players": SEATS, "extra_townsfolk": True}
            match = Match.new(PALADINS, options, seed, log=False)
            minds = [BOTS[names[(seat + seed) % len(names)]](seat) for seat in range(SEATS)]
            while (decision := match.decision) is not None:
                if (
                    decision.seat == 0
                    and decision.kind == kind
                    and len(decision.options) >= least
                    and match.state.round >= round
                ):
                    return match
                match.answer(minds[decision.seat](match.look(decision.seat), decision))
        raise AssertionError(f"no {kind} in so many games")

    return find
