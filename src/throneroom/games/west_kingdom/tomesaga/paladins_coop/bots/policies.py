"""Three bots that play as a team: one builds walls and fights, one preaches and absolves, one
guards and converts; all of them look after the threats, the orders and one another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from throneroom.games.west_kingdom.paladins.bots.planning import Taste
from throneroom.games.west_kingdom.paladins.bots.policies import Knight
from throneroom.games.west_kingdom.paladins.cards import MODES, Favour, Mode
from throneroom.games.west_kingdom.paladins.flow import PASS
from throneroom.games.west_kingdom.tomesaga.paladins_coop.bots.planning import Care, TeamPlan
from throneroom.games.west_kingdom.tomesaga.paladins_coop.bots.roles import (
    ALMONER,
    CASTELLAN,
    WARDEN,
)
from throneroom.games.west_kingdom.tomesaga.paladins_coop.cards import OVERLAYS, TeamOrder
from throneroom.games.west_kingdom.tomesaga.paladins_coop.look import Look
from throneroom.kernel import Decision, Mind


class Comrade(Knight):
    """A player who follows a `Taste`, and cares for the team as its `Care` says."""

    def __init__(self, taste: Taste, care: Care, seed: int) -> None:
        super().__init__(taste, seed)
        self.care = care

    def choose(self, look: Look, decision: Decision) -> Any:
        plan = TeamPlan(look, self.taste, self.care)
        ask: Callable[[Any, Decision], Any] | None = getattr(self, f"on_{decision.kind}", None)
        return ask(plan, decision) if ask is not None else self.on_target(plan, decision)

    def on_starter(self, plan: TeamPlan, decision: Decision) -> Any:
        """The card that suits the actions the player likes."""
        likes = self.taste.actions
        return self.best(decision.options, lambda card: likes.get(card.ability.on, 0.0))

    def on_turn(self, plan: Any, decision: Decision) -> Any:
        """An order comes before everything else: it is worth most, and waiting is risky."""
        orders = [one for one in decision.options if isinstance(one, TeamOrder)]

        def worth(option: Any) -> float:
            if option is PASS:
                return 0.0
            return float(plan.favour(option) if isinstance(option, Favour) else plan.mode(option))

        return self.best(orders, plan.order) if orders else self.best(decision.options, worth)

    def on_receiver(self, plan: TeamPlan, decision: Decision) -> Any:
        mode: Mode = MODES.get(plan.look.acting) or OVERLAYS[plan.look.acting]
        return self.best(decision.options, lambda one: plan.gift(mode, one.seat))

    def on_target(self, plan: Any, decision: Decision) -> Any:
        """For a friend, that friend's best target; otherwise the best on the player's own board."""
        mode = MODES[decision.kind]
        receiver = plan.look.receiver
        if receiver is None:
            return self.best(decision.options, lambda one: plan.reached(plan, mode, one))
        if receiver == plan.look.seat:  # a friend has paid
            return self.best(decision.options, lambda one: plan.target(mode, one))
        friend = plan.of_friend(receiver)
        return self.best(decision.options, lambda one: plan.reached(friend, mode, one))

    # The end of a round

    def on_penalty(self, plan: TeamPlan, decision: Decision) -> Any:
        return self.best(decision.options, lambda penalty: -plan.loss(penalty))

    def on_lose_worker(self, plan: TeamPlan, decision: Decision) -> Any:
        return self.best(decision.options, lambda worker: -plan.worker(worker.number))

    def on_lose_workshop(self, plan: TeamPlan, decision: Decision) -> Any:
        return self.best(decision.options, lambda action: -plan.workshop_kept(action))


def warden(seed: int) -> Mind:
    return Comrade(WARDEN, Care(), seed).choose


def almoner(seed: int) -> Mind:
    return Comrade(ALMONER, Care(), seed).choose


def castellan(seed: int) -> Mind:
    return Comrade(CASTELLAN, Care(), seed).choose
