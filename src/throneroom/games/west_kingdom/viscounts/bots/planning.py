"""The values of things to a player, in points at the end of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from throneroom.games.west_kingdom.viscounts.cards import (
    BONUS_MANUSCRIPTS,
    BUILD,
    BUILDINGS,
    ICONS,
    PLACE,
    RIBBONS,
    SECTIONS,
    TRADE,
    TRANSCRIBE,
    Action,
    Manuscript,
    Slot,
    Townsfolk,
)
from throneroom.games.west_kingdom.viscounts.laws import STEPS, Force, dismiss_price, strength
from throneroom.games.west_kingdom.viscounts.look import Look
from throneroom.games.west_kingdom.viscounts.printed import RULES
from throneroom.games.west_kingdom.viscounts.ring import Exchange, Space, Spot
from throneroom.games.west_kingdom.viscounts.scoring import SETS
from throneroom.games.west_kingdom.viscounts.steps import RESOURCES, Effect

SILVER = 0.3
RESOURCE = 0.9
DEED = 1.5
"""The value of a deed: a point now, and two more if it is flipped."""
DEBT = -1.1
"""The value of a debt: two points less, unless it is flipped."""
FLIP_DEBT, FLIP_DEED = 2.0, 2.2
VIRTUE, CORRUPTION = 0.45, -0.4
WORKER = 1.3
"""The value of a worker in the first tier: its point, and a share of rising."""
RISE = 1.6
"""The value of a worker that rises to the second tier, with its effect and the workers that move
sideways."""
BONUS = 4.0
"""The value of a cleric bonus: three points, and a permanent icon."""
ABILITY = {
    "workshop_1": 0.4,
    "workshop_2": 0.6,
    "workshop_3": 1.4,
    "trading_post_1": 1.0,
    "trading_post_2": 0.5,
    "trading_post_3": 2.0,
    "guildhall_1": 1.6,
    "guildhall_2": 1.8,
    "guildhall_3": 1.8,
}
"""The values of slots under buildings, early in the game."""
ICON = {"merchant": 0.5, "builder": 1.0, "noble": 1.0, "cleric": 1.0, "criminal": 0.9}
OTHERS = 0.4
"""The weight of an opponent's gain against a link."""
HIRE = 2.0
"""The value of a free card, early in the game."""
THIN = 0.6
"""The value of getting rid of a poor card, early in the game."""
LONG = 16
"""Number of turns in a game, as estimated at its start."""


NEVER = 99.0
"""A value above that of anything else."""
BUILDERS = sorted({building.builders for building in BUILDINGS.values()})


class Funds(NamedTuple):
    """The means to pay for an action, and the value of a dismissal for it."""

    icons: int
    silver: int
    worth: float


class Taste(NamedTuple):
    """A player's preferences: factors for the values of actions."""

    actions: Mapping[Action, float]
    resource: str
    """The resource to take where any may be taken."""


class Plan:
    """The current values of things."""

    __slots__ = ("later", "look", "me", "taste", "urges")

    def __init__(self, look: Look, taste: Taste) -> None:
        self.look, self.taste = look, taste
        self.me = look.me
        self.later = self.turns_left() / LONG
        """The weight of gains that help later."""
        self.urges = look.urges
        """The values that goals of a campaign add."""

    def turns_left(self) -> float:
        look = self.look
        if look.last_round:
            return max(0.0, look.last_round - look.round)
        piles = RULES["end_cards"]
        players = max(1, min(4, look.players)) - 1
        debts: float = look.debts_left / piles["poverty"]["above"][players]
        deeds: float = look.deeds_left / piles["prosperity"]["above"][players]
        return 1 + (LONG - 1) * min(debts, deeds)

    # Effects

    def effect(self, effect: Effect) -> float:
        total = 0.0
        for step in effect.steps:
            if step.branches:
                total += max([self.effect(branch.effect) for branch in step.branches])
            elif step.name:
                total += 3.0
            else:
                total += self.word(step.verb, step.n)
        return total

    def word(self, word: str, n: int = 1) -> float:
        me = self.me
        if word == "silver":
            return n * self.silver()
        if word in RESOURCES or word == "resource_any":
            return n * self.resource()
        if word == "virtue":
            return n * VIRTUE
        if word == "corruption":
            return n * CORRUPTION
        if word == "deed":
            return n * DEED
        if word == "debt":
            return n * DEBT
        if word == "flip_debt":
            goal = self.urges.get("paid_debts", 0.0)
            return min(n, me.unpaid) * (FLIP_DEBT + self.resource() + goal)
        if word == "flip_deed":
            return min(n, me.acquired) * (FLIP_DEED + self.urges.get("approved_deeds", 0.0))
        if word == "flip_any":
            return min(n, me.unpaid + me.acquired) * FLIP_DEED
        if word == "free_hire":
            return n * (0.4 + HIRE * self.later + self.urges.get("townsfolk_owned", 0.0))
        if word == "destroy":
            return n * (0.3 + THIN * self.later)
        if word == "place_workers":
            return n * WORKER * self.taste.actions[PLACE]
        if word == "free_manuscript":
            return 3.0
        return 0.15  # rearrange, discard, shuffle, castle_move

    def silver(self) -> float:
        return SILVER * (0.3 + 0.7 * self.later)

    def resource(self) -> float:
        return RESOURCE * (0.3 + 0.7 * min(1.0, 2 * self.later))

    # Cards

    def icons(self, card: Townsfolk) -> float:
        """The value of a card's icons in a turn."""
        total = 0.0
        for name, n in zip(ICONS, card.icons, strict=True):
            if n:
                total += n * ICON[name] * self.liked(name)
        return total

    def liked(self, icon: str) -> float:
        """The factor for an icon's action. Criminals serve every action."""
        for action, factor in self.taste.actions.items():
            if ICONS[action.icon] == icon:
                return factor
        return 1.0

    def card(self, card: Townsfolk) -> float:
        """The value of owning a card, which will be played a few times."""
        worth = self.effect(card.hire) + self.urges.get("townsfolk_owned", 0.0)
        return worth + self.later * (1.2 * self.icons(card) + self.ability(card))

    def ability(self, card: Townsfolk) -> float:
        worth = self.effect(card.immediate) + 0.9 * self.effect(card.drop_off)
        if card.on:
            worth += 0.8 * self.effect(card.do)
        if card.icon_rule is not None or card.modifier:
            worth += 0.6
        return worth + CORRUPTION * 0.8 * card.criminals

    def held(self, card: Townsfolk) -> float:
        """The value of playing a card of the player's own deck."""
        return self.icons(card) + self.ability(card)

    # Actions

    def at(self, space: Space, power: Force, silver: int) -> float:
        """The value of the best action there, with that board and this much silver."""
        return max([worth for _, worth in self.actions(space, power, silver)], default=0.0)

    def actions(self, space: Space, power: Force, silver: int) -> list[tuple[Action, float]]:
        if space.inner:
            return [
                (PLACE, self.placing(space, power, silver)),
                (TRANSCRIBE, self.transcribing(space, power, silver)),
            ]
        return [
            (TRADE, self.trading(space, power, silver)),
            (BUILD, self.building(space, power, silver)),
        ]

    def spent(self, icons: int, needed: int) -> float:
        """The cost of replacing missing icons."""
        return max(0, needed - icons) * self.resource()

    def funds(self, space: Space, power: Force, action: Action, silver: int) -> list[Funds]:
        """The means without a dismissal, and with one if its icons count."""
        own = strength(power, action)
        found = [Funds(own, silver, 0.0)]
        card = self.look.top(space.segment)
        price = dismiss_price(power, card)
        helped = strength(power, action, card.icons)
        if helped > own and price <= silver:
            worth = self.effect(card.hire) - price * self.silver()
            found.append(Funds(helped, silver - price, worth))
        return found

    def least(self, funds: Sequence[Funds], power: Force, action: Action, need: int) -> float:
        """The cost of the best way to reach this number of icons; high if there is none."""
        ways = [
            self.spent(one.icons, need) - one.worth
            for one in funds
            if need <= one.icons + self.look.spendable(power, action, one.silver)
        ]
        return min(ways, default=NEVER)

    def trading(self, space: Space, power: Force, silver: int) -> float:
        exchange = self.look.exchange(space)
        funds = self.funds(space, power, TRADE, silver)
        return max([one.worth + self.exchanging(exchange, one)[0] for one in funds])

    def exchanging(self, exchange: Exchange, funds: Funds) -> tuple[float, int]:
        """The value of an exchange repeated as often as it pays, and the number of times."""
        gain = self.effect(exchange.do) * self.taste.actions[TRADE]
        most = funds.icons // exchange.merchants
        if exchange.key != "silver":
            most = (funds.icons + funds.silver) // exchange.merchants
        if exchange.key == "flip":
            most = min(most, self.me.unpaid + self.me.acquired)
        if exchange.key == "destroy":
            most = min(most, 1)
        found = (0.0, 0)
        for times in range(1, most + 1):
            paid = max(0, times * exchange.merchants - funds.icons)
            found = max(found, (times * gain - paid * self.silver() * 1.3, times))
        return found

    def building(self, space: Space, power: Force, silver: int) -> float:
        spots = self.look.open_spots(space)
        if not spots:
            return 0.0
        funds = self.funds(space, power, BUILD, silver)
        cost = {need: self.least(funds, power, BUILD, need) for need in BUILDERS}
        best = max(
            [self.raising(slot) - cost[slot.building.builders] for slot in self.look.unbuilt],
            default=0.0,
        )
        return best + max([self.spot(spot) for spot in spots]) if best > 0 else 0.0

    def raising(self, slot: Slot) -> float:
        return self.slot(slot) * self.taste.actions[BUILD]

    def slot(self, slot: Slot) -> float:
        count = sum([one.building is slot.building for one in self.me.built])
        points = slot.building.points
        worth: float = points[count + 1] - points[count] + self.urges.get("buildings", 0.0)
        return worth + self.later * ABILITY[slot.key] * 1.5

    def spot(self, spot: Spot) -> float:
        worth = self.effect(spot.effect)
        for link, seat in self.look.links(spot):
            gain = self.effect(link.effect)
            worth += gain if seat == self.look.seat else gain - OTHERS * abs(gain)
        return worth

    def placing(self, space: Space, power: Force, silver: int) -> float:
        funds = self.funds(space, power, PLACE, silver)
        return max([0.0, *[self.step(space, power, funds, *step) for step in STEPS]])

    def step(
        self, space: Space, power: Force, funds: Sequence[Funds], need: int, count: int
    ) -> float:
        """The value of placing this number of workers for this number of noble icons."""
        count = min(count, self.me.workers)
        if not count:
            return 0.0
        worth = self.workers(self.look.section(space.segment), count) * self.taste.actions[PLACE]
        return worth - self.least(funds, power, PLACE, need)

    def workers(self, section: int, count: int) -> float:
        """The value of workers in a section: each counts, and three of them rise."""
        here = self.look.workers_in(section)[self.look.seat]
        rising = (here + count) // 3
        worth = WORKER * count + rising * (RISE + 0.6 * self.effect(SECTIONS[section].effect))
        second = self.look.workers_in(section, 2)[self.look.seat]
        if rising and second >= 2:
            worth += 1.5 + (3.0 if self.leads() else 0.0)
            worth += self.urges.get("castle_tier_3", 0.0)
        return worth

    def leads(self) -> bool:
        """Whether one more worker in the third tier makes this player Castle Leader."""
        look = self.look
        tier3, leader = look.tier3, look.leader
        if leader == look.seat:
            return False
        return leader is None or tier3[look.seat] + 1 > tier3[leader]

    def transcribing(self, space: Space, power: Force, silver: int) -> float:
        tile = self.look.tile(space.segment)
        funds = self.funds(space, power, TRANSCRIBE, silver)
        cost = self.least(funds, power, TRANSCRIBE, tile.cost)
        return max(0.0, self.tile(tile) * self.taste.actions[TRANSCRIBE] - cost)

    def dismissing(self, action: Action, need: int) -> float:
        """The value of a dismissal in an action that has been chosen."""
        me = self.me
        assert me.space is not None
        without, *helped = self.funds(me.space, me.force, action, me.silver)
        if not helped:
            return 0.0
        if action is TRADE:
            exchange = self.look.exchange(me.space)
            gain = self.exchanging(exchange, helped[0])[0] - self.exchanging(exchange, without)[0]
        else:
            gain = self.spent(without.icons, need) - self.spent(helped[0].icons, need)
        return gain + helped[0].worth

    def tile(self, tile: Manuscript) -> float:
        worth = self.effect(tile.do)
        if not tile.ribbon:
            return worth
        worth += self.urges.get("manuscripts", 0.0)
        counts = Counter(one.ribbon for one in self.me.manuscripts)
        before = _sets(counts)
        counts[tile.ribbon] += 1
        worth += _sets(counts) - before
        free = [bonus.ribbon for bonus in self.look.bonuses]
        if tile.ribbon in free:
            worth += BONUS * (counts[tile.ribbon] / BONUS_MANUSCRIPTS) * (0.3 + 0.7 * self.later)
        if tile.vp:
            ahead = 1.5 * self.later if tile.per != "leftover_silver" else 0.0
            worth += tile.vp * (self.look.count(tile.per) // tile.every + ahead)
        return worth

    # The turn as a whole

    def playing(self, card: Townsfolk) -> float:
        """The value of a card in hand: its ability, and the best action where it leads."""
        power = self.look.power_with(card)
        worth = self.effect(card.immediate) + 0.5 * self.effect(card.drop_off)
        if card.criminals:
            worth += CORRUPTION * 0.5 * power.criminals
        return worth + self.best_space(card, power)[0]

    def best_space(self, card: Townsfolk, power: Force) -> tuple[float, Any]:
        found: tuple[float, Any] = (-99.0, None)
        for space, worth in self.places(card, power).items():
            if worth > found[0]:
                found = (worth, space)
        return found

    def places(self, card: Townsfolk, power: Force) -> dict[Space, float]:
        """The values of all places where a card leads."""
        found = {}
        for space, price in self.look.reach(card, power).prices.items():
            left = self.me.silver - price
            worth = self.at(space, power, left) - price * self.silver()
            found[space] = worth + self.recruiting(space, left)
        return found

    def recruiting(self, space: Space, silver: int) -> float:
        if not self.look.pile(space.segment):
            return 0.0
        card = self.look.top(space.segment)
        price = self.look.hire_price(card)
        return max(0.0, self.card(card) - price * self.silver()) if price <= silver else 0.0


def _sets(counts: Mapping[str, int]) -> int:
    most = max(counts.values(), default=0)
    sizes = [sum([counts.get(ribbon, 0) > n for ribbon in RIBBONS]) for n in range(most)]
    return sum([SETS[size] for size in sizes])
