"""What an option would change, told by comparing two states."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Any, TypeAlias

__all__ = ["Measures", "changes", "counted"]

Measures: TypeAlias = Mapping[str, Callable[[Any], int]]
"""What can be counted of a player, by the name under which the table asks for its change."""


def counted(*names: str) -> Measures:
    """Numbers that a player has under these names."""
    return {name: attrgetter(name) for name in names}


def changes(was: Any, will: Any, measures: Measures) -> dict[str, int]:
    """`change_silver: -2` and its like, for what changes at all."""
    told = {f"change_{name}": count(will) - count(was) for name, count in measures.items()}
    return {name: change for name, change in told.items() if change}
