"""A re-dealt world depends on the seed and on what the seat knows, not on what lies hidden."""

from __future__ import annotations

import pytest

from tests.conformance.walking import walk
from throneroom.games.oath import OATH
from throneroom.kernel import Match


@pytest.mark.parametrize("seed", range(3))
def test_worlds_of_one_seed_are_the_same_whatever_lies_hidden(seed: int) -> None:
    match = Match.new(OATH, {"players": 2 + seed}, seed, log=False)
    compared = 0
    for number, (decision, answer) in enumerate(walk(match, seed)):
        if decision.checkpoint and number % 9 == 0:
            other = match.redealt(decision.seat, seed=99)
            worlds = [each.redealt(decision.seat, seed=5).state for each in (match, other)]
            assert worlds[0] == worlds[1]
            compared += other.state != match.state
        if number == 120:
            break
        match.answer(answer)
    assert compared
