"""The functions of the cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from throneroom.games.dominion.cards import CARDS, Card
from throneroom.games.dominion.state import State
from throneroom.kernel import Flow, Seat

Effect: TypeAlias = Callable[[State, Seat], Flow | None]
Attack: TypeAlias = Callable[[State, Seat, list[Seat]], Flow]
"""The function of an Attack. It gets the victims: the others, from the left, less those who showed
a Moat."""

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
