"""11. The table as plain data, and the ways to move its pieces."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import ClassVar, TypeVar

from throneroom.games.west_kingdom.campaign.keepers import CampaignState
from throneroom.games.west_kingdom.paladins import events as e
from throneroom.games.west_kingdom.paladins.cards import (
    ACTIONS,
    COLUMNS,
    FAVOUR_ROUNDS,
    FAVOURS,
    LOCATIONS,
    MODES,
    ORDER_ROUNDS,
    ORDERS,
    RIGHT,
    SLOT_SILVER,
    SPOTS,
    Action,
    Favour,
    Mode,
    Order,
    Outsider,
    Paladin,
    Piece,
    Suspicion,
    Tavern,
    Townsfolk,
    Wall,
)
from throneroom.games.west_kingdom.paladins.printed import RULES
from throneroom.games.west_kingdom.paladins.workers import NOBODY, Crew, Pool, Spaces
from throneroom.kernel import Plain, Seat

T = TypeVar("T")


class Phase(StrEnum):
    NEW = "new"
    TOWNSFOLK = "townsfolk"
    """Each player takes a first townsfolk card."""
    PALADINS = "paladins"
    TAVERN = "tavern"
    ACTIONS = "actions"
    CLEAN_UP = "clean_up"
    OVER = "over"


def replaced(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*values[:at], value, *values[at + 1 :])


@dataclass(slots=True)
class Player(Plain):
    pool: Pool = NOBODY
    """Available workers."""
    silver: int = RULES["start"]["silver"]
    provisions: int = RULES["start"]["provisions"]
    faith: int = 0
    strength: int = 0
    influence: int = 0
    unpaid: int = 0
    """Unpaid debts."""
    paid: int = 0
    """Debts that were paid."""
    hire_discount: int = 0
    """The reduction of hiring prices in this game of a campaign, in silver."""
    debt_silver: int = 0
    """Silver that may be paid instead of taking a debt in this game of a campaign; 0: never."""
    passed: bool = False
    suspicion: tuple[Suspicion, ...] = ()
    """The suspicion cards, the oldest first."""
    townsfolk: tuple[Townsfolk, ...] = ()
    """Hired cards, in the order of hiring."""
    placed: tuple[Crew | None, ...] = (None,) * len(ACTIONS)
    """Workers by action."""
    covered: tuple[int, ...] = (0,) * len(RIGHT)
    """Workshops by action of the right half."""
    monks: int = 0
    """Monks on the map."""
    outposts: int = 0
    walls: tuple[Wall, ...] = ()
    spots: tuple[int, ...] = (0,) * len(SPOTS)
    """Jars by absolution spot."""
    attacked: tuple[Outsider, ...] = ()
    converted: tuple[Outsider, ...] = ()
    paladin: Paladin | None = None
    """The paladin of this round, once revealed."""
    played: tuple[Paladin, ...] = ()
    """Paladins of earlier rounds. They are out of the game."""
    deck: list[Paladin] = field(default_factory=list)
    """Paladins. The last one lies on top."""
    under: int = 0
    """Cards at the bottom of the deck that their owner put there."""
    top_known: bool = False
    """Whether the owner put the top card there."""
    hand: list[Paladin] = field(default_factory=list)
    """Three paladins to choose from."""
    chosen: list[Paladin] = field(default_factory=list)
    """The paladin of this round, while it is secret."""

    @property
    def workers(self) -> int:
        return sum(self.pool)

    @property
    def workshops(self) -> int:
        """Workshops on the board."""
        return sum(self.covered)

    @property
    def jars(self) -> int:
        return sum(self.spots)

    def covers(self, action: Action) -> int:
        """Workshops on an action."""
        return self.covered[action.number - RIGHT[0].number] if action.coverable else 0

    def modes_of(self, action: Action) -> tuple[Mode, ...]:
        """The ways to do an action on this board."""
        return action.modes

    def filled(self, action: Action) -> list[Spaces]:
        """The spaces that the workers on an action may have filled."""
        return [mode.spaces[self.covers(action)] for mode in self.modes_of(action)]

    def value(self, attribute: str) -> int:
        """7.4: the track plus the paladin's bonus."""
        track: int = getattr(self, attribute)
        if self.paladin is not None:
            track += getattr(self.paladin, attribute)
        return track


@dataclass(slots=True)
class State(CampaignState):
    players: list[Player]
    phase: Phase = Phase.NEW
    round: int = 0
    turns: int = 0
    """Turns that have begun."""
    start: Seat = 0
    """The start player of round 1, from whom the game's turn order counts."""
    first: Seat = 0
    """The start player of this round."""
    current: Seat = 0
    acting: str = ""
    """The action or favour that is being carried out."""
    target: str = ""
    """The target of that action."""
    tax: int = 0
    """Silver in the tax supply."""
    pieces: list[Piece | None] = field(default_factory=lambda: [None] * len(LOCATIONS))
    """The pieces on the map, by location."""
    row: list[Townsfolk | None] = field(default_factory=lambda: [None] * len(SLOT_SILVER))
    """Open townsfolk by slot, the dearest first."""
    townsfolk: list[Townsfolk] = field(default_factory=list)
    """The deck. The last card of every deck lies on top."""
    townsfolk_out: list[Townsfolk] = field(default_factory=list)
    """The discards of that deck; the other decks have theirs too."""
    outsider_row: list[Outsider | None] = field(
        default_factory=lambda: [None] * len(COLUMNS["faith"])
    )
    """Open outsiders by slot, the easiest first."""
    outsiders: list[Outsider] = field(default_factory=list)
    outsiders_out: list[Outsider] = field(default_factory=list)
    walls: list[Wall] = field(default_factory=list)
    suspicion: list[Suspicion] = field(default_factory=list)
    suspicion_out: list[Suspicion] = field(default_factory=list)
    tavern: list[Tavern] = field(default_factory=list)
    """Open cards of this round that nobody has taken."""
    tavern_taken: list[Tavern] = field(default_factory=list)
    tavern_deck: list[Tavern] = field(default_factory=list)
    tavern_out: list[Tavern] = field(default_factory=list)
    orders: list[Order] = field(default_factory=list)
    """King's orders by slot; face down before their round."""
    orders_out: list[Order] = field(default_factory=list)
    """Orders that are not used, face down."""
    favours: list[Favour] = field(default_factory=list)
    favours_out: list[Favour] = field(default_factory=list)
    favour_crews: list[Crew | None] = field(default_factory=lambda: [None] * len(FAVOUR_ROUNDS))
    """The worker on each favour."""
    favour_users: list[Seat | None] = field(default_factory=lambda: [None] * len(FAVOUR_ROUNDS))

    # Points that a scenario changes

    actions: ClassVar[tuple[Action, ...]] = tuple(ACTIONS.values())
    """The actions of a player board."""
    doings: ClassVar[frozenset[str]] = frozenset((*MODES, *FAVOURS))
    """The possible values of `acting`."""
    every_order: ClassVar[tuple[Order, ...]] = tuple(ORDERS.values())
    dealt_townsfolk: ClassVar[int] = 0
    """Townsfolk that each player has before the first choice."""
    favours_last: ClassVar[bool] = False
    """Whether a favour can be used by several workers in a round."""

    @property
    def townsfolk_beside(self) -> list[Townsfolk]:
        """Hired cards that were never in the deck."""
        return []

    @property
    def team_orders(self) -> list[int] | None:
        """The slots of orders that are fulfilled for everybody; None: each player on their own."""
        return None

    def reveal_more(self) -> None:
        """A scenario's additions after the king's cards of a round."""

    def charge(self, suspicion: list[int]) -> None:
        """A scenario's charge in an inquisition, by the suspicion before it, in addition to
        debts."""

    def put_on_favour(self, slot: int, crew: Crew, seat: Seat) -> None:
        self.favour_crews[slot], self.favour_users[slot] = crew, seat

    def clear_favours(self) -> None:
        self.favour_crews[:] = [None] * len(FAVOUR_ROUNDS)
        self.favour_users[:] = [None] * len(FAVOUR_ROUNDS)

    # King's cards

    @property
    def open_orders(self) -> int:
        return _open(ORDER_ROUNDS, self.round)

    @property
    def open_favours(self) -> int:
        return _open(FAVOUR_ROUNDS, self.round)

    # Decks

    def draw_suspicion(self) -> Suspicion | None:
        """7.1: the discards are shuffled when the deck is empty. None: all cards lie in front of
        players."""
        return self._drawn(self.suspicion, self.suspicion_out)

    def draw_townsfolk(self) -> Townsfolk | None:
        return self._drawn(self.townsfolk, self.townsfolk_out)

    def draw_outsider(self) -> Outsider | None:
        return self._drawn(self.outsiders, self.outsiders_out)

    def draw_tavern(self) -> Tavern | None:
        return self._drawn(self.tavern_deck, self.tavern_out)

    def _drawn(self, deck: list[T], out: list[T]) -> T | None:
        if not deck:
            deck[:], out[:] = out, []
            if not deck:
                return None
            self.chance.shuffle(deck)
        self.reveals += 1
        return deck.pop()

    # Workers

    def place(self, seat: Seat, action: Action, crew: Crew | None) -> None:
        player = self.players[seat]
        player.placed = replaced(player.placed, action.number, crew)

    def clear(self, seat: Seat, action: Action, by: str) -> None:
        """7.5: all workers of the action go to the supply."""
        self.place(seat, action, None)
        if self.log is not None:
            self.tell(e.Cleared(seat, action.key, by))


def _open(rounds: tuple[int, ...], now: int) -> int:
    """The number of king's cards that lie open in a round."""
    return sum([shown <= now for shown in rounds])
