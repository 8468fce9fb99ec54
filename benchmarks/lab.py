"""Games of compiled Dominion a second.

python -m benchmarks.lab          # of processor time, on one core
python -m benchmarks.lab --gpu    # of a graphics card (CUDA), as the clock has it
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from time import perf_counter, process_time

from msgspec.structs import replace

from throneroom.games.dominion.bots import big_money, plain_money, smithy, witch
from throneroom.lab.fast import Table, is_compiled, kingdom_of, play
from throneroom.lab.fast.compare import random_table

GAMES = 50_000
RANDOM_TABLES = 300
MORE_ON_A_CARD = 1_200
"""Fewer end too soon: at the end some threads have nothing left to do."""


def measure(name: str, tables: Sequence[Table], *, gpu: bool) -> None:
    clock = perf_counter if gpu else process_time
    began = clock()
    results = play(tables, gpu=gpu)
    seconds = clock() - began
    games = sum(result.games for result in results)
    turns = sum(sum(result.turns) for result in results) / games
    print(f"{name:32} {games / seconds:13,.0f} games/s  ({turns:.1f} turns a game)", flush=True)


def main() -> None:
    gpu = "--gpu" in sys.argv[1:]
    if not is_compiled():
        print("numba is missing: these are games of the kernel.")
    first, distorted = kingdom_of("first_game"), kingdom_of("size_distortion")
    began = perf_counter()
    play([Table((big_money.recipe, big_money.recipe), first, games=1)], gpu=gpu)
    print(f"{'first game, with compiling':32} {perf_counter() - began:13.1f} s", flush=True)
    more = MORE_ON_A_CARD if gpu else 1
    for name, one, two, kingdom in (
        ("plain money, mirror", plain_money, plain_money, first),
        ("Big Money, mirror", big_money, big_money, first),
        ("Smithy v Big Money", smithy, big_money, first),
        ("Witch v Big Money", witch, big_money, distorted),
    ):
        measure(name, [Table((one.recipe, two.recipe), kingdom, games=GAMES * more)], gpu=gpu)
    tables = [
        replace(random_table(seed), games=100 * more, turns=200) for seed in range(RANDOM_TABLES)
    ]
    pairs = [table for table in tables if len(table.recipes) == 2]
    measure("random kingdoms, 2 to 4 players", tables, gpu=gpu)
    measure("random kingdoms, 2 players", pairs, gpu=gpu)


if __name__ == "__main__":
    main()
