"""[5.1] Search."""

from __future__ import annotations

from throneroom.games.oath import events as e
from throneroom.games.oath.actions import play
from throneroom.games.oath.acts import Search
from throneroom.games.oath.cards import (
    DISCARD_SEARCH_PRICE,
    REGIONS,
    SEARCH_CARDS,
    WORLD_SEARCH_PRICES,
    Card,
)
from throneroom.games.oath.moments import DRAWN, REACH
from throneroom.games.oath.powers.driver import end, later, modify
from throneroom.games.oath.powers.price import Bill, amounts, ban, bill, lacks, pay_bill
from throneroom.games.oath.powers.registry import laws
from throneroom.games.oath.powers.using import resumable
from throneroom.games.oath.settle import settle
from throneroom.games.oath.spots import DECK, PILES, Pile
from throneroom.games.oath.state import State
from throneroom.games.oath.verbs import conceal, discard, draw_from_deck, draw_from_pile, reveal
from throneroom.kernel import Asking, Flow, Seat, Word, choose

NAMES = [region.value for region in REGIONS]


def price(s: State, act: Search) -> Bill:
    base = DISCARD_SEARCH_PRICE
    if act.source == "deck":
        last = len(WORLD_SEARCH_PRICES) - 1
        base = WORLD_SEARCH_PRICES[min(s.visions_drawn, last)]
    return bill(s, act.by, act, base)


def refusal(s: State, act: Search, source: str) -> str:
    """Why a source cannot be searched; "" if it can."""
    if not (s.deck if source == "deck" else s.piles[NAMES.index(source)]):
        return "empty"  # [R16]
    before, act.source = act.source, source
    reason = lacks(s, act.by, price(s, act)) or ban(s, act.by, act)
    act.source = before
    return reason


def sources(s: State, act: Search) -> list[str]:
    """The world deck, the pile of the player's region, and the sources that laws and modifiers
    open."""
    found = ["deck", s.region(act.at).value, *act.sources]
    for source in laws(s, f"{REACH}.search"):
        found += source.f.run(s, source, act.by, act)
    if act.from_bottom:
        found.remove("deck")
    return list(dict.fromkeys(found))


def possible(s: State, act: Search) -> bool:
    return any(not refusal(s, act, source) for source in sources(s, act))


def begin(s: State, me: Seat) -> Search:
    return Search(me, s.site(me), "modify", root=True)


def run(s: State, act: Search) -> Flow:
    me = act.by
    if act.step == "modify":
        yield from modify(s, act, possible)
        act.step = "source"
    if act.step == "source":
        yield from _choose_source(s, act)
    if act.step == "keep":
        yield from _keep(s, act)
        act.step = "play"
    while act.step == "play":
        yield from _play(s, act)
    yield from settle(s)
    yield from end(s, act)
    assert not s.players[me].hand


def _choose_source(s: State, act: Search) -> Flow:
    me = act.by
    options: list[Word | Pile] = [
        DECK if source == "deck" else PILES[NAMES.index(source)]
        for source in sources(s, act)
        if not refusal(s, act, source)
    ]
    chosen = yield from choose(
        me, "search_source", options, checkpoint=resumable(s, act), inner=True
    )
    act.source = NAMES[chosen.region] if isinstance(chosen, Pile) else "deck"
    cost = price(s, act)
    if s.log is not None:
        s.log.append(e.ActBegan(me, "search", cost.supply))
    yield from pay_bill(s, me, cost)
    count = SEARCH_CARDS + act.count + sum([a.cards for a in amounts(s, me, act)])
    count = max(0, count)
    if act.source == "deck":
        act.drawn = draw_from_deck(s, me, count)
    else:
        act.drawn = draw_from_pile(s, me, NAMES.index(act.source), count, bottom=act.from_bottom)
    act.step = "keep"
    if act.open and act.drawn:
        reveal(s, me, act.drawn)
    yield from later(s, act, DRAWN, act)
    yield from settle(s)


def _keep(s: State, act: Search) -> Flow:
    """[5.1.3] All but one of the drawn cards are discarded; two are kept if two may be played."""
    me, hand = act.by, s.players[act.by].hand
    while len(hand) > act.plays:
        if act.plays == 1:
            kept: Card = yield from choose(
                *(me, "search_keep", list(hand)),
                at="hand",
                checkpoint=resumable(s, act),
                inner=True,
            )
            rest = [card for card in hand if card is not kept]
        else:
            thrown: Card = yield from choose(me, "search_discard", list(hand), at="hand")
            rest = [thrown]
        if not act.open:
            conceal(s, me)
        yield from discard(s, me, rest, search=act)
    act.drawn = list(hand)


def _play(s: State, act: Search) -> Flow:
    """[5.1.4]"""
    hand = s.players[act.by].hand
    if not hand:
        act.step = "over"
        return
    card = hand[0]
    if len(hand) > 1:
        card = yield from choose(act.by, "search_play", list(hand), at="hand")
    yield from play.play(s, act.by, card, search=act, straight=act.from_draw)
    act.played += 1
    yield from settle(s)


def as_searched(s: State, me: Seat, card: Card) -> Asking[None]:
    """A card in hand is played or discarded as if it had been searched for."""
    act = Search(me, s.site(me), "play", from_draw=False)
    s.acts.append(act)
    yield from modify(s, act, lambda *_: True)
    yield from play.play(s, me, card, search=act)
    yield from settle(s)
    act.done = True
    assert s.acts.pop() is act
