"""Bots at tables, in processes of their own."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest

from tests.server.client import Guest, play
from tests.server.games import before_the_end, last_turn, running_table
from tests.server.running import Running, ask, bot_pids, running, stopped, until

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
    with anna.socket(table) as a:  # who comes later sees how it ended
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
def test_a_server_that_stops_ends_its_bots(database: str) -> None:
    with running(database, wake_bots=True) as server:
        anna = Guest(server.address, "Anna")
        pids = bot_pids(server)
        table = anna.open(["bot", "bot"])["id"]
        with stopped(pids):
            anna.start(table)
            ask(server, server.hall.bots.close())
    until(lambda: not any(is_alive(pid) for pid in pids))
