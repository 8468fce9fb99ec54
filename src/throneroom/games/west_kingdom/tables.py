"""The printed facts, read from a game's `components/` into tables that can't be changed."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from throneroom.kernel import Kept


def kept(data: Any) -> Any:
    """The same data, unchangeable."""
    if isinstance(data, dict):
        return Kept.of({key: kept(value) for key, value in data.items()})
    return tuple(kept(one) for one in data) if isinstance(data, list) else data


def read_table(package: str, name: str) -> dict[str, Any]:
    """A file of a game's `components/`."""
    text = (files(package) / "components" / f"{name}.toml").read_text("utf-8")
    table: dict[str, Any] = kept(tomllib.loads(text))
    return table
