"""The guide for search: how likely the team is to reach its goal."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Any

from throneroom.games.west_kingdom.tomesaga.viscounts_coop.bots.planning import Care
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.bots.policies import (
    Comrade,
    castellan,
    mason,
    scribe,
)
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.bots.siege import Siege
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.cards import TARGET
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.look import Look
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.scoring import team_total
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.state import State
from throneroom.games.west_kingdom.viscounts.bots.guide import (
    SETTLED,
    ViscountsGuide,
    expected,
    rounds_left,
)
from throneroom.games.west_kingdom.viscounts.bots.policies import CASTELLAN, MASON, SCRIBE
from throneroom.games.west_kingdom.viscounts.scoring import score_of as own_score
from throneroom.kernel import BotMaker, Decision, Seat

SETUP = ("reminder", "upper")
"""Questions before the first turn. Search can't tell their answers apart."""

ROLES = ((castellan, CASTELLAN), (scribe, SCRIBE), (mason, MASON))


class ViscountsCoopGuide(ViscountsGuide):
    """As that of Viscounts; but all seats share one chance."""

    trust = 2.0
    """A team's chance hardly moves with one decision: what looks better may be luck."""

    def policies(self, state: State, seat: Seat) -> Sequence[BotMaker]:  # type: ignore[override]
        """Each seat has its own bent: four who do the same are in one another's way."""
        return (ROLES[seat % len(ROLES)][0],)

    def consider(self, look: Look, decision: Decision, options: Sequence[Any]) -> Sequence[Any]:  # type: ignore[override]
        if decision.kind in (*SETTLED, *SETUP):
            taste = ROLES[decision.seat % len(ROLES)][1]
            return (Comrade(taste, Care(), len(options)).choose(look, decision),)
        return options

    def evaluate(self, state: State) -> Sequence[float]:  # type: ignore[override]
        n, left = len(state.players), rounds_left(state)
        if state.overlord.won_by:
            return [0.0] * n
        total = float(team_total(state))
        for seat in range(n):
            total += expected(state, seat, left) - own_score(state, seat).total + POINTS * left
        ahead = (total - TARGET) / n
        chance = 1 / (1 + exp(-ahead / (4.0 + 3.0 * sqrt(left))))
        return [chance * safety(state)] * n


POINTS = 3.0
"""What a player gains in a round."""
FALLEN, PACE = 40.0, 1.2
"""The danger with which he wins, and what comes to it in a turn."""


def safety(s: State) -> float:
    """How likely the end comes before the Overlord's victory, by the time that is left him."""
    rounds = (FALLEN - Siege(Look(s, 0)).danger()) / (PACE * len(s.players))
    left = rounds_left(s)
    return 1 / (1 + exp((left - rounds) / (1.0 + 0.3 * left)))
