"""Dominion for strategies that are data, compiled: some hundred thousand games a second.

With the extra `lab` (numba) games are played by compiled code, without it by the kernel; the
results are the same to the last point. A graphics card plays some millions a second (`gpu`).

>>> from throneroom.games.dominion.bots import big_money, smithy
>>> from throneroom.lab.fast import Table, kingdom_of, play
>>> table = Table((smithy.recipe, big_money.recipe), kingdom_of("first_game"), games=20)
>>> result = play([table], compiled=False)[0]
>>> result.games, len(result.win_rates)
(20, 2)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from itertools import accumulate, pairwise
from types import ModuleType

from msgspec.structs import replace

from throneroom.kernel import BadOptions, refused
from throneroom.lab.fast import compiler, graphics
from throneroom.lab.fast.code import KINDS, piles, program
from throneroom.lab.fast.kernel import play_table
from throneroom.lab.fast.layout import (
    JOB_BASE,
    JOB_FIRST,
    JOB_GAMES,
    JOB_PILES,
    JOB_PLANS,
    JOB_PLAYERS,
    JOB_SEED,
    JOB_SIZE,
    JOB_TURNS,
    RESULT_SIZE,
    processor_table,
)
from throneroom.lab.fast.table import Result, Table, kingdom_of, result_of

__all__ = ["Result", "Table", "is_compiled", "kingdom_of", "play"]

PART = 2_000
"""The number of games that a thread plays in one go."""


def is_compiled() -> bool:
    """Whether a compiler is installed, so that games are fast."""
    return compiler.is_installed()


def play(
    tables: Sequence[Table], *, compiled: bool | None = None, jobs: int = 1, gpu: bool = False
) -> list[Result]:
    """Plays the games of all tables, in `jobs` threads or on a graphics card (CUDA).

    The first compiled game takes some seconds, once per machine, because compiled code is kept. For
    a graphics card it is compiled in every process, which takes most of a minute.
    """
    if gpu:
        return _on_card(tables)
    if compiled is None:
        compiled = is_compiled()
    if not compiled:
        return [result_of(table, play_table(table)) for table in tables]
    parts = _parts(tables, PART)
    cuts = [len(parts) * i // jobs for i in range(jobs + 1)] if jobs > 1 else [0, len(parts)]
    shares = [[part for _, part in parts[low:high]] for low, high in pairwise(cuts)]
    if jobs == 1:
        counted = _run(shares[0])
    else:
        processor()  # two threads that load it at once would mix up their modules
        with ThreadPoolExecutor(jobs) as pool:
            counted = [row for rows in pool.map(_run, shares) for row in rows]
    return _summed(tables, parts, counted)


def _on_card(tables: Sequence[Table]) -> list[Result]:
    if not graphics.is_there():
        raise refused(BadOptions, "refused-gpu", "gpu")
    parts = _parts(tables, graphics.PART)
    return _summed(tables, parts, graphics.run(*jobs_of([part for _, part in parts])))


def _parts(tables: Sequence[Table], most: int) -> list[tuple[int, Table]]:
    """The same games in smaller tables, each with the index of the table of which it is a part."""
    return [
        (place, replace(table, first=table.first + i, games=min(most, table.games - i)))
        for place, table in enumerate(tables)
        for i in range(0, table.games, most)
    ]


def _summed(
    tables: Sequence[Table],
    parts: Sequence[tuple[int, Table]],
    counted: Iterable[Sequence[int]],
) -> list[Result]:
    sums = [[0] * RESULT_SIZE for _ in tables]
    for (place, _), row in zip(parts, counted, strict=True):
        sums[place] = [one + other for one, other in zip(sums[place], row, strict=True)]
    return [result_of(table, row) for table, row in zip(tables, sums, strict=True)]


@lru_cache(maxsize=1)
def processor() -> ModuleType:
    return compiler.load_for_processor()


def _run(tables: Sequence[Table]) -> list[list[int]]:
    import numpy as np

    game = processor()
    jobs, plans, stock = jobs_of(tables)
    results = np.zeros((len(tables), RESULT_SIZE), np.int64)
    game.play_jobs(
        *(processor_table(), np.array(plans, np.int64), np.array(stock, np.int64)),
        *(np.array(jobs, np.int64).reshape(-1, JOB_SIZE), results),
    )
    counted: list[list[int]] = results.tolist()
    return counted


def jobs_of(tables: Sequence[Table]) -> tuple[list[list[int]], list[int], list[int]]:
    """The tables as numbers: jobs, all strategies one after another, all supplies."""
    jobs: list[list[int]] = []
    plans: list[int] = []
    stock: list[int] = []
    where: dict[tuple[tuple[int, ...], ...], int] = {}
    supplies: dict[tuple[tuple[str, ...], int], int] = {}
    # Parts of a table share its recipe objects, and encoding a strategy takes longer than a game.
    known: dict[int, tuple[tuple[int, ...], ...]] = {}
    for table in tables:
        players = len(table.recipes)
        supply = (table.kingdom, players)
        if supply not in supplies:
            supplies[supply] = len(supplies) * KINDS
            stock += piles(*supply)
        job = [0] * JOB_SIZE
        job[JOB_PLAYERS], job[JOB_PILES] = players, supplies[supply]
        job[JOB_FIRST], job[JOB_GAMES] = table.first, table.games
        job[JOB_SEED], job[JOB_TURNS] = table.seed, table.turns
        if id(table.recipes) not in known:
            known[id(table.recipes)] = tuple(map(program, table.recipes))
        programs = known[id(table.recipes)]
        if programs not in where:
            where[programs] = len(plans)
            plans += [number for one in programs for number in one]
        job[JOB_BASE] = where[programs]
        begins = accumulate(map(len, programs), initial=0)
        job[JOB_PLANS : JOB_PLANS + players] = list(begins)[:players]
        jobs.append(job)
    return jobs, plans, stock
