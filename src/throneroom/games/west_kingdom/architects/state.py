"""The table as plain data, and the ways to move its pieces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache
from typing import Any, ClassVar, Protocol

from throneroom.games.west_kingdom.architects import events as e
from throneroom.games.west_kingdom.architects.cards import (
    DOES,
    GOODS,
    MARKET,
    OPEN,
    PRINTED_LARGE,
    PRINTED_SMALL,
    RULES,
    WORKERS,
    Apprentice,
    Board,
    Building,
    Location,
    MarketCard,
    Powers,
    Reward,
    capture_places,
    guildhall_spaces,
)
from throneroom.games.west_kingdom.campaign.keepers import CampaignState
from throneroom.games.west_kingdom.effects import Do
from throneroom.games.west_kingdom.goods import Bag
from throneroom.kernel import Plain, Seat, unsaved

powers_of = lru_cache(maxsize=65536)(Powers)
NO_POWERS = powers_of(None, ())


class Phase(StrEnum):
    NEW = "new"
    BOARDS = "boards"
    APPRENTICES = "apprentices"
    DRAFT = "draft"
    TURNS = "turns"
    END = "end"
    OVER = "over"


class Stage(StrEnum):
    """The stage of a turn once a worker has been placed."""

    ACTION = "action"
    DISCARD = "discard"


class Crew(Protocol):
    """Workers of one owner, and those of others whom the owner holds."""

    free: int
    open: list[int]
    prison: int
    captured: list[int]


@dataclass(slots=True)
class Player(Plain):
    board: Board | None = None
    """The character; None on the standard side."""
    free: int = WORKERS
    """Workers on the player's own board."""
    open: list[int] = field(default_factory=lambda: [0] * len(OPEN))
    """Workers by open location."""
    prison: int = 0
    captured: list[int] = field(default_factory=list)
    """Captured workers on this board, by owner."""
    clay: int = 0
    wood: int = 0
    stone: int = 0
    gold: int = 0
    marble: int = 0
    silver: int = 0
    virtue: int = RULES["setup"]["virtue"]
    unpaid: int = 0
    """Unpaid debts."""
    paid: int = 0
    """Debts that were paid off."""
    level: int = 0
    """The level reached on the Cathedral."""
    apprentices: list[Apprentice] = field(default_factory=list)
    hand: list[Building] = field(default_factory=list)
    buildings: list[Building] = field(default_factory=list)

    powers: Powers = field(
        init=False, compare=False, repr=False, metadata=unsaved("self.powers"), default=NO_POWERS
    )
    """The powers of the board and the apprentices."""

    def __post_init__(self) -> None:
        self.find_powers()

    def find_powers(self) -> None:
        self.powers = powers_of(self.board, tuple(self.apprentices))

    @property
    def goods(self) -> list[int]:
        return [self.clay, self.wood, self.stone, self.gold, self.marble]


@dataclass(slots=True)
class Acting(Plain):
    """A turn in which a worker has been placed: the current action."""

    place: Location
    workers: int
    """W: own workers there after placing. It does not change, whatever happens to them."""
    stage: Stage = Stage.ACTION
    done: int = 0
    """Trades, guardhouse actions or captures so far."""
    places: list[Location] = field(default_factory=list)
    """Where workers were captured."""
    saved: int = 0
    """Silver by which captures of this placement were cheaper."""
    imprisoned: int = 0
    """Workers that the last action sent to prison."""
    building: Building | None = None
    """The building that is being paid for. It is already open."""
    reset: bool = False
    """Whether the black market is reset after the action."""


@dataclass(slots=True)
class State(CampaignState):
    players: list[Player]
    phase: Phase = Phase.NEW
    first: Seat = 0
    """The player who begins."""
    current: Seat = 0
    turns: int = 0
    """Finished turns."""
    turns_left: int | None = None
    """Once the Guildhall is full: the number of turns left."""
    boards: list[Board] = field(default_factory=list)
    """Characters that can still be chosen."""
    deck: list[Building] = field(default_factory=list)
    """Building cards. The last one lies on top."""
    deck_known: list[int] = field(default_factory=list)
    """By card of the deck: a bit for each seat that knows it, because that seat put it there."""
    apprentice_deck: list[Apprentice] = field(default_factory=list)
    """The apprentice deck; the last card lies on top."""
    apprentices_below: int = 0
    """Cards at the bottom of that deck that everybody saw put there."""
    rows: list[list[Apprentice | None]] = field(default_factory=list)
    """Open apprentices, the cheapest first. A place is empty only while starting apprentices are
    being chosen."""
    coins: list[list[int]] = field(default_factory=list)
    """Silver on the open apprentices."""
    pile: list[MarketCard] = field(default_factory=list)
    """Market cards with their small side up. The last one lies on top."""
    turned: list[MarketCard] = field(default_factory=list)
    """Market cards with their large side up. The last one lies on top."""
    market: list[Seat | None] = field(default_factory=lambda: [None] * len(MARKET))
    """Workers on the black market."""
    rewards: list[Reward] = field(default_factory=list)
    """The reward cards; the last one lies on top."""
    rewards_out: list[Reward] = field(default_factory=list)
    """Rewards that left the game unseen."""
    rewards_gained: list[Reward] = field(default_factory=list)
    tax: int = 0
    guildhall: list[Seat] = field(default_factory=list)
    """Owners of the workers there, in the order of the spaces. Those after the last space stand
    beside it."""
    packets: list[list[Building]] = field(default_factory=list)
    """In the draft: the cards among which each seat chooses."""
    drawn: list[Building] = field(default_factory=list)
    """Cards drawn by the player on turn, who keeps one of them."""
    acting: Acting | None = None

    @property
    def round(self) -> int:
        return self.turns // len(self.players) + 1

    @property
    def spaces(self) -> int:
        return guildhall_spaces(len(self.players))

    # Points that a scenario changes

    does: ClassVar[Mapping[Location, Do]] = DOES
    """The action of each place; a scenario covers some of them with others."""
    dealt_apprentices: ClassVar[int] = 0
    """Apprentices that each player has before choosing the first one."""
    cards_are_given: ClassVar[bool] = False
    """Whether building cards go from hand to hand."""

    @property
    def crews(self) -> Sequence[Crew]:
        """All owners of workers, players first."""
        return self.players

    def no_capture_of(self, seat: Seat, owner: Seat) -> str:
        """Why this player may not capture an owner's workers; "" if they may."""
        return ""

    @property
    def capture_places(self) -> int:
        """Number of locations at which one placement may capture."""
        return capture_places(len(self.players))

    def killed(self, seat: Seat) -> int:
        """A seat's workers that are out of the game."""
        return 0

    @property
    def buildings_out(self) -> Sequence[Building]:
        """Building cards that are out of the game."""
        return ()

    @property
    def last_turns(self) -> int:
        """Turns that follow once the Guildhall is full."""
        return len(self.players)

    @property
    def is_busy(self) -> bool:
        """Whether a turn has begun something that is not finished."""
        return self.acting is not None

    @property
    def is_played_out(self) -> bool:
        return self.turns_left == 0

    # Building cards

    def draw(self, seat: Seat, count: int, by: str) -> int:
        """From the top of the deck, as many as there are. Returns the number drawn."""
        count = min(count, len(self.deck))
        if not count:
            return 0
        cards = [self.deck.pop() for _ in range(count)]
        del self.deck_known[-count:]
        self.players[seat].hand += cards
        self.reveals += 1
        if self.log is not None:
            self.tell(e.Drew(seat, count, by, [card.key for card in cards]))
        return count

    def put_under(self, card: Building, known: int) -> None:
        """Puts a card face down under the deck. `known`: the bits of the seats that know it."""
        self.deck.insert(0, card)
        self.deck_known.insert(0, known)

    def discard(self, seat: Seat, cards: Sequence[Building], by: str) -> None:
        """Discards cards from hand, one after another."""
        hand = self.players[seat].hand
        for card in cards:
            hand.remove(card)
            self.put_under(card, 1 << seat)
        if self.log is not None and cards:
            self.tell(e.Discarded(seat, len(cards), by, [card.key for card in cards]))

    # Apprentices

    def find(self, card: Apprentice) -> tuple[int, int]:
        """The row and column of an open apprentice."""
        for row, cards in enumerate(self.rows):
            if card in cards:
                return row, cards.index(card)
        raise ValueError(f"{card} does not lie open")

    def close_up(self, row: int) -> None:
        """The cards behind an empty place slide left with their coins, and a new one is dealt. The
        deck can't run out."""
        cards, coins = self.rows[row], self.coins[row]
        empty = cards.index(None)
        del cards[empty], coins[empty]
        card = self.take_apprentice()
        cards.append(card)
        coins.append(0)
        if self.log is not None:
            self.tell(e.CameUp(card.key, row))

    def take_apprentice(self) -> Apprentice:
        card = self.apprentice_deck.pop()
        self.apprentices_below = min(self.apprentices_below, len(self.apprentice_deck))
        self.reveals += 1
        return card

    def add_apprentice(self, seat: Seat, card: Apprentice) -> None:
        player = self.players[seat]
        player.apprentices.append(card)
        player.find_powers()

    def put_apprentice_under(self, card: Apprentice) -> None:
        """Puts an apprentice face down under the deck, openly."""
        self.apprentice_deck.insert(0, card)
        self.apprentices_below += 1

    def dismiss(self, seat: Seat, card: Apprentice) -> None:
        player = self.players[seat]
        player.apprentices.remove(card)
        player.find_powers()
        if not card.leaves:
            self.put_apprentice_under(card)
        if self.log is not None:
            self.tell(e.Dismissed(seat, card.key))

    # Black market

    @property
    def small_offer(self) -> Bag:
        return self.pile[-1].small if self.pile else PRINTED_SMALL

    @property
    def large_offer(self) -> Bag:
        return self.turned[-1].large if self.turned else PRINTED_LARGE

    # Workers

    def on_boards(self, owner: Seat) -> int:
        """Workers of a player on all other boards."""
        return sum([crew.captured[owner] for crew in self.crews])

    def capture(self, seat: Seat, owner: Seat, place: Location) -> int:
        """All workers of one owner at one place. Own workers come home."""
        standing = self.crews[owner].open
        workers = standing[place.number]
        standing[place.number] = 0
        if owner == seat:
            self.players[seat].free += workers
        else:
            self.players[seat].captured[owner] += workers
        if self.log is not None and owner == seat:
            self.tell(e.TookHome(seat, place.key, workers))
        elif self.log is not None:
            self.tell(e.Captured(seat, owner, place.key, workers))
        return workers

    def released_from_boards(self, owner: Seat) -> int:
        count = 0
        for crew in self.crews:
            count += crew.captured[owner]
            crew.captured[owner] = 0
        self.players[owner].free += count
        return count

    # Goods

    def add(self, seat: Seat, item: str, n: int) -> None:
        player = self.players[seat]
        setattr(player, item, getattr(player, item) + n)


def listed(items: Any) -> list[str]:
    """The items one by one, each as often as there is of it."""
    return [item for item, n in items for _ in range(n)]


assert all(hasattr(Player(), good) for good in GOODS)
