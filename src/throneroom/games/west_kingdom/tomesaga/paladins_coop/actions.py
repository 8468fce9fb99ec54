"""4, 7 A player's turn, where it differs from Paladins: an action of the left half for another
player, and an order of the king."""

from __future__ import annotations

from throneroom.games.west_kingdom.paladins.actions import act_for, choose_crew
from throneroom.games.west_kingdom.paladins.cards import ORDER_POINTS, Mode
from throneroom.games.west_kingdom.paladins.workers import less
from throneroom.games.west_kingdom.tomesaga.coop import Teammate
from throneroom.games.west_kingdom.tomesaga.paladins_coop import events as e
from throneroom.games.west_kingdom.tomesaga.paladins_coop.cards import TeamOrder
from throneroom.games.west_kingdom.tomesaga.paladins_coop.laws import crews_for_order, receivers
from throneroom.games.west_kingdom.tomesaga.paladins_coop.state import State
from throneroom.kernel import Flow, Seat, choose

FOUGHT = ("attack", "convert")
"""Actions that deal with an outsider."""


def act(s: State, seat: Seat, mode: Mode) -> Flow:
    """One other player may get the effect of an action of the left half."""
    s.acting = mode.key
    options = [Teammate(to) for to in receivers(s, seat, mode)]
    chosen = yield from choose(seat, "receiver", options, at="player", by=mode.action)
    to = chosen.seat
    if to != seat:
        s.receiver = to
        if s.log is not None:
            s.tell(e.Shared(seat, to, mode.action.key))
    yield from act_for(s, seat, mode, to)
    s.receiver = None
    if mode.action.key in FOUGHT:
        s.removed += 1
    s.fight(seat, mode.action)


def fulfil(s: State, seat: Seat, order: TeamOrder) -> Flow:
    """7: for everybody, once. The worker stays."""
    player = s.players[seat]
    s.acting = order.key
    crew = yield from choose_crew(seat, crews_for_order(player, order), order)
    slot = s.orders.index(order)
    player.pool = less(player.pool, crew.pool)
    s.order_crews[slot], s.order_users[slot] = crew, seat
    if s.log is not None:
        workers = list(crew.workers)
        s.tell(e.OrderFulfilled(seat, order.key, workers, ORDER_POINTS[slot]))
    for one in s.seats_from(seat):
        s.gain_honour(one, order.key)
    s.acting = ""
