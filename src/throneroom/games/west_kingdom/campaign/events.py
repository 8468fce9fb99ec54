"""The events of the chronicle board."""

from __future__ import annotations

from throneroom.kernel import Event, Seat


class MarkerPassed(Event, frozen=True):
    """The winner of the previous game passes the start marker on after the setup."""

    seat: Seat
    to: Seat


class GoalsTurnedUp(Event, frozen=True):
    chronicles: list[str]


class CaughtUp(Event, frozen=True):
    """A player with fewer chronicles than the leader gets silver."""

    seat: Seat
    silver: int


class AdvantageUsed(Event, frozen=True):
    """A chronicle of the previous game gives its owner an advantage."""

    seat: Seat
    chronicle: str


class ChronicleTaken(Event, frozen=True):
    """A player is the first to meet a goal."""

    seat: Seat
    chronicle: str


class CrestChronicleTaken(Event, frozen=True):
    seat: Seat
    crest: str


class VictoryHanded(Event, frozen=True):
    """A player gets victory chronicles for a place in the game."""

    seat: Seat
    place: int
    count: int
    major: bool


class TokenTaken(Event, frozen=True):
    seat: Seat
    crest: str
    left: int
    """Tokens on the board, this one included."""


CAMPAIGN_EVENTS: tuple[type[Event], ...] = (
    *(MarkerPassed, GoalsTurnedUp, CaughtUp, AdvantageUsed, ChronicleTaken, CrestChronicleTaken),
    *(VictoryHanded, TokenTaken),
)
