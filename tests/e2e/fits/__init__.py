"""Measures whether everything fits, on every screen, at eight sizes, in both languages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Error

from tests.e2e.fits.screens import SCREENS, Screen
from tests.e2e.fits.visitors import Visitors
from tests.e2e.player import SETTLED

__all__ = ["LANGUAGES", "MEASURE", "SCREENS", "SIZES", "everybody", "measure"]

SIZES = (
    (1920, 1080),
    (1440, 900),
    (1366, 768),
    (1180, 700),
    (1024, 768),
    (844, 390),
    (390, 844),
    (360, 740),
)
LANGUAGES = ("en", "ru")

REPLACED = 700.0
"""Milliseconds within which a note has moved away from something that moved under it."""

MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8").rstrip().rstrip(";")
"""The script that finds what does not fit, with one line per fault."""


def measure(
    visitors: Visitors,
    screen: Screen,
    sizes: Sequence[tuple[int, int]] = SIZES,
    pictures: Path | None = None,
) -> Iterator[str]:
    """The faults, with their screen, size and language."""
    visitors.shown = visitors.me
    sizes = screen.seen_at(sizes)
    if not sizes:
        return
    # Opened at the size at which a whole run opens it: on a phone some of it is behind a tab.
    width, height = screen.seen_at(SIZES)[0]
    for player in (visitors.me, visitors.novice):
        player.page.set_viewport_size({"width": width, "height": height})
    try:
        screen.open(visitors)
    except Error as error:
        yield f"{screen.name} {visitors.language}  does not open: {error.message.splitlines()[0]}"
        return
    for width, height in sizes:
        visitors.page.set_viewport_size({"width": width, "height": height})
        visitors.page.evaluate(SETTLED)
        if visitors.shown is visitors.novice:
            visitors.page.wait_for_timeout(REPLACED)
        still = screen.still and (screen.still != "wide" or min(width, height) >= 600)
        place = f"{screen.name} {width}x{height} {visitors.language}"
        for fault in visitors.page.evaluate(MEASURE, bool(still)):
            yield f"{place}  {fault}"
        if pictures is not None:
            visitors.page.screenshot(path=pictures / f"{place.replace(' ', '-')}.png")


@contextmanager
def everybody(
    browser: Browser, address: str, language: str, theme: str = "light"
) -> Iterator[Visitors]:
    visitors = Visitors(browser, address, language, theme)
    try:
        yield visitors
    finally:
        visitors.leave()
