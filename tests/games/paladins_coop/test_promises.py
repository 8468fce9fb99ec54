"""Random games: every card once, twenty workers of the Overlord, honour within its bounds, whoever
plays and however hard."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.paladins.test_random import eager
from throneroom.games.west_kingdom.paladins.state import Phase
from throneroom.games.west_kingdom.tomesaga.coop import WORKERS
from throneroom.games.west_kingdom.tomesaga.paladins_coop import PALADINS_COOP
from throneroom.games.west_kingdom.tomesaga.paladins_coop.cards import KING_ROUND
from throneroom.games.west_kingdom.tomesaga.paladins_coop.check import check, check_checkpoint
from throneroom.games.west_kingdom.tomesaga.paladins_coop.laws import (
    modes_of,
    no_mode_at_all,
    no_mode_for,
    no_order,
    receivers,
)
from throneroom.games.west_kingdom.tomesaga.paladins_coop.scoring import score_of
from throneroom.games.west_kingdom.tomesaga.paladins_coop.state import State
from throneroom.kernel import Decision, Match

SETS: list[dict[str, Any]] = [
    {"players": players, "difficulty": difficulty, "starters": starters}
    for players in (1, 2, 3, 4)
    for difficulty, starters in (("normal", "chosen"), ("hard", "random"), ("nightmare", "random"))
]


@pytest.mark.parametrize(
    "number",
    [
        pytest.param(number, marks=pytest.mark.slow if SETS[number]["players"] > 2 else ())
        for number in range(len(SETS))
    ],
)
def test_invariants_after_every_step(number: int) -> None:
    match = Match.new(PALADINS_COOP, SETS[number], number, log=False)
    rng = random.Random(number)
    while (decision := match.decision) is not None:
        s: State = match.state
        check(s)
        if decision.checkpoint:
            check_checkpoint(s)
        assert s.free + sum(s.overlords) == WORKERS
        if decision.kind == "turn":
            assert_options_and_reasons_agree(s, decision)
        match.answer(eager(decision, rng))
    assert_end(match.state)


def assert_options_and_reasons_agree(s: State, decision: Decision) -> None:
    me, offered = decision.seat, {option.key for option in decision.options}
    for mode in modes_of(s.players[me]):
        assert bool(no_mode_at_all(s, me, mode)) is (mode.key not in offered), mode
        possible = receivers(s, me, mode)
        assert bool(possible) is (mode.key in offered), mode
        for to in range(len(s.players)):
            assert bool(no_mode_for(s, me, mode, to)) is (to not in possible), mode
    for order in s.orders:
        assert bool(no_order(s, me, order)) is (order.key not in offered), order


def assert_end(s: State) -> None:
    assert s.phase is Phase.OVER
    assert s.round == KING_ROUND
    outcome = PALADINS_COOP.outcome(s)
    total = sum(score_of(s, seat).total for seat in range(len(s.players)))
    assert outcome.together is (total >= s.goal)
    assert outcome.ranks == [1] * len(s.players)
    for player in s.players:
        assert max(player.faith, player.strength, player.influence) <= player.honour
