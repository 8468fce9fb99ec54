"""Architects of the West Kingdom, together against the Overlord: the scenario, put together."""

from __future__ import annotations

from throneroom.games.west_kingdom.architects import ARCHITECTS
from throneroom.games.west_kingdom.architects.events import TurnBegan
from throneroom.games.west_kingdom.architects.state import Phase
from throneroom.games.west_kingdom.game import Rooms
from throneroom.games.west_kingdom.tomesaga.architects_coop import scoring, setup, view
from throneroom.games.west_kingdom.tomesaga.architects_coop.bots import BOTS
from throneroom.games.west_kingdom.tomesaga.architects_coop.bots.guide import ArchitectsCoopGuide
from throneroom.games.west_kingdom.tomesaga.architects_coop.check import check, check_checkpoint
from throneroom.games.west_kingdom.tomesaga.architects_coop.events import EVENTS
from throneroom.games.west_kingdom.tomesaga.architects_coop.flow import flow
from throneroom.games.west_kingdom.tomesaga.architects_coop.look import Look
from throneroom.games.west_kingdom.tomesaga.architects_coop.options import ArchitectsCoopOptions
from throneroom.games.west_kingdom.tomesaga.architects_coop.state import (
    State as ArchitectsCoopState,
)
from throneroom.games.west_kingdom.tomesaga.architects_coop.view import ArchitectsCoopView
from throneroom.games.west_kingdom.tomesaga.architects_coop.words import (
    FORESEEN,
    SAFE,
    SECTIONS,
    about,
    lost,
    why_not,
)
from throneroom.games.west_kingdom.tomesaga.coop import CoopGame
from throneroom.kernel import Event, Seat

__all__ = ["ARCHITECTS_COOP", "ArchitectsCoop"]


class ArchitectsCoop(CoopGame[ArchitectsCoopState, ArchitectsCoopOptions]):
    slug = "architects_coop"
    rules_version = 1
    changes = ARCHITECTS

    Options = ArchitectsCoopOptions
    State = ArchitectsCoopState
    View = ArchitectsCoopView
    events = EVENTS
    foreseen = FORESEEN
    sections = SECTIONS
    safe = SAFE
    guide = ArchitectsCoopGuide()
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

    def turn(self, state: ArchitectsCoopState) -> int:
        return state.round

    def on_turn(self, state: ArchitectsCoopState) -> Seat | None:
        """The seat on turn; nobody's turn while the Overlord acts."""
        if state.phase is not Phase.TURNS or state.overlord.is_on_turn:
            return None
        return state.current

    def house_begins(self, state: ArchitectsCoopState, event: Event) -> bool:
        return isinstance(event, TurnBegan) and event.seat == state.overlord_seat

    def house_ends(self, state: ArchitectsCoopState) -> bool:
        """Whether the house takes the last turn: the last of the final turns is the Overlord's."""
        return state.turns_left == 1


ARCHITECTS_COOP = ArchitectsCoop()
