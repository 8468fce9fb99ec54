"""What happened, for those who watch."""

from __future__ import annotations

import re
from typing import Self

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
        """The event as this seat (None: a spectator) may know it; None if not at all."""
        return self

    @property
    def kind(self) -> str:
        kind = self.__struct_config__.tag
        assert isinstance(kind, str)
        return kind
