"""Magic that is an action of its own. [с) Использование магических карт; Перевод текста на
магических картах]

Heaven's Fist, Magic Sword, Strength Potion and Magic Horn belong to a conquest, Magic Builder to a
Fortification. A card that would do nothing can't be played.
"""

from __future__ import annotations

from throneroom.games.fallen_lands import events as e
from throneroom.games.fallen_lands.board import Place
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
    Card,
    Follower,
)
from throneroom.games.fallen_lands.effects.conquest import be_active
from throneroom.games.fallen_lands.effects.register import magic
from throneroom.games.fallen_lands.state import Act, State, keys
from throneroom.games.fallen_lands.verbs import RIVALS, Rival, step
from throneroom.kernel import Flow, Seat


def no_free_field(s: State, me: Seat) -> str:
    return "" if s.free else "no_free_field"


def _free_places(s: State) -> list[Place]:
    return [s.place(number) for number in s.free]


@magic("claim", no_free_field)
def claim(s: State, me: Seat, act: Act) -> Flow:
    """[«Заявка»] Nobody, not even its owner, can conquer the field until the owner's next turn."""
    chosen = yield from step(me, "claim", _free_places(s), CLAIM, at="field")
    s.pay(me, CLAIM.cost)
    s.play(me, CLAIM)
    s.claim(me, chosen.number)
    be_active(s)
    s.tell(e.Claimed(me, chosen.number, chosen.level))


def lift_claims(s: State, me: Seat) -> None:
    """Before the owner's next turn, the chip comes back and the card is discarded."""
    for number, field in enumerate(s.fields):
        if field.claim == me:
            s.claim(None, number)
            s.discard.append(CLAIM)
            s.tell(e.ClaimLifted(me, number, field.level))


@magic("flood", no_free_field)
def flood(s: State, me: Seat, act: Act) -> Flow:
    """[«Потоп»] Nobody can conquer the field any more."""
    chosen = yield from step(me, "flood", _free_places(s), FLOOD, at="field")
    s.pay(me, FLOOD.cost)
    s.play(me, FLOOD)
    s.flood(chosen.number)
    s.tell(e.Flooded(me, chosen.number, chosen.level))


def nobody_to_plague(s: State, me: Seat) -> str:
    others = [s.players[seat] for seat in s.others(me)]
    hit = any(player.followers(kind) for player in others for kind in FOLLOWERS)
    return "" if hit else "nobody_to_plague"


@magic("plague", nobody_to_plague)
def plague(s: State, me: Seat, act: Act) -> None:
    """[«Чума»] One Follower of each other player, drawn blindly, goes back to its stock."""
    s.pay(me, PLAGUE.cost)
    s.put_away(me, [PLAGUE])
    s.tell(e.Plagued(me))
    for seat in s.others(me):
        ready = s.players[seat].ready
        tokens = [kind for kind in FOLLOWERS for _ in range(ready[kind])]
        if tokens:
            lost = s.chance.pick(tokens)
            ready[lost] -= 1
            s.stock[lost] += 1
            s.tell(e.LostFollower(seat, lost.value))


def army(s: State, me: Seat) -> int:
    """The number of Warriors that come: as many as the player's own, spent ones included and
    shadows not; at most as many as are left."""
    own = s.players[me].followers(WARRIOR) - s.shadows[WARRIOR]
    return min(own, s.stock[WARRIOR])


@magic("shadow_army", lambda s, me: "" if army(s, me) else "no_army")
def shadow_army(s: State, me: Seat, act: Act) -> None:
    """[«Армия Теней»]"""
    s.pay(me, SHADOW_ARMY.cost)
    s.summon(me, SHADOW_ARMY, WARRIOR, army(s, me))


SHADOWS = (WARRIOR, CRAFTSMAN)


def single_shadows(s: State, me: Seat) -> list[Follower]:
    return [kind for kind in SHADOWS if s.stock[kind]]


@magic("shadow_follower", lambda s, me: "" if single_shadows(s, me) else "no_shadows")
def shadow_follower(s: State, me: Seat, act: Act) -> Flow:
    """[«Соратник-Тень»] A Warrior or a Craftsman."""
    options = single_shadows(s, me)
    chosen = yield from step(me, "shadow_follower", options, SHADOW_FOLLOWER, at="stock")
    s.pay(me, SHADOW_FOLLOWER.cost)
    s.summon(me, SHADOW_FOLLOWER, chosen, 1)


def victims(s: State, me: Seat) -> list[Seat]:
    return [seat for seat in s.others(me) if s.players[seat].hand]


@magic("invisible_thief", lambda s, me: "" if victims(s, me) else "no_hands")
def invisible_thief(s: State, me: Seat, act: Act) -> Flow:
    """The player looks at another player's hand and takes a card of it."""
    if act.victim is None:
        rivals: list[Rival] = [RIVALS[seat] for seat in victims(s, me)]
        rival = yield from step(me, "thief", rivals, THIEF, at="player")
        s.pay(me, THIEF.cost)
        s.put_away(me, [THIEF])
        look_at_hand(s, me, rival.seat)
        act.victim = rival.seat
    hand = s.players[act.victim].hand
    card = hand[0]
    if len(hand) > 1:  # whether a hand's cards are all alike must stay secret
        at, loot = f"player/{act.victim}/hand", list(dict.fromkeys(hand))
        card = yield from step(me, "thief_card", loot, THIEF, at=at, player=act.victim)
    steal(s, me, act.victim, card)


def look_at_hand(s: State, me: Seat, other: Seat) -> None:
    victim = s.players[other]
    victim.known[me] = list(victim.hand)
    s.reveals += 1
    s.tell(e.LookedAtHand(me, other, keys(victim.hand)))


def steal(s: State, me: Seat, other: Seat, card: Card) -> None:
    victim = s.players[other]
    victim.hand.remove(card)
    victim.known[me].remove(card)
    for seat in s.others(me):
        victim.known[seat].clear()  # they can't tell which card is gone
    s.players[me].hand.append(card)
    s.players[me].known[other].append(card)
    s.reveals += 1
    s.tell(e.Stole(me, other, card.key))
