"""The events of a game, for those who watch. Things are named by their keys. A seat after those of
the players is the opponent in a solo game."""

from __future__ import annotations

from typing import Self

from msgspec.structs import replace

from throneroom.games.west_kingdom.campaign.events import CAMPAIGN_EVENTS
from throneroom.kernel import Event, Seat

# The start


class FirstPlayer(Event, frozen=True):
    seat: Seat


class PairsShown(Event, frozen=True):
    cards: list[str]
    heroes: list[str]


class PairTaken(Event, frozen=True):
    seat: Seat
    card: str
    hero: str
    space: str


class RivalCame(Event, frozen=True):
    """The opponent of a solo game appears."""

    seat: Seat
    board: str
    space: str


class SchemesAdded(Event, frozen=True):
    """The opponent gets future schemes at the start."""

    cards: list[str]


# The turn


class TurnBegan(Event, frozen=True):
    seat: Seat
    round: int


class DroppedOff(Event, frozen=True):
    """A card has left the board."""

    seat: Seat
    card: str


class Played(Event, frozen=True):
    seat: Seat
    card: str
    unseen: bool
    """Whether it came from the draw pile because the hand was empty."""


class SchemeRevealed(Event, frozen=True):
    card: str


class Moved(Event, frozen=True):
    seat: Seat
    space: str
    silver: int


class Acted(Event, frozen=True):
    """A primary action begins, with the goods spent for it."""

    seat: Seat
    action: str
    goods: list[str]


class Passed(Event, frozen=True):
    """A player does no primary action."""

    seat: Seat


class Dismissed(Event, frozen=True):
    seat: Seat
    card: str
    silver: int


class Exchanged(Event, frozen=True):
    seat: Seat
    exchange: str
    times: int


class Built(Event, frozen=True):
    seat: Seat
    slot: str
    building: str
    spot: str


class Linked(Event, frozen=True):
    """Two buildings are joined. The owners of both ends gain."""

    seat: Seat
    other: Seat
    link: str


class WorkersPlaced(Event, frozen=True):
    seat: Seat
    section: str
    count: int


class Transcribed(Event, frozen=True):
    seat: Seat
    card: str
    by: str
    """The effect that brought it; "" for the action."""


class BonusTaken(Event, frozen=True):
    seat: Seat
    card: str


# The castle


class Rose(Event, frozen=True):
    """A worker goes to the next tier; from the first tier, two more go sideways."""

    seat: Seat
    section: str
    tier: int


class WorkerMoved(Event, frozen=True):
    """An effect moves a worker in the first tier."""

    seat: Seat
    origin: str
    to: str


class Bumped(Event, frozen=True):
    seat: Seat
    owner: Seat
    section: str
    tier: int


class LeaderChanged(Event, frozen=True):
    seat: Seat


# What comes and goes


class Gained(Event, frozen=True):
    seat: Seat
    goods: list[str]
    by: str


class VirtueGained(Event, frozen=True):
    seat: Seat
    count: int
    by: str


class CorruptionGained(Event, frozen=True):
    seat: Seat
    count: int
    by: str


class DebtsGained(Event, frozen=True):
    seat: Seat
    count: int
    by: str


class DeedsGained(Event, frozen=True):
    seat: Seat
    count: int
    by: str


class Flipped(Event, frozen=True):
    seat: Seat
    what: str
    """"debt" or "deed"."""
    by: str


class EndCardRevealed(Event, frozen=True):
    card: str
    """"poverty" or "prosperity"."""
    last: int
    """The number of the last round."""


class Hired(Event, frozen=True):
    seat: Seat
    card: str
    silver: int
    by: str


class Discarded(Event, frozen=True):
    seat: Seat
    card: str
    unseen: bool
    """Whether it came from the top of the draw pile."""


class Destroyed(Event, frozen=True):
    seat: Seat
    card: str
    silver: int
    unseen: bool


class Rearranged(Event, frozen=True):
    seat: Seat
    cards: list[str]


class Shuffled(Event, frozen=True):
    """The discard pile becomes the draw pile."""

    seat: Seat
    virtuous: bool
    """Whether no criminal was on the board: then 1 virtue, otherwise 1 corruption."""


class Drew(Event, frozen=True):
    seat: Seat
    count: int
    cards: list[str] | None

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else replace(self, cards=None)


class FutureCame(Event, frozen=True):
    """A future scheme goes to the opponent's discard pile."""

    card: str


class Collided(Event, frozen=True):
    """The markers of the player on turn share a space."""

    seat: Seat
    space: int


class Ended(Event, frozen=True):
    reason: str


EVENTS: tuple[type[Event], ...] = (
    *(FirstPlayer, PairsShown, PairTaken, RivalCame, SchemesAdded, TurnBegan, DroppedOff, Played),
    *(SchemeRevealed, Moved, Acted, Passed, Dismissed, Exchanged, Built, Linked, WorkersPlaced),
    *(Transcribed, BonusTaken, Rose, WorkerMoved, Bumped, LeaderChanged, Gained, VirtueGained),
    *(CorruptionGained, DebtsGained, DeedsGained, Flipped, EndCardRevealed, Hired, Discarded),
    *(Destroyed, Rearranged, Shuffled, Drew, FutureCame, Collided, Ended),
    *CAMPAIGN_EVENTS,
)
