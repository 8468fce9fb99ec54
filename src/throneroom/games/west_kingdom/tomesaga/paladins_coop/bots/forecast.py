"""A forecast of the team's final points, if it continues as the scripted players do.

The numbers come from 84 of their games with two to four players at all difficulties: the forecast
is off by 2 points per player on average, and the spread is `UNSURE` in the guide.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp

from throneroom.games.west_kingdom.paladins.cards import ORDER_POINTS, ROUNDS
from throneroom.games.west_kingdom.paladins.rewards import ATTRIBUTES
from throneroom.games.west_kingdom.paladins.state import Phase
from throneroom.games.west_kingdom.tomesaga.paladins_coop.cards import GROWTH, LEFT_POINTS
from throneroom.games.west_kingdom.tomesaga.paladins_coop.scoring import team_total
from throneroom.games.west_kingdom.tomesaga.paladins_coop.state import Player, State

LENDS = 3
"""Steps that a paladin lends to the first attribute of an order."""
PACE = 3.0
"""Steps towards an order per round."""
UNKNOWN = 6.0
"""Missing steps assumed for an order that is still face down, at the time when it opens."""
FOUGHT, FOUGHT_LAST = 0.95, 0.25
"""The share of the Overlord's workers that will be gone at the end; the same in the last round."""
GROWS = 1.0
"""Points that a round in which his workers come back costs each player."""


def forecast(s: State) -> float:
    total = float(team_total(s))
    if s.phase is Phase.OVER:
        return total
    left = ROUNDS - s.round + 1
    n = len(s.players)
    gone = FOUGHT if left > 1 else FOUGHT_LAST
    total -= gone * LEFT_POINTS * sum(s.overlords) * n
    if GROWTH[s.options.difficulty]:
        total -= GROWS * n * left
    for player in s.players:
        total += promise(player, left)
    done = s.team_orders
    for slot, order in enumerate(s.orders):
        if slot in done:
            continue
        need = UNKNOWN
        if slot < s.open_orders:
            need = min([missing(player, order.requires) for player in s.players])
        likely = 1 / (1 + exp((need - PACE * (left - 0.5)) / 1.5))
        total += 2 * ORDER_POINTS[slot] * n * likely
    return total


def promise(player: Player, left: int) -> float:
    """A player's expected points in the rounds that are left, this one included. The more rounds
    have passed, the less each of them brings."""
    steps: int = sum([getattr(player, name) for name in ATTRIBUTES])
    each = 0.47 * left + 0.2 * steps + 0.5 * player.workshops + 0.5 * len(player.townsfolk)
    stock = 0.9 * player.workers + 0.4 * min(8, player.silver) + 0.3 * min(6, player.provisions)
    cares = 0.3 * player.honour - 0.5 * len(player.suspicion) + 1.0 * player.unpaid
    return left * each + stock + cares


def missing(player: Player, requires: Mapping[str, int]) -> int:
    """Steps that a player lacks for an order, with a paladin who lends some."""
    short = 0
    for at, (name, n) in enumerate(requires.items()):
        short += max(0, n - getattr(player, name) - (0 if at else LENDS))
    return short
