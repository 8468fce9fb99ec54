"""Hypothesis tries the same examples everywhere.

`HYPOTHESIS_PROFILE=explore pytest ...` looks for new ones.
"""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

pytest.register_assert_rewrite("tests.conformance.checks", "tests.conformance.walking")

settings.register_profile(
    "same",
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("explore", deadline=None, max_examples=1000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--all-walks",
        action="store_true",
        help="check every promise of a game on every set of its options",
    )
