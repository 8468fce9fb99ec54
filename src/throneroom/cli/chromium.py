"""A Chromium on this machine, for pictures and browser tests."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser

VARIABLE = "THRONEROOM_CHROMIUM"
NAMES = (
    "chromium-headless-shell",  # without windows, so it does the same with less
    *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"),
)


def find() -> str | None:
    """The one that the environment names, the system's, or Playwright's own; one that starts."""
    return next((path for path in _candidates() if starts(path)), None)


def _candidates() -> Iterator[str]:
    if named := os.environ.get(VARIABLE):
        yield named
        return
    yield from filter(None, map(shutil.which, NAMES))
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return
    with sync_playwright() as playwright:
        yield playwright.chromium.executable_path


def starts(path: str) -> bool:
    """A Chromium may be there and lack half of its libraries."""
    try:
        subprocess.run([path, "--version"], capture_output=True, timeout=30, check=True)
    except (OSError, subprocess.SubprocessError):
        return False
    return True


def errors() -> type[Exception]:
    """What goes wrong in a browser."""
    from playwright.sync_api import Error

    return Error


@contextmanager
def browser(path: str) -> Iterator[Browser]:
    """Headless."""
    from playwright.sync_api import sync_playwright

    arguments = ["--disable-gpu", "--disable-background-networking", "--font-render-hinting=none"]
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=arguments)
        try:
            yield launched
        finally:
            launched.close()
