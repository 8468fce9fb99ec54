"""What no scripted player ever does, whoever it is: idle in the last turn, give away what is rare,
take the last worker of somebody where a friend has more."""

from __future__ import annotations

from typing import Any

import pytest

from throneroom.games.west_kingdom.architects.cards import GUILDHALL
from throneroom.games.west_kingdom.tomesaga.architects_coop import ARCHITECTS_COOP as GAME
from throneroom.games.west_kingdom.tomesaga.architects_coop.state import State
from throneroom.games.west_kingdom.tomesaga.coop import Teammate
from throneroom.kernel import Decision, Match


def laughable(s: State, decision: Decision, answer: Any) -> str:
    """What a beginner would laugh at."""
    player = s.players[decision.seat]
    if decision.kind == "place" and s.turns_left is not None and GUILDHALL in decision.options:
        return "" if answer is GUILDHALL else "builds nothing in the last turn"
    if decision.kind == "offer" and isinstance(answer, Teammate):
        return "" if max(*player.goods, player.silver) > 3 else "gives away what is scarce"
    if decision.kind == "target":
        harmed = s.players[answer.seat]
        spared = [s.players[option.seat] for option in decision.options]
        if not harmed.free + sum(harmed.open) and any(one.free > 3 for one in spared):
            return "takes the last worker of somebody"
    return ""


@pytest.mark.parametrize("name", GAME.bots())
def test_nothing_a_beginner_would_laugh_at(name: str) -> None:
    match = Match.new(GAME, {"players": 3}, 5)
    minds = [GAME.bots()[name](seat) for seat in range(3)]
    last = 0
    while match.decision is not None:
        s, decision = match.state, match.decision
        answer = minds[decision.seat](GAME.look(s, decision.seat), decision)
        assert not laughable(s, decision, answer)
        last += s.turns_left is not None
        match.answer(answer)
    assert last, "somebody had a last turn"
