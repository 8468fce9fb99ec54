"""Every worked case has a test of its name."""

from __future__ import annotations

from tests.games.viscounts import (
    test_cases_castle,
    test_cases_rest,
    test_cases_solo,
    test_cases_turn,
)
from tests.games.viscounts.cases import CASES

MODULES = (test_cases_castle, test_cases_rest, test_cases_solo, test_cases_turn)


def test_every_case_has_its_test() -> None:
    tests = {name.removeprefix("test_") for module in MODULES for name in vars(module)}
    assert len(CASES) == len(set(CASES)) == 67
    assert set(CASES) <= tests
