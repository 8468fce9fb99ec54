"""The limits for one person, one connection and one message."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Guest, Refused, Visitor, refusal
from tests.server.games import running_table
from tests.server.running import ROOMY, Running, ask, running, until
from throneroom.server.doors.wire import Wire
from throneroom.server.limits import KEPT, Buckets


@contextmanager
def limited(new_database: Callable[[str], str], **limits: Any) -> Iterator[Running]:
    with running(new_database("sqlite"), limits=msgspec.structs.replace(ROOMY, **limits)) as server:
        yield server


def test_messages_are_small(new_database: Callable[[str], str]) -> None:
    with limited(new_database) as server:
        anna = Guest(server.address, "Anna")
        table = anna.open()["id"]
        for size, code in ((17_000, 4013), (40_000, 1009), (5_000_000, 1009)):
            with anna.socket(table) as a:
                a.wait("table")
                a.connection.send(json.dumps({"type": "chat", "text": "x" * size}))
                assert a.closed()[0] == code
        with anna.socket(table) as a:
            a.connection.send('{"type": "chat", "text": "' + "я" * 8_200 + '"}')
            assert a.closed() == (4013, "too_large")  # they are measured in bytes


def test_messages_are_not_too_many(new_database: Callable[[str], str]) -> None:
    with limited(new_database, messages_burst=5, messages_per_second=0.001) as server:
        anna = Guest(server.address, "Anna")
        table = anna.open()["id"]
        with anna.socket(table) as a:
            with suppress(ConnectionClosed):  # it may be closed before all are sent
                for _ in range(20):
                    a.send("ping")
            assert a.closed() == (4029, "too_many")
        assert sum(message["type"] == "pong" for message in a.messages) <= 5


@pytest.mark.slow
def test_requests_are_not_too_many(new_database: Callable[[str], str]) -> None:
    limits = {
        "requests_burst": 5,
        "requests_per_second": 2,
        "reads_per_second": 1,
        "reads_burst": 9,
    }
    with limited(new_database, **limits) as server:
        visitor = Visitor(server.address)

        def leave() -> httpx.Response:
            return visitor.http.post("/api/me/leave")

        assert leave().status_code == 200
        refused = until(lambda: (answer := leave()).status_code == 429 and answer)
        assert (refused.json()["code"], refused.headers["retry-after"]) == ("too_many", "1")
        until(lambda: leave().status_code == 200)
        until(lambda: visitor.http.get("/api/tables").status_code == 429)
        assert visitor.http.get("/health").status_code == 200  # monitoring is not counted


@pytest.fixture
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stops the time for the limits, so that nobody gets new tries while passwords are hashed on a
    busy machine."""
    monkeypatch.setattr("throneroom.server.limits.time", SimpleNamespace(monotonic=lambda: 0.0))


@pytest.mark.slow
@pytest.mark.usefixtures("no_time_passes")
def test_guests_and_passwords_are_not_too_many(new_database: Callable[[str], str]) -> None:
    limits = {"guests_per_hour": 3, "passwords_per_minute": 4, "password_patience": 0}
    with limited(new_database, **limits) as server:
        for number in range(3):
            Guest(server.address, f"Guest {number}")
        visitor = Visitor(server.address)
        assert refusal(visitor.post, "/api/me", {"name": "Late"}) == "too_many"
        for _ in range(4):
            guess = {"name": "Somebody", "password": "a guess"}
            assert refusal(visitor.post, "/api/me/enter", guess) == "wrong_password"
        assert refusal(visitor.post, "/api/me/enter", guess) == "too_many"


PASSWORD = "correct horse battery"


def come_from(address: str, person: Visitor) -> None:
    """Sets a person's address, as a proxy on this machine would."""
    person.http.headers["x-forwarded-for"] = address


@pytest.mark.slow
@pytest.mark.usefixtures("no_time_passes")
def test_guessing_slows_the_guesser_and_nobody_else(new_database: Callable[[str], str]) -> None:
    limits = {"passwords_per_minute": 3, "password_patience": 0}
    with limited(new_database, **limits) as server:
        owner, friend = Guest(server.address, "Anna"), Guest(server.address, "Boris")
        for person in (owner, friend):
            person.post("/api/me/password", {"password": PASSWORD})
        guesser, elsewhere, beside = (Visitor(server.address) for _ in range(3))
        come_from("192.0.2.1", guesser)
        come_from("192.0.2.2", elsewhere)
        come_from("192.0.2.1", beside)
        guess = {"name": "Anna", "password": "a guess"}
        for _ in range(3):
            assert refusal(guesser.post, "/api/me/enter", guess) == "wrong_password"
        assert refusal(guesser.post, "/api/me/enter", guess) == "too_many"
        right = {"name": "Anna", "password": PASSWORD}
        for _ in range(10):  # the right password costs nothing
            assert elsewhere.post("/api/me/enter", right)["person"]["id"] == owner.id
        others = {"name": "Boris", "password": PASSWORD}  # and another name has its own count
        assert beside.post("/api/me/enter", others)["person"]["id"] == friend.id


@pytest.mark.slow
def test_whoever_guessed_too_often_waits_and_is_let_in(new_database: Callable[[str], str]) -> None:
    limits = {"passwords_per_minute": 600, "passwords_per_minute_of_address": 1}
    with limited(new_database, **limits, password_patience=10**6) as server:
        Guest(server.address, "Anna").post("/api/me/password", {"password": PASSWORD})
        guesses = server.app.state.guesses
        guess = {"name": "Nobody", "password": "a guess"}
        visitor = Visitor(server.address)
        assert refusal(visitor.post, "/api/me/enter", guess) == "wrong_password"
        assert guesses._by_address.of("127.0.0.1").remaining < 1  # the next one waits a minute
        guesses._by_address.of("127.0.0.1").per_second = 1000.0
        assert visitor.post("/api/me/enter", {"name": "Anna", "password": PASSWORD})["person"]


@pytest.mark.slow
def test_a_school_behind_one_address_is_not_shut_out(new_database: Callable[[str], str]) -> None:
    limits = {"reads_per_second": 0.001, "reads_burst": 12, "crowd": 40}
    with limited(new_database, **limits) as server:
        pupils = [Guest(server.address, f"Pupil {number}") for number in range(30)]
        for pupil in pupils:
            for _ in range(10):
                assert pupil.get("/api/me")["person"]["id"] == pupil.id
        stranger = Visitor(server.address)
        for one in (stranger, pupils[0]):  # nobody has more than one
            asked = [one.http.get("/api/me").status_code for _ in range(20)]
            assert asked.count(429) >= 8


def test_tables_and_tokens_are_not_too_many(new_database: Callable[[str], str]) -> None:
    limits = {"tables_per_person": 2, "tokens_per_person": 2}
    with limited(new_database, **limits) as server:
        anna, boris = Guest(server.address, "Anna"), Guest(server.address, "Boris")
        tables = [anna.open()["id"] for _ in range(2)]
        assert refusal(anna.open) == "too_many"
        anna.delete(f"/api/tables/{tables[0]}")
        anna.open()
        boris.open()
        for _ in range(3):  # what is over does not count
            anna.post(f"/api/tables/{tables[1]}/seats/1", {"kind": "bot", "bot": "random"})
            anna.start(tables[1])
            anna.post(f"/api/tables/{tables[1]}/propose", {"kind": "abandon"})
            tables[1] = anna.open()["id"]
        assert refusal(anna.open) == "too_many"
        for _ in range(2):
            anna.token()
        assert refusal(anna.token) == "too_many"
        anna.delete("/api/me/tokens")
        anna.token()


@pytest.mark.slow
def test_connections_are_not_too_many(new_database: Callable[[str], str]) -> None:
    limits = {"sockets_per_person": 2, "spectators_per_table": 2}
    with limited(new_database, **limits) as server:
        anna, boris = Guest(server.address, "Anna"), Guest(server.address, "Boris")
        visitor = Visitor(server.address)
        table = running_table(anna, boris)
        with anna.socket(table) as first, anna.socket(table) as second:
            first.wait("table")
            second.wait("table")
            with anna.socket(table) as third:
                assert third.closed() == (4029, "too_many")
            with visitor.socket(table) as one, visitor.socket(table) as two:
                one.wait("table")
                two.wait("table")
                with visitor.socket(table) as three:
                    assert three.closed() == (4029, "too_many")
                with boris.socket(table) as b:  # there is always room for a player
                    b.until(lambda s: s.state)
        until(lambda: anna.get(f"/api/tables/{table}")["watching"] == 0)
        with anna.socket(table) as again:
            again.wait("table")
    with limited(new_database, sockets_per_address=1) as server:
        anna = Guest(server.address, "Anna")
        table = anna.open()["id"]
        with anna.socket(table) as first:
            first.wait("table")
            with anna.socket(table) as second:
                assert second.closed() == (4029, "too_many")


@pytest.mark.slow
def test_talk_is_not_too_much(new_database: Callable[[str], str]) -> None:
    with limited(new_database, chat_burst=3, chat_per_second=0.01) as server:
        anna = Guest(server.address, "Anna")
        table = anna.open()["id"]
        with anna.socket(table) as a:
            for _ in range(4):
                a.send("chat", text="hello")
            assert a.wait("refused")["code"] == "too_many"
            assert len(a.lines) == 3


def test_bodies_are_bounded(new_database: Callable[[str], str]) -> None:
    with limited(new_database) as server:
        anna = Guest(server.address, "Anna")
        body = {"record": "x" * 1_100_000}
        assert refusal(anna.post, "/api/tables/import", body) == "too_large"
        assert refusal(anna.post, "/api/me", {"name": "x" * 900_000}) == "bad_request"
        with pytest.raises(Refused) as refused:
            anna.post("/api/tables", {"game": "x" * 199})
        assert len(refused.value.text) <= 300


def test_whoever_reads_too_slowly_is_let_go(new_database: Callable[[str], str]) -> None:
    """A client that never reads: the data waiting for it are bounded, and others notice nothing."""
    with limited(new_database, queue_bytes=20_000) as server:
        anna, boris = Guest(server.address, "Anna"), Guest(server.address, "Boris")
        table = running_table(anna, boris)
        with anna.socket(table) as a, deaf(server, boris, table) as silent:
            a.until(lambda s: s.table and s.table["seats"][1]["present"])
            look = masked(b'{"type":"switch","seat":1}')
            for _ in range(3_000):
                try:
                    silent.sendall(look)
                except OSError:
                    break
                live = server.hall.shelf.find(table)
                if live is None or len(live.watchers) == 1:
                    break
            a.until(lambda s: not s.table["seats"][1]["present"])
            a.answer("end")
            # Nor does what it never took keep its connection open.
            until(lambda: [wire for wire in wires(server) if wire.waiting] == [])


def test_whoever_answers_no_ping_is_let_go(new_database: Callable[[str], str]) -> None:
    """A client that disappears silently, as when a network is lost. Others answer by themselves.
    The test decides when the time for an answer is over, so Anna has enough of it however busy the
    machine is."""
    with limited(new_database, ping_seconds=0.05, pong_seconds=3600) as server:
        anna, boris = Guest(server.address, "Anna"), Guest(server.address, "Boris")
        table = running_table(anna, boris)
        with anna.socket(table) as a, deaf(server, boris, table) as silent:
            a.until(lambda s: s.table and s.table["seats"][1]["present"])
            [gone] = [wire for wire in wires(server) if wire.client == silent.getsockname()]
            [there] = [wire for wire in wires(server) if wire is not gone]
            until(lambda: there.last_ping_rtt)  # she has answered
            until(lambda: gone.pong_timer)
            assert not gone.last_ping_rtt
            ask(server, time_is_up(gone))
            a.until(lambda s: not s.table["seats"][1]["present"])
            until(lambda: wires(server) == [there])
            with suppress(ConnectionResetError):
                while silent.recv(4_096):
                    pass
            a.answer("end")


async def time_is_up(wire: Wire) -> None:
    """Makes a client's answer come too late."""
    assert wire.pong_timer is not None
    assert 3000 < wire.pong_timer.when() - wire.loop.time() <= 3600
    wire.pong_timer.cancel()
    wire.keepalive_timeout()


def wires(server: Running) -> list[Wire]:
    """The open WebSockets of a server."""
    return [one for one in server.connections if isinstance(one, Wire)]


@contextmanager
def deaf(server: Running, person: Guest, table: str) -> Iterator[socket.socket]:
    """A WebSocket whose client has small buffers and reads nothing."""
    place = urlsplit(server.address)
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_048)
    raw.settimeout(5)
    raw.connect((place.hostname, place.port))
    lines = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"Host: {place.netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        *(f"{name}: {value}" for name, value in person.headers.items()),
    ]
    raw.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
    try:
        yield raw
    finally:
        raw.close()


def masked(payload: bytes) -> bytes:
    """A frame as clients send it, with a mask of zeros."""
    return bytes([0x81, 0x80 | len(payload), 0, 0, 0, 0]) + payload


def test_buckets_are_forgotten() -> None:
    buckets = Buckets(1.0, 1)
    for number in range(KEPT + 10):
        assert buckets.take(str(number))
    assert len(buckets._buckets) == KEPT
    assert not buckets.take(str(KEPT))
