"""Every apprentice, building, reward, market card and board by its name: `cards.toml`."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tests.games.architects.table import Illegal
from tests.games.architects.test_cases import check, play
from throneroom.games.west_kingdom.architects.cards import (
    APPRENTICES,
    BOARDS,
    BUILDINGS,
    MARKET_CARDS,
    REWARDS,
)

CARDS = tomllib.loads((Path(__file__).parent / "cards.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("card", "what"), [(card, what) for card, rows in CARDS.items() for what in rows]
)
def test_card(card: str, what: str) -> None:
    row = CARDS[card][what]
    if row["then"].get("error"):
        with pytest.raises(Illegal):
            play(row["given"], row["when"])
    else:
        check(play(row["given"], row["when"]), row["then"])


def test_every_card_has_its_use_and_a_corner() -> None:
    rewards = {f"reward_{key}" for key in REWARDS}
    assert set(CARDS) == {*APPRENTICES, *BUILDINGS, *BOARDS, *MARKET_CARDS, *rewards}
    assert all(len(rows) >= 2 for rows in CARDS.values())
