"""Cards that gain cards from the supply. Coins never raise their cost limits."""

from __future__ import annotations

from throneroom.games.dominion import events as e
from throneroom.games.dominion.cards import FEAST, MINE, REMODEL, WORKSHOP
from throneroom.games.dominion.effects.register import effect
from throneroom.games.dominion.state import State
from throneroom.games.dominion.verbs import fitting, gain_up_to, trash_one
from throneroom.kernel import Flow, Seat, choose

FEAST_LIMIT, WORKSHOP_LIMIT, REMODEL_RISE, MINE_RISE = 5, 4, 2, 3


@effect("feast")
def feast(s: State, me: Seat) -> Flow:
    """Trash the Feast, gain a card: two effects. Throned, it can only be trashed once."""
    in_play = s.players[me].play
    if FEAST in in_play:
        in_play.remove(FEAST)
        s.put_in_trash(me, FEAST)
        s.tell(e.Trashed(me, [FEAST.key]))
    yield from gain_up_to(s, me, FEAST_LIMIT, FEAST)


@effect("workshop")
def workshop(s: State, me: Seat) -> Flow:
    yield from gain_up_to(s, me, WORKSHOP_LIMIT, WORKSHOP)


@effect("remodel")
def remodel(s: State, me: Seat) -> Flow:
    """Trash a card, gain one that costs at most 2 more. Nothing to trash, nothing to gain."""
    hand = s.players[me].hand
    if hand:
        trashed = yield from trash_one(s, me, "remodel", hand, REMODEL)
        yield from gain_up_to(s, me, trashed.cost + REMODEL_RISE, REMODEL)


@effect("mine")
def mine(s: State, me: Seat) -> Flow:
    """Trash a Treasure, take one that costs at most 3 more into hand."""
    treasures = fitting("mine_trash", s.players[me].hand)
    if not treasures:
        return
    trashed = yield from trash_one(s, me, "mine_trash", treasures, MINE)
    cost = trashed.cost + MINE_RISE
    options = fitting("mine_gain", s.gainable(cost))
    if options:
        chosen = yield from choose(me, "mine_gain", options, at="supply", by=MINE, cost=cost)
        s.gain(me, chosen, to="hand")
