"""The command line as somebody at the keyboard meets it."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable, Iterable
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

import throneroom
from throneroom.cli import main

_CHOICE = re.compile(r"(?:^|(?<=  ))( ?\d+)\)? (?=\S)")
"""A number that can be typed stands at the beginning of a line or behind a gap."""
_TOP = re.compile(r"^ [◆●■▲] ", re.MULTILINE)
"""The line that begins a table of Dominion."""


@dataclass(frozen=True)
class Said:
    status: int
    out: str
    err: str


Typist = Callable[[str], str | None]
"""From all that was printed since the last answer to the next answer; None closes the input."""


class _Keyboard(io.TextIOBase):
    """Standard input, typed by somebody who reads the screen first."""

    def __init__(self, screen: io.StringIO, typist: Typist) -> None:
        self._screen = screen
        self._typist = typist
        self._read = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        printed = self._screen.getvalue()
        seen, self._read = printed[self._read :], len(printed)
        typed = self._typist(seen)
        return "" if typed is None else typed + "\n"


def script(lines: Iterable[str]) -> Typist:
    """What is typed line by line. Whoever is asked whether they are sure, is."""
    left = iter(lines)
    return lambda screen: "" if _is_unsure(screen) else next(left, None)


def _is_unsure(screen: str) -> bool:
    return screen.rstrip().endswith(("(Enter/n)", "(Enter/н)"))


def run(*arguments: str, typed: Typist | Iterable[str] = ()) -> Said:
    """`throneroom ARGUMENTS`, in this process and without a terminal."""
    out, err = io.StringIO(), io.StringIO()
    typist = typed if callable(typed) else script(typed)
    with (
        redirect_stdout(out),
        redirect_stderr(err),
        patch.object(sys, "stdin", _Keyboard(out, typist)),
    ):
        status = main(arguments)
    said = Said(status, out.getvalue(), err.getvalue())
    assert "Traceback" not in said.out + said.err
    assert said.err.count("\n") == (status != 0), "a refusal is one sentence"
    return said


def tables(printed: str) -> list[str]:
    """Each table of Dominion with its question, from the top line to what was typed."""
    tops = [match.start() for match in _TOP.finditer(printed)]
    return [printed[a:b] for a, b in zip(tops, [*tops[1:], len(printed)], strict=False)]


def choices(table: str) -> dict[str, str]:
    """The numbered choices on a table: what each is called, and its number."""
    found = {}
    for line in table.splitlines():
        parts = _CHOICE.split(line)
        for number, label in zip(parts[1::2], parts[2::2], strict=True):
            found[re.split(r"  | \(\d| ×", label.strip())[0]] = number.strip()
    return found


def hand(table: str, label: str = "Hand") -> dict[str, int]:
    """The hand that a table shows."""
    cards: dict[str, int] = {}
    for item in _hand(table, label):
        name, _, count = re.sub(r"^\d+ ", "", item).partition(" ×")
        cards[name] = int(count or 1)
    return {} if set(cards) <= {"empty", "пусто"} else cards


def _hand(table: str, label: str) -> list[str]:
    shown = re.search(rf"^  (?:{label}) +(.*?)\n─", table, re.MULTILINE | re.DOTALL)
    assert shown is not None, table
    return re.split(r"\s{2,}", shown[1].strip())


WISHES = {
    "en": ("Play all Treasures", "Province", "Gold", "Smithy", "Silver", "End the turn"),
    "ru": ("Выложить все сокровища", "Провинция", "Золото", "Кузница", "Серебро", "Закончить ход"),
}


def reader(language: str = "en") -> Typist:
    """Somebody who knows nothing but the screen, plays Smithies and buys what is dear."""

    def typed(screen: str) -> str | None:
        if screen.rstrip().endswith(("(y/n)", "(д/н)")):
            return "n"
        if screen.rstrip().endswith("[Enter]") or _is_unsure(screen):
            return ""
        shown = tables(screen)
        assert shown, f"no table, but: {screen}"
        table = shown[-1]
        needed = re.search(r"(?:Choose|Нужно выбрать) (\d)\.", table)
        if needed:
            return " ".join(_numbers(table)[: int(needed[1])])
        found = choices(table)
        for wish in WISHES[language]:
            if wish in found:
                return found[wish]
        return min(found.values(), key=int)

    return typed


def up_to(answers: int, typist: Typist) -> Typist:
    """The same, but the input ends after a number of answers."""
    left = iter(range(answers))

    def typed(screen: str) -> str | None:
        asked = not screen.rstrip().endswith("[Enter]") and not _is_unsure(screen)
        return None if asked and next(left, None) is None else typist(screen)

    return typed


def _numbers(table: str) -> list[str]:
    """The numbers of a hand, each as often as its card is there."""
    numbered = [re.match(r"(\d+) [^×]+(?:×(\d+))?", item) for item in _hand(table, "Hand|Рука")]
    return [item[1] for item in numbered if item for _ in range(int(item[2] or 1))]


def position(hand: list[str], **options: Any) -> dict[str, Any]:
    """A saved game of two in which seat 0 begins with that hand."""
    saved = throneroom.new("dominion", seed=1, first=0, names=["Anna", "Boris"], **options).save()
    state = saved["state"]
    state["phase"] = "action"
    state["players"][0]["hand"] = hand
    for card in hand:
        if card not in ("copper", "estate"):
            state["supply"][card] -= 1
    return saved
