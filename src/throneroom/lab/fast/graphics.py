"""The quick game on a graphics card (CUDA).

Every thread plays a game. The threads of a warp begin together, with the same strategies in the
same kingdom, so that they go the same way as long as they can: decks of one size are shuffled in
the same turn. When all are done, the warp takes the next games.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from throneroom.lab.fast import compiler
from throneroom.lab.fast.layout import (
    JOB_BASE,
    JOB_FIRST,
    JOB_GAMES,
    JOB_SIZE,
    RESULT_SIZE,
    TABLE_SIZE,
)

PART = 16_384
"""The most games of a job; a multiple of the threads of a warp."""
LANES = 32
ALL_LANES = 0xFFFFFFFF
BLOCK, BLOCKS, REGISTERS = 128, 4, 96
"""Threads in a block, blocks for each multiprocessor, registers of a thread: what was quickest of
what was tried on an H200."""


def is_there() -> bool:
    """Whether there is a card that can play."""
    if not compiler.is_installed():
        return False
    from numba import cuda

    return bool(cuda.is_available())


@lru_cache(maxsize=1)
def kernel() -> Any:
    """Compiled for the card when it is first called."""
    from numba import cuda, int16, int64

    def compiled(function: Any, inside: bool) -> Any:
        return cuda.jit(device=True)(function)

    play_number = compiler.load(compiled).play_number

    def play_jobs(p: Any, piles: Any, jobs: Any, results: Any, taken: Any) -> None:
        s = cuda.local.array(TABLE_SIZE, int16)
        result = cuda.local.array(RESULT_SIZE, int64)
        for place in range(RESULT_SIZE):
            result[place] = 0
        lane = cuda.laneid
        mine = int64(-1)
        while True:
            ticket = int64(0)
            if lane == 0:
                ticket = cuda.atomic.add(taken, 0, LANES)
            ticket = cuda.shfl_sync(ALL_LANES, ticket, 0)
            i = ticket // PART
            if i != mine:
                if mine >= 0:
                    for place in range(RESULT_SIZE):
                        cuda.atomic.add(results, (mine, place), result[place])
                        result[place] = 0
                if i >= len(jobs):
                    return
                mine = i
            job = jobs[i]
            number = ticket % PART + lane
            if number < job[JOB_GAMES]:
                number += job[JOB_FIRST]
                play_number(s, p[job[JOB_BASE] :], piles, job, number, result, None)

    return cuda.jit(max_registers=REGISTERS)(play_jobs)


def run(
    jobs: Sequence[Sequence[int]], plans: Sequence[int], stock: Sequence[int]
) -> list[list[int]]:
    """What comes out of each job; none has more than PART games."""
    import numpy as np
    from numba import cuda

    results = cuda.to_device(np.zeros((len(jobs), RESULT_SIZE), np.int64))
    blocks = BLOCKS * cuda.get_current_device().MULTIPROCESSOR_COUNT
    kernel()[blocks, BLOCK](
        cuda.to_device(np.array(plans, np.int32)),
        cuda.to_device(np.array(stock, np.int32)),
        cuda.to_device(np.array(jobs, np.int64).reshape(-1, JOB_SIZE)),
        results,
        cuda.to_device(np.zeros(1, np.int64)),
    )
    counted: list[list[int]] = results.copy_to_host().tolist()
    return counted
