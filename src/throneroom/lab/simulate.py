"""Many games between bots, on all processors: who wins, and by how much.

>>> from throneroom.lab.simulate import simulate
>>> report = simulate("dominion", ["smithy", "big_money"], games=20)
>>> [bot.name for bot in report.bots], report.games
(['smithy', 'big_money'], 20)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from math import ceil, sqrt
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from throneroom.bots import Bot, maker, name_of
from throneroom.kernel import (
    AnyGame,
    BadOptions,
    Chance,
    Match,
    Outcome,
    Seat,
    State,
    play_match,
    playout,
    read_options,
    refused,
)
from throneroom.lab.engine import crew
from throneroom.registry import game as find_game

# Results


class BotReport(msgspec.Struct, frozen=True, kw_only=True):
    """The results of one bot."""

    name: str
    games: int
    wins: float
    """Victories. A victory shared by two counts half for each; a common victory of all counts whole
    for each."""
    ties: int
    """Games in which it shared the victory with others."""
    win_rate: float
    interval: tuple[float, float]
    """The 95 % interval of the win rate."""
    by_seat: list[float | None]
    """The win rate at each seat; None where it never sat."""
    mean_score: float
    mean_turns: float | None
    """The mean number of turns; None where a game does not count turns."""
    scores: dict[int, int]
    """Number of games by score."""

    def __str__(self) -> str:
        low, high = self.interval
        rate = f"{self.win_rate:.1%} ({low:.1%} to {high:.1%})"
        return f"{rate} of {self.games} games won, {self.mean_score:.1f} points on average"


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a simulation. All but `seconds` follows from the arguments."""

    game: str
    options: dict[str, Any]
    seed: int
    asked: int
    """Number of games that were requested; `games` is lower if the simulation was stopped."""
    games: int
    bots: list[BotReport]
    ties: int
    """Games whose victory was shared."""
    by_seat: list[float]
    """Each seat's share of the victories, whichever bot sat there."""
    mean_turns: float | None
    ends: dict[str, int]
    """Number of games by the reason of their end, the most frequent first."""
    turn_limit: int
    """Turns of each player after which a game was ended as it stood."""
    cut_off: int
    """Number of games that the limit ended; in `ends` their reason is "cut_off"."""
    seconds: float

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds if self.seconds else 0.0

    def __str__(self) -> str:
        width = max(len(bot.name) for bot in self.bots)
        return "\n".join(f"{bot.name:{width}}  {bot}" for bot in self.bots)

    def json(self) -> bytes:
        """The JSON for a file: without `seconds`, so that it is the same on any machine."""
        plain = msgspec.to_builtins(self, str_keys=True)
        del plain["seconds"]
        return msgspec.json.format(msgspec.json.encode(plain), indent=2) + b"\n"


Z95 = 1.959963984540054


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a share, which holds for few games and for shares near 0 and 1 too.

    >>> [round(end, 3) for end in wilson(50, 100)]
    [0.404, 0.596]
    """
    share, z2 = wins / games, Z95**2
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 / (1 + z2 / games) * sqrt(share * (1 - share) / games + z2 / (4 * games**2))
    return max(0.0, middle - half), min(1.0, middle + half)


def bin_width(report: Report, most: int) -> int:
    """The roundest width of bins for which the scores of all bots need at most `most` bins."""
    scores = [score for bot in report.bots for score in bot.scores]
    span = max(scores) - min(scores) + 1
    widths = (digit * ten for ten in (1, 10, 100, 1000, 10_000) for digit in (1, 2, 5))
    return next(width for width in widths if span / width <= most - 1)


def binned(scores: Mapping[int, int], width: int) -> dict[int, int]:
    """Number of scores in each bin, by the lowest score of the bin."""
    bins: dict[int, int] = {}
    for score, count in scores.items():
        start = score // width * width
        bins[start] = bins.get(start, 0) + count
    return bins


# The games

RAY_JOBS = 16
"""Number of processes that batches are cut for on a cluster, whose size is not known yet."""

TURNS = 1_000
"""Turns of each player after which a game is ended. No player who tries to win gets near it."""
ANSWERS_A_TURN = 100
"""Answers per turn of this limit after which a game is also ended, whatever it calls a turn."""
CUT_OFF = "cut_off"


def simulate(
    slug: str,
    bots: Sequence[Bot],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    engine: str = "local",
    address: str | None = None,
    turns: int = TURNS,
    records: Path | str | None = None,
    **options: Any,
) -> Report:
    """Plays games between bots and counts their results.

    Bots change seats from game to game, so that none gains by going first. The same seed gives the
    same report with any number of processes, here or on a Ray cluster (the engine "ray", which
    starts a cluster on this machine if there is no `address`). `progress` is called with the number
    of finished games. Ctrl-C stops the simulation; the report is then about the finished games.

    A game in which each player has taken `turns` turns is ended as it stands: some bots never end
    one.
    `records` is an empty or a new folder: it gets a record of each game.

    With `jobs` above 1, bots are names or files. New processes import the main module, as
    `multiprocessing` does everywhere: a script calls this under `if __name__ == "__main__":`.

    Raises `BadOptions`, `UnknownGame`, `UnknownBot`, and `BrokenBot` for one that fails.
    """
    for name, value in (("games", games), ("jobs", jobs), ("turns", turns)):
        if value < 1:
            raise refused(BadOptions, "refused-from", name, low=1, given=value)
    alone = jobs == 1 and engine == "local"
    if not alone and not all(isinstance(bot, str) for bot in bots):
        raise BadOptions("jobs: only bots that are named, or lie in a file, play in more than one.")
    began = perf_counter()
    if options.get("players", len(bots)) != len(bots):
        seats = options["players"]
        raise refused(BadOptions, "refused-bots", "players", given=len(bots), count=seats)
    given = usual_options(find_game(slug), len(bots), options)
    setup = Setup(slug, tuple(bots), given, seed, turns, records is not None)
    lineup = Lineup(setup)
    folder = None if records is None else new_folder(Path(records))
    tally = Tally.of(len(bots))
    batches = _batches(games, len(bots), jobs if engine == "local" else max(jobs, RAY_JOBS))
    try:
        with crew(setup, jobs=min(jobs, len(batches)), engine=engine, address=address) as play:
            for part in play(batches):
                if folder is not None:
                    keep(part.records, folder, games)
                tally.add(part)
                if progress is not None:
                    progress(tally.games)
    except KeyboardInterrupt:
        if not tally.games:
            raise
    return _report(setup, lineup, tally, games, perf_counter() - began)


def usual_options(game: AnyGame, players: int, given: Mapping[str, Any]) -> dict[str, Any]:
    """The given options, completed for simulations: the first seat begins, because bots change
    seats, and all conveniences for players (options called `auto_...`) are on."""
    fields = game.Options.__struct_fields__
    usual: dict[str, Any] = {name: True for name in fields if name.startswith("auto_")}
    usual |= {"first": 0} if "first" in fields else {}
    return {**usual, **given, "players": players}


class Setup(msgspec.Struct, frozen=True):
    """The data that a process needs."""

    slug: str
    bots: tuple[Bot, ...]
    options: dict[str, Any]
    seed: int
    turns: int
    keeps_records: bool

    def open(self) -> Callable[[range], Tally]:
        return Lineup(self).play


class Lineup:
    """A game and its bots, ready to play."""

    def __init__(self, setup: Setup) -> None:
        self.seed = setup.seed
        self.game = find_game(setup.slug)
        self.options = read_options(self.game, setup.options)
        self.makers = [maker(self.game, spec) for spec in setup.bots]
        self.names = told_apart(setup.bots)
        self.turns = setup.turns
        self.keeps_records = setup.keeps_records

    def play(self, numbers: range) -> Tally:
        tally = Tally.of(len(self.makers))
        for number in numbers:
            self._play_one(number, tally)
        return tally

    def _play_one(self, number: int, tally: Tally) -> None:
        """Plays one game. Its number decides everything."""
        count = len(self.makers)
        minds = [make(hashed(self.seed, number, bot)) for bot, make in enumerate(self.makers)]
        seat_of = [(bot + number) % count for bot in range(count)]
        seats = [minds[seat_of.index(seat)] for seat in range(count)]
        seed, limit = hashed(self.seed, number), TurnLimit(self.turns)
        state: State
        if self.keeps_records:
            names = [self.names[seat_of.index(seat)] for seat in range(count)]
            options = msgspec.to_builtins(self.options)
            match = Match.new(self.game, options, seed, names=names, log=False)
            outcome = play_match(match, seats, limit, after=self.turns)
            tally.records[number] = match.record().to_jsonl()
            state = match.state
        else:
            state = self.game.setup(self.options, Chance(seed))
            state.options = self.options
            outcome = playout(self.game, state, seats, enough=limit, after=self.turns)
        if limit.reached:
            outcome = msgspec.structs.replace(outcome, reason=CUT_OFF)
        tally.count(outcome, turns_of(state), seat_of)


class TurnLimit:
    """A limit that ends games whose players never end them."""

    def __init__(self, turns: int) -> None:
        self.turns = turns
        self.reached = False

    def __call__(self, state: State, answers: int) -> bool:
        taken = min(turns_of(state), default=0)
        self.reached = taken >= self.turns or answers >= self.turns * ANSWERS_A_TURN
        return self.reached


def hashed(*numbers: int) -> int:
    """A 64-bit seed made from some numbers."""
    text = ":".join(map(str, numbers)).encode()
    return int.from_bytes(blake2b(text, digest_size=8).digest())


def turns_of(state: State) -> list[int]:
    """The turns that each seat has taken; empty where the game does not count them by player."""
    return [player.turns for player in getattr(state, "players", ()) if hasattr(player, "turns")]


# Counting, with whole numbers only, so that the order of the parts makes no difference


class Line(msgspec.Struct):
    """One bot's results."""

    sat: dict[Seat, int] = {}
    """Games at each seat."""
    wins: dict[tuple[Seat, int], int] = {}
    """Victories by seat and by the number of players who shared them."""
    turns: int | None = None
    scores: dict[int, int] = {}


class Tally(msgspec.Struct):
    bots: list[Line]
    games: int = 0
    ties: int = 0
    ends: dict[str, int] = {}
    records: dict[int, str] = {}
    """The records of the games by number, if they are kept."""

    @classmethod
    def of(cls, bots: int) -> Tally:
        return cls([Line() for _ in range(bots)])

    def count(self, outcome: Outcome, turns: Sequence[int], seat_of: Sequence[Seat]) -> None:
        self.games += 1
        _increase(self.ends, outcome.reason)
        winners = outcome.winners
        sharing = 1 if outcome.together else len(winners)
        self.ties += sharing > 1
        for line, seat in zip(self.bots, seat_of, strict=True):
            _increase(line.sat, seat)
            if seat in winners:
                _increase(line.wins, (seat, sharing))
            if turns:
                line.turns = (line.turns or 0) + turns[seat]
            _increase(line.scores, outcome.scores[seat].total)

    def add(self, part: Tally) -> None:
        self.games += part.games
        self.ties += part.ties
        _merge(self.ends, part.ends)
        for line, more in zip(self.bots, part.bots, strict=True):
            _merge(line.sat, more.sat)
            _merge(line.wins, more.wins)
            _merge(line.scores, more.scores)
            if more.turns is not None:
                line.turns = (line.turns or 0) + more.turns


def _increase(counts: dict[Any, int], key: Any, by: int = 1) -> None:
    counts[key] = counts.get(key, 0) + by


def _merge(counts: dict[Any, int], more: dict[Any, int]) -> None:
    for key, count in more.items():
        _increase(counts, key, count)


def _report(setup: Setup, lineup: Lineup, tally: Tally, asked: int, seconds: float) -> Report:
    seats = range(len(setup.bots))
    bots = [
        _bot_report(name, line, tally.games, seats)
        for name, line in zip(lineup.names, tally.bots, strict=True)
    ]
    turns = [bot.mean_turns for bot in bots if bot.mean_turns is not None]
    return Report(
        game=setup.slug,
        options=msgspec.to_builtins(lineup.options),
        seed=setup.seed,
        asked=asked,
        games=tally.games,
        bots=bots,
        ties=tally.ties,
        by_seat=[sum(_wins(line, seat) for line in tally.bots) / tally.games for seat in seats],
        mean_turns=sum(turns) / len(turns) if turns else None,
        ends=dict(sorted(tally.ends.items(), key=lambda end: (-end[1], end[0]))),
        turn_limit=setup.turns,
        cut_off=tally.ends.get(CUT_OFF, 0),
        seconds=seconds,
    )


def _wins(line: Line, seat: Seat) -> float:
    """The victories at a seat, with shared ones as fractions."""
    return sum(count / by for (at, by), count in sorted(line.wins.items()) if at == seat)


def _bot_report(name: str, line: Line, games: int, seats: range) -> BotReport:
    wins = sum(count / sharing for (_, sharing), count in sorted(line.wins.items()))
    return BotReport(
        name=name,
        games=games,
        wins=wins,
        ties=sum(count for (_, sharing), count in line.wins.items() if sharing > 1),
        win_rate=wins / games,
        interval=wilson(wins, games),
        by_seat=[
            _wins(line, seat) / line.sat[seat] if seat in line.sat else None for seat in seats
        ],
        mean_score=sum(score * count for score, count in line.scores.items()) / games,
        mean_turns=None if line.turns is None else line.turns / games,
        scores=dict(sorted(line.scores.items())),
    )


def told_apart(bots: Sequence[Bot]) -> list[str]:
    """Distinct names for the bots: a second "smithy" is "smithy#2"."""
    names = [name_of(bot) for bot in bots]
    before = [names[:i].count(name) for i, name in enumerate(names)]
    return [f"{name}#{n + 1}" if n else name for name, n in zip(names, before, strict=True)]


# Records


def new_folder(folder: Path) -> Path:
    """Creates a folder. Raises `BadOptions` if it exists and is not empty."""
    try:
        folder.mkdir(exist_ok=True)
        if any(folder.iterdir()):
            raise refused(BadOptions, "refused-folder", "records", given=folder)
    except OSError as error:
        raise BadOptions(f"records: {folder}: {error.strerror}.") from None
    return folder


def keep(records: Mapping[int, str], folder: Path, games: int) -> None:
    """Writes a file for each game, named by its number."""
    width = len(str(games))
    for number, text in records.items():
        (folder / f"{number + 1:0{width}}.jsonl").write_text(text, encoding="utf-8")


# Parts


def _batches(games: int, bots: int, jobs: int) -> list[range]:
    """Batches of games, some dozens for each process. Within a batch each bot sits at each seat
    equally often."""
    size = min(100, ceil(games / (jobs * 20)))
    size = ceil(size / bots) * bots
    return [range(i, min(i + size, games)) for i in range(0, games, size)]
