"""One server at a time on one SQLite file."""

from __future__ import annotations

import os
import sys
from pathlib import Path


class Claim:
    """A lock on a file beside the database. It ends when the process ends, in whatever way."""

    def __init__(self, path: Path) -> None:
        """Takes the lock. Raises `BlockingIOError` if another process has it."""
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        if sys.platform == "win32":
            return
        import fcntl

        try:
            fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(self._file)
            if isinstance(error, BlockingIOError | PermissionError):
                raise BlockingIOError from None
            # A file system without locks can't keep anybody out.
            self._file = -1

    def release(self) -> None:
        if self._file >= 0:
            os.close(self._file)
            self._file = -1
