"""Three bots that play as a team: one builds as fast as possible, one looks after the Overlord's
demands and everybody's workers, one climbs the Cathedral."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from throneroom.games.west_kingdom.architects.bots.planning import Taste
from throneroom.games.west_kingdom.architects.bots.policies import Architect
from throneroom.games.west_kingdom.architects.cards import MARKET, MINES, WORKSHOP
from throneroom.games.west_kingdom.buttons import STOP
from throneroom.games.west_kingdom.tomesaga.architects_coop.bots.planning import Care, TeamPlan
from throneroom.games.west_kingdom.tomesaga.architects_coop.bots.schedule import SILVER
from throneroom.games.west_kingdom.tomesaga.architects_coop.look import Look
from throneroom.games.west_kingdom.tomesaga.architects_coop.verbs import NOBODY
from throneroom.kernel import Chance, Decision, Mind

BUILDER = Taste(cathedral=1.2, market=0.8, capture=0.2, virtue=0.9)
STEWARD = Taste(cathedral=1.0, market=0.9, capture=0.25, virtue=0.7)
PRIOR = Taste(cathedral=2.0, market=0.75, capture=0.15, virtue=1.1)


class Comrade(Architect):
    """A player who follows a `Taste`, and cares for the team as its `Care` says."""

    def __init__(self, taste: Taste, care: Care, seed: int) -> None:
        super().__init__(taste, seed)
        self.care = care
        self.chance = Chance(seed)

    def choose(self, look: Look, decision: Decision) -> Any:
        ask: Callable[[TeamPlan, Decision], Any] = getattr(self, f"on_{decision.kind}")
        return ask(TeamPlan(look, self.taste, self.care), decision)

    # The start

    def on_board(self, plan: Any, decision: Decision) -> Any:
        """A board that starts with virtue and without prisoners can build at once."""
        return self.best(decision.options, lambda board: min(board.virtue, 8) - board.prison)

    def on_side(self, plan: TeamPlan, decision: Decision) -> Any:
        """The Priest: his offerings come with work in the Guildhall, which is wanted anyway."""
        return self.best(decision.options, lambda side: side.side == "priest")

    def on_put_back(self, plan: TeamPlan, decision: Decision) -> Any:
        return self.best(decision.options, lambda card: -plan.works.card(card))

    def worth_holding(self, plan: Any, card: Any) -> float:
        return float(plan.works.card(card))

    # Places

    def on_hire(self, plan: Any, decision: Decision) -> Any:
        return self.best(decision.options, lambda card: self.hired(plan, card))

    def hired(self, plan: Any, card: Any) -> float:
        """The value of the turns that follow; the silver that the card costs or brings matters
        little beside it."""
        works = plan.works
        if card is STOP:
            return float(works.hopes(works.stock))
        rows, coins = plan.look.rows, plan.look.coins
        row = next(i for i, cards in enumerate(rows) if card in cards)
        column = rows[row].index(card)
        acting = plan.look.acting
        columns = acting.workers if acting and acting.place is WORKSHOP else 4
        then = works.stock.copy()
        then.goods[SILVER] += coins[row][column] - max(0, column + 1 - columns)
        return float(works.hired(then, card))

    def on_choose(self, plan: Any, decision: Decision) -> Any:
        """At the Mines and in the Workshop, the branch for which the worker came."""
        place = plan.look.acting.place if plan.look.acting else None
        if decision.by is MARKET[1]:
            offered = plan.works.offered(plan.works.stock)
            return self.best(decision.options, lambda option: offered[option.name])
        planned = decision.by is place and place in (MINES, WORKSHOP)
        if plan.look.last_turn or not planned:
            return super().on_choose(plan, decision)
        ways = plan.works.again(place)
        return self.best(decision.options, lambda option: ways[option.name])

    def on_guildhall(self, plan: Any, decision: Decision) -> Any:
        return self.best(decision.options, plan.works.building)

    # Offerings

    def trade(self, plan: Any, option: Any) -> float:
        if option is STOP:
            return float(plan.works.trade(None))
        if getattr(option, "name", "") == "offer":
            return float(plan.works.trade(None) + plan.offering())
        return float(plan.works.trade(option.do))

    def on_offer(self, plan: TeamPlan, decision: Decision) -> Any:
        return self.best(decision.options, plan.receiver)

    def on_offer_item(self, plan: TeamPlan, decision: Decision) -> Any:
        receiver = (decision.facts or {})["receiver"]
        if receiver == NOBODY:
            return self.best(decision.options, lambda item: item.key == "unpaid")
        return self.best(decision.options, lambda item: plan.gift(receiver, item.key))

    def on_offer_card(self, plan: TeamPlan, decision: Decision) -> Any:
        return self.best(decision.options, lambda card: -self.worth_holding(plan, card))

    # The Guardhouse

    def on_guardhouse(self, plan: Any, decision: Decision) -> Any:
        return self.best(decision.options, lambda o: 0.05 if o is STOP else plan.guard(o.name))

    def on_release_whose(self, plan: TeamPlan, decision: Decision) -> Any:
        origin = (decision.facts or {})["origin"]
        return self.best(decision.options, lambda o: plan.freed(o.seat, origin))

    # The Overlord

    def on_target(self, plan: TeamPlan, decision: Decision) -> Any:
        """The player whom it hurts least."""
        verb = (decision.facts or {})["verb"]
        return self.best(decision.options, lambda o: -plan.harm(o.seat, verb))

    def on_lose_worker(self, plan: TeamPlan, decision: Decision) -> Any:
        """A prisoner first, then a worker of the largest group."""
        return self.best(
            decision.options,
            lambda o: plan.look.workers(plan.look.seat, o) if getattr(o, "is_open", False) else 99,
        )


def builder(seed: int) -> Mind:
    return Comrade(BUILDER, Care(), seed).choose


def steward(seed: int) -> Mind:
    return Comrade(STEWARD, Care(demand=1.2, fetched=0.6, friends=0.5, haste=16.0), seed).choose


def prior(seed: int) -> Mind:
    return Comrade(PRIOR, Care(), seed).choose
