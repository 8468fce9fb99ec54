"""[5.2] Muster."""

from __future__ import annotations

from throneroom.games.oath import events as e
from throneroom.games.oath.acts import Muster
from throneroom.games.oath.cards import (
    MUSTER_FAVOR,
    MUSTER_WARBANDS,
    SUPPLY_PRICES,
    Card,
    MajorAction,
)
from throneroom.games.oath.moments import REACH
from throneroom.games.oath.powers.driver import end, modify
from throneroom.games.oath.powers.price import Bill, amounts, ban, bill, lacks, pay_bill
from throneroom.games.oath.powers.registry import laws
from throneroom.games.oath.powers.using import resumable
from throneroom.games.oath.settle import settle
from throneroom.games.oath.state import State
from throneroom.games.oath.verbs import gain_warbands, pay_favor, put_on
from throneroom.kernel import Flow, Seat, choose


def price(s: State, act: Muster) -> Bill:
    return bill(s, act.by, act, SUPPLY_PRICES[MajorAction.MUSTER])


def refusal(s: State, act: Muster, card: Card) -> str:
    """Why nobody can be mustered on a card."""
    if card.suit is None:
        return "ruin"
    before, act.card = act.card, card
    try:
        if s.bears_tokens(card) and not any(
            source.f.run(s, source, act.by, act) for source in laws(s, f"{REACH}.muster")
        ):
            return "occupied"
        cost = price(s, act)
        favor, secrets = (0, 1) if cost.secret else (MUSTER_FAVOR, 0)
        return lacks(s, act.by, cost, favor=favor, secrets=secrets) or ban(s, act.by, act)
    finally:
        act.card = before


def cards(s: State, act: Muster) -> list[Card]:
    return [card for card in s.places[act.at].cards if not refusal(s, act, card)]


def possible(s: State, act: Muster) -> bool:
    return any(not refusal(s, act, card) for card in s.places[act.at].cards)


def begin(s: State, me: Seat) -> Muster:
    return Muster(me, s.site(me), "modify", root=True)


def run(s: State, act: Muster) -> Flow:
    me = act.by
    if act.step == "modify":
        yield from modify(s, act, possible)
        act.step = "card"
    card = yield from choose(
        *(me, "muster_card", cards(s, act)),
        at="card",
        checkpoint=resumable(s, act),
        inner=True,
    )
    act.card = card
    gain = MUSTER_WARBANDS + act.more + sum([a.warbands for a in amounts(s, me, act)])
    cost = price(s, act)
    if s.log is not None:
        s.log.append(e.ActBegan(me, "muster", cost.supply))
    yield from pay_bill(s, me, cost)
    if cost.secret:
        s.players[me].secrets -= 1
        put_on(s, card, secrets=1)
    else:
        yield from pay_favor(s, me, MUSTER_FAVOR)
        put_on(s, card, favor=MUSTER_FAVOR)
    act.gain = gain_warbands(s, me, max(0, gain))
    if s.log is not None:
        s.log.append(e.Mustered(me, card.key, act.gain))
    yield from settle(s)
    yield from end(s, act)
