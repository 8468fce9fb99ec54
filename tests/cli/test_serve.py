"""`throneroom serve` says where the tables are, or in one sentence why there are none."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.cli.terminal import run


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--port", "99999"], "99999 is not a port: they are numbered from 0 to 65535."),
        (["--port", "-1"], "-1 is not a port: they are numbered from 0 to 65535."),
        (["--port", "x"], "--port: a whole number is needed, not “x”"),
        (["--host", "no.such.host.invalid"], "no.such.host.invalid:8000 can't be used:"),
        (["--port", "0", "--database", "nonsense"], "This is not the address of a database; write"),
        (
            ["--port", "0", "--database", "sqlite:///text.txt/t.db"],
            "text.txt/t.db can't be used: it lies below a file.",
        ),
    ],
)
def test_refused_with_one_sentence(arguments: list[str], sentence: str) -> None:
    Path("text.txt").write_text("not a folder")
    done = run("serve", "--no-browser", *arguments)
    assert done.status == 2
    assert sentence in done.err
    assert len(done.err.splitlines()) == 1


def start(*arguments: str) -> tuple[subprocess.Popen[str], str]:
    process = subprocess.Popen(
        [sys.executable, "-m", "throneroom", "serve", "--no-browser", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdout is not None
    return process, process.stdout.readline().split()[-1]


def stop(process: subprocess.Popen[str]) -> None:
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=30)
    assert process.returncode == 0


def test_it_says_where_the_tables_are_and_ends_when_told(tmp_path: Path) -> None:
    process, address = start("--database", f"sqlite:///{tmp_path}/t.db", "--port", "0")
    try:
        assert httpx.get(f"{address}/health").json() == {"status": "well"}
    finally:
        stop(process)


def test_a_taken_port_is_refused_and_the_usual_one_is_no_must(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/t.db"
    with socket.socket() as taken:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            taken.bind(("127.0.0.1", 8000))
        except OSError:
            pass  # somebody has it already: as good
        else:
            taken.listen()
        done = run("serve", "--no-browser", "--port", "8000", "--database", database)
        assert done.status == 2
        assert "127.0.0.1:8000 can't be used: address already in use." in done.err
        process, address = start("--database", database)
        try:
            assert not address.endswith(":8000")
            assert httpx.get(f"{address}/health").status_code == 200
        finally:
            stop(process)
