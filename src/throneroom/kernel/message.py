"""A text in no language yet: the id of a Fluent message and its arguments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec

from throneroom.kernel.keys import key_of

Argument: TypeAlias = str | int | list[str]


class Message(msgspec.Struct, frozen=True):
    """A Fluent message, rendered where it is shown, in the reader's language
    (`throneroom.text`)."""

    id: str
    args: dict[str, Argument] = {}

    @classmethod
    def of(cls, id: str, args: Mapping[str, Any]) -> Message:
        """A message whose arguments may be the game's own values; it carries their keys."""
        return cls(id, arguments(args))


_PLAIN = (str, int)


def arguments(args: Mapping[str, Any]) -> dict[str, Argument]:
    return {
        name: value if type(value) in _PLAIN else _argument(value) for name, value in args.items()
    }


def _argument(value: Any) -> Argument:
    if isinstance(value, str | int):
        return value
    if isinstance(value, list | tuple):
        return [item if type(item) is str else key_of(item) for item in value]
    return key_of(value)
