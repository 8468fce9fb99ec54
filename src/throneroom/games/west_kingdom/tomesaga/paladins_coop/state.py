"""The table of Paladins with honour, the Overlord's threats, and orders for the whole team."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from throneroom.games.west_kingdom.paladins import state as paladins
from throneroom.games.west_kingdom.paladins.cards import (
    FAVOUR_ROUNDS,
    FAVOURS,
    MODES,
    ORDER_ROUNDS,
    ROUNDS,
    Action,
    Mode,
    Order,
    Townsfolk,
)
from throneroom.games.west_kingdom.paladins.workers import Crew, Spaces
from throneroom.games.west_kingdom.tomesaga.coop import WORKERS
from throneroom.games.west_kingdom.tomesaga.paladins_coop import events as e
from throneroom.games.west_kingdom.tomesaga.paladins_coop.cards import (
    ALL_ACTIONS,
    CHARGED,
    HONOUR,
    HONOUR_MAX,
    HONOUR_START,
    KING_MORE,
    KING_ROUND,
    OVERLAYS,
    PLACES,
    POINTS_PER_PLAYER,
    TEAM_ORDERS,
    TURNS,
    Place,
    Starter,
    TeamOrder,
    Threat,
    outsiders_required,
)
from throneroom.kernel import Seat, unsaved


@dataclass(slots=True)
class Player(paladins.Player):
    placed: tuple[Crew | None, ...] = (None,) * len(ALL_ACTIONS)
    honour: int = HONOUR_START
    lost_workshops: int = 0
    """Developed workshops that are back in the box. They still count as developed, and the row does
    not refill."""

    @property
    def workshops(self) -> int:
        """Developed workshops, wherever they are."""
        return sum(self.covered) + self.lost_workshops

    @property
    def starter(self) -> Starter | None:
        """The starting townsfolk card, which is always the first one."""
        first = self.townsfolk[0] if self.townsfolk else None
        return first if isinstance(first, Starter) else None

    def modes_of(self, action: Action) -> tuple[Mode, ...]:
        """The ways to do an action. The player's overlay gives those of the honour action."""
        if action is not HONOUR:
            return action.modes
        starter = self.starter
        return (starter.overlay,) if starter is not None else ()

    def filled(self, action: Action) -> list[Spaces]:
        """The filled spaces of an action. A workshop may have been lost while workers stood
        there."""
        covers = self.covers(action)
        return [one for mode in self.modes_of(action) for one in mode.spaces[covers:]]


@dataclass(slots=True)
class State(paladins.State):
    players: list[Player]  # type: ignore[assignment]
    orders: list[TeamOrder] = field(default_factory=list)  # type: ignore[assignment]
    orders_out: list[TeamOrder] = field(default_factory=list)  # type: ignore[assignment]
    order_crews: list[Crew | None] = field(default_factory=lambda: [None] * len(ORDER_ROUNDS))
    """By slot: the worker on a fulfilled order, who stays there."""
    order_users: list[Seat | None] = field(default_factory=lambda: [None] * len(ORDER_ROUNDS))
    favour_stacks: list[list[Crew]] = field(default_factory=lambda: [[] for _ in FAVOUR_ROUNDS])
    """By slot: all workers on a favour, the first one first."""
    favour_seats: list[list[Seat]] = field(default_factory=lambda: [[] for _ in FAVOUR_ROUNDS])
    """Their owners."""
    receiver: Seat | None = None
    """The player who gets the effect of the current action, if it is another one."""
    starters: list[Starter] = field(default_factory=list)
    """Starting townsfolk that nobody has."""
    threats: list[Threat] = field(default_factory=list)
    """By place, from left to right; face down before their round."""
    threats_out: list[Threat] = field(default_factory=list)
    """Threats that left the game unseen."""
    overlords: list[int] = field(default_factory=list)
    """The Overlord's workers by place. An open threat without any has left the game."""
    removed: int = 0
    """Outsiders attacked and converted in this round."""
    resolved: int = 0
    """Cards of the row resolved at the end of this round, the outsider threat first."""
    struck: int = 0
    """Players whom the current card has already struck."""
    is_resolved: bool = False
    """Whether all threats of this round are resolved."""
    to_reveal: tuple[int, ...] = field(
        default=(), init=False, compare=False, repr=False, metadata=unsaved("self.to_reveal")
    )
    """While a round begins: places whose threats are revealed after the current one."""

    actions: ClassVar[tuple[Action, ...]] = ALL_ACTIONS
    doings: ClassVar[frozenset[str]] = frozenset((*MODES, *OVERLAYS, *FAVOURS, *TEAM_ORDERS))
    every_order: ClassVar[tuple[Order, ...]] = tuple(TEAM_ORDERS.values())
    dealt_townsfolk: ClassVar[int] = 1
    favours_last: ClassVar[bool] = True

    # The goal

    @property
    def goal(self) -> int:
        """9: the points that the players need together."""
        return POINTS_PER_PLAYER * len(self.players)

    # Honour

    def gain_honour(self, seat: Seat, by: str) -> None:
        """3: a player at the top of the track gains nothing."""
        player = self.players[seat]
        if player.honour < HONOUR_MAX:
            player.honour += 1
            if self.log is not None:
                self.tell(e.HonourGained(seat, player.honour, by))

    def lose_honour(self, seat: Seat, n: int, by: str) -> None:
        player = self.players[seat]
        lost = min(n, player.honour)
        player.honour -= lost
        if self.log is not None and lost:
            self.tell(e.HonourLost(seat, lost, player.honour, by))

    def charge(self, suspicion: list[int]) -> None:
        """3: together with the debts of an inquisition."""
        for seat in self.seats_from(self.first):
            if suspicion[seat] >= CHARGED:
                self.lose_honour(seat, 1, "inquisition")

    # Townsfolk

    @property
    def townsfolk_beside(self) -> list[Townsfolk]:
        return [player.starter for player in self.players if player.starter is not None]

    # 5. Favours

    def put_on_favour(self, slot: int, crew: Crew, seat: Seat) -> None:
        """Honour is lost for each worker that stands there."""
        paladins.State.put_on_favour(self, slot, crew, seat)
        self.lose_honour(seat, len(self.favour_stacks[slot]), self.favours[slot].key)
        self.favour_stacks[slot].append(crew)
        self.favour_seats[slot].append(seat)

    def clear_favours(self) -> None:
        paladins.State.clear_favours(self)
        for crews, seats in zip(self.favour_stacks, self.favour_seats, strict=True):
            crews.clear()
            seats.clear()

    # 7. Orders

    @property
    def team_orders(self) -> list[int]:
        return [slot for slot, crew in enumerate(self.order_crews) if crew is not None]

    @property
    def order_more(self) -> int:
        """6.3: the additional requirement of orders."""
        return KING_MORE if self.round >= KING_ROUND else 0

    # Threats

    @property
    def places(self) -> tuple[Place, ...]:
        places: tuple[Place, ...] = PLACES[self.options.difficulty]
        return places

    @property
    def free(self) -> int:
        """The Overlord's workers in the supply."""
        return WORKERS - sum(self.overlords)

    def is_revealed(self, at: int) -> bool:
        return self.places[at].round <= self.round and at not in self.to_reveal

    @property
    def face_up(self) -> list[int]:
        """The places of the Overlord's threats in play, from left to right."""
        return [at for at, workers in enumerate(self.overlords) if workers]

    @property
    def required(self) -> int:
        """Outsiders that must be dealt with in this round."""
        return outsiders_required(len(self.players), max(1, self.round))

    def reveal_more(self) -> None:
        """6: the threats of the round, and workers on them; the card of the outsiders is turned;
        the king's threat."""
        self.removed = 0
        self.is_resolved = False
        self.to_reveal = tuple(at for at, one in enumerate(self.places) if one.round == self.round)
        while self.to_reveal:
            at, *later = self.to_reveal
            self.to_reveal = tuple(later)
            self.reveal_threat(at)
            if later:
                self.set_scene()
        if self.round == TURNS and self.log is not None:
            self.tell(e.OutsidersTurned(self.required))
        if self.round == KING_ROUND and self.log is not None:
            self.tell(e.KingThreatRevealed(KING_MORE))
        self.set_scene()

    def reveal_threat(self, at: int) -> None:
        """Places as many workers as there are. A threat that gets none leaves the game at once."""
        threat = self.threats[at]
        self.reveals += 1
        workers = min(self.free, threat.workers[len(self.players) - 1])
        self.overlords[at] = workers
        if self.log is not None:
            self.tell(e.ThreatRevealed(threat.key, workers, self.free))
            if not workers:
                self.tell(e.ThreatGone(threat.key))

    def fight(self, seat: Seat, action: Action) -> None:
        """8: a completed action takes a worker off each threat that names it."""
        for at in self.face_up:
            if self.threats[at].action is action:
                self.overlords[at] -= 1
                if self.log is not None:
                    self.tell(e.ThreatFought(seat, self.threats[at].key, self.overlords[at]))
                    if not self.overlords[at]:
                        self.tell(e.ThreatGone(self.threats[at].key))

    @property
    def last_round(self) -> bool:
        return self.round == ROUNDS
