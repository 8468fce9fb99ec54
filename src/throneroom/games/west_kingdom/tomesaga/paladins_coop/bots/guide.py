"""The guide for search: the expected points of the team, and the chance that they suffice."""

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
"""The makers of the policies, by role."""
NEAR = {"turn": 0.4, "paladin": 0.3, "tavern": 0.3}
"""An option is tried if it seems worth at most this much less than the best one."""
NEAR_TARGET = 0.1
"""The same for targets and receivers, of which a player chooses far more often."""
MOST = 3
"""The most options of a decision that are tried, the most promising ones."""
STRIDE = 6.0
"""Points per player that make a clear difference between two ways to play a round."""
UNSURE = 3.0
"""The forecast's standard deviation in points per player, to be multiplied by the square root of
the rounds left."""


class Weigher(Comrade):
    """Remembers the estimated values of a question's options."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.worths: dict[Any, float] = {}

    def best(self, options: Sequence[Any], worth: Callable[[Any], float]) -> Any:
        self.worths = {option: worth(option) for option in options}
        return super().best(options, self.worths.__getitem__)


class PaladinsCoopGuide(PaladinsGuide[State]):
    """Like the guide of Paladins, but all seats share one chance."""

    trust = 1.5

    def policies(self, state: State, seat: Seat) -> Sequence[BotMaker]:
        return (MAKERS[role_of(state.players[seat], seat)],)

    def consider(self, look: Look, decision: Decision, options: Sequence[Any]) -> Sequence[Any]:
        """The options that seem nearly as good as the best one."""
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
        """Whether the round is over: beyond that, an imagined game is no better than an
        estimate."""
        return state.phase is Phase.PALADINS and state.round > start.round

    def evaluate(self, state: State) -> Sequence[float]:
        """The chance that the team's forecast reaches the goal."""
        n = len(state.players)
        left = ROUNDS - state.round + 1
        ahead = (forecast(state) - state.goal) / n
        chance = 1 / (1 + exp(-1.7 * ahead / (UNSURE * sqrt(left))))
        return [chance] * n

    def progress(self, start: State, state: State) -> Sequence[float]:
        """Points that the team has gained, however far away the goal is."""
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
        """The reason for an answer. Taking a worker off a threat and fulfilling an order need no
        other."""
        if then is not None and sum(then.overlords) < sum(now.overlords):
            return Message("reason-threat")
        if then is not None and len(then.team_orders) > len(now.team_orders):
            return Message("reason-order")
        return super().reason(now, then, decision, option)
