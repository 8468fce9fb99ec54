"""Viscounts of the West Kingdom («Виконты западного королевства»), put together."""

from __future__ import annotations

from throneroom.games.west_kingdom.campaign.game import CampaignGame
from throneroom.games.west_kingdom.game import Rooms
from throneroom.games.west_kingdom.viscounts import scoring, setup, view
from throneroom.games.west_kingdom.viscounts.bots import BOTS
from throneroom.games.west_kingdom.viscounts.bots.guide import ViscountsGuide
from throneroom.games.west_kingdom.viscounts.check import check, check_checkpoint
from throneroom.games.west_kingdom.viscounts.events import EVENTS
from throneroom.games.west_kingdom.viscounts.flow import flow
from throneroom.games.west_kingdom.viscounts.look import Look
from throneroom.games.west_kingdom.viscounts.options import ViscountsOptions
from throneroom.games.west_kingdom.viscounts.state import Phase
from throneroom.games.west_kingdom.viscounts.state import State as ViscountsState
from throneroom.games.west_kingdom.viscounts.view import ViscountsView
from throneroom.games.west_kingdom.viscounts.words import (
    FORESEEN,
    SAFE,
    SECTIONS_OF_RULES,
    about,
    lost,
    why_not,
)
from throneroom.kernel import Seat

__all__ = ["VISCOUNTS", "Viscounts"]


class Viscounts(CampaignGame[ViscountsState, ViscountsOptions]):
    slug = "viscounts"
    rules_version = 1

    Options = ViscountsOptions
    State = ViscountsState
    View = ViscountsView
    events = EVENTS
    foreseen = FORESEEN
    sections = SECTIONS_OF_RULES
    safe = SAFE
    guide = ViscountsGuide()
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

    def turn(self, state: ViscountsState) -> int:
        return state.round

    def turn_key(self, state: ViscountsState) -> str:
        return str(state.turns)

    def on_turn(self, state: ViscountsState) -> Seat | None:
        """The seat on turn; nobody's turn while the opponent in a solo game acts."""
        early = state.phase in (Phase.NEW, Phase.PAIRS)
        return None if early or state.phase is Phase.RIVAL else state.current


VISCOUNTS = Viscounts()
