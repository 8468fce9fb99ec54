"""Architects of the West Kingdom («Архитекторы западного королевства»), put together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from throneroom.games.west_kingdom.architects import scoring, setup, view
from throneroom.games.west_kingdom.architects.bots import BOTS
from throneroom.games.west_kingdom.architects.bots.guide import ArchitectsGuide
from throneroom.games.west_kingdom.architects.check import check, check_checkpoint
from throneroom.games.west_kingdom.architects.events import EVENTS
from throneroom.games.west_kingdom.architects.flow import flow
from throneroom.games.west_kingdom.architects.look import Look
from throneroom.games.west_kingdom.architects.options import ArchitectsOptions
from throneroom.games.west_kingdom.architects.state import Phase
from throneroom.games.west_kingdom.architects.state import State as ArchitectsState
from throneroom.games.west_kingdom.architects.view import ArchitectsView
from throneroom.games.west_kingdom.architects.words import (
    FORESEEN,
    SAFE,
    SECTIONS,
    about,
    lost,
    why_not,
)
from throneroom.kernel import BotMaker, Chance, Decision, Flow, Game, Message, Outcome, Seat

__all__ = ["ARCHITECTS", "Architects"]


class Architects(Game[ArchitectsState, ArchitectsOptions]):
    slug = "architects"
    rules_version = 1

    Options = ArchitectsOptions
    State = ArchitectsState
    View = ArchitectsView
    events = EVENTS
    lasting_look = True
    foreseen = FORESEEN
    sections = SECTIONS
    safe = SAFE
    guide = ArchitectsGuide()

    def setup(self, options: ArchitectsOptions, chance: Chance) -> ArchitectsState:
        return setup.setup(options, chance)

    def flow(self, state: ArchitectsState) -> Flow:
        return flow(state)

    def check(self, state: ArchitectsState) -> None:
        check(state)

    def check_checkpoint(self, state: ArchitectsState) -> None:
        check_checkpoint(state)

    def view(self, state: ArchitectsState, seat: Seat | None) -> ArchitectsView:
        return view.view(state, seat)

    def views(self, state: ArchitectsState, seats: Sequence[Seat | None]) -> list[ArchitectsView]:
        return view.views(state, seats)

    def redeal(self, state: ArchitectsState, seat: Seat | None, chance: Chance) -> None:
        view.redeal(state, seat, chance)

    def look(self, state: ArchitectsState, seat: Seat) -> Look:
        return Look(state, seat)

    def turn(self, state: ArchitectsState) -> int:
        return state.round

    def outcome(self, state: ArchitectsState) -> Outcome:
        return scoring.outcome(state)

    def on_turn(self, state: ArchitectsState) -> Seat | None:
        return state.current if state.phase is Phase.TURNS else None

    def bots(self) -> Mapping[str, BotMaker]:
        return BOTS

    def about(
        self, now: ArchitectsState, then: ArchitectsState | None, decision: Decision, option: Any
    ) -> Mapping[str, Any]:
        return about(now, then, decision, option)

    def lost(self, state: ArchitectsState, decision: Decision, option: Any) -> Message | None:
        return lost(decision, option)

    def why_not(
        self, state: ArchitectsState, decision: Decision, at: str, key: str
    ) -> Message | None:
        return why_not(state, decision, at, key)


ARCHITECTS = Architects()
