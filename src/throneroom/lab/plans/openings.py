"""Purchases on the first two turns, and what they win."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count, islice

import msgspec
from msgspec.structs import replace

from throneroom.games.dominion import DOMINION
from throneroom.games.dominion.bots.conditions import Condition, Row, Term
from throneroom.games.dominion.cards import CARDS, COPPER
from throneroom.games.dominion.events import Bought, TurnBegan
from throneroom.games.dominion.options import DominionOptions
from throneroom.kernel import Event
from throneroom.lab.fast.kernel import minds, play_one, seated
from throneroom.lab.fast.stream import Stream
from throneroom.lab.plans.contenders import Book, Contender
from throneroom.lab.plans.rates import Rate, rate_of

SPLITS = ((4, 3), (3, 4), (5, 2), (2, 5))
"""Coins of the first and of the second turn, the most frequent first."""
SHARES = {(4, 3): 5 / 12, (3, 4): 5 / 12, (5, 2): 1 / 12, (2, 5): 1 / 12}
BEST = 3
"""The number of openings shown for each split."""
SCREEN = 8
"""The first look at an opening takes one part in this many of the games."""


class Opening(msgspec.Struct, frozen=True):
    """The purchases of the first two turns."""

    split: tuple[int, int]
    """The coins on these turns."""
    share: float
    """The share of all games that begin like this."""
    buys: tuple[str, str]
    """The two cards bought; empty for a turn without a purchase."""
    own: bool
    """Whether the plan opens like this."""
    rate: Rate


def openings(plan: Contender, foes: Sequence[Contender], book: Book, games: int) -> list[Opening]:
    """For each split of the first two hands, the plan's purchases and the best alternatives.

    All openings of a split are tried in the same games: those in which the plan's hands split like
    this, against one opponent after another.
    """
    found: list[Opening] = []
    for split in SPLITS:
        before = [one.buys for one in found if one.split == split[::-1]]
        others = [(second, first) for first, second in before] or pairs(split, book.kingdom)
        found += _openings(plan, split, others, foes, book, games)
    return found


def _openings(
    plan: Contender,
    split: tuple[int, int],
    others: Sequence[tuple[str, str]],
    foes: Sequence[Contender],
    book: Book,
    games: int,
) -> list[Opening]:
    numbers = list(islice(games_with(split, book), games))
    own = bought(plan, foes[0], numbers[0], book)
    ways = {buys: opened(plan, split, buys, book.kingdom) for buys in others} | {own: plan}
    few = numbers[: max(2, len(numbers) // SCREEN)]
    rates = _rates(ways, foes, few, book)
    best = sorted(ways, key=lambda buys: (-rates[buys].win_rate, buys))
    shown = [own, *[buys for buys in best if buys != own][: BEST - 1]]
    rates = _rates({buys: ways[buys] for buys in shown}, foes, numbers, book)
    shown.sort(key=lambda buys: (-rates[buys].win_rate, buys))
    return [Opening(split, SHARES[split], buys, buys == own, rates[buys]) for buys in shown]


def games_with(split: tuple[int, int], book: Book) -> Iterator[int]:
    """The numbers of the games in which the first strategy of a table has these two hands."""
    options = DominionOptions(players=book.players, kingdom=list(book.kingdom), first=0)
    for number in count(book.first):
        state = DOMINION.setup(options, Stream.of(book.seed, number))
        hand = state.players[seated(range(book.players), number).index(0)].hand
        if sum([card is COPPER for card in hand]) == split[0]:
            yield number


def bought(plan: Contender, foe: Contender, number: int, book: Book) -> tuple[str, str]:
    """The plan's purchases on its first two turns of a game."""
    table = book.table(plan, foe, 2)
    log: list[Event] = []
    seats = seated(minds(table.recipes), number)
    play_one(table, number, seats, log)
    me = seated(range(book.players), number).index(0)
    buys, turn = ["", ""], 1
    for event in log:
        if isinstance(event, TurnBegan):
            turn = event.turn
        elif isinstance(event, Bought) and event.seat == me and turn <= len(buys):
            buys[turn - 1] = event.card
    return buys[0], buys[1]


def pairs(split: tuple[int, int], kingdom: Sequence[str]) -> list[tuple[str, str]]:
    """All sensible purchases with two hands."""
    first, second = (_affordable(coins, kingdom) for coins in split)
    return [(one, other) for one in first for other in second]


def _affordable(coins: int, kingdom: Sequence[str]) -> list[str]:
    keys = ["silver", *kingdom] if coins >= CARDS["silver"].cost else list(kingdom)
    return [key for key in keys if CARDS[key].cost <= coins] or [""]


def opened(
    plan: Contender, split: tuple[int, int], buys: tuple[str, str], kingdom: Sequence[str]
) -> Contender:
    """The same plan with another opening."""
    rows = [
        Row(key, (Condition((Term("turn"),), "=", turn), Condition((Term("coins"),), "=", coins)))
        for turn, (coins, key) in enumerate(zip(split, buys, strict=True), 1)
        if key
    ]
    return Contender(replace(plan.recipe, buy=(*rows, *plan.recipe.buy)), kingdom)


def _rates(
    ways: dict[tuple[str, str], Contender],
    foes: Sequence[Contender],
    numbers: Sequence[int],
    book: Book,
) -> dict[tuple[str, str], Rate]:
    tables = [
        replace(book.table(way, foes[place % len(foes)], 1), first=number)
        for way in ways.values()
        for place, number in enumerate(numbers)
    ]
    results = iter(book.play(tables))
    return {buys: rate_of("", list(islice(results, len(numbers)))) for buys in ways}
