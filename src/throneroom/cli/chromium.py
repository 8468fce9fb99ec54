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
    "chromium-headless-shell",  # without windows, so it needs less
    *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"),
)


def find() -> str | None:
    """The first Chromium that starts: the one named by the environment, the system's, or
    Playwright's own."""
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
    """Whether a Chromium starts: it may be installed and lack half of its libraries."""
    try:
        subprocess.run([path, "--version"], capture_output=True, timeout=30, check=True)
    except (OSError, subprocess.SubprocessError):
        return False
    return True


def errors() -> type[Exception]:
    """The class of errors in a browser."""
    from playwright.sync_api import Error

    return Error


@contextmanager
def browser(path: str) -> Iterator[Browser]:
    """A running headless browser."""
    from playwright.sync_api import sync_playwright

    arguments = ["--disable-gpu", "--disable-background-networking", "--font-render-hinting=none"]
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=arguments)
        try:
            yield launched
        finally:
            launched.close()
