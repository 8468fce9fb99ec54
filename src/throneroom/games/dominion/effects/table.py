"""Which function belongs to which card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, TypeVar

from throneroom.games.dominion.cards import CARDS, Card
from throneroom.games.dominion.state import State
from throneroom.kernel import Asking, Decision, Flow, Seat

Effect: TypeAlias = Callable[[State, Seat], Flow | None]
Attack: TypeAlias = Callable[[State, Seat, list[Seat]], Flow]
"""An Attack is given its victims: the others, from the left, less those who showed a Moat."""

EFFECTS: dict[Card, Effect] = {}
ATTACKS: dict[Card, Attack] = {}

E = TypeVar("E", bound=Effect)
A = TypeVar("A", bound=Attack)


def effect(key: str) -> Callable[[E], E]:
    def enter(function: E) -> E:
        EFFECTS[CARDS[key]] = function
        return function

    return enter


def attack(key: str) -> Callable[[A], A]:
    def enter(function: A) -> A:
        ATTACKS[CARDS[key]] = function
        return function

    return enter


def pick(seat: Seat, kind: str, options: Sequence[Any], at: str, **facts: Any) -> Asking[Any]:
    """One of the options, like ones counted once; nobody is asked where there is no choice."""
    different = list(dict.fromkeys(options))
    if len(different) == 1:
        return different[0]
    chosen = yield Decision(seat, kind, different, at=at, facts=facts)
    return chosen


def pick_several(
    seat: Seat, kind: str, cards: Sequence[Card], lo: int, hi: int, at: str, **facts: Any
) -> Asking[list[Card]]:
    """Between lo and hi of the cards; nobody is asked where there is no choice."""
    if lo == hi == 1:
        return [(yield from pick(seat, kind, cards, at, **facts))]
    if lo == hi and len(set(cards)) == 1:
        return list(cards[:lo])
    chosen: list[Card] = yield Decision(seat, kind, list(cards), lo, hi, at=at, facts=facts)
    return chosen


def discard(s: State, seat: Seat, cards: Sequence[Card]) -> Flow:
    """From hand, all at once; where the table wants it so, the player says what lies on top."""
    top = None
    if s.options.choose_discard_top and cards:
        top = yield from pick(seat, "discard_top", cards, "hand")
    s.discard_from_hand(seat, cards, top)
