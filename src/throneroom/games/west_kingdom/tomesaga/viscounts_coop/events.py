"""The scenario's events in addition to those of Viscounts. The Overlord's seat comes after the last
player's."""

from __future__ import annotations

from throneroom.games.west_kingdom.campaign.events import CAMPAIGN_EVENTS
from throneroom.games.west_kingdom.viscounts import events as viscounts
from throneroom.kernel import Event, Seat

# The start


class ReminderTaken(Event, frozen=True):
    seat: Seat
    card: str


class ReminderOnTop(Event, frozen=True):
    """A player chooses which of two cards lies on top, so that its lower part counts."""

    seat: Seat
    card: str


class OverlordCame(Event, frozen=True):
    """The Overlord comes to the space on the player card that nobody took."""

    card: str
    space: str


class WorkerRevealed(Event, frozen=True):
    """A player card from the box is revealed, and a worker of his goes to its space."""

    card: str
    space: str


# The player's turn


class OverlordRemoved(Event, frozen=True):
    """A reminder card returns one of his workers to the supply."""

    seat: Seat
    space: str
    by: str


class OutpostPlaced(Event, frozen=True):
    """A reminder card puts a worker of the player on a road."""

    seat: Seat
    space: str
    by: str


class IntruderBumped(Event, frozen=True):
    """One of his workers has to leave a crowded section of the castle."""

    seat: Seat
    section: str
    tier: int


# The Overlord's turn


class OverlordMoved(Event, frozen=True):
    """He moves by the silver of the townsfolk where he stood."""

    card: str
    silver: int
    space: str


class OverlordPlaced(Event, frozen=True):
    space: str
    count: int
    """His workers there now."""
    left: int
    """Workers in his supply."""


class SentHome(Event, frozen=True):
    """A worker of a player leaves the road."""

    seat: Seat
    space: str
    reason: str
    """"stop" where he stops, "instead" if he would place one of his, "advance" if one of his
    comes."""


class Banished(Event, frozen=True):
    """The townsfolk of his segment leaves the game, and the row of his card is carried out."""

    card: str
    row: str
    printed: bool
    """Whether the pile is empty: then the card is the one printed on the board, and stays."""


class StepBegan(Event, frozen=True):
    """A step of a row with several, counted from 1."""

    row: str
    step: int


class AdvanceOrdered(Event, frozen=True):
    space: str
    count: int
    """His workers there."""


class Advanced(Event, frozen=True):
    """One of his workers moves on a road."""

    origin: str
    way: str
    """"clockwise", "counter_clockwise" or "inward"."""
    space: str


class Repelled(Event, frozen=True):
    """A player's worker was in the way: his goes back to the supply."""

    origin: str
    way: str
    space: str


class CastleEntered(Event, frozen=True):
    origin: str
    section: str
    tier: int


class CastleCleared(Event, frozen=True):
    """A crowded section loses a worker of every player there."""

    section: str
    tier: int
    seats: list[Seat]


class Thinned(Event, frozen=True):
    """An end card removes one of two workers of his from each location."""

    card: str
    spaces: list[str]


class OverlordWon(Event, frozen=True):
    reason: str
    """"tier3" or "supply"."""


EVENTS: tuple[type[Event], ...] = (
    *(event for event in viscounts.EVENTS if event not in CAMPAIGN_EVENTS),
    *(ReminderTaken, ReminderOnTop, OverlordCame, WorkerRevealed, OverlordRemoved, OutpostPlaced),
    *(IntruderBumped, OverlordMoved, OverlordPlaced, SentHome, Banished, StepBegan),
    *(AdvanceOrdered, Advanced, Repelled, CastleEntered, CastleCleared, Thinned, OverlordWon),
)
