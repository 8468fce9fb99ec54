"""`throneroom bench`: how quick the engine is on this machine."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Protocol

from throneroom.cli.parser import Commands, UsageError
from throneroom.text import Voice


class Figure(Protocol):
    """Something that was measured."""

    @property
    def name(self) -> str: ...
    @property
    def value(self) -> float: ...
    @property
    def unit(self) -> str: ...


def add(commands: Commands) -> None:
    parser = commands.add_parser("bench")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from rich.console import Console
    from rich.table import Table

    voice: Voice = args.voice
    with Console(stderr=True).status(voice.text("cli-measuring")) as status:
        figures = _measure(voice)(status.update)
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column()
    table.add_column(justify="right")
    for figure in figures:
        table.add_row(figure.name, number(figure.value, voice), figure.unit)
    Console(highlight=False, markup=False, emoji=False).print(table)
    return 0


def _measure(voice: Voice) -> Callable[[Callable[[str], None]], Sequence[Figure]]:
    try:
        bench = import_module("throneroom.lab.bench")
    except ModuleNotFoundError:
        raise UsageError(voice.text("cli-no-bench")) from None
    measure: Callable[[Callable[[str], None]], Sequence[Figure]] = bench.measure
    return measure


def number(value: float, voice: Voice) -> str:
    """ "195,000", "12.5"; «195 000», «12,5»."""
    text = f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
    if voice.language == "ru":
        return text.replace(",", "\N{NO-BREAK SPACE}").replace(".", ",")
    return text
