"""Servers for tests: in a thread of this process, or in a process of their own."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Coroutine, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]
import msgspec

from throneroom.server.app import create
from throneroom.server.hall.hall import Hall
from throneroom.server.serve import Server, address_of, listen
from throneroom.server.settings import Limits, Settings

T = TypeVar("T")

HOST = "127.0.0.1"
PATIENCE = 180.0
"""Seconds within which anything here has surely happened, even on a busy machine."""
ROOMY = Limits(
    guests_per_hour=100_000,
    requests_burst=100_000,
    reads_burst=100_000,
    messages_burst=10_000,
    passwords_per_minute=1_000,
    chat_burst=100,
)
"""All tests come from one address."""
USUAL: Mapping[str, Any] = {
    "limits": ROOMY,
    "wake_bots": False,
    "reaction_seconds": 0.0,
    "trust_imports": True,  # so that tests can set up hands for several people
}


class Running:
    """A server in a thread. It is the real one, on a real port."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app = create(settings)
        self._ready = threading.Event()
        self._server = Server(self.app, self._opened)
        self.loop: asyncio.AbstractEventLoop | None = None
        self._socket = listen(HOST, 0)
        self.address = address_of(self._socket, HOST).replace("localhost", HOST)
        self._thread = threading.Thread(target=self._run, daemon=True)

    def _opened(self) -> None:
        self.loop = asyncio.get_running_loop()
        self._ready.set()

    def _run(self) -> None:
        try:
            self._server.run(sockets=[self._socket])
        except SystemExit:
            self._ready.set()

    def start(self) -> None:
        self._thread.start()
        assert self._ready.wait(PATIENCE)
        assert self._server.started, self._server.failure

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    @property
    def connections(self) -> list[Any]:
        """Its open connections, as uvicorn has them."""
        return list(self._server.server_state.connections)

    @property
    def hall(self) -> Hall:
        hall: Hall = self.app.state.hall
        return hall


@contextmanager
def running(database: str, **settings: Any) -> Iterator[Running]:
    settings = {**USUAL, "bot_processes": 1, **settings}
    server = Running(Settings(database=database, **settings))
    server.start()
    try:
        yield server
    finally:
        server.stop()


class Process:
    """A server in a process of its own, which can be killed."""

    def __init__(
        self, database: str, settings: Mapping[str, Any], path: Path | None = None, port: int = 0
    ) -> None:
        wanted = {"database": database, "bot_processes": 1, **settings}
        environment = dict(os.environ)
        if path is not None:
            environment["PYTHONPATH"] = str(path)
        self._process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, msgspec.json.encode(wanted).decode(), str(port)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment,
        )
        self.pid = self._process.pid
        self._lines: list[str] = []
        self._reader = threading.Thread(target=self._read_logs, daemon=True)
        self._reader.start()
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().strip().replace("localhost", HOST)
        if not self.address:
            self._end()
            raise AssertionError(self.logs())

    def _read_logs(self) -> None:
        assert self._process.stderr is not None
        for line in self._process.stderr:
            self._lines.append(line)

    def kill(self) -> None:
        self._process.kill()
        self._end()

    def stop(self) -> int:
        """Stops it gracefully. Returns the exit status."""
        self._process.send_signal(signal.SIGTERM)
        return self._end()

    def _end(self) -> int:
        status = self._process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        for pipe in (self._process.stdout, self._process.stderr):
            assert pipe is not None
            pipe.close()
        return status

    @property
    def is_running(self) -> bool:
        return self._process.poll() is None

    def logs(self) -> list[str]:
        if not self.is_running:
            self._reader.join(PATIENCE)
        return list(self._lines)

    def events(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.logs()]


PROGRAM = """
import random, sys, msgspec
from throneroom.server.serve import serve
from throneroom.server.settings import Settings
from throneroom.server.tables import chance
drawn = random.Random(0)  # it deals the same cards in each of its lives
chance.new_seed = lambda: drawn.getrandbits(63)
settings = msgspec.json.decode(sys.argv[1], type=Settings, dec_hook=lambda kind, value: kind(value))
serve(settings, port=int(sys.argv[2]), ready=lambda address: print(address, flush=True))
"""


@contextmanager
def process(
    database: str, path: Path | None = None, port: int = 0, **settings: Any
) -> Iterator[Process]:
    settings = {**USUAL, **settings}
    started = Process(database, settings, path, port)
    try:
        yield started
    finally:
        if started.is_running:
            started.kill()


def claim_port() -> tuple[int, socket.socket]:
    """A port that nobody else gets while the socket is open, not even between two lives of a
    server, which may listen there."""
    claim = socket.socket()
    claim.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    claim.bind((HOST, 0))
    port: int = claim.getsockname()[1]
    if sys.platform != "linux":  # elsewhere a claim would keep the server out, too
        claim.close()
    return port, claim


def make_database(address: str, name: str) -> str:
    """A new database of a PostgreSQL server; its address."""

    async def make() -> None:
        connection = await asyncpg.connect(address)
        try:
            await connection.execute(f'CREATE DATABASE "{name}"')
        finally:
            await connection.close()

    asyncio.run(make())
    return address.replace("postgresql://", "postgresql+asyncpg://").replace(
        "/postgres?", f"/{name}?"
    )


def until(happens: Any, seconds: float = PATIENCE) -> Any:
    """Waits for something to become true."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if found := happens():
            return found
        time.sleep(0.01)
    raise AssertionError("it did not happen in time")


def ask(server: Running, question: Coroutine[Any, Any, T]) -> T:
    """Runs something inside a server's own loop."""
    assert server.loop is not None
    return asyncio.run_coroutine_threadsafe(question, server.loop).result(PATIENCE)


# Bots


def bot_pids(server: Running) -> list[int]:
    """The bots' processes. These servers have one, which is idle and alive."""
    return [server.hall.pool.submit(os.getpid, seconds=PATIENCE).result(PATIENCE)]


@contextmanager
def stopped(pids: list[int]) -> Iterator[None]:
    """Suspends the bots' processes, as if they were thinking very hard."""
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)
