"""The scenario's events in addition to those of Paladins."""

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
    """The player's honour now."""
    by: str


class HonourLost(Event, frozen=True):
    seat: Seat
    lost: int
    honour: int
    by: str


# Turns


class Shared(Event, frozen=True):
    """Another player gets the effect of an action."""

    seat: Seat
    receiver: Seat
    action: str


class OrderFulfilled(Event, frozen=True):
    """A player fulfils an order for everybody."""

    seat: Seat
    card: str
    workers: list[str]
    points: int
    """Points of each player at the end."""


class ThreatFought(Event, frozen=True):
    """An action takes one of the Overlord's workers off."""

    seat: Seat
    card: str
    left: int


class ThreatGone(Event, frozen=True):
    """A threat leaves the game: no worker is left on it, or none came to it."""

    card: str


# The start of a round


class ThreatRevealed(Event, frozen=True):
    card: str
    workers: int
    supply: int
    """The Overlord's remaining workers."""


class OutsidersTurned(Event, frozen=True):
    """More outsiders must be dealt with from now on."""

    required: int


class KingThreatRevealed(Event, frozen=True):
    more: int
    """The additional requirement of orders, for each attribute."""


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
    """The chosen worker or action, if any."""


class PenaltyIgnored(Event, frozen=True):
    """No part of a penalty can be carried out."""

    seat: Seat
    card: str


class ThreatGrew(Event, frozen=True):
    card: str
    workers: int


class AttributeLowered(Event, frozen=True):
    """At the end, an attribute is lowered to the honour."""

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
