"""Every promise of the kernel, for the scenario: each by one game, the next one by the next."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.cases import cases
from tests.conformance.checks import CHECKS
from tests.conformance.options import REMEMBERED, SECRETS
from throneroom.games.west_kingdom.tomesaga.viscounts_coop import VISCOUNTS_COOP

MORE: list[dict[str, Any]] = [
    {"players": 2, "difficulty": "hard", "extra_heroes": True},
    {"players": 4, "difficulty": "nightmare", "side": "b"},
]
SEEN = [
    *REMEMBERED["viscounts"],
    *("outposts", "reminders[own]", "reminders[other]", "upper"),
    *("overlord.locations", "overlord.tier1", "overlord.tier2"),
]
"""What lies open; the view gives it another shape than the state."""
CASES = cases(VISCOUNTS_COOP, MORE, (), SECRETS["viscounts"], SEEN)


@pytest.mark.slow
@pytest.mark.parametrize(("number", "name"), [*enumerate(CHECKS)])
def test_promise(number: int, name: str) -> None:
    CHECKS[name](CASES[number % len(CASES)])
