"""Cards and places with a name of their own."""

from __future__ import annotations

from typing import ClassVar

from throneroom.kernel import Decision, Message, Reference


class Named(Reference):
    """A card or place. Its name is the message `card-<key>`."""

    __slots__ = ()
    place: ClassVar[str] = ""
    """The place where it lies on the table, unless the question says otherwise."""

    def caption(self, decision: Decision) -> Message:
        return Message(f"card-{self.key}")

    def target(self, decision: Decision) -> str:
        return f"{decision.at or self.place}/{self.key}"
