"""Caravan: secret bids for a lot of goods, whose effects the winner unpacks in any order.

Made for tests. It has what heavier games have: choices that stay hidden until all have chosen, an
ordered choice, effects inside effects, decisions of players whose turn it is not, goods that two
seats know of and the others don't, dice, and an end that all win or lose together.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Annotated, Any, ClassVar, Literal, Self

import msgspec
from msgspec import Meta

from throneroom.kernel import (
    Asking,
    BadOptions,
    Chance,
    Decision,
    Event,
    Flow,
    Game,
    ImpossiblePosition,
    Options,
    Outcome,
    Plain,
    Reference,
    Score,
    ScoreLine,
    Seat,
    State,
    word,
)

COPIES, LOT, PURSE, HAND = 6, 3, 5, 2
PAY, PASS = word("pay"), word("pass")


class Good(Reference):
    __slots__ = ()
    what: ClassVar[str] = "good"


for _key in ("dice", "map", "salt", "silk", "spice"):
    Good.table[_key] = Good(_key)
GOODS: dict[str, Good] = Good.table
DICE, MAP, SALT, SILK, SPICE = GOODS.values()


class Weather(StrEnum):
    CALM = "calm"
    STORMY = "stormy"


class CaravanOptions(Options, frozen=True, kw_only=True):
    players: Annotated[int, Meta(ge=2, le=4)] = 2
    rounds: Annotated[int, Meta(ge=1, le=3)] = 2
    weather: Literal["calm", "stormy"] = "calm"
    together: bool = False


# State


@dataclass(slots=True)
class Promise(Plain):
    """A debt of a coin, due at the end, for a spice that could not be paid."""

    to: Seat
    coins: int


@dataclass(slots=True)
class Trader(Plain):
    coins: int
    hand: list[Good]
    """The goods in hand, which only their owner sees."""
    sold: dict[Good, int]
    bid: int | None = None
    """Hidden until all have bid."""
    promise: Promise | None = None


@dataclass(slots=True)
class CaravanState(State):
    traders: list[Trader]
    deck: list[Good]
    first: Seat
    weather: Weather
    lot: list[Good] = field(default_factory=list)
    """The goods still to unpack, in order."""
    round: int = 1
    last_roll: tuple[int, ...] = ()

    def order(self, first: Seat) -> list[Seat]:
        n = len(self.traders)
        return [(first + i) % n for i in range(n)]

    def tell(self, event: Event) -> None:
        if self.log is not None:
            self.log.append(event)


# Events


class LotOpened(Event, frozen=True):
    goods: list[str]


class Bid(Event, frozen=True):
    seat: Seat
    amount: int | None

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else type(self)(self.seat, None)


class BidsOpened(Event, frozen=True):
    bids: list[int]
    winner: Seat


class Unpacked(Event, frozen=True):
    seat: Seat
    good: str


class Passed(Event, frozen=True):
    """A good passed from hand to hand: only these two seats know which."""

    seat: Seat
    to: Seat
    good: str | None

    def seen_by(self, seat: Seat | None) -> Self:
        known = seat in (self.seat, self.to)
        return self if known else type(self)(self.seat, self.to, None)


class Drew(Event, frozen=True):
    seat: Seat
    goods: list[str]

    def seen_by(self, seat: Seat | None) -> Self | None:
        return self if seat == self.seat else None


class Sold(Event, frozen=True):
    seat: Seat
    goods: list[str]


class Rolled(Event, frozen=True):
    seat: Seat
    coins: int


# View


class TraderView(msgspec.Struct, frozen=True):
    coins: int
    hand: list[str] | None
    hand_size: int
    sold: dict[str, int]
    bid: int | None
    promised: int


class CaravanView(msgspec.Struct, frozen=True):
    seat: Seat | None
    traders: list[TraderView]
    lot: list[str]
    deck_size: int
    round: int
    first: Seat


# Flow


def flow(s: CaravanState) -> Flow:
    while s.round <= s.options.rounds:
        if not s.lot:
            open_lot(s)
        winner = yield from auction(s)
        yield from unpack(s, winner)
        s.round += 1
        s.first = winner


def open_lot(s: CaravanState) -> None:
    s.lot = [s.deck.pop() for _ in range(LOT)]
    s.reveals += 1
    s.tell(LotOpened([good.key for good in s.lot]))


def auction(s: CaravanState) -> Asking[Seat]:
    """All bid in secret. The highest bid is paid; among equal bids, that of the earliest bidder."""
    order = s.order(s.first)
    for seat in order:
        trader = s.traders[seat]
        offers = list(range(trader.coins + 1))
        trader.bid = yield Decision(
            seat, "bid", offers, checkpoint=seat == s.first, at="purse", facts={"goods": s.lot[:]}
        )
        s.tell(Bid(seat, trader.bid))
    bids = [trader.bid or 0 for trader in s.traders]
    winner = max(order, key=lambda seat: bids[seat])
    s.reveals += 1
    s.tell(BidsOpened(bids, winner))
    s.traders[winner].coins -= bids[winner]
    for trader in s.traders:
        trader.bid = None
    return winner


def unpack(s: CaravanState, me: Seat) -> Flow:
    n = len(s.lot)
    s.lot = list((yield Decision(me, "arrange", tuple(s.lot), n, n, ordered=True, at="lot")))
    while s.lot:
        good = s.lot.pop(0)
        s.traders[me].sold[good] += 1
        s.tell(Unpacked(me, good.key))
        yield from resolve(s, me, good)


def resolve(s: CaravanState, me: Seat, good: Good) -> Flow:
    trader = s.traders[me]
    if good is SILK:
        trader.coins += 1
    elif good is DICE:
        dice = 3 if s.weather is Weather.STORMY else 2
        s.last_roll = tuple(s.chance.roll(dice, 4))
        trader.coins += max(s.last_roll)
        s.tell(Rolled(me, max(s.last_roll)))
    elif good is SPICE:
        for other in s.order(me)[1:]:
            yield from spice(s, other, me)
    elif good is SALT:
        yield from salt(s, me)
    elif trader.hand:
        different = sorted(set(trader.hand), key=lambda good: good.key)
        played: Good = yield Decision(me, "map", different, at="hand")
        trader.hand.remove(played)
        trader.sold[played] += 1
        s.tell(Unpacked(me, played.key))
        yield from resolve(s, me, played)


def spice(s: CaravanState, other: Seat, me: Seat) -> Flow:
    """Another player pays a coin, or passes a good from hand to hand, or promises a coin."""
    payer, taker = s.traders[other], s.traders[me]
    how = PAY if payer.coins else PASS
    if payer.coins and payer.hand:
        how = yield Decision(other, "spice", (PAY, PASS), facts={"player": me})
    if how is PAY:
        payer.coins -= 1
        taker.coins += 1
    elif payer.hand:
        different = sorted(set(payer.hand), key=lambda good: good.key)
        good: Good = yield Decision(other, "pass", different, at="hand", facts={"player": me})
        payer.hand.remove(good)
        taker.hand.append(good)
        s.reveals += 1
        s.tell(Passed(other, me, good.key))
    else:
        payer.promise = Promise(me, 1)


def salt(s: CaravanState, me: Seat) -> Flow:
    """Two more goods, then any number may be sold."""
    trader = s.traders[me]
    drawn = [s.deck.pop() for _ in range(min(2, len(s.deck)))]
    trader.hand += drawn
    s.reveals += 1
    s.tell(Drew(me, [good.key for good in drawn]))
    if trader.hand:
        sold = yield Decision(me, "sell", trader.hand[:], 0, len(trader.hand), at="hand")
        for good in sold:
            trader.hand.remove(good)
            trader.sold[good] += 1
            trader.coins += 1
        if sold:
            s.tell(Sold(me, [good.key for good in sold]))


class Caravan(Game[CaravanState, CaravanOptions]):
    slug = "caravan"
    rules_version = 1

    Options = CaravanOptions
    State = CaravanState
    View = CaravanView
    events: tuple[type[Event], ...] = (
        LotOpened,
        Bid,
        BidsOpened,
        Unpacked,
        Passed,
        Drew,
        Sold,
        Rolled,
    )

    def check_options(self, options: CaravanOptions) -> None:
        if options.together and options.players == 4:
            raise BadOptions("together: four players never agree.")

    def setup(self, options: CaravanOptions, chance: Chance) -> CaravanState:
        deck = [good for good in GOODS.values() for _ in range(COPIES)]
        chance.shuffle(deck)
        traders = [
            Trader(PURSE, [deck.pop() for _ in range(HAND)], dict.fromkeys(GOODS.values(), 0))
            for _ in range(options.players)
        ]
        first = chance.below(options.players)
        return CaravanState(chance, traders, deck, first, Weather(options.weather))

    def flow(self, state: CaravanState) -> Flow:
        return flow(state)

    def check(self, state: CaravanState) -> None:
        if len(state.traders) != state.options.players:
            raise ImpossiblePosition("state.traders: there is one for each player.")
        if not 0 <= state.first < len(state.traders):
            raise ImpossiblePosition("state.first: there is no such seat.")
        for seat, trader in enumerate(state.traders):
            where = f"state.traders[{seat}]"
            if not 0 <= trader.coins <= 1000:
                raise ImpossiblePosition(f"{where}.coins: from 0 to 1000.")
            if trader.bid is not None and not 0 <= trader.bid <= trader.coins:
                raise ImpossiblePosition(f"{where}.bid: it is paid from the purse.")
            if trader.promise and not 0 <= trader.promise.to < len(state.traders):
                raise ImpossiblePosition(f"{where}.promise.to: there is no such seat.")
            if set(trader.sold) != set(GOODS.values()):
                raise ImpossiblePosition(f"{where}.sold: each good is counted.")
        for good in GOODS.values():
            count = state.deck.count(good) + state.lot.count(good)
            count += sum(t.hand.count(good) + t.sold[good] for t in state.traders)
            if count != COPIES:
                raise ImpossiblePosition(f"state: there are {COPIES} of '{good.key}', not {count}.")

    def view(self, state: CaravanState, seat: Seat | None) -> CaravanView:
        return CaravanView(
            seat=seat,
            traders=[self.trader_view(t, own=i == seat) for i, t in enumerate(state.traders)],
            lot=[good.key for good in state.lot],
            deck_size=len(state.deck),
            round=state.round,
            first=state.first,
        )

    def trader_view(self, trader: Trader, own: bool) -> TraderView:
        return TraderView(
            coins=trader.coins,
            hand=[good.key for good in trader.hand] if own else None,
            hand_size=len(trader.hand),
            sold={good.key: count for good, count in trader.sold.items()},
            bid=trader.bid if own else None,
            promised=trader.promise.coins if trader.promise else 0,
        )

    def redeal(self, state: CaravanState, seat: Seat | None, chance: Chance) -> None:
        others = [trader for i, trader in enumerate(state.traders) if i != seat]
        pool = state.deck + [good for trader in others for good in trader.hand]
        chance.shuffle(pool)
        for trader in others:
            trader.hand[:] = [pool.pop() for _ in trader.hand]
            if trader.bid is not None:
                trader.bid = chance.below(trader.coins + 1)
        state.deck[:] = pool

    def outcome(self, state: CaravanState) -> Outcome:
        scores = [self.score(trader) for trader in state.traders]
        totals = [score.total for score in scores]
        if state.options.together:
            won = sum(totals) >= 9 * len(totals)
            return Outcome([1] * len(totals), scores, "target", together=won)
        ranks = [1 + sum(other > own for other in totals) for own in totals]
        return Outcome(ranks, scores, "rounds")

    def score(self, trader: Trader) -> Score:
        kinds = sum(1 for count in trader.sold.values() if count)
        owed = trader.promise.coins if trader.promise else 0
        lines = [
            ScoreLine("coins", trader.coins, trader.coins),
            ScoreLine("kinds", kinds, kinds),
            ScoreLine("promised", owed, -owed),
        ]
        return Score(sum(line.points for line in lines), lines)

    def caption(self, decision: Decision, option: Any) -> Any:
        if isinstance(option, int):
            from throneroom.kernel import Message

            return Message("option-coins", {"coins": option})
        return super().caption(decision, option)


CARAVAN = Caravan()
