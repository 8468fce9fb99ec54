"""Which function belongs to which card."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from throneroom.games.fallen_lands.cards import CARDS, Card
from throneroom.games.fallen_lands.state import State
from throneroom.kernel import Flow, Seat

Effect: TypeAlias = Callable[[State, Seat], Flow | None]
Condition: TypeAlias = Callable[[State, Seat], bool]


class Magic(NamedTuple):
    """What a magic card does, and when it would do anything."""

    works: Condition
    effect: Effect


MAGIC: dict[Card, Magic] = {}
"""The magic cards that are actions of their own; the others are played with a Troop or a
Fortification."""


def magic(key: str, works: Condition) -> Callable[[Effect], Effect]:
    def enter(effect: Effect) -> Effect:
        MAGIC[CARDS[key]] = Magic(works, effect)
        return effect

    return enter


def can_play(s: State, me: Seat, card: Card) -> bool:
    """Whether an action can begin with a card of the hand."""
    from throneroom.games.fallen_lands.effects import building, conquest

    if card.is_troop:
        return s.players[me].can_pay(card.cost) and conquest.can_succeed(s, me, card)
    if card.is_fortification:
        return building.can_build(s, me, card)
    return card in MAGIC and s.players[me].can_pay(card.cost) and MAGIC[card].works(s, me)


def play(s: State, me: Seat, card: Card) -> Flow:
    """The action that begins with a card. It may be cancelled: then nothing has happened."""
    from throneroom.games.fallen_lands.effects import building, conquest

    if card.is_troop:
        yield from conquest.conquer(s, me, card)
    elif card.is_fortification:
        yield from building.build(s, me, card)
    else:
        asking = MAGIC[card].effect(s, me)
        if asking is not None:
            yield from asking
