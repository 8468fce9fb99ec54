"""The functions of the cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from throneroom.games.fallen_lands.cards import CARDS, Card
from throneroom.games.fallen_lands.state import Act, State
from throneroom.kernel import Flow, Seat

Effect: TypeAlias = Callable[[State, Seat, Act], Flow | None]
"""A function that carries an action on from its current step to its end."""

Refusal: TypeAlias = Callable[[State, Seat], str]
"""The reason why an action can't begin, as the name of its text; "" if it can."""


class Magic(NamedTuple):
    """A magic card that is an action of its own."""

    refusal: Refusal
    effect: Effect


MAGIC: dict[Card, Magic] = {}
"""The magic cards that are actions of their own; the others are played with a Troop or a
Fortification."""


def magic(key: str, refusal: Refusal) -> Callable[[Effect], Effect]:
    """Registers the effect of a magic card. A card that would do nothing can't be played; `refusal`
    gives the reason."""

    def enter(effect: Effect) -> Effect:
        MAGIC[CARDS[key]] = Magic(refusal, effect)
        return effect

    return enter
