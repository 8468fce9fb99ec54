"""Every question and every answer has its numbers, and no seat is shown what is hidden from it."""

from __future__ import annotations

import pytest

from tests.conformance.walking import walk
from throneroom.env.viscounts import ViscountsEncoding
from throneroom.games.west_kingdom.viscounts import VISCOUNTS
from throneroom.kernel import Chance, Match

ENCODING = ViscountsEncoding()


@pytest.mark.parametrize(
    "options",
    [{"players": 1, "difficulty": 1}, {"players": 2}, {"players": 4, "extra_heroes": True}],
    ids=str,
)
def test_everything_has_its_numbers(options: dict[str, object]) -> None:
    for seed in range(3):
        match = Match.new(VISCOUNTS, options, seed, log=False)
        for decision, answer in walk(match, seed):
            paths = [ENCODING.path(option) for option in decision.options]
            assert len(set(paths)) == len(decision.options)
            assert not any(one != two and two[: len(one)] == one for one in paths for two in paths)
            seen = ENCODING.observe(match.state, decision.seat, decision, ())
            assert len(seen) == ENCODING.size
            if match.number % 20 == 0:
                other = match.state.copy()
                VISCOUNTS.redeal(other, decision.seat, Chance(match.number))
                assert ENCODING.observe(other, decision.seat, decision, ()) == seen
            match.answer(answer)


def test_two_different_tables_look_different() -> None:
    match = Match.new(VISCOUNTS, {"players": 3}, 1, log=False)
    seen = set()
    for decision, answer in walk(match, 1):
        if decision.kind == "play":
            seen.add(bytes(ENCODING.observe(match.state, decision.seat, decision, ())))
        match.answer(answer)
    assert len(seen) > 20
