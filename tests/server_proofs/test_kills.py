"""Nothing that was acknowledged is lost, whenever the server or its database dies.

`python -m tests.server_proofs.kill --times 1000` goes on for as long as one likes.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server_proofs.kill import kill

pytestmark = [
    pytest.mark.slow,
    # Clients that are cut off while they connect leave a socket to the garbage collector.
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


@pytest.fixture(autouse=True)
def nothing_left() -> Iterator[None]:
    """What is left is collected here, where it is expected, and not in the middle of a later test,
    which would be blamed for it."""
    yield
    gc.collect()


@pytest.mark.parametrize("seed", range(4))
def test_a_killed_server_loses_no_answer(tmp_path: Path, seed: int) -> None:
    ledger = asyncio.run(kill(tmp_path, 26, seed=seed))
    assert ledger.answers > 100


def test_a_killed_server_loses_no_answer_on_postgresql(tmp_path: Path) -> None:
    ledger = asyncio.run(kill(tmp_path, 10, seed=11, postgresql=True))
    assert ledger.answers > 40


def test_a_killed_database_loses_no_answer(tmp_path: Path) -> None:
    """The server stays, and every table goes on once the database is back."""
    ledger = asyncio.run(kill(tmp_path, 6, seed=12, postgresql=True, what="database"))
    assert ledger.answers > 20
