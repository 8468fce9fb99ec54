"""The table of Architects with the Overlord and his things."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from throneroom.games.west_kingdom.architects import state as architects
from throneroom.games.west_kingdom.architects.cards import OPEN, Building, Location
from throneroom.games.west_kingdom.architects.state import Crew
from throneroom.games.west_kingdom.effects import Do
from throneroom.games.west_kingdom.tomesaga.architects_coop import events as e
from throneroom.games.west_kingdom.tomesaga.architects_coop.cards import (
    BOARD_OF,
    RULES,
    WITH_OVERLAYS,
    Demand,
    OverlordBoard,
    Scheme,
    TwoSided,
)
from throneroom.games.west_kingdom.tomesaga.coop import WORKERS
from throneroom.kernel import Plain, Seat


@dataclass(slots=True)
class Act(Plain):
    """A card that the Overlord is carrying out."""

    card: Scheme
    step: int = 0


@dataclass(slots=True)
class Overlord(Plain):
    """One more owner of workers, without a hand, goods or virtue."""

    free: int = WORKERS
    """Workers in his supply."""
    open: list[int] = field(default_factory=lambda: [0] * len(OPEN))
    prison: int = 0
    captured: list[int] = field(default_factory=list)
    """Workers that he holds, by owner; none of his own."""
    killed: list[int] = field(default_factory=list)
    """Workers that he has killed, by seat."""
    schemes: list[Scheme] = field(default_factory=list)
    """The deck. The last one lies on top."""
    unseen: int = 0
    """Face-down cards on top of the deck that came from the future schemes."""
    discards: list[Scheme] = field(default_factory=list)
    future: list[Scheme] = field(default_factory=list)
    """The future schemes; the last one lies on top, the final one at the bottom."""
    demands: list[Demand] = field(default_factory=list)
    """One of each level, the lowest first."""
    demands_up: int = RULES["setup"]["demands_up"]
    """The number of demands that lie face up."""
    demands_out: list[Demand] = field(default_factory=list)
    """Demands that left the game unseen, by level."""
    given: list[int] = field(default_factory=list)
    """Offerings on each demand."""
    given_cards: list[Building] = field(default_factory=list)
    """Building cards among them."""
    events: list[Scheme] = field(default_factory=list)
    """The events; the last one lies on top."""
    events_out: list[Scheme] = field(default_factory=list)
    """Events that left the game unseen."""
    events_past: list[Scheme] = field(default_factory=list)
    acts: list[Act] = field(default_factory=list)
    """The cards that he is carrying out, the innermost last."""
    is_on_turn: bool = False
    out_of_events: bool = False
    """Whether an event was to be revealed and none was left: the game is over at once."""


@dataclass(slots=True)
class State(architects.State):
    overlord: Overlord = field(default_factory=Overlord)
    two_sided: list[TwoSided] = field(default_factory=list)
    """Double-sided apprentices by seat; each player has one side of theirs, unless discarded."""

    does: ClassVar[Mapping[Location, Do]] = WITH_OVERLAYS
    dealt_apprentices: ClassVar[int] = 1
    cards_are_given: ClassVar[bool] = True

    @property
    def board(self) -> OverlordBoard:
        board: OverlordBoard = BOARD_OF[self.options.difficulty]
        return board

    @property
    def overlord_seat(self) -> Seat:
        """The index that stands for him on the market and in the Guildhall."""
        return len(self.players)

    @property
    def last(self) -> Seat:
        """The last player in turn order, who operates the Overlord."""
        return (self.first - 1) % len(self.players)

    @property
    def round(self) -> int:
        """The number of the round; the Overlord's turn belongs to the round before it."""
        return (self.turns - self.overlord.is_on_turn) // len(self.players) + 1

    # Overrides of the base game

    @property
    def crews(self) -> list[Crew]:
        return [*self.players, self.overlord]

    def no_capture_of(self, seat: Seat, owner: Seat) -> str:
        """Only one's own workers and the Overlord's may be captured, never those of other
        players."""
        return "" if owner in (seat, self.overlord_seat) else "workers_of_friends"

    @property
    def capture_places(self) -> int:
        return len(OPEN)

    def killed(self, seat: Seat) -> int:
        return self.overlord.killed[seat]

    @property
    def buildings_out(self) -> list[Building]:
        return self.overlord.given_cards

    @property
    def last_turns(self) -> int:
        return len(self.players) + 1

    @property
    def is_busy(self) -> bool:
        return self.acting is not None or self.overlord.is_on_turn

    @property
    def is_played_out(self) -> bool:
        return self.turns_left == 0 or self.overlord.out_of_events

    # Demands

    def needed(self, demand: Demand) -> int:
        """The number of offerings that a demand needs."""
        return demand.per_player * len(self.players)

    @property
    def open_demands(self) -> list[Demand]:
        return self.overlord.demands[: self.overlord.demands_up]

    def lacking(self, demand: Demand) -> int:
        """Offerings that an open demand still lacks."""
        return self.needed(demand) - self.overlord.given[self.overlord.demands.index(demand)]

    def give(self, demand: Demand) -> None:
        """Adds an offering. A demand that has been met stays met."""
        at = self.overlord.demands.index(demand)
        self.overlord.given[at] += 1
        if self.log is not None and not self.lacking(demand):
            self.tell(e.DemandMet(demand.key))

    # The goal

    @property
    def overlord_in_guildhall(self) -> int:
        return self.guildhall.count(self.overlord_seat)

    @property
    def target(self) -> int:
        """8: the points that the players need together."""
        return self.board.target * len(self.players) * self.overlord_in_guildhall
