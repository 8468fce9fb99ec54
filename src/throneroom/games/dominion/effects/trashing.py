"""Cards that trash."""

from __future__ import annotations

from throneroom.games.dominion.cards import CHAPEL, COPPER
from throneroom.games.dominion.effects.register import effect
from throneroom.games.dominion.state import State
from throneroom.kernel import Flow, Seat, choose_some

CHAPEL_LIMIT = 4
MONEYLENDER_COINS = 3


@effect("chapel")
def chapel(s: State, me: Seat) -> Flow:
    hand = s.players[me].hand
    limit = min(CHAPEL_LIMIT, len(hand))
    chosen = yield from choose_some(me, "chapel", hand, 0, limit, at="hand", by=CHAPEL)
    s.trash_from_hand(me, chosen)


@effect("moneylender")
def moneylender(s: State, me: Seat) -> None:
    """Coins only for a Copper that was trashed."""
    if COPPER in s.players[me].hand:
        s.trash_from_hand(me, [COPPER])
        s.coins += MONEYLENDER_COINS
