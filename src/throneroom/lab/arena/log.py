"""The games of an arena on disk. The file only grows: one line that describes the arena, then a
line for each finished game. Whatever stops the arena, finished games are kept."""

from __future__ import annotations

import os
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec

from throneroom.kernel import ThroneroomError

FORMAT = 1
SYNC_EVERY = 1.0
"""Seconds between two syncs. A killed process loses nothing, a power cut at most this much."""


class BadArena(ThroneroomError):
    """A file that does not contain an arena, or contains another one."""


class Head(msgspec.Struct, frozen=True):
    """Everything that decides the games except the number of rounds, which can grow later."""

    arena: int
    game: str
    rules_version: int
    options: dict[str, Any]
    bots: list[str]
    digests: dict[str, str]
    """Hashes of the files of bots, by bot."""
    seed: int
    swiss: bool


class Result(msgspec.Struct, frozen=True):
    """One finished game."""

    number: int
    round: int
    table: int
    seats: tuple[int, ...]
    """The bot at each seat, by its index. Ranks and scores are by seat too."""
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    turns: int | None = None

    def shares(self) -> list[float]:
        """Each seat's share of the victory."""
        winners = self.ranks.count(1)
        return [1 / winners if rank == 1 else 0.0 for rank in self.ranks]


class Log:
    """The log in a file, which is created if it does not exist and refused if it belongs to another
    arena."""

    def __init__(self, path: Path, head: Head) -> None:
        self.path = path
        self.results: dict[int, Result] = {}
        """The finished games by number."""
        self._file = path.open("a+b")
        try:
            self._lock()
            self._read(head)
        except BaseException:
            self._file.close()
            raise
        self._synced = monotonic()

    def __enter__(self) -> Log:
        return self

    def __exit__(self, *error: object) -> None:
        self._sync()
        self._file.close()

    def add(self, result: Result) -> None:
        self.results[result.number] = result
        self._write(result)
        if monotonic() - self._synced > SYNC_EVERY:
            self._sync()

    def _lock(self) -> None:
        """Keeps two arenas from writing the same file; the lock ends with the process."""
        try:
            import fcntl
        except ImportError:  # without file locks, nobody is kept out
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadArena(f"{self.path}: another arena is writing this file now.") from None

    def _read(self, head: Head) -> None:
        self._file.seek(0)
        whole = self._file.read()
        kept, _, torn = whole.rpartition(b"\n")
        if torn:  # the unfinished line of a run that was stopped
            self._file.truncate(len(whole) - len(torn))
        lines = kept.splitlines()
        if not lines:
            self._write(head)
            return
        try:
            _check_same(msgspec.json.decode(lines[0], type=Head), head, self.path)
            for line in lines[1:]:
                result = msgspec.json.decode(line, type=Result)
                self.results[result.number] = result
        except msgspec.MsgspecError:
            raise BadArena(f"{self.path}: these are not the games of an arena.") from None

    def _write(self, line: Head | Result) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()

    def _sync(self) -> None:
        self._file.flush()
        os.fsync(self._file.fileno())
        self._synced = monotonic()


def _check_same(kept: Head, head: Head, path: Path) -> None:
    if kept == head:
        return
    if kept.digests != head.digests and kept.bots == head.bots:
        changed = next(bot for bot in head.digests if kept.digests.get(bot) != head.digests[bot])
        what = f"{changed} has changed since"
    else:
        names = Head.__struct_fields__
        other = next(name for name in names if getattr(kept, name) != getattr(head, name))
        what = f"it holds another arena (its {other.replace('_', ' ')})"
    raise BadArena(f"{path}: {what}; begin a new file with --out, or remove this one.")
