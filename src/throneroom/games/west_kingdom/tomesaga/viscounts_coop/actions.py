"""2. A player's action, where it differs from Viscounts: the reminder card follows it."""

from __future__ import annotations

from throneroom.games.west_kingdom.tomesaga.viscounts_coop import events as e
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.cards import REMOVE
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.state import State
from throneroom.games.west_kingdom.viscounts.cards import Action
from throneroom.games.west_kingdom.viscounts.ring import Space
from throneroom.kernel import Seat


def no_removal(s: State, space: Space) -> str:
    """Why no worker of the Overlord can be removed from a location."""
    if not s.overlord.locations[space.number]:
        return "no_overlord_worker"
    return "protected" if s.is_protected(space) else ""


def no_outpost(s: State, seat: Seat, space: Space) -> str:
    """Why a player can't place a worker on a location."""
    if s.overlord.locations[space.number]:
        return "overlord_there"
    return "" if s.players[seat].workers else "no_workers"


def does_after(s: State, seat: Seat, action: Action) -> str:
    """The effect that the lower part of the upper card adds to an action: "remove", "place" or
    ""."""
    card = s.upper[seat]
    return "" if card is None else card.after.get(action, "")


def after_action(s: State, seat: Seat, action: Action) -> None:
    """The effect of the reminder card where the viscount stands. It is not optional; if impossible,
    it is left out."""
    does, space, card = does_after(s, seat, action), s.players[seat].space, s.upper[seat]
    if not does:
        return
    assert space is not None
    assert card is not None
    if does == REMOVE:
        if not no_removal(s, space):
            s.overlord.locations[space.number] -= 1
            s.overlord.supply += 1
            if s.log is not None:
                s.tell(e.OverlordRemoved(seat, space.key, card.key))
    elif not no_outpost(s, seat, space):
        s.add_outposts(space, seat, 1)
        if s.log is not None:
            s.tell(e.OutpostPlaced(seat, space.key, card.key))
