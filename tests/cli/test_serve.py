"""`throneroom serve` says where the tables are, or in one sentence why there are none."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.cli.terminal import run
from throneroom.server import serve


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
    process.communicate(timeout=60)
    assert process.returncode == 0


@pytest.mark.slow
def test_it_says_where_the_tables_are_and_ends_when_told(tmp_path: Path) -> None:
    process, address = start("--database", f"sqlite:///{tmp_path}/t.db", "--port", "0")
    try:
        assert httpx.get(f"{address}/health", timeout=60).json() == {"status": "well"}
    finally:
        stop(process)


@pytest.mark.slow
def test_a_taken_port_is_refused_and_the_usual_one_is_no_must(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"sqlite:///{tmp_path}/t.db"
    with serve.listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        done = run("serve", "--no-browser", "--port", str(port), "--database", database)
        assert done.status == 2
        assert f"127.0.0.1:{port} can't be used: address already in use." in done.err
        monkeypatch.setattr(serve, "PORT", port)
        with serve.listen_somewhere("127.0.0.1") as other:
            assert other.getsockname()[1] != port
    process, address = start("--database", database)  # on any port
    try:
        assert httpx.get(f"{address}/health", timeout=60).status_code == 200
    finally:
        stop(process)
