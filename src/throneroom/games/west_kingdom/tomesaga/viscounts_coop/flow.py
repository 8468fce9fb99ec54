"""The rules of Viscounts from the start to the end, with the Overlord's turn after every other
turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from throneroom.games.west_kingdom.tomesaga.viscounts_coop import setup
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.actions import after_action
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.overlord import take_turn
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.scoring import ending
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.state import State
from throneroom.games.west_kingdom.viscounts import events as base
from throneroom.games.west_kingdom.viscounts.actions import PASS
from throneroom.games.west_kingdom.viscounts.flow import PHASES as BASE
from throneroom.games.west_kingdom.viscounts.flow import begin_turn, end_turn, primary_action
from throneroom.games.west_kingdom.viscounts.state import Phase
from throneroom.games.west_kingdom.viscounts.verbs import fill_hand
from throneroom.kernel import Flow


def flow(s: State) -> Flow:
    while s.phase is not Phase.OVER:
        yield from PHASES[s.phase](s)


def pick_pairs(s: State) -> Flow:
    yield from setup.pick(s)
    begin_turn(s, s.first)


def act(s: State) -> Flow:
    """2: the lower part of a reminder card comes last, after everything that follows the action."""
    action = yield from primary_action(s)
    if action is not PASS:
        after_action(s, s.current, action)


def draw(s: State) -> Flow:
    """3: once the hand is full, the Overlord acts, even after the very last turn."""
    fill_hand(s, s.current)
    yield from take_turn(s)
    if s.overlord.won_by:
        s.phase, s.played = Phase.OVER, None
        if s.log is not None:
            s.tell(base.Ended(ending(s)))
    else:
        end_turn(s)


PHASES: dict[Phase, Callable[[Any], Flow]] = {
    **BASE,
    Phase.PAIRS: pick_pairs,
    Phase.ACTION: act,
    Phase.DRAW: draw,
}
