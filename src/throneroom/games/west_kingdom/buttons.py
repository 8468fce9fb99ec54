"""Options that are not on the table."""

from __future__ import annotations

from typing import ClassVar

from throneroom.kernel import Decision, Message, Reference


class Button(Reference):
    __slots__ = ()
    what: ClassVar[str] = "button"

    def __init__(self, key: str) -> None:
        super().__init__(key)
        type(self).table[self.key] = self

    def target(self, decision: Decision) -> str:
        return ""


class Stop(Button):
    """A button that ends something. Its name says what is left undone."""

    __slots__ = ()

    def caption(self, decision: Decision) -> Message:
        return Message(f"option-stop_{decision.kind}")


STOP = Stop("stop")
