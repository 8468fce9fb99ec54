"""Processes that think for the server, so that no thought delays a table."""

from __future__ import annotations

import asyncio
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import structlog

from throneroom import registry

log = structlog.get_logger()

T = TypeVar("T")


class Workers:
    """So many processes; one that dies, or hangs, is replaced."""

    def __init__(self, processes: int, seconds: float, *, politeness: int = 0) -> None:
        self._processes = processes
        self._seconds = seconds
        """Who works longer is broken."""
        self._politeness = politeness
        """How far others go first, where all cores are at work."""
        self.pool: ProcessPoolExecutor | None = None

    def open(self, *, wake: bool = False) -> None:
        if self.pool is None:
            self.pool = self._new_pool()
            if wake:
                self.pool.submit(_wake)

    def close(self) -> None:
        pool, self.pool = self.pool, None
        if pool is not None:
            _end(pool)

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._processes,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=_begin,
            initargs=(self._politeness,),
        )

    async def work(self, table: str, work: Callable[..., T], *job: Any) -> T:
        """In one of the processes. What died, or was ended because something else hung there, is
        tried once more."""
        for last in (False, True):
            pool = self.pool
            if pool is None:
                raise asyncio.CancelledError
            try:
                working = asyncio.get_running_loop().run_in_executor(pool, work, *job)
                return await asyncio.wait_for(working, self._seconds)
            except (BrokenProcessPool, TimeoutError) as error:
                log.warning("worker_ended", table=table, why=type(error).__name__)
                if self.pool is pool:
                    self.pool = self._new_pool()
                    _end(pool)
                if last or isinstance(error, TimeoutError):
                    raise
        raise AssertionError


def _end(pool: ProcessPoolExecutor) -> None:
    """At once, also in the middle of a thought."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()


# In the processes


def _begin(politeness: int) -> None:
    """Ctrl-C is for the server, which ends its workers itself. If it was killed, they follow it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_server, daemon=True).start()
    if politeness and hasattr(os, "nice"):
        os.nice(politeness)


def _follow_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        multiprocessing.connection.wait([server.sentinel])
        os._exit(0)


def _wake() -> None:
    registry.games()
