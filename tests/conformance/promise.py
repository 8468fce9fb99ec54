"""How a check enters the suite."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from tests.conformance.cases import Case

Check: TypeAlias = Callable[[Case], None]

CHECKS: dict[str, Check] = {}
"""All checks by name."""
EVERY: dict[str, int] = {}
"""How many cases a check passes over for each one it walks; the slow run walks them all."""


def promise(*, every: int = 1) -> Callable[[Check], Check]:
    def enter(check: Check) -> Check:
        CHECKS[check.__name__] = check
        EVERY[check.__name__] = every
        return check

    return enter
