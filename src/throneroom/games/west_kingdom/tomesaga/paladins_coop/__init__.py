"""Paladins of the West Kingdom, together against the Overlord: the scenario, put together."""

from __future__ import annotations

from typing import Any

from throneroom.games.west_kingdom.game import Rooms
from throneroom.games.west_kingdom.paladins import PALADINS
from throneroom.games.west_kingdom.paladins.state import Phase
from throneroom.games.west_kingdom.tomesaga.coop import CoopGame
from throneroom.games.west_kingdom.tomesaga.paladins_coop import scoring, setup, view
from throneroom.games.west_kingdom.tomesaga.paladins_coop.bots import BOTS
from throneroom.games.west_kingdom.tomesaga.paladins_coop.bots.guide import PaladinsCoopGuide
from throneroom.games.west_kingdom.tomesaga.paladins_coop.check import check, check_checkpoint
from throneroom.games.west_kingdom.tomesaga.paladins_coop.events import EVENTS, OverlordBegan
from throneroom.games.west_kingdom.tomesaga.paladins_coop.flow import flow
from throneroom.games.west_kingdom.tomesaga.paladins_coop.look import Look
from throneroom.games.west_kingdom.tomesaga.paladins_coop.options import PaladinsCoopOptions
from throneroom.games.west_kingdom.tomesaga.paladins_coop.state import State as PaladinsCoopState
from throneroom.games.west_kingdom.tomesaga.paladins_coop.view import PaladinsCoopView
from throneroom.games.west_kingdom.tomesaga.paladins_coop.words import (
    FORESEEN,
    SAFE,
    SECTIONS,
    about,
    lost,
    may_go_on,
    why_not,
)
from throneroom.kernel import Decision, Event, Seat

__all__ = ["PALADINS_COOP", "PaladinsCoop"]


class PaladinsCoop(CoopGame[PaladinsCoopState, PaladinsCoopOptions]):
    slug = "paladins_coop"
    rules_version = 1
    changes = PALADINS

    Options = PaladinsCoopOptions
    State = PaladinsCoopState
    View = PaladinsCoopView
    events = EVENTS
    foreseen = FORESEEN
    sections = SECTIONS
    safe = SAFE
    guide = PaladinsCoopGuide()
    rooms = Rooms(
        setup=setup.setup,
        flow=flow,
        check=check,
        check_checkpoint=check_checkpoint,
        view=view.view,
        views=view.views,
        redeal=view.redeal,
        look=Look,
        outcome=scoring.outcome,
        bots=BOTS,
        about=about,
        lost=lost,
        why_not=why_not,
    )

    def turn(self, state: PaladinsCoopState) -> int:
        return state.round

    def turn_key(self, state: PaladinsCoopState) -> str:
        return str(state.turns)

    def on_turn(self, state: PaladinsCoopState) -> Seat | None:
        """The seat on turn; nobody's turn while the Overlord's threats are resolved."""
        return state.current if state.phase is Phase.ACTIONS else None

    def may_go_on(self, state: PaladinsCoopState, decision: Decision, answer: Any) -> bool:
        return may_go_on(state, decision, answer)

    def house_begins(self, state: PaladinsCoopState, event: Event) -> bool:
        return isinstance(event, OverlordBegan)


PALADINS_COOP = PaladinsCoop()
