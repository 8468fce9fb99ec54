from __future__ import annotations

import pytest

from tests.games.dominion.table import asked, options, position
from throneroom.games.dominion.scoring import score
from throneroom.kernel import ScoreLine


@pytest.mark.parametrize(
    ("card", "points"), [("estate", 1), ("duchy", 3), ("province", 6), ("curse", -1)]
)
def test_a_card_brings_the_points_it_says(card: str, points: int) -> None:
    """Card text, «Поместье», «Герцогство», «Провинция», «Проклятие»."""
    match = position(hands=[[card]])
    assert score(match.state.players[0]).lines == [ScoreLine(card, 1, points)]


def test_victory_cards_and_curses_can_not_be_played() -> None:
    """Rulebook, «Комплект игры»: victory cards are of almost no use during the game."""
    match = position(hands=[["estate", "duchy", "province", "curse"]], phase="action")
    assert asked(match) == (0, "buy")
    assert not any(option.startswith("play") for option in options(match))
