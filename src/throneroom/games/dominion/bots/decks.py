"""Bots of this game: well-known decks, each as strong as its kind allows.

They skip cards that are not in the supply, so all of them can play every kingdom; without the cards
that give them their names they play for money.
"""

from __future__ import annotations

from throneroom.games.dominion.bots.strategy import Strategy
from throneroom.kernel import BotMaker

POINTS = (
    "province",
    "duchy if left(province) <= 4",
    "estate if left(province) <= 2",
)
"""Buys Provinces always, and cheaper Victory cards only when the end is near."""
SOME_DUCHIES = "duchy if left(province) <= 6"
FEWER_DUCHIES = "duchy if left(province) <= 5"


big_money = Strategy("big_money", buy=[*POINTS, "gold", SOME_DUCHIES, "silver"])

plain_money = Strategy("plain_money", buy=["province", "gold", "silver"])

smithy = Strategy(
    "smithy",
    buy=[
        *POINTS,
        "gold",
        FEWER_DUCHIES,
        "smithy if not owned(smithy)",
        "smithy if owned(smithy) < 2 and owned(gold)",
        "silver",
    ],
)

witch = Strategy(
    "witch",
    buy=[
        *POINTS,
        "witch if not owned(witch)",
        "gold",
        "witch if owned(witch) < 2",
        SOME_DUCHIES,
        "silver",
    ],
)

militia = Strategy(
    "militia",
    buy=[*POINTS, "gold", SOME_DUCHIES, "militia if owned(militia) < 2", "silver"],
)

chapel_witch = Strategy(
    "chapel_witch",
    buy=[
        "chapel if turn <= 2 and coins <= 4 and not owned(chapel)",
        "province if deck_coins > 12",
        *POINTS[1:],
        "witch if not owned(witch)",
        "gold",
        "witch if owned(witch) < 2",
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
        "smithy if owned(smithy) <= owned(village)",
        "village if owned(village) < owned(smithy) and owned(silver) > 2",
        "silver",
    ],
)

WITH_GARDENS = "left(gardens) + owned(gardens) > 0"

gardens_workshop = Strategy(
    "gardens_workshop",
    buy=[
        "province",
        "gardens if owned(workshop) > 5",
        f"workshop if {WITH_GARDENS}",
        "duchy if owned(gardens) and not left(gardens)",
        "gardens",
        f"estate if {WITH_GARDENS}",
        "gold",
        FEWER_DUCHIES,
        "silver",
        f"copper if {WITH_GARDENS}",
    ],
    trash=["curse"],
)

thief = Strategy(
    "thief",
    buy=[*POINTS, "gold", SOME_DUCHIES, "thief if owned(thief) < 3", "silver"],
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
