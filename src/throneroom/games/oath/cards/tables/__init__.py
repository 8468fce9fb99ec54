"""The printed values, as TOML tables."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any


def read(name: str) -> dict[str, Any]:
    """The table of this name."""
    return tomllib.loads((files(__package__) / f"{name}.toml").read_text(encoding="utf-8"))


def reconstructed(table: dict[str, Any], path: str) -> list[str]:
    """The values of a table that its rows mark as uncertain, each with its path."""
    found = [f"{path}.{name}" for name in table.get("reconstructed", ())]
    for name, part in table.items():
        if isinstance(part, dict):
            found += reconstructed(part, f"{path}.{name}")
    return found


RECONSTRUCTED: tuple[str, ...] = tuple(
    value
    for name in ("boards", "dice", "visions", "first_game")
    for value in reconstructed(read(name), name)
)
"""The values for which no printed component was at hand."""
