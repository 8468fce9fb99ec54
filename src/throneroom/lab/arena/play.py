"""Plays an arena or continues one that was stopped, and never loses a finished game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from throneroom.bots import maker, source_file
from throneroom.kernel import BadOptions, Chance, playout, read_options, refused
from throneroom.lab.arena.log import FORMAT, Head, Log, Result
from throneroom.lab.arena.pairing import Encounter, encounters, meetings, round_robin, swiss
from throneroom.lab.arena.standings import Standings, standings
from throneroom.lab.engine import crew
from throneroom.lab.simulate import (
    CUT_OFF,
    TURNS,
    TurnLimit,
    hashed,
    told_apart,
    turns_of,
    usual_options,
)
from throneroom.registry import game as find_game


class Arena(msgspec.Struct, frozen=True):
    """The games to play. Raises `BadOptions`, `UnknownGame`, `UnknownBot`, `BrokenBot`."""

    slug: str
    bots: tuple[str, ...]
    rounds: int = 10
    seed: int = 0
    swiss: bool = False
    options: dict[str, Any] = {}

    def __post_init__(self) -> None:
        if self.rounds < 1:
            raise refused(BadOptions, "refused-from", "rounds", low=1, given=self.rounds)
        players = self.players
        if len(self.bots) < max(2, players):
            least, given = max(2, players), len(self.bots)
            raise refused(
                BadOptions, "refused-arena", "bots", players=players, low=least, given=given
            )

    @property
    def game_options(self) -> dict[str, Any]:
        game = find_game(self.slug)
        return usual_options(game, read_options(game, self.options).players, self.options)

    @property
    def players(self) -> int:
        players: int = self.game_options["players"]
        return players

    @property
    def names(self) -> list[str]:
        return told_apart(self.bots)

    @property
    def games_a_round(self) -> int:
        if self.swiss:
            return len(self.bots) // self.players * self.players
        return len(round_robin(len(self.bots), self.players)) * self.players

    @property
    def games(self) -> int:
        return self.rounds * self.games_a_round

    def head(self) -> Head:
        game = find_game(self.slug)
        options = read_options(game, self.game_options)
        files = {bot: file for bot in self.bots if (file := source_file(bot)) is not None}
        return Head(
            arena=FORMAT,
            game=self.slug,
            rules_version=game.rules_version,
            options=msgspec.to_builtins(options),
            bots=list(self.bots),
            digests={bot: _digest(file) for bot, file in files.items()},
            seed=self.seed,
            swiss=self.swiss,
        )

    def open(self) -> Callable[[Encounter], Result]:
        return Lineup(self).play

    def standings(self, results: Mapping[int, Result]) -> Standings:
        """The standings by these results, without results of later rounds."""
        games = self.games
        counted = [result for result in results.values() if result.number < games]
        return standings(self.names, self.players, counted)


def run(
    arena: Arena,
    path: Path,
    *,
    jobs: int = 1,
    engine: str = "local",
    address: str | None = None,
    progress: Callable[[Mapping[int, Result]], None] | None = None,
) -> Standings:
    """Plays the games that the file lacks, and returns the standings.

    Raises `BadArena` for a file of something else. Whatever stops it (Ctrl-C, a failing bot, a
    power cut), the finished games are in the file, and the next run continues from there.
    """
    Lineup(arena)  # raises for a missing bot before a file is created
    told = progress or (lambda results: None)
    with (
        Log(path, arena.head()) as log,
        crew(arena, jobs=jobs, engine=engine, address=address) as play,
    ):
        told(log.results)
        for wanted in _to_play(arena, log.results):
            for result in play([one for one in wanted if one.number not in log.results]):
                log.add(result)
                told(log.results)
    return arena.standings(log.results)


def _to_play(arena: Arena, results: Mapping[int, Result]) -> Iterator[list[Encounter]]:
    """Games that can run at the same time: all of a round robin, one round of a Swiss arena."""
    bots, players = len(arena.bots), arena.players
    if not arena.swiss:
        groups = round_robin(bots, players)
        yield [one for number in range(arena.rounds) for one in encounters(groups, number)]
        return
    points, byes = [0.0] * bots, [0] * bots
    met: Counter[tuple[int, int]] = Counter()
    for number in range(arena.rounds):
        tables = swiss(points, met, byes, players)
        games = encounters(tables, number)
        yield games
        met.update(meetings(tables))
        playing = {bot for table in tables for bot in table}
        for bot in range(bots):
            byes[bot] += bot not in playing
        for one in games:
            result = results[one.number]
            for bot, share in zip(result.seats, result.shares(), strict=True):
                points[bot] += share


class Lineup:
    """A game and its bots, ready to play."""

    def __init__(self, arena: Arena) -> None:
        self.seed = arena.seed
        self.game = find_game(arena.slug)
        self.options = read_options(self.game, arena.game_options)
        self.makers = [maker(self.game, bot) for bot in arena.bots]

    def play(self, one: Encounter) -> Result:
        """One game. Its number decides everything, unless bots use the clock."""
        minds = [self.makers[bot](hashed(self.seed, one.number, bot)) for bot in one.seats]
        deal = hashed(self.seed, one.round, one.table)
        state = self.game.setup(self.options, Chance(deal))
        state.options = self.options
        limit = TurnLimit(TURNS)
        outcome = playout(self.game, state, minds, enough=limit, after=TURNS)
        turns = turns_of(state)
        return Result(
            number=one.number,
            round=one.round,
            table=one.table,
            seats=one.seats,
            ranks=tuple(outcome.ranks),
            scores=tuple(score.total for score in outcome.scores),
            reason=CUT_OFF if limit.reached else outcome.reason,
            turns=max(turns) if turns else None,
        )


def _digest(file: Path) -> str:
    return blake2b(file.read_bytes(), digest_size=16).hexdigest()
