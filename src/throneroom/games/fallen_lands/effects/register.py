"""Which function belongs to which card."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from throneroom.games.fallen_lands.cards import BUILDER, CARDS, Card
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


def refusal(s: State, me: Seat, card: Card) -> str:
    """The reason why no action can begin with a card of the hand; "" if one can."""
    from throneroom.games.fallen_lands.effects import building, conquest

    if card.is_fortification:
        return building.refusal(s, me, card)
    if card.is_magic and card not in MAGIC:
        return "needs_fortification" if card is BUILDER else "needs_troop"
    if not s.players[me].can_pay(card.cost):
        return "no_followers"
    if card.is_troop:
        return "" if conquest.can_succeed(s, me, card) else "no_reach"
    return MAGIC[card].refusal(s, me)


def play(s: State, me: Seat, act: Act) -> Flow:
    """Carries an action on to its end."""
    from throneroom.games.fallen_lands.effects import building, conquest

    card = act.card
    if card.is_troop:
        yield from conquest.conquer(s, me, act)
    elif card.is_fortification:
        yield from building.build(s, me, act)
    else:
        asking = MAGIC[card].effect(s, me, act)
        if asking is not None:
            yield from asking
    s.act = None
