"""What happens in the scenario beside what happens in Paladins."""

from __future__ import annotations

from throneroom.games.west_kingdom.paladins import events as paladins
from throneroom.kernel import Event, Seat

# The start


class StarterTaken(Event, frozen=True):
    """A starting townsfolk card with its overlay."""

    seat: Seat
    card: str
    overlay: str


# Honour


class HonourGained(Event, frozen=True):
    seat: Seat
    honour: int
    """What the player has now."""
    by: str


class HonourLost(Event, frozen=True):
    seat: Seat
    lost: int
    honour: int
    by: str


# Turns


class Shared(Event, frozen=True):
    """Somebody else gets what an action brings."""

    seat: Seat
    receiver: Seat
    action: str


class OrderFulfilled(Event, frozen=True):
    """For everybody."""

    seat: Seat
    card: str
    workers: list[str]
    points: int
    """Of each player, at the end."""


class ThreatFought(Event, frozen=True):
    """An action takes one of the Overlord's workers off."""

    seat: Seat
    card: str
    left: int


class ThreatGone(Event, frozen=True):
    """No worker is left on it, or none came to it."""

    card: str


# The start of a round


class ThreatRevealed(Event, frozen=True):
    card: str
    workers: int
    supply: int
    """What the Overlord has left."""


class OutsidersTurned(Event, frozen=True):
    """More outsiders are to be dealt with from now on."""

    required: int


class KingThreatRevealed(Event, frozen=True):
    more: int
    """What orders ask for in addition, of each attribute."""


# The end of a round


class OverlordBegan(Event, frozen=True):
    """The threats are resolved from left to right."""

    round: int
    threats: int


class OutsidersCounted(Event, frozen=True):
    removed: int
    required: int
    met: bool


class ThreatStrikes(Event, frozen=True):
    card: str
    workers: int


class PenaltyTaken(Event, frozen=True):
    seat: Seat
    card: str
    penalty: str
    what: str
    """The worker or the action, where one was chosen."""


class PenaltyIgnored(Event, frozen=True):
    """Nothing of it can be carried out."""

    seat: Seat
    card: str


class ThreatGrew(Event, frozen=True):
    card: str
    workers: int


class AttributeLowered(Event, frozen=True):
    """At the end: to the honour."""

    seat: Seat
    attribute: str
    before: int
    now: int


EVENTS: tuple[type[Event], ...] = (
    *(event for event in paladins.EVENTS),
    *(StarterTaken, HonourGained, HonourLost, Shared, OrderFulfilled, ThreatFought, ThreatGone),
    *(ThreatRevealed, OutsidersTurned, KingThreatRevealed, OverlordBegan, OutsidersCounted),
    *(ThreatStrikes, PenaltyTaken, PenaltyIgnored, ThreatGrew, AttributeLowered),
)
