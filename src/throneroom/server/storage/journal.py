"""Stores entries. Answers of many tables share one transaction, so that even a slow disk serves
hundreds of tables."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

import structlog

from throneroom.server.refusal import Refusal
from throneroom.server.storage.batch import Stored, batches
from throneroom.server.storage.database import Database, is_missing
from throneroom.server.storage.entries import Entry

log = structlog.get_logger()

BATCH = 500
PACE = 0.01
"""The shortest time from the start of one batch to the next while many tables answer, in seconds:
more entries share the cost of a batch, and nobody notices the wait."""
MANY = 16
"""The number of entries within `CROWD_SECONDS` from which batches keep that pace."""
CROWD_SECONDS = 0.1
CLOSING_SECONDS = 5.0


class Journal:
    def __init__(self, database: Database, process: str) -> None:
        self._batches = batches(database, process)
        self._waiting: asyncio.Queue[Stored] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._begun = 0.0
        """The time at which the last batch started."""
        self._latest: deque[float] = deque(maxlen=MANY)
        """The start times of the batches of the last entries, by the loop's clock."""

    async def append(
        self, table: str, number: int, entry: Entry, at: float, changes: dict[str, Any]
    ) -> bool:
        """Stores an entry. Returns False if another entry has that number. Raises `Refusal` if
        storage does not answer; it is then unknown whether the entry was stored."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write())
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(Stored(table, number, entry, at, changes, done))
        return await done

    async def close(self) -> None:
        """Waits for entries that are being stored, but not for a storage that does not answer."""
        if self._task is None:
            return
        try:
            await asyncio.wait_for(self._waiting.join(), CLOSING_SECONDS)
        except TimeoutError:
            log.warning("journal_cut_off", entries=self._waiting.qsize())
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        await self._batches.close()

    async def _write(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            try:
                await self._keep_pace()
                while len(batch) < BATCH and not self._waiting.empty():
                    batch.append(self._waiting.get_nowait())
                self._begun = asyncio.get_running_loop().time()
                self._latest.extend([self._begun] * min(len(batch), MANY))
                await self._settle(batch)
            finally:
                for one in batch:
                    if not one.done.done():  # interrupted by the end of the server
                        one.done.set_exception(Refusal("unavailable", "The server is closing."))
                    self._waiting.task_done()

    async def _keep_pace(self) -> None:
        """Waits until the next batch may start. With few tables there is no wait."""
        now = asyncio.get_running_loop().time()
        is_crowded = len(self._latest) == MANY and now - self._latest[0] < CROWD_SECONDS
        if is_crowded and (left := self._begun + PACE - now) > 0:
            await asyncio.sleep(left)

    async def _settle(self, batch: list[Stored]) -> None:
        """Stores a batch and reports to each caller."""
        try:
            stored = await self._store(batch)
        except Exception as error:
            if len(batch) > 1 and not isinstance(error, Refusal):
                # One of them can't be stored, but the others can.
                for one in batch:
                    await self._settle([one])
                return
            for one in batch:
                if not one.done.done():
                    one.done.set_exception(_refusal(error, one.table))
        else:
            for one in batch:
                if not one.done.done():
                    one.done.set_result((one.table, one.number) in stored)

    async def _store(self, batch: list[Stored]) -> set[tuple[str, int]]:
        # Sorted the same way everywhere, so that two processes never wait for each other.
        return await self._batches.store(sorted(batch, key=lambda b: (b.table, b.number)))


def _refusal(error: Exception, table: str) -> Refusal:
    if isinstance(error, Refusal):
        return error
    if is_missing(error):
        return Refusal("not_found", "There is no such table any more.")
    log.error("entry_not_stored", table=table, exc_info=error)
    return Refusal("broken", "This could not be stored.")
