"""What no scripted player ever does, whoever it is: stand idle beside a worker of the Overlord who
could be driven off, push out a friend while one of his could go."""

from __future__ import annotations

from typing import Any

import pytest

from throneroom.games.west_kingdom.tomesaga.viscounts_coop import VISCOUNTS_COOP as GAME
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.cards import REMOVE, Intruder
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.look import Look
from throneroom.games.west_kingdom.viscounts.actions import PASS
from throneroom.kernel import Decision, Match


def laughable(look: Look, decision: Decision, answer: Any) -> str:
    """What a beginner would laugh at."""
    if decision.kind == "bump" and not isinstance(answer, Intruder):
        his = any(isinstance(one, Intruder) for one in decision.options)
        return "pushes out a player" if his else ""
    if decision.kind == "action" and answer is PASS and look.me.space is not None:
        does = [look.after(one, look.me.space) for one in decision.options if one is not PASS]
        return "leaves a worker of the Overlord alone" if REMOVE in does else ""
    return ""


@pytest.mark.parametrize("name", GAME.bots())
def test_nothing_a_beginner_would_laugh_at(name: str) -> None:
    actions = 0
    for seed in (5, 6, 7):
        match = Match.new(GAME, {"players": 3}, seed)
        minds = [GAME.bots()[name](seat) for seat in range(3)]
        while match.decision is not None:
            decision = match.decision
            look = GAME.look(match.state, decision.seat)
            answer = minds[decision.seat](look, decision)
            assert not laughable(look, decision, answer)
            actions += decision.kind == "action"
            match.answer(answer)
    assert actions > 30
