"""Every promise of the kernel, for the scenario."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.cases import Case, cases
from tests.conformance.checks import CHECKS, Check
from tests.conformance.options import REMEMBERED, SECRETS
from throneroom.games.west_kingdom.tomesaga.paladins_coop import PALADINS_COOP

MORE: list[dict[str, Any]] = [
    {"players": 2, "difficulty": "nightmare", "starters": "chosen"},
    {"players": 4, "difficulty": "hard", "extra_townsfolk": True},
]
SEEN = [
    *REMEMBERED["paladins"],
    # Workers on cards lie open, and so does how far the end of a round has come.
    *("favour_stacks", "favour_seats", "order_crews", "order_users", "overlords"),
]
"""What lies open; the view gives it another shape than the state."""
CASES = cases(PALADINS_COOP, MORE, (), SECRETS["paladins"], SEEN)


def walks() -> list[Any]:
    """One for each promise, the next promise the next game."""
    return [
        pytest.param(
            check,
            CASES[number % len(CASES)],
            id=f"{name}-{CASES[number % len(CASES)]}",
            marks=pytest.mark.slow,
        )
        for number, (name, check) in enumerate(CHECKS.items())
    ]


@pytest.mark.parametrize(("check", "case"), walks())
def test_promise(check: Check, case: Case) -> None:
    check(case)
