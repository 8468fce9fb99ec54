"""Every question and every answer has its numbers, and no seat is shown what is hidden from it."""

from __future__ import annotations

import pytest

from tests.conformance.walking import walk
from throneroom.env.paladins import PaladinsEncoding
from throneroom.games.west_kingdom.paladins import PALADINS
from throneroom.kernel import Chance, Match

ENCODING = PaladinsEncoding()


@pytest.mark.parametrize(
    "options",
    [{"players": 2}, {"players": 4, "extra_townsfolk": True}],
    ids=str,
)
def test_everything_has_its_numbers(options: dict[str, object]) -> None:
    match = Match.new(PALADINS, options, 5, log=False)
    for decision, answer in walk(match, 5):
        paths = [ENCODING.path(option) for option in decision.options]
        assert len(set(paths)) == len(set(decision.options))
        seen = ENCODING.observe(match.state, decision.seat, decision, ())
        assert len(seen) == ENCODING.size
        if match.number % 20 == 0:
            other = match.state.copy()
            PALADINS.redeal(other, decision.seat, Chance(match.number))
            assert ENCODING.observe(other, decision.seat, decision, ()) == seen
        match.answer(answer)
