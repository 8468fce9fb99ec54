"""Bots at tables, in processes of their own."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.client import Guest, play
from tests.server.games import before_the_end, last_turn, running_table
from tests.server.running import Running, ask, bot_pids, running, stopped, until
from throneroom.bots.levels import SECONDS
from throneroom.games.west_kingdom.viscounts import VISCOUNTS
from throneroom.kernel import Match
from throneroom.server.play.bots import think
from throneroom.server.play.scheduler import Finding, Rank

BOTS = 180.0
"""Seconds within which a bot has surely answered, even on a busy machine."""


@pytest.fixture(scope="module")
def server(database: str) -> Iterator[Running]:
    with running(database, wake_bots=True) as server:
        yield server


def test_a_person_plays_against_a_bot(anna: Guest) -> None:
    position, _ = before_the_end(30)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = anna.post("/api/tables/import", {"position": position, "seats": seats})["id"]
    anna.start(table)
    with anna.socket(table) as a:
        a.until(lambda s: s.state)
        while a.outcome is None:
            a.until(lambda s: s.is_asked or s.outcome, seconds=BOTS)
            if a.is_asked:
                play(a, answers=1)
        a.until(lambda s: s.table["status"] == "finished")
    assert anna.get(f"/api/tables/{table}/moment")["outcome"] is not None


def test_bots_play_among_themselves(anna: Guest) -> None:
    seats = [{"kind": "bot"}, {"kind": "bot"}]
    table = anna.post("/api/tables/import", {"position": last_turn(), "seats": seats})["id"]
    anna.start(table)
    until(lambda: anna.get(f"/api/tables/{table}")["status"] == "finished", BOTS)
    with anna.socket(table) as a:  # a client that comes later sees the result
        a.until(lambda s: s.outcome)


def test_a_thinking_bot_delays_no_other_table(anna: Guest, boris: Guest, server: Running) -> None:
    with_bot = anna.open(["bot", "me"], options={"first": 0})["id"]
    without = running_table(anna, boris)
    pids = bot_pids(server)
    with anna.socket(without) as a, boris.socket(without) as b, anna.socket(with_bot) as c:
        with stopped(pids):
            anna.start(with_bot)
            assert play(a, b, answers=10) == 10
            c.settle()
            assert c.state["number"] is None
        c.until(lambda s: s.is_asked, seconds=BOTS)


def test_a_bot_whose_process_dies_answers_all_the_same(anna: Guest, server: Running) -> None:
    table = anna.open(["bot", "me"], options={"first": 0})["id"]
    pids = bot_pids(server)
    with anna.socket(table) as a:
        with stopped(pids):
            anna.start(table)
            until(lambda: server.hall.bots.is_thinking(table))
            for pid in pids:
                os.kill(pid, signal.SIGKILL)
        a.until(lambda s: s.is_asked, seconds=BOTS)


def test_a_process_that_died_while_no_bot_thought_is_replaced(server: Running) -> None:
    (pid,) = bot_pids(server)
    os.kill(pid, signal.SIGKILL)
    assert bot_pids(server) != [pid]


@pytest.mark.slow
def test_a_bot_that_hangs_does_not_stop_the_game(database: str) -> None:
    with running(database, wake_bots=True, bot_seconds=0.5) as server:
        anna = Guest(server.address, "Anna")
        pids = bot_pids(server)
        table = anna.open(["bot", "me"], options={"first": 0})["id"]
        with anna.socket(table) as a:
            for pid in pids:
                os.kill(pid, signal.SIGSTOP)
            anna.start(table)
            a.until(lambda s: len(s.events) > 1 or s.is_asked, seconds=BOTS)
            until(lambda: not any(is_alive(pid) for pid in pids))  # it was ended


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_an_undo_while_the_bot_thinks_counts(anna: Guest, server: Running) -> None:
    table = anna.open(["me", "bot"], options={"auto_treasures": False})["id"]
    anna.start(table)
    pids = bot_pids(server)
    with anna.socket(table) as a:
        a.until(lambda s: s.is_asked)
        with stopped(pids):
            a.answer("play:copper")
            a.settle()
            a.undo()
            a.settle()
            assert a.is_asked
            a.answer("end")
        a.until(lambda s: s.is_asked and s.state["view"]["current"] == 0, seconds=BOTS)


@pytest.mark.slow
def test_a_searching_bot_that_plays_alone_has_its_time_in_every_turn(
    anna: Guest, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody else is asked between two of its turns."""
    wanted: dict[int, list[float]] = defaultdict(list)

    async def search(rank: Rank, person: str, seconds: float, function: Any, *job: Any) -> Finding:
        game, position, seat, _, seed = job
        wanted[Match.load(VISCOUNTS, position).state.turns].append(seconds)
        await asyncio.sleep(seconds)
        return Finding(think(game, position, seat, "random", seed), 1.0)

    monkeypatch.setattr(server.hall.scheduler, "search", search)
    alone = {"game": "viscounts", "options": {"players": 1}}
    table = anna.post("/api/tables", {**alone, "seats": [{"kind": "bot", "bot": "squire"}]})["id"]
    anna.start(table)
    until(lambda: max(wanted, default=0) >= 6, BOTS)
    anna.delete(f"/api/tables/{table}")
    times = list(wanted.values())
    assert {first for first, *_ in times} == {SECONDS["squire"]}
    assert any(last < first for first, *_, last in (one for one in times if len(one) > 1))


@pytest.mark.slow
def test_a_server_that_stops_ends_its_bots(database: str) -> None:
    with running(database, wake_bots=True) as server:
        anna = Guest(server.address, "Anna")
        pids = bot_pids(server)
        table = anna.open(["bot", "bot"])["id"]
        with stopped(pids):
            anna.start(table)
            ask(server, server.hall.bots.close())
    until(lambda: not any(is_alive(pid) for pid in pids))
