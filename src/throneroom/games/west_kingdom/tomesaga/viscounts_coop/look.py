"""What bots see: the table of Viscounts, and the Overlord's things, which are all open."""

from __future__ import annotations

from collections.abc import Sequence

from throneroom.games.west_kingdom.tomesaga.viscounts_coop.actions import (
    does_after,
    no_outpost,
    no_removal,
)
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.cards import Reminder
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.scoring import team_total
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.state import State
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.verbs import along
from throneroom.games.west_kingdom.viscounts import look as viscounts
from throneroom.games.west_kingdom.viscounts.cards import Action
from throneroom.games.west_kingdom.viscounts.ring import INNER, Space
from throneroom.kernel import Seat


class Look(viscounts.Look):
    __slots__ = ()

    _s: State

    @property
    def overlord_supply(self) -> int:
        return self._s.overlord.supply

    @property
    def overlord_next(self) -> Space | None:
        """The location where he stops next, if nobody takes the townsfolk where he stands. None
        before he has come."""
        s, space = self._s, self._s.overlord.space
        return None if space is None else along(s, space, s.top(space.segment).silver)

    @property
    def team_points(self) -> int:
        """The points of all players, as the table stands now."""
        return team_total(self._s)

    @property
    def outer(self) -> Sequence[Space]:
        """The outer road, clockwise."""
        return self._s.ring.outer

    @property
    def overlord_space(self) -> Space | None:
        """The location of his piece. None before he has come."""
        return self._s.overlord.space

    def his(self, space: Space) -> int:
        """Workers of the Overlord on a location."""
        return self._s.overlord.locations[space.number]

    def inner_of(self, space: Space) -> Space:
        return space.segment.spaces[INNER]

    def in_section(self, section: int) -> int:
        """The number of tiers, from the first, that he holds in a section of the castle."""
        overlord = self._s.overlord
        return overlord.tier1[section] and 1 + overlord.tier2[section]

    def intruders(self, tier: int) -> Sequence[int]:
        """His workers in a tier, by section."""
        return tuple(self._s.strangers(tier - 1))

    def can_push_out(self, section: int) -> bool:
        return section != self._s.protected_section

    def outposts_on(self, space: Space) -> list[int]:
        """Workers of players there, by seat."""
        return self._s.outposts_on(space)

    def after(self, action: Action, space: Space) -> str:
        """The effect of the player's reminder card after an action there; "" if it has none."""
        s, seat = self._s, self.seat
        does = does_after(s, seat, action)
        if does == "remove":
            return "" if no_removal(s, space) else does
        return does if does and not no_outpost(s, seat, space) else ""

    @property
    def upper(self) -> Reminder | None:
        """The player's reminder card whose lower part counts."""
        return self._s.upper[self.seat]

    def holder(self, ribbon: str) -> tuple[Seat, Reminder] | None:
        """The player with the reminder card for a ribbon, and the card."""
        for seat, cards in enumerate(self._s.reminders):
            for card in cards:
                if card.ribbon == ribbon:
                    return seat, card
        return None
