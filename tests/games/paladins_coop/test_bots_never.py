"""What no scripted player ever does, whoever it is: pass with an order to be fulfilled, strive for
honour where there is no more, pay with honour for a good that abounds."""

from __future__ import annotations

from typing import Any

import pytest

from throneroom.games.west_kingdom.paladins.cards import Favour
from throneroom.games.west_kingdom.paladins.flow import PASS
from throneroom.games.west_kingdom.tomesaga.coop import Teammate
from throneroom.games.west_kingdom.tomesaga.paladins_coop import PALADINS_COOP as GAME
from throneroom.games.west_kingdom.tomesaga.paladins_coop.cards import (
    HONOUR_MAX,
    OVERLAYS,
    TeamOrder,
)
from throneroom.games.west_kingdom.tomesaga.paladins_coop.state import State
from throneroom.kernel import Decision, Match

PLENTY = 4


def laughable(s: State, decision: Decision, answer: Any) -> str:
    """What a beginner would laugh at."""
    player = s.players[decision.seat]
    if decision.kind == "turn":
        if answer is PASS and any(isinstance(one, TeamOrder) for one in decision.options):
            return "passes with an order to be fulfilled"
        if isinstance(answer, Favour):
            workers = len(s.favour_stacks[s.favours.index(answer)])
            return "ruins the own honour for a favour" if workers >= PLENTY else ""
    if decision.kind == "receiver" and s.acting in OVERLAYS and isinstance(answer, Teammate):
        friend = s.players[answer.seat]
        if friend.honour == HONOUR_MAX and not friend.suspicion:
            return "gives honour to somebody who has it all"
    if decision.kind == "penalty" and answer.key == "honour":
        held = {"silver": player.silver, "provision": player.provisions}
        rich = any(held.get(one.key, 0) >= PLENTY for one in decision.options)
        low = min(player.faith, player.strength, player.influence)
        return "pays with honour" if rich and low >= player.honour else ""
    return ""


@pytest.mark.parametrize("name", GAME.bots())
def test_nothing_a_beginner_would_laugh_at(name: str) -> None:
    match = Match.new(GAME, {"players": 3}, 5)
    minds = [GAME.bots()[name](seat) for seat in range(3)]
    turns = 0
    while match.decision is not None:
        s, decision = match.state, match.decision
        answer = minds[decision.seat](GAME.look(s, decision.seat), decision)
        assert not laughable(s, decision, answer)
        turns += decision.kind == "turn"
        match.answer(answer)
    assert turns > 60
