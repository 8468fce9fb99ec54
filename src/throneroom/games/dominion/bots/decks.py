"""Bots of this game: well-known decks, as strong as their kind allows.

What is not in the supply is passed over, so all of them can play every kingdom; without the cards
they are named for they play for money.
"""

from __future__ import annotations

from throneroom.games.dominion.bots.strategy import Condition, Strategy, Wish
from throneroom.games.dominion.view import Look
from throneroom.kernel import BotMaker


def few_provinces(most: int) -> Condition:
    """At most this many Provinces are left."""
    return lambda t: t.left("province") <= most


def fewer(card: str, than: int) -> Condition:
    """The seat owns fewer of a card than this number."""
    return lambda t: t.owned(card) < than


POINTS: list[Wish] = [
    "province",
    ("duchy", few_provinces(4)),
    ("estate", few_provinces(2)),
]
"""Provinces always; what is worth less only when the end is near."""
SOME_DUCHIES: Wish = ("duchy", few_provinces(6))
FEWER_DUCHIES: Wish = ("duchy", few_provinces(5))


big_money = Strategy("big_money", buy=[*POINTS, "gold", SOME_DUCHIES, "silver"])

plain_money = Strategy("plain_money", buy=["province", "gold", "silver"])

smithy = Strategy(
    "smithy",
    buy=[
        *POINTS,
        "gold",
        FEWER_DUCHIES,
        ("smithy", lambda t: t.owned("smithy") < (2 if t.owned("gold") else 1)),
        "silver",
    ],
)

witch = Strategy(
    "witch",
    buy=[
        *POINTS,
        ("witch", fewer("witch", 1)),
        "gold",
        ("witch", fewer("witch", 2)),
        SOME_DUCHIES,
        "silver",
    ],
)

militia = Strategy(
    "militia",
    buy=[*POINTS, "gold", SOME_DUCHIES, ("militia", fewer("militia", 2)), "silver"],
)

chapel_witch = Strategy(
    "chapel_witch",
    buy=[
        ("chapel", lambda t: t.turn <= 2 and t.coins <= 4 and not t.owned("chapel")),
        ("province", lambda t: t.deck_coins() > 12),
        *POINTS[1:],
        ("witch", fewer("witch", 1)),
        "gold",
        ("witch", fewer("witch", 2)),
        SOME_DUCHIES,
        "silver",
    ],
)

village_smithy = Strategy(
    "village_smithy",
    buy=[
        *POINTS,
        "gold",
        FEWER_DUCHIES,
        "market",
        ("smithy", lambda t: t.owned("smithy") <= t.owned("village")),
        ("village", lambda t: t.owned("village") < t.owned("smithy") and t.owned("silver") > 2),
        "silver",
    ],
)


def with_gardens(t: Look) -> bool:
    """The Gardens are in this game."""
    return t.left("gardens") + t.owned("gardens") > 0


def gardens_are_gone(t: Look) -> bool:
    return with_gardens(t) and not t.left("gardens")


gardens_workshop = Strategy(
    "gardens_workshop",
    buy=[
        "province",
        ("gardens", lambda t: t.owned("workshop") > 5),
        ("workshop", with_gardens),
        ("duchy", gardens_are_gone),
        "gardens",
        ("estate", with_gardens),
        "gold",
        ("duchy", few_provinces(5)),
        "silver",
        ("copper", with_gardens),
    ],
    trash=["curse"],
)

thief = Strategy(
    "thief",
    buy=[*POINTS, "gold", SOME_DUCHIES, ("thief", fewer("thief", 3)), "silver"],
)

BOTS: dict[str, BotMaker] = {
    strategy.name: strategy.bot
    for strategy in (
        big_money,
        smithy,
        witch,
        militia,
        chapel_witch,
        village_smithy,
        gardens_workshop,
        thief,
        plain_money,
    )
}
