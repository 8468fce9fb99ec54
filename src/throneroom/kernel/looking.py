"""Looks for bots that somebody brought along."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

from throneroom.kernel.decision import Seat


class LookAtCopy:
    """A mixin for a game's own class of looks, which reads the state as `_s`. Here `_s` is a copy,
    made when the bot first reads something.

        class CopiedLook(LookAtCopy, Look):
            __slots__ = ("_copied", "_copy")
    """

    __slots__ = ()

    seat: Seat
    _copied: Callable[[], Any]
    _copy: Any

    def __init__(self, copied: Callable[[], Any], seat: Seat) -> None:
        self._copied = copied
        self._copy = None
        self.seat = seat  # type: ignore[misc]  # the look that it is mixed into has it

    def again(self) -> Self:
        """The look at the next question."""
        self._copy = None
        return self

    @property
    def _s(self) -> Any:
        if self._copy is None:
            self._copy = self._copied()
        return self._copy
