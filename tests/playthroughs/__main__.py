"""Rewrites the playthroughs: all of them, or those that are named."""

from __future__ import annotations

import sys

from tests.playthroughs import FOLDER, PLAYS, path, text


def main(names: list[str]) -> None:
    for name in names or PLAYS:
        if name not in PLAYS:
            sys.exit(f"There is no playthrough called '{name}'; there are: {', '.join(PLAYS)}.")
        new = text(PLAYS[name])
        old = path(name).read_text(encoding="utf-8") if path(name).exists() else ""
        path(name).write_text(new, encoding="utf-8", newline="\n")
        print(f"{path(name).name}: {'as it was' if new == old else 'rewritten'}")
    if not names:
        for stale in FOLDER.glob("*.txt"):
            if stale.stem not in PLAYS:
                stale.unlink()
                print(f"{stale.name}: removed")


if __name__ == "__main__":
    main(sys.argv[1:])
