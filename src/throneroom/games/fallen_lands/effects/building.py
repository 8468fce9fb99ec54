"""Building a Fortification. [б) Возведение укреплений]"""

from __future__ import annotations

from typing import Any

from throneroom.games.fallen_lands import events as e
from throneroom.games.fallen_lands.board import Place
from throneroom.games.fallen_lands.cards import BUILDER, Card
from throneroom.games.fallen_lands.effects.conquest import CANCEL
from throneroom.games.fallen_lands.state import State, keys
from throneroom.kernel import Decision, Flow, Seat


def can_build(s: State, me: Seat, card: Card) -> bool:
    payable = s.players[me].can_pay(card.cost) or can_use_builder(s, me)
    return payable and bool(sites(s, me))


def sites(s: State, me: Seat) -> list[int]:
    """2) One's own fields, also those conquered in this very turn; at most one on each."""
    return [n for n, f in enumerate(s.fields) if f.owner == me and f.fortification is None]


def can_use_builder(s: State, me: Seat) -> bool:
    """[«Волшебный Строитель»] In place of the Craftsmen."""
    player = s.players[me]
    return BUILDER in player.hand and player.can_pay(BUILDER.cost)


def build(s: State, me: Seat, card: Card) -> Flow:
    magic: list[Card] = []
    while True:
        options: list[Any] = []
        if magic or s.players[me].can_pay(card.cost):
            options += [s.place(number) for number in sites(s, me)]
        if not magic and can_use_builder(s, me):
            options.append(BUILDER)
        options.append(CANCEL)
        facts = {"card": card, "magic": list(magic) or "none"}
        chosen = yield Decision(me, "build", options, at="field", facts=facts)
        if chosen is CANCEL:
            return
        if isinstance(chosen, Place):
            raise_(s, me, card, magic, chosen.number)
            return
        magic.append(chosen)


def raise_(s: State, me: Seat, card: Card, magic: list[Card], number: int) -> None:
    # 1) The Craftsmen that the card shows, or the Mages of a Magic Builder.
    for paid in magic or [card]:
        s.pay(me, paid.cost)
    s.play(me, card)
    s.put_away(me, magic)
    s.fortify(me, number, card)
    if s.log is not None:
        field = s.fields[number]
        s.log.append(e.Built(me, number, field.level, card.key, keys(magic), field.support))
