"""The guide for search: how likely the team is to reach its goal."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Any

from throneroom.games.west_kingdom.paladins.bots.guide import PaladinsGuide, expected
from throneroom.games.west_kingdom.paladins.cards import ORDER_POINTS, ROUNDS
from throneroom.games.west_kingdom.paladins.rewards import ATTRIBUTES
from throneroom.games.west_kingdom.paladins.scoring import score_of as own_score
from throneroom.games.west_kingdom.tomesaga.paladins_coop.bots.planning import Care
from throneroom.games.west_kingdom.tomesaga.paladins_coop.bots.policies import (
    ALMONER,
    CASTELLAN,
    WARDEN,
    Comrade,
    almoner,
    castellan,
    warden,
)
from throneroom.games.west_kingdom.tomesaga.paladins_coop.cards import LEFT_POINTS
from throneroom.games.west_kingdom.tomesaga.paladins_coop.look import Look
from throneroom.games.west_kingdom.tomesaga.paladins_coop.scoring import team_total
from throneroom.games.west_kingdom.tomesaga.paladins_coop.state import State
from throneroom.kernel import BotMaker, Decision, Message, Seat

ANSWERED = ("first_townsfolk", "crew", "keep", "starter", "lose_worker", "lose_workshop")
"""Questions whose answers search can't tell apart: the policy answers them."""
ROLES = ((warden, WARDEN), (almoner, ALMONER), (castellan, CASTELLAN))
FITTING = 3.0
"""By how much another role must fit better for somebody to change."""
PACE = 5.0
"""Points that a player gains in a round still to come, beside what the table shows."""


class PaladinsCoopGuide(PaladinsGuide):
    """As that of Paladins; but all seats share one chance."""

    trust = 2.0
    """A team's chance hardly moves with one decision: what looks better may be luck."""

    def policies(self, state: State, seat: Seat) -> Sequence[BotMaker]:  # type: ignore[override]
        return (ROLES[role_of(state, seat)][0],)

    def consider(self, look: Look, decision: Decision, options: Sequence[Any]) -> Sequence[Any]:  # type: ignore[override]
        if decision.kind in ANSWERED and decision.is_single:
            taste = ROLES[decision.seat % len(ROLES)][1]
            return (Comrade(taste, Care(), len(options)).choose(look, decision),)
        return options

    def evaluate(self, state: State) -> Sequence[float]:  # type: ignore[override]
        n = len(state.players)
        left = ROUNDS - state.round + 1
        total = float(team_total(state))
        for seat in range(n):
            total += expected(state, seat, left) - own_score(state, seat).total
        total += hoped(state, left)
        ahead = (total - state.goal) / n + PACE * (left - 1)
        chance = 1 / (1 + exp(-ahead / (4.0 + 4.0 * sqrt(left))))
        return [chance] * n

    def reason(
        self,
        now: State,  # type: ignore[override]
        then: State | None,  # type: ignore[override]
        decision: Decision,
        option: Any,
    ) -> Message | None:
        """A worker taken off a threat and an order speak for themselves."""
        if then is not None and sum(then.overlords) < sum(now.overlords):
            return Message("reason-threat")
        if then is not None and len(then.team_orders) > len(now.team_orders):
            return Message("reason-order")
        return super().reason(now, then, decision, option)


def role_of(s: State, seat: Seat) -> int:
    """Each seat has its own; whoever has climbed two tracks already goes on with these."""
    player = s.players[seat]
    tracks = {name: getattr(player, name) for name in ATTRIBUTES}
    fits = [sum([n * likes.attributes[name] for name, n in tracks.items()]) for _, likes in ROLES]
    own = seat % len(ROLES)
    best = max(range(len(ROLES)), key=lambda role: (fits[role], role == own))
    return best if fits[best] > fits[own] + FITTING else own


def hoped(s: State, left: int) -> float:
    """What the team may still make good: workers of the Overlord, and orders."""
    n = len(s.players)
    share = min(0.8, 0.25 * (left - 1))
    workers = -LEFT_POINTS * sum(s.overlords) * n * share
    open_points = sum([p for slot, p in enumerate(ORDER_POINTS) if slot not in s.team_orders])
    return workers + share * open_points * n
