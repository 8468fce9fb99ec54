"""A saved match: what `Match.save` gives, as `Match.load` reads it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec

from throneroom.kernel.errors import BadOptions, ImpossiblePosition
from throneroom.kernel.options import Options
from throneroom.kernel.record import FORMAT, WHOLE, Answer
from throneroom.kernel.refusing import refused, unfit


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A match as JSON, at its last checkpoint, with the answers since."""

    throneroom: Annotated[int, WHOLE]
    game: str
    rules_version: Annotated[int, WHOLE]
    options: dict[str, Any]
    state: dict[str, Any]
    names: list[str] = []
    answers: list[Answer] = []


def read_position(saved: Mapping[str, Any]) -> Position:
    try:
        position = msgspec.convert(saved, Position)
    except msgspec.ValidationError as error:
        raise unfit(ImpossiblePosition, error, "position") from None
    if position.throneroom != FORMAT:
        raise refused(ImpossiblePosition, "refused-format", "throneroom", format=FORMAT)
    return position


def checked_names(names: Sequence[str], options: Options) -> list[str]:
    if not all(isinstance(name, str) for name in names):
        raise refused(BadOptions, "refused-texts", "names")
    if names and len(names) != options.players:
        raise refused(BadOptions, "refused-count", "names", count=options.players, given=len(names))
    return list(names)
