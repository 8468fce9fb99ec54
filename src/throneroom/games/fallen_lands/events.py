"""What happened, for players and spectators. Cards are named by their keys, fields by numbers."""

from __future__ import annotations

from typing import Self

from throneroom.kernel import Event, Seat


class Gathered(Event, frozen=True):
    """A player takes one of the two Followers they start with."""

    seat: Seat
    follower: str


class TurnBegan(Event, frozen=True):
    seat: Seat
    round: int


class ClaimLifted(Event, frozen=True):
    seat: Seat
    field: int
    level: int


class Recruited(Event, frozen=True):
    seat: Seat
    follower: str


class HandRedealt(Event, frozen=True):
    """In the first turn: the whole hand is discarded openly, and a new one drawn."""

    seat: Seat
    cards: list[str]


class Conquered(Event, frozen=True):
    seat: Seat
    field: int
    level: int
    card: str
    magic: list[str]
    """The magic that was played with the Troop."""
    attack: int
    support: int
    reward: int


class Borrowed(Event, frozen=True):
    """Advanced: points of Support from another player's cards, for a coin each."""

    seat: Seat
    lender: Seat
    points: int


class Built(Event, frozen=True):
    seat: Seat
    field: int
    level: int
    card: str
    magic: list[str]
    support: int
    """The field's Support now."""


class Claimed(Event, frozen=True):
    seat: Seat
    field: int
    level: int


class Flooded(Event, frozen=True):
    seat: Seat
    field: int
    level: int


class Plagued(Event, frozen=True):
    seat: Seat


class LostFollower(Event, frozen=True):
    seat: Seat
    follower: str


class ShadowsCame(Event, frozen=True):
    """Followers come for this turn only."""

    seat: Seat
    card: str
    follower: str
    count: int


class ShadowsLeft(Event, frozen=True):
    seat: Seat
    count: int


class LookedAtHand(Event, frozen=True):
    """The Invisible Thief looks at a hand. Only the thief and the victim know the cards."""

    seat: Seat
    victim: Seat
    cards: list[str] | None

    def seen_by(self, seat: Seat | None) -> Self:
        known = seat in (self.seat, self.victim)
        return self if known else type(self)(self.seat, self.victim, None)


class Stole(Event, frozen=True):
    seat: Seat
    victim: Seat
    card: str | None

    def seen_by(self, seat: Seat | None) -> Self:
        known = seat in (self.seat, self.victim)
        return self if known else type(self)(self.seat, self.victim, None)


class Studied(Event, frozen=True):
    """Advanced: a Mage draws a card."""

    seat: Seat


class Drew(Event, frozen=True):
    """Others learn how many cards were drawn, not which."""

    seat: Seat
    count: int
    cards: list[str] | None

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else type(self)(self.seat, self.count, None)


class Exchanged(Event, frozen=True):
    """Two cards are exchanged for one; the discarded cards lie open."""

    seat: Seat
    cards: list[str]
    count: int
    """The number of cards drawn for them."""


class Shuffled(Event, frozen=True):
    """The discard pile becomes the new deck."""

    count: int


class Idled(Event, frozen=True):
    """A turn has brought neither a conquest nor a Claim."""

    seat: Seat


class StopProposed(Event, frozen=True):
    seat: Seat


class StopAnswered(Event, frozen=True):
    seat: Seat
    agreed: bool


class Ended(Event, frozen=True):
    reason: str


EVENTS: tuple[type[Event], ...] = (
    Gathered,
    TurnBegan,
    ClaimLifted,
    Recruited,
    HandRedealt,
    Conquered,
    Borrowed,
    Built,
    Claimed,
    Flooded,
    Plagued,
    LostFollower,
    ShadowsCame,
    ShadowsLeft,
    LookedAtHand,
    Stole,
    Studied,
    Drew,
    Exchanged,
    Shuffled,
    Idled,
    StopProposed,
    StopAnswered,
    Ended,
)
