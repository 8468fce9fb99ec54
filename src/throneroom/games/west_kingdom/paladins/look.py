"""What bots look at."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

from throneroom.games.west_kingdom.paladins.cards import (
    Favour,
    Location,
    Mode,
    Order,
    Outsider,
    Paladin,
    Townsfolk,
)
from throneroom.games.west_kingdom.paladins.laws import (
    COUNTS,
    crews_for,
    legal_modes,
    needed,
    provision_price,
    silver_price,
    slot_price,
)
from throneroom.games.west_kingdom.paladins.state import Player, State
from throneroom.games.west_kingdom.paladins.workers import Crew
from throneroom.kernel import Seat


def _open(name: str) -> Any:
    return property(attrgetter(f"_player.{name}"))


class Side:
    """What everybody may know of a player: all but the paladins that were not played."""

    __slots__ = ("_player",)

    def __init__(self, player: Player) -> None:
        self._player = player

    pool = _open("pool")
    silver = _open("silver")
    provisions = _open("provisions")
    faith = _open("faith")
    strength = _open("strength")
    influence = _open("influence")
    unpaid = _open("unpaid")
    paid = _open("paid")
    passed = _open("passed")
    suspicion = _open("suspicion")
    townsfolk = _open("townsfolk")
    placed = _open("placed")
    covered = _open("covered")
    monks = _open("monks")
    outposts = _open("outposts")
    walls = _open("walls")
    spots = _open("spots")
    attacked = _open("attacked")
    converted = _open("converted")
    paladin = _open("paladin")
    played = _open("played")
    workers = _open("workers")
    workshops = _open("workshops")
    jars = _open("jars")

    def value(self, attribute: str) -> int:
        return self._player.value(attribute)

    def __repr__(self) -> str:
        names = [name for name in dir(self) if not name.startswith("_") and name != "value"]
        return repr([getattr(self, name) for name in names])


class Look:
    """What a bot may look at: nothing that its seat can't know. It reads the state when asked."""

    __slots__ = ("_s", "me", "seat")

    def __init__(self, s: State, seat: Seat) -> None:
        self._s = s
        self.seat = seat
        self.me = Side(s.players[seat])

    @property
    def others(self) -> list[Side]:
        """In the order of turns, from the left."""
        return [Side(self._s.players[seat]) for seat in self._s.others(self.seat)]

    @property
    def hand(self) -> list[Paladin]:
        """The own paladins to choose from."""
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
        """Those that were revealed."""
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

    def crews(self, mode: Mode) -> tuple[Crew, ...]:
        """The workers that can do an action, the cheapest first."""
        return crews_for(self._s.players[self.seat], mode)

    def silver_price(self, mode: Mode) -> int:
        return silver_price(self._s.players[self.seat], mode)

    def provision_price(self, mode: Mode) -> int:
        return provision_price(self._s.players[self.seat], mode)

    def needed(self, mode: Mode) -> int:
        return needed(self._s.players[self.seat], mode)

    def slot_price(self, slot: int) -> int:
        return slot_price(self._s.players[self.seat], slot)

    def count(self, quantity: str) -> int:
        """One's own amount of something that orders and outsiders count."""
        return COUNTS[quantity](self._s, self._s.players[self.seat])
