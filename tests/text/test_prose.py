"""Prose that has to be read twice does not come back (CONTRIBUTING.md, plain English)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = ("src/throneroom", "web/src", "tests", "docs", "benchmarks")
KINDS = {".py", ".ts", ".svelte", ".ftl", ".md", ".toml"}
BUILT = ROOT / "src/throneroom/server/client"

HARD = re.compile(
    r"\banew\b|_anew\b|\bmend(s|ed|ing)?\b|\bso many\b|\bis looked (at|for)\b",
    re.IGNORECASE,
)


def prose() -> list[Path]:
    found = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*")]
    found += ROOT.glob("*.md")
    return [
        path
        for path in found
        if path.suffix in KINDS and BUILT not in path.parents and path != Path(__file__)
    ]


@pytest.mark.parametrize(
    "sentence",
    [
        "# The deck is dealt anew.",
        "def deal_anew() -> None:",
        "# Goes up when a rule is mended.",
        '"""So many cards."""',
        "# After that it is looked at who drops out.",
    ],
)
def test_hard_words_are_found(sentence: str) -> None:
    assert HARD.search(sentence)


def test_prose_is_plain() -> None:
    hard = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in prose()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1)
        if HARD.search(line)
    ]
    assert not hard, "\n".join(hard)
