"""The events of a game, for those who watch. Things are named by their keys; gained or lost goods
and workers are listed one by one."""

from __future__ import annotations

from typing import Self

from msgspec.structs import replace

from throneroom.games.west_kingdom.campaign.events import CAMPAIGN_EVENTS
from throneroom.kernel import Event, Seat

# The start


class FirstPlayer(Event, frozen=True):
    seat: Seat


class RowsDealt(Event, frozen=True):
    """The open cards at the start, the dearest townsfolk and the easiest outsider first."""

    townsfolk: list[str]
    outsiders: list[str]


class Began(Event, frozen=True):
    """A player takes a first townsfolk card for free."""

    seat: Seat
    card: str


# The round


class RoundBegan(Event, frozen=True):
    round: int
    seat: Seat
    """The start player."""


class OrderRevealed(Event, frozen=True):
    card: str
    points: int


class FavourRevealed(Event, frozen=True):
    card: str


class TavernOpened(Event, frozen=True):
    cards: list[str]


class PaladinsDrawn(Event, frozen=True):
    seat: Seat
    cards: list[str] | None

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else replace(self, cards=None)


class PaladinChosen(Event, frozen=True):
    """A player plays one paladin and puts one on top of the deck, one under it."""

    seat: Seat
    cards: list[str] | None

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else replace(self, cards=None)


class PaladinRevealed(Event, frozen=True):
    seat: Seat
    card: str


class TavernTaken(Event, frozen=True):
    seat: Seat
    card: str


class TurnBegan(Event, frozen=True):
    seat: Seat
    round: int


class Passed(Event, frozen=True):
    seat: Seat


# Actions


class Acted(Event, frozen=True):
    """Workers go to an action, and its cost is paid."""

    seat: Seat
    action: str
    """The chosen way to do it."""
    target: str
    """The target; "" if there is none."""
    workers: list[str]
    silver: int
    provisions: int


class FavourUsed(Event, frozen=True):
    seat: Seat
    card: str
    workers: list[str]
    silver: int
    provisions: int


class Picked(Event, frozen=True):
    """A player takes one of several rewards."""

    seat: Seat
    goods: list[str]
    by: str


class WorkshopPlaced(Event, frozen=True):
    seat: Seat
    action: str
    by: str


class PiecePlaced(Event, frozen=True):
    """A player puts a piece on the map."""

    seat: Seat
    piece: str
    """"monk" or "outpost"."""
    location: str


class WallBuilt(Event, frozen=True):
    seat: Seat
    card: str


class JarPlaced(Event, frozen=True):
    seat: Seat
    spot: str


class Attacked(Event, frozen=True):
    seat: Seat
    card: str


class Converted(Event, frozen=True):
    seat: Seat
    card: str


class Hired(Event, frozen=True):
    seat: Seat
    card: str
    by: str


class Dismissed(Event, frozen=True):
    seat: Seat
    card: str


class Cleared(Event, frozen=True):
    """The workers of an action go to the supply."""

    seat: Seat
    action: str
    by: str


# Gains and losses


class Gained(Event, frozen=True):
    seat: Seat
    goods: list[str]
    by: str


class SuspicionDrawn(Event, frozen=True):
    """A player draws a suspicion card; None: all of them lie in front of players."""

    seat: Seat
    card: str | None


class SuspicionDiscarded(Event, frozen=True):
    seat: Seat
    count: int
    by: str


class TaxTaken(Event, frozen=True):
    """A player takes silver from the tax supply."""

    seat: Seat
    silver: int
    left: int
    by: str


class DebtGained(Event, frozen=True):
    seat: Seat
    by: str


class DebtAvoided(Event, frozen=True):
    """Silver is paid instead of a debt, through an advantage of a campaign."""

    seat: Seat
    silver: int


class DebtPaid(Event, frozen=True):
    seat: Seat
    by: str


class Inquisition(Event, frozen=True):
    seats: list[Seat]
    """The players with the most suspicion."""
    suspicion: list[int]
    """The suspicion by seat, before anything happens."""


class TaxRefilled(Event, frozen=True):
    silver: int


# The end of the round


class WorkersKept(Event, frozen=True):
    seat: Seat
    workers: list[str]


class CardLeft(Event, frozen=True):
    """The cheapest townsfolk or the easiest outsider is discarded."""

    row: str
    """"townsfolk" or "outsiders"."""
    card: str


class CameUp(Event, frozen=True):
    """New open cards enter a row."""

    row: str
    cards: list[str]


class Ended(Event, frozen=True):
    pass


EVENTS: tuple[type[Event], ...] = (
    *(FirstPlayer, RowsDealt, Began, RoundBegan, OrderRevealed, FavourRevealed, TavernOpened),
    *(PaladinsDrawn, PaladinChosen, PaladinRevealed, TavernTaken, TurnBegan, Passed, Acted),
    *(FavourUsed, Picked, WorkshopPlaced, PiecePlaced, WallBuilt, JarPlaced, Attacked),
    *(Converted, Hired, Dismissed, Cleared, Gained, SuspicionDrawn, SuspicionDiscarded),
    *(
        TaxTaken,
        DebtGained,
        DebtAvoided,
        DebtPaid,
        Inquisition,
        TaxRefilled,
        WorkersKept,
        CardLeft,
        CameUp,
    ),
    *(Ended,),
    *CAMPAIGN_EVENTS,
)
