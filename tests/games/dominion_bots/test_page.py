"""The page about strategies says what is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from throneroom.games.dominion.bots.strategy import RULES

PAGE = (Path(__file__).parents[3] / "docs" / "bots.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS)
def test_its_code_runs(block: str) -> None:
    exec(compile(block, "docs/bots.md", "exec"), {"__name__": "__main__"})


def test_all_questions_are_listed() -> None:
    listed = re.search(r"The questions are: (.*?)\n\n", PAGE, re.DOTALL)
    assert listed is not None
    assert re.findall(r"`(\w+)`", listed[1]) == sorted(RULES)
