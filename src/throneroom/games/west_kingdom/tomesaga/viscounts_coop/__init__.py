"""Viscounts of the West Kingdom, together against the Overlord: the scenario, put together."""

from __future__ import annotations

from throneroom.games.west_kingdom.game import Rooms
from throneroom.games.west_kingdom.tomesaga.coop import CoopGame
from throneroom.games.west_kingdom.tomesaga.viscounts_coop import scoring, setup, view
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.bots import BOTS
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.bots.guide import ViscountsCoopGuide
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.check import check, check_checkpoint
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.events import EVENTS
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.flow import flow
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.look import Look
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.options import ViscountsCoopOptions
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.state import (
    State as ViscountsCoopState,
)
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.view import ViscountsCoopView
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.words import (
    FORESEEN,
    SAFE,
    SECTIONS,
    about,
    lost,
    why_not,
)
from throneroom.games.west_kingdom.viscounts import VISCOUNTS
from throneroom.games.west_kingdom.viscounts.events import TurnBegan
from throneroom.games.west_kingdom.viscounts.state import Phase
from throneroom.kernel import Event, Seat

__all__ = ["VISCOUNTS_COOP", "ViscountsCoop"]


class ViscountsCoop(CoopGame[ViscountsCoopState, ViscountsCoopOptions]):
    slug = "viscounts_coop"
    rules_version = 1
    changes = VISCOUNTS

    Options = ViscountsCoopOptions
    State = ViscountsCoopState
    View = ViscountsCoopView
    events = EVENTS
    foreseen = FORESEEN
    sections = SECTIONS
    safe = SAFE
    guide = ViscountsCoopGuide()
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

    def turn(self, state: ViscountsCoopState) -> int:
        return state.round

    def turn_key(self, state: ViscountsCoopState) -> str:
        return str(state.turns)

    def on_turn(self, state: ViscountsCoopState) -> Seat | None:
        """The seat on turn; nobody's turn while the Overlord acts."""
        early = state.phase in (Phase.NEW, Phase.PAIRS)
        return None if early or state.overlord.is_on_turn else state.current

    def house_begins(self, state: ViscountsCoopState, event: Event) -> bool:
        return isinstance(event, TurnBegan) and event.seat == state.overlord_seat


VISCOUNTS_COOP = ViscountsCoop()
