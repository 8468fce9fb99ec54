"""Conquest of the Fallen Lands (rulebook: «Завоёванный край»), put together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from throneroom.games.fallen_lands import scoring, setup, view, words
from throneroom.games.fallen_lands.bots import BOTS, FallenLandsGuide
from throneroom.games.fallen_lands.check import check
from throneroom.games.fallen_lands.events import EVENTS
from throneroom.games.fallen_lands.flow import flow
from throneroom.games.fallen_lands.options import FallenLandsOptions
from throneroom.games.fallen_lands.state import GATHER
from throneroom.games.fallen_lands.state import State as FallenLandsState
from throneroom.games.fallen_lands.view import CopiedLook, FallenLandsView, Look
from throneroom.kernel import BotMaker, Chance, Decision, Flow, Game, Message, Outcome, Seat

__all__ = ["FALLEN_LANDS", "FallenLands"]


class FallenLands(Game[FallenLandsState, FallenLandsOptions]):
    slug = "fallen_lands"
    rules_version = 2

    Options = FallenLandsOptions
    State = FallenLandsState
    View = FallenLandsView
    CopiedLook = CopiedLook
    events = EVENTS
    lasting_look = True
    guide = FallenLandsGuide()
    foreseen = words.FORESEEN
    sections = MappingProxyType(
        {
            "follower": "setup",
            "recruit": "recruit",
            "redeal": "redeal",
            "action": "act",
            "conquer": "conquest",
            "lender": "advanced",
            "build": "building",
            "claim": "magic",
            "flood": "magic",
            "shadow_follower": "magic",
            "thief": "magic",
            "thief_card": "magic",
            "exchange": "exchange",
            "stop": "end",
        }
    )

    safe = MappingProxyType({"redeal": "yes", "stop": "no"})

    def setup(self, options: FallenLandsOptions, chance: Chance) -> FallenLandsState:
        return setup.setup(options, chance)

    def flow(self, state: FallenLandsState) -> Flow:
        return flow(state)

    def check(self, state: FallenLandsState) -> None:
        check(state)

    def view(self, state: FallenLandsState, seat: Seat | None) -> FallenLandsView:
        return view.view(state, seat)

    def views(self, state: FallenLandsState, seats: Sequence[Seat | None]) -> list[FallenLandsView]:
        return view.views(state, seats)

    def redeal(self, state: FallenLandsState, seat: Seat | None, chance: Chance) -> None:
        view.redeal(state, seat, chance)

    def look(self, state: FallenLandsState, seat: Seat) -> Look:
        return Look(state, seat)

    def turn(self, state: FallenLandsState) -> int:
        return state.round

    def outcome(self, state: FallenLandsState) -> Outcome:
        return scoring.outcome(state)

    def bots(self) -> Mapping[str, BotMaker]:
        return BOTS

    def facts(self, state: FallenLandsState, decision: Decision) -> Mapping[str, Any]:
        return words.facts(state, decision)

    def about(
        self, now: FallenLandsState, then: FallenLandsState | None, decision: Decision, option: Any
    ) -> Mapping[str, Any]:
        return words.about(now, then, decision, option)

    def alike(self, state: FallenLandsState, decision: Decision, option: Any) -> str | None:
        return words.alike(decision, option)

    def on_turn(self, state: FallenLandsState) -> Seat | None:
        return None if state.phase is GATHER else state.current

    def lost(self, state: FallenLandsState, decision: Decision, option: Any) -> Message | None:
        return words.lost(decision, option)

    def aside(self, state: FallenLandsState, decision: Decision, option: Any) -> bool:
        return words.aside(decision, option)

    def why_not(
        self, state: FallenLandsState, decision: Decision, at: str, key: str
    ) -> Message | None:
        return words.why_not(state, decision, at, key)


FALLEN_LANDS = FallenLands()
