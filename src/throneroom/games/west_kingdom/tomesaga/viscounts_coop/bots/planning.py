"""The values of things to a player whose points are the team's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from throneroom.games.west_kingdom.tomesaga.viscounts_coop.bots.siege import (
    Siege,
    foreseen,
    without,
)
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.cards import (
    ADVANCE,
    REMOVE,
    TARGET,
    Outpost,
    Reminder,
)
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.look import Look
from throneroom.games.west_kingdom.viscounts.bots.planning import BUILDERS, NEVER, Plan, Taste
from throneroom.games.west_kingdom.viscounts.cards import (
    BUILD,
    PLACE,
    TRADE,
    TRANSCRIBE,
    Action,
    Bump,
    Manuscript,
)
from throneroom.games.west_kingdom.viscounts.laws import STEPS, Force
from throneroom.games.west_kingdom.viscounts.ring import Segment, Space, Spot

RESOURCE, SILVER = 1.1, 0.3
VIRTUE, CORRUPTION = 0.55, -0.3
DEED, DEBT = 3.2, 0.2
FLIP_DEBT, FLIP_DEED = 4.0, 3.0
"""Higher than in Viscounts: the end cards pay for each flipped card, not for the most."""
WORKER, HIRE = 1.3, 1.9
"""The value of a worker placed by an effect, and of a free card, early in the game."""
HURRY, HURRY_LATE = 1.0, 3.0
"""The value that a deed or debt adds by bringing the end nearer: if the points suffice, and on top
of that if the Overlord's supply won't last."""
GAIN, CLEAR = 2.7, 30.0
"""Points that a player gains per round, and the surplus or shortage at which the goal counts as
clearly reached or missed."""
SPENT = 0.5
"""Workers by which his supply shrinks per turn, net of those who come back."""
SLACK, PANIC = 0.1, 3.0
"""Least and greatest pressure: the time to the end as a multiple of the time that his supply
lasts."""
LIKES: Mapping[str, Mapping[Action, float]] = {
    "reminder_black": {TRADE: 1.05, BUILD: 0.85, PLACE: 0.9, TRANSCRIBE: 1.3},
    "reminder_grey": {TRADE: 1.05, BUILD: 1.1, PLACE: 1.15, TRANSCRIBE: 1.0},
    "reminder_yellow": {TRADE: 0.95, BUILD: 1.1, PLACE: 1.1, TRANSCRIBE: 1.0},
    "reminder_blue": {TRADE: 1.2, BUILD: 0.95, PLACE: 1.0, TRANSCRIBE: 1.15},
}
"""Factors of the actions, from the player's reminder card. They also count for cards to be played
later, so the deck grows towards the actions that the reminder card rewards."""


class Care(NamedTuple):
    """The weight of the Overlord's workers for a player."""

    safety: float = 6.0
    """The value of removing one of his workers from the board, if the supply would last exactly
    until the end."""
    haste: float = 0.9
    """The increase of that value with the pressure, as a power."""
    outpost: float = 1.4
    """Factor for what a player's own worker on the roads prevents."""
    townsfolk: float = 0.5
    """Factor for the effect of a missing townsfolk card: the next one is unknown."""
    keep: float = 4.0
    """The value of one of his workers in the castle."""
    friends: float = 0.6
    """A friend's gain, as a share of one's own."""


class TeamPlan(Plan):
    """The position as seen by one player among friends."""

    __slots__ = ("_acted", "_ahead", "_now", "_siege", "_taken", "care", "pressure")

    look: Look

    def __init__(self, look: Look, taste: Taste, care: Care) -> None:
        self.care = care
        self._siege: Siege | None = None
        self._now = 0.0
        self._ahead: float | None = None
        self._acted: dict[tuple[str, Space], float] = {}
        self._taken: dict[Segment, float] = {}
        card = look.upper
        if card is not None:
            likes = LIKES[card.key]
            actions = {action: likes[action] * n for action, n in taste.actions.items()}
            taste = taste._replace(actions=actions)
        super().__init__(look, taste)

    def turns_left(self) -> float:
        """The turns left, at most as many as the Overlord's supply lasts at its current pace."""
        left = super().turns_left()
        supply = self.look.overlord_supply / (SPENT * self.look.players)
        self.pressure = min(PANIC, max(SLACK, left / max(supply, SLACK)))
        return left if self.look.last_round else min(left, 1 + supply)

    # The Overlord's workers

    @property
    def siege(self) -> Siege:
        """His things as they are. Their consequences are computed once."""
        if self._siege is None:
            self._siege = Siege(self.look)
            self._now = foreseen(self._siege.copy())
        return self._siege

    @property
    def safety(self) -> float:
        return self.care.safety * float(self.pressure**self.care.haste)

    def safer(self, does: str, space: Space) -> float:
        """The effect of the player's reminder card on his position after his next turns."""
        key = (does, space)
        if key not in self._acted:
            then = self.siege.copy()
            then.act(does, space)
            gain = self._now - foreseen(then)
            self._acted[key] = gain * (1.0 if does == REMOVE else self.care.outpost)
        return self.safety * self._acted[key]

    def after(self, action: Action, space: Space) -> float:
        """The value that the player's reminder card adds to an action."""
        does = self.look.after(action, space)
        return self.safer(does, space) if does else 0.0

    def taken(self, segment: Segment) -> float:
        """The effect on his position if somebody takes the townsfolk of a segment."""
        if self.look.overlord_space is None:
            return 0.0
        if segment not in self._taken:
            later = without(self.siege, segment)
            self._taken[segment] = self.care.townsfolk * (self._now - later)
        return self.safety * self._taken[segment]

    def recruiting(self, space: Space, silver: int) -> float:
        """The value of recruiting, with the effect of the missing card on his position."""
        segment = space.segment
        if not self.look.pile(segment):
            return 0.0
        card = self.look.top(segment)
        price = self.look.hire_price(card)
        if price > silver:
            return 0.0
        return max(0.0, self.card(card) - price * self.silver() + self.taken(segment))

    # Effects

    def word(self, word: str, n: int = 1) -> float:
        """The value of a word. Deeds and debts bring the end nearer, and each flipped one may
        pay."""
        me = self.me
        if word == "virtue":
            return n * VIRTUE
        if word == "corruption":
            return n * CORRUPTION
        if word == "deed":
            return n * (DEED + self.hurry(self.look.deeds_left, self.look.debts_left))
        if word == "debt":
            return n * (DEBT + self.hurry(self.look.debts_left, self.look.deeds_left))
        if word == "flip_debt":
            return min(n, me.unpaid) * (FLIP_DEBT + self.resource())
        if word == "flip_deed":
            return min(n, me.acquired) * FLIP_DEED
        if word == "flip_any":
            return min(n, me.unpaid + me.acquired) * FLIP_DEED
        if word == "place_workers":
            return n * WORKER * self.taste.actions[PLACE]
        if word == "free_hire":
            return n * (0.4 + HIRE * self.later)
        return super().word(word, n)

    def hurry(self, left: int, other: int) -> float:
        """The value of shortening the pile that will run out first: an early end is good if the
        points suffice, or if the Overlord wins otherwise; a late one if they don't."""
        if left > other or self.look.last_round:
            return 0.0
        ahead = max(-1.0, min(1.0, self.ahead / CLEAR))
        return HURRY * ahead + HURRY_LATE * min(1.0, max(0.0, self.pressure - 1.0))

    @property
    def ahead(self) -> float:
        """The points by which the team will exceed its goal."""
        if self._ahead is None:
            look = self.look
            gain = GAIN * look.players * super().turns_left()
            self._ahead = look.team_points + gain - TARGET
        return self._ahead

    def silver(self) -> float:
        return SILVER * (0.3 + 0.7 * self.later)

    def resource(self) -> float:
        return RESOURCE * (0.3 + 0.7 * min(1.0, 2 * self.later))

    # Actions

    def actions(self, space: Space, power: Force, silver: int) -> list[tuple[Action, float]]:
        """The actions with their values. One that brings little may be worth its reminder card."""
        return [
            (action, worth + self.answered(action, space, power, silver))
            for action, worth in super().actions(space, power, silver)
        ]

    def answered(self, action: Action, space: Space, power: Force, silver: int) -> float:
        gain = self.after(action, space)
        return gain if gain and self.possible(action, space, power, silver) else 0.0

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
        """The value of workers, with those of the Overlord that may have to leave."""
        worth = super().workers(section, count)
        look = self.look
        if not look.intruders(1)[section] or not look.can_push_out(section):
            return worth
        crowd = sum(look.workers_in(section)) + 1 + count
        return worth + (self.care.keep if crowd > ADVANCE else 0.0)

    def spot(self, spot: Spot) -> float:
        """The value of a spot. A link also pays a friend."""
        worth = self.effect(spot.effect)
        for link, seat in self.look.links(spot):
            gain = self.effect(link.effect)
            worth += gain if seat == self.look.seat else gain * (1 + self.care.friends)
        return worth

    def tile(self, tile: Manuscript) -> float:
        """The value of a tile, with the gain of the player whose reminder card has its ribbon."""
        worth = super().tile(tile)
        found = self.look.holder(tile.ribbon)
        if found is None:
            return worth
        seat, card = found
        share = 1.0 if seat == self.look.seat else self.care.friends
        return worth + share * self.effect(card.gain)

    # Decisions of the players

    def bumping(self, bump: Bump) -> float:
        """The worker to push out: the Overlord's first; among the players', those who gain least by
        staying."""
        if bump.seat >= self.look.players:
            return 20.0 + self.look.in_section(bump.section.number)
        return -float(bump.tier)

    def going_home(self, outpost: Outpost) -> float:
        """The worker to send home. One of a player with few in the supply is missed most on the
        board."""
        here = self.look.outposts_on(outpost.space)[outpost.seat]
        return here + (0.5 if outpost.seat == self.look.seat else 0.0)

    def reminder(self, card: Reminder) -> float:
        """The value of a reminder card: high if it rewards the actions that the player likes."""
        worth = 0.3 * self.effect(card.gain)
        for action, does in card.after.items():
            worth += self.taste.actions[action] * (1.0 if does == REMOVE else 0.5)
        return worth
