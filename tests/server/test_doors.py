"""Nobody can block the server with idle connections."""

from __future__ import annotations

import asyncio
import gc
import resource
import socket
import weakref
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest

from tests.server.client import Guest
from tests.server.running import ROOMY, Process, process, running, until
from throneroom.server.doors.connections import Doorkeeper, raise_file_limit
from throneroom.server.doors.wire import Wire
from throneroom.server.settings import Limits, Settings

GUEST = "127.0.0.2"
"""An address that is not a proxy."""


@contextmanager
def limited(database: str, **limits: Any) -> Iterator[Process]:
    with process(database, limits=msgspec.structs.replace(ROOMY, **limits)) as server:
        yield server


def knock(server: Process, said: bytes = b"", address: str = GUEST) -> socket.socket:
    place = urlsplit(server.address)
    assert place.hostname is not None
    connection = socket.create_connection(
        (place.hostname, place.port or 80), timeout=30, source_address=(address, 0)
    )
    connection.sendall(said)
    return connection


def is_shut(connection: socket.socket) -> bool:
    """Waits until the server has ended a connection."""
    try:
        return connection.recv(1) == b""
    except ConnectionError:
        return True


@pytest.fixture
def database(new_database: Callable[[str], str]) -> str:
    return new_database("sqlite")


POST = "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{"
HALF = [b"", b"GET /health HTTP/1.1\r\nHost: x\r\n", POST.encode()]


@pytest.mark.slow
@pytest.mark.parametrize("said", HALF, ids=["nothing", "half a header", "half a body"])
def test_whoever_is_too_slow_is_let_go(database: str, said: bytes) -> None:
    with limited(database, header_seconds=0.2, body_seconds=0.2) as server:
        with knock(server, said) as connection:
            assert is_shut(connection)
        refused = until(lambda: [e for e in server.events() if e["event"] == "connections_refused"])
        assert refused[0].get("slow_bodies" if said.endswith(b"{") else "slow_headers") == 1
        until(lambda: is_served(server))  # a fast client is served
        server.stop()
        assert not [e for e in server.events() if e["level"] == "error"]


@pytest.mark.slow
def test_a_request_that_takes_its_time_in_between_is_served(database: str) -> None:
    with limited(database, header_seconds=60) as server, knock(server) as connection:
        request = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
        for _ in range(3):  # on one connection
            for part in (request[:10], request[10:]):
                connection.sendall(part)
            assert answer(connection).startswith(b"HTTP/1.1 200")


def answer(connection: socket.socket) -> bytes:
    """All that comes in answer to a look at the health."""
    said = b""
    while not said.endswith(b"}"):
        said += connection.recv(4096)
    return said


@pytest.mark.slow
def test_idle_doors_of_one_address_do_not_keep_others_out(database: str) -> None:
    with limited(database, connections_per_address=20) as server, ExitStack() as held:
        doors = [held.enter_context(knock(server)) for _ in range(60)]
        for door in doors[20:]:
            assert is_shut(door)
        anna = Guest(server.address, "Anna")
        assert anna.get("/health") == {"status": "well"}
        with knock(server, address="127.0.0.3") as elsewhere:
            elsewhere.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
            assert answer(elsewhere).startswith(b"HTTP/1.1 200")
        doors[0].close()  # and a client that leaves makes room
        until(lambda: is_served(server))
        lines = [e for e in server.events() if e["event"] == "connections_refused"]
        assert [line["of_an_address"] for line in lines] == [1]  # one line, however many knock


def is_served(server: Process) -> bool:
    with knock(server, b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n") as connection:
        try:
            return connection.recv(4096).startswith(b"HTTP/1.1 200")
        except ConnectionError:
            return False


@pytest.mark.slow
def test_sockets_at_tables_are_no_idle_doors(database: str) -> None:
    limits = msgspec.structs.replace(ROOMY, connections_per_address=3)
    with process(database, limits=limits, proxies=()) as server:
        anna = Guest(server.address, "Anna")
        table = anna.open()["id"]
        with ExitStack() as held:
            sockets = [held.enter_context(anna.socket(table)) for _ in range(8)]
            for one in sockets:
                one.wait("table")


def test_sockets_that_have_ended_need_no_garbage_collector(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    wires: list[weakref.ref[Any]] = []
    listen = Wire.listen

    def noted(self: Wire, *args: Any) -> None:
        wires.extend([weakref.ref(self), weakref.ref(self.conn)])
        listen(self, *args)

    monkeypatch.setattr(Wire, "listen", noted)
    with running(database) as server, no_garbage_collector():
        anna = Guest(server.address, "Anna")
        table = anna.open()["id"]
        with anna.socket(table) as a:  # the client leaves
            a.until(lambda s: s.table)
        with anna.socket(table) as b:  # the server lets it go
            b.until(lambda s: s.table)
            anna.delete(f"/api/tables/{table}")
            assert b.closed() == (4004, "not_found")
        until(lambda: not any(one() for one in wires))
    assert len(wires) == 4


@contextmanager
def no_garbage_collector() -> Iterator[None]:
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def close(wire: Wire) -> None:
    await wire.send({"type": "websocket.close", "code": 4000, "reason": ""})


async def break_off(wire: Wire) -> None:
    wire.conn.fail(1002)
    wire.handle_parser_exception()


async def stop_serving(wire: Wire) -> None:
    wire.end()
    wire.transport.close()


@pytest.mark.parametrize("closed", [close, break_off, stop_serving])
def test_what_waits_for_a_client_is_sent_before_its_socket_is_closed(
    database: str, closed: Callable[[Wire], Coroutine[Any, Any, None]]
) -> None:
    """Also where both happen in one round of the event loop."""

    async def write_and_close(wire: Wire) -> None:
        wire.write(b'{"type": "pong"}')
        await closed(wire)

    with running(database) as server:
        anna = Guest(server.address, "Anna")
        with anna.socket(anna.open()["id"]) as a:
            a.until(lambda s: s.table)
            (wire,) = [one for one in server.connections if isinstance(one, Wire)]
            assert server.loop is not None
            asyncio.run_coroutine_threadsafe(write_and_close(wire), server.loop).result()
            a.wait("pong")


def test_proxies_are_not_counted() -> None:
    keeper = Doorkeeper(
        Settings(limits=Limits(connections_per_address=1), proxies=("10.0.0.0/8", "nonsense")), 0
    )
    assert all(keeper.lets_in("10.1.2.3", 0) for _ in range(9))
    assert [keeper.lets_in("192.0.2.1", 0) for _ in range(2)] == [True, False]
    keeper.lets_out("192.0.2.1")
    assert keeper.lets_in("192.0.2.1", 0)
    assert [keeper.lets_in(f"2001:db8::{n}", 0) for n in range(2)] == [True, False]


def test_files_are_left_for_the_database() -> None:
    keeper = Doorkeeper(Settings(), 228)
    assert keeper.lets_in("192.0.2.1", 99)
    assert not keeper.lets_in("192.0.2.1", 100)
    assert not keeper.lets_in("127.0.0.1", 100)


def test_the_limit_of_open_files_is_raised() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(512, hard), hard))
        assert raise_file_limit() == min(hard, 65_536)
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == min(hard, 65_536)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
