"""What those who search are told: games are imagined to their end, and chances follow from the
points one can expect."""

from __future__ import annotations

import pytest

import throneroom
from tests.games.legends.table import do, position
from throneroom.bots.search.walk import Walk
from throneroom.games.legends.bots.guide import LegendsGuide, quick
from throneroom.games.legends.state import Phase
from throneroom.kernel import Match, Message, Sight

GAME = throneroom.game("legends")
GUIDE = LegendsGuide()


def test_a_game_is_imagined_to_its_end() -> None:
    match = position({"c1": {0: 1}}, players=2)
    walk = Walk(Sight(match), 1)
    assert all(isinstance(lead, float) for lead in walk.step().leads)


def test_of_three_games_in_a_row_one_is_imagined() -> None:
    match = Match.new(GAME, {"players": 2, "long_game": True}, seed=3, log=False)
    start = match.state.copy()
    world = Sight(match).deal(5)
    world.play_on([quick(0), quick(1)], lambda state: GUIDE.enough(start, state))
    assert (world.state.game, world.state.phase) == (2, Phase.TURNS)
    assert not any(player.cards for player in world.state.players)


def test_a_reason_counts_no_points_that_another_region_costs() -> None:
    citadels = dict.fromkeys(("c2", "m1", "m2"), "citadel")
    reasons = {}
    for armies in (1, 2):
        match = position({"m4": {0: armies}}, tokens=citadels, row=["ancient_sage"], citadels=True)
        do(match, "ancient_sage")
        then, decision = match.foresee("m4>c2"), match.decision
        assert then is not None
        assert decision is not None
        step = decision.read("m4>c2")
        reasons[armies] = GUIDE.reason(match.state, then.state, decision, step)
    assert reasons[2] == Message("reason-island", {"region": "c2", "points": 2, "island": 1})
    assert reasons[1] == Message("reason-map", {"points": 1})


def test_chances_count_the_points_of_earlier_games() -> None:
    state = position({"c1": {0: 1, 1: 1}}, players=2, long_game=True).state
    even = GUIDE.evaluate(state)
    state.game, state.points = 2, [[30, 10]]
    ahead = GUIDE.evaluate(state)
    assert sum(even) == pytest.approx(1) == sum(ahead)
    assert even[0] == pytest.approx(even[1], abs=0.1)
    assert ahead[0] > 0.9
    state.game, state.points = 3, [[30, 10], [10, 30]]
    assert GUIDE.evaluate(state)[0] == pytest.approx(0.5, abs=0.1)
