"""The eyes of bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from throneroom.games.west_kingdom.campaign.bots import token_for, urges_of
from throneroom.games.west_kingdom.campaign.cards import Crest
from throneroom.games.west_kingdom.look import OpenSide, opened
from throneroom.games.west_kingdom.viscounts.actions import most_exchanges, own_strength
from throneroom.games.west_kingdom.viscounts.cards import (
    Action,
    Bonus,
    Manuscript,
    Section,
    Slot,
    Townsfolk,
)
from throneroom.games.west_kingdom.viscounts.laws import (
    Force,
    dismiss_price,
    force,
    force_of,
    funds,
    hire_price,
    most_spent,
    slots_left,
)
from throneroom.games.west_kingdom.viscounts.ring import (
    BANKS,
    Exchange,
    Reach,
    Segment,
    Space,
    Spot,
    reach,
)
from throneroom.games.west_kingdom.viscounts.scoring import COUNTS
from throneroom.games.west_kingdom.viscounts.state import Player, State
from throneroom.kernel import Seat

FURTHER = 4
"""The most silver that a bot spends on movement."""


class Side(OpenSide):
    """The public side of a player: everything except the hand and the order of the draw pile."""

    __slots__ = ()
    _player: Player
    _derived = frozenset(("force",))

    space: Space | None = opened("space")
    silver: int = opened("silver")
    ink: int = opened("ink")
    stone: int = opened("stone")
    gold: int = opened("gold")
    resources: int = opened("resources")
    unpaid: int = opened("unpaid")
    paid: int = opened("paid")
    acquired: int = opened("acquired")
    approved: int = opened("approved")
    corruption: int = opened("corruption")
    virtue: int = opened("virtue")
    workers: int = opened("workers")
    board: tuple[Townsfolk | None, ...] = opened("board")
    built: tuple[Slot, ...] = opened("built")
    manuscripts: tuple[Manuscript, ...] = opened("manuscripts")
    bonuses: tuple[Bonus, ...] = opened("bonuses")
    cards: int = opened("cards")
    in_piles: int = opened("in_piles")

    @property
    def discard(self) -> list[Townsfolk]:
        return self._player.discard[:]

    @property
    def force(self) -> Force:
        """Everything that the board does."""
        return force(self._player)


class Look:
    """A bot's eyes: nothing that its seat can't know. It reads the state when asked."""

    __slots__ = ("_s", "me", "seat")

    def __init__(self, s: State, seat: Seat) -> None:
        self._s = s
        self.seat = seat
        self.me = Side(s.players[seat])

    @property
    def others(self) -> list[Side]:
        """The other players in turn order, from the left, with the opponent in a solo game."""
        s = self._s
        return [Side(s.players[seat]) for seat in s.sides_from(self.seat)[1:]]

    @property
    def hand(self) -> list[Townsfolk]:
        return self._s.players[self.seat].hand[:]

    @property
    def round(self) -> int:
        return self._s.round

    @property
    def players(self) -> int:
        return len(self._s.players)

    @property
    def last_round(self) -> int:
        return self._s.last_round

    @property
    def debts_left(self) -> int:
        return self._s.debts_left

    @property
    def deeds_left(self) -> int:
        return self._s.deeds_left

    @property
    def poverty(self) -> bool:
        return self._s.poverty

    @property
    def prosperity(self) -> bool:
        return self._s.prosperity

    @property
    def acting(self) -> str:
        return self._s.acting

    @property
    def played(self) -> Townsfolk | None:
        return self._s.played

    @property
    def leader(self) -> Seat | None:
        return self._s.leader

    @property
    def bonuses(self) -> tuple[Bonus, ...]:
        return self._s.bonuses

    @property
    def visible(self) -> list[Townsfolk]:
        """The top townsfolk of all piles."""
        return self._s.visible()

    @property
    def order(self) -> tuple[Segment, ...]:
        return self._s.order

    def top(self, segment: Segment) -> Townsfolk:
        return self._s.top(segment)

    def pile(self, segment: Segment) -> int:
        """The number of townsfolk there."""
        return len(self._s.piles[segment.number])

    def tile(self, segment: Segment) -> Manuscript:
        return self._s.tile(segment)

    def section(self, segment: Segment) -> int:
        """The number of the section that faces a segment."""
        return self._s.ring.section[segment.number]

    def exchange(self, space: Space) -> Exchange:
        return space.exchange(self._s.side)

    def open_spots(self, space: Space) -> list[Spot]:
        """Free spots that can be reached from there."""
        s = self._s
        return [spot for spot in BANKS[space.number] if s.spots[spot.number] is None]

    def links(self, spot: Spot) -> list[tuple[Any, Seat]]:
        """Links that a building there would complete, with the owners of their other ends."""
        s = self._s
        found = []
        for link, other in s.ring.neighbours[spot.number]:
            piece = s.spots[other.number]
            if piece is not None:
                found.append((link, piece.seat))
        return found

    def workers_in(self, section: Section | int, tier: int = 1) -> Sequence[int]:
        """Workers there, by seat."""
        s = self._s
        number = section if isinstance(section, int) else section.number
        n = len(s.players)
        counts = s.tier1 if tier == 1 else s.tier2
        return counts[number * n : number * n + n]

    @property
    def tier3(self) -> list[int]:
        return self._s.tier3[:]

    def power_with(self, card: Townsfolk) -> Force:
        """The powers of the seat's own board with a card in its left slot."""
        player = self._s.players[self.seat]
        return force_of((card, *player.board[1:]), player.built, player.bonuses)

    def reach(self, card: Townsfolk, power: Force) -> Reach:
        """The spaces where a card could lead the viscount from its space, for a few silver."""
        s, player = self._s, self._s.players[self.seat]
        assert player.space is not None
        silver = min(player.silver, FURTHER)
        return reach(s.ring, player.space, card.silver, power.free_move, silver)

    def spendable(self, power: Force, action: Action, silver: int) -> int:
        """Icons that can be bought with goods."""
        return most_spent(self._s.players[self.seat], power, action, silver)

    @property
    def unbuilt(self) -> tuple[Slot, ...]:
        """The seat's own buildings that are not on the board."""
        return slots_left(self._s.players[self.seat].built)

    def strength(self, action: Action) -> int:
        """The icons for an action, with those of the card dismissed for it."""
        return own_strength(self._s, self._s.players[self.seat], action)

    def funds(self, action: Action) -> int:
        """The icons for an action, with everything that could be spent."""
        player = self._s.players[self.seat]
        return funds(self._s, player, force(player), action)

    def hire_price(self, card: Townsfolk) -> int:
        return hire_price(force(self._s.players[self.seat]), card)

    def dismiss_price(self, card: Townsfolk) -> int:
        return dismiss_price(force(self._s.players[self.seat]), card)

    def most_exchanges(self, exchange: Exchange) -> int:
        return most_exchanges(self._s, self._s.players[self.seat], exchange)

    def count(self, quantity: str) -> int:
        """The seat's own amount of a quantity that manuscripts count."""
        return COUNTS[quantity](self._s, self.seat)

    # The campaign

    @property
    def urges(self) -> Mapping[str, float]:
        """By quantity: the value that open goals add."""
        return urges_of(self._s, self.seat)

    def token(self, tokens: Sequence[Crest]) -> Crest:
        return token_for(self._s, self.seat, tokens)
