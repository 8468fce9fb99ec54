"""The events of a game of Dominion, for those who watch. Cards are named by their keys."""

from __future__ import annotations

from typing import Self

from throneroom.kernel import Event, Seat


class TurnBegan(Event, frozen=True):
    seat: Seat
    turn: int


class Played(Event, frozen=True):
    seat: Seat
    card: str


class PlayedAgain(Event, frozen=True):
    """A Throne Room has its Action played a second time."""

    seat: Seat
    card: str


class PlayedTreasures(Event, frozen=True):
    seat: Seat
    cards: list[str]
    coins: int


class Bought(Event, frozen=True):
    seat: Seat
    card: str


class Gained(Event, frozen=True):
    seat: Seat
    card: str
    to: str
    """"discard", "hand" or "deck"."""


class Drew(Event, frozen=True):
    """Others learn how many cards were drawn, not which."""

    seat: Seat
    count: int
    cards: list[str] | None

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else type(self)(self.seat, self.count, None)


class Shuffled(Event, frozen=True):
    seat: Seat


class Discarded(Event, frozen=True):
    """Cards from hand: others see how many there are and the one on top."""

    seat: Seat
    count: int
    top: str
    cards: list[str] | None

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else type(self)(self.seat, self.count, self.top, None)


class DiscardedOpenly(Event, frozen=True):
    """Cards that lay open before are discarded: revealed cards, or cards set aside."""

    seat: Seat
    cards: list[str]


class DeckDiscarded(Event, frozen=True):
    """A deck goes to the discard pile. Nobody counts a discard pile, so the number of cards stays
    unknown."""

    seat: Seat
    top: str


class Trashed(Event, frozen=True):
    seat: Seat
    cards: list[str]


class TakenFromTrash(Event, frozen=True):
    seat: Seat
    cards: list[str]


class Revealed(Event, frozen=True):
    """Cards are turned over from the deck."""

    seat: Seat
    cards: list[str]


class RevealedHand(Event, frozen=True):
    seat: Seat
    cards: list[str]


class TookRevealed(Event, frozen=True):
    """Revealed cards go into hand."""

    seat: Seat
    cards: list[str]


class SetAside(Event, frozen=True):
    seat: Seat
    card: str


class PutOnDeck(Event, frozen=True):
    """A card from hand goes openly onto the deck."""

    seat: Seat
    card: str


class KeptOnDeck(Event, frozen=True):
    seat: Seat
    card: str


class Reacted(Event, frozen=True):
    seat: Seat
    card: str


class CleanedUp(Event, frozen=True):
    seat: Seat


class Ended(Event, frozen=True):
    reason: str


EVENTS: tuple[type[Event], ...] = (
    TurnBegan,
    Played,
    PlayedAgain,
    PlayedTreasures,
    Bought,
    Gained,
    Drew,
    Shuffled,
    Discarded,
    DiscardedOpenly,
    DeckDiscarded,
    Trashed,
    TakenFromTrash,
    Revealed,
    RevealedHand,
    TookRevealed,
    SetAside,
    PutOnDeck,
    KeptOnDeck,
    Reacted,
    CleanedUp,
    Ended,
)
