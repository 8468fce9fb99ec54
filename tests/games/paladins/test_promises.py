"""The promises of the kernel, walked as the conformance suite does for registered games."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.cases import Case
from tests.conformance.checks import CHECKS
from throneroom.games.west_kingdom.paladins import PALADINS

SECRETS = {
    "paladins_drawn": ("cards", ["seat"]),
    "paladin_chosen": ("cards", ["seat"]),
}
OPEN = [
    *("favour_crews", "favour_users", "outsider_row", "pieces", "row", "suspicion_out"),
    *(
        f"players[{whose}].{what}"
        for whose in ("own", "other")
        for what in ("covered", "placed", "pool", "suspicion")
    ),
]
"""What lies open, though the view gives it another shape than the state."""
SETS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "extra_townsfolk": True, "first": 1},
    {"players": 4, "extra_townsfolk": True},
]
CASES = [Case(PALADINS, each, seed, SECRETS, OPEN) for seed, each in enumerate(SETS)]
WALKS = [
    pytest.param(name, CASES[number % len(CASES)], id=f"{name}-{CASES[number % len(CASES)]}")
    for number, name in enumerate(CHECKS)
]


@pytest.mark.parametrize(("name", "case"), WALKS)
def test_promise(name: str, case: Case) -> None:
    CHECKS[name](case)
