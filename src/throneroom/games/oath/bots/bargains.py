"""The offers, answers and bargains of bots."""

from __future__ import annotations

from math import ceil
from typing import Any

from throneroom.games.oath.acts import Deal
from throneroom.games.oath.bots.planning import BY_SUCCESSION, WIN, Plan, Taste
from throneroom.games.oath.cards import GRAND_SCEPTER, Banner, Relic, Site
from throneroom.games.oath.deals import Item
from throneroom.games.oath.spots import COUNTER, DONE, PASS
from throneroom.games.oath.state import Role
from throneroom.kernel import NO, YES, Decision, Seat

FAVOR, SECRET = 0.3, 0.5
GENEROUS = 1.0
"""The value of gifts that a bot offers for a new Citizen: about three favor."""


class Bargains:
    taste: Taste

    def guest(self, plan: Plan) -> Seat | None:
        """The Exile who is offered Citizenship: a dangerous one, who would not be the heir."""
        look = plan.look
        if plan.me.role is not Role.CHANCELLOR:
            return None
        heir = BY_SUCCESSION[look.goal]
        mine = plan.count(look.seat, heir)
        exiles = [
            seat
            for seat in look.others
            if look.rival(seat).role is Role.EXILE
            and not look.was_refused(seat)
            and plan.count(seat, heir) + 1 < max(mine, 1) + (heir != "treasure")
        ]
        if len([seat for seat in look.others if look.rival(seat).role is Role.EXILE]) < 2:
            return None
        return max(exiles, key=plan.danger, default=None)

    def on_citizen(self, plan: Plan, decision: Decision) -> Any:
        guest = self.guest(plan)
        return next(
            (option for option in decision.options if option.seat == guest), decision.options[0]
        )

    def on_deal(self, plan: Plan, decision: Decision) -> Any:
        """Offers only Citizenship, and nothing with it except the relic. Other terms are written
        piece by piece."""
        deal = plan.look.deal
        if deal is None:
            return PASS
        if deal.countered and deal.to == plan.look.seat:
            for key, count in (self.terms(plan, deal) or {}).items():
                item = Item.table[key]
                if count and item in decision.options:
                    return item
            return DONE if DONE in decision.options else PASS
        return DONE if deal.citizenship and DONE in decision.options else PASS

    def on_deal_amount(self, plan: Plan, decision: Decision) -> Any:
        deal = plan.look.deal
        if deal is None or not deal.countered:
            return decision.options[0]
        what = (decision.facts or {}).get("what", "")
        written = self.terms(plan, deal) or {}
        for side, listed in (("give", deal.wants), ("want", deal.gives)):
            if what not in listed and f"{side}:{what}" in written:
                return min(written[f"{side}:{what}"], decision.options[-1])
        return decision.options[0]

    def terms(self, plan: Plan, deal: Deal) -> dict[str, int] | None:
        """Terms that would make an offer acceptable: the offered ones, without those that cost too
        much, and favor for the rest. None if that is not enough."""
        gives, wants = (
            (deal.first_gives, deal.first_wants) if deal.countered else (deal.gives, deal.wants)
        )
        pays = {
            thing: count
            for thing, count in wants.items()
            if thing != GRAND_SCEPTER.key and self.item(plan, thing, count, -1) <= GENEROUS
        }
        worth = self.basis(plan, deal)
        worth += sum(self.item(plan, thing, n, deal.by) for thing, n in gives.items())
        worth -= sum(self.item(plan, thing, n, -1) for thing, n in pays.items())
        favor = gives.get("favor", 0)
        more = max(0, ceil(0.01 - worth / FAVOR))
        if favor + more > plan.look.rival(deal.by).favor or FAVOR * more > GENEROUS:
            return None
        found = {f"want:{thing}": count for thing, count in gives.items() if thing != "favor"}
        found |= {f"give:{thing}": count for thing, count in pays.items()}
        return found | {"want:favor": favor + more}

    def on_deal_answer(self, plan: Plan, decision: Decision) -> Any:
        deal = plan.look.deal
        assert deal is not None
        gets = sum(self.item(plan, thing, n, deal.by) for thing, n in deal.gives.items())
        pays = sum(self.item(plan, thing, n, -1) for thing, n in deal.wants.items())
        if GRAND_SCEPTER.key in deal.wants:
            pays += WIN
        if gets - pays + self.basis(plan, deal) > 0:
            return YES
        if COUNTER in decision.options and self.terms(plan, deal) is not None:
            return COUNTER
        return NO

    def on_counter_answer(self, plan: Plan, decision: Decision) -> Any:
        """Accepts or refuses other terms for the bot's own offer."""
        deal = plan.look.deal
        assert deal is not None
        if GRAND_SCEPTER.key in deal.gives:
            return NO
        gets = sum(self.item(plan, thing, n, deal.to) for thing, n in deal.wants.items())
        pays = sum(self.item(plan, thing, n, -1) for thing, n in deal.gives.items())
        worth = GENEROUS if deal.citizenship else -FAVOR
        return YES if gets - pays + worth >= 0 else NO

    def basis(self, plan: Plan, deal: Deal) -> float:
        """The value of a deal apart from the things that change hands."""
        return self.citizenship(plan) if deal.citizenship else -FAVOR

    def item(self, plan: Plan, thing: str, count: int, source: Seat) -> float:
        if thing == "favor":
            return FAVOR * count
        if thing in ("secrets", "flipped"):
            return SECRET * count
        for table in (Relic.table, Banner.table, Site.table):
            if thing in table:
                return plan.gain(table[thing], source)
        return 0.8

    def citizenship(self, plan: Plan) -> float:
        """The value of becoming a Citizen. A player who is about to win does not."""
        look = plan.look
        if any(way.ready for way in look.ways(look.seat)) or look.title == look.seat:
            return -WIN
        heir = BY_SUCCESSION[look.goal]
        near = 1.0 if plan.count(look.seat, heir) else 0.5
        hope = max(plan.wants.values(), default=0.0)
        late = 0.5 * max(0, look.round - 4)
        return 8.0 * self.taste.citizen * near + late - hope

    def on_power_citizen(self, plan: Plan, decision: Decision) -> Any:
        return YES if self.citizenship(plan) > 0 else NO
