"""Every question and every answer has its numbers, and no seat is shown what is hidden from it."""

from __future__ import annotations

import pytest

from tests.conformance.walking import walk
from throneroom.env.architects import ArchitectsEncoding
from throneroom.games.west_kingdom.architects import ARCHITECTS
from throneroom.kernel import Chance, Match

ENCODING = ArchitectsEncoding()


@pytest.mark.parametrize(
    "options",
    [
        {"players": 5},
        {"players": 3, "setup": "variable", "characters": "chosen", "promo_cards": True},
    ],
    ids=str,
)
def test_everything_has_its_numbers(options: dict[str, object]) -> None:
    match = Match.new(ARCHITECTS, options, 5, log=False)
    for decision, answer in walk(match, 5):
        paths = [ENCODING.path(option) for option in decision.options]
        assert len(set(paths)) == len(set(decision.options))
        seen = ENCODING.observe(match.state, decision.seat, decision, ())
        assert len(seen) == ENCODING.size
        if match.number % 20 == 0:
            other = match.state.copy()
            ARCHITECTS.redeal(other, decision.seat, Chance(match.number))
            assert ENCODING.observe(other, decision.seat, decision, ()) == seen
        match.answer(answer)
