"""A record replays to the bit on any machine: nothing depends on hashes or addresses."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conformance.digest import digest
from throneroom.registry import games

ROOT = Path(__file__).parents[2]


def elsewhere(slug: str, seed: int, padding: int) -> str:
    """The digest as another process finds it."""
    command = [sys.executable, "-m", "tests.conformance.digest", slug, str(padding)]
    environment = {**os.environ, "PYTHONHASHSEED": str(seed)}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.slow
@pytest.mark.parametrize("slug", list(games()))
def test_games_come_out_the_same_in_every_process(slug: str) -> None:
    here = digest(slug)
    for seed in (1, 2, 3):
        assert elsewhere(slug, seed, padding=seed * 1237) == here
