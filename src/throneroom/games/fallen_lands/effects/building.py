"""Building a Fortification. [б) Возведение укреплений]"""

from __future__ import annotations

from throneroom.games.fallen_lands import events as e
from throneroom.games.fallen_lands.board import Place
from throneroom.games.fallen_lands.cards import BUILDER, Card
from throneroom.games.fallen_lands.state import Act, Field, State, keys
from throneroom.games.fallen_lands.verbs import step
from throneroom.kernel import Flow, Seat


def refusal(s: State, me: Seat, card: Card) -> str:
    """The reason why a Fortification can't be built at all; "" if it can."""
    if not s.players[me].can_pay(card.cost) and not can_use_builder(s, me):
        return "no_followers"
    own = [field for field in s.fields if field.owner == me]
    return "no_site" if all(site_refusal(me, field) for field in own) else ""


def site_refusal(me: Seat, field: Field) -> str:
    """2) The player's own fields, those conquered in this very turn included; at most one
    Fortification on each."""
    if field.owner != me:
        return "not_yours"
    return "" if field.fortification is None else "fortified"


def sites(s: State, me: Seat, act: Act) -> list[int]:
    """The fields where it can be built with the cards chosen so far."""
    if not act.magic and not s.players[me].can_pay(act.card.cost):
        return []
    return [n for n, field in enumerate(s.fields) if not site_refusal(me, field)]


def can_use_builder(s: State, me: Seat) -> bool:
    """[«Волшебный Строитель»] Whether it can be played in place of the Craftsmen."""
    player = s.players[me]
    return BUILDER in player.hand and player.can_pay(BUILDER.cost)


def magic_refusal(s: State, me: Seat, act: Act, card: Card) -> str:
    """The reason why a card of the hand can't join; "" if it can."""
    if card is not BUILDER:
        return "not_with_fortification"
    if act.magic:
        return "already_added"
    return "" if s.players[me].can_pay(card.cost) else "no_mages"


def build(s: State, me: Seat, act: Act) -> Flow:
    hand = s.players[me].hand
    while True:
        options: list[Place | Card] = [s.place(number) for number in sites(s, me, act)]
        if BUILDER in hand and not magic_refusal(s, me, act, BUILDER):
            options.append(BUILDER)
        facts = {"card": act.card, "magic": list(act.magic) or "none"}
        chosen = yield from step(me, "build", options, act.card, at="field", **facts)
        if isinstance(chosen, Place):
            raise_(s, me, act, chosen.number)
            return
        act.magic.append(chosen)


def raise_(s: State, me: Seat, act: Act, number: int) -> None:
    # 1) The Craftsmen that the card shows, or the Mages of a Magic Builder.
    for card in act.paying:
        s.pay(me, card.cost)
    s.play(me, act.card)
    s.put_away(me, act.magic)
    s.fortify(me, number, act.card)
    if s.log is not None:
        field = s.fields[number]
        s.log.append(e.Built(me, number, field.level, act.card.key, keys(act.magic), field.support))
