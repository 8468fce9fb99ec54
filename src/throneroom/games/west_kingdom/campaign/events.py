"""What happens on the chronicle board."""

from __future__ import annotations

from throneroom.kernel import Event, Seat


class MarkerPassed(Event, frozen=True):
    """The winner of the game before passes the start marker on after the setup."""

    seat: Seat
    to: Seat


class GoalsTurnedUp(Event, frozen=True):
    chronicles: list[str]


class CaughtUp(Event, frozen=True):
    """Silver for whoever has fewer chronicles than the leader."""

    seat: Seat
    silver: int


class AdvantageUsed(Event, frozen=True):
    """A chronicle of the game before gives its owner an advantage."""

    seat: Seat
    chronicle: str


class ChronicleTaken(Event, frozen=True):
    """A goal was met first."""

    seat: Seat
    chronicle: str


class CrestChronicleTaken(Event, frozen=True):
    seat: Seat
    crest: str


class VictoryHanded(Event, frozen=True):
    """Victory chronicles for a place in the game."""

    seat: Seat
    place: int
    count: int
    major: bool


class TokenTaken(Event, frozen=True):
    seat: Seat
    crest: str
    left: int
    """Tokens on the board, with this one."""


CAMPAIGN_EVENTS: tuple[type[Event], ...] = (
    *(MarkerPassed, GoalsTurnedUp, CaughtUp, AdvantageUsed, ChronicleTaken, CrestChronicleTaken),
    *(VictoryHanded, TokenTaken),
)
