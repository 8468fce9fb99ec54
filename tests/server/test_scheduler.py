"""The order of work when many wait for the bots' processes. No clock decides here: jobs are ended
by hand."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from typing import Any

import pytest

from throneroom.server.play.scheduler import (
    FORGETTING,
    LEAST_SECONDS,
    Rank,
    Room,
    Scheduler,
    capacity,
)
from throneroom.server.refusal import Refusal


class Hand:
    """Processes that work until they are told to stop."""

    def __init__(self) -> None:
        self.begun: list[Any] = []
        self.ends: dict[Any, Future[Any]] = {}

    def submit(self, function: Callable[..., Any], *args: Any, **_: Any) -> Future[Any]:
        name = args[0]
        self.begun.append(name)
        self.ends[name] = Future()
        self.ends[name].set_running_or_notify_cancel()
        self.seconds = args[1] if len(args) > 1 else None
        return self.ends[name]


class Play:
    """A scheduler with work in progress."""

    def __init__(self, size: int, background: int = 1, **rooms: Room) -> None:
        self.hand = Hand()
        told = {Rank[rank]: room for rank, room in rooms.items()}
        self.scheduler = Scheduler(self.hand, size, background, told)
        self.tasks: list[asyncio.Task[Any]] = []

    async def ask(self, rank: Rank, person: str, *names: str) -> None:
        for name in names:
            work: Coroutine[Any, Any, Any] = self.scheduler.do(rank, person, print, name)
            self.tasks.append(asyncio.create_task(work))
        await asyncio.sleep(0)

    async def search(self, rank: Rank, person: str, name: str, seconds: float = 3.0) -> None:
        work = self.scheduler.search(rank, person, seconds, print, name)
        self.tasks.append(asyncio.create_task(work))
        await asyncio.sleep(0)

    async def end(self, name: str) -> None:
        self.hand.ends[name].set_result(name)
        for _ in range(3):
            await asyncio.sleep(0)

    async def end_all(self) -> list[str]:
        """The order in which everything begins."""
        ended = 0
        while ended < len(self.hand.begun):
            await self.end(self.hand.begun[ended])
            ended += 1
        return self.hand.begun


def run(play: Coroutine[Any, Any, None]) -> None:
    asyncio.run(play)


def test_turns_go_before_hints_and_hints_before_reviews() -> None:
    async def play() -> None:
        p = Play(1)
        await p.ask(Rank.TURN, "zoe", "running")
        await p.ask(Rank.ALONE, "anna", "alone")
        await p.ask(Rank.REVIEW, "anna", "review")
        await p.ask(Rank.LOOK, "anna", "import")
        await p.ask(Rank.HINT, "anna", "hint")
        await p.ask(Rank.TURN, "anna", "turn")
        order = await p.end_all()
        assert order == ["running", "turn", "hint", "import", "alone", "review"]

    run(play())


def test_everybody_has_an_equal_share_however_much_they_ask_for() -> None:
    async def play() -> None:
        p = Play(1)
        await p.ask(Rank.HINT, "guest", *(f"g{i}" for i in range(6)))
        await p.ask(Rank.HINT, "anna", "a0", "a1")
        await p.ask(Rank.HINT, "boris", "b0")
        order = await p.end_all()
        assert order == ["g0", "g1", "a0", "b0", "g2", "a1", "g3", "g4", "g5"]

    run(play())


def test_hints_never_take_the_last_process() -> None:
    async def play() -> None:
        p = Play(2)
        await p.ask(Rank.HINT, "guest", "h0", "h1", "h2")
        assert p.hand.begun == ["h0"]
        await p.ask(Rank.TURN, "anna", "turn")
        assert p.hand.begun == ["h0", "turn"]
        await p.end("turn")
        assert p.hand.begun == ["h0", "turn"]

    run(play())


def test_many_kings_think_for_less_time_instead_of_waiting_long() -> None:
    async def play() -> None:
        p = Play(2)
        await p.search(Rank.TURN, "anna", "a")
        assert p.hand.seconds == 3.0
        await p.search(Rank.TURN, "boris", "b")
        assert p.hand.seconds == 3.0
        assert not p.scheduler.is_hurried
        for i in range(4):
            await p.search(Rank.TURN, f"guest {i}", f"g{i}")
        assert p.scheduler.is_hurried
        await p.end("a")
        assert p.hand.seconds == pytest.approx(3.0 * 2 / 5)
        assert p.hand.begun == ["a", "b", "g0"]
        p.tasks[2].cancel()  # it runs on; its process is not free yet
        await p.end("b")
        assert p.hand.begun == ["a", "b", "g0", "g1"]
        await p.end("g0")
        await p.end("g1")
        assert (await p.tasks[3]).share == pytest.approx(2 / (5 * FORGETTING))
        assert not p.scheduler.is_hurried

    run(play())


def test_as_many_as_the_capacity_says_are_done_in_about_the_time_of_one() -> None:
    full, most = capacity(2, 3.0)
    assert (full, most) == (2, 120)

    async def play() -> None:
        p = Play(2)
        given = []
        for i in range(most):
            await p.search(Rank.TURN, f"guest {i}", f"g{i}")
        for i in range(most):
            await p.end(f"g{i}")
            given.append(p.hand.seconds or 0)
        assert sum(given) / 2 <= 2 * 3.0

    run(play())


def test_who_asks_for_many_searches_has_less_time_for_each_and_others_have_theirs() -> None:
    async def play() -> None:
        p = Play(2)
        for i in range(100):
            await p.search(Rank.TURN, "flood", f"f{i}")
        await p.search(Rank.TURN, "anna", "a")
        await p.end("f0")
        assert p.hand.begun[-1] == "f2"
        assert p.hand.seconds == LEAST_SECONDS
        await p.end("f1")
        assert p.hand.begun[-1] == "a"
        assert p.hand.seconds == 3.0

    run(play())


def test_one_person_and_all_together_may_wait_for_so_much_only() -> None:
    async def play() -> None:
        p = Play(1, HINT=Room(2, 3))
        await p.ask(Rank.HINT, "guest", "h0", "h1", "h2")
        with pytest.raises(Refusal, match="You wait for 2 hints; let one"):
            await p.tasks[2]
        await p.ask(Rank.HINT, "anna", "a0", "a1")
        with pytest.raises(Refusal, match="Too many people wait for hints just now"):
            await p.tasks[4]
        p.tasks[1].cancel()  # a caller that leaves frees a place
        await asyncio.sleep(0)
        await p.ask(Rank.HINT, "anna", "a2")
        assert await p.end_all() == ["h0", "a0", "a2"]

    run(play())


def test_a_failed_job_fails_alone() -> None:
    async def play() -> None:
        p = Play(1)
        await p.ask(Rank.TURN, "anna", "a", "b")
        p.hand.ends["a"].set_exception(TimeoutError())
        with pytest.raises(TimeoutError):
            await p.tasks[0]
        await p.end("b")
        assert (await p.tasks[1]) == "b"

    run(play())


def test_parts_of_a_hint_use_every_idle_process_until_a_turn_comes() -> None:
    async def play() -> None:
        p = Play(2, HINT=Room(1, 9))
        with p.scheduler.place(Rank.HINT, "anna"):
            for name in ("h0", "h1", "h2"):
                work: Coroutine[Any, Any, Any] = p.scheduler.do(
                    Rank.HINT, "anna", print, name, counts=False
                )
                p.tasks.append(asyncio.create_task(work))
            await asyncio.sleep(0)
            assert p.hand.begun == ["h0", "h1"]
            await p.ask(Rank.TURN, "boris", "turn")
            with pytest.raises(Refusal, match="You wait for 1 hints"):
                await p.scheduler.do(Rank.HINT, "anna", print, "another")
            assert await p.end_all() == ["h0", "h1", "turn", "h2"]

    run(play())
