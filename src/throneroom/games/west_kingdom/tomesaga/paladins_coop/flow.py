"""The rules of Paladins from the start to the end, with the threats of the Overlord."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from throneroom.games.west_kingdom.paladins.cards import Mode
from throneroom.games.west_kingdom.paladins.flow import DOES as BASE_DOES
from throneroom.games.west_kingdom.paladins.flow import PHASES as BASE
from throneroom.games.west_kingdom.paladins.flow import Does, choose_turn, take_turns_by
from throneroom.games.west_kingdom.paladins.flow import clean_up as end_round
from throneroom.games.west_kingdom.paladins.laws import legal_favours
from throneroom.games.west_kingdom.paladins.rewards import ATTRIBUTES
from throneroom.games.west_kingdom.paladins.state import Phase
from throneroom.games.west_kingdom.paladins.verbs import VERBS
from throneroom.games.west_kingdom.tomesaga.paladins_coop import events as e
from throneroom.games.west_kingdom.tomesaga.paladins_coop import setup
from throneroom.games.west_kingdom.tomesaga.paladins_coop.actions import act, fulfil
from throneroom.games.west_kingdom.tomesaga.paladins_coop.cards import TeamOrder
from throneroom.games.west_kingdom.tomesaga.paladins_coop.laws import legal_modes, legal_orders
from throneroom.games.west_kingdom.tomesaga.paladins_coop.overlord import resolve_threats
from throneroom.games.west_kingdom.tomesaga.paladins_coop.state import State
from throneroom.games.west_kingdom.tomesaga.paladins_coop.verbs import WORDS
from throneroom.kernel import Flow


def flow(s: State) -> Flow:
    while s.phase is not Phase.OVER:
        yield from PHASES[s.phase](s)


def take_turns(s: State) -> Flow:
    return take_turns_by(s, turn)


def turn(s: Any) -> Flow:
    me = s.current
    options: list[Any] = []
    if any(s.players[me].pool):
        options += legal_modes(s, me)
        options += legal_favours(s, me)
        options += legal_orders(s, me)
    return choose_turn(s, options, DOES)


DOES: Mapping[type, Does] = {**BASE_DOES, Mode: act, TeamOrder: fulfil}


def clean_up(s: State) -> Flow:
    """8: the threats come before everything else; after the last round, the end of the game."""
    yield from resolve_threats(s)
    if s.last_round:
        lower_attributes(s)
    yield from end_round(s)


def lower_attributes(s: State) -> None:
    """9.2: nobody has more of an attribute than of honour."""
    for seat, player in enumerate(s.players):
        for name in ATTRIBUTES:
            before = getattr(player, name)
            if before > player.honour:
                setattr(player, name, player.honour)
                if s.log is not None:
                    s.tell(e.AttributeLowered(seat, name, before, player.honour))


VERBS.update(WORDS)

PHASES: dict[Phase, Callable[[Any], Flow]] = {
    **BASE,
    Phase.TOWNSFOLK: setup.first_townsfolk,
    Phase.ACTIONS: take_turns,
    Phase.CLEAN_UP: clean_up,
}
