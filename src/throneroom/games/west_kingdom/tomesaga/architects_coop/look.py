"""What bots see: the table of Architects, and the Overlord's open things."""

from __future__ import annotations

from collections.abc import Sequence

from throneroom.games.west_kingdom.architects import look as architects
from throneroom.games.west_kingdom.architects.cards import GUARDHOUSE
from throneroom.games.west_kingdom.architects.laws import branch_price
from throneroom.games.west_kingdom.architects.state import Player
from throneroom.games.west_kingdom.tomesaga.architects_coop.cards import Demand
from throneroom.games.west_kingdom.tomesaga.architects_coop.state import State
from throneroom.kernel import Seat


class Look(architects.Look):
    __slots__ = ()

    _s: State

    @property
    def overlord(self) -> Seat:
        """The number of the Overlord among the owners of workers."""
        return self._s.overlord_seat

    @property
    def demands(self) -> Sequence[Demand]:
        """Face-up demands that are not met."""
        return [one for one in self._s.open_demands if self._s.lacking(one)]

    def lacking(self, demand: Demand) -> int:
        return self._s.lacking(demand)

    def friend(self, seat: Seat) -> Player:
        """Another player's board, goods and workers. Their hand stays hidden."""
        return self._s.players[seat]

    def held_of(self, seat: Seat) -> int:
        """The number of a player's workers that the Overlord holds."""
        return self._s.overlord.captured[seat]

    @property
    def freeing(self) -> int:
        """Silver and tax for freeing workers that the Overlord holds."""
        return branch_price(self.me, GUARDHOUSE, "free_captives").coins

    @property
    def overlord_in_prison(self) -> int:
        return self._s.overlord.prison
