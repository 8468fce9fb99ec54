"""The tables in memory."""

from __future__ import annotations

import time
from collections.abc import Callable

from throneroom.server.hall.live_table import LiveTable
from throneroom.server.hall.watcher import NOT_FOUND

IN_USE_SECONDS = 1.0
"""Seconds for which a table stays in memory after it was read, because its caller is about to use
it."""


LOOKED_AT_SECONDS = 60.0
"""Seconds for which a finished game stays in memory after somebody asked for it, because a replay
may go on."""


class Holding:
    """A context in which a task holds the lock of a table."""

    __slots__ = ("_live",)

    def __init__(self, live: LiveTable) -> None:
        self._live = live

    async def __aenter__(self) -> None:
        self._live.users += 1
        try:
            await self._live.lock.acquire()
        except BaseException:
            self._live.users -= 1
            raise

    async def __aexit__(self, *_: object) -> None:
        self._live.lock.release()
        self._live.users -= 1


class Shelf:
    def __init__(self, size: int, is_thinking: Callable[[str], bool]) -> None:
        self._size = size
        """The number of tables above which unused ones are dropped."""
        self._is_thinking = is_thinking
        self._tables: dict[str, LiveTable] = {}

    def __len__(self) -> int:
        return len(self._tables)

    def find(self, id: str) -> LiveTable | None:
        """A table, if it is in memory. It may be stale."""
        return self._tables.get(id)

    @property
    def tables(self) -> list[LiveTable]:
        return list(self._tables.values())

    @property
    def has_watchers(self) -> bool:
        return any(live.watchers for live in self._tables.values())

    def put(self, live: LiveTable) -> None:
        self._tables[live.id] = live
        self.make_room()

    def holding(self, live: LiveTable) -> Holding:
        """Holds the lock of a table, which is not dropped meanwhile."""
        return Holding(live)

    def make_room(self) -> None:
        """Drops unused tables when there are too many, those unused for longest first."""
        surplus = len(self._tables) - self._size
        if surplus <= 0:
            return
        before = time.monotonic() - IN_USE_SECONDS
        idle = [
            live for live in self._tables.values() if live.touched < before and self._is_idle(live)
        ]
        for live in sorted(idle, key=lambda t: t.touched)[: max(surplus, len(idle) // 10)]:
            del self._tables[live.id]

    def drop_finished(self) -> None:
        """Drops finished games that nobody is looking at. They are read again when somebody
        asks."""
        before = time.monotonic() - LOOKED_AT_SECONDS
        for live in self.tables:
            if live.row.status == "finished" and live.touched < before and self._is_idle(live):
                del self._tables[live.id]

    def _is_idle(self, live: LiveTable) -> bool:
        return not live.watchers and not live.users and not self._is_thinking(live.id)

    def forget(self, live: LiveTable) -> None:
        """Drops a table that was deleted, and its watchers with it."""
        live.gone = True
        if self._tables.get(live.id) is live:
            del self._tables[live.id]
        live.let_go(NOT_FOUND, "not_found")
