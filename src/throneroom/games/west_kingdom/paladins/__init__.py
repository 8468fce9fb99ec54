"""Paladins of the West Kingdom («Паладины западного королевства»), put together."""

from __future__ import annotations

from typing import Any

from throneroom.games.west_kingdom.campaign.game import CampaignGame
from throneroom.games.west_kingdom.game import Rooms
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
    may_go_on,
    why_not,
)
from throneroom.kernel import Decision, Seat

__all__ = ["PALADINS", "Paladins"]


class Paladins(CampaignGame[PaladinsState, PaladinsOptions]):
    slug = "paladins"
    rules_version = 1
    opener = "start"

    Options = PaladinsOptions
    State = PaladinsState
    View = PaladinsView
    events = EVENTS
    foreseen = FORESEEN
    sections = SECTIONS
    safe = SAFE
    guide = PaladinsGuide()
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

    def turn(self, state: PaladinsState) -> int:
        return state.round

    def turn_key(self, state: PaladinsState) -> str:
        return str(state.turns)

    def on_turn(self, state: PaladinsState) -> Seat | None:
        return state.current if state.phase is Phase.ACTIONS else None

    def may_go_on(self, state: PaladinsState, decision: Decision, answer: Any) -> bool:
        return may_go_on(state, decision, answer)


PALADINS = Paladins()
