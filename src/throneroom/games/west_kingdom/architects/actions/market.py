"""6.4, 6.7, 6.8 The Tax Stand, the black market and its reset."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from throneroom.games.west_kingdom.architects import events as e
from throneroom.games.west_kingdom.architects.cards import RULES, Bonus, Building, Holding
from throneroom.games.west_kingdom.architects.state import State, listed
from throneroom.games.west_kingdom.architects.verbs import (
    VERBS,
    gain_plain,
    lose_virtue,
    perform,
    possible,
    take_debt,
)
from throneroom.games.west_kingdom.effects import Use, Verb
from throneroom.kernel import Flow, Seat, Word, choose, word

TOO_MANY: int = RULES["market"]["prison_too_many"]
PENALTY: int = RULES["market"]["prison_virtue"]
RESET: Word = word("market_reset")
"""The source of virtue losses and debts at a reset."""


def take_taxes(s: State, seat: Seat, argument: Any, use: Use) -> Flow:
    silver, s.tax = s.tax, 0
    s.players[seat].silver += silver
    if s.log is not None:
        s.tell(e.TaxesTaken(seat, silver))
    return
    yield


def market(s: State, seat: Seat, side: str, use: Use) -> Flow:
    """The card stays; only a reset changes the offers."""
    offer = s.small_offer if side == "small" else s.large_offer
    gain_plain(s, seat, offer.items, 0, use.by)
    return
    yield


def draw_and_keep(s: State, seat: Seat, terms: Any, use: Use) -> Flow:
    """One of the cards is kept; the others go under the deck in the order drawn."""
    for _ in range(min(terms["cards"], len(s.deck))):
        s.drawn.append(s.deck.pop())
        s.deck_known.pop()
    s.reveals += 1
    kept: Building = yield from choose(seat, "keep", s.drawn, at="drawn", by=use.by)
    s.drawn.remove(kept)
    s.players[seat].hand.append(kept)
    for card in s.drawn:
        s.put_under(card, 1 << seat)
    s.drawn.clear()
    if s.log is not None:
        s.tell(e.KeptOne(seat, kept.key))


def no_draw(s: State, seat: Seat, terms: Any, use: Use) -> str:
    return "" if s.deck else "deck_empty"


VERBS["take_taxes"] = Verb(take_taxes, possible)
VERBS["market"] = Verb(market, possible)
VERBS["draw"] = Verb(draw_and_keep, no_draw)


# 6.8 The reset


def reset(s: State, active: Seat) -> Flow:
    jail_market_workers(s)
    turn_market_card(s)
    for seat in s.seats_from(active):
        yield from use_reset_abilities(s, seat)
    prisoners = [crew.prison for crew in s.crews]  # counted once for both penalties
    for seat in s.seats_from(active):
        if prisoners[seat] >= TOO_MANY:
            yield from lose_virtue(s, seat, PENALTY, RESET)
    for seat in s.seats_from(active):
        if prisoners[seat] and prisoners[seat] == max(prisoners):
            yield from take_debt(s, seat, 1, RESET)


def jail_market_workers(s: State) -> None:
    owners = [owner for owner in s.market if owner is not None]
    for owner in owners:
        s.crews[owner].prison += 1
    s.market[:] = [None] * len(s.market)
    if s.log is not None:
        s.tell(e.MarketReset(owners))


def turn_market_card(s: State) -> None:
    """An empty pile changes nothing."""
    if s.pile:
        s.turned.append(s.pile.pop())
        s.reveals += 1
        if s.log is not None:
            small, large = s.small_offer.items, s.large_offer.items
            s.tell(e.MarketTurned(listed(small), listed(large)))


def use_reset_abilities(s: State, seat: Seat) -> Flow:
    """In the order that the player chooses, if it matters."""
    left = list(s.players[seat].powers.on.get("market_reset", ()))
    while left:
        cards = [bonus.by for bonus in left]
        if order_matters(s, seat, left):
            by: Holding = yield from choose(seat, "ability", cards, at="abilities", by=RESET)
        else:
            by = cards[0]
        bonus = left.pop(cards.index(by))
        yield from perform(s, seat, bonus.do, Use(bonus.by))


def order_matters(s: State, seat: Seat, left: Sequence[Bonus]) -> bool:
    """Whether one ability can free enough prisoners for another one to count."""
    prison = s.players[seat].prison
    freed = [terms["up_to"] for one in left for verb, terms in one.do.verbs if verb == "release"]
    earned = [one for one in left if one.do.condition and one.do.condition.count == "own_prison"]
    return bool(earned and 0 < prison <= sum(freed))
