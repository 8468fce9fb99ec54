"""The promises that every game keeps, over option sets of this one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.cases import Case
from tests.conformance.checks import CHECKS, EVERY
from tests.conformance.walking import walk
from tests.games.architects.table import workers_of
from throneroom.games.west_kingdom.architects import ARCHITECTS
from throneroom.games.west_kingdom.architects.cards import WORKERS

SETS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "setup": "variable", "characters": "chosen", "starting_apprentice": True},
    {"players": 2, "setup": "variable", "promo_cards": True, "fortress_any_locations": False},
    {"players": 3, "apprentice_refresh": True, "conspirator_per_capture": True, "first": 1},
    {"players": 4, "setup": "variable", "extra_boards": False, "promo_cards": True},
    {"players": 5, "promo_cards": True, "starting_apprentice": True},
]
SECRETS = {
    "building_kept": ("card", ["seat"]),
    "loss_avoided": ("card", ["seat"]),
    "drew": ("cards", ["seat"]),
    "kept_one": ("card", ["seat"]),
    "discarded": ("cards", ["seat"]),
}
REMEMBERED = ["deck_known"]
"""Everybody saw who put cards under the deck."""

PLAYED = [Case(ARCHITECTS, each, seed, SECRETS, REMEMBERED) for seed, each in enumerate(SETS)]
WALKS = 2


def _walks() -> list[Any]:
    """A few option sets for each promise, the next promise the next ones. The quick run walks one
    for each fourth promise."""
    found = []
    for shift, name in enumerate(CHECKS):
        for i in range(WALKS if EVERY[name] == 1 else 1):
            case = PLAYED[(shift + i * len(PLAYED) // WALKS) % len(PLAYED)]
            marks = [pytest.mark.slow] if i or shift % 4 else []
            found.append(pytest.param(name, case, id=f"{name}-{case}", marks=marks))
    return found


@pytest.mark.parametrize(("name", "case"), _walks())
def test_promise(name: str, case: Case) -> None:
    CHECKS[name](case)


@pytest.mark.parametrize("case", [PLAYED[0], PLAYED[1], PLAYED[-1]], ids=str)
def test_twenty_workers_after_every_step(case: Case) -> None:
    match = case.begin(log=False)
    for _, answer in walk(match, case.seed):
        match.answer(answer)
        for seat in range(match.options.players):
            assert workers_of(match.state, seat) == WORKERS
