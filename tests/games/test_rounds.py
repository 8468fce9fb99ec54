"""How far a game is: lists of tables say "round 3", and each turn is told from every other."""

from __future__ import annotations

import pytest

from throneroom import bots
from throneroom.kernel import Match
from throneroom.kernel.world import ask
from throneroom.registry import game

ROUNDS = 3


@pytest.mark.parametrize(
    "slug",
    ["architects", "paladins", "viscounts", "architects_coop", "paladins_coop", "viscounts_coop"],
)
def test_rounds_are_counted_and_turns_told_apart(slug: str) -> None:
    match = Match.new(game(slug), {"players": 2}, seed=1, log=False)
    minds = [bots.make(match.game, bots.names(match.game)[0], seat) for seat in range(2)]
    turns = set()
    while match.state.round <= ROUNDS:
        assert match.decision is not None
        assert match.game.turn(match.state) == match.state.round
        turns.add(match.game.turn_key(match.state))
        match.answer(ask(minds[match.decision.seat], match))
    assert len(turns) >= ROUNDS
