"""The changes that an option would make, found by comparing two states, and the reasons why
something is not an option."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Any, TypeAlias

from throneroom.kernel import Decision, Message, Reference

__all__ = ["Measures", "Reasons", "asked_first", "changes", "counted", "reason_of", "why"]

Measures: TypeAlias = Mapping[str, Callable[[Any], int]]
"""Functions that count something of a player, by the name under which the table asks for the
change."""


def counted(*names: str) -> Measures:
    """Measures for the numbers that a player has under these names."""
    return {name: attrgetter(name) for name in names}


def changes(was: Any, will: Any, measures: Measures) -> dict[str, int]:
    """`change_silver: -2` and the like, for everything that changes."""
    told = {f"change_{name}": count(will) - count(was) for name, count in measures.items()}
    return {name: change for name, change in told.items() if change}


# Why not


Reasons: TypeAlias = tuple[
    tuple[
        tuple[str, ...],
        Mapping[str, Reference],
        Callable[[Any, Decision, Any], Message | None],
    ],
    ...,
]
"""Places on the table, their things, and the functions that give the reasons."""


def reason_of(reasons: Reasons, s: Any, decision: Decision, at: str, key: str) -> Message | None:
    """The reason why something is not an option, as its rule gives it."""
    if key in decision.keys:
        return None
    for places, things, told in reasons:
        if at in ("", *places) and key in things:
            return told(s, decision, things[key])
    return None


def why(reason: str, **facts: Any) -> Message | None:
    return Message.of(f"why-{reason}", facts) if reason else None


def asked_first(decision: Decision) -> Message:
    """Something else is asked now."""
    return Message("why-first", {"kind": decision.kind})
