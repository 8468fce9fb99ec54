"""Servers in processes of their own: started, killed, and started again."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import random
import re
import socket
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from tests.server.running import PATIENCE, claim_port
from throneroom import registry
from throneroom.server.settings import Limits, Settings

# One process loads the server's code once; each server is a copy of it and starts at once.
_context = multiprocessing.get_context("forkserver")
_context.set_forkserver_preload(["tests.server_proofs.loaded"])

PLENTY = 10_000_000

_STILLBORN = re.compile(r"Traceback [^{]*?spawn_main[^{]*?EOFError: Ran out of input\n")
"""A bots' process whose server was killed before it could tell it what to do."""


def no_limits(**but: Any) -> Limits:
    """Nobody is ever too fast or too many; how long and how large things may be stays."""
    usual = Limits()
    often = {
        name: PLENTY
        for name in usual.__struct_fields__
        if "_per_" in name or name.endswith("_burst")
    }
    return msgspec.structs.replace(usual, **often, **but)


def quiet(**settings: Any) -> Settings:
    """Settings of a server for tests: no limits, and no bots' process before one is needed."""
    usual: dict[str, Any] = {
        "limits": no_limits(),
        "wake_bots": False,
        "bot_processes": 1,
        "reaction_seconds": 0.0,
        "trust_imports": True,
    }
    return Settings(**usual | settings)


class House:
    """One server, on one port, through all its lives."""

    def __init__(self, settings: Settings, log: Path, *, path: Path | None = None) -> None:
        self.settings = settings
        self.log = log
        self.lives = 0
        self.port, self._claim = claim_port()
        self._path = path
        self._process: Any = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        pid: int = self._process.pid
        return pid

    def start(self, seconds: float = PATIENCE) -> None:
        """Returns once it listens, which it does when all is ready."""
        assert self._process is None
        self.lives += 1
        self._process = _context.Process(
            target=_serve, args=(self.settings, self.port, self.log, self._path, self.lives)
        )
        self._process.start()
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if not self._process.is_alive():
                raise RuntimeError(f"The server did not start:\n{self.log.read_text()[-4000:]}")
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=5).close()
                return
            except OSError:
                time.sleep(0.01)
        raise TimeoutError("The server does not answer.")

    def kill(self) -> None:
        """As a power cut would, as far as a process can tell."""
        self._process.kill()
        self._process.join()
        self._process = None

    def stop(self) -> None:
        """As asked to, with a goodbye to everybody."""
        self._process.terminate()
        self._process.join(PATIENCE)
        assert self._process.exitcode is not None, "The server does not stop."
        self._process = None

    def complaints(self) -> list[str]:
        """What its log says of things that must not happen."""
        bad = ("Traceback", '"level": "error"', '"level": "critical"', "ERROR", "never retrieved")
        allowed = "Invalid UTF-8 sequence received"  # a client's fault that a library tells loudly
        text = self.log.read_text(errors="replace") if self.log.exists() else ""
        lines = _STILLBORN.sub("", text).splitlines()
        return [line for line in lines if any(w in line for w in bad) and allowed not in line]

    def close(self) -> None:
        if self._process is not None:
            self.kill()
        self._claim.close()


@contextlib.contextmanager
def house(settings: Settings, log: Path, *, path: Path | None = None) -> Iterator[House]:
    """A server that is running."""
    made = House(settings, log, path=path)
    try:
        made.start()
        yield made
    finally:
        made.close()


# In the server's process


def _serve(settings: Settings, port: int, log: Path, path: Path | None, life: int) -> None:
    with log.open("a") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    if path is not None:
        sys.path.insert(0, str(path))
        registry.games.cache_clear()
    threading.Thread(target=_die_with, args=(os.getppid(),), daemon=True).start()
    from throneroom.server.serve import serve
    from throneroom.server.tables import chance

    drawn = random.Random(life)  # the same games whenever a test runs
    chance.new_seed = lambda: drawn.getrandbits(63)
    serve(settings, port=port)


def _die_with(parent: int) -> None:
    """A test that was itself killed leaves no server behind."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(1)
