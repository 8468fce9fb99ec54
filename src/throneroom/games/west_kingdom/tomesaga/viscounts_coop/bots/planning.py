"""What things are worth to a player whose points are those of the team."""

from __future__ import annotations

from typing import NamedTuple

from throneroom.games.west_kingdom.tomesaga.viscounts_coop.bots.siege import Siege, after_his_turn
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
from throneroom.games.west_kingdom.viscounts.ring import Segment, Space, Spot

UNKNOWN = (1, 2, 3)
"""Silver of a townsfolk card that nobody has seen yet."""


class Care(NamedTuple):
    """What the Overlord's workers are to a player."""

    safety: float = 6.0
    """One of his fewer on the board."""
    keep: float = 8.0
    """One of his in the castle."""
    friends: float = 0.6
    """What a friend gains, as a share of an own gain."""


class TeamPlan(Plan):
    """The position through the eyes of one player among friends."""

    __slots__ = ("_known", "_now", "_siege", "care")

    look: Look

    def __init__(self, look: Look, taste: Taste, care: Care) -> None:
        self.care = care
        self._now: float | None = None
        self._known: dict[tuple[str, Space], float] = {}
        super().__init__(look, taste)

    # The Overlord's workers

    def safer(self, does: str, space: Space) -> float:
        """What the own reminder card does to his position, once he has had his next turn."""
        if self._now is None:
            self._siege = Siege(self.look)
            self._now = after_his_turn(self._siege.copy())
        key = (does, space)
        if key not in self._known:
            then = self._siege.copy()
            then.act(does, space)
            self._known[key] = self._now - after_his_turn(then)
        return self.care.safety * self._known[key]

    def after(self, action: Action, space: Space) -> float:
        """What the own reminder card adds to an action."""
        does = self.look.after(action, space)
        return self.safer(does, space) if does else 0.0

    def taken(self, segment: Segment) -> float:
        """What it changes for him that somebody takes the townsfolk of a segment."""
        start = self.look.overlord_space
        if start is None or start.segment is not segment:
            return 0.0
        siege = Siege(self.look)
        now = after_his_turn(siege.copy())
        return self.care.safety * (now - after_his_turn(siege, UNKNOWN))

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
