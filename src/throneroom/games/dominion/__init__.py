"""Dominion, first edition (rulebook: «Доминион»), put together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from throneroom.games.dominion import scoring, setup, view
from throneroom.games.dominion.bots import BOTS
from throneroom.games.dominion.cards import CARDS, MOAT, Card, Spend
from throneroom.games.dominion.events import EVENTS
from throneroom.games.dominion.flow import flow
from throneroom.games.dominion.options import DominionOptions, check_options
from throneroom.games.dominion.search import DominionGuide
from throneroom.games.dominion.state import State as DominionState
from throneroom.games.dominion.state import check, check_checkpoint
from throneroom.games.dominion.view import DominionView, Look
from throneroom.games.dominion.words import FORESEEN, SECTIONS, about
from throneroom.kernel import (
    BotMaker,
    Chance,
    Decision,
    Flow,
    Game,
    ImpossiblePosition,
    Message,
    Outcome,
    Seat,
    Sequel,
    key_of,
)

__all__ = ["DOMINION", "Dominion"]


class Dominion(Game[DominionState, DominionOptions]):
    slug = "dominion"
    rules_version = 2

    Options = DominionOptions
    State = DominionState
    View = DominionView
    events = EVENTS
    lasting_look = True
    guide = DominionGuide()
    foreseen = FORESEEN
    sections = SECTIONS

    def check_options(self, options: DominionOptions) -> None:
        check_options(options)

    def setup(self, options: DominionOptions, chance: Chance) -> DominionState:
        return setup.setup(options, chance)

    def flow(self, state: DominionState) -> Flow:
        return flow(state)

    def check(self, state: DominionState) -> None:
        check(state)
        if state.over and not (state.ending or scoring.is_stalemate(state)):
            raise ImpossiblePosition("state.over: the piles do not say so.")

    def check_checkpoint(self, state: DominionState) -> None:
        check_checkpoint(state)

    def view(self, state: DominionState, seat: Seat | None) -> DominionView:
        return view.view(state, seat)

    def redeal(self, state: DominionState, seat: Seat | None, chance: Chance) -> None:
        view.redeal(state, seat, chance)

    def look(self, state: DominionState, seat: Seat) -> Look:
        return Look(state, seat)

    def copied_look(self, state: DominionState, seat: Seat) -> Look:
        return Look(view.blank(state, seat), seat)

    def outcome(self, state: DominionState) -> Outcome:
        return scoring.outcome(state)

    def sequel(self, state: DominionState, chance: Chance) -> Sequel:
        """[Подготовка] The next game begins at the left neighbour of the last winner."""
        first = scoring.next_starter(scoring.outcome(state), chance)
        return Sequel(self.slug, msgspec.structs.replace(state.options, first=first))

    def reactions(self, state: DominionState) -> Sequence[str]:
        """[Ров] The only card of the set that answers an Attack."""
        return (MOAT.key,) if MOAT in state.supply else ()

    def bots(self) -> Mapping[str, BotMaker]:
        return BOTS

    def caption(self, decision: Decision, option: Any) -> Message:
        if isinstance(option, Card):
            return Message(f"card-{option.key}")
        if key_of(option) == "end":
            return Message(f"option-end_{decision.kind}")
        return super().caption(decision, option)

    def target(self, decision: Decision, option: Any) -> str:
        if isinstance(option, Spend):
            return f"hand/{option.card.key}"
        return super().target(decision, option) if isinstance(option, Card) else ""

    def about(
        self, now: DominionState, then: DominionState | None, decision: Decision, option: Any
    ) -> Mapping[str, Any]:
        return about(now, then) if decision.kind in FORESEEN else {}

    def why_not(
        self, state: DominionState, decision: Decision, at: str, key: str
    ) -> Message | None:
        card = CARDS.get(key.removeprefix("play:"))
        if card is None or key in decision.keys:
            return None
        if decision.kind == "action":
            return Message.of(
                f"why-not_{'in_hand' if card.is_action else 'action'}", {"card": card}
            )
        if key.startswith("play:"):
            if decision.kind != "buy" or not card.is_treasure:
                return None
            return Message.of(
                "why-" + ("bought" if state.bought else "not_in_hand"), {"card": card}
            )
        if decision.at != "supply":
            return None
        if card not in state.supply:
            return Message.of("why-not_in_game", {"card": card})
        if not state.supply[card]:
            return Message.of("why-empty_pile", {"card": card})
        limit = (
            view.coins(state, decision.seat)
            if decision.kind == "buy"
            else (decision.facts or {}).get("cost", 0)
        )
        if card.cost > limit:
            return Message.of("why-too_dear", {"card": card, "cost": card.cost, "limit": limit})
        return None


DOMINION = Dominion()
