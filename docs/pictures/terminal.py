"""Draws `terminal.svg`, a game in the terminal: `python docs/pictures/terminal.py`.

The picture shows the real screen at the end of the record `terminal.jsonl`. It needs nothing from
outside: no web fonts.
"""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import throneroom
from throneroom.cli.keep import Keeper
from throneroom.cli.screen import Screen
from throneroom.cli.seats import Sitter
from throneroom.cli.sitting import Sitting
from throneroom.cli.words import speak
from throneroom.kernel import Decision, Match, Record

WIDTH, HEIGHT = 80, 27

NIGHT = TerminalTheme(
    (18, 27, 33),
    (236, 230, 216),
    [(18, 27, 33), (208, 90, 74), (63, 154, 82), (176, 135, 27),
     (77, 143, 209), (165, 104, 184), (47, 158, 131), (200, 196, 184)],
)  # fmt: skip
DAY = TerminalTheme(
    (251, 248, 239),
    (34, 29, 22),
    [(34, 29, 22), (155, 53, 38), (47, 107, 65), (142, 97, 11),
     (35, 101, 155), (95, 63, 126), (27, 93, 78), (90, 81, 68)],
)  # fmt: skip


def photograph(
    match: Match,
    language: str = "en",
    width: int = WIDTH,
    height: int = HEIGHT,
    theme: TerminalTheme = NIGHT,
) -> str:
    """The screen of seat 0 as an SVG."""
    console = Console(
        record=True,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        width=width,
        height=height,
        highlight=False,
        legacy_windows=False,
    )
    players = len(match.names)
    table = Sitting(
        match,
        [Sitter(name) for name in match.names],
        [None, *[_nobody] * (players - 1)],
        Keeper(Path(), named=False),
        language,
        Screen(speak(match.game, language, match.names), console),
    )
    table.show(0)
    console.print(f"{match.names[0]}> ", end="")
    return _self_contained(
        console.export_svg(title="throneroom play dominion", theme=theme, unique_id="throneroom")
    )


def _nobody(look: Any, decision: Decision) -> Any:
    raise NotImplementedError


def _self_contained(svg: str) -> str:
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    return svg.replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")


if __name__ == "__main__":
    here = Path(__file__)
    game = throneroom.replay(Record.from_jsonl(here.with_suffix(".jsonl").read_bytes()))
    here.with_suffix(".svg").write_text(photograph(game), encoding="utf-8")
