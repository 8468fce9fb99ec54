"""What bots see: the table of Paladins, honour, and the Overlord's open threats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import attrgetter
from typing import Any, NamedTuple

from throneroom.games.west_kingdom.paladins import look as paladins
from throneroom.games.west_kingdom.paladins.actions import OWN_TARGETS
from throneroom.games.west_kingdom.paladins.cards import Action, Favour, Mode
from throneroom.games.west_kingdom.paladins.laws import COUNTS, TARGETS, no_means
from throneroom.games.west_kingdom.paladins.workers import Crew
from throneroom.games.west_kingdom.tomesaga.paladins_coop.cards import (
    OVERLAYS,
    Starter,
    TeamOrder,
    Threat,
)
from throneroom.games.west_kingdom.tomesaga.paladins_coop.laws import (
    crews_for_order,
    lacking,
    legal_modes,
    receivers,
)
from throneroom.games.west_kingdom.tomesaga.paladins_coop.state import State
from throneroom.kernel import Seat


class Side(paladins.Side):
    __slots__ = ()
    _derived = frozenset(("value", "modes_of"))

    honour: int = property(attrgetter("_player.honour"))  # type: ignore[assignment]
    starter: Starter | None = property(attrgetter("_player.starter"))  # type: ignore[assignment]

    def modes_of(self, action: Action) -> Sequence[Mode]:
        return self._player.modes_of(action)


class Danger(NamedTuple):
    """An open threat."""

    threat: Threat
    workers: int


class Look(paladins.Look):
    __slots__ = ()

    _s: State
    me: Side

    def __init__(self, s: State, seat: Seat) -> None:
        super().__init__(s, seat)
        self.me = Side(s.players[seat])

    @property
    def others(self) -> list[paladins.Side]:
        return [self.friend(seat) for seat in self._s.others(self.seat)]

    def friend(self, seat: Seat) -> Side:
        return Side(self._s.players[seat])

    @property
    def players(self) -> int:
        return len(self._s.players)

    # Actions

    @property
    def legal_modes(self) -> list[Mode]:
        return legal_modes(self._s, self.seat)

    def count_of(self, quantity: str, seat: Seat) -> int:
        """A player's count of a quantity that orders and outsiders use."""
        return COUNTS[quantity](self._s, self._s.players[seat])

    def has_means(self, mode: Mode, seat: Seat) -> bool:
        """Whether a player could do an action if its space were empty."""
        return not no_means(self._s, seat, mode)

    def goals_of(self, mode: Mode, seat: Seat) -> Sequence[Any]:
        """The possible targets of a player's action."""
        return TARGETS[mode.verb].legal(self._s, seat, mode) if mode.verb else (None,)

    def receivers(self, mode: Mode) -> list[Seat]:
        return receivers(self._s, self.seat, mode)

    def targets_for(self, mode: Mode, to: Seat) -> Sequence[Any]:
        """The possible targets of an action for a player."""
        if not mode.verb:
            return (None,)
        chooser = to if mode.verb in OWN_TARGETS else self.seat
        return TARGETS[mode.verb].legal(self._s, chooser, mode)

    @property
    def receiver(self) -> Seat | None:
        """The player who gets the effect of the current action, if it is another one."""
        return self._s.receiver

    def uses(self, favour: Favour) -> int:
        """Workers on a favour, which is the honour that it costs."""
        return len(self._s.favour_stacks[self._s.favours.index(favour)])

    # Orders

    @property
    def open_orders(self) -> Mapping[int, TeamOrder]:
        """Unfulfilled face-up orders, by slot."""
        shown = self._s.orders[: self._s.open_orders]
        done = self._s.team_orders
        return {slot: order for slot, order in enumerate(shown) if slot not in done}

    def lacking(self, order: TeamOrder, seat: Seat | None = None) -> dict[str, int]:
        """The amounts by which a player's attributes fall short of an order."""
        me = self.seat if seat is None else seat
        return lacking(self._s, self._s.players[me], order)

    @property
    def order_more(self) -> int:
        return self._s.order_more

    def order_crews(self, order: TeamOrder) -> tuple[Crew, ...]:
        return crews_for_order(self._s.players[self.seat], order)

    # Threats

    @property
    def dangers(self) -> list[Danger]:
        s = self._s
        return [Danger(s.threats[at], s.overlords[at]) for at in s.face_up]

    @property
    def outsiders_missing(self) -> int:
        """Outsiders that must still be dealt with in this round."""
        return max(0, self._s.required - self._s.removed)

    @property
    def grows(self) -> bool:
        """Whether the Overlord's workers come back."""
        return bool(self._s.options.difficulty == "nightmare")

    @staticmethod
    def mode(key: str) -> Mode | None:
        return OVERLAYS.get(key)
