"""The card that plays cards."""

from __future__ import annotations

from throneroom.games.dominion.cards import THRONE_ROOM
from throneroom.games.dominion.effects.register import effect
from throneroom.games.dominion.state import State
from throneroom.games.dominion.verbs import fitting
from throneroom.kernel import Flow, Seat, choose


@effect("throne_room")
def throne_room(s: State, me: Seat) -> Flow:
    """An Action from hand, played twice. Throned itself, it does this for two different choices."""
    from throneroom.games.dominion.flow import play_twice  # it imports the effects

    actions = fitting("throne_room", s.players[me].hand)
    if actions:
        chosen = yield from choose(me, "throne_room", actions, at="hand", by=THRONE_ROOM)
        yield from play_twice(s, me, chosen)
