"""The pictures of an arena's report, as SVG inside the page; colours come from its style."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import pairwise
from math import ceil, floor

from throneroom.lab.arena.standings import Standings
from throneroom.lab.words import decimal, percent
from throneroom.text import Voice

WIDTH = 720
NAMES = 190
LABELS = 150
"""The width of the names to the right of the curves, in the picture's units."""
ROW = 34
COLOURS = 6


def ratings(found: Standings, voice: Voice) -> str:
    """A dot for each bot's rating, and a line for its interval."""
    low, high, step = _axis([end for bot in found.bots for end in bot.interval])
    top, bottom = 8, 8 + ROW * len(found.bots)
    parts = _grid(low, high, step, top, bottom, voice)
    for i, bot in enumerate(found.bots):
        y = top + ROW * i + ROW / 2
        x, left, right = (_across(v, low, high) for v in (bot.rating, *bot.interval))
        half = (bot.interval[1] - bot.interval[0]) / 2
        told = voice.text(
            "arena-about_rating", rating=decimal(voice, bot.rating), half=decimal(voice, half)
        )
        parts += [
            _text(NAMES - 12, y + 5, bot.name, "name"),
            f'<g class="c{i % COLOURS}"><title>{escape(f"{bot.name}: {told}")}</title>'
            f'<line class=mark x1="{left:.1f}" x2="{right:.1f}" y1="{y}" y2="{y}"/>'
            f'<circle class=mark cx="{x:.1f}" cy="{y}" r="6"/></g>',
        ]
    return _svg(bottom + 28, parts, voice.text("arena-ratings"))


def cross(found: Standings, voice: Voice) -> str:
    """A field for each pair of bots, its colour stronger the more one-sided their games; the field
    also shows the number."""
    count = len(found.bots)
    cell = min(74, (WIDTH - NAMES) / count)
    top = 26
    parts = []
    for i, bot in enumerate(found.bots):
        y = top + ROW * i
        parts.append(_text(NAMES - 12, y + ROW / 2 + 5, f"{i + 1}. {bot.name}", "name"))
        parts.append(_text(NAMES + cell * (i + 0.5), 17, str(i + 1), "middle quiet"))
        for j, share in enumerate(bot.against):
            if share is None:
                continue
            strength = abs(share - 0.5) * 2
            kind = "good" if share >= 0.5 else "bad"
            x = NAMES + cell * j
            told = f"{bot.name} – {found.bots[j].name}: {percent(voice, share)}"
            parts.append(
                f"<g><title>{escape(told)}</title>"
                f'<rect class="{kind}" x="{x + 1:.1f}" y="{y + 1}" width="{cell - 2:.1f}"'
                f' height="{ROW - 2}" rx="3" fill-opacity="{0.08 + 0.5 * strength:.2f}"/>'
                f"{_text(x + cell / 2, y + ROW / 2 + 5, decimal(voice, 100 * share, 0), 'middle')}"
                "</g>"
            )
    return _svg(top + ROW * count + 8, parts, voice.text("arena-cross"))


def curves(found: Standings, voice: Voice) -> str:
    """The course of the ratings as games were played."""
    low, high, step = _axis([rating for bot in found.bots for _, rating in bot.curve])
    top, bottom, last = 12, 300, max(1, found.games)
    parts = []
    for i in range(round((high - low) / step) + 1):
        value = low + i * step
        y = _down(value, low, high, top, bottom)
        parts.append(
            f'<line class=grid x1="{NAMES}" x2="{WIDTH - 12}" y1="{y:.1f}" y2="{y:.1f}"/>'
            + _text(NAMES - 12, y + 5, _tick(value, step, voice), "name quiet")
        )
    parts.append(_text(NAMES, bottom + 22, "0", "middle quiet"))
    parts.append(_text(WIDTH - LABELS, bottom + 22, str(found.games), "middle quiet"))
    ends = _apart([_down(bot.curve[-1][1], low, high, top, bottom) for bot in found.bots])
    for i, bot in enumerate(found.bots):
        points = " ".join(
            f"{NAMES + (WIDTH - NAMES - LABELS) * game / last:.1f},"
            f"{_down(rating, low, high, top, bottom):.1f}"
            for game, rating in bot.curve
        )
        parts.append(
            f'<g class="c{i % COLOURS}"><title>{escape(bot.name)}</title>'
            f'<polyline class=curve points="{points}"/>'
            f"{_text(WIDTH - LABELS + 8, ends[i] + 5, bot.name, 'label')}</g>"
        )
    return _svg(bottom + 32, parts, voice.text("arena-curves"))


# Parts of pictures


def _svg(height: float, parts: Sequence[str], name: str) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(name)}">\n'
        + "\n".join(parts)
        + "\n</svg>"
    )


def _text(x: float, y: float, text: str, kind: str) -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{escape(text)}</text>'


def _grid(
    low: float, high: float, step: float, top: float, bottom: float, voice: Voice
) -> list[str]:
    parts = []
    for i in range(round((high - low) / step) + 1):
        x = _across(low + i * step, low, high)
        parts.append(
            f'<line class=grid x1="{x:.1f}" x2="{x:.1f}" y1="{top}" y2="{bottom}"/>'
            + _text(x, bottom + 20, _tick(low + i * step, step, voice), "middle quiet")
        )
    return parts


def _axis(values: Sequence[float]) -> tuple[float, float, float]:
    """Round ends and a round step for an axis."""
    low, high = min(values), max(values)
    span = max(high - low, 1e-6)
    steps = (digit * 10.0**ten for ten in range(-3, 4) for digit in (1, 2, 5))
    step = next((step for step in steps if span / step <= 6), span)
    return floor(low / step) * step, ceil(high / step) * step, step


def _tick(value: float, step: float, voice: Voice) -> str:
    return decimal(voice, value, 0 if step >= 1 else 2)


def _across(value: float, low: float, high: float) -> float:
    return NAMES + (WIDTH - NAMES - 24) * (value - low) / (high - low)


def _down(value: float, low: float, high: float, top: float, bottom: float) -> float:
    return bottom - (bottom - top) * (value - low) / (high - low)


def _apart(heights: Sequence[float], least: float = 17) -> list[float]:
    """The heights, moved down where two labels would overlap."""
    placed = list(heights)
    order = sorted(range(len(placed)), key=lambda i: placed[i])
    for above, below in pairwise(order):
        placed[below] = max(placed[below], placed[above] + least)
    return placed
