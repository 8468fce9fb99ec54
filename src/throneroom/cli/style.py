"""Colours that can be read on dark and on light terminals. No information is in colour alone:
choices have a number, seats have a shape, and empty piles are named as such."""

from __future__ import annotations

from rich.console import Console
from rich.theme import Theme

NUMBER = "table.number"
"""Candlelight: the colour of things that can be chosen."""
BAND = "table.band"
HEADING, QUIET = "bold", "dim"

_MARKS = ("◆", "●", "■", "▲", "★", "○")
_SEATS = ("blue", "red", "green", "gold", "purple", "bone")

_INKS = {
    "blue": ("#4583c4", "blue"),
    "red": ("#cb5c3a", "red"),
    "green": ("#3a8f4c", "green"),
    "gold": ("#a27c18", "yellow"),
    "purple": ("#9a64bd", "magenta"),
    "bone": ("#827c6d", "bright_black"),
}
"""Each colour in its own tone, and as one of the sixteen colours of an old terminal."""


def _theme(old: bool) -> Theme:
    styles = {
        NUMBER: "bold black on yellow" if old else "bold #20180a on #e8b23a",
        BAND: "reverse" if old else "#f2ead8 on #1f4c57",
        "ink.plain": "default",
        "ink.plain.lit": "bold",
    }
    for name, tones in _INKS.items():
        styles[f"ink.{name}"] = tones[old]
        styles[f"ink.{name}.lit"] = f"bold {tones[old]}"
    return Theme(styles, inherit=False)


def dress(console: Console) -> None:
    """Teaches a console these names."""
    console.push_theme(_theme(old=console.color_system in ("standard", "windows")))


def ink(name: str, lit: bool = False) -> str:
    """The name of a colour; lit for things that can be chosen now."""
    return f"ink.{name}.lit" if lit else f"ink.{name}"


def seat_mark(seat: int) -> str:
    return _MARKS[seat % len(_MARKS)]


def seat_style(seat: int) -> str:
    return ink(_SEATS[seat % len(_SEATS)])


def signed(points: int) -> str:
    """A number with a minus sign, not a hyphen."""
    return str(points).replace("-", "−")
