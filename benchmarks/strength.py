"""The strength of the searching bots: games against the best scripted ones, with rotating seats.

    python benchmarks/strength.py --games 200 --jobs 16 --out strength.jsonl

Each finished game is written to the file at once. A stopped run continues when it is given the same
file again. Without `--only` all contests of the table below are played. Each bot thinks on one
core; more jobs than cores would falsify a limit of seconds, so the default is one job per core.

Seconds mean little on a busy machine. With `--tries N` each level gets N tries for each second of
its limit instead, which makes the games reproducible. A quiet core made about 2,500 tries a second
in Dominion, 25 in Legends, 100 in the Fallen Lands, 600 in Architects; with fewer tries the levels
are weaker.

`--plans FILE` plays against the plans that `python -m benchmarks.plans --json FILE` has found, in
their kingdoms with two, three and four players: King knows such kingdoms only by its library.
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
from pathlib import Path
from typing import Any, NamedTuple

from throneroom import bots, registry
from throneroom.bots.levels import SECONDS
from throneroom.kernel import Match, ask
from throneroom.lab.simulate import wilson


class Contest(NamedTuple):
    """A bot against others, at one kind of table."""

    name: str
    game: str
    bot: str
    others: tuple[str, ...]
    options: dict[str, Any]


BEST = {
    "first_game": ("smithy", "militia"),
    "big_money": ("village_smithy",),
    "interaction": ("militia",),
    "size_distortion": ("gardens_workshop",),
    "village_square": ("smithy", "village_smithy"),
}
"""The best scripted strategies for each recommended set, best first; several if they are close."""

CONTESTS = [
    *(
        Contest(f"dominion-{kingdom}-{other}", "dominion", "king", (other,), {"kingdom": kingdom})
        for kingdom, others in BEST.items()
        for other in others
    ),
    Contest("legends-2", "legends", "king", ("emperor",), {}),
    Contest("legends-3", "legends", "king", ("emperor",) * 2, {}),
    Contest("legends-4", "legends", "king", ("emperor",) * 3, {}),
    Contest("fallen_lands-3", "fallen_lands", "king", ("planner",) * 2, {}),
    Contest("fallen_lands-4", "fallen_lands", "king", ("planner",) * 3, {}),
    Contest("architects-2", "architects", "king", ("rogue",), {}),
    Contest("architects-3", "architects", "king", ("rogue", "builder"), {}),
    Contest("paladins-2", "paladins", "king", ("marshal",), {}),
    Contest("paladins-3", "paladins", "king", ("marshal", "abbess"), {}),
    Contest("viscounts-2", "viscounts", "king", ("castellan",), {}),
    Contest("viscounts-3", "viscounts", "king", ("castellan", "mason"), {}),
    Contest("oath-2", "oath", "king", ("steward",), {}),
    Contest("oath-4", "oath", "king", ("steward", "usurper", "courtier"), {}),
    *(
        Contest(f"{better}-{worse}-{game}", game, better, (worse,) * (players - 1), options)
        for better, worse in (("knight", "squire"), ("king", "knight"))
        for game, players, options in (
            ("dominion", 2, {"kingdom": "random"}),
            ("legends", 2, {}),
            ("fallen_lands", 3, {}),
            ("architects", 2, {}),
            ("paladins", 2, {}),
            ("viscounts", 2, {}),
        )
    ),
]


def against_plans(file: Path, folder: Path) -> list[Contest]:
    """King against the plan of each kingdom. A bot that is a file can be named in any process."""
    folder.mkdir(parents=True, exist_ok=True)
    found = []
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines()):
        told = json.loads(line)
        plan = folder / f"plan-{number}.json"
        plan.write_text(json.dumps(told["plan"]), encoding="utf-8")
        options = {"kingdom": told["kingdom"]}
        found += [
            Contest(f"plan-{number}-{n}", "dominion", "king", (str(plan),) * (n - 1), options)
            for n in (2, 3, 4)
        ]
    return found


class Game(NamedTuple):
    """One game of a contest and its result for the bot."""

    contest: str
    number: int
    win: float
    """Share of the victory."""
    ahead: float
    """Share of the others that placed worse; an equal place counts half."""
    scores: list[int]
    seat: int
    seconds: float
    longest: float
    """Seconds of its longest thought."""


def limited(bot: str, tries: int) -> str:
    """A level with tries instead of seconds; any other bot as it is."""
    seconds = SECONDS.get(bot)
    return f"{bot}@{max(1, round(seconds * tries))}i" if seconds and tries else bot


def play(contest: Contest, number: int, tries: int) -> Game:
    game = registry.game(contest.game)
    players = 1 + len(contest.others)
    seat = number % players
    names = [limited(name, tries) for name in contest.others]
    names.insert(seat, limited(contest.bot, tries))
    minds = [bots.make(game, name, seed=number * 10 + i) for i, name in enumerate(names)]
    options = {"players": players, **contest.options}
    match = Match.new(game, options, seed=1_000_003 * (number // players) + 17, log=False)
    began = time.perf_counter()
    longest = 0.0
    while match.decision is not None:
        before = time.perf_counter()
        asked = match.decision.seat
        answer = ask(minds[asked], match)
        if asked == seat:
            longest = max(longest, time.perf_counter() - before)
        match.answer(answer)
    outcome = match.outcome
    assert outcome is not None
    ranks, winners = outcome.ranks, outcome.winners
    others = [rank for i, rank in enumerate(ranks) if i != seat]
    ahead = sum((ranks[seat] < rank) + 0.5 * (ranks[seat] == rank) for rank in others)
    return Game(
        contest.name,
        number,
        (seat in winners) / max(1, len(winners)),
        ahead / len(others),
        [score.total for score in outcome.scores],
        seat,
        time.perf_counter() - began,
        longest,
    )


def read(path: Path) -> list[Game]:
    """Finished games. A last line that was cut off is dropped and played again."""
    found = []
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            try:
                found.append(Game(*json.loads(line)))
            except (ValueError, TypeError):
                continue
    return found


def table(contests: list[Contest], games: list[Game]) -> Iterator[str]:
    width = max(len(contest.name) for contest in contests)
    yield f"{'contest':{width}}  games   wins  interval        ahead of each  fair  longest"
    for contest in contests:
        own = [game for game in games if game.contest == contest.name]
        if not own:
            continue
        wins, n = sum(game.win for game in own), len(own)
        low, high = wilson(wins, n)
        ahead = sum(game.ahead for game in own) / n
        fair = 1 / (1 + len(contest.others))
        yield (
            f"{contest.name:{width}}  {n:5}  {wins / n:5.1%}  {low:5.1%} to {high:5.1%}"
            f"  {ahead:13.1%}  {fair:4.0%}  {max(game.longest for game in own):6.2f}s"
        )
    for players in sorted({1 + len(contest.others) for contest in contests}):
        names = {contest.name for contest in contests if 1 + len(contest.others) == players}
        own = [game for game in games if game.contest in names]
        if len(names) > 1 and own:
            wins, n = sum(game.win for game in own), len(own)
            low, high = wilson(wins, n)
            told = f"all with {players} players"
            yield f"{told:{width}}  {n:5}  {wins / n:5.1%}  {low:5.1%} to {high:5.1%}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=200, help="of each contest (200)")
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, help="processes (all cores)"
    )
    parser.add_argument(
        "--only", default="", help="contests whose names contain one of these, by comma"
    )
    parser.add_argument(
        "--tries", type=int, default=0, help="for each second of a level's limit, instead of it"
    )
    parser.add_argument("--level", default="", help="this one instead of king")
    parser.add_argument("--plans", type=Path, help="contests against these plans only")
    parser.add_argument(
        "--out", type=Path, default=Path("strength.jsonl"), help="the finished games"
    )
    args = parser.parse_args()
    parts = [part for part in args.only.split(",") if part]
    every = CONTESTS
    if args.plans is not None:
        every = against_plans(args.plans, args.out.with_suffix(""))
    contests = [c for c in every if not parts or any(part in c.name for part in parts)]
    if args.level:
        contests = [c._replace(bot=args.level) if c.bot == "king" else c for c in contests]
    games = read(args.out)
    done = {(game.contest, game.number) for game in games}
    # Round by round, so that a stopped run has results of every contest.
    todo = [(c, n) for n in range(args.games) for c in contests if (c.name, n) not in done]
    print(f"{len(todo)} games to play, {len(games)} are there already.", flush=True)
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(args.jobs, mp_context=context)
    try:
        with args.out.open("a", encoding="utf-8") as file:
            futures = [pool.submit(play, contest, n, args.tries) for contest, n in todo]
            for count, future in enumerate(as_completed(futures), start=1):
                game = future.result()
                games.append(game)
                file.write(json.dumps(game) + "\n")
                file.flush()
                if count % max(1, args.jobs) == 0 and sys.stderr.isatty():
                    print(f"\r{count}/{len(todo)}", end="", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        print("\nStopped; the same command goes on from here.", flush=True)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
    print("\n".join(table(contests, games)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
