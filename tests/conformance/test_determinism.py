"""A record replays to the bit on any machine: nothing depends on hashes or addresses."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tests.conformance.digest import digests

ROOT = Path(__file__).parents[2]


def elsewhere(seed: int, padding: int) -> dict[str, str]:
    """The digests as another process finds them."""
    command = [sys.executable, "-m", "tests.conformance.digest", str(padding)]
    environment = {**os.environ, "PYTHONHASHSEED": str(seed)}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    return msgspec.json.decode(done.stdout, type=dict[str, str])


@pytest.mark.slow
def test_games_come_out_the_same_in_every_process() -> None:
    here = digests()
    for seed in (1, 2, 3):
        assert elsewhere(seed, padding=seed * 1237) == here
