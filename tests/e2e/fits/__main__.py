"""Measures whether everything fits: every screen of every game, at eight sizes, in both languages.

`python -m tests.e2e.fits` measures all of them and names what does not fit; given the beginnings of
screens' names, it measures only those. `--pictures FOLDER` keeps a picture of each, `--night` takes
them by night.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.e2e.fits import LANGUAGES, SCREENS, SIZES, everybody, measure
from tests.server.running import process
from throneroom.cli import chromium


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.e2e.fits", description=__doc__)
    parser.add_argument("screens", nargs="*", help="beginnings of names; all without any")
    parser.add_argument("--languages", default=",".join(LANGUAGES))
    parser.add_argument("--sizes", default=",".join(f"{w}x{h}" for w, h in SIZES))
    parser.add_argument("--pictures", type=Path)
    parser.add_argument("--night", action="store_true")
    wanted = parser.parse_args(arguments)
    pairs = [size.split("x") for size in wanted.sizes.split(",")]
    sizes = [(int(width), int(height)) for width, height in pairs]
    path = chromium.find()
    assert path, "There is no Chromium."
    if wanted.pictures:
        wanted.pictures.mkdir(parents=True, exist_ok=True)
    count = 0
    with (
        tempfile.TemporaryDirectory() as folder,
        process(f"sqlite+aiosqlite:///{folder}/fits.db") as server,
        chromium.browser(path) as browser,
    ):
        for language in wanted.languages.split(","):
            theme = "dark" if wanted.night else "light"
            with everybody(browser, server.address, language, theme) as visitors:
                for screen in SCREENS:
                    if wanted.screens and not screen.name.startswith(tuple(wanted.screens)):
                        continue
                    for fault in measure(visitors, screen, sizes, wanted.pictures):
                        count += 1
                        print(fault, flush=True)
    print(f"{count} faults" if count else "Everything fits.")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
