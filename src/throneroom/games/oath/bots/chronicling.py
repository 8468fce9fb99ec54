"""How bots write the chronicle, and answer when somebody else does."""

from __future__ import annotations

from typing import Any

from throneroom.games.oath.bots.planning import Plan
from throneroom.games.oath.cards import OATHS, Denizen, EdificeSide
from throneroom.kernel import NO, YES, Decision


def new_oath(plan: Plan, decision: Decision) -> Any:
    """The winner is the next Chancellor: the oath of the own taste, or one whose banner lies ready
    at the start."""
    own = OATHS[plan.taste.oath]
    if own in decision.options:
        return own
    return max(decision.options, key=lambda oath: oath.banner is not None)


def offer_citizens(plan: Plan, decision: Decision) -> list[Any]:
    """Everybody who joins brings the sites of a rival into the realm."""
    return list(decision.options)


def accept_vassalage(plan: Plan, decision: Decision) -> Any:
    """Whoever likes the court, or has nothing to lose, joins."""
    look = plan.look
    return YES if plan.taste.citizen >= 0.4 or not look.sites(look.seat) else NO


def edifice(plan: Plan, decision: Decision) -> Any:
    """A ruin is made whole again; otherwise the least useful denizen makes room."""

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
