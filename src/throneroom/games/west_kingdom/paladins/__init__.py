"""Paladins of the West Kingdom («Паладины западного королевства»), put together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from throneroom.games.west_kingdom.paladins import scoring, setup, view
from throneroom.games.west_kingdom.paladins.bots import BOTS
from throneroom.games.west_kingdom.paladins.bots.guide import PaladinsGuide
from throneroom.games.west_kingdom.paladins.check import check, check_checkpoint
from throneroom.games.west_kingdom.paladins.events import EVENTS
from throneroom.games.west_kingdom.paladins.flow import flow
from throneroom.games.west_kingdom.paladins.look import Look
from throneroom.games.west_kingdom.paladins.options import PaladinsOptions
from throneroom.games.west_kingdom.paladins.state import Phase
from throneroom.games.west_kingdom.paladins.state import State as PaladinsState
from throneroom.games.west_kingdom.paladins.view import PaladinsView
from throneroom.games.west_kingdom.paladins.words import (
    FORESEEN,
    SAFE,
    SECTIONS,
    about,
    lost,
    why_not,
)
from throneroom.kernel import BotMaker, Chance, Decision, Flow, Game, Message, Outcome, Seat

__all__ = ["PALADINS", "Paladins"]


class Paladins(Game[PaladinsState, PaladinsOptions]):
    slug = "paladins"
    rules_version = 1

    Options = PaladinsOptions
    State = PaladinsState
    View = PaladinsView
    events = EVENTS
    lasting_look = True
    foreseen = FORESEEN
    sections = SECTIONS
    safe = SAFE
    guide = PaladinsGuide()

    def setup(self, options: PaladinsOptions, chance: Chance) -> PaladinsState:
        return setup.setup(options, chance)

    def flow(self, state: PaladinsState) -> Flow:
        return flow(state)

    def check(self, state: PaladinsState) -> None:
        check(state)

    def check_checkpoint(self, state: PaladinsState) -> None:
        check_checkpoint(state)

    def view(self, state: PaladinsState, seat: Seat | None) -> PaladinsView:
        return view.view(state, seat)

    def views(self, state: PaladinsState, seats: Sequence[Seat | None]) -> list[PaladinsView]:
        return view.views(state, seats)

    def redeal(self, state: PaladinsState, seat: Seat | None, chance: Chance) -> None:
        view.redeal(state, seat, chance)

    def look(self, state: PaladinsState, seat: Seat) -> Look:
        return Look(state, seat)

    def turn(self, state: PaladinsState) -> int:
        return state.turns

    def outcome(self, state: PaladinsState) -> Outcome:
        return scoring.outcome(state)

    def on_turn(self, state: PaladinsState) -> Seat | None:
        return state.current if state.phase is Phase.ACTIONS else None

    def bots(self) -> Mapping[str, BotMaker]:
        return BOTS

    def about(
        self, now: PaladinsState, then: PaladinsState | None, decision: Decision, option: Any
    ) -> Mapping[str, Any]:
        return about(now, then, decision, option)

    def lost(self, state: PaladinsState, decision: Decision, option: Any) -> Message | None:
        return lost(state, decision, option)

    def why_not(
        self, state: PaladinsState, decision: Decision, at: str, key: str
    ) -> Message | None:
        return why_not(state, decision, at, key)


PALADINS = Paladins()
