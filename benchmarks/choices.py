"""The value of the choices of searching bots, measured at the same positions by whole games.

    python benchmarks/choices.py legends --bots squire,knight,king --positions 100

Games between levels measure the same, but luck hides a difference for hundreds of games. Here each
bot answers at the same position, and the game's quick policies play each answer to the end in the
same re-dealt worlds. The bots' own evaluations do not count. The result is the value of a decision
less that of the quick policy's choice. Its unit is the whole value of a game, half of it for the
place and half for a clear lead. A stopped run continues when it is given the same file again.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from typing import NamedTuple

from throneroom import bots, registry
from throneroom.bots.search.walk import Walk
from throneroom.kernel import Match, Sight, ask, read_options

QUICK = "squire@6i"
"""The bot that plays up to the positions: strong and fast."""
LATEST = 24
"""Range of the choice of a seat that is compared, drawn at random: the first to this one."""


class Position(NamedTuple):
    """Value of each bot's choice at one position, less that of the quick policy."""

    gains: list[float]
    differs: list[bool]
    seconds: list[float]


def reach(slug: str, players: int, number: int) -> Match | None:
    """A match at a real choice of one seat; None where it was over before."""
    game = registry.game(slug)
    random = Random(number)
    seat, choice = number % players, random.randint(1, LATEST)
    minds = [bots.make(game, QUICK, seed=number * 10 + i) for i in range(players)]
    match = Match.new(game, {"players": players}, seed=number, log=False)
    while (decision := match.decision) is not None:
        if decision.seat == seat and decision.is_single:
            choice -= Walk(Sight(match), number).forced is None
            if not choice:
                return match
        match.answer(ask(minds[decision.seat], match))
    return None


def look_at(slug: str, players: int, names: list[str], worlds: int, number: int) -> Position | None:
    match = reach(slug, players, number)
    if match is None:
        return None
    answers, seconds = [], []
    for name in names:
        began = time.perf_counter()
        answers.append(ask(bots.make(match.game, name, seed=number), match))
        seconds.append(time.perf_counter() - began)
    walk = Walk(Sight(match), number, to_the_end=True)
    usual = walk.wishes[walk.plan.policy]
    tried = dict.fromkeys((*answers, usual), 0.0)
    if len(tried) > 1:
        for _ in range(worlds):
            luck = walk.draw_luck()
            for answer in tried:
                tried[answer] += walk.imagine(answer, luck).values[walk.sight.seat] / worlds
    return Position(
        [tried[answer] - tried[usual] for answer in answers],
        [answer != usual for answer in answers],
        seconds,
    )


def mean(values: list[float]) -> str:
    """With its standard error."""
    n = len(values)
    average = sum(values) / n
    error = sqrt(sum((value - average) ** 2 for value in values)) / n
    return f"{average:+.4f} ±{error:.4f}"


def table(names: list[str], found: list[Position]) -> Iterator[str]:
    width = max(9, *map(len, names))
    yield f"{'bot':{width}}  gains a decision  more than the one before  differs  seconds"
    for i, name in enumerate(names):
        more = mean([one.gains[i] - one.gains[i - 1] for one in found]) if i else ""
        differs = sum(one.differs[i] for one in found) / len(found)
        seconds = sum(one.seconds[i] for one in found) / len(found)
        gains = mean([one.gains[i] for one in found])
        yield f"{name:{width}}  {gains:16}  {more:24}  {differs:7.0%}  {seconds:7.2f}"


def read(path: Path, series: str) -> dict[int, Position | None]:
    """Finished positions by number. A last line that was cut off is dropped and done again."""
    found: dict[int, Position | None] = {}
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            try:
                of, number, position = json.loads(line)
            except ValueError:
                continue
            if of == series:
                found[number] = Position(*position) if position else None
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=sorted(registry.games()))
    parser.add_argument("--bots", default="squire,knight,king", help="by comma, the weakest first")
    parser.add_argument("--players", type=int, default=0, help="at the table (the usual number)")
    parser.add_argument("--positions", type=int, default=100, help="to look at (100)")
    parser.add_argument("--worlds", type=int, default=100, help="to try each answer in (100)")
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, help="processes (all cores)"
    )
    parser.add_argument(
        "--out", type=Path, default=Path("choices.jsonl"), help="what was looked at"
    )
    args = parser.parse_args()
    names = args.bots.split(",")
    players = args.players or read_options(registry.game(args.game), {}).players
    series = f"{args.game} {players} {args.bots} {args.worlds}"
    found = read(args.out, series)
    todo = [number for number in range(args.positions) if number not in found]
    print(f"{len(todo)} positions to look at, {len(found)} are there already.", flush=True)
    pool = ProcessPoolExecutor(args.jobs, mp_context=multiprocessing.get_context("spawn"))
    look = partial(look_at, args.game, players, names, args.worlds)
    try:
        with args.out.open("a", encoding="utf-8") as file:
            futures = {pool.submit(look, number): number for number in todo}
            for future in as_completed(futures):
                number = futures[future]
                found[number] = future.result()
                file.write(json.dumps([series, number, found[number]]) + "\n")
                file.flush()
    except KeyboardInterrupt:
        print("\nStopped; the same command goes on from here.", flush=True)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
    reached = [position for position in found.values() if position is not None]
    if reached:
        print(f"{args.game}, {players} players, {len(reached)} positions")
        print("\n".join(table(names, reached)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
