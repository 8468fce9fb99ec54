"""The quick game on a graphics card (CUDA).

Every thread plays a game. The threads of a warp begin together, with the same strategies in the
same seats of the same kingdom, so that they take the same branches for as long as possible: decks
of one size are shuffled in the same turn. When all are done, the warp takes the next games.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from throneroom.lab.fast import compiler
from throneroom.lab.fast.layout import (
    CURRENT,
    JOB_BASE,
    JOB_FIRST,
    JOB_GAMES,
    JOB_PLAYERS,
    JOB_SIZE,
    JOB_TURNS,
    NONE,
    RESULT_SIZE,
    SEAT,
    SEATS,
    record,
)

LANES = 32
PART = 12 * LANES * 40
"""The most games of a job: a whole number of warps for two, three and four players."""
ALL_LANES = 0xFFFFFFFF
BLOCK, BLOCKS, REGISTERS = 128, 4, 128
"""Threads in a block, blocks for each multiprocessor, registers of a thread: the fastest
combination tried on an H200, for strategies that play many Actions."""


def is_there() -> bool:
    """Whether there is a graphics card that can play."""
    if not compiler.is_installed():
        return False
    from numba import cuda

    return bool(cuda.is_available())


@lru_cache(maxsize=1)
def kernel() -> Any:
    """The quick game, compiled for the graphics card on first use."""
    from numba import cuda, from_dtype, int64

    table = from_dtype(record("int16", "int8"))

    def compiled(function: Any, inside: bool) -> Any:
        return cuda.jit(device=True, forceinline=True)(function)

    # One kind of number of all cards fits in one cache line.
    game = compiler.load(compiled, printed="int8")
    begin, begin_turn, end_turn = game.begin, game.begin_turn, game.end_turn
    next_card, resolve, buy_phase = game.next_card, game.resolve, game.buy_phase
    count_game = game.count_game

    def play_together(s: Any, p: Any, piles: Any, job: Any, number: Any, result: Any) -> None:
        """Plays a game in each lane; lanes with a negative number only wait. The lanes meet before
        every card and every phase. Otherwise each would do the same things slightly later than its
        neighbours, one lane at a time."""
        playing = number >= 0
        if playing:
            begin(s, piles, job, number)
        while cuda.any_sync(ALL_LANES, playing):
            me = s.numbers[CURRENT]
            b = SEATS + me * SEAT
            begin_turn(s)
            while True:
                card = next_card(s, p, b, me, None) if playing else NONE
                if not cuda.any_sync(ALL_LANES, card >= 0):
                    break
                if card >= 0:
                    resolve(s, p, b, me, card, None)
            if playing:
                buy_phase(s, p, b, me, None)
            cuda.syncwarp(ALL_LANES)
            if playing:
                reason = end_turn(s, b, me, job[JOB_TURNS], None)
                if reason >= 0:
                    playing = False
                    count_game(s, result, number % job[JOB_PLAYERS], reason)

    def play_jobs(p: Any, piles: Any, jobs: Any, results: Any, taken: Any) -> None:
        tables = cuda.local.array(1, table)
        s = tables[0]
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
            players = job[JOB_PLAYERS]
            warp = ticket % PART // LANES
            number = (warp // players * LANES + lane) * players + warp % players
            number = number + job[JOB_FIRST] if number < job[JOB_GAMES] else int64(-1)
            together(s, p[job[JOB_BASE] :], piles, job, number, result)

    together = cuda.jit(device=True)(play_together)
    return cuda.jit(max_registers=REGISTERS)(play_jobs)


def run(
    jobs: Sequence[Sequence[int]], plans: Sequence[int], stock: Sequence[int]
) -> list[list[int]]:
    """The result of each job; no job has more than PART games."""
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
