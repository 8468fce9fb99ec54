"""`make bench`: Dominion beside every other engine that can be installed as a Python package.

All play Big Money against itself, two players, whole games with eight Provinces: a Province for 8
coins, else Gold for 6, else Silver for 3. Rounds of all of them alternate and processor time is
counted, so that a busy machine is busy for each; best rounds and median ratios are printed, and
what an engine can't do.

No package, and so not here: Dominulator (C#), Geronimoo's simulator (Java), Dominiate
(CoffeeScript). `dominion` and `dominion-setup` choose kingdoms and play nothing.
"""

from __future__ import annotations

import logging
import platform
import sys
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from throneroom.games.dominion.bots import plain_money
from throneroom.lab import bench, fast

ROUNDS = 15
PROVINCES = 8


class Peer(NamedTuple):
    """Another engine."""

    package: str
    rate: Callable[[], float]
    """Games of one round, for each second of processor time."""
    cards: str
    """The kingdom cards that it has."""
    lacks: str
    """What it can't do and we can."""


class Way(NamedTuple):
    """One of the ways in which we play."""

    name: str
    rate: Callable[[], float]


def pyminion(games: int = 15) -> float:
    from pyminion.bots.examples import BigMoney
    from pyminion.expansions.base import base_set
    from pyminion.game import Game

    began = process_time()
    for _ in range(games):
        Game(
            players=[BigMoney(), BigMoney()],
            expansions=[base_set],
            log_stdout=False,
            log_file=False,
        ).play()
    return games / (process_time() - began)


def pydominion(games: int = 60) -> float:
    from dominion.cards.treasure import Gold, Silver
    from dominion.cards.victory import Province
    from dominion.game import Game
    from dominion.player import Player

    class BigMoney(Player):  # type: ignore[misc]
        """The package has no bots."""

        def action_phase(self) -> None:
            pass

        def buy_phase(self) -> None:
            deck: Any = self.deck
            for card in (Province, Gold, Silver):
                if deck.coins >= card.cost and deck.game.base_cards[card]:
                    card.buy(deck)
                    return

    began = process_time()
    for _ in range(games):
        game = Game([BigMoney, BigMoney], [])
        game.base_cards[Province] = PROVINCES  # it has twelve for two players, too
        game.play()
    return games / (process_time() - began)


PEERS = (
    Peer(
        "pyminion",
        pyminion,
        "26 of the second edition, Intrigue, Seaside",
        "It has no seeds of its own, and can't save a game or go on from a position. Bots see all"
        " hands. Strategies are Python classes, and nothing searches.",
    ),
    Peer(
        "pydominion",
        pydominion,
        "25 of the first edition, parts of the second",
        "It has no bots, no seeds of its own and can't save a game. Two players get twelve"
        " Provinces, turns don't break ties, and Treasures can't be kept back.",
    ),
)


def kernel(*, auto: bool) -> float:
    games, seconds = bench.big_money(auto_treasures=auto)
    return games / seconds


def compiled(games: int = 20_000) -> float:
    table = fast.Table((plain_money.recipe,) * 2, fast.kingdom_of("first_game"), games)
    began = process_time()
    fast.play([table])
    return games / (process_time() - began)


WAYS = (
    Way("throneroom, Treasures asked for", lambda: kernel(auto=False)),
    Way("throneroom, Treasures played by themselves", lambda: kernel(auto=True)),
    Way("throneroom.lab.fast, one core", compiled),
)


def installed(peers: Sequence[Peer]) -> dict[str, str]:
    """The versions of the packages that are there."""
    found = {}
    for peer in peers:
        try:
            found[peer.package] = version(peer.package)
        except PackageNotFoundError:
            print(f"{peer.package} is missing: `make bench` installs it and runs this.")
    return found


def main() -> None:
    console = Console()
    versions = installed(PEERS)
    peers = [peer for peer in PEERS if peer.package in versions]
    if not peers:
        sys.exit(1)
    ways = WAYS if fast.is_compiled() else WAYS[:-1]
    logging.disable(logging.CRITICAL)
    if fast.is_compiled():
        with console.status("Compiling"):
            compiled(1)
    rates: dict[str, list[float]] = {one.package: [] for one in peers}
    rates |= {way.name: [] for way in ways}
    with console.status("Big Money"):
        for _round in range(ROUNDS):
            for peer in peers:
                rates[peer.package].append(peer.rate())
            for way in ways:
                rates[way.name].append(way.rate())
    now = datetime.now(UTC).date()
    print(f"{now}, Python {platform.python_version()}, {processor()}")
    console.print(compared(rates, versions))
    for peer in peers:
        console.print(f"{peer.package}: {peer.cards}. {peer.lacks}", soft_wrap=True)
    alone = Table(title="Throneroom alone, best rounds")
    alone.add_column("")
    alone.add_column("a second", justify="right")
    for figure in bench.measure():
        alone.add_row(figure.name.removeprefix("bench-"), f"{figure.value:,.0f}")
    alone.add_row("late answer / early answer", f"{bench.late_against_early():.2f}")
    console.print(alone)


def compared(rates: dict[str, list[float]], versions: dict[str, str]) -> Table:
    table = Table(title="Big Money mirror, two players, games a second of processor time")
    table.add_column("")
    for column in ("best round", *(f"times {package}" for package in versions)):
        table.add_column(column, justify="right")
    for name, own in rates.items():
        ratios = [
            f"{median(one / other for one, other in zip(own, rates[peer], strict=True)):,.1f}"
            for peer in versions
        ]
        label = f"{name} {versions[name]}" if name in versions else name
        table.add_row(label, f"{max(own):,.0f}", *ratios)
    return table


def processor() -> str:
    """The model of the processor, where the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    models = [line.partition(":")[2].strip() for line in lines if "model name" in line]
    return models[0] if models else platform.machine()
