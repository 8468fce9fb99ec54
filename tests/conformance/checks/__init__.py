"""The promises, grouped by what they are about."""

from tests.conformance.checks import (
    asking,
    bots,
    keeping,
    knowing,
    refusing,
    saying,
    undoing,
)
from tests.conformance.promise import CHECKS, EVERY, Check

__all__ = [
    "CHECKS",
    "EVERY",
    "Check",
    "asking",
    "bots",
    "keeping",
    "knowing",
    "refusing",
    "saying",
    "undoing",
]
