"""Bots that come over the network: a token, a stream of decisions, a POST per answer."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.client import Guest, Json, Refused, refusal
from tests.server.games import before_the_end, last_turn, running_table
from tests.server.running import Running, running, until

BOT = Path(__file__).parents[2] / "examples" / "network_bot.py"


@contextmanager
def network_bot(address: str, *args: str) -> Iterator[subprocess.Popen[str]]:
    environment = {k: v for k, v in os.environ.items() if not k.lower().endswith("_proxy")}
    bot = subprocess.Popen(
        [sys.executable, BOT, address, *args],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
    )
    try:
        yield bot
    finally:
        bot.kill()
        bot.communicate()


def test_it_sits_down_at_a_table_and_plays_to_the_end(
    anna: Guest, boris: Guest, server: Running
) -> None:
    position, _ = before_the_end(30)
    seats = [{"kind": "open"}, {"kind": "open"}]
    table = anna.post("/api/tables/import", {"position": position, "seats": seats})["id"]
    path = f"/api/tables/{table}"
    first = (boris.token(), table, anna.invite(table, 0))
    second = (anna.token(), table, anna.invite(table, 1))
    with network_bot(server.address, *first) as one, network_bot(server.address, *second) as two:
        until(lambda: all(s["kind"] == "person" for s in anna.get(path)["seats"]))
        anna.start(table)
        until(lambda: anna.get(path)["status"] == "finished")
        said = [bot.communicate(timeout=180) for bot in (one, two)]
        assert [bot.returncode for bot in (one, two)] == [0, 0], said
    ranks = anna.get(f"{path}/moment")["outcome"]["ranks"]
    assert [out.strip() for out, _ in said] == [f"Rank {rank}." for rank in ranks]


def test_it_is_about_forty_lines() -> None:
    lines = BOT.read_text().splitlines()
    code = [line for line in lines if line.strip() and not line.strip().startswith("#")]
    assert len(code) <= 42


class Stream:
    def __init__(self, response: httpx.Response) -> None:
        self.response = response
        self._lines = response.iter_lines()

    def next(self, type: str) -> Json:
        for line in self._lines:
            message: Json = json.loads(line)
            if message["type"] == type:
                return message
        raise AssertionError(f"the stream ended without {type}")

    def rest(self) -> list[Json]:
        return [json.loads(line) for line in self._lines]


@contextmanager
def stream(bot: Guest, table: str, **params: int) -> Iterator[Stream]:
    path = f"/api/tables/{table}/decisions"
    with bot.http.stream("GET", path, params=params) as response:
        if response.is_error:
            said = json.loads(response.read())
            raise Refused(response.status_code, said["code"], said["text"])
        assert response.headers["content-type"].startswith("application/x-ndjson")
        yield Stream(response)


def test_the_stream_has_what_the_seat_may_know_until_the_game_is_over(anna: Guest) -> None:
    seats = [{"kind": "me"}, {"kind": "me"}]
    table = anna.post("/api/tables/import", {"position": last_turn(), "seats": seats})["id"]
    with stream(anna, table) as mine, stream(anna, table, seat=1) as other:
        assert mine.next("table")["yours"] == [0, 1]
        anna.start(table)
        state = mine.next("state")
        assert (state["seat"], state["number"]) == (0, 2)
        assert state["view"]["players"][1]["hand"] is None
        state = other.next("state")
        assert (state["seat"], state["number"]) == (1, None)
        assert state["view"]["players"][0]["hand"] is None
        anna.post(f"/api/tables/{table}/answers", {"number": 2, "keys": "end"})
        assert mine.next("state")["outcome"] is not None
        assert all(message["type"] == "table" for message in mine.rest())
        assert other.next("state")["outcome"] is not None
        other.rest()
    with stream(anna, table) as again:  # afterwards, the end is all there is
        assert again.rest()[-1]["outcome"] is not None


@pytest.mark.parametrize("seat", [None, 0, 5, -1])
def test_nobody_streams_from_a_seat_that_is_not_theirs(
    anna: Guest, boris: Guest, server: Running, seat: int | None
) -> None:
    table = running_table(anna, boris)
    stranger = Guest(server.address, "Clara")
    params = {} if seat is None else {"seat": seat}

    def listen(person: Guest) -> None:
        with stream(person, table, **params):
            pass

    assert refusal(listen, stranger) == "not_allowed"
    if seat is not None:
        assert refusal(listen, boris) == "not_allowed"


def test_a_silent_stream_shows_that_it_is_alive(database: str) -> None:
    with running(database, pulse_seconds=0.1) as server:
        anna = Guest(server.address, "Anna")
        table = anna.open()["id"]
        with stream(anna, table) as mine:
            mine.next("pulse")
            mine.next("pulse")
            assert anna.get(f"/api/tables/{table}")["seats"][0]["present"]
        until(lambda: not anna.get(f"/api/tables/{table}")["seats"][0]["present"])
