"""A record of a game: its start and every answer since, as readable JSON lines."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple, Self

import msgspec

from throneroom.kernel.decision import Seat
from throneroom.kernel.errors import BadRecord
from throneroom.kernel.message import Message
from throneroom.kernel.refusing import refused

FORMAT = 1
WHOLE = msgspec.Meta(ge=0, le=10**9)
"""The range of versions and seat numbers, small enough for messages to name them."""
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class _Format(msgspec.Struct):
    """The only field that the headers of all versions have."""

    throneroom: Annotated[int, WHOLE]


class Answer(NamedTuple):
    """One answer: the seat, the kind of decision, and the key or keys of what it chose."""

    seat: Annotated[Seat, WHOLE]
    kind: str
    keys: str | list[str]


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The origin of a game that somebody brought to a table."""

    by: str
    """The name of the person who brought it."""
    source: Literal["record", "position", "table"]
    """The kind of origin: a record or a position that the person had, or a finished game of this
    server."""
    table: str | None = None
    """The id of that game's table."""
    number: Annotated[int, WHOLE] | None = None
    """The number of answers given before it was brought."""
    fresh: bool = False
    """Whether the server dealt the hidden cards and drew all later chance itself, so that this
    person knows none of it."""


class Header(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The first line. A game that began from a prepared position has that position instead of a
    seed."""

    throneroom: Annotated[int, WHOLE]
    game: str
    rules_version: Annotated[int, WHOLE]
    options: dict[str, Any]
    seed: int | None = None
    start: dict[str, Any] | None = None
    names: list[str] = []
    origin: Origin | None = None
    """The origin of the game, if somebody brought it to the table that wrote this record."""


class Record(msgspec.Struct):
    """A game as it is stored, replayed and attached to bug reports."""

    header: Header
    answers: list[Answer]

    def to_jsonl(self) -> str:
        encode = msgspec.json.encode
        lines = [encode(self.header), *(encode(answer) for answer in self.answers)]
        return b"\n".join(lines).decode() + "\n"

    @classmethod
    def from_jsonl(cls, text: str | bytes) -> Self:
        """Raises `BadRecord` with the number of the line that can't be read."""
        raw = text.encode(errors="surrogatepass") if isinstance(text, str) else text
        lines = [(n, line) for n, line in enumerate(raw.split(b"\n"), start=1) if line.strip()]
        if not lines:
            raise refused(BadRecord, "refused-empty", "header")
        number, line = lines[0]
        try:
            version = msgspec.json.decode(line, type=_Format).throneroom
            if version != FORMAT:
                raise refused(
                    BadRecord, "refused-record-format", "header", given=version, format=FORMAT
                )
            header = msgspec.json.decode(line, type=Header)
        except UNREADABLE as error:
            english = f"Line {number} is not the header of a record: {error}."
            raise BadRecord(english, Message("refused-header", {"line": number})) from None
        answers = []
        for number, line in lines[1:]:
            try:
                answers.append(msgspec.json.decode(line, type=Answer))
            except UNREADABLE as error:
                english = f"Line {number} is not an answer: {error}."
                raise BadRecord(english, Message("refused-line", {"line": number})) from None
        return cls(header, answers)
