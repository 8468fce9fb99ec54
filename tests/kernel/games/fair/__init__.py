"""Fair: all draft a prize from their hands at the same time, then all bid in secret for a crown.

Made for tests of choices that several seats make together. What a seat drafts is laid open when
all have drafted, and the hands go to the left. The highest bid, of the earliest seat among
equals, is paid and wins the crown.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, ClassVar

import msgspec
from msgspec import Meta

from tests.kernel.games.fair.saga import FairSaga
from throneroom.kernel import (
    HIDDEN,
    Chance,
    Decision,
    Event,
    Flow,
    Game,
    ImpossiblePosition,
    Message,
    Options,
    Outcome,
    Plain,
    Reference,
    Saga,
    Score,
    ScoreLine,
    Seat,
    Sequel,
    State,
    deal_again,
    together,
    unseen,
)

COPIES, PURSE, CROWN = 4, 6, 5


class Prize(Reference):
    __slots__ = ("worth",)
    what: ClassVar[str] = "prize"
    section: ClassVar[str] = "prizes"

    def __init__(self, key: str, worth: int) -> None:
        super().__init__(key)
        self.worth = worth

    def caption(self, decision: Decision) -> Message:
        return Message(f"card-{self.key}")


for _worth, _key in enumerate(("apple", "bell", "cup", "drum"), start=1):
    Prize.table[_key] = Prize(_key, _worth)
PRIZES: dict[str, Prize] = Prize.table


class FairOptions(Options, frozen=True, kw_only=True):
    players: Annotated[int, Meta(ge=2, le=4)] = 3
    hand: Annotated[int, Meta(ge=2, le=4)] = 3
    crowns: Annotated[tuple[int, ...], HIDDEN] = ()
    """Seats that won the crown in earlier games of the series."""


@dataclass(slots=True)
class Guest(Plain):
    hand: list[Prize]
    prizes: list[Prize] = field(default_factory=list)
    coins: int = PURSE
    crown: bool = False


@dataclass(slots=True)
class FairState(State):
    guests: list[Guest]
    deck: list[Prize]
    over: bool = False


class Drafted(Event, frozen=True):
    seat: Seat
    prize: str


class Crowned(Event, frozen=True):
    seat: Seat
    coins: int


class GuestView(msgspec.Struct, frozen=True):
    hand: list[str] | None
    hand_size: int
    prizes: list[str]
    coins: int
    crown: bool


class FairView(msgspec.Struct, frozen=True):
    seat: Seat | None
    guests: list[GuestView]


def flow(s: FairState) -> Flow:
    while any(guest.hand for guest in s.guests):
        yield from draft(s)
    if not s.over:
        yield from auction(s)


def draft(s: FairState) -> Flow:
    """A seat with only one prize left has no choice; nobody can see that hands differ."""
    chosen = yield from together(range(len(s.guests)), lambda seat: draft_of(s, seat))
    s.reveals += 1
    for seat, prize in enumerate(chosen):
        guest = s.guests[seat]
        guest.hand.remove(prize)
        guest.prizes.append(prize)
        s.tell(Drafted(seat, prize.key))
    hands = [guest.hand for guest in s.guests]
    for seat, guest in enumerate(s.guests):
        guest.hand = hands[seat - 1]


def draft_of(s: FairState, seat: Seat) -> Decision:
    hand = s.guests[seat].hand
    options, facts = list(dict.fromkeys(hand)), {"left": len(hand)}
    return Decision(seat, "draft", options, checkpoint=True, at="hand", facts=facts)


def auction(s: FairState) -> Flow:
    bids = yield from together(range(len(s.guests)), lambda seat: bid_of(s, seat))
    s.reveals += 1
    winner = max(range(len(bids)), key=bids.__getitem__)
    s.guests[winner].coins -= bids[winner]
    s.guests[winner].crown = True
    s.over = True
    s.tell(Crowned(winner, bids[winner]))


def bid_of(s: FairState, seat: Seat) -> Decision:
    offers = list(range(s.guests[seat].coins + 1))
    return Decision(seat, "bid", offers, checkpoint=True, at="purse")


class Fair(Game[FairState, FairOptions]):
    slug = "fair"
    rules_version = 1

    Options = FairOptions
    State = FairState
    View = FairView
    events: tuple[type[Event], ...] = (Drafted, Crowned)
    saga: ClassVar[Saga | None] = FairSaga()
    sections: ClassVar[dict[str, str]] = {"bid": "auction", "draft": "prizes"}

    def setup(self, options: FairOptions, chance: Chance) -> FairState:
        deck = [prize for prize in PRIZES.values() for _ in range(COPIES)]
        chance.shuffle(deck)
        guests = [Guest([deck.pop() for _ in range(options.hand)]) for _ in range(options.players)]
        return FairState(chance, guests, deck)

    def flow(self, state: FairState) -> Flow:
        return flow(state)

    def check(self, state: FairState) -> None:
        if len(state.guests) != state.options.players:
            raise ImpossiblePosition("state.guests: there is one for each player.")
        held = [*state.deck, *(p for g in state.guests for p in [*g.hand, *g.prizes])]
        for prize in PRIZES.values():
            if held.count(prize) != COPIES:
                raise ImpossiblePosition(f"state: there are {COPIES} of '{prize.key}'.")
        if len({len(guest.hand) for guest in state.guests}) > 1:
            raise ImpossiblePosition("state.guests: all hands are of one size.")
        for seat, guest in enumerate(state.guests):
            if not 0 <= guest.coins <= PURSE:
                raise ImpossiblePosition(f"state.guests[{seat}].coins: from 0 to {PURSE}.")
        if sum(guest.crown for guest in state.guests) != state.over:
            raise ImpossiblePosition("state.over: then somebody has the crown.")
        if state.over and any(guest.hand for guest in state.guests):
            raise ImpossiblePosition("state.over: all prizes are drafted by then.")

    def view(self, state: FairState, seat: Seat | None) -> FairView:
        return FairView(
            seat,
            [
                GuestView(
                    [prize.key for prize in guest.hand] if i == seat else None,
                    len(guest.hand),
                    [prize.key for prize in guest.prizes],
                    guest.coins,
                    guest.crown,
                )
                for i, guest in enumerate(state.guests)
            ],
        )

    def redeal(self, state: FairState, seat: Seat | None, chance: Chance) -> None:
        hands = [guest.hand for i, guest in enumerate(state.guests) if i != seat]
        deal_again(chance, seat, lists=[unseen(state.deck), *map(unseen, hands)])

    def outcome(self, state: FairState) -> Outcome:
        scores = []
        for guest in state.guests:
            lines = [
                ScoreLine("prizes", len(guest.prizes), sum(prize.worth for prize in guest.prizes)),
                ScoreLine("coins", guest.coins, guest.coins),
                ScoreLine("crown", int(guest.crown), CROWN * guest.crown),
            ]
            scores.append(Score(sum(line.points for line in lines), lines))
        totals = [score.total for score in scores]
        return Outcome([1 + sum(o > own for o in totals) for own in totals], scores, "crowned")

    def sequel(self, state: FairState, outcome: Outcome, chance: Chance) -> Sequel | None:
        """Three prizes, then four, then the fair is over."""
        if state.options.hand == 4:
            return None
        options: FairOptions = state.options
        winner = next(seat for seat, guest in enumerate(state.guests) if guest.crown)
        crowns = (*options.crowns, winner)
        following = msgspec.structs.replace(options, hand=options.hand + 1, crowns=crowns)
        return Sequel("fair", following)


FAIR = Fair()
