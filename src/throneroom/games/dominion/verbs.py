"""Instructions that several cards share and that involve a choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from throneroom.games.dominion.cards import ACTIONS, TREASURES, VICTORY, Card
from throneroom.games.dominion.state import State
from throneroom.kernel import Asking, Flow, Seat, choose, choose_some

WANTED: dict[str, tuple[str, frozenset[Card]]] = {
    "bureaucrat": ("only_victory", VICTORY),
    "mine_gain": ("only_treasures", TREASURES),
    "mine_trash": ("only_treasures", TREASURES),
    "thief_trash": ("only_treasures", TREASURES),
    "throne_room": ("only_actions", ACTIONS),
}
"""By kind of decision: the cards that fit, and the reason why others do not."""


def unfit(kind: str, card: Card) -> str:
    """The reason why a card can't be chosen; "" if it can."""
    reason, wanted = WANTED.get(kind, ("", None))
    return "" if wanted is None or card in wanted else reason


def fitting(kind: str, cards: Sequence[Card]) -> list[Card]:
    return [card for card in cards if not unfit(kind, card)]


def discard_some(
    s: State, seat: Seat, by: Card, lo: int, hi: int, *, always: bool = False, **facts: Any
) -> Asking[list[Card]]:
    """[Сбросьте] The player discards cards from hand, all at once. The last one chosen is seen on
    top."""
    hand = s.players[seat].hand
    chosen = yield from choose_some(
        seat, by.key, hand, lo, hi, at="hand", by=by, ordered=True, always=always, **facts
    )
    s.discard_from_hand(seat, chosen)
    return chosen


def trash_one(s: State, me: Seat, kind: str, cards: Sequence[Card], by: Card) -> Asking[Card]:
    """The player trashes one of these cards from hand."""
    chosen = yield from choose(me, kind, cards, at="hand", by=by)
    s.trash_from_hand(me, [chosen])
    return chosen


def gain_up_to(s: State, me: Seat, cost: int, by: Card) -> Flow:
    """The player gains a card of their choice, to the discard pile. If there is one, it must be
    taken."""
    options = s.gainable(cost)
    if options:
        chosen = yield from choose(me, "gain", options, at="supply", by=by, card=by, cost=cost)
        s.gain(me, chosen)
