"""`throneroom plan`: the best plan for a kingdom of Dominion."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from throneroom.cli.parser import Commands, UsageError
from throneroom.cli.progress import new_bar
from throneroom.text import Voice

if TYPE_CHECKING:
    from throneroom.lab.plans import Found, Generation

MINUTES = 1.0
GAME = "dominion"


def add(commands: Commands) -> None:
    from throneroom.lab.words import speak

    say = speak(None, commands.voice.language).text
    parser = commands.add_parser("plan", help=say("plan-about"), description=say("plan-about"))
    parser.add_argument(
        "game",
        nargs="?",
        default=GAME,
        metavar=commands.voice.text("cli-game"),
        help=say("plan-game"),
    )
    parser.add_argument(
        "--kingdom", default="first_game", metavar="SET|KEY,KEY", help=say("plan-kingdom")
    )
    parser.add_argument(
        "--players", type=parser.whole, default=2, metavar="N", help=say("plan-players")
    )
    parser.add_argument("--minutes", type=parser.number, metavar="M", help=say("plan-minutes"))
    parser.add_argument(
        "--generations", type=parser.whole, metavar="N", help=say("plan-generations")
    )
    parser.add_argument("--games", type=parser.whole, metavar="N", help=say("plan-games"))
    parser.add_argument("--seed", type=parser.whole, default=0, metavar="N", help=say("plan-seed"))
    parser.add_argument("--jobs", type=parser.whole, metavar="N", help=say("plan-jobs"))
    parser.add_argument("--gpu", action="store_true", help=say("plan-gpu"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=say("plan-out"))
    parser.add_argument("--json", type=Path, metavar="FILE", help=say("plan-json"))
    parser.add_argument("--plot", type=Path, metavar="FILE", help=say("plan-plot"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from rich.console import Console

    from throneroom.lab.fast import is_compiled
    from throneroom.lab.plans import CARD, find_plan, player
    from throneroom.lab.plans.tables import tables
    from throneroom.lab.words import speak
    from throneroom.registry import game

    chosen = game(args.game)
    voice = speak(game(GAME), args.lang)
    if chosen.slug != GAME:
        raise UsageError(voice.text("plan-only-dominion", game=chosen.slug))
    kingdom = _kingdom(args, voice)
    _check(args, voice)
    minutes = args.minutes
    if minutes is None and args.generations is None and args.games is None:
        minutes = MINUTES
    with watching(args, kingdom, minutes, voice) as watch:
        found = find_plan(
            kingdom,
            players=args.players,
            seed=args.seed,
            generations=args.generations,
            games=args.games,
            seconds=None if minutes is None else 60 * minutes,
            play=player(jobs=args.jobs, gpu=args.gpu),
            effort=CARD if args.gpu else None,
            watch=watch,
        )
    console = Console(highlight=False, markup=False, emoji=False)
    for part in tables(found, voice):
        console.print(part)
    if not is_compiled():
        console.print(voice.text("plan-slow"), style="dim")
    _write(args, found, voice)
    return 0


def _kingdom(args: argparse.Namespace, voice: Voice) -> tuple[str, ...]:
    """The ten requested cards. Raises `BadOptions`."""
    from throneroom.games.dominion.options import DominionOptions, check_options, choose_kingdom
    from throneroom.kernel import Chance

    if not 2 <= args.players <= 4:
        raise UsageError(voice.text("plan-bad-players", given=args.players))
    given: str = args.kingdom
    keys = [key.strip() for key in given.split(",") if key.strip()]
    options = DominionOptions(players=args.players, kingdom=keys if "," in given else given)
    check_options(options)
    return tuple(card.key for card in choose_kingdom(options, Chance(args.seed)))


def _check(args: argparse.Namespace, voice: Voice) -> None:
    """Reports before the search, not after it, what can't be done or written."""
    from throneroom.games.dominion.bots.recipe import check_name
    from throneroom.lab.fast.table import HIGHEST_SEED

    budgets = {name: getattr(args, name) for name in ("minutes", "generations", "games")}
    given = {name: number for name, number in budgets.items() if number is not None}
    if len(given) > 1:
        raise UsageError(voice.text("plan-one-budget"))
    for name, number in given.items():
        if name == "minutes" and not 0 < number < float("inf"):
            raise UsageError(voice.text("plan-bad-minutes", given=f"{number:g}"))
        if name != "minutes" and number < 1:
            raise UsageError(voice.text("plan-bad-budget", name=name, given=number))
    if not 0 <= args.seed <= HIGHEST_SEED:
        told = {"given": str(args.seed), "high": str(HIGHEST_SEED)}
        raise UsageError(voice.text("plan-bad-seed", **told))
    if args.jobs is not None and args.jobs < 1:
        raise UsageError(voice.text("plan-bad-jobs", given=args.jobs))
    for path in (args.out, args.json, args.plot):
        if path is not None and not path.parent.is_dir():
            raise UsageError(voice.text("simulate-no-folder", file=str(path.parent)))
    if args.out is not None:
        check_name(args.out)
    if args.plot is not None:
        from throneroom.lab.plot import check

        check(args.plot, args.lang)


def _write(args: argparse.Namespace, found: Found, voice: Voice) -> None:
    written: list[Path] = []
    if args.out is not None:
        counter = args.out.with_stem(f"{args.out.stem}-counter")
        found.plan.save(args.out)
        found.counter.save(counter)
        written += [args.out, counter]
    if args.json is not None:
        args.json.write_bytes(found.json())
        written.append(args.json)
    if args.plot is not None:
        from throneroom.lab.plans.plot import plot

        plot(found, args.plot, args.lang)
        written.append(args.plot)
    for path in written:
        print(voice.text("simulate-written", file=str(path)))


@contextmanager
def watching(
    args: argparse.Namespace, kingdom: Sequence[str], minutes: float | None, voice: Voice
) -> Iterator[Callable[[Generation], None]]:
    """The leaders, and below them a progress bar, one under the other to fit a narrow terminal.
    They disappear at the end."""
    from rich.console import Console, Group
    from rich.live import Live
    from rich.text import Text

    from throneroom.lab.plans.tables import about
    from throneroom.lab.words import percent

    console = Console(stderr=True)
    total = args.generations or args.games or round(60 * (minutes or 0))
    words = Text(voice.text("plan-preparing"), no_wrap=True, overflow="ellipsis")
    bar = new_bar(console=console)
    task = bar.add_task(voice.text("plan-progress"), total=total)
    live = Live(Group(words, bar), console=console, transient=True)
    with live if console.is_terminal else nullcontext():
        began: list[float] = []

        def watch(now: Generation) -> None:
            began.append(monotonic())
            done = now.games if args.games else now.number
            if minutes is not None:
                done = round(began[-1] - began[0])
            bar.update(task, completed=done)
            words.plain = voice.text(
                "plan-leader",
                number=now.number,
                games=now.games,
                leader=about(now.leader, kingdom, voice),
                rate=percent(voice, now.least),
            )

        yield watch
