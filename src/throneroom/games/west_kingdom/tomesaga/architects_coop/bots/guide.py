"""The guide for search: how likely the team is to reach its goal."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Any

from throneroom.games.west_kingdom.architects.bots.guide import ArchitectsGuide, expected
from throneroom.games.west_kingdom.architects.scoring import score_of as own_score
from throneroom.games.west_kingdom.tomesaga.architects_coop.bots.planning import Care
from throneroom.games.west_kingdom.tomesaga.architects_coop.bots.policies import (
    BUILDER,
    Comrade,
    builder,
)
from throneroom.games.west_kingdom.tomesaga.architects_coop.look import Look
from throneroom.games.west_kingdom.tomesaga.architects_coop.scoring import team_total
from throneroom.games.west_kingdom.tomesaga.architects_coop.state import State
from throneroom.kernel import BotMaker, Decision, Seat

LATE = 3.0
"""Points that each space of the Guildhall still to be filled will cost every player: meanwhile the
Overlord sends workers there, and reveals events."""
SETUP = ("board", "side", "put_back")
"""Questions before the first turn. Search can't tell their answers apart."""


class ArchitectsCoopGuide(ArchitectsGuide):
    """As that of Architects; but all seats share one chance."""

    trust = 2.0
    """A team's chance hardly moves with one decision: what looks better may be luck."""

    def policies(self, state: State, seat: Seat) -> Sequence[BotMaker]:  # type: ignore[override]
        return (builder,)

    def consider(self, look: Look, decision: Decision, options: Sequence[Any]) -> Sequence[Any]:  # type: ignore[override]
        if decision.kind in SETUP:
            return (Comrade(BUILDER, Care(), len(options)).choose(look, decision),)
        return options

    def evaluate(self, state: State) -> Sequence[float]:  # type: ignore[override]
        n = len(state.players)
        spaces = max(0, state.spaces - len(state.guildhall))
        left = spaces / n
        total = float(team_total(state))
        for seat in range(n):
            total += expected(state, seat, left) - own_score(state, seat).total
        ahead = (total - state.target) / n - LATE * spaces
        chance = 1 / (1 + exp(-ahead / (2.0 + 2.0 * sqrt(left))))
        return [chance] * n
