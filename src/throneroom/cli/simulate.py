"""`throneroom simulate`: many games between bots, and who wins them."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from pathlib import Path

from throneroom.cli.options import add_option_flags, game_from, options_from
from throneroom.cli.parser import Commands, Parser, UsageError
from throneroom.cli.progress import progress
from throneroom.kernel import AnyGame
from throneroom.text import Voice

ENGINES = ("local", "ray")
GAMES = 1000
GAMES_WORTH_A_PROCESS = 500
"""The number of games that is worth a process: starting one takes as long as some hundred games."""


def add(commands: Commands) -> None:
    from throneroom.lab.words import speak

    slug = commands.slug()
    say = speak(None, commands.voice.language).text
    parser = commands.add_parser(
        "simulate", help=say("simulate-about"), description=say("simulate-about")
    )
    parser.add_argument(
        "game", nargs="?", metavar=commands.voice.text("cli-game"), help=say("simulate-game")
    )
    parser.add_argument("--bots", metavar="NAME,FILE.py", help=say("simulate-bots"))
    parser.add_argument(
        "--games", type=parser.whole, default=GAMES, metavar="N", help=say("simulate-games")
    )
    parser.add_argument("--jobs", type=parser.whole, metavar="N", help=say("simulate-jobs"))
    parser.add_argument(
        "--seed", type=parser.whole, default=0, metavar="N", help=say("simulate-seed")
    )
    add_engine(parser, say)
    parser.add_argument("--turns", type=parser.whole, metavar="N", help=say("simulate-turn_limit"))
    parser.add_argument("--records", type=Path, metavar="FOLDER", help=say("simulate-records"))
    parser.add_argument("--json", type=Path, metavar="FILE", help=say("simulate-json"))
    parser.add_argument("--plot", type=Path, metavar="FILE", help=say("simulate-plot"))
    parser.set_defaults(run=run, slug=slug)
    if slug is not None:
        from throneroom.bots import names
        from throneroom.registry import game

        add_option_flags(parser, game(slug))
        bots = ", ".join(names(game(slug)))
        parser.epilog = say("simulate-known-bots", bots=bots).replace("%", "%%")


def add_engine(parser: Parser, say: Callable[..., str]) -> None:
    parser.add_argument(
        "--engine",
        choices=ENGINES,
        default="local",
        metavar="|".join(ENGINES),
        help=say("simulate-engine"),
    )
    parser.add_argument("--address", metavar="ADDRESS", help=say("simulate-address"))


def run(args: argparse.Namespace) -> int:
    from rich.console import Console

    from throneroom.lab.simulate import TURNS, simulate
    from throneroom.lab.tables import tables
    from throneroom.lab.words import speak

    game = game_from(args, args.slug)
    voice = speak(game, args.lang)
    bots = bots_from(args, game, voice)
    options = options_from(args, game)
    _check_files(args, voice)
    jobs = _usual_jobs(args.games) if args.jobs is None else args.jobs
    with progress(args.games, voice.text("simulate-progress")) as watch:
        report = simulate(
            game.slug,
            bots,
            args.games,
            args.seed,
            jobs,
            watch,
            args.engine,
            args.address,
            TURNS if args.turns is None else args.turns,
            args.records,
            **options,
        )
    console = Console(highlight=False, markup=False, emoji=False)
    for part in tables(report, voice, console.width):
        console.print(part)
    if args.records is not None:
        print(voice.text("simulate-kept", games=report.games, folder=str(args.records)))
    if args.json is not None:
        args.json.write_bytes(report.json())
        print(voice.text("simulate-written", file=str(args.json)))
    if args.plot is not None:
        from throneroom.lab.plot import plot

        plot(report, args.plot, args.lang)
        print(voice.text("simulate-written", file=str(args.plot)))
    if report.games < report.asked:
        raise KeyboardInterrupt(
            voice.text("simulate-stopped", games=report.games, asked=report.asked)
        )
    return 0


def bots_from(args: argparse.Namespace, game: AnyGame, voice: Voice) -> list[str]:
    from throneroom.bots import names

    bots = [bot.strip() for bot in (args.bots or "").split(",") if bot.strip()]
    if not bots:
        raise UsageError(voice.text("simulate-which-bots", bots=", ".join(names(game))))
    return bots


def _check_files(args: argparse.Namespace, voice: Voice) -> None:
    """Reports before the games, not after them, that a file can't be written."""
    for path in (args.json, args.plot, args.records):
        if path is not None and not path.parent.is_dir():
            raise UsageError(voice.text("simulate-no-folder", file=str(path.parent)))
    if args.plot is not None:
        from throneroom.lab.plot import check

        check(args.plot, args.lang)


def _usual_jobs(games: int) -> int:
    return max(1, min(os.cpu_count() or 1, games // GAMES_WORTH_A_PROCESS))
