"""A picture of a chronicle of Oath over its games: suits, edifices, and rulers."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from throneroom.lab.plot import LINES, QUIET, STYLE, check
from throneroom.lab.words import speak

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from throneroom.games.oath.chronicle.book import Book
    from throneroom.text import Voice

SUIT_COLOURS = {
    "discord": "#8a3b2e",
    "arcane": "#6b4fa0",
    "order": "#3b6ea5",
    "hearth": "#c9862b",
    "beast": "#3f7d4a",
    "nomad": "#2a8f8a",
}
START = 9
"""The number of denizens of each suit in a first game."""


def plot(book: Book, path: Path | str, language: str = "en") -> None:
    """Draws a chronicle into a file. Raises `NoPicture`."""
    from matplotlib import rc_context

    path = Path(path)
    check(path, language)
    with rc_context(STYLE):
        _draw(book, language).savefig(path, dpi=160)


def _draw(book: Book, language: str) -> Figure:
    from matplotlib.figure import Figure
    from matplotlib.ticker import MaxNLocator

    from throneroom.games.oath import OATH

    voice = speak(OATH, language)
    figure = Figure(figsize=(9, 6.2), facecolor="white")
    rows = figure.add_gridspec(
        3, 1, height_ratios=(6, 2.6, 1), hspace=0.14, left=0.19, right=0.86, top=0.91, bottom=0.07
    )
    axes = figure.add_subplot(rows[0])
    games = [reign.number for reign in book.reigns]
    ends = []
    for suit, colour in SUIT_COLOURS.items():
        counts = [reign.suits[suit] for reign in book.reigns]
        before = [START] if games[0] == 1 else []
        axes.plot([*range(len(before)), *games], [*before, *counts], color=colour, linewidth=1.8)
        ends.append((counts[-1], voice.text(f"suit-{suit}"), colour))
    _label(axes, games[-1], ends)
    axes.set_xlim(games[0] - 1, games[-1])
    axes.yaxis.set_major_locator(MaxNLocator(integer=True))
    axes.grid(axis="y", color=LINES, linewidth=0.6)
    axes.tick_params(length=0, labelbottom=False)
    edifices = figure.add_subplot(rows[1], sharex=axes)
    _edifices(edifices, book, voice)
    edifices.tick_params(length=0, labelbottom=False)
    thrones = figure.add_subplot(rows[2], sharex=axes)
    for reign in book.reigns:
        empire = reign.role != "exile"
        thrones.bar(reign.number - 0.5, 1, 0.9, color="#6a4c93" if empire else "#b8b2a6")
    stood = sum(reign.role != "exile" for reign in book.reigns)
    thrones.set_yticks([0.5], [voice.text("realm-stood", stood=stood, games=len(games))])
    thrones.xaxis.set_major_locator(MaxNLocator(integer=True))
    thrones.tick_params(length=0)
    for part in (axes, edifices, thrones):
        for side in ("top", "right", "left", "bottom"):
            part.spines[side].set_visible(False)
    figure.text(0.02, 0.96, voice.text("realm-title", name=book.name), size=13, weight="bold")
    figure.text(0.02, 0.927, voice.text("realm-about"), color=QUIET)
    return figure


def _edifices(axes: Axes, book: Book, voice: Voice) -> None:
    """Draws when each edifice stood, and paler when it was a ruin."""
    from throneroom.games.oath.cards import EDIFICES

    names = []
    for row, edifice in enumerate(EDIFICES.values()):
        names.append(voice.text(f"card-{edifice.intact.key}"))
        colour = SUIT_COLOURS[str(edifice.suit)]
        for reign in book.reigns:
            sites = reign.world.sites if reign.world is not None else ()
            lying = {key for site in sites for key in site.cards}
            if edifice.intact.key in lying:
                axes.barh(row, 0.9, 0.62, reign.number - 0.95, color=colour)
            elif edifice.ruined.key in lying:
                axes.barh(row, 0.9, 0.62, reign.number - 0.95, color=colour, alpha=0.25)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.set_yticks(range(len(names)), names)


def _label(axes: Axes, x: int, ends: list[tuple[int, str, str]]) -> None:
    """Writes names at the ends of the lines, without overlaps."""
    at = -1.0
    for count, name, colour in sorted(ends):
        at = max(float(count), at + 1.1)
        axes.annotate(
            f"{name} {count}",
            (x, at),
            (6, 0),
            textcoords="offset points",
            color=colour,
            va="center",
            annotation_clip=False,
        )
