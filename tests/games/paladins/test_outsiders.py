"""Every outsider by its name: attacked, converted, and its points (`outsiders.toml`)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.games.paladins.table import (
    CREWS,
    RICH,
    brings,
    of_suits,
    points,
    position,
    reason,
    targets,
)
from throneroom.games.west_kingdom.paladins.cards import OUTSIDERS, TOWNSFOLK

CARDS = tomllib.loads((Path(__file__).parent / "outsiders.toml").read_text(encoding="utf-8"))
NO_TAX = {"suspicion": ["suspicion_0"]}


def test_every_card_is_there() -> None:
    assert set(CARDS) == set(OUTSIDERS)


@pytest.mark.parametrize("card", CARDS)
def test_attacked(card: str) -> None:
    t = position(
        outsiders={1: card}, tops=NO_TAX, A={**RICH, "strength": 1, "pool": CREWS["attack"]}
    )
    assert brings(t, "attack", card) == CARDS[card]["attacked"]
    assert t.A.attacked == (OUTSIDERS[card],)
    assert t.s.outsider_row[0] is None


@pytest.mark.parametrize("card", [key for key in CARDS if "attacked_bare" in CARDS[key]])
def test_attacked_without_suspicion_or_debt(card: str) -> None:
    t = position(outsiders={1: card}, A={"strength": 1, "pool": CREWS["attack"]})
    assert brings(t, "attack", card) == CARDS[card]["attacked_bare"]


@pytest.mark.parametrize("card", CARDS)
def test_converted(card: str) -> None:
    t = position(outsiders={1: card}, A={**RICH, "silver": 2, "pool": CREWS["convert"]})
    assert brings(t, "convert", card) == CARDS[card]["converted"]
    assert t.A.converted == (OUTSIDERS[card],)


@pytest.mark.parametrize("card", CARDS)
def test_out_of_reach(card: str) -> None:
    """In the fourth slot: faith 6 to convert it, strength 7 to attack it, or silver."""
    player = {"faith": 5, "strength": 4, "silver": 2}
    t = position(outsiders={4: card}, A={**player, "pool": CREWS["convert"]})
    assert reason(t, "convert") == "none_in_reach"
    t = position(outsiders={4: card}, A={**player, "pool": CREWS["attack"]})
    assert reason(t, "attack") == "none_in_reach"
    t = position(outsiders={4: card}, A={**player, "silver": 3, "pool": CREWS["attack"]})
    assert targets(t, "attack") == [card]


SPOTS = ["abs_pray", "abs_pray", "abs_faith", "abs_debt", "abs_labourer"]
WORKSHOPS = {"attack": 2, "convert": 2, "absolve": 2, "garrison": 1}
MERCENARIES = [key for key in CARDS if key.startswith("mercenary")]


def with_count(card: str, what: str, n: int) -> dict[str, Any]:
    """A player who has so much of what the card counts, and the card."""
    given: dict[str, Any] = {"converted": [card]}
    if what in ("blue", "green", "yellow"):
        others = [key for key in of_suits({what: 12}) if key != card]
        given["attacked"] = others[:n]
    elif what == "mercenaries":
        given["converted"] = [card, *[key for key in MERCENARIES if key != card][: n - 1]]
    elif what == "orders":
        given["monks"] = 5 * n
    elif what == "workshops":
        left = n
        placed = {}
        for action, most in WORKSHOPS.items():
            placed[action] = min(most, left)
            left -= placed[action]
        given["workshops"] = placed
    elif what == "townsfolk":
        given["townsfolk"] = [key for key in TOWNSFOLK if "_1" in key][:n]
    elif what == "jars":
        given["spots"] = SPOTS[:n]
    else:
        given[what] = n
    return given


@pytest.mark.parametrize("card", CARDS)
def test_points(card: str) -> None:
    for n, worth in CARDS[card]["points"]:
        what = CARDS[card]["counts"]
        t = position(orders=["order_commission"], extra=True, A=with_count(card, what, n))
        own = worth * n if what == "mercenaries" else worth
        assert points(t, "A", "outsiders") == own, n
