"""The guide for search: how many points the team will have, and how likely these are enough."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, sqrt, tanh
from typing import Any

from throneroom.games.west_kingdom.paladins.bots.guide import PaladinsGuide
from throneroom.games.west_kingdom.paladins.cards import ROUNDS
from throneroom.games.west_kingdom.paladins.state import Phase
from throneroom.games.west_kingdom.tomesaga.paladins_coop.bots.forecast import forecast
from throneroom.games.west_kingdom.tomesaga.paladins_coop.bots.planning import Care
from throneroom.games.west_kingdom.tomesaga.paladins_coop.bots.policies import (
    Comrade,
    almoner,
    castellan,
    warden,
)
from throneroom.games.west_kingdom.tomesaga.paladins_coop.bots.roles import ROLES, role_of
from throneroom.games.west_kingdom.tomesaga.paladins_coop.look import Look
from throneroom.games.west_kingdom.tomesaga.paladins_coop.state import State
from throneroom.kernel import BotMaker, Decision, Message, Seat

ANSWERED = ("first_townsfolk", "crew", "keep", "starter", "lose_worker", "lose_workshop")
"""Questions whose answers search can't tell apart: the policy answers them."""
MAKERS = (warden, almoner, castellan)
"""By role."""
NEAR = {"turn": 0.4, "paladin": 0.3, "tavern": 0.3}
"""How much less than the best option one may seem worth and still be tried."""
NEAR_TARGET = 0.1
"""The same for targets and receivers, of which a player chooses far more often."""
MOST = 3
"""Options of a decision that are tried, the most promising ones."""
STRIDE = 6.0
"""Points of each player that make a clear difference between two ways to play a round."""
UNSURE = 3.0
"""Points of a player by which the forecast is off (one standard deviation), times the root of the
rounds that are left."""


class Weigher(Comrade):
    """Remembers what the options of a question seemed to be worth."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.worths: dict[Any, float] = {}

    def best(self, options: Sequence[Any], worth: Callable[[Any], float]) -> Any:
        self.worths = {option: worth(option) for option in options}
        return super().best(options, self.worths.__getitem__)


class PaladinsCoopGuide(PaladinsGuide[State]):
    """As that of Paladins; but all seats share one chance."""

    trust = 1.5

    def policies(self, state: State, seat: Seat) -> Sequence[BotMaker]:
        return (MAKERS[role_of(state.players[seat], seat)],)

    def consider(self, look: Look, decision: Decision, options: Sequence[Any]) -> Sequence[Any]:
        """The few that seem nearly as good as the best one."""
        if not decision.is_single:
            return options
        role = ROLES[role_of(look.me, decision.seat)]
        weigher = Weigher(role, Care(), len(options))
        chosen = weigher.choose(look, decision)
        if decision.kind in ANSWERED or not weigher.worths:
            return (chosen,)
        worths = weigher.worths
        least = worths[chosen] - NEAR.get(decision.kind, NEAR_TARGET)
        near = [one for one, worth in worths.items() if worth >= least]
        best = sorted(near, key=lambda one: -worths[one])[:MOST]
        return [one for one in near if one in best]

    def enough(self, start: State, state: State) -> bool:
        """To the end of the round: what follows is worth no more than an estimate."""
        return state.phase is Phase.PALADINS and state.round > start.round

    def evaluate(self, state: State) -> Sequence[float]:
        """How likely the forecast reaches the goal."""
        n = len(state.players)
        left = ROUNDS - state.round + 1
        ahead = (forecast(state) - state.goal) / n
        chance = 1 / (1 + exp(-1.7 * ahead / (UNSURE * sqrt(left))))
        return [chance] * n

    def progress(self, start: State, state: State) -> Sequence[float]:
        """Points gained by the team, however far away the goal is."""
        gained = forecast(state) - forecast(start)
        return [0.5 + 0.5 * tanh(gained / (STRIDE * len(state.players)))] * len(state.players)

    def standing(self, state: State) -> float:
        return forecast(state) - state.goal

    def reason(
        self,
        now: State,
        then: State | None,
        decision: Decision,
        option: Any,
    ) -> Message | None:
        """A worker taken off a threat and an order speak for themselves."""
        if then is not None and sum(then.overlords) < sum(now.overlords):
            return Message("reason-threat")
        if then is not None and len(then.team_orders) > len(now.team_orders):
            return Message("reason-order")
        return super().reason(now, then, decision, option)
