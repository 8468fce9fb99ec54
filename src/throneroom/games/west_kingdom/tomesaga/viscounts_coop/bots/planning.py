"""What things are worth to a player whose points are those of the team."""

from __future__ import annotations

from typing import NamedTuple

from throneroom.games.west_kingdom.tomesaga.viscounts_coop.cards import (
    ADVANCE,
    REMOVE,
    Outpost,
    Reminder,
)
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.look import Look
from throneroom.games.west_kingdom.viscounts.bots.planning import BUILDERS, NEVER, Plan, Taste
from throneroom.games.west_kingdom.viscounts.cards import (
    BUILD,
    TRADE,
    TRANSCRIBE,
    Action,
    Bump,
    Manuscript,
)
from throneroom.games.west_kingdom.viscounts.laws import STEPS, Force
from throneroom.games.west_kingdom.viscounts.ring import Space, Spot


class Care(NamedTuple):
    """What the Overlord's workers are to a player."""

    road: float = 5.0
    """One of his on a location, in a segment where he holds nothing else."""
    outpost: float = 5.0
    """An own worker in his way."""
    keep: float = 8.0
    """One of his in the castle."""
    friends: float = 0.6
    """What a friend gains, as a share of an own gain."""


class TeamPlan(Plan):
    """The position through the eyes of one player among friends."""

    __slots__ = ("care",)

    look: Look

    def __init__(self, look: Look, taste: Taste, care: Care) -> None:
        self.care = care
        super().__init__(look, taste)

    # The Overlord's workers

    def threat(self, space: Space) -> float:
        """How near a segment is to the third tier: what he holds on the way there."""
        look = self.look
        return 1.0 + look.his(look.inner_of(space)) + look.in_section(look.section(space.segment))

    def removal(self, space: Space) -> float:
        """One of his workers less on a location. A banishment is worse than a worker; a third
        worker brings an order."""
        look = self.look
        near = space is look.overlord_next or look.his(space) >= ADVANCE - 1
        return self.care.road * self.threat(space) * self.short() * (1.5 if near else 1.0)

    def short(self) -> float:
        """The fewer workers are left in his supply, the more each that goes back counts."""
        return 1.0 + max(0, 8 - self.look.overlord_supply) / 4

    def outpost(self, space: Space) -> float:
        """An own worker there stops one of his. The inner road leads into the castle."""
        there = sum(self.look.outposts_on(space))
        near = space.inner or space is self.look.overlord_next
        worth = self.care.outpost * self.threat(space) * self.short()
        return worth * (1.5 if near else 1.0) / (1 + there)

    def after(self, action: Action, space: Space) -> float:
        """What the own reminder card adds to an action."""
        does = self.look.after(action, space)
        if not does:
            return 0.0
        return self.removal(space) if does == REMOVE else self.outpost(space)

    # Actions

    def actions(self, space: Space, power: Force, silver: int) -> list[tuple[Action, float]]:
        """An action that brings little may be worth its reminder card."""
        return [
            (
                action,
                worth + self.after(action, space) * self.possible(action, space, power, silver),
            )
            for action, worth in super().actions(space, power, silver)
        ]

    def possible(self, action: Action, space: Space, power: Force, silver: int) -> bool:
        if action is TRADE:
            return True
        need = BUILDERS[0] if action is BUILD else STEPS[0][0]
        if action is TRANSCRIBE:
            need = self.look.tile(space.segment).cost
        elif action is BUILD and not self.look.open_spots(space):
            return False
        return self.least(self.funds(space, power, action, silver), power, action, need) < NEVER

    def workers(self, section: int, count: int) -> float:
        """With those of the Overlord who may have to leave."""
        worth = super().workers(section, count)
        look = self.look
        if not look.intruders(1)[section] or not look.can_push_out(section):
            return worth
        crowd = sum(look.workers_in(section)) + 1 + count
        return worth + (self.care.keep if crowd > ADVANCE else 0.0)

    def spot(self, spot: Spot) -> float:
        """A link pays a friend too."""
        worth = self.effect(spot.effect)
        for link, seat in self.look.links(spot):
            gain = self.effect(link.effect)
            worth += gain if seat == self.look.seat else gain * (1 + self.care.friends)
        return worth

    def tile(self, tile: Manuscript) -> float:
        """With what its ribbon brings the holder of a reminder card."""
        worth = super().tile(tile)
        found = self.look.holder(tile.ribbon)
        if found is None:
            return worth
        seat, card = found
        share = 1.0 if seat == self.look.seat else self.care.friends
        return worth + share * self.effect(card.gain)

    # What the players decide

    def bumping(self, bump: Bump) -> float:
        """The Overlord's first; of the players' those who gain least by staying."""
        if bump.seat >= self.look.players:
            return 20.0 + self.look.in_section(bump.section.number)
        return -float(bump.tier)

    def going_home(self, outpost: Outpost) -> float:
        """A worker of somebody who has few in the supply is missed most on the board."""
        here = self.look.outposts_on(outpost.space)[outpost.seat]
        return here + (0.5 if outpost.seat == self.look.seat else 0.0)

    def reminder(self, card: Reminder) -> float:
        """One that answers to the actions that a player likes."""
        worth = 0.3 * self.effect(card.gain)
        for action, does in card.after.items():
            worth += self.taste.actions[action] * (1.0 if does == REMOVE else 0.5)
        return worth
