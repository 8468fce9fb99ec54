"""Dominion beside pyminion: Big Money against itself, two players, whole games.

Both sides buy a Province for 8 coins, else Gold for 6, else Silver for 3. Rounds of the two
alternate and processor time is counted, so that a busy machine is busy for both; the ratio of the
best rounds and the median ratio are printed.
"""

from __future__ import annotations

import logging
import sys
from statistics import median
from time import process_time

from rich.console import Console
from rich.table import Table

from throneroom.lab import bench

ROUNDS = 15


def main() -> None:
    console = Console()
    try:
        from pyminion.game import Game as _  # noqa: F401
    except ImportError:
        sys.exit("pyminion is missing: `make bench` installs it and runs this.")
    logging.disable(logging.CRITICAL)
    pyminion, plain, auto = [], [], []
    with console.status("Big Money against pyminion"):
        for _round in range(ROUNDS):
            pyminion.append(peer())
            plain.append(ours(auto=False))
            auto.append(ours(auto=True))
    table = Table(title="Big Money mirror, two players, games a second")
    for column in ("", "best round", "ratio of best", "median ratio"):
        table.add_column(column, justify="left" if not column else "right")
    table.add_row("pyminion", f"{max(pyminion):,.0f}", "1", "1")
    for name, rounds in (("Treasures asked for", plain), ("Treasures played by themselves", auto)):
        each = median(r / p for r, p in zip(rounds, pyminion, strict=True))
        table.add_row(
            name, f"{max(rounds):,.0f}", f"{max(rounds) / max(pyminion):.1f}", f"{each:.1f}"
        )
    console.print(table)
    alone = Table(title="Throneroom alone, best rounds")
    alone.add_column("")
    alone.add_column("a second", justify="right")
    for figure in bench.measure():
        alone.add_row(figure.name.removeprefix("bench-"), f"{figure.value:,.0f}")
    alone.add_row("late answer / early answer", f"{bench.late_against_early():.2f}")
    console.print(alone)


def peer(games: int = 15) -> float:
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


def ours(*, auto: bool) -> float:
    games, seconds = bench.big_money(auto_treasures=auto)
    return games / seconds
