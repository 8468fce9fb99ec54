"""Writes the tables of docs/environments.md from the encodings themselves.

python docs/encodings.py
"""

from __future__ import annotations

import re
from pathlib import Path

from throneroom.env import Encoding, encodings

PAGE = Path(__file__).parent / "environments.md"
PLACE = re.compile(r"<!-- (?P<slug>\w+) -->\n.*?<!-- end -->", re.DOTALL)


def filled(page: str) -> str:
    """The page with every table as it should be."""

    def table(place: re.Match[str]) -> str:
        lines = described(encodings()[place["slug"]])
        return "\n".join([place[0].partition("\n")[0], *lines, "<!-- end -->"])

    return PLACE.sub(table, page)


def described(one: Encoding) -> list[str]:
    actions = ", ".join(
        f"{name} ({number})" if number % 10 == 0 else name
        for number, name in enumerate(one.actions)
    )
    rows = [
        f"| {one.places[part.name]} | {part.size} | `{part.name}` | {part.about} |"
        for part in one.parts
    ]
    return [
        "",
        f"Version {one.version}: {len(one.actions)} actions, {one.size} numbers.",
        "",
        "| from | numbers | part | |",
        "|---:|---:|---|---|",
        *rows,
        "",
        f"Actions, in order (every tenth with its number): {actions}.",
        "",
    ]


if __name__ == "__main__":
    PAGE.write_text(filled(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
