"""The scenario's events in addition to those of Architects. The Overlord's seat comes after the
last player's."""

from __future__ import annotations

from typing import Self

from msgspec.structs import replace

from throneroom.games.west_kingdom.architects import events as architects
from throneroom.kernel import Event, Seat

# The start


class SideChosen(Event, frozen=True):
    """A player chooses the side of a double-sided apprentice for the whole game."""

    seat: Seat
    card: str


class PutBack(Event, frozen=True):
    """At the start: one of four building cards goes under the deck."""

    seat: Seat
    card: str | None

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else replace(self, card=None)


# Offerings


class Offered(Event, frozen=True):
    """A player offers an item to a demand; the event says how many lie there now."""

    seat: Seat
    item: str
    demand: str
    given: int
    needed: int


class Handed(Event, frozen=True):
    """A player gives an item to another player."""

    seat: Seat
    item: str
    receiver: Seat


class CardHanded(Event, frozen=True):
    """A player gives a building card to another; only these two know which."""

    seat: Seat
    receiver: Seat
    card: str | None

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat in (self.seat, self.receiver) else replace(self, card=None)


class DemandMet(Event, frozen=True):
    demand: str


class ReleasedOthers(Event, frozen=True):
    """Workers of another player come home."""

    seat: Seat
    owner: Seat
    origin: str
    """"prison" or "boards"."""
    workers: int


# The Overlord's turn


class SchemeRevealed(Event, frozen=True):
    card: str


class SchemesShuffled(Event, frozen=True):
    cards: int


class StepBegan(Event, frozen=True):
    """A line of a scheme or an event, counted from 1."""

    card: str
    step: int


class NoWorkerLeft(Event, frozen=True):
    """He can't place a worker, and none comes back."""

    place: str


class MarketFull(Event, frozen=True):
    """He finds no space on the black market."""


class WorkersCalledBack(Event, frozen=True):
    """All his workers at open locations, in prison and on players' boards come back."""

    workers: int


class StripReached(Event, frozen=True):
    """The arrow of a placement leads to a strip of his board."""

    place: str
    strip: int


class Arrested(Event, frozen=True):
    """He captures up to two workers of each player for each of his own there."""

    place: str
    own: int
    """His workers there."""
    most: int
    """The most workers that he takes of each player."""
    owners: list[Seat]
    taken: list[int]
    left: list[int]
    """By owner, as before."""


class StripIdle(Event, frozen=True):
    """There is nobody to capture or to imprison."""

    strip: int


class TargetChosen(Event, frozen=True):
    """The players chosen for an effect."""

    seat: Seat
    card: str


class WorkerKilled(Event, frozen=True):
    """A worker leaves the game."""

    seat: Seat
    origin: str
    """"free", "prison", or a location."""


class NobodyKilled(Event, frozen=True):
    seat: Seat


class SilverLost(Event, frozen=True):
    seat: Seat
    silver: int
    by: str


class TaxesChecked(Event, frozen=True):
    """The taxes go back to the supply; if there were many, virtue was lost first."""

    tax: int
    harmed: bool
    returned: bool


class DemandRevealed(Event, frozen=True):
    demand: str


class EventRevealed(Event, frozen=True):
    card: str
    left: int


class FutureDiscarded(Event, frozen=True):
    """A future scheme goes to the discards, face up."""

    card: str


class FutureOnTop(Event, frozen=True):
    """A future scheme goes on top of the deck, face down."""

    left: int


class OutOfEvents(Event, frozen=True):
    """An event should be revealed and none is left: the game ends at once."""


EVENTS: tuple[type[Event], ...] = (
    *architects.EVENTS,
    *(SideChosen, PutBack, Offered, Handed, CardHanded, DemandMet, ReleasedOthers),
    *(SchemeRevealed, SchemesShuffled, StepBegan, NoWorkerLeft, MarketFull, WorkersCalledBack),
    *(StripReached, Arrested, StripIdle, TargetChosen, WorkerKilled, NobodyKilled),
    *(SilverLost, TaxesChecked, DemandRevealed, EventRevealed, FutureDiscarded, FutureOnTop),
    OutOfEvents,
)
