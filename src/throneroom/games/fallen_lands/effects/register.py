"""Which function belongs to which card."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from throneroom.games.fallen_lands.cards import CARDS, Card
from throneroom.games.fallen_lands.state import Act, State
from throneroom.kernel import Flow, Seat

Effect: TypeAlias = Callable[[State, Seat, Act], Flow | None]
"""Carries an action on from where it stands to its end."""

Refusal: TypeAlias = Callable[[State, Seat], str]
"""The reason why an action can't begin, by the name of its text; "" if it can."""


class Magic(NamedTuple):
    """A magic card that is an action of its own."""

    refusal: Refusal
    effect: Effect


MAGIC: dict[Card, Magic] = {}
"""The magic cards that are actions of their own; the others are played with a Troop or a
Fortification."""


def magic(key: str, refusal: Refusal) -> Callable[[Effect], Effect]:
    """Enters the effect of a magic card. One that would do nothing can't be played; `refusal` says
    why."""

    def enter(effect: Effect) -> Effect:
        MAGIC[CARDS[key]] = Magic(refusal, effect)
        return effect

    return enter
