"""How soon things can be built: the number of turns that the goods take, with workers who stand in
groups.

Nobody captures a friend's workers, so a group only grows: its n-th worker brings n goods. This
tells in how many turns something will be built, and which place brings it nearer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from throneroom.games.west_kingdom.architects.cards import (
    FOREST,
    GOODS,
    MARKET_VIRTUE,
    MINES,
    QUARRY,
    SILVERSMITH,
    STOREHOUSE,
    WORKSHOP,
)
from throneroom.games.west_kingdom.goods import Need

CLAY, WOOD, STONE, GOLD, MARBLE, SILVER, CARDS, VIRTUE = range(8)
NUMBERS = {item: number for number, item in enumerate((*GOODS, "silver"))}
FAR = 30
"""Turns to something out of reach."""
MARBLE_PRICE = 3
"""Wood or stone that a marble costs at the Storehouse."""
VIRTUE_PRICE = 2
"""Clay, wood or stone that a point of virtue costs there."""
HIRE_PRICE = 4
"""Silver and tax that an apprentice of the first column costs."""
WORTH = (0.1, 0.2, 0.2, 0.5, 0.5, 0.1, 0.4, 0.2)
"""The value of goods, silver, cards and virtue that no project needs, by number."""
PLENTY = 8
"""Number of a good beyond which more is worth nothing."""


class Offer(NamedTuple):
    """A free space of the black market: its cost and its goods."""

    silver: int
    virtue: int
    goods: tuple[tuple[int, int], ...]
    """Pairs of a good's number and an amount."""


class Project(NamedTuple):
    """Something to be built."""

    value: float
    need: tuple[tuple[tuple[int, ...], int], ...]
    """Pairs of the goods that may be taken and their amount."""
    cards: int
    skills: int
    """The required skills, as bits; 0 for a level of the Cathedral."""
    virtue: int = 0
    """The least virtue that it requires."""
    brings: tuple[tuple[int, int], ...] = ()
    """The goods that it brings."""
    then: Project | None = None
    """The project that becomes possible only after it."""
    delivered: bool = False
    """Whether it is offered at the Storehouse, not built."""


def numbered(needs: Sequence[Need]) -> tuple[tuple[tuple[int, ...], int], ...]:
    return tuple([(tuple([NUMBERS[item] for item in need.any_of]), need.amount) for need in needs])


class Stock:
    """A player's goods and workers, now or after some turns."""

    __slots__ = ("crews", "goods", "more", "offers", "skills")

    def __init__(
        self,
        goods: list[int],
        crews: list[int],
        more: Sequence[int],
        offers: tuple[Offer, ...],
        skills: int,
    ) -> None:
        self.goods = goods
        """Amounts by number, with silver, cards in hand and virtue."""
        self.crews = crews
        """Own workers by open place."""
        self.more = more
        """The goods that apprentices add there."""
        self.offers = offers
        self.skills = skills

    def copy(self) -> Stock:
        return Stock(self.goods[:], self.crews[:], self.more, self.offers, self.skills)

    # The gains of places

    def work(self, place: int, good: int, first: int = 0) -> None:
        """Adds a worker to a group and takes the gains; `first` counts in addition to the number of
        workers."""
        self.crews[place] += 1
        self.goods[good] += self.crews[place] + first + self.more[place]

    def mine_gold(self) -> None:
        self.crews[MINES.number] += 1
        self.goods[GOLD] += self.crews[MINES.number] // 2

    def draw(self) -> None:
        self.crews[WORKSHOP.number] += 1
        self.goods[CARDS] += 1 + self.crews[WORKSHOP.number] // 2

    def buy(self, offer: Offer) -> None:
        goods = self.goods
        goods[SILVER] -= offer.silver
        goods[VIRTUE] -= offer.virtue
        for good, n in offer.goods:
            goods[good] += n
        self.offers = tuple([one for one in self.offers if one is not offer])

    def can_buy(self, offer: Offer) -> bool:
        return offer.silver <= self.goods[SILVER] and self.goods[VIRTUE] <= MARKET_VIRTUE

    def rest(self) -> float:
        """The value of the goods that remain, for later projects and for points."""
        worth = [WORTH[good] * min(PLENTY, n) for good, n in enumerate(self.goods[:VIRTUE])]
        return sum(worth) + WORTH[VIRTUE] * self.goods[VIRTUE]

    def build(self, project: Project) -> None:
        for goods, due in project.need:
            self.pay(goods, due)
        self.goods[CARDS] -= project.cards
        for good, n in project.brings:
            self.goods[good] += n
        self.crews[STOREHOUSE.number] += project.delivered

    def pay(self, goods: Sequence[int], due: int) -> None:
        """Pays with any of these goods, the most plentiful ones first."""
        for good in sorted(goods, key=self.goods.__getitem__, reverse=True):
            paid = min(due, self.goods[good])
            self.goods[good] -= paid
            due -= paid

    # How long it takes

    def short(self, project: Project) -> list[int]:
        """The missing goods; where several would do, the one that is there soonest."""
        held, missing = self.goods, [0] * 8
        for goods, n in project.need:
            if len(goods) == 1:
                if n > held[goods[0]]:
                    missing[goods[0]] += n - held[goods[0]]
                continue
            lacking = n - sum([held[good] for good in goods])
            if lacking > 0:
                missing[max(goods, key=self.soonest)] += lacking
        missing[CARDS] = max(0, project.cards - held[CARDS])
        return missing

    def soonest(self, good: int) -> int:
        place = GATHERED.get(good)
        return self.crews[place] + self.more[place] if place is not None else -1

    def reach(self, project: Project) -> int:
        """Turns until the goods are there. They are gathered in the meantime."""
        goods, crews = self.goods, self.crews
        missing = self.short(project)
        turns = 0
        virtue = max(0, project.virtue - goods[VIRTUE])
        if virtue:
            turns += self.turns_for_virtue(virtue, missing, project)
        lacking = project.skills & ~self.skills
        hires = lacking.bit_count()
        if hires:
            missing[SILVER] += max(0, HIRE_PRICE * hires - goods[SILVER])
            crews[WORKSHOP.number] += hires
            turns += hires
            self.skills |= lacking
        if missing[GOLD] or missing[MARBLE]:
            turns += self.trade(missing)
        if missing[MARBLE]:
            short = missing[MARBLE]
            best = max((WOOD, STONE), key=self.soonest)
            missing[best] += max(0, MARBLE_PRICE * short - goods[best] - missing[best])
            turns += self.visits(short)
        while missing[GOLD] > 0:
            self.mine_gold()
            missing[GOLD] -= crews[MINES.number] // 2
            turns += 1
        for good in (CLAY, WOOD, STONE, SILVER):
            short, place = missing[good], GATHERED[good]
            while short > 0:
                self.work(place, good, BESIDE[good])
                short -= crews[place] + BESIDE[good] + self.more[place]
                turns += 1
        while missing[CARDS] > 0:
            self.draw()
            missing[CARDS] -= 1 + crews[WORKSHOP.number] // 2
            turns += 1
        if virtue:
            self.pay(PLAIN, VIRTUE_PRICE * virtue)
            goods[VIRTUE] += virtue
        goods[SILVER] -= HIRE_PRICE * hires
        return min(FAR, turns)

    def turns_for_virtue(self, virtue: int, missing: list[int], project: Project) -> int:
        """Turns at the Storehouse that bring enough virtue; the goods for it may have to be
        gathered."""
        needed = sum([n for goods, n in project.need if goods[0] in PLAIN])
        spare = sum([self.goods[good] + missing[good] for good in PLAIN]) - needed
        best = max(PLAIN, key=self.soonest)
        missing[best] += max(0, VIRTUE_PRICE * virtue - max(0, spare))
        return self.visits(virtue)

    def visits(self, trades: int) -> int:
        """Turns at the Storehouse for this number of trades."""
        turns = 0
        while trades > 0:
            self.crews[STOREHOUSE.number] += 1
            trades -= self.crews[STOREHOUSE.number]
            turns += 1
        return turns

    def trade(self, missing: list[int]) -> int:
        """Turns at the black market that bring gold or marble."""
        turns = 0
        for offer in self.offers:
            brings = dict(offer.goods)
            useful = [good for good in (GOLD, MARBLE) if missing[good] and brings.get(good)]
            if not useful or self.goods[VIRTUE] > MARKET_VIRTUE:
                continue
            if offer.silver > self.goods[SILVER]:
                turns += 1
                self.work(SILVERSMITH.number, SILVER, 1)
            self.buy(offer)
            turns += 1
            for good, n in offer.goods:
                missing[good] = max(0, missing[good] - n)
        return turns


GATHERED = {
    CLAY: MINES.number,
    WOOD: FOREST.number,
    STONE: QUARRY.number,
    SILVER: SILVERSMITH.number,
}
"""By good: the place that brings it."""
BESIDE = {CLAY: 1, WOOD: 0, STONE: 0, SILVER: 1}
PLAIN = (CLAY, WOOD, STONE)


def outlook(
    stock: Stock, projects: Sequence[Project], ahead: int, patience: float, turns_left: int
) -> float:
    """The value of the next projects, the soonest and best first. Each turn of delay multiplies it
    by `patience`. Nothing after the end of the game counts."""
    stock = stock.copy()
    left = list(projects)
    total, after = 0.0, 1.0
    for _ in range(ahead):
        best: tuple[float, Project, int, Stock] | None = None
        for one in left:
            then = stock.copy()
            turns = then.reach(one) + 1
            if turns > turns_left:
                continue
            worth = one.value * patience**turns / (1.0 - patience**turns)
            if best is None or worth > best[0]:
                best = (worth, one, turns, then)
        if best is None:
            break
        _, chosen, turns, stock = best
        turns_left -= turns
        after *= patience**turns
        total += chosen.value * after
        stock.build(chosen)
        left.remove(chosen)
        if chosen.then is not None:
            left.append(chosen.then)
    return total + stock.rest()
