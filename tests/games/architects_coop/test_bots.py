"""The bots play as a team: they offer what a demand needs and free their friends."""

from __future__ import annotations

import pytest

from tests.games.architects_coop.table import (
    BLUE,
    GREEN,
    RED,
    demands,
    give,
    overlord,
    position,
)
from throneroom.games.west_kingdom.architects.cards import (
    BUILDINGS,
    FOREST,
    GUILDHALL,
    MINES,
    OPEN,
    QUARRY,
    TOP,
)
from throneroom.games.west_kingdom.tomesaga.architects_coop import ARCHITECTS_COOP
from throneroom.games.west_kingdom.tomesaga.architects_coop.bots.guide import ArchitectsCoopGuide
from throneroom.games.west_kingdom.tomesaga.architects_coop.bots.planning import Care, TeamPlan
from throneroom.games.west_kingdom.tomesaga.architects_coop.bots.policies import (
    BUILDER,
    STEWARD,
    steward,
)
from throneroom.games.west_kingdom.tomesaga.architects_coop.cards import DEMANDS
from throneroom.games.west_kingdom.tomesaga.architects_coop.look import Look
from throneroom.games.west_kingdom.tomesaga.architects_coop.state import State
from throneroom.kernel import Match


def play(seed: int, players: int) -> Match:
    match = Match.new(ARCHITECTS_COOP, {"players": players}, seed)
    minds = [steward(seed + i) for i in range(players)]
    while match.decision is not None:
        seat = match.decision.seat
        match.answer(minds[seat](ARCHITECTS_COOP.look(match.state, seat), match.decision))
    return match


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_stewards_meet_demands(players: int) -> None:
    met = []
    for seed in range(3):
        s: State = play(seed, players).state
        met.append(sum(not s.lacking(demand) for demand in s.open_demands))
    assert sum(met) >= 2


def plan(s: State, seat: int = RED) -> TeamPlan:
    return TeamPlan(Look(s, seat), BUILDER, Care())


def test_an_unpaid_debt_is_the_best_offering() -> None:
    s = position(3)
    demands(s, "demand_clay", "demand_wood", "demand_debts")
    give(s, RED, unpaid=1, clay=1)
    thoughts = plan(s)
    best = max(s.open_demands, key=thoughts.offer_to)
    assert best is DEMANDS["demand_debts"]


def test_what_a_demand_asks_for_is_fetched_until_there_is_enough() -> None:
    def mined(clay: int) -> float:
        s = position(3)
        demands(s, "demand_clay")
        give(s, RED, clay=clay, storehouse=8, hand=[], level=TOP)
        thoughts = TeamPlan(Look(s, RED), STEWARD, Care(fetched=1.0))
        return thoughts.place(MINES) - thoughts.place(FOREST)

    assert mined(clay=4) > 1 > mined(clay=9) == 0


def test_a_larger_group_brings_the_goods_sooner() -> None:
    s = position(3)
    give(s, RED, hand=["well"], wood=2, level=TOP)
    alone = plan(s).works
    give(s, RED, quarry=3)
    group = plan(s).works
    well = alone.buildings[BUILDINGS["well"]]
    assert alone.stock.copy().reach(well) == 2
    assert group.stock.copy().reach(well) == 1


def test_the_place_that_completes_a_building_comes_first() -> None:
    s = position(3)
    give(s, RED, hand=["well"], wood=2, stone=1, level=TOP, silver=0)
    thoughts = plan(s)
    best = max(OPEN, key=thoughts.place)
    assert best is QUARRY
    give(s, RED, stone=2)
    assert plan(s).place(GUILDHALL) > max(map(plan(s).place, OPEN))


def test_a_friend_with_many_prisoners_is_freed() -> None:
    s = position(3)
    give(s, BLUE, prison=6, free=1)
    give(s, GREEN, prison=1, free=8)
    thoughts = plan(s)
    assert thoughts.freed(BLUE, "prison") > thoughts.freed(GREEN, "prison") > 0
    assert thoughts.guard("free_prisoners") > 1


def test_friends_are_never_captured() -> None:
    s = position(2)
    give(s, BLUE, forest=5)
    overlord(s, free=17, forest=3)
    forest = next(place for place in s.does if place.key == "forest")
    thoughts = plan(s)
    assert thoughts.group(s.overlord_seat, forest) > 0 > thoughts.group(BLUE, forest)


def test_all_seats_share_one_chance() -> None:
    s = position(3)
    overlord(s, guildhall=4)
    poor = ArchitectsCoopGuide().evaluate(s)
    assert len(set(poor)) == 1
    give(s, RED, gold=9, marble=9, level=5)
    assert ArchitectsCoopGuide().evaluate(s)[BLUE] > poor[BLUE]
