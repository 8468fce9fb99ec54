"""Eight-Minute Empire: Legends (rulebook: «Восьмиминутная империя: Легенды»), put together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from throneroom.games.legends import scoring, setup, view
from throneroom.games.legends.bots import BOTS
from throneroom.games.legends.bots.guide import LegendsGuide
from throneroom.games.legends.check import check
from throneroom.games.legends.events import EVENTS
from throneroom.games.legends.flow import flow
from throneroom.games.legends.options import LegendsOptions
from throneroom.games.legends.state import Phase
from throneroom.games.legends.state import State as LegendsState
from throneroom.games.legends.view import CopiedLook, LegendsView, Look
from throneroom.games.legends.words import (
    FORESEEN,
    SAFE,
    SECTIONS,
    about,
    alike,
    caption,
    lost,
    why_not,
)
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
)

__all__ = ["LEGENDS", "Legends"]


class Legends(Game[LegendsState, LegendsOptions]):
    slug = "legends"
    rules_version = 1

    Options = LegendsOptions
    State = LegendsState
    View = LegendsView
    CopiedLook = CopiedLook
    events = EVENTS
    lasting_look = True
    guide = LegendsGuide()
    foreseen = FORESEEN
    sections = SECTIONS
    safe = SAFE

    def setup(self, options: LegendsOptions, chance: Chance) -> LegendsState:
        return setup.setup(options, chance)

    def flow(self, state: LegendsState) -> Flow:
        return flow(state)

    def check(self, state: LegendsState) -> None:
        check(state)

    def view(self, state: LegendsState, seat: Seat | None) -> LegendsView:
        return view.view(state, seat)

    def views(self, state: LegendsState, seats: Sequence[Seat | None]) -> list[LegendsView]:
        return view.views(state, seats)

    def redeal(self, state: LegendsState, seat: Seat | None, chance: Chance) -> None:
        view.redeal(state, seat, chance)

    def look(self, state: LegendsState, seat: Seat) -> Look:
        return Look(state, seat)

    def turn(self, state: LegendsState) -> int:
        return state.round

    def part(self, state: LegendsState) -> int:
        return state.game if state.options.long_game else 0

    def outcome(self, state: LegendsState) -> Outcome:
        return scoring.outcome(state)

    def sequel(self, state: LegendsState, outcome: Outcome, chance: Chance) -> Sequel:
        """The next game of a series: the next player round the table sets up the board."""
        options: LegendsOptions = msgspec.structs.replace(state.options, sides_first=True)
        if options.builder is not None:
            builder = (options.builder + 1) % options.players
            options = msgspec.structs.replace(options, builder=builder)
        return Sequel(self.slug, options)

    def bots(self) -> Mapping[str, BotMaker]:
        return BOTS

    def caption(self, decision: Decision, option: Any) -> Message:
        return caption(decision, option) or super().caption(decision, option)

    def about(
        self, now: LegendsState, then: LegendsState | None, decision: Decision, option: Any
    ) -> Mapping[str, Any]:
        return about(now, then, decision, option)

    def alike(self, state: LegendsState, decision: Decision, option: Any) -> str | None:
        return alike(decision, option)

    def on_turn(self, state: LegendsState) -> Seat | None:
        return state.current if state.phase is Phase.TURNS else None

    def lost(self, state: LegendsState, decision: Decision, option: Any) -> Message | None:
        return lost(decision, option)

    def why_not(self, state: LegendsState, decision: Decision, at: str, key: str) -> Message | None:
        return why_not(state, decision, at, key)


LEGENDS = Legends()
