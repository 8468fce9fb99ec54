"""The events of a game, for those who watch. Things are named by their keys; gained or lost goods
are listed one by one."""

from __future__ import annotations

from typing import Self

from msgspec.structs import replace

from throneroom.games.west_kingdom.campaign.events import CAMPAIGN_EVENTS
from throneroom.kernel import Event, Seat

# The start


class BoardTaken(Event, frozen=True):
    """A character is dealt or chosen."""

    seat: Seat
    board: str


class FirstPlayer(Event, frozen=True):
    seat: Seat


class RowsDealt(Event, frozen=True):
    """The apprentices at the start, row by row."""

    cards: list[str]


class BuildingKept(Event, frozen=True):
    """A player keeps a building card in the draft."""

    seat: Seat
    card: str | None

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else replace(self, card=None)


class DraftEnded(Event, frozen=True):
    pass


# The turn


class TurnBegan(Event, frozen=True):
    seat: Seat
    round: int


class Placed(Event, frozen=True):
    seat: Seat
    place: str
    workers: int
    """Own workers there now."""


class Recalled(Event, frozen=True):
    """A worker comes back, which takes the whole turn."""

    seat: Seat
    origin: str
    """A location, or "prison", or "board"."""
    captor: Seat | None = None


class TurnLost(Event, frozen=True):
    """No worker is free, and none can come back."""

    seat: Seat


# Goods, virtue, debts


class Gained(Event, frozen=True):
    seat: Seat
    goods: list[str]
    by: str


class Paid(Event, frozen=True):
    """Goods and silver to the supply, tax to the Tax Stand."""

    seat: Seat
    goods: list[str]
    tax: int
    by: str


class TaxPaid(Event, frozen=True):
    """Tax is paid, and nothing else."""

    seat: Seat
    tax: int
    by: str


class VirtueChanged(Event, frozen=True):
    seat: Seat
    change: int
    virtue: int
    by: str


class DebtTaken(Event, frozen=True):
    seat: Seat
    by: str


class DebtAvoided(Event, frozen=True):
    """Silver is paid instead of taking a debt."""

    seat: Seat
    silver: int
    by: str


class LossAvoided(Event, frozen=True):
    """A card is discarded instead of losing virtue."""

    seat: Seat
    by: str
    card: str | None

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else replace(self, card=None)


class DebtDestroyed(Event, frozen=True):
    seat: Seat
    by: str


class DebtPaid(Event, frozen=True):
    seat: Seat


class TaxesTaken(Event, frozen=True):
    seat: Seat
    silver: int


# Cards


class Drew(Event, frozen=True):
    seat: Seat
    count: int
    by: str
    cards: list[str] | None

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else replace(self, cards=None)


class KeptOne(Event, frozen=True):
    """A player keeps one of several drawn cards; the others go under the deck."""

    seat: Seat
    card: str | None

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else replace(self, card=None)


class Discarded(Event, frozen=True):
    """Building cards go from hand face down under the deck."""

    seat: Seat
    count: int
    by: str
    cards: list[str] | None

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else replace(self, cards=None)


class Hired(Event, frozen=True):
    seat: Seat
    card: str
    row: int
    column: int
    coins: int
    """Silver put on other cards to reach it."""
    found: int
    """Silver that lay on it."""


class Dismissed(Event, frozen=True):
    seat: Seat
    card: str


class CameUp(Event, frozen=True):
    """A new apprentice lies open."""

    card: str
    row: int


class Refreshed(Event, frozen=True):
    """The cheapest apprentices go under the deck."""

    cards: list[str]


# Workers


class Captured(Event, frozen=True):
    seat: Seat
    owner: Seat
    place: str
    workers: int


class TookHome(Event, frozen=True):
    """A group of own workers, taken back as others are captured."""

    seat: Seat
    place: str
    workers: int


class Imprisoned(Event, frozen=True):
    """Captured workers go to prison."""

    seat: Seat
    total: int
    owners: list[Seat]
    workers: list[int]
    """By owner."""


class Released(Event, frozen=True):
    """Own workers come home."""

    seat: Seat
    origin: str
    """"prison" or "boards"."""
    workers: int
    by: str


# Guildhall and market


class Built(Event, frozen=True):
    seat: Seat
    card: str


class Advanced(Event, frozen=True):
    seat: Seat
    level: int


class RewardGained(Event, frozen=True):
    """None: no reward card is left."""

    seat: Seat
    reward: str | None


class MarketReset(Event, frozen=True):
    """The workers of the black market go to prison, by space."""

    owners: list[Seat]


class MarketTurned(Event, frozen=True):
    """What the black market offers from now on."""

    small: list[str]
    large: list[str]


class GuildhallFull(Event, frozen=True):
    """Everybody has one turn left."""

    seat: Seat


class Ended(Event, frozen=True):
    pass


EVENTS: tuple[type[Event], ...] = (
    *(BoardTaken, FirstPlayer, RowsDealt, BuildingKept, DraftEnded, TurnBegan, Placed, Recalled),
    *(
        TurnLost,
        Gained,
        Paid,
        TaxPaid,
        VirtueChanged,
        DebtTaken,
        DebtAvoided,
        LossAvoided,
        DebtDestroyed,
    ),
    *(DebtPaid, TaxesTaken, Drew, KeptOne, Discarded, Hired, Dismissed, CameUp, Refreshed),
    *(
        Captured,
        TookHome,
        Imprisoned,
        Released,
        Built,
        Advanced,
        RewardGained,
        MarketReset,
        MarketTurned,
    ),
    *(GuildhallFull, Ended),
    *CAMPAIGN_EVENTS,
)
