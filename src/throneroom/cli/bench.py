"""`throneroom bench`: the speed of the engine on this machine."""

from __future__ import annotations

import argparse
from importlib.resources import files

from throneroom import registry
from throneroom.cli.parser import Commands
from throneroom.text import Voice


def add(commands: Commands) -> None:
    parser = commands.add_parser("bench")
    say = commands.voice.text
    parser.add_argument(
        "game", nargs="?", default="dominion", metavar=say("cli-game"), help=say("cli-one-game")
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from rich.console import Console
    from rich.table import Table

    from throneroom.lab.bench import measure

    said = Voice(None, args.lang, also=[files("throneroom.lab") / "locales"]).text
    with Console(stderr=True).status(args.voice.text("cli-measuring")) as status:
        figures = measure(registry.game(args.game).slug, lambda name: status.update(said(name)))
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column()
    table.add_column(justify="right")
    for figure in figures:
        table.add_row(said(figure.name), number(figure.value, args.lang), said(figure.unit))
    Console(highlight=False, markup=False, emoji=False).print(table)
    return 0


def number(value: float, language: str) -> str:
    """ "195,000", "12.5"; «195 000», «12,5»."""
    text = f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
    if language == "ru":
        return text.replace(",", "\N{NO-BREAK SPACE}").replace(".", ",")
    return text
