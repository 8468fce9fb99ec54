"""Magic that is an action of its own. [с) Использование магических карт; Перевод текста на
магических картах]

Heaven's Fist, Magic Sword, Strength Potion and Magic Horn belong to a conquest, Magic Builder to a
Fortification. A card that would do nothing can't be played.
"""

from __future__ import annotations

from typing import Any

from throneroom.games.fallen_lands import events as e
from throneroom.games.fallen_lands.cards import (
    CLAIM,
    CRAFTSMAN,
    FLOOD,
    FOLLOWERS,
    PLAGUE,
    SHADOW_ARMY,
    SHADOW_FOLLOWER,
    THIEF,
    WARRIOR,
    Follower,
)
from throneroom.games.fallen_lands.effects.conquest import CANCEL, RIVALS, be_active
from throneroom.games.fallen_lands.effects.table import magic
from throneroom.games.fallen_lands.state import State, keys
from throneroom.kernel import Decision, Flow, Seat


def has_free_field(s: State, me: Seat) -> bool:
    return any(field.is_free for field in s.fields)


def _free_places(s: State) -> list[Any]:
    return [*(s.place(number) for number in s.free()), CANCEL]


@magic("claim", has_free_field)
def claim(s: State, me: Seat) -> Flow:
    """[«Заявка»] Nobody, not even its owner, can conquer the field until the owner's next turn."""
    chosen = yield Decision(me, "claim", _free_places(s), at="field")
    if chosen is CANCEL:
        return
    s.pay(me, CLAIM.cost)
    s.play(me, CLAIM)
    field = s.fields[chosen.number]
    field.claim = me
    be_active(s)
    if s.log is not None:
        s.log.append(e.Claimed(me, chosen.number, field.level))


def lift_claims(s: State, me: Seat) -> None:
    """Before the owner's next turn: the chip comes back, the card is discarded."""
    for number, field in enumerate(s.fields):
        if field.claim == me:
            field.claim = None
            s.discard.append(CLAIM)
            if s.log is not None:
                s.log.append(e.ClaimLifted(me, number, field.level))


@magic("flood", has_free_field)
def flood(s: State, me: Seat) -> Flow:
    """[«Потоп»] Nobody can conquer the field any more."""
    chosen = yield Decision(me, "flood", _free_places(s), at="field")
    if chosen is CANCEL:
        return
    s.pay(me, FLOOD.cost)
    s.play(me, FLOOD)
    field = s.fields[chosen.number]
    field.flooded = True
    if s.log is not None:
        s.log.append(e.Flooded(me, chosen.number, field.level))


def others_have_followers(s: State, me: Seat) -> bool:
    return any(s.players[seat].followers(kind) for seat in s.others(me) for kind in FOLLOWERS)


@magic("plague", others_have_followers)
def plague(s: State, me: Seat) -> None:
    """[«Чума»] One Follower of each other player, drawn blindly, goes back to its stock."""
    s.pay(me, PLAGUE.cost)
    s.put_away(me, [PLAGUE])
    if s.log is not None:
        s.log.append(e.Plagued(me))
    for seat in s.others(me):
        ready = s.players[seat].ready
        tokens = [kind for kind in FOLLOWERS for _ in range(ready[kind])]
        if tokens:
            lost = s.chance.pick(tokens)
            ready[lost] -= 1
            s.stock[lost] += 1
            if s.log is not None:
                s.log.append(e.LostFollower(seat, lost.value))


def army(s: State, me: Seat) -> int:
    """As many as one's own Warriors, spent ones too, shadows not; no more than there are left."""
    own = s.players[me].followers(WARRIOR) - s.shadows[WARRIOR]
    return min(own, s.stock[WARRIOR])


@magic("shadow_army", lambda s, me: army(s, me) > 0)
def shadow_army(s: State, me: Seat) -> None:
    """[«Армия Теней»]"""
    s.pay(me, SHADOW_ARMY.cost)
    s.summon(me, SHADOW_ARMY, WARRIOR, army(s, me))


def single_shadows(s: State, me: Seat) -> list[Follower]:
    return [kind for kind in (WARRIOR, CRAFTSMAN) if s.stock[kind]]


@magic("shadow_follower", lambda s, me: bool(single_shadows(s, me)))
def shadow_follower(s: State, me: Seat) -> Flow:
    """[«Соратник-Тень»] A Warrior or a Craftsman."""
    options = [*single_shadows(s, me), CANCEL]
    chosen = yield Decision(me, "shadow_follower", options, at="stock")
    if chosen is CANCEL:
        return
    s.pay(me, SHADOW_FOLLOWER.cost)
    s.summon(me, SHADOW_FOLLOWER, chosen, 1)


def others_have_cards(s: State, me: Seat) -> bool:
    return any(s.players[seat].hand for seat in s.others(me))


@magic("invisible_thief", others_have_cards)
def invisible_thief(s: State, me: Seat) -> Flow:
    """[«Невидимый Вор»] A look at one player's hand, and a card of it."""
    victims = [RIVALS[seat] for seat in s.others(me) if s.players[seat].hand]
    chosen = yield Decision(me, "thief", [*victims, CANCEL], at="player")
    if chosen is CANCEL:
        return
    s.pay(me, THIEF.cost)
    s.put_away(me, [THIEF])
    victim = s.players[chosen.seat]
    victim.known[me] = list(victim.hand)
    s.reveals += 1
    if s.log is not None:
        s.log.append(e.LookedAtHand(me, chosen.seat, keys(victim.hand)))
    facts = {"player": chosen.seat}
    at = f"player/{chosen.seat}/hand"
    loot = list(dict.fromkeys(victim.hand))
    card = (yield Decision(me, "thief_card", loot, at=at, facts=facts)) if loot[1:] else loot[0]
    victim.hand.remove(card)
    victim.known[me].remove(card)
    for seat in s.others(me):
        victim.known[seat].clear()  # whoever had seen that hand can't tell what is gone
    s.players[me].hand.append(card)
    s.players[me].known[chosen.seat].append(card)
    s.reveals += 1
    if s.log is not None:
        s.log.append(e.Stole(me, chosen.seat, card.key))
