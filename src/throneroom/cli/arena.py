"""`throneroom arena`: bots play one another and are rated."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any

from throneroom.bots.levels import LEVELS
from throneroom.cli.keep import write_text
from throneroom.cli.options import add_option_flags, game_from, options_from
from throneroom.cli.parser import Commands, UsageError
from throneroom.cli.progress import new_bar
from throneroom.cli.simulate import add_engine, bots_from
from throneroom.text import Voice

ROUNDS = 10
GAMES_WORTH_A_PROCESS = 50
"""The number of games between bots that do not search that is worth a process."""


def add(commands: Commands) -> None:
    from throneroom.lab.words import speak

    slug = commands.slug()
    say = speak(None, commands.voice.language).text
    parser = commands.add_parser("arena", help=say("arena-about"), description=say("arena-about"))
    parser.add_argument(
        "game", nargs="?", metavar=commands.voice.text("cli-game"), help=say("simulate-game")
    )
    parser.add_argument("--bots", metavar="NAME,FILE.py", help=say("simulate-bots"))
    parser.add_argument(
        "--rounds", type=parser.whole, default=ROUNDS, metavar="N", help=say("arena-rounds")
    )
    parser.add_argument("--swiss", action="store_true", help=say("arena-swiss"))
    parser.add_argument("--time", type=parser.number, metavar="S", help=say("arena-time"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=say("arena-out"))
    parser.add_argument("--jobs", type=parser.whole, metavar="N", help=say("simulate-jobs"))
    parser.add_argument(
        "--seed", type=parser.whole, default=0, metavar="N", help=say("simulate-seed")
    )
    add_engine(parser, say)
    parser.set_defaults(run=run, slug=slug)
    if slug is not None:
        from throneroom.bots import names
        from throneroom.registry import game

        add_option_flags(parser, game(slug))
        bots = ", ".join(names(game(slug)))
        parser.epilog = say("simulate-known-bots", bots=bots).replace("%", "%%")


def run(args: argparse.Namespace) -> int:
    from rich.console import Console

    from throneroom.lab import arena as lab
    from throneroom.lab.arena.report import as_html, as_json
    from throneroom.lab.arena.table import tables
    from throneroom.lab.words import speak

    game = game_from(args, args.slug)
    voice = speak(game, args.lang)
    arena = lab.Arena(
        game.slug,
        _timed(bots_from(args, game, voice), args.time, voice),
        rounds=args.rounds,
        seed=args.seed,
        swiss=args.swiss,
        options=options_from(args, game),
    )
    log, json, html = _files(args, voice)
    jobs = _usual_jobs(arena.games, arena.bots) if args.jobs is None else args.jobs
    if jobs < 1:
        raise UsageError(voice.text("arena-jobs", jobs=jobs))
    with _progress(arena, voice) as progress:
        try:
            found = lab.run(
                arena,
                log,
                jobs=jobs,
                engine=args.engine,
                address=args.address,
                progress=progress,
            )
        except KeyboardInterrupt:
            told = voice.text("arena-stopped", games=progress.done, all=arena.games, file=str(log))
            raise KeyboardInterrupt(told) from None
    console = Console(highlight=False, markup=False, emoji=False)
    for part in tables(arena, found, voice):
        console.print(part)
    write_text(json, as_json(arena, found))
    write_text(html, as_html(arena, found, voice))
    for file in (log, json, html):
        print(voice.text("simulate-written", file=str(file)))
    return 0


def _files(args: argparse.Namespace, voice: Voice) -> tuple[Path, Path, Path]:
    """The files for the games, the result and the report. `--out mine` and `--out mine.html` are
    the same."""
    out: Path = args.out or Path(f"arena-{args.slug}")
    if out.suffix in {".jsonl", ".json", ".html"}:
        out = out.with_suffix("")
    if not out.parent.is_dir():
        raise UsageError(voice.text("simulate-no-folder", file=str(out.parent)))
    log, json, html = (out.with_name(f"{out.name}.{end}") for end in ("jsonl", "json", "html"))
    return log, json, html


def _timed(bots: Sequence[str], seconds: float | None, voice: Voice) -> tuple[str, ...]:
    """The bots, with the given limit on those that search: "king@0.5"."""
    if seconds is None:
        return tuple(bots)
    if not seconds > 0:
        raise UsageError(voice.text("arena-bad_time", time=f"{seconds:g}"))
    return tuple(f"{bot}@{seconds:g}" if bot in LEVELS else bot for bot in bots)


def _usual_jobs(games: int, bots: Sequence[str]) -> int:
    thinking = any(bot.partition("@")[0] in LEVELS for bot in bots)
    worth = games if thinking else games // GAMES_WORTH_A_PROCESS
    return max(1, min(os.cpu_count() or 1, worth))


class _Watch:
    """Shows the ranking from time to time, because rating all games takes a while."""

    def __init__(self, show: Callable[[int, Any], None], arena: Any) -> None:
        self._show = show
        self._arena = arena
        self._games = arena.games
        self._results: Mapping[int, Any] = {}
        self._next = 0.0

    @property
    def done(self) -> int:
        return sum(number < self._games for number in self._results)

    def __call__(self, results: Mapping[int, Any]) -> None:
        self._results = results
        began = monotonic()
        if began < self._next:
            return
        self._show(self.done, self._arena.standings(results) if results else None)
        self._next = began + max(0.5, 20 * (monotonic() - began))


@contextmanager
def _progress(arena: Any, voice: Voice) -> Iterator[_Watch]:
    """The ranking so far and a progress bar below it; both disappear at the end."""
    from rich.console import Console, Group
    from rich.live import Live

    from throneroom.lab.arena.table import ranking

    console = Console(stderr=True)
    bar = new_bar()
    task = bar.add_task(voice.text("simulate-progress"), total=arena.games)
    live = Live(bar, console=console, transient=True)

    def show(done: int, found: Any) -> None:
        bar.update(task, completed=done)
        live.update(Group(ranking(found, voice), bar) if found else bar)

    if not console.is_terminal:
        yield _Watch(lambda done, found: None, arena)
        return
    with live:
        yield _Watch(show, arena)
