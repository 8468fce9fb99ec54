"""Random games with cards of all kinds keep every invariant."""

from __future__ import annotations

import pytest

from tests.games.oath.worlds import play

SEEDS = [pytest.param(seed, marks=[pytest.mark.slow] if seed >= 4 else []) for seed in range(20)]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_world_is_played_to_its_end(seed: int) -> None:
    assert play(seed, checked=True) > 10
