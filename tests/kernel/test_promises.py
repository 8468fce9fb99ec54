"""The small games keep every promise that the registered games keep."""

from __future__ import annotations

import pytest

from tests.conformance.cases import Case, variants
from tests.conformance.checks import CHECKS, EVERY, Check
from tests.kernel.games.caravan import CARAVAN
from tests.kernel.games.pebbles import PEBBLES

SECRETS = {
    "bid": ("amount", ["seat"]),
    "passed": ("good", ["seat", "to"]),
    "drew": ("goods", ["seat"]),
}
CARAVANS = [
    Case(CARAVAN, options, seed, SECRETS, ["last_roll"])
    for seed in range(4)
    for options in variants(CARAVAN)
]
HEAPS = [Case(PEBBLES, options, seed) for seed, options in enumerate(variants(PEBBLES))]


@pytest.mark.parametrize(
    "check",
    [
        pytest.param(check, id=name, marks=[pytest.mark.slow] if EVERY[name] > 2 else [])
        for name, check in CHECKS.items()
    ],
)
def test_caravan(check: Check) -> None:
    for case in CARAVANS:
        check(case)


@pytest.mark.parametrize("check", CHECKS.values(), ids=CHECKS)
def test_pebbles(check: Check) -> None:
    for case in HEAPS:
        check(case)
