"""`python -m throneroom.lab.plans.library`: makes the plans that searching bots know.

Searches for plans in the recommended sets and in random kingdoms, rates all of them by games
against each other, and writes `plans.json` for Dominion's bots. Kingdoms come in rounds; each
search begins with the results of the rounds before it. Results are saved to a file at once, and a
run that was stopped continues from there. The same numbers give the same file, with any number of
processes.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import combinations
from math import exp, log
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from throneroom.games.dominion.bots import library
from throneroom.games.dominion.bots.library import Entry, Library, needs_of
from throneroom.games.dominion.bots.menus import MENUS
from throneroom.games.dominion.bots.recipe import Recipe, read_plain
from throneroom.games.dominion.cards import KINGDOM, SETS
from throneroom.kernel import Chance
from throneroom.lab import fast
from throneroom.lab.engine import crew
from throneroom.lab.fast.table import Table, kingdom_of
from throneroom.lab.plans.contenders import Book, Contender, fitted
from throneroom.lab.plans.evolution import Effort
from throneroom.lab.plans.finding import CARD, TURNS, player
from throneroom.lab.plans.search import Search, distinct
from throneroom.lab.plans.starters import shipped
from throneroom.lab.plans.tidying import named, tidied

KINGDOMS = 240
ROUND = 120
"""Kingdoms in a round: enough to make it worthwhile to compile for a graphics card, which every
process does in every round."""
GENERATIONS = 30
LONGER = 2
"""The generations for a recommended set, as a multiple of those for other kingdoms."""
PLAYERS = (2, 2, 3, 2, 2, 4)
"""The numbers of players for successive random kingdoms."""
SEED = 20_000
"""The seed of the first random kingdom."""
CARDS = 10
EFFORT = Effort(
    starters=120,
    elites=12,
    children=32,
    look=8,
    second=8,
    second_look=48,
    third=3,
    third_look=200,
    elite_look=16,
    enough=1500,
    final=240,
    tidied=100,
)
"""The effort: with 30 generations, about eight seconds on one core for a kingdom."""
OTHERS = 2
"""The number of a kingdom's plans that are kept besides its best one; they buy other cards."""
MOST_MORE = 60
"""The most plans from other kingdoms at the start of a search."""
FOES = 6
"""The number of a plan's opponents while it is tidied."""
TOLERANCE = 0.005
"""The share of victories that tidying may cost: a plan that needs fewer cards can be played in more
kingdoms."""

RATED = {2: (24, 100), 3: (12, 60), 4: (12, 60)}
"""By the number of players: opponents of each plan, and games against each."""
ELO = 400 / log(10)
MEAN = 1000
STEPS = 60
BETTER = 4
"""A plan is left out if this many others need no more cards and are rated higher."""


class Task(NamedTuple):
    number: int
    name: str
    """The name of a recommended set; empty for other kingdoms."""
    kingdom: tuple[str, ...]
    players: int
    generations: int


class Find(msgspec.Struct, frozen=True):
    """The result of a search: its plans, the best first."""

    number: int
    name: str
    players: int
    plans: list[dict[str, Any]]


class Plenty(msgspec.Struct, frozen=True):
    """The amount of searching."""

    kingdoms: int = KINGDOMS
    """The number of random kingdoms, after the recommended sets."""
    players: tuple[int, ...] = tuple(sorted(set(PLAYERS)))
    generations: int = GENERATIONS
    effort: Effort = EFFORT
    gpu: bool = False
    """Whether a graphics card plays the games."""


def rounds(plenty: Plenty) -> list[list[Task]]:
    """The recommended sets, then random kingdoms."""
    sets = [
        Task(number, name, kingdom_of(name), players, LONGER * plenty.generations)
        for number, (name, players) in enumerate((n, p) for p in plenty.players for n in SETS)
    ]
    players = [count for count in PLAYERS if count in plenty.players]
    others = [
        Task(
            len(sets) + i,
            "",
            random_kingdom(SEED + i),
            players[i % len(players)],
            plenty.generations,
        )
        for i in range(plenty.kingdoms)
    ]
    return [sets, *(others[i : i + ROUND] for i in range(0, plenty.kingdoms, ROUND))]


def random_kingdom(seed: int) -> tuple[str, ...]:
    """Ten random cards."""
    keys = [card.key for card in KINGDOM]
    Chance(seed).shuffle(keys)
    return tuple(sorted(keys[:CARDS]))


def search(task: Task, more: Sequence[Recipe], effort: Effort, *, gpu: bool = False) -> Find:
    """The plans of one kingdom: the best, others that buy other cards, and the counter-plan."""
    there = frozenset(task.kingdom)
    usable = [one for one in more if there.issuperset(needs_of(one))][-MOST_MORE:]
    book = Book(task.kingdom, task.players, task.number, player(jobs=1, gpu=gpu), turns=TURNS)
    here = Search(book, effort, usable)
    for _ in range(task.generations):
        here.step()
    best = here.finish()
    ranked = here.plans.ranked(here.plans.elites, here.everybody)
    kept = {best.cards: best}
    for one in [*ranked, *here.rebels.elites[:1]]:
        if len(kept) <= OTHERS:
            kept.setdefault(one.cards, one)
    plans = []
    for one in kept.values():
        hard = sorted(here.everybody, key=lambda foe: (book.rate(one, foe), foe.key))[:FOES]
        plans.append(named(tidied(one, hard, book, effort.tidied, TOLERANCE)).recipe)
    return Find(task.number, task.name, task.players, [plan.plain() for plan in plans])


def make(plenty: Plenty, kept: Path, jobs: int, most: int | None = None) -> list[Find] | None:
    """All finds; None if more than `most` searches would be needed."""
    finds = _read(kept)
    for tasks in rounds(plenty):
        before = min([task.number for task in tasks])
        more = [
            recipe
            for number in sorted(finds)
            if number < before
            for recipe in map(read_plain, finds[number].plans)
        ]
        left = [task for task in tasks if task.number not in finds]
        todo = left if most is None else left[:most]
        with crew(Hunt(more, plenty.effort, plenty.gpu), jobs=jobs) as play:
            for find in play(todo):
                finds[find.number] = find
                with kept.open("ab") as file:
                    file.write(msgspec.json.encode(find) + b"\n")
                print(f"{find.number:4} {find.plans[0]['name']}", flush=True)
        if most is not None:
            most -= len(todo)
        if len(todo) < len(left):
            return None
    return [finds[number] for number in sorted(finds)]


def _read(kept: Path) -> dict[int, Find]:
    lines = kept.read_bytes().splitlines() if kept.exists() else []
    finds = [msgspec.json.decode(line, type=Find) for line in lines]
    return {find.number: find for find in finds}


class Hunt(NamedTuple):
    """The searches of a round."""

    more: Sequence[Recipe]
    effort: Effort
    gpu: bool

    def open(self) -> Callable[[Task], Find]:
        return partial(search, more=self.more, effort=self.effort, gpu=self.gpu)


# From finds to the library


def library_of(finds: Sequence[Find], *, gpu: bool = False) -> Library:
    """All useful plans, rated."""
    plans = [read_plain(plan) for find in finds for plan in find.plans]
    every = [card.key for card in KINGDOM]
    known = [*shipped(), *by_hand(), *plans]
    contenders = distinct([Contender(one, every) for one in known])
    place = {one.key: number for number, one in enumerate(contenders)}
    needs = [frozenset(needs_of(one.recipe)) for one in contenders]
    ratings = [rated(contenders, needs, players, gpu=gpu) for players in RATED]
    own = {
        (find.name, find.players): list(
            dict.fromkeys(place[Contender(read_plain(plan), every).key] for plan in find.plans)
        )
        for find in finds
        if find.name
    }
    best = {number for numbers in own.values() for number in numbers}
    kept = [
        number
        for number in range(len(contenders))
        if number in best or not _is_outdone(number, needs, ratings)
    ]
    at = {number: new for new, number in enumerate(kept)}
    return Library(
        plans=[
            Entry(
                {**contenders[number].recipe.plain(), "name": f"plan_{at[number] + 1}"},
                sorted(needs[number]),
                [column[number] for column in ratings],
            )
            for number in kept
        ],
        sets={
            name: [[at[number] for number in own.get((name, players), [])] for players in RATED]
            for name in SETS
        },
    )


def by_hand() -> Iterator[Recipe]:
    """The menus, each with every subset of the cards that it can do without."""
    for menu in MENUS:
        recipe = menu.strategy.recipe
        extra = [key for key in needs_of(recipe) if key not in menu.needs]
        for count in range(len(extra) + 1):
            for some in combinations(extra, count):
                yield fitted(recipe, [*menu.needs, *some])


def _is_outdone(
    number: int, needs: Sequence[frozenset[str]], ratings: Sequence[Sequence[int]]
) -> bool:
    """Whether others do better with the same cards or fewer, for any number of players."""
    return all(
        sum(
            [
                other != number and needs[other] <= needs[number] and column[other] > column[number]
                for other in range(len(needs))
            ]
        )
        >= BETTER
        for column in ratings
    )


def rated(
    contenders: Sequence[Contender],
    needs: Sequence[frozenset[str]],
    players: int,
    *,
    gpu: bool = False,
) -> list[int]:
    """The strength of each plan, in Elo points with a mean of 1000. Two plans meet in a kingdom
    that has the cards of both; with more players, one plan meets several opponents that all play
    the other."""
    pairs, games = RATED[players]
    chance = Chance(players)
    meetings = list(_meetings(needs, pairs, chance))
    tables = [
        Table(
            (contenders[one].recipe, *(contenders[other].recipe,) * (players - 1)),
            _filled(needs[one] | needs[other], chance),
            games,
            seed=number,
            turns=TURNS,
        )
        for number, (one, other) in enumerate(meetings)
    ]
    results = fast.play(tables, gpu=gpu)
    wins = [max(0.0, one.wins[0] - one.ends.get("cut_off", 0)) for one in results]
    strengths = _fitted(len(contenders), meetings, wins, games, log(players - 1))
    return [round(MEAN + ELO * one) for one in strengths]


def _meetings(
    needs: Sequence[frozenset[str]], pairs: int, chance: Chance
) -> Iterator[tuple[int, int]]:
    for one in range(len(needs)):
        others = [
            other
            for other in range(len(needs))
            if other != one and len(needs[one] | needs[other]) <= CARDS
        ]
        chance.shuffle(others)
        yield from ((one, other) for other in others[:pairs])


def _filled(needs: Iterable[str], chance: Chance) -> tuple[str, ...]:
    """A kingdom with the given cards and random others."""
    found = set(needs)
    rest = [card.key for card in KINGDOM if card.key not in found]
    chance.shuffle(rest)
    return tuple(sorted([*found, *rest[: CARDS - len(found)]]))


def _fitted(
    count: int, meetings: Sequence[tuple[int, int]], wins: Sequence[float], games: int, odds: float
) -> list[float]:
    """Strengths for which the first of a meeting wins with the chance 1 / (1 + e^(odds - lead)):
    Newton's steps, one plan after another. A game won and one lost against the mean keep them
    finite."""
    strengths = [0.0] * count
    for _ in range(STEPS):
        slope = [2 * (0.5 - _chance(own)) for own in strengths]
        bend = [2 * _chance(own) * (1 - _chance(own)) for own in strengths]
        for (one, other), won in zip(meetings, wins, strict=True):
            expected = _chance(strengths[one] - strengths[other] - odds)
            more, sure = won - games * expected, games * expected * (1 - expected)
            slope[one] += more
            slope[other] -= more
            bend[one] += sure
            bend[other] += sure
        # Half a step, because neighbours move at the same time.
        strengths = [own + s / b / 2 for own, s, b in zip(strengths, slope, bend, strict=True)]
        mean = sum(strengths) / count
        strengths = [own - mean for own in strengths]
    return strengths


def _chance(lead: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, lead))))


def written(made: Library) -> str:
    """The library as the text of a file, with one line per plan."""
    plans = ",\n".join([json.dumps(msgspec.to_builtins(entry)) for entry in made.plans])
    return f'{{"plans": [\n{plans}\n],\n"sets": {json.dumps(made.sets)}}}\n'


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m throneroom.lab.plans.library", description=__doc__
    )
    parser.add_argument("--kingdoms", type=int, default=KINGDOMS, help="random ones")
    parser.add_argument(
        "--players", default="2,3,4", help="numbers of players that are searched for (2,3,4)"
    )
    parser.add_argument("--generations", type=int, default=GENERATIONS, help="of each search")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument(
        "--gpu", action="store_true", help="on a graphics card (CUDA), with more games"
    )
    parser.add_argument("--most", type=int, help="searches of this run")
    parser.add_argument("--kept", type=Path, default=Path("build/finds.jsonl"))
    parser.add_argument("--out", type=Path, default=Path(library.__file__).with_name(library.FILE))
    args = parser.parse_args()
    if not fast.is_compiled():
        print('numba is missing: pip install "throneroom[lab]".')
        return 2
    args.kept.parent.mkdir(parents=True, exist_ok=True)
    players = tuple([int(count) for count in args.players.split(",")])
    effort = CARD if args.gpu else EFFORT
    plenty = Plenty(args.kingdoms, players, args.generations, effort, args.gpu)
    finds = make(plenty, args.kept, args.jobs, args.most)
    if finds is None:
        print("There is more to do; the same command goes on from here.")
        return 3
    made = library_of(finds, gpu=args.gpu)
    args.out.write_text(written(made), encoding="utf-8")
    print(f"{len(made.plans)} plans: {args.out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
