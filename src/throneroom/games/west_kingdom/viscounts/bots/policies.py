"""Three bots: one fills the castle, one collects manuscripts, one builds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from throneroom.games.west_kingdom.buttons import STOP, Stop
from throneroom.games.west_kingdom.goods import Payment
from throneroom.games.west_kingdom.viscounts.actions import PASS
from throneroom.games.west_kingdom.viscounts.bots.planning import Funds, Plan, Taste
from throneroom.games.west_kingdom.viscounts.cards import (
    ACTIONS,
    BUILD,
    PLACE,
    TRADE,
    TRANSCRIBE,
    Bump,
    CastleMove,
    Slot,
)
from throneroom.games.west_kingdom.viscounts.laws import STEPS
from throneroom.games.west_kingdom.viscounts.setup import Pair
from throneroom.games.west_kingdom.viscounts.verbs import DEBT, TOP, Arrangement
from throneroom.kernel import NO, YES, Chance, Decision, Mind

CASTELLAN = Taste({TRADE: 0.9, BUILD: 0.9, PLACE: 1.35, TRANSCRIBE: 0.9}, "gold")
SCRIBE = Taste({TRADE: 0.9, BUILD: 0.9, PLACE: 0.9, TRANSCRIBE: 1.35}, "ink")
MASON = Taste({TRADE: 0.9, BUILD: 1.35, PLACE: 0.9, TRANSCRIBE: 0.9}, "stone")
"""The castle, manuscripts and buildings."""


class Viscount:
    """A player who follows a `Taste`."""

    def __init__(self, taste: Taste, seed: int) -> None:
        self.taste = taste
        self.chance = Chance(seed)

    def choose(self, look: Any, decision: Decision) -> Any:
        plan = Plan(look, self.taste)
        ask: Callable[[Plan, Decision], Any] | None = getattr(self, f"on_{decision.kind}", None)
        return ask(plan, decision) if ask is not None else decision.options[0]

    def best(self, options: Sequence[Any], worth: Callable[[Any], float]) -> Any:
        """The most valuable; ties are broken by chance."""
        values = [worth(option) for option in options]
        top = max(values)
        return self.chance.pick([o for o, v in zip(options, values, strict=True) if v == top])

    # In a campaign

    def on_crest_token(self, plan: Plan, decision: Decision) -> Any:
        return plan.look.token(decision.options)

    # The start

    def on_pair(self, plan: Plan, decision: Decision) -> Any:
        def worth(pair: Pair) -> float:
            card = pair.card
            gains = plan.word("silver", card.silver) + plan.effect(card.gains)
            gains += plan.word("deed", card.deeds) + plan.word("debt", card.debts)
            return gains + plan.effect(card.extra) + plan.card(pair.hero)

        return self.best(decision.options, worth)

    # The turn

    def on_play(self, plan: Plan, decision: Decision) -> Any:
        return self.best(decision.options, plan.playing)

    def on_move(self, plan: Plan, decision: Decision) -> Any:
        card = plan.look.played
        assert card is not None
        space = plan.best_space(card, plan.me.force)[1]
        return space if space in decision.options else decision.options[0]

    def on_action(self, plan: Plan, decision: Decision) -> Any:
        space = plan.me.space
        assert space is not None
        worth = dict(plan.actions(space, plan.me.force, plan.me.silver))
        return self.best(decision.options, lambda one: 0.0 if one is PASS else worth.get(one, 0.0))

    def on_exchange(self, plan: Plan, decision: Decision) -> Any:
        """As often as the icons allow, and with silver where that pays."""
        funds = Funds(plan.look.strength(TRADE), plan.me.silver, 0.0)
        times = plan.exchanging(decision.by, funds)[1]
        return min(times, decision.options[0])

    def on_building(self, plan: Plan, decision: Decision) -> Any:
        if plan.look.acting != BUILD.key:
            return self.best(decision.options, plan.slot)
        space, power = plan.me.space, plan.me.force
        assert space is not None
        funds = plan.funds(space, power, BUILD, plan.me.silver)

        def worth(slot: Slot) -> float:
            return plan.raising(slot) - plan.least(funds, power, BUILD, slot.building.builders)

        return self.best(decision.options, worth)

    def on_workers(self, plan: Plan, decision: Decision) -> Any:
        space, power = plan.me.space, plan.me.force
        assert space is not None
        funds = plan.funds(space, power, PLACE, plan.me.silver)
        needs = {min(count, plan.me.workers): need for need, count in reversed(STEPS)}

        def worth(count: int) -> float:
            return plan.step(space, power, funds, needs[count], count)

        return self.best(decision.options, worth)

    def on_spot(self, plan: Plan, decision: Decision) -> Any:
        return self.best(decision.options, plan.spot)

    def on_dismiss(self, plan: Plan, decision: Decision) -> Any:
        """Dismisses if the effect and the useful icons are worth the silver."""
        action = ACTIONS[plan.look.acting]
        need = (decision.facts or {})["need"]
        return YES if plan.dismissing(action, need) > 0 else NO

    def on_pay(self, plan: Plan, decision: Decision) -> Any:
        def worth(way: Payment) -> float:
            return -sum([plan.word(name, n) for name, n in way.items])

        return self.best(decision.options, worth)

    def on_recruit(self, plan: Plan, decision: Decision) -> Any:
        card = decision.options[0]
        price = plan.look.hire_price(card)
        return card if plan.card(card) > price * plan.silver() else STOP

    # Effects

    def on_free_hire(self, plan: Plan, decision: Decision) -> Any:
        return self.best(decision.options, plan.card)

    def on_free_manuscript(self, plan: Plan, decision: Decision) -> Any:
        return self.best(decision.options, plan.tile)

    def on_choose(self, plan: Plan, decision: Decision) -> Any:
        return self.best(decision.options, lambda branch: plan.effect(branch.effect))

    def on_resource(self, plan: Plan, decision: Decision) -> Any:
        """The favourite resource, up to a limit."""

        def worth(good: Any) -> float:
            held: int = getattr(plan.me, good.key)
            return (1.5 if good.key == self.taste.resource else 1.0) - 0.2 * held

        return self.best(decision.options, worth)

    def on_flip(self, plan: Plan, decision: Decision) -> Any:
        return DEBT if DEBT in decision.options else decision.options[0]

    def on_discard(self, plan: Plan, decision: Decision) -> Any:
        """A card of the hand that is worse than others; never the unseen one."""

        def worth(option: Any) -> float:
            if option is STOP:
                return 0.0
            return -1.0 if option is TOP else 1.0 - plan.held(option)

        return self.best(decision.options, worth)

    def on_destroy(self, plan: Plan, decision: Decision) -> Any:
        """A poor card, if enough others are left to play."""

        def worth(option: Any) -> float:
            if option is STOP:
                return 0.0
            if option is TOP:
                return -1.0
            few = 0.6 * max(0, 8 - plan.me.cards)
            return plan.word("silver", option.silver) + 1.2 - plan.held(option) - few

        return self.best(decision.options, worth)

    def on_rearrange(self, plan: Plan, decision: Decision) -> Any:
        """Cards that should stay longest go to the left; those that gain by dropping off to the
        right."""
        cards = [card for card in plan.me.board if card is not None]

        def worth(arrangement: Arrangement) -> float:
            lying = [cards[i] for i in arrangement.order]
            stays = [len(lying) - i for i in range(len(lying))]
            total = sum([n * plan.icons(card) for n, card in zip(stays, lying, strict=True)])
            return total + plan.effect(lying[-1].drop_off)

        return self.best(decision.options, worth)

    # The castle

    def on_section(self, plan: Plan, decision: Decision) -> Any:
        return self.best(decision.options, lambda one: plan.workers(one.number, 2))

    def on_castle_move(self, plan: Plan, decision: Decision) -> Any:
        """To a section with two workers already, and not away from two."""
        seat = plan.look.seat

        def worth(move: CastleMove | Stop) -> float:
            if not isinstance(move, CastleMove):
                return 0.5
            there = plan.look.workers_in(move.to)[seat]
            here = plan.look.workers_in(move.origin)[seat]
            return there - 0.5 * (here - 1)

        return self.best(decision.options, worth)

    def on_bump(self, plan: Plan, decision: Decision) -> Any:
        """Other players' workers before one's own, from the second tier first."""
        seat = plan.look.seat

        def worth(bump: Bump) -> float:
            return bump.tier - (5.0 if bump.seat == seat else 0.0)

        return self.best(decision.options, worth)


def castellan(seed: int) -> Mind:
    return Viscount(CASTELLAN, seed).choose


def scribe(seed: int) -> Mind:
    return Viscount(SCRIBE, seed).choose


def mason(seed: int) -> Mind:
    return Viscount(MASON, seed).choose
