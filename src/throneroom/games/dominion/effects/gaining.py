"""Cards that gain from the supply. Coins never raise their limits."""

from __future__ import annotations

from throneroom.games.dominion import events as e
from throneroom.games.dominion.cards import CARDS, FEAST, Card
from throneroom.games.dominion.effects.table import effect, pick
from throneroom.games.dominion.state import State
from throneroom.kernel import Flow, Seat

FEAST_LIMIT, WORKSHOP_LIMIT, REMODEL_RISE, MINE_RISE = 5, 4, 2, 3
REMODEL, WORKSHOP = CARDS["remodel"], CARDS["workshop"]


def gain_up_to(s: State, me: Seat, cost: int, source: Card) -> Flow:
    """A card of the player's choice, to the discard pile. Where there is one, it must be taken."""
    options = s.gainable(cost)
    if options:
        chosen: Card = yield from pick(me, "gain", options, "supply", card=source, cost=cost)
        s.gain(me, chosen)


@effect("feast")
def feast(s: State, me: Seat) -> Flow:
    """Trash the Feast, gain a card: two effects. Throned, it can only be trashed once."""
    in_play = s.players[me].play
    if FEAST in in_play:
        in_play.remove(FEAST)
        s.put_in_trash(me, FEAST)
        if s.log is not None:
            s.log.append(e.Trashed(me, [FEAST.key]))
    yield from gain_up_to(s, me, FEAST_LIMIT, FEAST)


@effect("workshop")
def workshop(s: State, me: Seat) -> Flow:
    yield from gain_up_to(s, me, WORKSHOP_LIMIT, WORKSHOP)


@effect("remodel")
def remodel(s: State, me: Seat) -> Flow:
    """Trash a card, gain one that costs at most 2 more. Nothing to trash, nothing to gain."""
    hand = s.players[me].hand
    if not hand:
        return
    trashed: Card = yield from pick(me, "remodel", hand, "hand")
    s.trash_from_hand(me, [trashed])
    yield from gain_up_to(s, me, trashed.cost + REMODEL_RISE, REMODEL)


@effect("mine")
def mine(s: State, me: Seat) -> Flow:
    """Trash a Treasure, take one that costs at most 3 more into hand."""
    treasures = [card for card in s.players[me].hand if card.is_treasure]
    if not treasures:
        return
    trashed: Card = yield from pick(me, "mine_trash", treasures, "hand")
    s.trash_from_hand(me, [trashed])
    options = [card for card in s.gainable(trashed.cost + MINE_RISE) if card.is_treasure]
    if options:
        cost = trashed.cost + MINE_RISE
        chosen: Card = yield from pick(me, "mine_gain", options, "supply", cost=cost)
        s.gain(me, chosen, to="hand")
