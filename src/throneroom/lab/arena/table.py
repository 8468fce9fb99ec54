"""An arena in the terminal: the ranking, the results between bots, the reasons for the ends of
games."""

from __future__ import annotations

from collections.abc import Iterator

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from throneroom.lab.arena.play import Arena
from throneroom.lab.arena.standings import Standings
from throneroom.lab.words import decimal, percent, span
from throneroom.text import Voice

WIDEST_CROSS = 8
"""The most bots for which the terminal shows the results between bots, as the report does."""


def tables(arena: Arena, found: Standings, voice: Voice) -> Iterator[RenderableType]:
    """The parts to print."""
    game = voice.text(f"game-{arena.slug}")
    yield Text(voice.text("arena-title", game=game, games=found.games), style="bold")
    yield ranking(found, voice)
    if 2 < len(found.bots) <= WIDEST_CROSS:
        yield cross(found, voice)


def ranking(found: Standings, voice: Voice) -> Table:
    table = _table()
    table.add_column("", justify="right")
    table.add_column(voice.text("simulate-bot"), overflow="fold")
    for what in ("arena-rating", "simulate-win_rate", "simulate-interval", "arena-games"):
        table.add_column(voice.text(what), justify="right", no_wrap=True)
    table.add_column(voice.text("simulate-score"), justify="right", no_wrap=True)
    for place, bot in enumerate(found.bots, start=1):
        half = (bot.interval[1] - bot.interval[0]) / 2
        rating = voice.text(
            "arena-about_rating", rating=decimal(voice, bot.rating), half=decimal(voice, half)
        )
        table.add_row(
            str(place),
            bot.name,
            Text(rating, style="bold"),
            percent(voice, bot.win_rate),
            span(voice, bot.win_interval),
            str(bot.games),
            decimal(voice, bot.mean_score),
        )
    return table


def cross(found: Standings, voice: Voice) -> Table:
    """The share of games in which the row's bot placed above the column's bot."""
    table = _table()
    table.add_column(voice.text("arena-before"), overflow="fold")
    for place in range(1, len(found.bots) + 1):
        table.add_column(str(place), justify="right", no_wrap=True)
    for place, bot in enumerate(found.bots, start=1):
        cells = ("—" if share is None else percent(voice, share) for share in bot.against)
        table.add_row(f"{place} {bot.name}", *cells)
    return table


def _table() -> Table:
    return Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold")
