"""What every game promises is walked by the conformance suite; here, what only this one does."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.cases import Case
from tests.conformance.walking import walk
from tests.games.architects.table import workers_of
from throneroom.games.west_kingdom.architects import ARCHITECTS
from throneroom.games.west_kingdom.architects.cards import WORKERS

SETS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "setup": "variable", "characters": "chosen", "starting_apprentice": True},
    {"players": 5, "promo_cards": True, "starting_apprentice": True},
]
PLAYED = [Case(ARCHITECTS, each, seed) for seed, each in enumerate(SETS)]


@pytest.mark.parametrize("case", PLAYED, ids=str)
def test_twenty_workers_after_every_step(case: Case) -> None:
    match = case.begin(log=False)
    for _, answer in walk(match, case.seed):
        match.answer(answer)
        for seat in range(match.options.players):
            assert workers_of(match.state, seat) == WORKERS
