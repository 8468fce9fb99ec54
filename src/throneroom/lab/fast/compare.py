"""Plays whole games with the quick game and with the kernel, and compares every event.

    python -m throneroom.lab.fast.compare                     # 20,000 games
    python -m throneroom.lab.fast.compare --games 1000000
    python -m throneroom.lab.fast.compare --plain             # the source itself, not compiled
    python -m throneroom.lab.fast.compare --gpu               # a graphics card: how each game ended

Kingdoms and strategies come from chance; so do the numbers of players.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from time import perf_counter
from types import ModuleType
from typing import Any

import msgspec

from throneroom.games.dominion.bots.recipe import Recipe
from throneroom.games.dominion.cards import KINGDOM
from throneroom.games.dominion.events import EVENTS
from throneroom.kernel import BadOptions, Chance, Event
from throneroom.lab.breeding import crossed, mutated, random_recipe
from throneroom.lab.fast import compiler, jobs_of, play, processor
from throneroom.lab.fast.code import ID, KEYS
from throneroom.lab.fast.kernel import minds, play_one, play_table, seated
from throneroom.lab.fast.layout import (
    PLACES,
    REASONS,
    RESULT_SIZE,
    PlainTable,
    processor_table,
)
from throneroom.lab.fast.table import Table, result_of

TURNS = 60
"""Turns of each player after which a game is stopped, because bad strategies might never end it."""
LOG_SIZE = 400_000
GAMES_A_TABLE = 4
COUNTED = 10
"""Both programs also count the results of one table in this many."""
NUMBERS = {event: number for number, event in enumerate(EVENTS)}


class Different(Exception):
    """A game that the two programs play differently."""


def random_table(seed: int) -> Table:
    """A kingdom and two to four strategies, by chance."""
    chance = Chance(seed)
    kingdom = [card.key for card in KINGDOM]
    chance.shuffle(kingdom)
    del kingdom[10:]
    recipes = [_random(kingdom, chance) for _ in range(chance.pick((2, 2, 3, 4)))]
    return Table(tuple(recipes), tuple(kingdom), games=GAMES_A_TABLE, seed=seed, turns=TURNS)


def _random(kingdom: Sequence[str], chance: Chance) -> Recipe:
    recipe = random_recipe(kingdom, chance)
    if chance.below(2):
        recipe = crossed(recipe, random_recipe(kingdom, chance), chance)
    return mutated(recipe, kingdom, chance) if chance.below(2) else recipe


def encoded(events: Sequence[Event]) -> list[int]:
    """The kernel's events in the form in which the quick game records them."""
    found: list[int] = []
    for event in events:
        found.append(NUMBERS[type(event)])
        for value in msgspec.structs.astuple(event):
            found += _numbers(value)
    return found


def _numbers(value: Any) -> Iterator[int]:
    if isinstance(value, list):
        yield len(value)
        yield from (ID[key] for key in value)
    elif isinstance(value, int):
        yield value
    elif value in ID:
        yield ID[value]
    else:
        yield (PLACES if value in PLACES else REASONS).index(value)


class Noted:
    """The quick game with a log of events."""

    def __init__(self, game: ModuleType, *, in_python: bool) -> None:
        self.game = game
        self.in_python = in_python
        self.table = PlainTable() if in_python else processor_table()
        self.log = self.array([0] * LOG_SIZE)

    def array(self, numbers: list[int]) -> Any:
        """Numbers in the form that the game needs."""
        if self.in_python:
            return numbers
        import numpy as np

        return np.array(numbers, np.int64)

    def play(self, table: Table) -> Iterator[tuple[list[int], list[int]]]:
        """The events and the counted result of each game."""
        jobs, plans, stock = jobs_of([table])
        programs, piles, job = self.array(plans), self.array(stock), self.array(jobs[0])
        for number in range(table.first, table.first + table.games):
            result = self.array([0] * RESULT_SIZE)
            self.log[0] = 1
            self.game.play_number(self.table, programs, piles, job, number, result, self.log)
            end = min(int(self.log[0]), LOG_SIZE)
            yield [int(value) for value in self.log[1:end]], [int(value) for value in result]


def quick_game(*, in_python: bool) -> Noted:
    if in_python:
        from throneroom.lab.fast import game

        return Noted(game, in_python=True)
    return Noted(processor(), in_python=False)


def compare(quick: Noted, table: Table) -> int:
    """The number of events in the table's games, all equal in both programs. Raises `Different`."""
    known = minds(table.recipes)
    events = 0
    sums = [0] * RESULT_SIZE
    for number, (found, result) in enumerate(quick.play(table), table.first):
        log: list[Event] = []
        play_one(table, number, seated(known, number), log)
        events += len(log)
        where = f"seed {table.seed}, game {number}"
        if len(found) + 1 >= LOG_SIZE:
            raise Different(f"{where}: more events than fit.")
        if found != encoded(log):
            raise Different(f"{where}: {_difference(log, found)}")
        sums = [one + other for one, other in zip(sums, result, strict=True)]
    if table.seed % COUNTED == 0 and sums != play_table(table):
        raise Different(f"seed {table.seed}: counted as {sums}, not {play_table(table)}")
    return events


def _difference(log: Sequence[Event], found: Sequence[int]) -> str:
    """A description of the first event that differs."""
    at = 0
    for number, event in enumerate(log):
        expected = encoded([event])
        here = list(found[at : at + len(expected)])
        if here != expected:
            before = "; ".join(map(str, log[max(0, number - 6) : number]))
            kind = EVENTS[here[0]].__name__ if here and 0 <= here[0] < len(EVENTS) else "nothing"
            return f"after {before}: {event} was expected, not {kind} {here[1:]} ({KEYS})"
        at += len(expected)
    return f"the kernel has no more events, the quick game has {list(found[at : at + 8])}"


def compare_many(games: int, seed: int, *, in_python: bool) -> tuple[int, int]:
    """The numbers of games and events that were equal. Raises `Different`."""
    quick = quick_game(in_python=in_python)
    played = events = 0
    while played < games:
        table = random_table(seed)
        table = msgspec.structs.replace(table, games=min(table.games, games - played))
        events += compare(quick, table)
        played += table.games
        seed += 1
    return played, events


def compare_card(games: int, seed: int) -> int:
    """The number of games in which the graphics card and the kernel agree, each compared by itself:
    points and turns of each seat, the winner, and the reason for the end. Raises `Different`."""
    tables: list[Table] = []
    while len(tables) < games:
        table = random_table(seed)
        tables += [
            msgspec.structs.replace(table, first=number, games=1)
            for number in range(table.first, table.first + table.games)
        ]
        seed += 1
    for table, result in zip(tables, play(tables, gpu=True), strict=True):
        if result != (expected := result_of(table, play_table(table))):
            where = f"seed {table.seed}, game {table.first}"
            raise Different(f"{where}: {expected} was expected, not {result}")
    return len(tables)


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m throneroom.lab.fast.compare", description=__doc__
    )
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--plain", action="store_true", help="Python instead of compiled code")
    parser.add_argument("--gpu", action="store_true", help="a graphics card (CUDA)")
    args = parser.parse_args()
    if not args.plain and not compiler.is_installed():
        print('numba is missing: pip install "throneroom[lab]", or compare with --plain.')
        return 2
    began = perf_counter()
    try:
        if args.gpu:
            games = compare_card(args.games, args.seed)
            print(f"{games} games came out the same ({perf_counter() - began:.0f} s).")
            return 0
        games, events = compare_many(args.games, args.seed, in_python=args.plain)
    except (Different, BadOptions) as error:
        print(error)
        return 1
    print(f"{games} games with {events} events are the same ({perf_counter() - began:.0f} s).")
    return 0


if __name__ == "__main__":
    sys.exit(main())
