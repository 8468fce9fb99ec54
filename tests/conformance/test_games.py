"""Every registered game keeps every promise."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.conformance.cases import Case, cases
from tests.conformance.checks import CHECKS, EVERY, Check
from tests.conformance.options import FOUND, LONG, MORE, REMEMBERED, SECRETS, SHOWN
from throneroom.games.dominion.cards import CARDS
from throneroom.registry import games


def _cases(slug: str) -> list[Case]:
    return cases(
        games()[slug],
        MORE.get(slug, []),
        FOUND.get(slug, []),
        SECRETS.get(slug),
        REMEMBERED.get(slug, []),
        SHOWN.get(slug, []),
    )


WALKS, LONG_WALKS = 4, 2
"""How many of a game's cases each check walks, the next check the next ones; those of a long game.
`pytest --all-walks` has every check walk them all, the quick run only the first."""

EIGHTH = 8
"""The quick run walks a long game for each eighth check only, every game for others."""


def _walks(*, all_walks: bool) -> Iterator[Any]:
    for place, slug in enumerate(games()):
        played = _cases(slug)
        walks = LONG_WALKS if slug in LONG else WALKS
        for shift, (name, check) in enumerate(CHECKS.items()):
            always = len(FOUND.get(slug, []))
            walked = played if all_walks else _some(played, shift, walks, always)
            passed_over = slug in LONG and (shift + place) % EIGHTH
            for number, case in enumerate(walked):
                slow = passed_over or number % (walks * EVERY[name])
                marks = [pytest.mark.slow] if slow else []
                yield pytest.param(check, case, id=f"{name}-{case}", marks=marks)


def _some(played: list[Case], shift: int, walks: int, always: int) -> list[Case]:
    """A few cases far apart, and the last ones."""
    changing = len(played) - always
    numbers = {(shift + i * changing // walks) % changing for i in range(walks)}
    return [played[number] for number in sorted(numbers)] + played[changing:]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if metafunc.function is test_promise:
        all_walks = metafunc.config.getoption("--all-walks")
        metafunc.parametrize(("check", "case"), list(_walks(all_walks=all_walks)))


def test_promise(check: Check, case: Case) -> None:
    check(case)


@pytest.mark.parametrize("slug", list(games()))
def test_the_game_is_listed(slug: str) -> None:
    """A game tells in `tests/conformance/options.py` what else to play and what is secret."""
    assert slug in MORE
    assert slug in SECRETS
    assert slug in REMEMBERED
    assert slug in SHOWN
    assert games()[slug].slug == slug


def test_the_listed_games_exist() -> None:
    assert set(MORE) == set(SECRETS) == set(REMEMBERED) == set(games())


def test_every_dominion_card_is_on_offer_somewhere() -> None:
    game = games()["dominion"]
    offered: set[str] = set()
    for case in cases(game, MORE["dominion"]):
        offered.update(card.key for card in case.begin(log=False).state.supply)
    assert offered == set(CARDS)
