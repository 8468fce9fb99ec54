"""Dominion, first edition (rulebook: «Доминион»), put together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from throneroom.games.dominion import check, scoring, setup, view, words
from throneroom.games.dominion.bots import BOTS, Strategy, written
from throneroom.games.dominion.bots.guide import DominionGuide
from throneroom.games.dominion.cards import MOAT, PLAY_ALL
from throneroom.games.dominion.events import EVENTS
from throneroom.games.dominion.flow import flow
from throneroom.games.dominion.options import DominionOptions, check_options
from throneroom.games.dominion.state import State as DominionState
from throneroom.games.dominion.view import CopiedLook, DominionView, Look
from throneroom.kernel import (
    BotMaker,
    Chance,
    Decision,
    Flow,
    Game,
    Message,
    Outcome,
    Seat,
    Sequel,
    copied_options,
)

__all__ = ["DOMINION", "Dominion"]


class Dominion(Game[DominionState, DominionOptions]):
    slug = "dominion"
    rules_version = 3

    Options = DominionOptions
    State = DominionState
    View = DominionView
    events = EVENTS
    lasting_look = True
    guide = DominionGuide()
    foreseen = words.FORESEEN
    sections = words.SECTIONS
    safe = words.SAFE

    def check_options(self, options: DominionOptions) -> None:
        check_options(options)

    def setup(self, options: DominionOptions, chance: Chance) -> DominionState:
        return setup.setup(options, chance)

    def flow(self, state: DominionState) -> Flow:
        return flow(state)

    def check(self, state: DominionState) -> None:
        check.check(state)

    def check_checkpoint(self, state: DominionState) -> None:
        check.check_checkpoint(state)

    def view(self, state: DominionState, seat: Seat | None) -> DominionView:
        return view.view(state, seat)

    def redeal(self, state: DominionState, seat: Seat | None, chance: Chance) -> None:
        view.redeal(state, seat, chance)

    def look(self, state: DominionState, seat: Seat) -> Look:
        return Look(state, seat)

    def copied_look(
        self, state: DominionState, seat: Seat, options: DominionOptions | None = None
    ) -> Look:
        own = copied_options(state.options) if options is None else options
        return CopiedLook(state, seat, own)

    def copied_looks(self, state: DominionState, seat: Seat) -> Callable[[], Look]:
        return CopiedLook(state, seat, copied_options(state.options)).again

    def turn(self, state: DominionState) -> int:
        return state.players[state.current].turns + (not state.over)

    def turn_key(self, state: DominionState) -> str:
        return f"{self.turn(state)}.{state.current}"

    def outcome(self, state: DominionState) -> Outcome:
        return scoring.outcome(state)

    def sequel(self, state: DominionState, outcome: Outcome, chance: Chance) -> Sequel:
        """[Подготовка] The next game begins at the left neighbour of the last winner."""
        first = scoring.next_starter(outcome, chance)
        return Sequel(self.slug, msgspec.structs.replace(state.options, first=first))

    def reactions(self, state: DominionState) -> Sequence[str]:
        """[Ров] The only card of the set that answers an Attack."""
        return (MOAT.key,) if MOAT in state.supply else ()

    def bots(self) -> Mapping[str, BotMaker]:
        return BOTS

    def strategy(self, file: Path) -> BotMaker:
        return Strategy.load(file).bot

    def written_strategy(self, text: str) -> BotMaker:
        return written(text).bot

    def prompt(self, decision: Decision) -> Message:
        """The prompt of a decision. It does not mention Treasures once there is none to play."""
        if decision.kind == "buy" and decision.options[0] is not PLAY_ALL:
            return Message("prompt-buy_only")
        return super().prompt(decision)

    def facts(self, state: DominionState, decision: Decision) -> Mapping[str, Any]:
        return words.facts(state, decision)

    def about(
        self, now: DominionState, then: DominionState | None, decision: Decision, option: Any
    ) -> Mapping[str, Any]:
        return words.about(now, then) if decision.kind in words.FORESEEN else {}

    def alike(self, state: DominionState, decision: Decision, option: Any) -> int | str | None:
        return words.alike(state, decision, option)

    def on_turn(self, state: DominionState) -> Seat:
        return state.current

    def lost(self, state: DominionState, decision: Decision, option: Any) -> Message | None:
        return words.lost(state, decision, option)

    def aside(self, state: DominionState, decision: Decision, option: Any) -> bool:
        return words.aside(decision, option)

    def why_not(
        self, state: DominionState, decision: Decision, at: str, key: str
    ) -> Message | None:
        return words.why_not(state, decision, at, key)


DOMINION = Dominion()
