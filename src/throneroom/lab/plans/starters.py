"""Strategies to begin with: the known ones, and simple ones around each card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from throneroom.games.dominion import bots
from throneroom.games.dominion.bots.conditions import read_row
from throneroom.games.dominion.bots.menus import MENUS
from throneroom.games.dominion.bots.recipe import Recipe
from throneroom.games.dominion.cards import CARDS

POINTS = ("province", "duchy if left(province) <= 4", "estate if left(province) <= 2")
VILLAGES = ("village", "festival")
GOOD = ("laboratory", "market", "festival")
"""Cards of which a deck never has too many."""
FIVE = 5


def shipped() -> list[Recipe]:
    """Dominion's own bots, which people can choose by name."""
    made = [getattr(bots, name) for name in bots.BOTS]
    return [strategy.recipe for strategy in made if isinstance(strategy, bots.Strategy)]


def published(kingdom: Sequence[str]) -> list[Recipe]:
    """The hand-written menus for such a kingdom."""
    return [menu.strategy.recipe for menu in MENUS if set(menu.needs) <= set(kingdom)]


def simple(kingdom: Sequence[str]) -> Iterator[Recipe]:
    """Money with one card or two, openings, and villages with the cards that need them."""
    actions = [key for key in kingdom if CARDS[key].is_action]
    for key in actions:
        for most in (1, 2, 4):
            yield _money(f"{key}_{most}", _some(key, most))
        yield _opening(key)
    for one, other in combinations(actions, 2):
        yield _money(f"{one}_{other}", _some(one, 2), _some(other, 2))
    for first in actions:
        for key in actions:
            if first != key and CARDS[first].cost < FIVE:
                yield _opening(first, _some(key, 2))
                others = [good for good in GOOD if good in kingdom and good not in (first, key)]
                if others:
                    yield _opening(first, _some(key, 1), others)
    for village in VILLAGES:
        if village not in kingdom:
            continue
        for key in actions:
            if key not in VILLAGES and not CARDS[key].actions:
                yield _engine(village, key)
    if "gardens" in kingdom:
        for key in actions:
            yield _gardens(key)


def _some(key: str, most: int) -> str:
    return f"{key} if owned({key}) < {most}"


def _money(name: str, *wishes: str) -> Recipe:
    """A money strategy: cards that cost five or more come before Gold, once; the rest after it."""
    dear = [wish for wish in wishes if CARDS[wish.split()[0]].cost >= FIVE]
    cheap = [wish for wish in wishes if wish not in dear]
    rows = [*POINTS, *dear, "gold", "duchy if left(province) <= 5", *cheap, "silver"]
    return _recipe(name, rows)


def _opening(first: str, wish: str = "", others: Sequence[str] = ()) -> Recipe:
    """A strategy that buys a card on its first two turns, and Provinces only once the deck is worth
    some money."""
    rows = [
        f"{first} if turn <= 2 and not owned({first})",
        "province if deck_coins > 10",
        *POINTS[1:],
        *([wish] if wish else []),
        *("gold", *others, _some(first, 2), "silver"),
    ]
    return _recipe(f"{first}_first_{wish.partition(' ')[0]}".rstrip("_"), rows)


def _engine(village: str, key: str) -> Recipe:
    rows = [
        *("province if owned(gold)", *POINTS[1:], "gold"),
        f"{key} if owned({key}) <= owned({village})",
        f"{village} if owned({village}) <= owned({key})",
        "silver",
    ]
    return _recipe(f"{village}_{key}", rows)


def _gardens(key: str) -> Recipe:
    rows = [
        f"gardens if owned({key}) > 2",
        _some(key, 3),
        *("gardens", "province", "duchy if left(gardens) <= 4", "estate", "silver", "copper"),
    ]
    return _recipe(f"gardens_{key}", rows)


def _recipe(name: str, rows: Sequence[str]) -> Recipe:
    return Recipe(name=name, buy=tuple([read_row(row) for row in rows]))
