"""What happened, for those who watch."""

from __future__ import annotations

import re
from typing import Any, NamedTuple, Self

import msgspec

from throneroom.kernel.decision import Seat


def _tag(name: str) -> str:
    """RevealedHand -> revealed_hand"""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=_tag):
    """Something that happened, as a kind with arguments.

    The text of an event is the message `event-<kind>` of the game, given its fields.
    """

    def seen_by(self, seat: Seat | None) -> Self | None:
        """The event as this seat (None: a spectator) may know it; None if it may not know of it."""
        return self

    @property
    def kind(self) -> str:
        kind = self.__struct_config__.tag
        assert isinstance(kind, str)
        return kind


class Scene(NamedTuple):
    """How the table stood between two steps of a turn of the house."""

    at: int
    """The number of events before it."""
    state: Any


KEPT = 24
"""The most scenes that are kept: more than one turn of the house has."""


class Log(list[Event]):
    """The events of a match, and the last scenes between them."""

    def __init__(self) -> None:
        super().__init__()
        self._scenes: list[Scene] = []

    @property
    def scenes(self) -> list[Scene]:
        return [scene for scene in self._scenes if scene.at <= len(self)]

    def keep(self, state: Any) -> None:
        """Keeps a state as it is now."""
        earlier = [scene for scene in self._scenes if scene.at < len(self)]
        self._scenes = [*earlier, Scene(len(self), state)][-KEPT:]
