"""How bots write the chronicle, and how they answer when another player writes it."""

from __future__ import annotations

from typing import Any

from throneroom.games.oath.bots.planning import Plan
from throneroom.games.oath.cards import OATHS, Denizen, EdificeSide
from throneroom.kernel import NO, YES, Decision


def new_oath(plan: Plan, decision: Decision) -> Any:
    """The winner is the next Chancellor: the oath of the bot's taste, or one whose banner is ready
    at the start."""
    own = OATHS[plan.taste.oath]
    if own in decision.options:
        return own
    return max(decision.options, key=lambda oath: oath.banner is not None)


def offer_citizens(plan: Plan, decision: Decision) -> list[Any]:
    """All of them: each new Citizen brings a rival's sites into the realm."""
    return list(decision.options)


def accept_vassalage(plan: Plan, decision: Decision) -> Any:
    """Accepts if the bot likes the court, or has nothing to lose."""
    look = plan.look
    return YES if plan.taste.citizen >= 0.4 or not look.sites(look.seat) else NO


def edifice(plan: Plan, decision: Decision) -> Any:
    """Repairs a ruin if there is one; otherwise replaces the least useful denizen."""

    def worth(option: Any) -> float:
        if isinstance(option, EdificeSide):
            return 10.0
        return 5.0 - plan.card(option) if isinstance(option, Denizen) else 0.0

    return max(decision.options, key=worth)


ANSWERS = {
    "new_oath": new_oath,
    "offer_citizens": offer_citizens,
    "accept_vassalage": accept_vassalage,
    "edifice": edifice,
}
