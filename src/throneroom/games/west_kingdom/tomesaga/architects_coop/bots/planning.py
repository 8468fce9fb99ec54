"""The values of things to a player whose points are the team's."""

from __future__ import annotations

from math import ceil
from typing import Any, NamedTuple

from throneroom.games.west_kingdom.architects.bots.planning import Plan, Taste
from throneroom.games.west_kingdom.architects.cards import GOODS, OPEN, Location
from throneroom.games.west_kingdom.buttons import STOP
from throneroom.games.west_kingdom.effects import Do
from throneroom.games.west_kingdom.tomesaga.architects_coop.bots.works import Works
from throneroom.games.west_kingdom.tomesaga.architects_coop.cards import CAPTURES, Demand
from throneroom.games.west_kingdom.tomesaga.architects_coop.look import Look
from throneroom.games.west_kingdom.tomesaga.architects_coop.verbs import (
    CARD,
    held,
    items_for,
)
from throneroom.kernel import Seat


class Care(NamedTuple):
    """The weight of the team's interests for a player."""

    demand: float = 0.9
    """The value of a demand of the Overlord, as a share of its points."""
    fetched: float = 0.1
    """The part of that value that remains if goods must first be fetched and brought: in the
    meantime nothing is built."""
    friends: float = 0.2
    """The value of another player's worker, as a share of one's own."""
    haste: float = 20.0
    """The value of a space of the Guildhall that a player fills: the sooner it is full, the fewer
    of the Overlord's workers stand there and the more events are left."""


PACE = 0.4
"""Spaces of the Guildhall that a player, and the Overlord in proportion, fill in a turn."""
SLACK = 3
"""Turns by which the end may be delayed."""
OFFERINGS = 0.3
"""Offerings that a player makes per turn."""
SECOND = 0.3
"""The value of offerings on a demand other than the first choice, as a share."""


class TeamPlan(Plan):
    """The position as seen by one player among friends."""

    look: Look

    def __init__(self, look: Look, taste: Taste, care: Care) -> None:
        self.care = care
        self.wanted = {demand: look.lacking(demand) for demand in look.demands}
        self.turns_left = 0
        """An estimate of one's own turns after this one."""
        if not look.last_turn:
            self.turns_left = SLACK + ceil(look.spaces_left / (PACE * look.players))
        super().__init__(look, taste)
        self.first_wanted = max(
            self.wanted,
            key=lambda one: self.hope(one) * self.prize(one) / self.wanted[one],
            default=None,
        )
        self.works = Works(self)
        """Future buildings and deliveries."""

    # Places

    def place(self, place: Location) -> float:
        return max(self.works.ways(place).values())

    def elsewhere(self, place: Location) -> float:
        """The value of a place that brings no project nearer."""
        return super().place(place)

    def brought(self, do: Do) -> float:
        """The value of a bonus."""
        return self._gain(do, 0)

    # Demands

    def prize(self, demand: Demand) -> float:
        """The team's gain if the demand is met."""
        return (demand.done - demand.failed) * self.look.players

    def item(self, demand: Demand) -> float:
        """The value of one offering to the team: the fewer are missing, the more each counts. All
        players see the same values, so all bring what is wanted first."""
        lacking = self.wanted[demand]
        hope = self.hope(demand) * (1.0 if demand is self.first_wanted else SECOND)
        return self.care.demand * hope * self.prize(demand) / lacking

    def visit(self, demand: Demand, number: int) -> float:
        """The value of each of this number of offerings if a worker goes to the Storehouse for
        them: the full value if they meet the demand at once, or nothing else can be done any
        more."""
        if number == self.wanted[demand]:
            return self.care.demand * self.prize(demand) / number
        return self.item(demand) * (1.0 if self.look.last_turn else self.care.fetched)

    def hope(self, demand: Demand) -> float:
        """The chance that a demand is met."""
        lacking = self.wanted[demand]
        friends = [self.look.friend(seat) for seat in range(self.look.players)]
        if demand.item == "debt":
            reach = float(sum([friend.unpaid + friend.paid for friend in friends]))
        else:
            reach = OFFERINGS * self.look.players * (1 + self.turns_left)
            if demand.item in (*GOODS, "silver"):
                reach = min(reach, sum([held(one, demand.item) for one in friends]) + reach / 2)
        return min(1.0, reach / lacking) ** 2

    def spare(self, item: str) -> int:
        """The number of a good that the player's own best aim does not need."""
        if item in GOODS:
            return held(self.me, item) - self.needed(item)
        return held(self.me, item)

    def offer_to(self, demand: Demand) -> float:
        """The value of an offering, less the item's value to the player."""
        items = [item for item in items_for(demand) if held(self.me, item)]
        if not items or demand not in self.wanted:
            return -1.0
        return self.item(demand) - min(self.own_worth(item) for item in items)

    def own_worth(self, item: str) -> float:
        if item == CARD:
            return self.card()
        if item == "unpaid":
            return -2.0
        if item == "paid":
            return 0.0
        base = 0.3 if item == "silver" else 0.35
        return base if self.spare(item) > 0 else 1.2

    def receiver(self, option: Any) -> float:
        if option is STOP:
            return 0.1
        if isinstance(option, Demand):
            return self.offer_to(option)
        given = [item for item in ("silver", *GOODS) if held(self.me, item)]
        return max((self.gift(option.seat, item) for item in given), default=-1.0)

    def gift(self, seat: Seat, item: str) -> float:
        """The value of a gift to a friend who has none of the item; only where the player has
        plenty."""
        if item not in (*GOODS, "silver"):
            return -1.0
        lacks = held(self.look.friend(seat), item) == 0
        return (0.4 if lacks else 0.0) - (0.3 if self.spare(item) > 3 else 2.0)

    def offering(self) -> float:
        """The best offering that can be made now."""
        return max((self.offer_to(demand) for demand in self.wanted), default=-1.0)

    # Workers

    def group(self, owner: Seat, place: Location) -> float:
        """The value of capturing a group: own workers who could be placed again or might be
        captured; the Overlord's workers bring silver."""
        look = self.look
        workers = look.workers(owner, place)
        if owner == look.seat:
            most = CAPTURES * (look.workers(look.overlord, place) + 1)
            danger = 0.15 * min(most, workers) if look.workers(look.overlord, place) else 0.0
            return super().group(owner, place) + danger
        if owner != look.overlord:
            return -1.0
        worth = 2 * min(0.3, self.weights["silver"]) + 0.35
        return workers * worth * (1.0 if self.rounds > 1 else 0.3)

    def town_centre(self, place: Location) -> float:
        look = self.look
        groups = sorted(
            (
                self.group(owner, where)
                for where in OPEN
                for owner in (look.seat, look.overlord)
                if look.workers(owner, where)
            ),
            reverse=True,
        )
        most = self.me.open[place.number] + 1
        return sum(value for value in groups[:most] if value > 0) - 2 * self.weights["silver"]

    def freed(self, seat: Seat, origin: str) -> float:
        """The value of a player's workers who come home."""
        look = self.look
        friend = look.friend(seat)
        share = 1.0 if seat == look.seat else self.care.friends
        idle = (0.25 + 0.12 * max(0, 6 - friend.free)) * (self.rounds > 1)
        if origin == "boards":
            return share * look.held_of(seat) * (idle + 0.1)
        return friend.prison * (0.5 if look.last_turn else share * (idle + 0.5))

    def guard(self, name: str) -> float:
        """The value of the Guardhouse, with friends to free, and twice the silver for the
        Overlord's workers."""
        if name == "imprison":
            return sum(self.me.captured) * (2 * min(0.3, self.weights["silver"]) + 0.25)
        seats = range(self.look.players)
        if name == "free_prisoners":
            return max(self.freed(seat, "prison") for seat in seats)
        if name in ("free_captives", "free_captives_by_debt"):
            freed = max(self.freed(seat, "boards") for seat in seats)
            return freed + self.paid_for(name) if freed else -1.0
        return super().guard(name)

    def paid_for(self, name: str) -> float:
        if name == "free_captives_by_debt":
            return self.virtue(-1) - 2.0
        coins = self.look.freeing
        return -coins * self.weights["silver"] if coins <= self.me.silver else -9.0

    # The Overlord's blows

    def harm(self, seat: Seat, verb: str) -> float:
        """The damage that an effect of the Overlord does to a player."""
        friend = self.look.friend(seat)
        if verb == "take_debt":
            avoids = "would_take_debt" in friend.powers.instead and friend.silver >= 2
            return 0.5 if avoids else 2.0 - 0.1 * ("debt_taken" in friend.powers.on)
        workers = friend.free + sum(friend.open)
        return 1.0 / (1 + workers) if friend.free or sum(friend.open) or friend.prison else 0.0
