"""Architects of the West Kingdom («Архитекторы западного королевства»), put together."""

from __future__ import annotations

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
from throneroom.games.west_kingdom.campaign.game import CampaignGame
from throneroom.games.west_kingdom.game import Rooms
from throneroom.kernel import Seat

__all__ = ["ARCHITECTS", "Architects"]


class Architects(CampaignGame[ArchitectsState, ArchitectsOptions]):
    slug = "architects"
    rules_version = 1

    Options = ArchitectsOptions
    State = ArchitectsState
    View = ArchitectsView
    events = EVENTS
    foreseen = FORESEEN
    sections = SECTIONS
    safe = SAFE
    guide = ArchitectsGuide()
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

    def turn(self, state: ArchitectsState) -> int:
        return state.round

    def on_turn(self, state: ArchitectsState) -> Seat | None:
        return state.current if state.phase is Phase.TURNS else None


ARCHITECTS = Architects()
