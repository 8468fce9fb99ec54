"""Every worked case has a test."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from tests.games.oath.listed import CARDS, PLAYED, RULES

HERE = Path(__file__).parent


def test_every_case_is_played() -> None:
    for file in sorted(HERE.rglob("test_*.py")):
        import_module(".".join(("tests.games.oath", *file.relative_to(HERE).with_suffix("").parts)))
    listed = [*RULES, *CARDS]
    assert len(listed) == len(set(listed))
    assert set(PLAYED) - set(listed) == set()
    assert [name for name in listed if name not in PLAYED] == []
