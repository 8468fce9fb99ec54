"""Three bots: one builds the Cathedral, one relies on the black market, one captures others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from throneroom.games.west_kingdom.architects.actions.guildhall import ADVANCE
from throneroom.games.west_kingdom.architects.bots.planning import Plan, Taste
from throneroom.games.west_kingdom.architects.verbs import Group
from throneroom.games.west_kingdom.buttons import STOP
from throneroom.games.west_kingdom.goods import Payment
from throneroom.kernel import NO, YES, Chance, Decision, Mind

BUILDER = Taste(cathedral=1.35, market=0.75, capture=0.15, virtue=0.65)
ROGUE = Taste(cathedral=0.5, market=1.15, capture=0.2, virtue=0.3)
JAILER = Taste(cathedral=0.9, market=0.9, capture=0.3, virtue=0.5)


class Architect:
    """A player who follows a `Taste`."""

    def __init__(self, taste: Taste, seed: int) -> None:
        self.taste = taste
        self.chance = Chance(seed)

    def choose(self, look: Any, decision: Decision) -> Any:
        ask: Callable[[Plan, Decision], Any] = getattr(self, f"on_{decision.kind}")
        return ask(Plan(look, self.taste), decision)

    def best(self, options: Any, worth: Callable[[Any], float]) -> Any:
        """The most valuable; ties are broken by chance."""
        values = [worth(option) for option in options]
        top = max(values)
        return self.chance.pick([o for o, v in zip(options, values, strict=True) if v == top])

    # The start

    def on_board(self, plan: Plan, decision: Decision) -> Any:
        return self.chance.pick(decision.options)

    def on_first_apprentice(self, plan: Plan, decision: Decision) -> Any:
        return self.best(decision.options, plan.apprentice)

    def on_draft(self, plan: Plan, decision: Decision) -> Any:
        return self.best(decision.options, lambda card: card.vp - 1.5 * len(card.skills))

    # The turn

    def on_place(self, plan: Plan, decision: Decision) -> Any:
        return self.best(decision.options, plan.place)

    def on_recall(self, plan: Plan, decision: Decision) -> Any:
        """The place where the fewest are left behind."""
        look = plan.look
        return self.best(
            decision.options,
            lambda o: -look.workers(look.seat, o) if getattr(o, "is_open", False) else 0,
        )

    def on_choose(self, plan: Plan, decision: Decision) -> Any:
        return self.best(decision.options, lambda option: self.branch(plan, option))

    def branch(self, plan: Plan, option: Any) -> float:
        if option is STOP:
            return 0.0
        acting = plan.look.acting
        workers = acting.workers if acting else 0
        if option.name == "hire":
            columns = workers if option.owner == "workshop" else 4
            full = len(plan.me.apprentices) >= plan.me.powers.limit
            return plan.best_hire(columns) if option.owner == "workshop" else 1.5 * (not full)
        if option.name == "cards":
            return plan.card() * (1 + workers // 2)
        if option.name == "free_captives":
            return 0.4 * plan.look.held
        if option.name == "capture":
            return 1.0
        return sum(plan.bag(bag, workers) for verb, bag in option.do.verbs if verb == "gain")

    def on_storehouse(self, plan: Plan, decision: Decision) -> Any:
        return self.best(decision.options, lambda option: self.trade(plan, option))

    def trade(self, plan: Plan, option: Any) -> float:
        if option is STOP:
            return 0.05
        return plan.trade(option.do)

    def on_guardhouse(self, plan: Plan, decision: Decision) -> Any:
        return self.best(decision.options, lambda o: 0.05 if o is STOP else plan.guard(o.name))

    def on_capture(self, plan: Plan, decision: Decision) -> Any:
        price = plan.look.capture_price() if decision.checkpoint else None
        cost = price.coins * plan.weights["silver"] if price else 0.0

        def worth(option: Any) -> float:
            if isinstance(option, Group):
                return plan.group(option.owner, option.place) - cost
            return 0.0

        return self.best(decision.options, worth)

    def on_hire(self, plan: Plan, decision: Decision) -> Any:
        rows, coins = plan.look.rows, plan.look.coins
        acting = plan.look.acting
        columns = acting.workers if acting and acting.place.key == "workshop" else 4

        def worth(card: Any) -> float:
            if card is STOP:
                return 1.0
            row = next(i for i, cards in enumerate(rows) if card in cards)
            column = rows[row].index(card)
            silver = coins[row][column] - max(0, column + 1 - columns)
            return plan.apprentice(card) + silver * plan.weights["silver"]

        return self.best(decision.options, worth)

    def on_dismiss(self, plan: Plan, decision: Decision) -> Any:
        return self.best(decision.options, lambda card: -plan.apprentice(card))

    def on_keep(self, plan: Plan, decision: Decision) -> Any:
        return self.best(decision.options, lambda card: self.worth_holding(plan, card))

    def worth_holding(self, plan: Plan, card: Any) -> float:
        return plan.build(card) - 1.5 * len(card.skills)

    # The Guildhall

    def on_guildhall(self, plan: Plan, decision: Decision) -> Any:
        return self.best(
            decision.options, lambda o: plan.advance() if o is ADVANCE else plan.build(o)
        )

    def on_pay(self, plan: Plan, decision: Decision) -> Any:
        def cost(way: Payment) -> float:
            return sum(n * plan.weights[item] for item, n in way.items) + way.cards * plan.card()

        return self.best(decision.options, lambda way: -cost(way))

    def on_pay_cards(self, plan: Plan, decision: Decision) -> Any:
        return self.least(plan, decision)

    def on_give_card(self, plan: Plan, decision: Decision) -> Any:
        return self.best(decision.options, lambda card: -self.worth_holding(plan, card))

    def on_discard(self, plan: Plan, decision: Decision) -> Any:
        return self.least(plan, decision)

    def least(self, plan: Plan, decision: Decision) -> list[Any]:
        """The least valuable cards."""
        ranked = sorted(decision.options, key=lambda card: self.worth_holding(plan, card))
        return ranked[: decision.lo] if not decision.is_single else ranked[0]

    def on_may(self, plan: Plan, decision: Decision) -> Any:
        return YES

    def on_destroy_debt(self, plan: Plan, decision: Decision) -> Any:
        return YES

    def on_crest_token(self, plan: Plan, decision: Decision) -> Any:
        return plan.look.token(decision.options)

    def on_instead_of_debt(self, plan: Plan, decision: Decision) -> Any:
        return YES

    def on_instead_of_virtue(self, plan: Plan, decision: Decision) -> Any:
        """Gives a card if the loss would be a debt, or if the hand is full of cards."""
        if plan.me.virtue and len(plan.me.hand) < 4:
            return NO
        cards = [option for option in decision.options if option is not NO]
        return self.best(cards, lambda card: -self.worth_holding(plan, card))

    def on_release(self, plan: Plan, decision: Decision) -> Any:
        return max(decision.options)

    def on_ability(self, plan: Plan, decision: Decision) -> Any:
        """Frees prisoners first."""
        return self.best(
            decision.options,
            lambda card: any(
                verb == "release"
                for clause in card.clauses
                if hasattr(clause, "do")
                for verb, _ in clause.do.verbs
            ),
        )

    def on_end_order(self, plan: Plan, decision: Decision) -> Any:
        return decision.options[0]


def builder(seed: int) -> Mind:
    return Architect(BUILDER, seed).choose


def rogue(seed: int) -> Mind:
    return Architect(ROGUE, seed).choose


def jailer(seed: int) -> Mind:
    return Architect(JAILER, seed).choose
