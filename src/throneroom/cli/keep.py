"""Tables on disk: an interrupted game can be continued exactly where it was.

A kept table is one JSON object: the players by seat, the record (it restores the log and what can
be undone), and the position, in case rules are fixed later and the record no longer fits.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

import throneroom
from throneroom.cli.seats import Sitter
from throneroom.kernel import BadRecord, Match, Record, ThroneroomError
from throneroom.kernel.refusing import unfit
from throneroom.text import Voice

FORMAT = 1
MOST = 20
"""The most unfinished games in the state folder; the oldest are deleted first."""


class BadTable(ThroneroomError):
    """A file that does not contain a table."""


class _Kept(msgspec.Struct, forbid_unknown_fields=True):
    table: int
    seats: list[str]
    record: Record
    position: dict[str, Any]


def write(path: Path, match: Match, seats: Sequence[Sitter]) -> None:
    """Writes all or nothing: a reader never finds half a table."""
    kept = _Kept(FORMAT, [seat.spec for seat in seats], match.record(), match.save())
    write_text(path, msgspec.json.format(msgspec.json.encode(kept), indent=1).decode())


def write_text(path: Path, text: str) -> None:
    fresh = path.with_name(path.name + ".new")
    try:
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            fresh.unlink()
        raise OSError(error.errno, error.strerror, str(path)) from None


def read(path: Path, voice: Voice) -> tuple[Match, list[Sitter] | None]:
    """A kept table, a position, or a record to continue from; only a table says who sits where.

    Raises `BadTable`, `BadRecord`, `ImpossiblePosition`, `OSError`.
    """
    raw = path.read_bytes()
    try:
        found = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError):  # several lines: a record
        return throneroom.replay(Record.from_jsonl(raw)), None
    if isinstance(found, dict) and "table" in found:
        return _read_table(path, raw, voice)
    if isinstance(found, dict) and "state" in found:
        return throneroom.load(found), None
    if isinstance(found, dict) and "throneroom" in found:
        return throneroom.replay(Record.from_jsonl(raw)), None
    raise BadTable(voice.text("cli-no-table", file=str(path)))


def _read_table(path: Path, raw: bytes, voice: Voice) -> tuple[Match, list[Sitter]]:
    try:
        kept = msgspec.json.decode(raw, type=_Kept)
    except msgspec.ValidationError as error:
        why = voice.refusal(unfit(BadTable, error, "table"))
        raise BadTable(voice.text("cli-bad-table", file=str(path), why=why)) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadTable(voice.text("cli-bad-table", file=str(path), why=f"{error}.")) from None
    if kept.table != FORMAT:
        why = voice.text("cli-other-format", format=kept.table, own=FORMAT)
        raise BadTable(voice.text("cli-bad-table", file=str(path), why=why))
    try:
        match = throneroom.replay(kept.record)
    except BadRecord:
        match = throneroom.load(kept.position)
    return match, [Sitter(spec) for spec in kept.seats]


def is_table(path: Path) -> bool:
    return _table(path) is not None


def holds(path: Path, match: Match) -> bool:
    """Whether a file is a table or a record of exactly this game."""
    kept = _table(path)
    try:
        record = kept.record if kept else Record.from_jsonl(path.read_bytes())
    except (OSError, BadRecord):
        return False
    return record.header == match.record().header


def _table(path: Path) -> _Kept | None:
    try:
        return msgspec.json.decode(path.read_bytes(), type=_Kept)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return None


def from_files(seats: Sequence[Sitter]) -> list[str]:
    """The bots that are files. A table from another person must not run them."""
    from throneroom.bots.foreign import is_file

    return [seat.spec for seat in seats if seat.bot is not None and is_file(seat.bot)]


# The state folder


def folder() -> Path:
    from platformdirs import user_state_path

    return user_state_path("throneroom", appauthor=False) / "tables"


def fresh(slug: str) -> Path:
    """The file in which a new game of this process is kept."""
    now = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
    return folder() / f"{slug}-{now}-{os.getpid()}.json"


def unfinished() -> list[Path]:
    """The kept games, the last one first."""
    return sorted(folder().glob("*.json"), key=lambda path: path.stat().st_mtime_ns, reverse=True)


def tidy() -> None:
    for path in unfinished()[MOST:]:
        path.unlink(missing_ok=True)


class Keeper:
    """Saves the running game after every decision, and its record if asked to."""

    def __init__(self, path: Path, *, named: bool, record: Path | None = None) -> None:
        self.path = path
        self.named = named
        """Whether the player named the file. If so, a failure to write it is an error; otherwise it
        is only reported."""
        self.record = record
        self.trouble: OSError | None = None

    def keep(self, match: Match, seats: Sequence[Sitter]) -> None:
        try:
            first = not self.named and not self.path.exists()
            if first:
                self.path.parent.mkdir(parents=True, exist_ok=True)
            write(self.path, match, seats)
            if first:
                tidy()
            self.trouble = None
        except OSError as error:
            if self.named:
                raise
            self.trouble = error
        if self.record:
            write_text(self.record, match.record().to_jsonl())

    def forget(self) -> None:
        """Deletes the kept game after its end, when there is nothing to continue."""
        if not self.named and self.trouble is None:
            self.path.unlink(missing_ok=True)

    def next(self, slug: str) -> Keeper:
        """The keeper of the next game of a series: the same place, but a record of its own."""
        record = self.record
        while record is not None and record.exists():
            record = record.with_stem(_numbered(record.stem))
        return Keeper(self.path if self.named else fresh(slug), named=self.named, record=record)


def _numbered(stem: str) -> str:
    """ "game", "game-2", "game-3"."""
    name, _, number = stem.rpartition("-")
    return f"{name}-{int(number) + 1}" if name and number.isdecimal() else f"{stem}-2"
