"""Bots at tables. They think in other processes, so that thinking never delays a table."""

from __future__ import annotations

import asyncio
import hashlib
import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

import structlog

from throneroom import bots, registry
from throneroom.bots.levels import SECONDS
from throneroom.bots.search import Limit
from throneroom.kernel import AnyGame, Decision, Match, Seat, ask
from throneroom.processes import START_SECONDS
from throneroom.server import metrics
from throneroom.server.hall.live_table import LiveTable
from throneroom.server.play.scheduler import Rank
from throneroom.server.refusal import Overtaken, Refusal
from throneroom.server.storage.entries import Answered

if TYPE_CHECKING:
    from throneroom.server.hall.hall import Hall

log = structlog.get_logger()

RETRY_SECONDS = 1.0


@dataclass(slots=True, eq=False)
class Driving:
    """A table whose bots this process plays."""

    hurry: asyncio.Event = field(default_factory=asyncio.Event)
    """Set once this process answers for the bots without waiting; until then another process has
    some time to do it."""
    news: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when something happens at the table."""
    task: asyncio.Task[None] | None = None

    @property
    def goes_on(self) -> bool:
        return self.task is None or not self.task.done()


class Asked(NamedTuple):
    """A decision that the server answers."""

    decision: Decision
    number: int
    bot: str | None
    """The bot to ask. None: a reaction that the server answers by itself."""


class BotRoom:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._driving: dict[str, Driving] = {}
        self._closed = True

    def open(self) -> None:
        self._closed = False
        if self._hall.settings.wake_bots:
            self._hall.pool.submit(wake, seconds=START_SECONDS)

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
        process first has some time to continue."""
        if self._closed or not self._asked(live):
            return
        driving = self._driving.get(live.id)
        if driving is None or not driving.goes_on:
            driving = self._driving[live.id] = Driving()
            driving.task = asyncio.create_task(self._drive(live, driving))
            driving.task.add_done_callback(lambda task: self._stopped(live.id, task))
        driving.news.set()
        if mine:
            driving.hurry.set()

    def _stopped(self, table: str, task: asyncio.Task[None]) -> None:
        driving = self._driving.get(table)
        if driving is not None and driving.task is task:
            del self._driving[table]
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("bots_stopped", table=table, exc_info=error)

    def _asked(self, live: LiveTable) -> list[Asked]:
        """The pending decisions of bots, and reactions that the server answers."""
        found: list[Asked] = []
        if self._hall.is_full(live):
            return found
        for decision in live.asked:
            number, bot = live.numbering.asked[decision.seat], live.bot_at(decision.seat)
            if live.answer_by_itself(decision) is not None:
                found.append(Asked(decision, number, None))
            elif bot is not None:
                found.append(Asked(decision, number, bot))
        return found

    async def _drive(self, live: LiveTable, driving: Driving) -> None:
        """Answers for bots at a table until only people are asked. Bots that are asked at the same
        time think at the same time."""
        while not live.gone and (asked := self._asked(live)):
            number, hurry = live.row.number, driving.hurry
            driving.news.clear()
            if not hurry.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(hurry.wait(), self._hall.settings.bot_patience)
                if live.row.number != number:
                    continue
                hurry.set()
            done = await asyncio.gather(
                *[self._answer(live, one, driving.news) for one in asked], return_exceptions=True
            )
            for error in done:
                if isinstance(error, Overtaken):  # another process is doing this
                    hurry.clear()
                elif isinstance(error, Refusal):
                    await asyncio.sleep(RETRY_SECONDS)
                elif error is not None:
                    raise error

    async def _react(self, live: LiveTable, asked: Asked, news: asyncio.Event) -> None:
        """Answers a reaction after its pause, unless something else happens first."""
        reactions, seat = self._hall.reactions, asked.decision.seat
        with suppress(TimeoutError):
            await asyncio.wait_for(news.wait(), reactions.seconds_left(live, asked.decision))
        async with self._hall.at(live.id) as now:
            pending = now.match.asked_of(seat) if now.match is not None else None
            if pending is None or now.numbering.asked.get(seat) != asked.number:
                return
            is_due = not reactions.seconds_left(now, pending)
            await self._hall.go_on(now, pending if is_due else None)

    async def _answer(self, live: LiveTable, asked: Asked, news: asyncio.Event) -> None:
        decision, number, bot = asked
        seat = decision.seat
        if bot is None:
            await self._react(live, asked, news)
            return
        assert live.match is not None
        keys = await self._think(live, live.match.save(), seat, bot) or _anything(decision)
        async with self._hall.at(live.id) as now:
            is_overtaken = False
            while now.numbering.asked.get(seat) == number and now.bot_at(seat) == bot:
                try:
                    await self._hall.play(now, Answered(seat, decision.kind, keys))
                    return
                except Overtaken:  # perhaps only by others asked at the same time
                    is_overtaken = True
                    await self._hall.catch_up(now)
            if is_overtaken:
                raise Overtaken

    async def _think(
        self, live: LiveTable, saved: dict[str, Any], seat: Seat, bot: str
    ) -> str | list[str] | None:
        """A bot's answer; None if the bot fails."""
        began = time.perf_counter()
        turn, spent = live.spent_in_turn(seat)
        seed = f"{live.secret} {live.numbering.asked[seat]} {seat}"
        job = (live.row.game, saved, seat, bot, seed)
        rank = Rank.TURN if live.is_waited_for else Rank.ALONE
        queue, host = self._hall.scheduler, live.row.host
        try:
            if (limit := search_limit(live.game, bot)) is None:
                return await queue.do(rank, host, think, *job)
            wanted = limit.of_turn(spent).seconds
            assert wanted is not None
            thought = await queue.search(rank, host, wanted, think, *job)
            live.spent[seat] = (turn, spent + min(time.perf_counter() - began, wanted))
            live.note_hurry(thought.share < 1)
            keys: str | list[str] = thought.result
            return keys
        except Exception:
            log.exception("bot_failed", table=live.id, bot=bot)
            return None
        finally:
            metrics.BOT_SECONDS.labels(live.row.game).observe(time.perf_counter() - began)


def search_limit(game: AnyGame, bot: str) -> Limit | None:
    """The thinking time of a searching bot; None for other bots, which take as long as they
    need."""
    seconds = None if bot in game.bots() else SECONDS.get(bot)
    return Limit(seconds) if seconds is not None else None


def _anything(decision: Decision) -> str | list[str]:
    """The first possible answer, so that a failing bot never blocks a table."""
    return decision.keys[0] if decision.is_single else decision.keys[: decision.lo]


# In the bots' processes


def wake() -> None:
    """Loads the games, so that the first bot's answer need not wait for it."""
    registry.games()


def think(
    slug: str,
    saved: dict[str, Any],
    seat: Seat,
    bot: str,
    seed: str,
    seconds: float | None = None,
) -> str | list[str]:
    """A bot's answer; `seconds` are a searching bot's thinking time."""
    game = registry.game(slug)
    if seconds is not None:
        bot = f"{bot}@{seconds:f}"
    match = Match.load(game, saved, log=False)
    decision = match.asked_of(seat)
    assert decision is not None
    answer = ask(bots.make(game, bot, _number(seed)), match, seat)
    return decision.keys_for(decision.read(answer))


def _number(seed: str) -> int:
    return int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "big")
