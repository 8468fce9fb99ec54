"""A picture of a simulation: one row per bot, its win rate on the left, its scores on the right."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from throneroom.kernel import ThroneroomError
from throneroom.lab.simulate import BotReport, Report, bin_width, binned
from throneroom.lab.words import decimal, percent, span, speak
from throneroom.registry import game as find_game
from throneroom.text import Voice

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

FORMATS = (".png", ".svg", ".pdf")
MOST_BINS = 60

COLOURS = ("#3b7dc0", "#d2602f", "#2a8f76", "#b0871b", "#8a5cba", "#7b766a")
INK, QUIET, LINES = "#2b2a27", "#7b766a", "#dcd8cf"


class NoPicture(ThroneroomError):
    """A picture that can't be drawn here."""


def plot(report: Report, path: Path | str, language: str = "en") -> None:
    """Draws a report into a file: win rates with their intervals, and a histogram of the scores.
    Raises `NoPicture`."""
    path = Path(path)
    check(path, language)
    from matplotlib import rc_context

    with rc_context(STYLE):
        _draw(report, speak(find_game(report.game), language)).savefig(path, dpi=160)


def check(path: Path, language: str = "en") -> None:
    """Raises `NoPicture` where `plot` would, but before the games are played."""
    voice = speak(None, language)
    if path.suffix.lower() not in FORMATS:
        raise NoPicture(voice.text("simulate-no-format", file=str(path)))
    try:
        import matplotlib as _  # noqa: F401
    except ImportError:
        raise NoPicture(voice.text("simulate-no-matplotlib")) from None


STYLE: Any = {
    "font.family": "DejaVu Sans",
    "font.size": 9,
    "text.color": INK,
    "axes.edgecolor": LINES,
    "axes.labelcolor": QUIET,
    "xtick.color": QUIET,
    "ytick.color": INK,
    "svg.hashsalt": "throneroom",
}


def _draw(report: Report, voice: Voice) -> Figure:
    from matplotlib.figure import Figure

    rows = len(report.bots)
    top, bottom, row = 0.85, 0.45, 1.0 if rows <= 4 else 0.7
    height = top + bottom + row * rows
    figure = Figure(figsize=(9, height), facecolor="white")
    columns = figure.add_gridspec(
        1,
        2,
        width_ratios=(2, 3),
        wspace=0.08,
        left=_names_width(report),
        right=0.975,
        top=1 - top / height,
        bottom=bottom / height,
    )
    rates = figure.add_subplot(columns[0])
    _win_rates(rates, report, voice)
    right = columns[1].subgridspec(rows, 1, hspace=0.15)
    first: Axes | None = None
    width = bin_width(report, MOST_BINS)
    tallest = max(max(binned(b.scores, width).values()) / b.games for b in report.bots)
    for i, bot in enumerate(report.bots):
        axes = figure.add_subplot(right[i], sharex=first)
        first = first or axes
        axes.set_ylim(0, tallest * 1.15)
        _scores(axes, bot, width, COLOURS[i % len(COLOURS)], voice)
        axes.tick_params(labelbottom=i == rows - 1)
    title = voice.text("simulate-title", game=voice.text(f"game-{report.game}"), games=report.games)
    figure.text(0.025, 1 - 0.28 / height, title, size=13, weight="bold", va="center")
    seed = voice.text("simulate-seed_note", seed=str(report.seed))
    figure.text(0.975, 1 - 0.28 / height, seed, color=QUIET, ha="right", va="center")
    for column, id in ((0, "simulate-win_rate"), (1, "simulate-scores")):
        box = columns[column].get_position(figure)
        figure.text(box.x0, 1 - 0.65 / height, voice.text(id), size=10, weight="bold", va="center")
    return figure


def _names_width(report: Report) -> float:
    """The share of the picture's width that the longest name needs."""
    return min(0.3, 0.045 + 0.0095 * max(len(bot.name) for bot in report.bots))


def _win_rates(axes: Axes, report: Report, voice: Voice) -> None:
    """Draws a dot and a bar for each bot, and a line where all would be if all were equal."""
    from matplotlib.ticker import FuncFormatter

    rows = len(report.bots)
    axes.axvline(1 / rows, color=QUIET, linewidth=1, linestyle=(0, (2, 3)), zorder=1)
    for i, bot in enumerate(report.bots):
        colour = COLOURS[i % len(COLOURS)]
        axes.plot(bot.interval, (i, i), color=colour, linewidth=9, alpha=0.4, solid_capstyle="butt")
        axes.plot(bot.win_rate, i, "o", color=colour, markersize=4.5, zorder=3)
        _label(axes, percent(voice, bot.win_rate), bot.win_rate, i, above=True)
        _label(axes, span(voice, bot.interval), bot.win_rate, i, above=False)
    axes.set_xlim(-0.06, 1.06)
    axes.set_ylim(rows - 0.5, -0.5)
    axes.set_xticks([0, 0.25, 0.5, 0.75, 1])
    axes.xaxis.set_major_formatter(
        FuncFormatter(lambda x, _: voice.text("simulate-percent", number=f"{100 * x:.0f}"))
    )
    axes.set_yticks(range(rows), [bot.name for bot in report.bots], size=10)
    axes.tick_params(length=0)
    axes.grid(axis="x", color=LINES, linewidth=0.6, zorder=0)
    axes.set_axisbelow(True)
    for side in ("top", "right", "left", "bottom"):
        axes.spines[side].set_visible(False)


def _label(axes: Axes, text: str, x: float, y: float, above: bool) -> None:
    """Writes a label beside a dot, always inside the picture."""
    axes.annotate(
        text,
        (min(max(x, 0.06), 0.94), y),
        (0, 9 if above else -9),
        textcoords="offset points",
        ha="center",
        va="bottom" if above else "top",
        size=9 if above else 7.5,
        weight="bold" if above else "normal",
        color=INK if above else QUIET,
    )


def _scores(axes: Axes, bot: BotReport, width: int, colour: str, voice: Voice) -> None:
    bins = binned(bot.scores, width)
    middles = [start + (width - 1) / 2 for start in bins]
    shares = [count / bot.games for count in bins.values()]
    axes.bar(middles, shares, width=width * 0.9, color=colour, alpha=0.75)
    axes.axvline(bot.mean_score, color=INK, linewidth=1)
    mean = voice.text("simulate-mean", number=decimal(voice, bot.mean_score))
    axes.annotate(
        mean,
        (bot.mean_score, 1),
        (4, -2),
        xycoords=("data", "axes fraction"),
        textcoords="offset points",
        va="top",
        size=8,
    )
    axes.set_yticks([])
    axes.tick_params(length=0)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
