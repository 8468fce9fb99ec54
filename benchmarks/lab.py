"""`python -m benchmarks.lab`: games of compiled Dominion a second of processor time."""

from __future__ import annotations

from collections.abc import Sequence
from time import process_time

from msgspec.structs import replace

from throneroom.games.dominion.bots import big_money, plain_money, smithy, witch
from throneroom.lab.fast import Table, is_compiled, kingdom_of, play
from throneroom.lab.fast.compare import random_table

GAMES = 50_000
RANDOM_TABLES = 300


def measure(name: str, tables: Sequence[Table]) -> None:
    began = process_time()
    results = play(tables)
    seconds = process_time() - began
    games = sum(result.games for result in results)
    turns = sum(sum(result.turns) for result in results) / games
    print(f"{name:32} {games / seconds:10,.0f} games/s  ({turns:.1f} turns a game)")


def main() -> None:
    if not is_compiled():
        print("numba is missing: these are games of the kernel.")
    first, distorted = kingdom_of("first_game"), kingdom_of("size_distortion")
    began = process_time()
    play([Table((big_money.recipe, big_money.recipe), first, games=1)])
    print(f"{'first game, with compiling':32} {process_time() - began:10.1f} s")
    for name, one, two, kingdom in (
        ("plain money, mirror", plain_money, plain_money, first),
        ("Big Money, mirror", big_money, big_money, first),
        ("Smithy v Big Money", smithy, big_money, first),
        ("Witch v Big Money", witch, big_money, distorted),
    ):
        measure(name, [Table((one.recipe, two.recipe), kingdom, games=GAMES)])
    tables = [replace(random_table(seed), games=100, turns=200) for seed in range(RANDOM_TABLES)]
    measure("random kingdoms, 2 to 4 players", tables)
    measure("random kingdoms, 2 players", [table for table in tables if len(table.recipes) == 2])


if __name__ == "__main__":
    main()
