"""Three bots: one preaches, one fights, one builds and absolves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from throneroom.games.west_kingdom.buttons import STOP
from throneroom.games.west_kingdom.paladins.bots.planning import Plan, Taste
from throneroom.games.west_kingdom.paladins.cards import MODES, Favour, Lineup
from throneroom.games.west_kingdom.paladins.flow import PASS
from throneroom.games.west_kingdom.paladins.workers import Worker
from throneroom.kernel import NO, YES, Chance, Decision, Mind

ABBESS = Taste(
    attributes={"faith": 1.4, "strength": 0.8, "influence": 0.9},
    actions={"commission": 1.6, "convert": 1.6, "garrison": 0.3, "absolve": 0.5, "attack": 0.2},
)
MARSHAL = Taste(
    attributes={"faith": 0.8, "strength": 1.4, "influence": 0.9},
    actions={"garrison": 1.6, "attack": 1.6, "fortify": 0.5, "convert": 0.2, "commission": 0.2},
)
CHANCELLOR = Taste(
    attributes={"faith": 0.9, "strength": 0.8, "influence": 1.4},
    actions={"fortify": 1.6, "absolve": 1.6, "commission": 0.4, "attack": 0.3},
)
"""Faith, strength and influence."""


class Knight:
    """A player who follows a `Taste`."""

    def __init__(self, taste: Taste, seed: int) -> None:
        self.taste = taste
        self.chance = Chance(seed)

    def choose(self, look: Any, decision: Decision) -> Any:
        plan = Plan(look, self.taste)
        ask: Callable[[Plan, Decision], Any] | None = getattr(self, f"on_{decision.kind}", None)
        return ask(plan, decision) if ask is not None else self.on_target(plan, decision)

    def best(self, options: Sequence[Any], worth: Callable[[Any], float]) -> Any:
        """The most valuable; ties are broken by chance."""
        values = [worth(option) for option in options]
        top = max(values)
        return self.chance.pick([o for o, v in zip(options, values, strict=True) if v == top])

    # The start of a round

    def on_first_townsfolk(self, plan: Plan, decision: Decision) -> Any:
        return self.best(decision.options, plan.card)

    def on_paladin(self, plan: Plan, decision: Decision) -> Any:
        """The best paladin now, the second best next time."""

        def worth(lineup: Lineup) -> float:
            return plan.paladin(lineup.played) + 0.4 * plan.paladin(lineup.top)

        return self.best(decision.options, worth)

    def on_tavern(self, plan: Plan, decision: Decision) -> Any:
        return self.best(decision.options, plan.tavern)

    # The turn

    def on_turn(self, plan: Plan, decision: Decision) -> Any:
        """Does whatever has any value; keeps the workers for the next round only if nothing has."""

        def worth(option: Any) -> float:
            if option is PASS:
                return 0.0
            return plan.favour(option) if isinstance(option, Favour) else plan.mode(option)

        return self.best(decision.options, worth)

    def on_target(self, plan: Plan, decision: Decision) -> Any:
        """The target of the action after which the question is named."""
        mode = MODES[decision.kind]
        target = plan.best_target(mode)[1]
        return target if target in decision.options else decision.options[0]

    def on_crew(self, plan: Plan, decision: Decision) -> Any:
        """The cheapest workers, which the rules propose."""
        return decision.options[0]

    def on_pick(self, plan: Plan, decision: Decision) -> Any:
        return self.best(decision.options, lambda pick: plan.words(pick.reward))

    # Effects that may be declined

    def on_free_pray(self, plan: Plan, decision: Decision) -> Any:
        return self.best(decision.options, lambda one: 0.05 if one is STOP else plan.clearing(one))

    def on_free_hire(self, plan: Plan, decision: Decision) -> Any:
        return self.best(decision.options, lambda one: 0.0 if one is STOP else plan.card(one))

    def on_free_develop(self, plan: Plan, decision: Decision) -> Any:
        return self.best(decision.options, lambda one: 0.0 if one is STOP else plan.workshop(one))

    def on_discard_suspicion(self, plan: Plan, decision: Decision) -> Any:
        """Suspicion does no harm in the last round, and thieves count it."""
        thieves = sum([card.kind == "thief" for card in plan.me.converted])
        return NO if thieves and not plan.rounds_left else YES

    def on_pay_debt(self, plan: Plan, decision: Decision) -> Any:
        return YES

    # In a campaign

    def on_buy_off_debt(self, plan: Plan, decision: Decision) -> Any:
        return YES

    def on_crest_token(self, plan: Plan, decision: Decision) -> Any:
        return plan.look.token(decision.options)

    # The end of a round

    def on_keep(self, plan: Plan, decision: Decision) -> list[Worker]:
        """The most useful workers, of different kinds if possible."""
        left: list[Worker] = list(decision.options)
        kept: list[Worker] = []
        while len(kept) < decision.lo:
            worker = max(left, key=lambda one: plan.worker(one.number) - 0.2 * kept.count(one))
            left.remove(worker)
            kept.append(worker)
        return kept


def abbess(seed: int) -> Mind:
    return Knight(ABBESS, seed).choose


def marshal(seed: int) -> Mind:
    return Knight(MARSHAL, seed).choose


def chancellor(seed: int) -> Mind:
    return Knight(CHANCELLOR, seed).choose
