"""The eyes of bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from throneroom.games.west_kingdom.campaign.bots import token_for, urges_of
from throneroom.games.west_kingdom.campaign.cards import Crest
from throneroom.games.west_kingdom.look import OpenSide, opened
from throneroom.games.west_kingdom.paladins.actions import silver_of
from throneroom.games.west_kingdom.paladins.cards import (
    Favour,
    Location,
    Mode,
    Order,
    Outsider,
    Paladin,
    Suspicion,
    Townsfolk,
    Wall,
)
from throneroom.games.west_kingdom.paladins.laws import (
    COUNTS,
    TARGETS,
    crews_for,
    crews_for_favour,
    legal_modes,
    provision_price,
)
from throneroom.games.west_kingdom.paladins.state import Player, State
from throneroom.games.west_kingdom.paladins.workers import Crew, Pool
from throneroom.kernel import Seat


class Side(OpenSide):
    """The public side of a player: everything except the paladins that were not played."""

    __slots__ = ()
    _player: Player
    _derived = frozenset(("value",))

    pool: Pool = opened("pool")
    silver: int = opened("silver")
    provisions: int = opened("provisions")
    faith: int = opened("faith")
    strength: int = opened("strength")
    influence: int = opened("influence")
    unpaid: int = opened("unpaid")
    paid: int = opened("paid")
    passed: bool = opened("passed")
    suspicion: tuple[Suspicion, ...] = opened("suspicion")
    townsfolk: tuple[Townsfolk, ...] = opened("townsfolk")
    placed: tuple[Crew | None, ...] = opened("placed")
    covered: tuple[int, ...] = opened("covered")
    monks: int = opened("monks")
    outposts: int = opened("outposts")
    walls: tuple[Wall, ...] = opened("walls")
    spots: tuple[int, ...] = opened("spots")
    attacked: tuple[Outsider, ...] = opened("attacked")
    converted: tuple[Outsider, ...] = opened("converted")
    paladin: Paladin | None = opened("paladin")
    played: tuple[Paladin, ...] = opened("played")
    workers: int = opened("workers")
    workshops: int = opened("workshops")
    jars: int = opened("jars")

    def value(self, attribute: str) -> int:
        return self._player.value(attribute)


class Look:
    """A bot's eyes: nothing that its seat can't know. It reads the state when asked."""

    __slots__ = ("_s", "me", "seat")

    def __init__(self, s: State, seat: Seat) -> None:
        self._s = s
        self.seat = seat
        self.me = Side(s.players[seat])

    @property
    def others(self) -> list[Side]:
        """The other players in turn order, from the left."""
        return [Side(self._s.players[seat]) for seat in self._s.others(self.seat)]

    @property
    def hand(self) -> list[Paladin]:
        """The seat's own paladins to choose from."""
        return self._s.players[self.seat].hand[:]

    @property
    def round(self) -> int:
        return self._s.round

    @property
    def tax(self) -> int:
        return self._s.tax

    @property
    def acting(self) -> str:
        return self._s.acting

    @property
    def row(self) -> list[Townsfolk | None]:
        return self._s.row[:]

    @property
    def outsider_row(self) -> list[Outsider | None]:
        return self._s.outsider_row[:]

    @property
    def walls_left(self) -> int:
        return len(self._s.walls)

    @property
    def orders(self) -> list[Order]:
        """The revealed orders."""
        return self._s.orders[: self._s.open_orders]

    @property
    def favours(self) -> list[Favour]:
        return self._s.favours[: self._s.open_favours]

    @property
    def legal_modes(self) -> list[Mode]:
        return legal_modes(self._s, self.seat)

    def is_free(self, place: Location) -> bool:
        """Whether a location is open and empty."""
        return place.players <= len(self._s.players) and self._s.pieces[place.number] is None

    def targets(self, mode: Mode) -> Sequence[Any]:
        """The possible targets of an action; a single None if it has no target."""
        if not mode.verb:
            return (None,)
        return TARGETS[mode.verb].legal(self._s, self.seat, mode)

    def silver_of(self, mode: Mode, target: Any) -> int:
        """All the silver that an action costs."""
        return silver_of(self._s, self.seat, mode, target)

    def crews(self, mode: Mode) -> tuple[Crew, ...]:
        """The workers that can do an action, the cheapest first."""
        return crews_for(self._s.players[self.seat], mode)

    def favour_crews(self, favour: Favour) -> tuple[Crew, ...]:
        return crews_for_favour(self._s.players[self.seat], favour)

    def provision_price(self, mode: Mode) -> int:
        return provision_price(self._s.players[self.seat], mode)

    def count(self, quantity: str) -> int:
        """The seat's own amount of a quantity that orders and outsiders count."""
        return COUNTS[quantity](self._s, self._s.players[self.seat])

    # The campaign

    @property
    def urges(self) -> Mapping[str, float]:
        """By quantity: the value that open goals add."""
        return urges_of(self._s, self.seat)

    def token(self, tokens: Sequence[Crest]) -> Crest:
        return token_for(self._s, self.seat, tokens)
