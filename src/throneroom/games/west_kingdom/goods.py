"""Costs, gains and exchanges as data.

A bag is an amount of each of several items; a mix is an amount of some items in any proportion. A
price is a cost after all discounts, split by kind of payment: `ways_to_pay` lists every way to pay
its goods.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

import msgspec

from throneroom.kernel import Decision, Message

Formula: TypeAlias = Callable[[int], int]
Amount: TypeAlias = int | Formula
"""A number, or one that depends on W, the number of own workers at a place."""

FORMULAS: dict[str, Formula] = {
    "W": lambda w: w,
    "1+W": lambda w: 1 + w,
    "W//2": lambda w: w // 2,
    "1+W//2": lambda w: 1 + w // 2,
}


def read_amount(data: int | str) -> Amount:
    return data if isinstance(data, int) else FORMULAS[data]


def number_of(amount: Amount, workers: int) -> int:
    return amount if type(amount) is int else amount(workers)  # type: ignore[operator]


class Bag(NamedTuple):
    """Amounts of items, in written order."""

    items: tuple[tuple[str, Amount], ...]

    def counted(self, workers: int) -> dict[str, int]:
        return {item: number_of(amount, workers) for item, amount in self.items}


class Mix(NamedTuple):
    """An amount of some items, in any mix."""

    any_of: tuple[str, ...]
    amount: int


def read_bag(data: Mapping[str, Any]) -> Bag | Mix:
    """
    >>> read_bag({"wood": 2, "gold": 1})
    Bag(items=(('wood', 2), ('gold', 1)))
    >>> read_bag({"any_of": ["wood", "stone"], "amount": 4})
    Mix(any_of=('wood', 'stone'), amount=4)
    """
    if "any_of" in data:
        return Mix(tuple(data["any_of"]), data["amount"])
    return Bag(tuple((item, read_amount(amount)) for item, amount in data.items()))


# Prices


class Need(NamedTuple):
    """A number of goods that may be any of these."""

    any_of: tuple[str, ...]
    amount: int


NO_GOODS: tuple[tuple[Need, ...], ...] = ((),)


class Price(NamedTuple):
    """The amounts to pay, after all discounts."""

    goods: tuple[tuple[Need, ...], ...] = NO_GOODS
    """The goods in each of the alternatives that a discount leaves open; nearly always one."""
    silver: int = 0
    tax: int = 0
    virtue: int = 0
    cards: int = 0

    @property
    def coins(self) -> int:
        return self.silver + self.tax


class Laws(NamedTuple):
    """A player's laws about prices of goods."""

    one_less: tuple[str, ...] = ()
    """Items of which one costs one less."""
    same: tuple[str, ...] = ()
    """Items that count as the same."""


NO_LAWS = Laws()


@lru_cache(maxsize=4096)
def needs(cost: Bag | Mix, goods: tuple[str, ...], laws: Laws) -> tuple[tuple[Need, ...], ...]:
    """The goods of a cost, in each alternative that the laws leave open."""
    if isinstance(cost, Mix):
        less = bool(set(laws.one_less) & set(cost.any_of))
        return ((Need(cost.any_of, cost.amount - less),),)
    counted: dict[str, int] = {
        item: amount for item, amount in cost.items if item in goods and type(amount) is int
    }
    cheaper = [item for item in laws.one_less if counted.get(item)]
    found = []
    for item in cheaper or [""]:
        left = {**counted, item: counted[item] - 1} if item else counted
        found.append(tuple(_merged(left, laws.same)))
    return tuple(found) if any(found) else NO_GOODS


def _merged(counted: Mapping[str, int], same: Sequence[str]) -> Iterator[Need]:
    """One need for all items that count as the same."""
    together = sum([n for item, n in counted.items() if item in same])
    for item, n in counted.items():
        if n and item not in same:
            yield Need((item,), n)
    if together:
        yield Need(tuple(same), together)


def missing(held: Any, need: Sequence[Need]) -> int:
    """The number of goods that `held` lacks. It has an attribute for each item."""
    lacking = 0
    for items, amount in need:
        if len(items) == 1:
            short: int = amount - getattr(held, items[0])
        else:
            short = amount - sum([getattr(held, item) for item in items])
        if short > 0:
            lacking += short
    return lacking


class Payment(msgspec.Struct, frozen=True):
    """A way to pay: a number of each item, and cards in place of goods. As an option:
    "wood2-stone1", "gold1-card1"."""

    items: tuple[tuple[str, int], ...]
    cards: int = 0

    @property
    def key(self) -> str:
        parts = [f"{item}{n}" for item, n in self.items]
        if self.cards:
            parts.append(f"card{self.cards}")
        return "-".join(parts) or "nothing"

    @property
    def goods(self) -> list[str]:
        """The goods one by one, each as often as it is paid."""
        return [item for item, n in self.items for _ in range(n)]

    def caption(self, decision: Decision) -> Message:
        if not self.items:
            return Message("option-pay_by_cards", {"cards": self.cards})
        return Message("option-pay", {"goods": self.goods, "cards": self.cards})

    def target(self, decision: Decision) -> str:
        return ""


def ways_to_pay(
    held: Any, goods: Sequence[str], price: Price, cards: int = 0
) -> tuple[Payment, ...]:
    """Every way to pay the goods of a price, with at most `cards` cards in their place. The
    ways with the fewest cards come first."""
    found: dict[Payment, None] = {}
    for need in price.goods:
        if len(need) == 1 or any(len(items) > 1 for items, _ in need) or cards:
            for way in _ways(held, list(need), {}, cards):
                found[way_of(goods, way)] = None
        elif not missing(held, need):
            found[way_of(goods, {items[0]: n for items, n in need})] = None
    return tuple(sorted(found, key=lambda way: way.cards))


def way_of(goods: Sequence[str], paid: Mapping[str, int]) -> Payment:
    items = tuple([(item, paid[item]) for item in goods if paid.get(item)])
    return Payment(items, paid.get("card", 0))


def _ways(
    held: Any, need: Sequence[Need], paid: Mapping[str, int], cards: int
) -> Iterator[dict[str, int]]:
    if not need:
        yield dict(paid)
        return
    (items, amount), *rest = need
    for instead in range(min(cards, amount) + 1):
        for part in _shares(held, items, amount - instead):
            used = {**paid, **part, "card": paid.get("card", 0) + instead}
            yield from _ways(held, rest, used, cards - instead)


def _shares(held: Any, items: Sequence[str], amount: int) -> Iterator[dict[str, int]]:
    """Every way to make up an amount out of these items."""
    item, *others = items
    most = min(amount, getattr(held, item))
    if not others:
        if most == amount:
            yield {item: amount}
        return
    for n in range(most, -1, -1):
        for part in _shares(held, others, amount - n):
            yield {item: n, **part}
