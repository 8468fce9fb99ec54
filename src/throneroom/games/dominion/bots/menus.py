"""Menus written by hand: decks that people play, where a kingdom has their cards."""

from __future__ import annotations

from typing import NamedTuple

from throneroom.games.dominion.bots.decks import (
    POINTS,
    SOME_DUCHIES,
    chapel_witch,
    gardens_workshop,
)
from throneroom.games.dominion.bots.strategy import Strategy


def money(name: str, *wishes: str, rich_at: int = 0, duchies: int = 4) -> Strategy:
    """Provinces once the deck's Treasures are worth enough coins or the end is near, Duchies
    towards the end, and in between what the menu says."""
    points = [
        *((f"province if deck_coins >= {rich_at}",) if rich_at else ()),
        "province if left(province) <= 4" if rich_at else "province",
        f"duchy if left(province) <= {duchies}",
        "estate if left(province) <= 2",
    ]
    return Strategy(name, buy=[*points, *wishes, "silver"])


def some(card: str, most: int) -> str:
    return f"{card} if owned({card}) < {most}"


def early(card: str, turn: int) -> str:
    """A wish for one copy of a card, up to a certain turn."""
    return f"{card} if turn <= {turn} and not owned({card})"


class Menu(NamedTuple):
    needs: tuple[str, ...]
    """The cards that the menu can't do without."""
    strategy: Strategy


MENUS = [
    Menu(
        ("gardens", "workshop"),
        Strategy(
            "gardeners",
            buy=[
                "gardens if owned(workshop) > 2",
                some("workshop", 3),
                *("gardens", "estate", some("silver", 4), "copper"),
            ],
            trash=["curse"],
        ),
    ),
    Menu(("gardens", "workshop"), gardens_workshop),
    Menu(
        ("witch",),
        Strategy(
            "witches",
            buy=[
                *POINTS,
                some("witch", 1),
                "gold",
                some("witch", 2),
                *("laboratory", "market", SOME_DUCHIES, "silver"),
            ],
        ),
    ),
    Menu(("chapel", "witch"), chapel_witch),
    Menu(
        ("festival", "militia"),
        money("band", "gold", some("library", 1), "festival", some("militia", 3)),
    ),
    Menu(
        ("militia", "market"),
        money(
            "patrol",
            *("gold", some("militia", 1), "market", some("silver", 1), some("militia", 3)),
            some("mine", 2),
            rich_at=17,
            duchies=5,
        ),
    ),
    Menu(
        ("festival", "library"),
        money(
            "square",
            *("gold", early("library", 8), "festival", early("smithy", 4), "silver"),
            some("cellar", 2),
            rich_at=15,
        ),
    ),
    Menu(
        ("smithy",),
        money(
            "fair",
            *(some("gold", 5), some("smithy", 1), some("library", 1), "festival", "market"),
            rich_at=14,
        ),
    ),
    Menu(
        ("bureaucrat",),
        money("clerks", "gold", some("laboratory", 1), some("bureaucrat", 1), "market", duchies=5),
    ),
    Menu(
        ("market",),
        money("guard", "gold", some("militia", 1), "market", some("mine", 2), rich_at=15),
    ),
    Menu(
        ("village", "smithy"),
        money(
            "villages",
            *("gold", "market"),
            "smithy if owned(smithy) <= owned(village) + owned(festival)",
            "village if owned(village) < owned(smithy) - 1",
        ),
    ),
    Menu(
        ("smithy",),
        money(
            "smithies",
            *("gold", "smithy if not owned(smithy)", "smithy if owned(smithy) < 2 and owned(gold)"),
        ),
    ),
    Menu(
        ("council_room",),
        money("council", "gold", some("council_room", 1), some("militia", 1), duchies=5),
    ),
    Menu(
        ("militia",),
        money("militias", "gold", some("library", 1), "laboratory", some("militia", 2)),
    ),
    Menu(
        ("laboratory",),
        money("lender", "gold", "laboratory", "market", some("moneylender", 1), some("mine", 1)),
    ),
    Menu((), money("plain", "gold", "laboratory", "market", duchies=5)),
]
"""The menus, the strongest first. The order comes from thousands of games of each against the best
scripted bots, in kingdoms that have all of its cards."""
