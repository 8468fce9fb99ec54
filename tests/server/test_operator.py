"""The operator's information when the storage fails, and what keeps working meanwhile."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.server.client import SECONDS, Guest, Visitor, play
from tests.server.games import running_table
from tests.server.running import Process, Running, process, running, until
from throneroom.server.storage import bus
from throneroom.server.storage.bus import Bus
from throneroom.server.storage.database import BadDatabase, Database


def sqlite_at(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder}/throneroom.db"


def said(server: Process, event: str) -> list[dict[str, Any]]:
    return [line for line in server.events() if line["event"] == event]


def health(visitor: Visitor) -> tuple[int, dict[str, str]]:
    answer = visitor.http.get("/health")
    return answer.status_code, answer.json()


# A disk that is full


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of two megabytes."""
    folder = tmp_path / "small"
    folder.mkdir()
    if shutil.which("mount") is None or os.geteuid() != 0:
        pytest.skip("only root can mount a small file system")
    made = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(folder)],
        capture_output=True,
        text=True,
        check=False,
    )
    if made.returncode:
        pytest.skip(f"this machine mounts nothing: {made.stderr.strip()}")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


def fill(path: Path) -> None:
    """Writes until the disk is full."""
    with path.open("wb", buffering=0) as file:
        for size in (4096, 1):
            with suppress(OSError):
                while True:
                    file.write(bytes(size))


@pytest.mark.slow
def test_a_full_disk_is_told_and_overcome(small_disk: Path) -> None:
    with process(sqlite_at(small_disk)) as server:
        anna, boris = Guest(server.address, "Anna"), Guest(server.address, "Boris")
        table = running_table(anna, boris)
        filling = small_disk / "filling"
        fill(filling)
        until(lambda: health(anna)[0] == 503)
        status, told = health(anna)
        assert (status, told["status"], told["code"]) == (503, "failing", "unavailable")
        assert "disk is full" in told["storage"]
        with anna.socket(table) as a:  # what is there can be seen
            a.until(lambda s: s.is_asked)
        filling.unlink()
        until(lambda: health(anna) == (200, {"status": "well"}))
        with anna.socket(table) as a, boris.socket(table) as b:
            assert play(a, b, answers=4) == 4
        assert server.stop() in (0, -15)
        assert len(said(server, "storage_failed")) == 1
        assert "disk is full" in said(server, "storage_failed")[0]["storage"]
        assert said(server, "closed")[0]["level"] == "info"


@pytest.mark.slow
def test_a_disk_that_stays_full_is_told_at_the_end(small_disk: Path) -> None:
    with process(sqlite_at(small_disk)) as server:
        anna = Guest(server.address, "Anna")
        fill(small_disk / "filling")
        until(lambda: health(anna)[0] == 503)
        assert server.stop() not in (0, -15)
    assert "failed: database or disk is full." in server.logs()[-1]


# A database that can't be written, or read


@pytest.mark.slow
def test_a_read_only_database_is_told(new_database: Callable[[str], str]) -> None:
    with running(new_database("sqlite")) as server:
        visitor = Visitor(server.address)
        Guest(server.address, "Anna")  # a connection that knows how to write
        engine = server.hall.database.engine

        def only_read(on: str) -> None:
            from sqlalchemy import event

            def prepare(connection: Any, _record: Any, _proxy: Any) -> None:
                connection.execute(f"PRAGMA query_only={on}").close()

            event.listen(engine.sync_engine, "checkout", prepare)

        only_read("ON")
        until(lambda: health(visitor)[0] == 503)
        assert "readonly database" in health(visitor)[1]["storage"]
        only_read("OFF")
        until(lambda: health(visitor)[0] == 200)


@pytest.mark.slow
def test_a_read_only_file_is_refused_with_the_databases_own_words(tmp_path: Path) -> None:
    with process(sqlite_at(tmp_path)) as server:
        server.stop()
    url = f"sqlite+aiosqlite:///file:{tmp_path}/throneroom.db?mode=ro&uri=true"

    async def open_it() -> None:
        await Database(url).open()

    with pytest.raises(BadDatabase, match="attempt to write a readonly database"):
        asyncio.run(open_it())
    assert not Path("file:").exists()  # SQLite's own way to write a path is no folder


def spoil(file: Path, wanted: bytes) -> None:
    """Overwrites the pages of a database that hold these words."""
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        size: int = connection.execute("PRAGMA page_size").fetchone()[0]
    connection.close()
    pages = file.read_bytes()
    spoiled = 0
    with file.open("r+b") as out:
        for start in range(size, len(pages), size):
            if wanted in pages[start : start + size]:
                out.seek(start)
                out.write(b"\xde\xad" * (size // 2))
                spoiled += 1
    assert spoiled


@pytest.mark.slow
def test_a_corrupt_page_is_told_and_other_tables_go_on(tmp_path: Path) -> None:
    with process(sqlite_at(tmp_path)) as server:
        anna, boris = Guest(server.address, "Anna"), Guest(server.address, "Boris")
        table = running_table(anna, boris)
        with anna.socket(table) as a:
            a.until(lambda s: s.is_asked)
            a.send("chat", text="words on a page that will be lost" + "!" * 300)
            a.settle()
        server.stop()
    spoil(tmp_path / "throneroom.db", b"words on a page that will be lost")
    with process(sqlite_at(tmp_path)) as server:
        visitor = Visitor(server.address)
        status, told = health(visitor)
        assert (status, told["status"]) == (503, "failing")
        assert "malformed" in told["storage"]
        anna.move(server.address)
        assert anna.get("/api/me")["person"]["name"] == "Anna"
        assert health(visitor)[0] == 503  # it stays so
        assert server.stop() not in (0, -15)
    assert len(said_once(server)) == 1


def said_once(server: Process) -> list[str]:
    return [line for line in server.logs() if '"storage_failed"' in line]


@pytest.mark.slow
def test_two_servers_on_one_file_refuse(tmp_path: Path) -> None:
    with process(sqlite_at(tmp_path)) as first:
        command = [sys.executable, "-m", "throneroom", "serve", "--no-browser", "--port", "0"]
        second = subprocess.run(
            [*command, "--database", f"sqlite:///{tmp_path}/throneroom.db"],
            capture_output=True,
            text=True,
            timeout=180,
            check=False,
        )
        assert second.returncode == 2
        assert "is in use by another server." in second.stderr
        assert Visitor(first.address).get("/health") == {"status": "well"}
        first.kill()
    with process(sqlite_at(tmp_path)) as third:  # a server that was killed holds nothing
        assert Visitor(third.address).get("/health") == {"status": "well"}


# Between servers


class Silent:
    """A connection to PostgreSQL whose network swallows everything."""

    def add_termination_listener(self, _: object) -> None:
        pass

    async def add_listener(self, _channel: str, _heard: object) -> None:
        pass

    async def execute(self, _query: str) -> None:
        await asyncio.sleep(3600)


def test_a_listener_that_hears_nothing_any_more_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bus, "HEARTBEAT_SECONDS", 0.01)
    monkeypatch.setattr(bus, "ANSWER_SECONDS", 0.01)

    async def listen() -> None:
        async def heard(_: object) -> None:
            pass

        database = Database("postgresql+asyncpg://nobody@localhost/x")
        listener = Bus(database, "me", heard, lambda _: False)
        await asyncio.wait_for(listener._listen_at(Silent()), 20)

    with pytest.raises(TimeoutError):
        asyncio.run(listen())


# Requests


@pytest.mark.parametrize("path", ["/", "/health", "/metrics", "/api/me", "/api/tables", "/nowhere"])
def test_head_is_get_without_a_body(visitor: Visitor, path: str) -> None:
    asked, told = visitor.http.get(path), visitor.http.head(path)
    assert (told.status_code, told.content) == (asked.status_code, b"")
    assert told.headers["content-type"] == asked.headers["content-type"]


def test_a_connection_goes_on_after_head(visitor: Visitor) -> None:
    place = urlsplit(visitor.address)
    connection = HTTPConnection(place.hostname or "", place.port, timeout=SECONDS)
    connection.connect()
    connection.auto_open = False
    for method in ("HEAD", "HEAD", "GET"):
        connection.request(method, "/health")
        assert connection.getresponse().read() == (
            b"" if method == "HEAD" else b'{"status":"well"}'
        )
    connection.close()


# A record that no longer replays


@pytest.mark.slow
def test_a_record_that_no_longer_replays_goes_on_from_its_checkpoint(
    new_database: Callable[[str], str],
) -> None:
    database = new_database("sqlite")
    with running(database) as server:
        anna, boris = Guest(server.address, "Anna"), Guest(server.address, "Boris")
        table = running_table(anna, boris)
        with anna.socket(table) as a, boris.socket(table) as b:
            play(a, b, answers=12)
            a.settle()
            number = a.state["view"]
    with sqlite3.connect(database.removeprefix("sqlite+aiosqlite:///")) as connection:
        wrong = '{"type": "answer", "seat": 0, "kind": "buy", "keys": "nothing-of-this-game"}'
        changed = connection.execute(
            'UPDATE entries SET entry = ? WHERE "table" = ? AND number = 2', (wrong, table)
        )
        assert changed.rowcount == 1
    connection.close()
    with running(database) as again:
        anna.move(again.address)
        boris.move(again.address)
        with anna.socket(table) as a, boris.socket(table) as b:
            a.until(lambda s: s.state)
            assert a.state["view"] == number
            assert play(a, b, answers=10) == 10


def test_a_mistake_in_a_query_is_no_failure_of_the_storage(server: Running) -> None:
    from sqlalchemy import text
    from sqlalchemy.exc import DBAPIError

    from tests.server.running import ask

    async def wrong() -> None:
        async with server.hall.database.reading() as connection:
            await connection.execute(text("SELECT no_such_column FROM tables"))

    with pytest.raises(DBAPIError):
        ask(server, wrong())
    assert server.hall.database.trouble is None
