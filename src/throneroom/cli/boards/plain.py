"""A game's view as plain data, for games without a board of their own."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.text import Text

from throneroom.cli.choices import Entry
from throneroom.kernel import Question
from throneroom.text import Voice


def draw(
    view: Any, voice: Voice, question: Question | None, width: int, asked: Sequence[Entry] = ()
) -> RenderableType:
    return Text("\n".join(_lines(msgspec.to_builtins(view), "")))


def _lines(value: Any, indent: str) -> list[str]:
    lines: list[str] = []
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    for name, part in pairs:
        if (
            isinstance(part, dict | list)
            and part
            and any(isinstance(p, dict | list) for p in _of(part))
        ):
            lines += [f"{indent}{name}:", *_lines(part, indent + "  ")]
        else:
            lines.append(f"{indent}{name}: {_short(part)}")
    return lines


def _of(part: dict[str, Any] | list[Any]) -> Collection[Any]:
    return part.values() if isinstance(part, dict) else part


def _short(part: Any) -> str:
    if isinstance(part, dict):
        return ", ".join(f"{name} {_short(value)}" for name, value in part.items()) or "–"
    if isinstance(part, list):
        return ", ".join(_short(one) for one in part) or "–"
    return "–" if part is None else str(part)


def shown(view: Any, question: Question) -> Sequence[str]:
    return ()


def describe(key: str, voice: Voice) -> str:
    return ""


def tally(view: Any, voice: Voice) -> Sequence[tuple[str, Sequence[str]]]:
    return ()


def catalogue(voice: Voice, width: int) -> RenderableType | None:
    return None
