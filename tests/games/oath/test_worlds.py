"""Random games with cards of all kinds keep every invariant."""

from __future__ import annotations

import pytest

from tests.games.oath.worlds import play


@pytest.mark.parametrize("seed", range(20))
def test_a_random_world_is_played_to_its_end(seed: int) -> None:
    assert play(seed, checked=True) > 10
