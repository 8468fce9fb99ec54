"""The databases under the servers, and what is really in them."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import psutil  # type: ignore[import-untyped]
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from tests.server.postgres import start_postgres, until_it_runs


class Stored(NamedTuple):
    """A table as it lies in the storage."""

    status: str
    number: int
    entries: list[dict[str, Any]]
    seats: list[str | None]
    said: dict[int, str]


async def look(url: str) -> dict[str, Stored]:
    """Everything that is stored, read past the server."""
    engine = create_async_engine(url, poolclass=NullPool)
    try:
        async with engine.connect() as connection:
            tables = {
                row.id: Stored(row.status, row.number, [], [], {})
                for row in await connection.execute(text("SELECT id, status, number FROM tables"))
            }
            query = 'SELECT "table", number, entry FROM entries ORDER BY "table", number'
            for row in await connection.execute(text(query)):
                entries = tables[row.table].entries
                assert row.number == len(entries), "an entry is missing"
                entry = row.entry
                entries.append(msgspec.json.decode(entry) if isinstance(entry, str) else entry)
            query = 'SELECT "table", seat, person FROM seats ORDER BY "table", seat'
            for row in await connection.execute(text(query)):
                tables[row.table].seats.append(row.person)
            for row in await connection.execute(text('SELECT "table", number, text FROM chat')):
                tables[row.table].said[row.number] = row.text
    finally:
        await engine.dispose()
    return tables


class Postgres:
    """A PostgreSQL of one's own, that can be killed and comes back."""

    def __init__(self, folder: Path) -> None:
        self._server = start_postgres(folder, cleanup_mode=None)

    @property
    def url(self) -> str:
        url: str = self._server.get_uri(driver="asyncpg")
        return url

    def kill(self) -> None:
        """All its processes at once, as a power cut would."""
        postmaster = psutil.Process(self._server.get_pid())
        family = [postmaster, *postmaster.children(recursive=True)]
        for process in family:
            with contextlib.suppress(psutil.NoSuchProcess):
                process.kill()
        psutil.wait_procs(family, timeout=10)

    def start(self) -> None:
        until_it_runs(self._server.ensure_postgres_running)

    def stop(self) -> None:
        with contextlib.suppress(Exception):
            self.kill()
