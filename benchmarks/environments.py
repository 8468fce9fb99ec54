"""Steps a second of our environments, with observation and mask at each, beside the card games of
PettingZoo and RLCard. Random legal actions; one process; rounds of all take turns, so that a busy
machine is busy for each of them.

`python -m benchmarks.environments`, in the environment that `make bench` makes.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter, process_time
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from throneroom.env.aec import AEC

ROUNDS = 9
STEPS = 2_000
AIM = "dominion"

Run = Callable[[int], int]
"""Plays at least that many steps, and returns their number."""


def main() -> None:
    console = Console()
    try:
        runs = {**_ours(), **_pettingzoo(), **_rlcard()}
    except ImportError as error:
        sys.exit(f"{error.name} is missing: `make bench` installs it.")
    speeds: dict[str, list[float]] = {name: [] for name in runs}
    with console.status("Environments") as status:
        for number in range(ROUNDS + 1):
            for name, run in runs.items():
                status.update(f"{name}, round {number} of {ROUNDS}")
                speed = _measured(run)
                if number:  # the round before the first warms up
                    speeds[name].append(speed)
    table = Table(title="Steps a second, one core, observation and mask at each")
    for column in ("", "best round", "median", f"{AIM}, as a multiple"):
        table.add_column(column, justify="left" if not column else "right")
    aim = speeds[f"throneroom {AIM}"]
    for name, some in speeds.items():
        ratio = median(a / s for a, s in zip(aim, some, strict=True))
        table.add_row(name, f"{max(some):,.0f}", f"{median(some):,.0f}", f"{ratio:.1f}")
    console.print(table)


def _measured(run: Run) -> float:
    """By the processor's own time: what others do on the machine counts less."""
    began, wall = process_time(), perf_counter()
    steps = run(STEPS)
    return steps / ((process_time() - began) or (perf_counter() - wall))


def _walk(env: Any) -> Run:
    """For environments with PettingZoo's face."""
    rng = random.Random(1)

    def run(least: int) -> int:
        steps = 0
        while steps < least:
            env.reset(seed=rng.randrange(1 << 30))
            while True:
                observation, _, over, cut, info = env.last()
                if over or cut:
                    break
                mask = observation.get("action_mask")
                legal = np.flatnonzero(info["action_mask"] if mask is None else mask)
                env.step(legal[int(rng.random() * len(legal))])
                steps += 1
        return steps

    return run


def _ours() -> dict[str, Run]:
    return {f"throneroom {slug}": _walk(AEC(slug)) for slug in (AIM, "fallen_lands", "legends")}


def _pettingzoo() -> dict[str, Run]:
    from pettingzoo.classic import (
        hanabi_v5,
        leduc_holdem_v4,
        texas_holdem_no_limit_v6,
        texas_holdem_v4,
    )

    games = (hanabi_v5, leduc_holdem_v4, texas_holdem_v4, texas_holdem_no_limit_v6)
    return {f"pettingzoo {game.__name__.split('.')[-1]}": _walk(game.env()) for game in games}


def _rlcard() -> dict[str, Run]:
    import rlcard

    return {
        f"rlcard {name}": _rlcard_walk(rlcard.make(name))
        for name in ("uno", "gin-rummy", "doudizhu", "leduc-holdem")
    }


def _rlcard_walk(env: Any) -> Run:
    rng = random.Random(1)

    def run(least: int) -> int:
        steps = 0
        while steps < least:
            state, _ = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                state, _ = env.step(legal[int(rng.random() * len(legal))])
                steps += 1
        return steps

    return run


if __name__ == "__main__":
    main()
