"""The test game in which all draft and bid at the same time, installed where servers find it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server.client import Guest
from throneroom import registry

ROOT = Path(__file__).parents[2]


def install(folder: Path) -> None:
    """Makes a folder from which Python knows the game, given that it finds these tests."""
    metadata = folder / "fair-1.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: fair\nVersion: 1\n")
    (metadata / "entry_points.txt").write_text(
        "[throneroom.games]\nfair = tests.kernel.games.fair:FAIR\n"
    )


@contextmanager
def installed(folder: Path) -> Iterator[None]:
    """For servers in this process, and the processes that they start."""
    install(folder)
    before = list(sys.path)
    sys.path[:0] = [str(folder), str(ROOT)]
    registry.games.cache_clear()
    try:
        yield
    finally:
        sys.path[:] = before
        registry.games.cache_clear()


def open_fair(host: Guest, seats: list[Any], *others: Guest, hand: int = 2, **wish: Any) -> str:
    """A table that has started; others take the open seats."""
    wishes = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
    options = {"players": len(seats), "hand": hand}
    body = {"game": "fair", "options": options, "seats": wishes, **wish}
    table: str = host.post("/api/tables", body)["id"]
    free = [seat for seat, wished in enumerate(wishes) if wished["kind"] == "open"]
    for other, seat in zip(others, free, strict=True):
        other.sit(table, host.invite(table, seat))
    host.start(table)
    return table
