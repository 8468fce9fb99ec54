"""What bots see of a player."""

from __future__ import annotations

from operator import attrgetter
from typing import Any, ClassVar


def opened(name: str) -> Any:
    """A public value, read from the player on access."""
    return property(attrgetter(f"_player.{name}"))


class OpenSide:
    """The public side of a player."""

    __slots__ = ("_player",)
    _derived: ClassVar[frozenset[str]] = frozenset()
    """The fields that follow from the others."""

    def __init__(self, player: Any) -> None:
        self._player = player

    def __repr__(self) -> str:
        names = [name for name in dir(self) if not name.startswith("_")]
        return repr([getattr(self, name) for name in names if name not in self._derived])
