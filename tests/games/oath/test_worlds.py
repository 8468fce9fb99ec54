"""Random games with cards of all kinds keep every invariant."""

from __future__ import annotations

import random

import pytest

from tests.games.oath.worlds import play
from throneroom.games.oath.cards import DENIZENS, RELICS

SEEDS = [pytest.param(seed, marks=[pytest.mark.slow] if seed >= 4 else []) for seed in range(20)]
RICH = [pytest.param(seed, marks=[pytest.mark.slow] if seed >= 1 else []) for seed in range(5)]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_world_is_played_to_its_end(seed: int) -> None:
    assert play(seed, checked=True) > 10


@pytest.mark.parametrize("seed", RICH)
def test_a_rich_world_is_played_to_its_end(seed: int) -> None:
    """With many cards on the table, relics in all hands, and players who use what they have."""
    rng = random.Random(seed)
    rare = [*rng.sample(list(DENIZENS), 30), *rng.sample(list(RELICS), 6)]
    assert play(seed, checked=True, rare=rare) > 10
