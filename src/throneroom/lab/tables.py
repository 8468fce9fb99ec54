"""A simulation in the terminal: win rates, scores, and the reasons for the ends of games."""

from __future__ import annotations

from collections.abc import Iterator

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from throneroom.lab.simulate import CUT_OFF, Report, bin_width, binned
from throneroom.lab.words import decimal, how_ended, percent, span
from throneroom.text import Voice

COLOURS = ("#4d8fd1", "#d9663a", "#2f9e83", "#b0871b", "#9a6cc7", "#8c8676")
MOST_BINS, WIDEST_BAR, LEAST_BAR = 16, 24, 4
EIGHTHS = " ▏▎▍▌▋▊▉"


def tables(report: Report, voice: Voice, width: int) -> Iterator[RenderableType]:
    """The parts to print, for a terminal of that width."""
    game = voice.text(f"game-{report.game}")
    yield Text(voice.text("simulate-title", game=game, games=report.games), style="bold")
    yield winners(report, voice)
    yield seats(report, voice)
    yield histograms(report, voice, width)
    yield ends(report, voice)
    seconds, speed = decimal(voice, report.seconds), round(report.games_per_second)
    yield Text(voice.text("simulate-speed", seconds=seconds, speed=speed), style="dim")


def winners(report: Report, voice: Voice) -> Table:
    table = _table()
    table.add_column(voice.text("simulate-bot"), overflow="fold")
    for what in ("win_rate", "interval", "score"):
        table.add_column(voice.text(f"simulate-{what}"), justify="right", no_wrap=True)
    if report.ties:
        table.add_column(voice.text("simulate-ties"), justify="right", no_wrap=True)
    if report.mean_turns is not None:
        table.add_column(voice.text("simulate-turns"), justify="right", no_wrap=True)
    for i, bot in enumerate(report.bots):
        table.add_row(
            Text(bot.name, style=_colour(i)),
            Text(percent(voice, bot.win_rate), style="bold"),
            span(voice, bot.interval),
            decimal(voice, bot.mean_score),
            *([percent(voice, bot.ties / bot.games)] if report.ties else []),
            *([] if bot.mean_turns is None else [decimal(voice, bot.mean_turns)]),
        )
    return table


def seats(report: Report, voice: Voice) -> Table:
    """The win rate of each bot at each seat, and of each seat overall."""
    table = _table()
    table.add_column(voice.text("simulate-seats"), overflow="fold")
    for seat in range(len(report.by_seat)):
        table.add_column(voice.text("arena-seat", number=seat + 1), justify="right", no_wrap=True)
    for i, bot in enumerate(report.bots):
        rates = ["—" if rate is None else percent(voice, rate) for rate in bot.by_seat]
        table.add_row(Text(bot.name, style=_colour(i)), *rates)
    table.add_row(
        Text(voice.text("simulate-all_bots"), style="dim"),
        *(Text(percent(voice, rate), style="dim") for rate in report.by_seat),
    )
    return table


def histograms(report: Report, voice: Voice, width: int) -> Table:
    """One row per bin of scores, one column of bars per bot."""
    step = bin_width(report, MOST_BINS)
    columns = [binned(bot.scores, step) for bot in report.bots]
    starts = [start for column in columns for start in column]
    most = max(count for column in columns for count in column.values())
    room = (width - 12) // len(columns) - 10
    bar = max(LEAST_BAR, min(WIDEST_BAR, room))
    table = _table()
    table.add_column(voice.text("simulate-score"), justify="right", no_wrap=True)
    for i, bot in enumerate(report.bots):
        name = Text(bot.name, style=_colour(i))
        table.add_column(name, overflow="ellipsis", no_wrap=True, max_width=bar + 8)
    for start in range(min(starts), max(starts) + 1, step):
        label = str(start) if step == 1 else f"{start}…{start + step - 1}"
        cells = [
            Text.assemble(
                (_bar(column.get(start, 0) / most * bar), _colour(i)),
                (
                    f" {percent(voice, column[start] / report.games)}" if start in column else "",
                    "dim",
                ),
            )
            for i, column in enumerate(columns)
        ]
        table.add_row(label, *cells)
    return table


def ends(report: Report, voice: Voice) -> Table:
    table = _table()
    table.add_column(voice.text("simulate-ends"))
    table.add_column(justify="right", no_wrap=True)
    for reason, count in report.ends.items():
        text = how_ended(reason, voice)
        if reason == CUT_OFF:
            text = voice.text("simulate-cut_off", turns=report.turn_limit)
        table.add_row(text, percent(voice, count / report.games))
    return table


def _table() -> Table:
    return Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold")


def _colour(i: int) -> str:
    return COLOURS[i % len(COLOURS)]


def _bar(length: float) -> str:
    """A bar in eighths of a letter."""
    eighths = round(length * 8)
    return "█" * (eighths // 8) + EIGHTHS[eighths % 8].strip()
