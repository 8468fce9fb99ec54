"""The whole way from a kingdom to a plan: the search, and the facts about its result."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count, islice
from time import monotonic
from typing import Any

import msgspec

from throneroom.games.dominion.bots.library import recipes_for
from throneroom.games.dominion.bots.recipe import Recipe
from throneroom.games.dominion.options import DominionOptions, check_options
from throneroom.kernel import BadOptions, refused
from throneroom.lab import fast
from throneroom.lab.fast.layout import MOST_PLAYERS
from throneroom.lab.fast.table import HIGHEST_SEED, Table
from throneroom.lab.plans.contenders import Book, Contender, Play
from throneroom.lab.plans.evolution import Effort
from throneroom.lab.plans.openings import Opening, openings
from throneroom.lab.plans.rates import Rate, rate_of
from throneroom.lab.plans.search import Generation, Search, distinct
from throneroom.lab.plans.starters import shipped
from throneroom.lab.plans.tidying import named, tidied

GENERATIONS = 40
"""The default number of generations."""
TURNS = 45
"""Turns of each player after which a game of the search ends as it stands. Good plans need twenty,
and a strategy that needs more than this is useless."""
SHARE = 0.8
"""The share of the time for the search; the rest is for the facts about its result."""
FRESH = 2**39
"""The number of the first game that only measures. No search gets that far."""
FALLS = 2
"""The most times that a plan is replaced by its counter-plan."""
HARD_FOES = 4
"""The number of the plan's opponents while its openings are tried."""

QUICK = Effort()
"""The effort with a compiler."""
CARD = Effort(
    elites=24,
    children=96,
    look=64,
    second=24,
    second_look=512,
    third=8,
    third_look=4096,
    elite_look=512,
    enough=50_000,
    final=20_000,
    tidied=5000,
    measured=100_000,
    opening=4000,
)
"""The effort with a graphics card, where more games cost little, and more tables as much as
elsewhere."""
SLOW = Effort(
    starters=20,
    elites=8,
    alike=3,
    children=10,
    look=4,
    second=4,
    second_look=12,
    third=2,
    third_look=20,
    elite_look=4,
    enough=100,
    strangers=1,
    final=40,
    tidied=10,
    measured=100,
    opening=16,
    rebellion=3,
)
"""The effort without a compiler, where there is time for some thousand games."""


class Found(msgspec.Struct, frozen=True, kw_only=True):
    """A plan for a kingdom, and the facts about it. Everything except `seconds` follows from the
    arguments if the search was given a number of generations or games."""

    kingdom: tuple[str, ...]
    players: int
    seed: int
    generations: int
    games: int
    """The number of games played."""
    plan: Recipe
    against: list[Rate]
    """Its results against Dominion's own bots, the hardest first."""
    alike: dict[str, str]
    """Bots that play like another bot in this kingdom, with that bot's name."""
    openings: list[Opening]
    counter: Recipe
    counter_rate: Rate
    """The counter-plan's result against the plan."""
    counter_against: list[Rate]
    """The counter-plan's results against the bots."""
    first_seat: Rate
    """The first player's share of victories when all play the plan."""
    turns: float
    """The number of turns per player in such a game."""
    growth: list[Generation]
    seconds: float

    @property
    def worst(self) -> Rate:
        return self.against[0]

    def json(self) -> bytes:
        """The JSON for a file: without `seconds`, so that it is the same on any machine."""
        plain: dict[str, Any] = msgspec.to_builtins(self)
        del plain["seconds"]
        plain["plan"], plain["counter"] = self.plan.plain(), self.counter.plain()
        for one, generation in zip(plain["growth"], self.growth, strict=True):
            one["leader"] = generation.leader.plain()
        return msgspec.json.format(msgspec.json.encode(plain), indent=2) + b"\n"


def player(*, jobs: int | None = None, compiled: bool | None = None, gpu: bool = False) -> Play:
    """A function that plays tables on this machine, by default on all its processors."""
    return partial(fast.play, jobs=jobs or os.cpu_count() or 1, compiled=compiled, gpu=gpu)


def find_plan(
    kingdom: Sequence[str],
    *,
    players: int = 2,
    seed: int = 0,
    generations: int | None = None,
    games: int | None = None,
    seconds: float | None = None,
    play: Play | None = None,
    effort: Effort | None = None,
    clock: Callable[[], float] = monotonic,
    watch: Callable[[Generation], None] | None = None,
) -> Found:
    """Searches for the best plan for a kingdom: for a number of generations, games or seconds,
    whichever ends first. Raises `BadOptions`.

    The same arguments give the same plan unless time decides.
    """
    kingdom = tuple(kingdom)
    _check(kingdom, players, seed, {"generations": generations, "games": games})
    if seconds is not None and not seconds > 0:
        raise refused(BadOptions, "refused-from", "seconds", low=1, given=seconds)
    if generations is None and games is None and seconds is None:
        generations = GENERATIONS
    play = play or player()
    play([Table((shipped()[0],) * players, kingdom, players)])  # compiles everything first
    began = clock()
    search = new_search(kingdom, players, seed, play, effort)
    growth: list[Generation] = []
    for generation in grow(search, generations, games, until(seconds, clock, began)):
        growth.append(generation)
        if watch is not None:
            watch(generation)
    telling = Telling(search, play)
    while not telling.is_whole:
        telling.go_on()
    return telling.found(growth, clock() - began)


def new_search(
    kingdom: Sequence[str],
    players: int,
    seed: int,
    play: Play,
    effort: Effort | None = None,
    more: Sequence[Recipe] = (),
) -> Search:
    """A search that begins with the library's plans and additional ones."""
    book = Book(kingdom, players, seed, play, turns=TURNS)
    effort = effort or (QUICK if fast.is_compiled() else SLOW)
    return Search(book, effort, [*more, *recipes_for(tuple(kingdom), players)])


def until(seconds: float | None, clock: Callable[[], float], began: float) -> Callable[[], bool]:
    """A function that says whether the time of a search is over. It leaves some time for the facts
    about the result."""
    return lambda: seconds is not None and clock() - began >= SHARE * seconds


def grow(
    search: Search, generations: int | None, games: int | None, late: Callable[[], bool]
) -> Iterator[Generation]:
    """One generation after another, at least one, until something ends the search."""
    while True:
        yield search.step()
        if generations is not None and search.number >= generations:
            return
        if (games is not None and search.book.games >= games) or late():
            return


def _check(kingdom: Sequence[str], players: int, seed: int, budget: dict[str, int | None]) -> None:
    if not 2 <= players <= MOST_PLAYERS:
        raise refused(BadOptions, "refused-range", "players", low=2, high=4, given=players)
    check_options(DominionOptions(players=players, kingdom=list(kingdom)))
    if not 0 <= seed <= HIGHEST_SEED:
        raise refused(BadOptions, "refused-range", "seed", low=0, high=HIGHEST_SEED, given=seed)
    for name, number in budget.items():
        if number is not None and number < 1:
            raise refused(BadOptions, "refused-from", name, low=1, given=number)


class Telling:
    """The facts about the best plan of a search, computed in `parts`, one after another. The games
    by which a plan was chosen flatter it, so everything is measured in other games."""

    def __init__(self, search: Search, play: Play) -> None:
        book = search.book
        self._search = search
        self._fresh = Book(book.kingdom, book.players, book.seed, play, first=FRESH)
        self._known: dict[str, Any] = {}
        self._stands = False
        """Whether the plan has withstood its counter-plan."""
        self.done = 0

    @property
    def is_whole(self) -> bool:
        return self.done == len(self.parts)

    @property
    def parts(self) -> tuple[Callable[[], None], ...]:
        falls = (self._overthrow,) * FALLS
        return self._choose, self._oppose, *falls, self._measure, self._open

    def go_on(self) -> None:
        """Does the next part."""
        self.parts[self.done]()
        self.done += 1

    @property
    def games(self) -> int:
        """The number of games played for these facts."""
        return self._fresh.games

    def _choose(self) -> None:
        search = self._search
        best = search.finish()
        self.plan = named(tidied(best, search.everybody, search.book, search.effort.tidied))

    def _oppose(self) -> None:
        self.counter = self._counter_to(self.plan)

    def _overthrow(self) -> None:
        """Replaces the plan by its counter-plan if that does better against everybody; the new plan
        is then tested against its own counter-plan."""
        if self._stands:
            return
        if self._is_better(self.counter):
            self.plan = self.counter
            self._oppose()
        else:
            self._stands = True

    def _counter_to(self, plan: Contender) -> Contender:
        effort = self._search.effort
        counter = self._search.counter(plan, effort.rebellion)
        return named(tidied(counter, [plan], self._search.book, effort.final))

    def _is_better(self, counter: Contender) -> bool:
        """Whether the counter-plan does better than the plan against all others, in new games of
        both."""
        search, rivals = self._search, (self.plan, counter)
        foes = distinct([*search.everybody, *rivals])
        meetings = [(one, foe) for one in rivals for foe in foes if foe.key != one.key]
        search.book.meet(meetings, search.effort.final)
        of_plan, of_counter = (search.book.score(one, foes) for one in rivals)
        return of_counter > of_plan

    def _measure(self) -> None:
        plan, counter, fresh = self.plan, self.counter, self._fresh
        games = self._search.effort.measured
        foes, alike = bots_in(fresh.kingdom)
        mirror = fresh.play(mirror_tables(plan, fresh, games))
        self._known = {
            "against": _against(plan, foes, fresh, games),
            "alike": alike,
            "counter_rate": _against(counter, {plan.recipe.name: plan}, fresh, games)[0],
            "counter_against": _against(counter, foes, fresh, games),
            "first_seat": rate_of(plan.recipe.name, mirror),
            "turns": sum([sum(one.turns) for one in mirror]) / len(mirror) / fresh.players,
        }

    def _open(self) -> None:
        search, plan = self._search, self.plan
        ranked = sorted(search.everybody, key=lambda foe: (search.book.rate(plan, foe), foe.key))
        hard, games = ranked[:HARD_FOES], search.effort.opening
        self._known["openings"] = openings(plan, hard, self._fresh, games)

    def found(self, growth: list[Generation], seconds: float) -> Found:
        book = self._search.book
        return Found(
            kingdom=book.kingdom,
            players=book.players,
            seed=book.seed,
            generations=self._search.number,
            games=book.games + self.games,
            plan=self.plan.recipe,
            counter=self.counter.recipe,
            growth=growth,
            seconds=seconds,
            **self._known,
        )


def bots_in(kingdom: Sequence[str]) -> tuple[dict[str, Contender], dict[str, str]]:
    """Dominion's own bots that differ in a kingdom, and for the other bots, the one that they play
    like."""
    found: dict[str, Contender] = {}
    alike: dict[str, str] = {}
    first: dict[str, str] = {}
    for recipe in shipped():
        one = Contender(recipe, kingdom)
        if one.key in first:
            alike[recipe.name] = first[one.key]
        else:
            first[one.key] = recipe.name
            found[recipe.name] = one
    return found, alike


def mirror_tables(plan: Contender, book: Book, games: int) -> list[Table]:
    """Games in which all play the plan and the first player always begins."""
    table = book.table(plan, plan, 1)
    numbers = (number for number in count(book.first) if number % book.players == 0)
    return [msgspec.structs.replace(table, first=number) for number in islice(numbers, games)]


def _against(plan: Contender, foes: dict[str, Contender], book: Book, games: int) -> list[Rate]:
    """The plan's results against its opponents, the hardest first."""
    results = book.look([(plan, foe) for foe in foes.values()], games)
    rates = [rate_of(name, [result]) for name, result in zip(foes, results, strict=True)]
    return sorted(rates, key=lambda rate: (rate.win_rate, rate.name))
