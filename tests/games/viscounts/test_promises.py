"""The promises of the kernel, walked as the conformance suite does for registered games."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.cases import Case
from tests.conformance.checks import CHECKS
from throneroom.games.west_kingdom.viscounts import VISCOUNTS

SECRETS = {"drew": ("cards", ["seat"])}
OPEN = [
    *("order", "spots", "tier1", "tier2", "piles[own]", "piles[other]", "tiles[own]"),
    *("tiles[other]", "pairs[own]", "pairs[other]"),
]
"""What lies open, though the view gives it another shape than the state."""
SETS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 1, "rival": "noble", "difficulty": 1},
    {"players": 3, "extra_heroes": True, "first": 1},
    {"players": 4, "side": "b"},
]
CASES = [Case(VISCOUNTS, each, seed, SECRETS, OPEN) for seed, each in enumerate(SETS)]
WALKS = [
    pytest.param(name, CASES[number % len(CASES)], id=f"{name}-{CASES[number % len(CASES)]}")
    for number, name in enumerate(CHECKS)
]


@pytest.mark.parametrize(("name", "case"), WALKS)
def test_promise(name: str, case: Case) -> None:
    CHECKS[name](case)
