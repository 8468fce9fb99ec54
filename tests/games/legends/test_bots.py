"""The bots play every variant, know no more than they may, and each is better than the last."""

from __future__ import annotations

import pytest

import throneroom
from tests.games.legends.table import DESERT, do, position
from throneroom import bots
from throneroom.games.legends.bots import BOTS
from throneroom.games.legends.bots.leads import HELD, LEADS
from throneroom.games.legends.bots.planning import Position, Taste
from throneroom.games.legends.bots.policies import EMPEROR
from throneroom.games.legends.cards import CARDS
from throneroom.games.legends.verbs import STOP
from throneroom.kernel import Chance, playout, read_options
from throneroom.lab.simulate import simulate

LEGENDS = throneroom.game("legends")
ALL = {"exploration": True, "citadels": True, "leaders": True, "events": True}
VARIANTS = [
    {},
    {"board": "player", "layout": "ring", **ALL},
    {"board": "player", "swamp": True, "ties": "die", **ALL},
]


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_bots_play_whole_games(players: int, options: dict[str, object]) -> None:
    chosen = read_options(LEGENDS, {"players": players, **options})
    state = LEGENDS.setup(chosen, Chance(players))
    state.options = chosen
    names = ["emperor", "warlord", "random", "greedy"][:players]
    minds = [bots.make(LEGENDS, name, seat) for seat, name in enumerate(names)]
    assert playout(LEGENDS, state, minds, check=True).reason == "cards"


@pytest.mark.parametrize("name", BOTS)
def test_a_choice_does_not_depend_on_what_the_seat_may_not_know(name: str) -> None:
    match = throneroom.new("legends", seed=5, players=2, exploration=True, swamp=True, log=False)
    minds = [BOTS[name](0), BOTS["greedy"](0)]
    twins = [BOTS[name](0), BOTS["greedy"](0)]
    while decision := match.decision:
        seat = decision.seat
        other = match.redealt(seat, seed=match.number)
        assert other.decision is not None
        chosen = minds[seat](match.look(seat), decision)
        assert twins[seat](other.look(seat), other.decision) == chosen
        match.answer(chosen)


def test_the_emperor_goes_where_the_points_are() -> None:
    """One army for each of two free islands, over the ropes, and the last for the third."""
    match = position({"r2": {0: 3}}, tiles=DESERT, row=["dire_ogre"])
    emperor = BOTS["emperor"](0)
    do(match, "dire_ogre")
    while match.decision is not None and match.decision.kind == "march":
        do(match, emperor(match.look(0), match.decision))
    held = {region.key for region in match.state.players[0].armies}
    assert held == {"r1", "r2", "r3"}


def test_freebooter_never_stops_a_march_with_points_in_reach() -> None:
    stops = 0
    for seed in range(6):
        match = throneroom.new("legends", seed=seed, players=2, log=False)
        minds = [BOTS["greedy"](0), BOTS["greedy"](1)]
        while decision := match.decision:
            look = match.look(decision.seat)
            chosen = minds[decision.seat](look, decision)
            if decision.kind == "march" and chosen is STOP:
                position = Position(look, Taste(width=2000))
                assert position.march(look.left, position.sea_cost())[0] < 1
                stops += 1
            match.answer(chosen)
    assert stops


def test_who_has_the_last_turn_of_all_knows_that_leads_stay() -> None:
    match = position({"c1": {0: 1}}, players=2)
    assert 0.5 < Position(match.look(0), EMPEROR).sure[LEADS.index(1)] < 1.0
    state = match.state
    state.players[1].cards = list(CARDS.values())[: state.cards_to_collect]
    assert Position(match.look(0), EMPEROR).sure == HELD


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_is_clearly_better_than_the_one_before(players: int) -> None:
    """Measured over 240 games each: docs/legends.md. Here a few, with a wide margin."""
    fair = 1 / players
    for better, worse in (("greedy", "random"), ("warlord", "greedy"), ("emperor", "greedy")):
        report = simulate("legends", [better, *[worse] * (players - 1)], games=24, seed=3)
        assert report.bots[0].win_rate > 1.2 * fair
