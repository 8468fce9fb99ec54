"""The card that plays cards."""

from __future__ import annotations

from throneroom.games.dominion.cards import Card
from throneroom.games.dominion.effects.table import effect, pick
from throneroom.games.dominion.state import State
from throneroom.kernel import Flow, Seat


@effect("throne_room")
def throne_room(s: State, me: Seat) -> Flow:
    """An Action from hand, played twice. Throned itself, it does this for two different choices."""
    from throneroom.games.dominion.flow import play_twice  # it plays cards, and is one

    actions = [card for card in s.players[me].hand if card.is_action]
    if actions:
        chosen: Card = yield from pick(me, "throne_room", actions, "hand")
        yield from play_twice(s, me, chosen)
