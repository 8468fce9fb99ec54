"""Positions that no game could reach are refused when they are loaded."""

from __future__ import annotations

import pytest

import throneroom
from throneroom.games.oath import OATH
from throneroom.kernel import ImpossiblePosition, Match


def test_boards_are_picked_in_turn_order() -> None:
    """Setup 9, 15: whoever comes before the active player has a board."""
    saved = throneroom.new("oath", players=3, chancellor=2, seed=1).save()
    assert (saved["state"]["phase"], saved["state"]["active"]) == ("boards", 0)
    saved["state"]["active"] = 1
    with pytest.raises(ImpossiblePosition, match=r"state\.players\[0\]\.colour: .* is not allowed"):
        Match.load(OATH, saved)


@pytest.mark.parametrize("phase", ["boards", "tokens"])
def test_no_pawn_stands_while_boards_and_tokens_are_laid_out(phase: str) -> None:
    match = throneroom.new("oath", players=3, chancellor=2, seed=1)
    while match.state.phase.value != "pawns":
        assert match.decision is not None
        match.answer(match.decision.options[0])
    saved = match.save()
    saved["state"]["phase"] = phase
    with pytest.raises(ImpossiblePosition, match="pawns are placed one after another"):
        Match.load(OATH, saved)
