"""The promises of the kernel, which every registered game keeps, kept by Oath too."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.conformance.cases import Case, cases
from tests.conformance.checks import CHECKS, Check
from throneroom.games.oath import OATH

SECRETS = {
    "adviser_kept": ("card", ["seat"]),
    "drew": ("cards", ["seat"]),
    "played_facedown": ("card", ["seat"]),
    "peeked": ("cards", ["seat"]),
    "shown": ("card", ["seat", "to"]),
    "relic_gone": ("relic", ["seat"]),
}
REMEMBERED = ("archive", "packets[own]", "packets[other]", "players[own].hand")
"""A first archive is known to all, and so is how a world deck is built. A hand is seen as cards
with their backs."""

CASES = cases(OATH, secrets=SECRETS, remembered=REMEMBERED)


def _walks() -> Iterator[Any]:
    for shift, (name, check) in enumerate(CHECKS.items()):
        case = CASES[shift % len(CASES)]
        marks = [pytest.mark.slow] if shift % 4 else []
        yield pytest.param(check, case, id=f"{name}-{case}", marks=marks)


@pytest.mark.parametrize(("check", "case"), list(_walks()))
def test_promise(check: Check, case: Case) -> None:
    check(case)
