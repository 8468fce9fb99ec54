"""What a player will build and deliver, and which place brings it nearer.

The team's target grows with every round: the Overlord sends workers to the Guildhall, and events
come up. So what counts is how soon the next things stand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from throneroom.games.west_kingdom.architects.actions.guildhall import ADVANCE, construct_price
from throneroom.games.west_kingdom.architects.actions.places import market_price
from throneroom.games.west_kingdom.architects.cards import (
    CATHEDRAL_VIRTUE,
    FOREST,
    GUILDHALL,
    LEVEL_CARDS,
    LEVELS,
    MARKET,
    MINES,
    OPEN,
    QUARRY,
    SILVERSMITH,
    STOREHOUSE,
    TOP,
    WORKSHOP,
    Building,
    Location,
    mask_of,
)
from throneroom.games.west_kingdom.architects.laws import CATHEDRAL, branch_price, price_of
from throneroom.games.west_kingdom.effects import Do
from throneroom.games.west_kingdom.goods import Bag, number_of
from throneroom.games.west_kingdom.tomesaga.architects_coop.bots.schedule import (
    BESIDE,
    CARDS,
    CLAY,
    GATHERED,
    MARBLE,
    MARBLE_PRICE,
    NUMBERS,
    SILVER,
    STONE,
    VIRTUE,
    WOOD,
    Offer,
    Project,
    Stock,
    numbered,
    outlook,
)
from throneroom.games.west_kingdom.tomesaga.architects_coop.cards import Demand
from throneroom.games.west_kingdom.tomesaga.architects_coop.verbs import CARD, DEBTS, held

if TYPE_CHECKING:
    from throneroom.games.west_kingdom.tomesaga.architects_coop.bots.planning import TeamPlan

PATIENCE = 0.85
"""What something is worth a turn later, as a share."""
STEPS = 3
"""Projects that are looked ahead."""
LEVEL = 4.0
"""What a level of the Cathedral brings beside its points: a reward, and the way up."""
REWARD = ((VIRTUE, 1),)
"""What is sure of a reward."""
SHADY = 0.6
"""A worker on the black market, who goes to prison."""
HIRED, DRAWN = 0.4, 0.3
"""Shares of what an apprentice or a card is worth beside the projects."""
RID = 1.0
"""A debt that is offered is gone, too."""
NEVER = -99.0
DELIVERED = {**NUMBERS, CARD: CARDS}
"""By the item of a demand: its number in the stock. Debts are no stock."""
WORKPLACES = {QUARRY: STONE, FOREST: WOOD, SILVERSMITH: SILVER}


class Works:
    """The stock and the projects of a player, as they are now."""

    def __init__(self, plan: TeamPlan) -> None:
        self.plan, self.look, self.me = plan, plan.look, plan.me
        self.offers = self._offers()
        self.stock = self._stock()
        self.buildings = {card: self.construction(card) for card in self.me.hand}
        self.levels = self._levels()
        self.deliveries = {
            demand: self.delivery(demand, lacking)
            for demand, lacking in plan.wanted.items()
            if demand.item in DELIVERED
        }

    # What there is

    def _offers(self) -> dict[Location, Offer]:
        """The goods of the black market that nobody stands on."""
        left, _, right = MARKET
        found = {}
        for place, bag in ((left, self.look.small_offer), (right, self.look.large_offer)):
            if self.look.market[place.number] is None:
                price = market_price(self.me, place)
                brings = tuple([(NUMBERS[item], number_of(n, 0)) for item, n in bag.items])
                found[place] = Offer(price.coins, price.virtue, brings)
        return found

    def _stock(self) -> Stock:
        me = self.me
        more = [0] * len(OPEN)
        for place in OPEN:
            for bonus in me.powers.collect.get(place.key, ()):
                more[place.number] += sum(
                    [number_of(n, 0) for _, bag in bonus.do.verbs for _, n in bag.items]
                )
        goods = [*me.goods, me.silver, len(me.hand), me.virtue]
        offers = tuple(self.offers.values())
        return Stock(goods, me.open[:], more, offers, me.powers.skill_mask)

    # What can be made of it

    @property
    def projects(self) -> list[Project]:
        found = [*self.buildings.values(), *self.deliveries.values()]
        return [*found, self.levels] if self.levels is not None else found

    def construction(self, card: Building) -> Project:
        """A building, with the goods that it brings."""
        brings = [
            (NUMBERS[item], n)
            for clause in (() if card.at_end else card.clauses)
            if isinstance(clause, Do)
            for verb, bag in clause.verbs
            if verb == "gain" and isinstance(bag, Bag)
            for item, n in bag.items
            if item in NUMBERS and type(n) is int
        ]
        value = max(0.5, self.plan.building(card)) + self.plan.care.haste
        need = numbered(construct_price(self.me, card).goods[0])
        return Project(value, need, 1, card.skill_mask, 0, tuple(brings))

    def _levels(self) -> Project | None:
        """The next level of the Cathedral, and after it those above."""
        me, plan = self.me, self.plan
        free = []
        for level in range(me.level + 1, TOP + 1):
            if not self.look.level_is_open(level):
                break
            free.append(level)
        cards = max(0, LEVEL_CARDS - me.powers.less.get(CATHEDRAL, {}).get(CARD, 0))
        then: Project | None = None
        for level in reversed(free):
            points = LEVELS[level].vp - LEVELS[level - 1].vp
            value = plan.taste.cathedral * points + LEVEL + plan.care.haste
            need = numbered(price_of(me, LEVELS[level].cost, CATHEDRAL).goods[0])
            then = Project(value, need, cards, 0, CATHEDRAL_VIRTUE, REWARD, then)
        return then

    def delivery(self, demand: Demand, lacking: int) -> Project:
        """As many offerings as workers can make at the Storehouse, then one more each time."""
        good, each = DELIVERED[demand.item], self.plan.care.fetched * self.plan.item(demand)
        workers = self.me.open[STOREHOUSE.number]
        counts: list[int] = []
        while lacking > sum(counts) and len(counts) < STEPS:
            counts.append(min(workers + len(counts) + 1, lacking - sum(counts)))
        then: Project | None = None
        for n in reversed(counts):
            need, cards = ((), n) if good == CARDS else ((((good,), n),), 0)
            then = Project(n * each, need, cards, 0, 0, (), then, True)
        assert then is not None
        return then

    # What a place is worth

    def hopes(self, stock: Stock, projects: Sequence[Project] | None = None) -> float:
        """What the next projects are worth, a turn from now."""
        left = self.projects if projects is None else projects
        return PATIENCE * outlook(stock, left, STEPS, PATIENCE)

    def without(self, done: Project) -> list[Project]:
        left = self.projects
        left.remove(done)
        return left if done.then is None else [*left, done.then]

    def ways(self, place: Location) -> dict[str, float]:
        """What a worker there is worth, by what is done there."""
        then = self.stock.copy()
        if place in WORKPLACES:
            good = WORKPLACES[place]
            then.work(place.number, good, BESIDE[good])
            return {"": self.hopes(then)}
        if place is MINES:
            gold = self.stock.copy()
            gold.mine_gold()
            then.work(GATHERED[CLAY], CLAY, BESIDE[CLAY])
            return {"clay": self.hopes(then), "gold": self.hopes(gold)}
        if place is WORKSHOP:
            then.draw()
            drawn = self.hopes(then) + DRAWN * self.plan.card()
            return {"cards": drawn, "hire": self.hiring()}
        if place is GUILDHALL:
            return {"": max([self.building(one) for one in self.buildable()], default=NEVER)}
        if place is STOREHOUSE:
            return {"": self.at_storehouse()}
        offer = self.offers.get(place)
        if offer is None:
            return {"": self.hopes(then) + self.plan.elsewhere(place)}
        then.buy(offer)
        bonus = sum([self.plan.brought(one) for one in self.bonuses("black_market_action")])
        return {"": self.hopes(then) + bonus + self.plan.virtue(-offer.virtue) - SHADY}

    def bonuses(self, moment: str) -> list[Do]:
        return [bonus.do for bonus in self.me.powers.on.get(moment, ())]

    def again(self, place: Location) -> dict[str, float]:
        """The same once the worker stands there."""
        self.stock.crews[place.number] -= 1
        return self.ways(place)

    def buildable(self) -> list[Any]:
        found: list[Any] = [card for card in self.me.hand if self.plan.can_build(card)]
        return [*found, ADVANCE] if self.look.can_advance else found

    def building(self, what: Any) -> float:
        """What is built now, and what comes after it."""
        project = self.levels if what is ADVANCE else self.buildings[what]
        if project is None:
            return NEVER
        then = self.stock.copy()
        then.build(project)
        return project.value + self.hopes(then, self.without(project))

    def hiring(self) -> float:
        """The best apprentice who can be paid."""
        me, look = self.me, self.look
        if len(me.apprentices) >= me.powers.limit or self.plan.rounds < 2:
            return NEVER
        price = branch_price(me, WORKSHOP, "hire").coins
        columns = me.open[WORKSHOP.number] + 1
        best = NEVER
        for row, coins in zip(look.rows, look.coins, strict=True):
            for column, card in enumerate(row):
                cost = price + max(0, column + 1 - columns)
                if card is None or cost > me.silver:
                    continue
                then = self.stock.copy()
                then.crews[WORKSHOP.number] += 1
                then.goods[SILVER] += coins[column] - cost
                then.skills |= mask_of(card.skills)
                best = max(best, self.hopes(then) + HIRED * self.plan.apprentice(card))
        return best

    def at_storehouse(self) -> float:
        """Marble for what is built next, or offerings."""
        workers = self.me.open[STOREHOUSE.number] + 1
        then = self.stock.copy()
        then.crews[STOREHOUSE.number] = workers
        worths = [NEVER]
        for _ in range(workers):
            good = max((WOOD, STONE), key=then.goods.__getitem__)
            if then.goods[good] < MARBLE_PRICE:
                break
            then.goods[good] -= MARBLE_PRICE
            then.goods[MARBLE] += 1
            worths.append(self.hopes(then))
        for demand, lacking in self.plan.wanted.items():
            worths.append(self.offering(demand, min(workers, lacking)))
        return max(worths)

    def offering(self, demand: Demand, most: int) -> float:
        """Several offerings at once, as far as the goods reach."""
        each = self.plan.care.fetched * self.plan.item(demand)
        if demand not in self.deliveries:
            debts = min(most, sum([held(self.me, debt) for debt in DEBTS]))
            return self.hopes(self.stock) + debts * (each + RID) if debts else NEVER
        good, project = DELIVERED[demand.item], self.deliveries[demand]
        number = min(most, self.stock.goods[good])
        if not number:
            return NEVER
        then = self.stock.copy()
        then.crews[STOREHOUSE.number] += 1
        then.goods[good] -= number
        return self.hopes(then, self.without(project)) + number * each
