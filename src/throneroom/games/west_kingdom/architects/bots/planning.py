"""The values of things to a player: of goods by the buildings they are needed for, of places by
their gains."""

from __future__ import annotations

from typing import NamedTuple

from throneroom.games.west_kingdom.architects.actions.guildhall import (
    construct_price,
    level_price,
)
from throneroom.games.west_kingdom.architects.actions.places import market_price
from throneroom.games.west_kingdom.architects.cards import (
    GOODS,
    GUARDHOUSE,
    LEVELS,
    MAX_VIRTUE,
    OPEN,
    TOP,
    VIRTUE_VP,
    WORKSHOP,
    Apprentice,
    Building,
    Location,
)
from throneroom.games.west_kingdom.architects.laws import (
    branch_price,
    lacking_skills,
    price_of,
    too_dear,
)
from throneroom.games.west_kingdom.architects.look import Look
from throneroom.games.west_kingdom.effects import Do, Law, On
from throneroom.games.west_kingdom.goods import Bag, Mix, Need, Price, missing, number_of
from throneroom.kernel import Seat


class Taste(NamedTuple):
    """A player's values of things, in points."""

    cathedral: float = 1.0
    """A level of the Cathedral, as a share of its points."""
    market: float = 1.0
    """The value of the black market's goods, as a share of their value elsewhere."""
    capture: float = 0.2
    """The value of another player's captured worker."""
    virtue: float = 0.55
    """The value of a point of virtue, beyond the points on the track."""
    low: int = 5
    """The virtue below which the player is uneasy."""
    silver: float = 0.3
    spare: float = 0.12
    """The value of goods for which there is no use yet."""


DEAR = {"clay": 0.8, "wood": 0.9, "stone": 0.9, "gold": 1.6, "marble": 1.7}
"""The values of goods that are needed."""
PLENTY, GLUT = 12, 0.2
"""A player who holds this many of a good (of silver, twice as many) values more of it only at this
share. Without that, the bot would keep collecting and never build."""


class Aim(NamedTuple):
    """A possible building or level."""

    points: float
    need: tuple[Need, ...]
    missing: int
    skills: int
    """The number of missing skills."""


class Plan:
    """The position as seen by one player."""

    def __init__(self, look: Look, taste: Taste) -> None:
        self.look, self.taste, self.me = look, taste, look.me
        self.rounds = 0 if look.last_turn else 1 + look.spaces_left / look.players
        """An estimate of one's own remaining turns in the Guildhall."""
        self.urges = look.urges
        """The values that goals of a campaign add."""
        self.weights = self._weights()

    # Goods

    def _weights(self) -> dict[str, float]:
        """The values of goods: high for those that the best aims lack."""
        weights = dict.fromkeys(GOODS, self.taste.spare)
        weights["gold"] = weights["marble"] = 1.0 if self.look.last_turn else 0.4
        silver = self.me.silver
        weights["silver"] = 0.6 if silver < 3 else self.taste.silver if silver < PLENTY else 0.1
        for item in () if self.look.last_turn else tuple(weights):
            if getattr(self.me, item) >= (2 * PLENTY if item == "silver" else PLENTY):
                weights[item] *= GLUT
        for rank, aim in enumerate(self.aims()[:3]):
            for items, amount in aim.need:
                short = amount - sum(getattr(self.me, item) for item in items)
                for item in items:
                    if short > 0:
                        wanted = DEAR[item] * (1.0 - 0.25 * rank)
                        weights[item] = max(weights[item], wanted)
        weights["marble"] += self.urges.get("marble", 0.0)
        return weights

    def aims(self) -> list[Aim]:
        """The aims, the most promising first: many points, few missing goods."""
        me = self.me
        found = []
        for card in me.hand:
            need = construct_price(me, card).goods[0]
            aim = Aim(self.building(card), need, missing(me, need), len(lacking_skills(me, card)))
            found.append(aim)
        if me.level < TOP and self.look.level_is_open(me.level + 1):
            need = level_price(me).goods[0]
            found.append(Aim(self.level(), need, missing(me, need), 0))
        found.sort(key=lambda aim: -aim.points / (2.5 + aim.missing + 3 * aim.skills))
        return found

    def bag(self, bag: Bag, workers: int = 0) -> float:
        total = 0.0
        for item, amount in bag.items:
            n = number_of(amount, workers)
            if item == "virtue":
                total += self.virtue(n)
            elif item == "building_card":
                total += n * self.card()
            elif item == "debt":
                total -= n * self.debt()
            elif item in self.weights:
                total += n * self.weights[item]
        return total

    def virtue(self, change: int) -> float:
        """The value of a change in virtue: the track's points, and the access that virtue gives."""
        me = self.me
        after = me.virtue + change
        debts = max(0, -after)
        after = min(max(after, 0), MAX_VIRTUE)
        track = VIRTUE_VP[after] - VIRTUE_VP[me.virtue]
        return 0.6 * track + self.taste.virtue * (after - me.virtue) - debts * self.debt()

    def debt(self) -> float:
        """The cost of a debt; lower if a chronicle rewards many debts."""
        return 2.0 - self.urges.get("unpaid_debts", 0.0)

    def card(self) -> float:
        """One more building card in hand."""
        held = len(self.me.hand)
        return 0.2 if not self.rounds else (1.3, 1.1, 0.9, 0.6, 0.35, 0.1)[min(held, 5)]

    def price(self, price: Price) -> float:
        """The cost of paying a price."""
        cost = price.coins * self.weights["silver"] + price.cards * 0.6
        if price.virtue:
            cost -= self.virtue(-price.virtue)
        for items, amount in price.goods[0]:
            cost += amount * 0.35 * min(DEAR[item] for item in items)
        return cost

    # Buildings and the Cathedral

    def building(self, card: Building) -> float:
        points = card.vp + self.virtue(card.virtue) + self.urges.get("own_buildings", 0.0)
        for clause in card.clauses:
            if isinstance(clause, Law):
                points += clause.terms["add"] * self.me.unpaid if clause.kind == "debt_vp" else 0
            elif isinstance(clause, Do):
                points += 1.5
        return points

    def level(self) -> float:
        """The value of the next level: its points, the reward, and the way up."""
        me = self.me
        gain = LEVELS[me.level + 1].vp - LEVELS[me.level].vp
        way = 1.0 if me.level + 1 < TOP else 0.0
        goal = self.urges.get("cathedral_level", 0.0)
        return self.taste.cathedral * (gain + way) + 2.0 + goal

    # Apprentices

    def apprentice(self, card: Apprentice) -> float:
        """The value of an apprentice: missing skills, and the card's effect for the rest of the
        game."""
        me = self.me
        value = 0.6 + self.virtue(card.virtue) + self.urges.get("apprentices", 0.0)
        for skill in card.skills:
            have = sum(skill in one.skills for one in me.apprentices)
            wanted = sum(skill in lacking_skills(me, plan) for plan in me.hand)
            value += (1.4 if not have else 0.0) + 0.8 * wanted
        for clause in card.clauses:
            if isinstance(clause, On) and clause.moment == "collect":
                value += 0.25 * self.rounds
            elif isinstance(clause, On) and clause.moment == "black_market_action":
                value += 0.5 * self.taste.market * min(4.0, self.rounds)
            elif isinstance(clause, On | Law):
                value += 0.2 * min(5.0, self.rounds)
        return value

    # Places

    def place(self, place: Location) -> float:
        """The value of a worker there."""
        value = VALUES.get(place.key)
        if value is not None:
            return value(self, place)
        workers = self.me.open[place.number] + 1
        gained = self._gain(place.does, workers)
        if self.rounds > 1 and workers < 5:
            gained += 0.2 * self._gain(place.does, 1)  # a later worker there gains more
        for bonus in self.me.powers.collect.get(place.key, ()):
            gained += self._gain(bonus.do, 0)
        return gained

    def _gain(self, do: Do, workers: int) -> float:
        if do.branches:
            return max(self._gain(branch.do, workers) for branch in do.branches)
        return sum(self.bag(bag, workers) for verb, bag in do.verbs if verb == "gain")

    def storehouse(self, place: Location) -> float:
        """The best trade, as often as it is allowed and affordable."""
        me = self.me
        trades = [branch.do for branch in place.does.branches if branch.do.pay is not None]
        trades += [bonus.do for bonus in me.powers.trades]
        best = 0.0
        for do in trades:
            assert do.pay is not None
            value = self.trade(do)
            if value > 0 and not too_dear(me, price_of(me, do.pay, "")):
                best = max(best, value * min(2, me.open[place.number] + 1))
        return best

    def trade(self, do: Do) -> float:
        """The value of a trade's gains, less that of the needed goods it takes."""
        gained = sum(self.bag(bag, 0) for verb, bag in do.verbs if verb == "gain")
        if isinstance(do.pay, Mix):
            over = [getattr(self.me, item) - self.needed(item) for item in do.pay.any_of]
            spare: int = sum([max(0, n) for n in over])
            return gained - 0.15 * do.pay.amount - 0.9 * max(0, do.pay.amount - spare)
        assert do.pay is not None
        return gained - self.bag(do.pay) - 0.1

    def needed(self, item: str) -> int:
        """The amount of a good that the best aim takes."""
        aims = self.aims()
        return sum(need.amount for need in aims[0].need if item in need.any_of) if aims else 0

    def workshop(self, place: Location) -> float:
        me = self.me
        workers = me.open[place.number] + 1
        cards = (1 + workers // 2) * self.card() if len(me.hand) < me.powers.hand_limit else 0.0
        return max(cards, self.best_hire(workers))

    def best_hire(self, columns: int) -> float:
        me = self.me
        price = branch_price(me, WORKSHOP, "hire")
        if price.coins > me.silver or len(me.apprentices) >= me.powers.limit or self.rounds < 2:
            return 0.0
        best = 0.0
        for row, coins in zip(self.look.rows, self.look.coins, strict=True):
            for column, card in enumerate(row):
                passed = max(0, column + 1 - columns)
                if card is not None and price.coins + passed <= me.silver:
                    cost = (price.coins + passed - coins[column]) * self.weights["silver"]
                    best = max(best, self.apprentice(card) - cost)
        return best

    def town_centre(self, place: Location) -> float:
        """The best affordable groups, the first one most of all."""
        groups = sorted(
            (
                self.group(owner, where)
                for where in OPEN
                for owner in range(self.look.players)
                if self.look.workers(owner, where)
            ),
            reverse=True,
        )
        most = self.me.open[place.number] + 1
        return sum(value for value in groups[:most] if value > 0) - 2 * self.weights["silver"]

    def group(self, owner: Seat, place: Location) -> float:
        """The value of a group. Workers of others bring silver and are missed, more so in a large
        group; own workers can be placed again."""
        workers = self.look.workers(owner, place)
        if owner == self.look.seat:
            idle = max(0, 6 - self.me.free)
            return workers * 0.12 * idle * (self.rounds > 1) - 0.3
        later = 0.05 * workers * workers if self.rounds > 1 else 0.0
        goal = workers * self.urges.get("captured", 0.0)
        return workers * self.taste.capture * (1.0 if self.rounds > 1 else 0.3) + later + goal

    def guardhouse(self, place: Location) -> float:
        return max(self.guard(name) for name in GUARDHOUSE.branches)

    def guard(self, name: str) -> float:
        """The value of an action of the Guardhouse."""
        me = self.me
        idle = 0.25 + 0.12 * max(0, 6 - me.free)
        if name == "imprison":
            kept = self.urges.get("captured", 0.0)
            return sum(me.captured) * (min(0.3, self.weights["silver"]) + 0.1 - kept)
        if name == "free_prisoners":
            return me.prison * (idle * (self.rounds > 1) + 0.5)
        held = self.look.held * idle
        if name == "free_captives_by_debt":
            return held + self.virtue(-1) - 2.0 if self.look.held else -1.0
        price = branch_price(me, GUARDHOUSE, name)
        if too_dear(me, price):
            return -1.0
        if name == "pay_debt":
            if not me.unpaid:
                return -1.0
            return 2.0 + max(0.0, self.virtue(1)) - price.coins * self.weights["silver"] * 0.7
        return held - price.coins * self.weights["silver"] if self.look.held else -1.0

    def tax_stand(self, place: Location) -> float:
        price = price_of(self.me, place.does.pay, place.key) if place.does.pay else Price()
        gold = 1.0 * len(self.me.powers.collect.get(place.key, ()))
        return self.look.tax * self.weights["silver"] + gold + self.virtue(-price.virtue)

    def market(self, place: Location) -> float:
        """The value of goods for silver and virtue, and perhaps prison."""
        me, price = self.me, market_price(self.me, place)
        if place.key == "black_market_left":
            gained = self.bag(self.look.small_offer)
        elif place.key == "black_market_right":
            gained = self.bag(self.look.large_offer)
        else:
            open_cards = [card for row in self.look.rows for card in row if card is not None]
            full = len(me.apprentices) >= me.powers.limit or self.rounds < 2
            hire = 0.0 if full else max(self.apprentice(card) for card in open_cards)
            gained = max(hire, 1.6 * self.card())
        for bonus in me.powers.on.get("black_market_action", ()):
            gained += self._gain(bonus.do, 0)
        return self.taste.market * gained - self.price(price) - 0.4

    def guildhall(self, place: Location) -> float:
        """The value of the best thing that can be built now."""
        values = [self.build(card) for card in self.me.hand if self.can_build(card)]
        if self.look.can_advance:
            values.append(self.advance())
        return max(values, default=-9.0)

    def can_build(self, card: Building) -> bool:
        me = self.me
        return not lacking_skills(me, card) and not too_dear(me, construct_price(me, card), 1)

    def build(self, card: Building) -> float:
        return self.building(card) - self.price(construct_price(self.me, card))

    def advance(self) -> float:
        return self.level() - self.price(level_price(self.me))


VALUES = {
    "storehouse": Plan.storehouse,
    "workshop": Plan.workshop,
    "town_centre": Plan.town_centre,
    "guardhouse": Plan.guardhouse,
    "tax_stand": Plan.tax_stand,
    "black_market_left": Plan.market,
    "black_market_middle": Plan.market,
    "black_market_right": Plan.market,
    "guildhall": Plan.guildhall,
}
"""Places with a value beyond their gains."""
