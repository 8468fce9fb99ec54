"""A picture of a plan: its results against the bots, its growth, and its openings."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from throneroom.lab.plans.finding import Found
from throneroom.lab.plans.tables import about, opening_in_words
from throneroom.lab.plot import COLOURS, INK, LINES, QUIET, STYLE, check
from throneroom.lab.words import percent, speak
from throneroom.registry import game
from throneroom.text import Voice

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

Line = tuple[str, float, tuple[float, float], bool]
"""A name, a share with its interval, and whether it is the plan's own."""


def plot(found: Found, path: Path | str, language: str = "en") -> None:
    """Draws a plan into a file. Raises `NoPicture`."""
    path = Path(path)
    check(path, language)
    from matplotlib import rc_context

    with rc_context(STYLE):
        _draw(found, speak(game("dominion"), language)).savefig(path, dpi=160)


def _draw(found: Found, voice: Voice) -> Figure:
    from matplotlib.figure import Figure

    ways = [
        (f"{way.split[0]}/{way.split[1]}  {opening_in_words(way, voice)}", way.rate, way.own)
        for way in found.openings
    ]
    figure = Figure(figsize=(10, 6.4), facecolor="white")
    left, right = 0.15, 0.97
    columns = figure.add_gridspec(1, 2, wspace=0.75, left=left, right=right, top=0.84, bottom=0.08)
    rows = columns[0].subgridspec(2, 1, hspace=0.45)
    bots = figure.add_subplot(rows[0])
    _bars(
        bots,
        [(rate.name, rate.win_rate, rate.interval, False) for rate in found.against],
        found,
        voice,
    )
    bots.set_title(voice.text("plan-against"), loc="left", size=10, weight="bold")
    growth = figure.add_subplot(rows[1])
    _growth(growth, found, voice)
    growth.set_title(voice.text("plan-growth"), loc="left", size=10, weight="bold")
    begins = figure.add_subplot(columns[1])
    _bars(
        begins,
        [(name, rate.win_rate, rate.interval, own) for name, rate, own in ways],
        found,
        voice,
    )
    begins.set_title(voice.text("plan-openings"), loc="left", size=10, weight="bold")
    title = voice.text("plan-best", cards=about(found.plan, found.kingdom, voice))
    figure.text(0.025, 0.945, title, size=13, weight="bold", va="center")
    seed = voice.text("simulate-seed_note", seed=str(found.seed))
    figure.text(0.975, 0.945, seed, color=QUIET, ha="right", va="center")
    return figure


def _bars(axes: Axes, lines: Sequence[Line], found: Found, voice: Voice) -> None:
    """Draws a dot with its interval for each, and a line where all would be if all were equal."""
    axes.axvline(1 / found.players, color=QUIET, linewidth=1, linestyle=(0, (2, 3)), zorder=1)
    for i, (_, share, interval, own) in enumerate(lines):
        colour = COLOURS[1 if own else 0]
        axes.plot(interval, (i, i), color=colour, linewidth=7, alpha=0.4, solid_capstyle="butt")
        axes.plot(share, i, "o", color=colour, markersize=4.5, zorder=3)
        axes.annotate(
            percent(voice, share),
            (share, i),
            (0, 6),
            textcoords="offset points",
            ha="center",
            size=7.5,
            color=INK,
        )
    axes.set_yticks(range(len(lines)), [name for name, *_ in lines], size=8)
    axes.set_ylim(len(lines) - 0.4, -0.7)
    axes.set_xlim(0, 1.04)
    _percents(axes, voice, "x")


def _growth(axes: Axes, found: Found, voice: Voice) -> None:
    numbers = [one.number for one in found.growth]
    axes.plot(numbers, [one.least for one in found.growth], color=COLOURS[0], linewidth=1.6)
    axes.axhline(1 / found.players, color=QUIET, linewidth=1, linestyle=(0, (2, 3)), zorder=1)
    axes.set_xlabel(voice.text("plan-generation"))
    axes.set_ylim(0, 1)
    _percents(axes, voice, "y")


def _percents(axes: Axes, voice: Voice, which: str) -> None:
    from matplotlib.ticker import FuncFormatter

    axis = axes.xaxis if which == "x" else axes.yaxis
    axis.set_ticks([0, 0.25, 0.5, 0.75, 1])
    axis.set_major_formatter(
        FuncFormatter(lambda x, _: voice.text("simulate-percent", number=f"{100 * x:.0f}"))
    )
    axes.tick_params(length=0)
    axes.grid(axis="x" if which == "x" else "y", color=LINES, linewidth=0.6, zorder=0)
    axes.set_axisbelow(True)
    for side in ("top", "right", "left", "bottom"):
        axes.spines[side].set_visible(False)
