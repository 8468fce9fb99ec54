"""Bots at tables. They think in other processes, so that no thought delays a table."""

from __future__ import annotations

import asyncio
import hashlib
import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import structlog

from throneroom import bots, registry
from throneroom.bots.search import Hint, Limit, hint
from throneroom.kernel import Decision, Match, Seat, ask
from throneroom.server import metrics
from throneroom.server.hall.live_table import LiveTable
from throneroom.server.refusal import Refusal
from throneroom.server.storage.entries import Answered

if TYPE_CHECKING:
    from throneroom.server.hall.hall import Hall

log = structlog.get_logger()

RETRY_SECONDS = 1.0


@dataclass(slots=True, eq=False)
class Driving:
    """A table whose bots are being played."""

    hurry: asyncio.Event = field(default_factory=asyncio.Event)
    """Set where this process answers for the bots. Otherwise another one has some time to."""
    task: asyncio.Task[None] | None = None

    @property
    def goes_on(self) -> bool:
        return self.task is None or not self.task.done()


class BotRoom:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._driving: dict[str, Driving] = {}
        self._closed = True

    def open(self) -> None:
        self._closed = False
        if self._hall.settings.wake_bots:
            self._hall.pool.submit(wake)

    async def close(self) -> None:
        self._closed = True
        tasks = [d.task for d in self._driving.values() if d.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def is_thinking(self, table: str) -> bool:
        driving = self._driving.get(table)
        return driving is not None and driving.goes_on

    def consider(self, live: LiveTable, *, mine: bool) -> None:
        """Lets a bot answer if one is asked. After a change by another process (not `mine`), that
        process is given some time to go on."""
        if self._closed or self._asked(live) is None:
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

    def _asked(self, live: LiveTable) -> tuple[Seat, str] | None:
        """The seat that is asked and the bot that plays it, if there is one."""
        decision = live.decision
        if decision is None or live.row.status != "running":
            return None
        bot = live.bot_at(decision.seat)
        return (decision.seat, bot) if bot is not None else None

    async def _drive(self, live: LiveTable, hurry: asyncio.Event) -> None:
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

    async def _answer(self, live: LiveTable, seat: Seat, bot: str, number: int) -> None:
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
        self, live: LiveTable, saved: dict[str, Any], seat: Seat, bot: str
    ) -> str | list[str] | None:
        """A bot's answer. None if the bot is broken."""
        began = time.perf_counter()
        seed = f"{live.row.seed} {live.row.number}"
        job = (live.row.game, saved, seat, bot, seed)
        try:
            return await asyncio.wrap_future(self._hall.pool.submit(think, *job))
        except Exception:
            log.exception("bot_failed", table=live.id, bot=bot)
            return None
        finally:
            metrics.BOT_SECONDS.labels(live.row.game).observe(time.perf_counter() - began)

    async def hint(self, live: LiveTable) -> Hint:
        """A hint for the pending decision."""
        assert live.match is not None
        seed = f"hint {live.row.seed} {live.row.number}"
        seconds = self._hall.settings.hint_seconds
        job = (live.row.game, live.match.save(), seconds, seed)
        return await asyncio.wrap_future(self._hall.pool.submit(advise, *job))


def _anything(decision: Decision) -> str | list[str]:
    """The first answer there is: a table is never stuck because a bot is broken."""
    return decision.keys[0] if decision.is_single else decision.keys[: decision.lo]


# In the bots' processes


def wake() -> None:
    """Loads the games, so that the first bot's answer does not wait for it."""
    registry.games()


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
