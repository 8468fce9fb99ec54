"""The three kinds of action, in the order of the rulebook. [ВЫПОЛНЕНИЕ ДЕЙСТВИЙ]

An action is one commitment. Its parts are asked in small steps, and `State.act` keeps the choices
made so far; nothing is spent before the last step. A `..._refusal` function returns the reason why
something can't be done, "" if it can; the options are the things without a reason against them.
"""

from __future__ import annotations

from throneroom.games.fallen_lands.cards import BUILDER, Card
from throneroom.games.fallen_lands.effects import building, conquest, magic
from throneroom.games.fallen_lands.effects.conquest import Needs
from throneroom.games.fallen_lands.effects.register import MAGIC
from throneroom.games.fallen_lands.state import Act, State
from throneroom.kernel import Flow, Seat

__all__ = ["MAGIC", "Needs", "building", "conquest", "magic", "play", "refusal"]


def refusal(s: State, me: Seat, card: Card, needs: Needs) -> str:
    """The reason why no action can begin with this card of the hand; "" if one can."""
    if card.is_fortification:
        return building.refusal(s, me, card)
    if card.is_magic and card not in MAGIC:
        return "needs_fortification" if card is BUILDER else "needs_troop"
    if not s.players[me].can_pay(card.cost):
        return "no_followers"
    if card.is_troop:
        return "" if conquest.can_succeed(s, me, card, (), needs) else "no_reach"
    return MAGIC[card].refusal(s, me)


def play(s: State, me: Seat, act: Act) -> Flow:
    """Carries an action on to its end."""
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
