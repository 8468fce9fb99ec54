"""The buildings and deliveries that a player can hope for, and the places that bring them nearer.

The team's target grows with every round: the Overlord sends workers to the Guildhall, and events
come up. So it counts how soon the next things are finished.
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
    TAX_STAND,
    TOP,
    WORKSHOP,
    Apprentice,
    Building,
    Location,
    mask_of,
)
from throneroom.games.west_kingdom.architects.laws import CATHEDRAL, branch_price, price_of
from throneroom.games.west_kingdom.effects import Do, On
from throneroom.games.west_kingdom.goods import Bag, Mix, number_of
from throneroom.games.west_kingdom.tomesaga.architects_coop.bots.schedule import (
    BESIDE,
    CARDS,
    CLAY,
    GATHERED,
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
from throneroom.games.west_kingdom.tomesaga.architects_coop.cards import Demand, Side
from throneroom.games.west_kingdom.tomesaga.architects_coop.verbs import (
    CARD,
    DEBTS,
    held,
    items_for,
)

if TYPE_CHECKING:
    from throneroom.games.west_kingdom.tomesaga.architects_coop.bots.planning import TeamPlan

PATIENCE = 0.82
"""The value of something one turn later, as a share."""
STEPS = 2
"""The number of projects in a look-ahead."""
LEVEL = 4.0
"""The value of a level of the Cathedral beyond its points: a reward, and the way up."""
REWARD = ((VIRTUE, 1),)
"""The guaranteed part of a reward."""
SHADY = 0.6
"""The cost of a worker on the black market, who goes to prison."""
PICKED = 2.0
"""The value of the best of five cards above that of the next one."""
HIRED = 0.4
"""The share of an apprentice's value that counts beside the projects."""
FRESH = (1.3, 1.1, 0.9, 0.6, 0.35, 0.1)
"""The value of a new card beside the projects, by the number of cards in hand."""
RID = 1.0
"""The additional value of offering a debt, which is gone afterwards."""
SPARED = 0.2
"""The cost of a good that a trade takes, beside the projects."""
NEVER = -99.0
DELIVERED = {**NUMBERS, CARD: CARDS}
"""By the item of a demand: its number in the stock. Debts are not in the stock."""
WORKPLACES = {QUARRY: STONE, FOREST: WOOD, SILVERSMITH: SILVER}


class Works:
    """The current stock and projects of a player."""

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

    # Stock

    def _offers(self) -> dict[Location, Offer]:
        """The goods of the free spaces of the black market."""
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

    # Projects

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
        """The next level of the Cathedral, followed by those above."""
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
        """As many offerings at the Storehouse as workers allow, then one more each time."""
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

    # The value of a place

    def hopes(self, stock: Stock, projects: Sequence[Project] | None = None) -> float:
        """The value of the next projects, one turn from now."""
        if self.look.last_turn:
            return 0.0
        left = self.projects if projects is None else projects
        return PATIENCE * outlook(stock, left, STEPS, PATIENCE, self.plan.turns_left)

    def without(self, done: Project) -> list[Project]:
        left = self.projects
        left.remove(done)
        return left if done.then is None else [*left, done.then]

    def ways(self, place: Location) -> dict[str, float]:
        """The value of a worker there, by branch."""
        if self.look.last_turn and place not in (GUILDHALL, STOREHOUSE):
            return {"": self.plan.elsewhere(place)}
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
            cards = 1 + (then.crews[place.number] + 1) // 2
            then.draw()
            drawn = self.hopes(then) + self.fresh(cards)
            return {"cards": drawn, "hire": self.hiring()}
        if place is GUILDHALL:
            return {"": max([self.building(one) for one in self.buildable()], default=NEVER)}
        if place is STOREHOUSE:
            return {"": self.at_storehouse()}
        if place is TAX_STAND:
            return {"": self.at_tax_stand(then)}
        if place is MARKET[1]:
            return {"": self.at_market(then)}
        offer = self.offers.get(place)
        if offer is None:
            return {"": self.hopes(then) + self.plan.elsewhere(place)}
        then.buy(offer)
        bonus = sum([self.plan.brought(one) for one in self.bonuses("black_market_action")])
        return {"": self.hopes(then) + bonus + self.plan.virtue(-offer.virtue) - SHADY}

    def fresh(self, cards: int) -> float:
        """The value of new cards in hand, of which some may be built soon."""
        held = len(self.me.hand)
        return sum([FRESH[min(held + n, len(FRESH) - 1)] for n in range(cards)])

    def bonuses(self, moment: str) -> list[Do]:
        return [bonus.do for bonus in self.me.powers.on.get(moment, ())]

    def again(self, place: Location) -> dict[str, float]:
        """The same once the worker stands there."""
        self.stock.crews[place.number] -= 1
        found = self.ways(place)
        self.stock.crews[place.number] += 1
        return found

    def buildable(self) -> list[Any]:
        found: list[Any] = [card for card in self.me.hand if self.plan.can_build(card)]
        return [*found, ADVANCE] if self.look.can_advance else found

    def building(self, what: Any) -> float:
        """The value of building something now, and of the turns that follow."""
        project = self.levels if what is ADVANCE else self.buildings[what]
        if project is None:
            return NEVER
        then = self.stock.copy()
        then.build(project)
        value = project.value - self.plan.care.haste * self.look.last_turn
        value += self.blessed(self.me.level + (what is ADVANCE))
        return value + self.hopes(then, self.without(project))

    def blessed(self, level: int) -> float:
        """The value of the Priest's offerings in the meantime."""
        demand = self.plan.first_wanted
        sides = [one.side for one in self.me.apprentices if isinstance(one, Side)]
        if demand is None or "priest" not in sides:
            return 0.0
        spare = max([self.plan.spare(item) for item in items_for(demand)])
        return min(level, spare, self.plan.wanted[demand]) * max(0.0, self.plan.offer_to(demand))

    def hiring(self) -> float:
        """The value of the best affordable apprentice."""
        me, look = self.me, self.look
        if len(me.apprentices) >= me.powers.limit or look.last_turn:
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
                best = max(best, self.hired(then, card))
        return best

    def hired(self, then: Stock, card: Apprentice) -> float:
        """The value of the turns after a hire; it changes the stock."""
        then.skills |= mask_of(card.skills)
        then.goods[VIRTUE] = max(0, then.goods[VIRTUE] + card.virtue)
        more = collected(card)
        if more is not None:
            then.more = [n + (number == more) for number, n in enumerate(then.more)]
        return self.hopes(then) + HIRED * self.plan.apprentice(card)

    # Other places

    def at_market(self, then: Stock) -> float:
        """In the middle: the best of five cards, or an apprentice for less silver."""
        price = market_price(self.me, MARKET[1])
        then.goods[SILVER] -= price.coins
        then.goods[VIRTUE] = max(0, then.goods[VIRTUE] - price.virtue)
        best = max(self.offered(then).values())
        return best + self.plan.virtue(-price.virtue) - SHADY

    def offered(self, stock: Stock) -> dict[str, float]:
        """The values of the actions on the middle space of the market, once it is paid for."""
        picked = stock.copy()
        picked.goods[CARDS] += 1
        found = {"cards": self.hopes(picked) + self.fresh(1) + PICKED, "hire": NEVER}
        if len(self.me.apprentices) < self.me.powers.limit:
            cards = [card for row in self.look.rows for card in row if card is not None]
            hired = [self.hired(stock.copy(), card) for card in cards]
            found["hire"] = max(hired, default=NEVER)
        return found

    def at_tax_stand(self, then: Stock) -> float:
        pay = TAX_STAND.does.pay
        assert pay is not None
        price = price_of(self.me, pay, TAX_STAND.key)
        then.goods[SILVER] += self.look.tax
        then.goods[VIRTUE] = max(0, then.goods[VIRTUE] - price.virtue)
        return self.hopes(then) + self.plan.virtue(-price.virtue)

    # The Storehouse

    def at_storehouse(self) -> float:
        """The best trades, one after another, or offerings."""
        workers = self.me.open[STOREHOUSE.number] + 1
        then = self.stock.copy()
        then.crews[STOREHOUSE.number] = workers
        best, gained = self.hopes(then), 0.0
        trades = [branch.do for branch in STOREHOUSE.does.branches if branch.do.pay is not None]
        trades += [bonus.do for bonus in self.me.powers.trades]
        for _ in range(min(workers, STEPS)):
            found = [(self.traded(then, do), do) for do in trades]
            worth, do = max(found, key=lambda one: one[0])
            if gained + worth <= best:
                break
            best = gained + worth
            gained += self.apply(then, do)
        for demand, lacking in self.plan.wanted.items():
            best = max(best, self.offering(demand, min(workers, lacking)))
        return best

    def traded(self, stock: Stock, do: Do) -> float:
        """The value of the turns after a trade."""
        assert do.pay is not None
        if not affords(stock, do.pay):
            return NEVER
        then = stock.copy()
        worth = self.apply(then, do)
        return worth + self.hopes(then)

    def apply(self, stock: Stock, do: Do) -> float:
        """Makes a trade. Returns its value beyond the stock."""
        pay = do.pay
        worth = 0.0
        if isinstance(pay, Mix):
            stock.pay([NUMBERS[item] for item in pay.any_of], pay.amount)
            worth -= SPARED * pay.amount
        elif pay is not None:
            for item, n in pay.items:
                stock.goods[NUMBERS[item]] -= number_of(n, 0)
                worth -= SPARED * number_of(n, 0)
        for verb, bag in do.verbs:
            for item, amount in bag.items if verb == "gain" else ():
                n = number_of(amount, 0)
                if item == "virtue":
                    stock.goods[VIRTUE] += n
                    worth += self.plan.virtue(n)
                else:
                    stock.goods[NUMBERS[item]] += n
                    worth += SPARED * n
        return worth

    def trade(self, do: Do | None) -> float:
        """The value of a trade of a worker who stands there; None: no more trades."""
        return self.hopes(self.stock) if do is None else self.traded(self.stock, do)

    def offering(self, demand: Demand, most: int) -> float:
        """Several offerings at once, while the goods last."""
        if demand not in self.deliveries:
            debts = min(most, sum([held(self.me, debt) for debt in DEBTS]))
            each = self.plan.visit(demand, debts)
            return self.hopes(self.stock) + debts * (each + RID) if debts else NEVER
        good, project = DELIVERED[demand.item], self.deliveries[demand]
        number = min(most, self.stock.goods[good])
        if not number:
            return NEVER
        each = self.plan.visit(demand, number)
        then = self.stock.copy()
        then.crews[STOREHOUSE.number] += 1
        then.goods[good] -= number
        return self.hopes(then, self.without(project)) + number * each

    # Cards

    def card(self, card: Building) -> float:
        """The value of holding a card: its worth, and how soon it can be built."""
        project = self.buildings.get(card) or self.construction(card)
        turns = self.stock.copy().reach(project) + 1
        return project.value * PATIENCE**turns


def affords(stock: Stock, pay: Bag | Mix) -> bool:
    if isinstance(pay, Mix):
        return sum([stock.goods[NUMBERS[item]] for item in pay.any_of]) >= pay.amount
    return all(stock.goods[NUMBERS[item]] >= number_of(n, 0) for item, n in pay.items)


def collected(card: Apprentice) -> int | None:
    """The place where an apprentice adds a good."""
    for clause in card.clauses:
        if isinstance(clause, On) and clause.moment == "collect" and clause.at in PLACES:
            return PLACES[clause.at]
    return None


PLACES = {place.key: place.number for place in (QUARRY, FOREST, MINES, SILVERSMITH)}
