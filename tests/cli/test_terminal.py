"""A real terminal: the program on a pty, typed into by somebody who reads what it draws."""

from __future__ import annotations

import os
import re
import select
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import pytest

from tests.cli.terminal import reader

pty = pytest.importorskip("pty")

_CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\r")
PROMPT = re.compile(r"[>)\]] $")


class Terminal:
    """A program on a terminal of its own."""

    def __init__(self, *arguments: str, rows: int = 24, term: str = "xterm-256color") -> None:
        self.raw = ""
        self.pid, self._fd = pty.fork()
        if self.pid == 0:  # pragma: no cover
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # a shell's background jobs ignore it
            os.environ |= {"TERM": term, "LINES": str(rows), "COLUMNS": "80"}
            os.execv(sys.executable, [sys.executable, "-m", "throneroom.cli", *arguments])

    def read(self) -> str:
        """What is drawn until the next prompt, or until the program ends."""
        drawn = ""
        end = time.monotonic() + 60
        while time.monotonic() < end:
            if select.select([self._fd], [], [], 0.02)[0]:
                try:
                    part = os.read(self._fd, 65536)
                except OSError:  # Linux tells the end so
                    part = b""
                if not part:
                    break
                drawn += part.decode(errors="ignore")
            elif PROMPT.search(_CONTROL.sub("", drawn)) and self._waits():
                break
        self.raw += drawn
        return _CONTROL.sub("", drawn)

    def _waits(self) -> bool:
        """Whether the program waits for somebody to type. On a busy machine it may also have been
        interrupted in the middle of a screen, and then it is ready to go on."""
        with suppress(psutil.NoSuchProcess):
            return bool(psutil.Process(self.pid).status() == psutil.STATUS_SLEEPING)
        return False

    def type(self, text: str) -> None:
        os.write(self._fd, text.encode())

    def status(self) -> int:
        _, status = os.waitpid(self.pid, 0)
        os.close(self._fd)
        return os.waitstatus_to_exitcode(status)


def play(terminal: Terminal, typist: Callable[[str], str | None], most: int) -> str:
    """Types until the program ends or often enough; gives what was drawn last."""
    for _ in range(most):
        drawn = terminal.read()
        if not PROMPT.search(drawn):
            return drawn
        typed = typist(drawn)
        assert typed is not None
        terminal.type(typed + "\n")
    return terminal.read()


@pytest.mark.slow
def test_a_whole_game_on_a_terminal() -> None:
    terminal = Terminal("play", "dominion", "--seed", "5", "--first", "0")
    drawn = play(terminal, reader(), 200)
    assert terminal.status() == 0
    assert " wins." in _CONTROL.sub("", terminal.raw)
    assert "Traceback" not in drawn
    assert "\x1b[2J" in terminal.raw, "each question has a fresh screen"
    assert re.search(r"\x1b\[[\d;]*48;", terminal.raw), "what can be chosen is lit"


def test_a_dumb_terminal_gets_plain_text() -> None:
    terminal = Terminal("play", "dominion", "--seed", "5", "--first", "0", term="dumb")
    play(terminal, reader(), 6)
    terminal.type("q\n")
    terminal.read()
    terminal.type("\n")
    drawn = terminal.read()
    assert terminal.status() == 0
    assert "The game is kept" in drawn
    assert "\x1b[" not in terminal.raw.replace("\x1b[?2004h", "").replace("\x1b[?2004l", "")


def test_hot_seat_leaves_nothing_to_scroll_back_to() -> None:
    terminal = Terminal("play", "dominion", "--seats", "Anna,Boris", "--seed", "2", "--first", "0")
    covers = []
    for typed in ("\n", "1\n", "end\n", "\n", "\n"):
        covers.append(terminal.read())
        terminal.type(typed)
    last = terminal.read()
    assert "Pass the keyboard to Anna." in covers[0]
    assert "Sure?" in covers[3]
    assert "Pass the keyboard to Boris." in covers[4]
    assert "Boris> " in last
    assert "Anna draws" in last
    assert not re.search(r"Anna draws [A-Z]", last)
    cover = terminal.raw.rindex("Pass the keyboard to Boris.")
    assert "\x1b[2J" in terminal.raw[terminal.raw.rindex("Anna> ") : cover]
    assert "\x1b[?1049h" in terminal.raw
    terminal.type("\x04")  # Ctrl-D
    terminal.read()
    assert terminal.status() == 2
    assert "\x1b[?1049l" in terminal.raw
    assert "The game is kept" in terminal.raw[terminal.raw.rindex("\x1b[?1049l") :]


def test_ctrl_c() -> None:
    terminal = Terminal("play", "dominion", "--seed", "5")
    terminal.read()
    terminal.type("\x03")
    drawn = terminal.read()
    assert terminal.status() == 130
    assert "Stopped. The game is kept" in drawn
    assert "Traceback" not in drawn


def test_a_long_text_comes_by_the_screenful() -> None:
    terminal = Terminal("play", "dominion", "--seed", "5", "--first", "0", rows=14)
    terminal.read()
    terminal.type("? moat\n")
    first = terminal.read()
    assert first.rstrip().endswith("enough]")
    assert "The Attack cards are" not in first
    terminal.type("\n")
    assert "The Attack cards are" in terminal.read()
    terminal.type("q\n")
    terminal.read()
    terminal.type("saved.json\n")
    terminal.read()
    assert terminal.status() == 0
    assert Path("saved.json").exists()
