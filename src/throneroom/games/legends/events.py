"""The events of a game, for those who watch. Things are named by their keys."""

from __future__ import annotations

from typing import Self

from throneroom.kernel import Event, Seat

# The start


class GameBegan(Event, frozen=True):
    """One game of a series begins."""

    game: int


class LeaderDealt(Event, frozen=True):
    seat: Seat
    leader: str


class TileLaid(Event, frozen=True):
    """A player lays a tile; without a seat, chance does."""

    seat: Seat | None
    side: str
    slot: str
    rotation: int


class StartChosen(Event, frozen=True):
    seat: Seat | None
    region: str


class TokenLaid(Event, frozen=True):
    """A token is laid. If it lies face down, nobody knows which one it is."""

    seat: Seat | None
    region: str
    token: str | None


class TokenTakenUp(Event, frozen=True):
    """A token is taken up, to be laid elsewhere."""

    seat: Seat
    region: str
    token: str | None


class RowDealt(Event, frozen=True):
    cards: list[str]


class ArmiesPlaced(Event, frozen=True):
    """Armies go into the starting region."""

    seat: Seat
    region: str
    count: int


class OutpostChosen(Event, frozen=True):
    """One army of each player goes to this region."""

    seat: Seat | None
    region: str


class NeutralPlaced(Event, frozen=True):
    seat: Seat | None
    region: str


# The auction


class BidsOpened(Event, frozen=True):
    bids: list[int]


class BidShown(Event, frozen=True):
    seat: Seat
    coins: int


class TieRolled(Event, frozen=True):
    """One of the players who tie for the highest bid rolls the die."""

    seat: Seat
    die: int


class AuctionWon(Event, frozen=True):
    seat: Seat
    coins: int
    tied: list[Seat]
    """The seats that tied for the highest bid, if there are several."""


class FirstNamed(Event, frozen=True):
    seat: Seat
    first: Seat


# The turn


class TurnBegan(Event, frozen=True):
    seat: Seat
    round: int


class Took(Event, frozen=True):
    seat: Seat
    card: str
    price: int


class GotCoins(Event, frozen=True):
    """Coins from the bank, for a card or a token."""

    seat: Seat
    coins: int


class Recruited(Event, frozen=True):
    seat: Seat
    region: str
    paid: Seat | None
    """The player whose city the Bandit King has used."""


class Marched(Event, frozen=True):
    seat: Seat
    start: str
    end: str
    way: str
    cost: int


class Robbed(Event, frozen=True):
    """The rogues in the region take a coin."""

    seat: Seat
    region: str


class FoundedCity(Event, frozen=True):
    seat: Seat
    region: str


class JoinedCity(Event, frozen=True):
    """The White Knight's army joins a new city."""

    seat: Seat
    region: str


class Destroyed(Event, frozen=True):
    seat: Seat
    region: str
    owner: Seat | None
    """The owner of the army; None: neutral."""
    captured: bool


class TookCoin(Event, frozen=True):
    """The Bandit King's loot."""

    seat: Seat
    owner: Seat


class TookToken(Event, frozen=True):
    seat: Seat
    region: str
    token: str


class CardTurnedUp(Event, frozen=True):
    card: str


class Peeked(Event, frozen=True):
    """A player looks at a token. Everybody sees which one; only the player who looks learns what it
    is."""

    seat: Seat
    region: str
    token: str | None

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else type(self)(self.seat, self.region, None)


# The end


class ExtraCard(Event, frozen=True):
    """A player gets the Fairy Queen's extra card."""

    seat: Seat
    card: str
    price: int


class Scored(Event, frozen=True):
    """A game of a series is over, and its points are counted."""

    seat: Seat
    points: int


class Ended(Event, frozen=True):
    reason: str


EVENTS: tuple[type[Event], ...] = (
    GameBegan,
    LeaderDealt,
    TileLaid,
    StartChosen,
    TokenLaid,
    TokenTakenUp,
    RowDealt,
    ArmiesPlaced,
    OutpostChosen,
    NeutralPlaced,
    BidsOpened,
    BidShown,
    TieRolled,
    AuctionWon,
    FirstNamed,
    TurnBegan,
    Took,
    GotCoins,
    Recruited,
    Marched,
    Robbed,
    FoundedCity,
    JoinedCity,
    Destroyed,
    TookCoin,
    TookToken,
    CardTurnedUp,
    Peeked,
    ExtraCard,
    Scored,
    Ended,
)
