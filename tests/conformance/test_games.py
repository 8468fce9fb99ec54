"""Every registered game keeps every promise."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.conformance.cases import Case, cases
from tests.conformance.checks import CHECKS, EVERY, Check
from tests.conformance.options import FOUND, MORE, REMEMBERED, SECRETS
from throneroom.games.dominion.cards import CARDS
from throneroom.registry import games


def _cases(slug: str) -> list[Case]:
    return cases(
        games()[slug],
        MORE.get(slug, []),
        FOUND.get(slug, []),
        SECRETS.get(slug),
        REMEMBERED.get(slug, []),
    )


def _walks() -> Iterator[Any]:
    for slug in games():
        for number, case in enumerate(_cases(slug)):
            for shift, (name, check) in enumerate(CHECKS.items()):
                slow = (number + shift) % EVERY[name] != 0
                marks = [pytest.mark.slow] if slow else []
                yield pytest.param(check, case, id=f"{name}-{case}", marks=marks)


@pytest.mark.parametrize(("check", "case"), list(_walks()))
def test_promise(check: Check, case: Case) -> None:
    check(case)


@pytest.mark.parametrize("slug", list(games()))
def test_the_game_is_listed(slug: str) -> None:
    """A game tells in `tests/conformance/options.py` what else to play and what is secret."""
    assert slug in MORE
    assert slug in SECRETS
    assert slug in REMEMBERED
    assert games()[slug].slug == slug


def test_the_listed_games_exist() -> None:
    assert set(MORE) == set(SECRETS) == set(REMEMBERED) == set(games())


def test_every_dominion_card_is_on_offer_somewhere() -> None:
    game = games()["dominion"]
    offered: set[str] = set()
    for case in cases(game, MORE["dominion"]):
        offered.update(card.key for card in case.begin(log=False).state.supply)
    assert offered == set(CARDS)
