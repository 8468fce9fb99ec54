"""The rules of Architects from the start to the end, with the Overlord's turn after each round."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from throneroom.games.west_kingdom.architects import events as base
from throneroom.games.west_kingdom.architects.flow import PHASES as BASE
from throneroom.games.west_kingdom.architects.flow import count_down, turn
from throneroom.games.west_kingdom.architects.state import Phase
from throneroom.games.west_kingdom.tomesaga.architects_coop import setup
from throneroom.games.west_kingdom.tomesaga.architects_coop.overlord import take_turn
from throneroom.games.west_kingdom.tomesaga.architects_coop.state import State
from throneroom.kernel import Flow


def flow(s: State) -> Flow:
    while s.phase is not Phase.OVER:
        yield from PHASES[s.phase](s)


def turns(s: State) -> Flow:
    """Clockwise, with the Overlord after the last player. 8: once the Guildhall is full, every
    player and the Overlord have one more turn; if an event is due and none is left, the game ends
    at once."""
    while True:
        yield from turn(s)
        if not s.is_played_out and s.current == s.last:
            yield from take_turn(s)
            if not s.is_played_out:
                count_down(s, s.overlord_seat)
        if s.is_played_out:
            break
        s.current = (s.current + 1) % len(s.players)
        if s.log is not None:
            s.tell(base.TurnBegan(s.current, s.round))
    s.phase = Phase.END


PHASES: dict[Phase, Callable[[Any], Flow]] = {
    **BASE,
    Phase.APPRENTICES: setup.begin_crews,
    Phase.DRAFT: setup.keep_plans,
    Phase.TURNS: turns,
}
