"""Clocks: time for a game or for a turn, and what happens when it runs out."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from functools import partial

import msgspec
import pytest
from sqlalchemy import update

from tests.server.client import Guest, refusal
from tests.server.games import running_table
from tests.server.running import Running, ask, process, running
from throneroom.server.storage import sql
from throneroom.server.storage.times import Clock, Times, after, given_back, returned, wound_up
from throneroom.server.storage.uptime import Uptime

GAME = {"kind": "game", "seconds": 600, "increment": 10}
TURN = {"kind": "turn", "seconds": 86_400}
BOT = {"bot": "random"}


# How it goes


def test_time_runs_for_whoever_is_waited_for() -> None:
    clock = Clock("game", 600, 10)
    times = after(clock, wound_up(clock, 2), [0], 1000)
    assert times == Times([600, 600], [1000, None])
    assert (times.left_at(0, 1040), times.left_at(1, 1040)) == (560, 600)
    times = after(clock, times, [1], 1040)
    assert times == Times([570, 600], [None, 1040]), "a turn brings ten seconds"
    assert after(clock, times, [1], 1050) == times, (
        "a second answer of the same turn changes nothing"
    )
    assert not times.is_out(1, 1639)
    assert times.is_out(1, 1640)
    assert not times.is_out(0, 9999), "nobody waits for seat 0"


def test_several_at_once_each_have_their_own_time() -> None:
    clock = Clock("game", 600)
    times = after(clock, wound_up(clock, 3), [0, 1, 2], 1000)
    times = after(clock, times, [0, 2], 1030)
    assert times == Times([600, 570, 600], [1000, None, 1000])


def test_each_turn_has_its_own_time() -> None:
    clock = Clock("turn", 86_400)
    times = after(clock, wound_up(clock, 2), [0], 0)
    times = after(clock, times, [1], 80_000)
    assert times.left[1] == 86_400
    assert after(clock, times, [0], 90_000).left[0] == 86_400, "and it begins again"


@pytest.mark.parametrize("clock", [Clock("game", 600, 10), Clock("turn", 600)])
def test_taking_back_wins_no_time_and_costs_nobody_any(clock: Clock) -> None:
    begun = after(clock, wound_up(clock, 2), [0], 1000)
    answered = after(clock, begun, [1], 1100)
    back = after(clock, answered, [0], 1105, taken_back=0)
    assert back == Times([500, 600], [1105, None])


def test_whoever_comes_back_has_a_minute() -> None:
    clock, times = Clock("game", 600), Times([-20, 300], [None, None])
    assert returned(clock, times, 0).left == [60, 300]
    assert returned(clock, times, 1).left == [-20, 300]


def test_time_in_which_nobody_could_answer_is_given_back() -> None:
    times = Times([600, 300, 200], [1000, None, 1500])
    assert given_back(times, 1400, 2000) == Times([600, 300, 200], [1600, None, 2000])
    assert given_back(times, 1400, 2000).left_at(0, 2000) == 200, "400 seconds before it counted"


# At a table


def run_out(server: Running, table: str, seat: int) -> None:
    """Makes a seat that is asked run out of time."""

    async def go() -> None:
        live = await server.hall.table(table)
        known = live.row.clock_and_times
        assert known is not None
        left = list(known[1].left)
        left[seat] = -1.0
        times = msgspec.to_builtins(msgspec.structs.replace(known[1], left=left))
        async with server.hall.database.writing() as connection:
            of_table = sql.tables.c.id == table
            await connection.execute(update(sql.tables).where(of_table).values(times=times))
        live.stale = True

    ask(server, go())


def test_everybody_sees_everybodys_time(anna: Guest, boris: Guest) -> None:
    table = running_table(anna, boris, clock=GAME)
    with anna.socket(table) as a, boris.socket(table) as b:
        a.until(lambda s: s.is_asked)
        assert a.table["clock"] == GAME
        before = a.state["times"]
        assert before["left"] == [600, 600]
        a.answer("end")
        b.until(lambda s: s.is_asked)
        times = b.state["times"]
        assert times["since"][0] is None
        thought = times["since"][1] - before["since"][0]
        assert times["left"][0] == pytest.approx(600 - thought + 10)
    assert anna.open(["me", "open"])["clock"] is None, "usually there is none"


def test_others_let_a_bot_play_only_when_time_is_out(
    anna: Guest, boris: Guest, server: Running
) -> None:
    table = running_table(anna, boris, clock=GAME)
    path = f"/api/tables/{table}/seats/0"
    assert refusal(boris.post, f"{path}/take-over", BOT) == "not_now"
    assert refusal(boris.post, f"{path}/time-out") == "not_now"
    run_out(server, table, 0)
    assert refusal(anna.post, f"{path}/time-out") == "not_allowed"
    taken = boris.post(f"{path}/take-over", BOT)["seats"][0]
    assert taken["bot"] == "knight", "not just any"
    back = anna.post(f"{path}/give-back")["seats"][0]
    assert back["bot"] is None
    assert refusal(boris.post, f"{path}/take-over", BOT) == "not_now", "she has a minute again"


def test_or_the_game_ends_and_the_other_wins(anna: Guest, boris: Guest, server: Running) -> None:
    table = running_table(anna, boris, clock=TURN)
    run_out(server, table, 0)
    over = boris.post(f"/api/tables/{table}/seats/0/time-out")
    assert (over["status"], over["ending"]) == ("finished", "time")
    assert over["result"]["ranks"] == [2, 1]


def test_of_more_people_nobody_ends_it_alone(
    anna: Guest, boris: Guest, guest: Callable[[str], Guest], server: Running
) -> None:
    clara = guest("Clara")
    table = anna.open(["me", "open", "open"], clock=GAME)["id"]
    for seat, person in ((1, boris), (2, clara)):
        person.sit(table, anna.invite(table, seat))
    anna.start(table)
    run_out(server, table, 0)
    path = f"/api/tables/{table}"
    assert refusal(boris.post, f"{path}/seats/0/time-out") == "not_now"
    assert boris.post(f"{path}/propose", {"kind": "stop"})["status"] == "running"
    run_out(server, table, 0)
    assert clara.post(f"{path}/consent", {"agree": True})["status"] == "finished"


@pytest.mark.slow
def test_a_clock_stands_while_the_server_is_away(new_database: Callable[[str], str]) -> None:
    """It was killed an hour ago, in the middle of Anna's ten minutes."""
    url = new_database("sqlite")
    with process(url) as first:
        anna, boris = Guest(first.address, "Anna"), Guest(first.address, "Boris")
        table = running_table(anna, boris, clock=GAME)
        with anna.socket(table) as a:
            a.until(lambda s: s.state)
            before = a.state["times"]
        first.kill()
    set_back(url.partition("///")[2], table, 3600, asked=60)
    with process(url) as second:
        anna.move(second.address)
        boris.move(second.address)
        with anna.socket(table) as a:
            a.until(lambda s: s.state)
            times = a.state["times"]
            assert times["left"] == before["left"]
            assert 0 <= time.time() - times["since"][0] - 60 < 300, "only the minute before counts"
        path = f"/api/tables/{table}/seats/0/time-out"
        assert refusal(boris.post, path) == "not_now"


def test_and_while_its_storage_is(new_database: Callable[[str], str]) -> None:
    """Nothing could be written for an hour. The first player who can answer has lost no time."""
    url = new_database("sqlite")
    with running(url) as server:
        anna, boris = Guest(server.address, "Anna"), Guest(server.address, "Boris")
        table = running_table(anna, boris, clock=GAME)
        with anna.socket(table) as a, boris.socket(table) as b:
            a.until(lambda s: s.is_asked)
            set_back(url.partition("///")[2], table, 3600)
            server.hall.uptime._last = time.time() - 3600
            a.answer("end")
            b.until(lambda s: s.is_asked)
            assert 300 < b.state["times"]["left"][0] <= 610


def set_back(file: str, table: str, seconds: float, asked: float = 0.0) -> None:
    """Makes the last beat `seconds` older, and the start of a running clock older by the same plus
    `asked`."""
    with closing(sqlite3.connect(file)) as database, database:
        (beat,) = database.execute("SELECT value FROM facts WHERE name = 'beat'").fetchone()
        last = (str(float(beat) - seconds),)
        database.execute("UPDATE facts SET value = ? WHERE name = 'beat'", last)
        (found,) = database.execute("SELECT times FROM tables WHERE id = ?", (table,)).fetchone()
        times = json.loads(found)
        since = [began and float(beat) - seconds - asked for began in times["since"]]
        changed = json.dumps({**times, "since": since})
        database.execute("UPDATE tables SET times = ? WHERE id = ?", (changed, table))


@pytest.mark.slow
def test_where_another_process_is_there_nothing_is_given_back(
    new_database: Callable[[str], str],
) -> None:
    with running(new_database("postgres")) as server:
        given: list[None] = []

        async def note() -> None:
            given.append(None)

        another = Uptime(server.hall.database, "another", note)
        ask(server, another.beat())
        ask(server, server.hall.uptime.beat())
        ask(server, another.beat(stopped=True))
        assert given == []


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "game", "seconds": 0},
        {"kind": "game", "seconds": 10**9},
        {"kind": "game", "seconds": 600, "increment": -1},
        {"kind": "hourglass", "seconds": 600},
        {"kind": "game"},
    ],
)
def test_a_clock_that_nobody_could_read_is_refused(anna: Guest, clock: object) -> None:
    assert refusal(partial(anna.open, ["me", "open"], clock=clock)) == "bad_request"
