"""Bots at tables. They think in processes of their own, so that none delays another table."""

from __future__ import annotations

import asyncio
import hashlib
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

import structlog

from throneroom import bots, registry
from throneroom.bots.search import Hint, Limit, hint
from throneroom.kernel import Decision, Match, Seat, ask
from throneroom.server import metrics
from throneroom.server.entries import Answered
from throneroom.server.live import Live
from throneroom.server.refusal import Refusal

if TYPE_CHECKING:
    from throneroom.server.hall import Hall

log = structlog.get_logger()

RETRY_SECONDS = 1.0

T = TypeVar("T")


@dataclass(slots=True, eq=False)
class Driving:
    """A table whose bots are being played."""

    hurry: asyncio.Event = field(default_factory=asyncio.Event)
    """It is ours to go on with. Otherwise another process has some time to do it."""
    task: asyncio.Task[None] | None = None

    @property
    def goes_on(self) -> bool:
        return self.task is None or not self.task.done()


class BotRoom:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._pool: ProcessPoolExecutor | None = None
        self._driving: dict[str, Driving] = {}

    async def open(self) -> None:
        self._pool = self._new_pool()
        if self._hall.settings.wake_bots:
            self._pool.submit(_wake)

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._hall.settings.bot_processes,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=_begin,
        )

    async def close(self) -> None:
        pool, self._pool = self._pool, None
        tasks = [d.task for d in self._driving.values() if d.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if pool is not None:
            _end(pool)

    def is_thinking(self, table: str) -> bool:
        driving = self._driving.get(table)
        return driving is not None and driving.goes_on

    def consider(self, live: Live, *, mine: bool) -> None:
        """Lets a bot answer if one is asked. What another process has just changed (not `mine`) is
        its to go on with; it is given some time."""
        if self._pool is None or self._asked(live) is None:
            return
        driving = self._driving.get(live.id)
        if driving is None or not driving.goes_on:
            driving = self._driving[live.id] = Driving()
            driving.task = asyncio.create_task(self._drive(live, driving.hurry))
            driving.task.add_done_callback(lambda task: self._stopped(live.id, task))
        if mine:
            driving.hurry.set()

    def _stopped(self, table: str, task: asyncio.Task[None]) -> None:
        driving = self._driving.get(table)
        if driving is not None and driving.task is task:
            del self._driving[table]
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("bots_stopped", table=table, exc_info=error)

    def _asked(self, live: Live) -> tuple[Seat, str] | None:
        """The seat that is asked and the bot that plays it, if one does."""
        decision = live.decision
        if decision is None or live.row.status != "running":
            return None
        bot = live.bot_at(decision.seat)
        return (decision.seat, bot) if bot is not None else None

    async def _drive(self, live: Live, hurry: asyncio.Event) -> None:
        """Answers for bots at a table until a person is asked."""
        while asked := self._asked(live):
            number = live.row.number
            if not hurry.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(hurry.wait(), self._hall.settings.bot_patience)
                if live.row.number != number:
                    continue
                hurry.set()
            try:
                await self._answer(live, *asked, number)
            except Refusal as refusal:
                if refusal.code == "too_late":  # another process is at it
                    hurry.clear()
                else:
                    await asyncio.sleep(RETRY_SECONDS)

    async def _answer(self, live: Live, seat: Seat, bot: str, number: int) -> None:
        match = live.match
        assert match is not None
        assert match.decision is not None
        decision = match.decision
        keys = await self._think(live, match.save(), seat, bot) or _anything(decision)
        async with self._hall.at(live.id) as now:
            if now.row.number == number and self._asked(now) == (seat, bot):
                await self._hall.store(now, Answered(seat, decision.kind, keys))
                now.tell_state()
                if now.row.status == "finished":
                    now.tell_table()

    async def _think(
        self, live: Live, saved: dict[str, Any], seat: Seat, bot: str
    ) -> str | list[str] | None:
        """What a bot answers; None if it is broken."""
        began = time.perf_counter()
        seed = f"{live.row.seed} {live.row.number}"
        job = (live.row.game, saved, seat, bot, seed)
        try:
            return await self._work(live.id, think, *job)
        except Exception:
            log.exception("bot_failed", table=live.id, bot=bot)
            return None
        finally:
            metrics.BOT_SECONDS.labels(live.row.game).observe(time.perf_counter() - began)

    async def hint(self, live: Live) -> Hint:
        """What to answer to the pending decision."""
        assert live.match is not None
        seed = f"hint {live.row.seed} {live.row.number}"
        seconds = self._hall.settings.hint_seconds
        return await self._work(live.id, advise, live.row.game, live.match.save(), seconds, seed)

    async def _work(self, table: str, work: Callable[..., T], *job: Any) -> T:
        """In a process of the bots'. One that died, or was ended because another bot hung there, is
        tried once more."""
        for last in (False, True):
            pool = self._pool
            if pool is None:
                raise asyncio.CancelledError
            try:
                thinking = asyncio.get_running_loop().run_in_executor(pool, work, *job)
                return await asyncio.wait_for(thinking, self._hall.settings.bot_seconds)
            except (BrokenProcessPool, TimeoutError) as error:
                log.warning("bot_process_ended", table=table, why=type(error).__name__)
                if self._pool is pool:
                    self._pool = self._new_pool()
                    _end(pool)
                if last or isinstance(error, TimeoutError):
                    raise
        raise AssertionError


def _anything(decision: Decision) -> str | list[str]:
    """The first answer there is: a table is never stuck because a bot is broken."""
    return decision.keys[0] if decision.is_single else decision.keys[: decision.lo]


def _end(pool: ProcessPoolExecutor) -> None:
    """At once, also in the middle of a thought."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()


# In the bots' processes


def think(slug: str, saved: dict[str, Any], seat: Seat, bot: str, seed: str) -> str | list[str]:
    game = registry.game(slug)
    match = Match.load(game, saved, log=False)
    decision = match.decision
    assert decision is not None
    answer = ask(bots.make(game, bot, _number(seed)), match)
    return decision.keys_for(decision.read(answer))


def advise(slug: str, saved: dict[str, Any], seconds: float, seed: str) -> Hint:
    match = Match.load(registry.game(slug), saved, log=False)
    return hint(match, Limit(seconds=seconds), _number(seed))


def _number(seed: str) -> int:
    return int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "big")


def _begin() -> None:
    """Ctrl-C is for the server, which ends its bots itself. If it was killed, they follow it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_server, daemon=True).start()


def _follow_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        multiprocessing.connection.wait([server.sentinel])
        os._exit(0)


def _wake() -> None:
    registry.games()
