"""Three bots that play as a team: like those of Viscounts, with an eye on the Overlord."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from throneroom.games.west_kingdom.buttons import STOP
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.bots.planning import Care, TeamPlan
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.look import Look
from throneroom.games.west_kingdom.viscounts.bots.planning import NEVER, Taste
from throneroom.games.west_kingdom.viscounts.bots.policies import Viscount
from throneroom.games.west_kingdom.viscounts.cards import BUILD, PLACE, TRADE, TRANSCRIBE
from throneroom.kernel import Decision, Mind

CASTELLAN = Taste({TRADE: 0.95, BUILD: 0.95, PLACE: 1.2, TRANSCRIBE: 0.95}, "gold")
SCRIBE = Taste({TRADE: 0.95, BUILD: 0.95, PLACE: 0.95, TRANSCRIBE: 1.2}, "ink")
MASON = Taste({TRADE: 0.95, BUILD: 1.2, PLACE: 0.95, TRANSCRIBE: 0.95}, "stone")
"""As in Viscounts, but with weaker preferences, so that the reminder cards count too."""


class Comrade(Viscount):
    """A player who follows a `Taste`, and cares for the team as its `Care` says."""

    def __init__(self, taste: Taste, care: Care, seed: int) -> None:
        super().__init__(taste, seed)
        self.care = care

    def choose(self, look: Look, decision: Decision) -> Any:
        plan = TeamPlan(look, self.taste, self.care)
        ask: Callable[[TeamPlan, Decision], Any] | None
        ask = getattr(self, f"on_{decision.kind}", None)
        return ask(plan, decision) if ask is not None else decision.options[0]

    def on_reminder(self, plan: TeamPlan, decision: Decision) -> Any:
        return self.best(decision.options, plan.reminder)

    on_upper = on_reminder

    def on_move(self, plan: Any, decision: Decision) -> Any:
        card = plan.look.played
        assert card is not None
        worth = plan.places(card, plan.me.force)
        return self.best(decision.options, lambda space: worth.get(space, -NEVER))

    def on_bump(self, plan: TeamPlan, decision: Decision) -> Any:  # type: ignore[override]
        return self.best(decision.options, plan.bumping)

    def on_recruit(self, plan: Any, decision: Decision) -> Any:
        """The best card, with the effect of its absence on the Overlord."""
        card = decision.options[0]
        worth = plan.card(card) - plan.look.hire_price(card) * plan.silver()
        worth += plan.taken(plan.me.space.segment)
        return card if worth > 0 else STOP

    def on_send_home(self, plan: TeamPlan, decision: Decision) -> Any:
        return self.best(decision.options, plan.going_home)


def castellan(seed: int) -> Mind:
    return Comrade(CASTELLAN, Care(), seed).choose


def scribe(seed: int) -> Mind:
    return Comrade(SCRIBE, Care(), seed).choose


def mason(seed: int) -> Mind:
    return Comrade(MASON, Care(), seed).choose
