"""What an option would change, told by comparing two states, and why something is no option."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Any, TypeAlias

from throneroom.kernel import Decision, Message, Reference

__all__ = ["Measures", "Reasons", "asked_first", "changes", "counted", "reason_of", "why"]

Measures: TypeAlias = Mapping[str, Callable[[Any], int]]
"""What can be counted of a player, by the name under which the table asks for its change."""


def counted(*names: str) -> Measures:
    """Numbers that a player has under these names."""
    return {name: attrgetter(name) for name in names}


def changes(was: Any, will: Any, measures: Measures) -> dict[str, int]:
    """`change_silver: -2` and its like, for what changes at all."""
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
"""Places on the table, the things that lie there, and who knows the reason."""


def reason_of(reasons: Reasons, s: Any, decision: Decision, at: str, key: str) -> Message | None:
    """The reason of the rule that leaves something out."""
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
