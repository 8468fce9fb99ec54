"""[5.3] Trade."""

from __future__ import annotations

from throneroom.games.oath import events as e
from throneroom.games.oath.acts import Trade
from throneroom.games.oath.cards import SUPPLY_PRICES, Card, MajorAction, Suit
from throneroom.games.oath.moments import AMOUNT, REACH
from throneroom.games.oath.powers.driver import end, modify
from throneroom.games.oath.powers.price import Bill, amounts, ban, bill, lacks, pay_bill
from throneroom.games.oath.powers.registry import laws, weight
from throneroom.games.oath.powers.using import resumable, used_by
from throneroom.games.oath.settle import settle
from throneroom.games.oath.spots import FAVOR, SECRET
from throneroom.games.oath.state import State
from throneroom.games.oath.verbs import gain_favor, gain_secrets, pay_favor, put_on
from throneroom.kernel import Flow, Seat, choose

FOR_SECRETS = 2
"""Favor placed to trade for secrets."""


def price(s: State, act: Trade) -> Bill:
    return bill(s, act.by, act, SUPPLY_PRICES[MajorAction.TRADE])


def refusal(s: State, act: Trade, card: Card, wanted: str) -> str:
    """Why a card cannot be traded with, for favor or for secrets; "" if it can."""
    if card.suit is None:
        return "ruin"
    if s.bears_tokens(card):
        return "occupied"
    if wanted == "favor" and not s.players[act.by].secrets:
        return "no_secret"
    before, act.card, act.wanted = act.card, card, wanted
    try:
        favor, secrets = (0, 1) if wanted == "favor" else (FOR_SECRETS, 0)
        cost = price(s, act)
        return lacks(s, act.by, cost, favor=favor, secrets=secrets) or ban(s, act.by, act)
    finally:
        act.card = before
        act.wanted = ""


def reachable(s: State, act: Trade) -> list[Card]:
    slots = [act.at]
    for source in laws(s, f"{REACH}.trade"):
        slots += source.f.run(s, source, act.by, act)
    return [card for slot in dict.fromkeys(slots) for card in s.places[slot].cards]


def possible(s: State, act: Trade) -> bool:
    return any(
        not refusal(s, act, card, wanted)
        for card in reachable(s, act)
        for wanted in ("favor", "secrets")
    )


def counted(s: State, act: Trade, suit: Suit) -> int:
    """The number of faceup advisers of a suit that this Trade counts."""
    count = 0
    whose = act.by if act.borrows < 0 else act.borrows
    for card in s.players[whose].advisers:
        suits = [act.suit_of[card]] if card in act.suit_of else weight(s, card)
        count += suits.count(suit)
    return count


def begin(s: State, me: Seat) -> Trade:
    return Trade(me, s.site(me), "modify", root=True)


def run(s: State, act: Trade) -> Flow:
    me = act.by
    if act.step == "modify":
        yield from modify(s, act, possible)
        act.step = "card"
    if act.step == "card":
        open_cards = [
            card
            for card in reachable(s, act)
            if not (refusal(s, act, card, "favor") and refusal(s, act, card, "secrets"))
        ]
        act.card = yield from choose(
            *(me, "trade_card", open_cards),
            at="card",
            checkpoint=resumable(s, act),
            inner=True,
        )
        act.step = "kind"
    card = act.card
    assert card is not None
    assert card.suit is not None
    kinds = [
        word
        for word, wanted in ((FAVOR, "favor"), (SECRET, "secrets"))
        if not refusal(s, act, card, wanted)
    ]
    act.card = card
    kind = yield from choose(
        *(me, "trade_kind", kinds), checkpoint=resumable(s, act), inner=True, card=card
    )
    act.wanted = "favor" if kind is FAVOR else "secrets"
    cost = price(s, act)
    if s.log is not None:
        s.log.append(e.ActBegan(me, "trade", cost.supply))
    yield from pay_bill(s, me, cost)
    advisers = counted(s, act, card.suit)
    changes = amounts(s, me, act)
    favor, secrets = sum([c.favor for c in changes]), sum([c.secrets for c in changes])
    if act.wanted == "favor":
        s.players[me].secrets -= 1
        put_on(s, card, secrets=1)
        favor += 1 + advisers
    else:
        yield from pay_favor(s, me, FOR_SECRETS)
        put_on(s, card, favor=FOR_SECRETS)
        secrets += advisers
    act.favor = min(max(0, favor), s.banks[card.suit])
    for run_, use in used_by(s, act, f"{AMOUNT}.capped"):
        act.favor = min(act.favor + run_(s, use, act), s.banks[card.suit])
    if any(c.no_favor for c in changes):
        act.favor = 0
    act.secrets = max(0, secrets)
    gain_favor(s, me, act.favor, card.suit)
    gain_secrets(s, me, act.secrets)
    if s.log is not None:
        s.log.append(e.Traded(me, card.key, act.favor, act.secrets))
    yield from settle(s)
    yield from end(s, act)
