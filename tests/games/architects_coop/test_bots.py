"""The bots play as a team: they offer what a demand needs and free their friends."""

from __future__ import annotations

import pytest

from tests.games.architects_coop.table import (
    BLUE,
    GREEN,
    RED,
    demands,
    fill,
    give,
    overlord,
    position,
)
from throneroom.bots.search import review
from throneroom.games.west_kingdom.architects.cards import (
    APPRENTICES,
    BUILDINGS,
    FOREST,
    GUILDHALL,
    MINES,
    OPEN,
    QUARRY,
    STOREHOUSE,
    TOP,
    WORKSHOP,
)
from throneroom.games.west_kingdom.architects.state import Acting
from throneroom.games.west_kingdom.tomesaga.architects_coop import ARCHITECTS_COOP
from throneroom.games.west_kingdom.tomesaga.architects_coop.bots.guide import ArchitectsCoopGuide
from throneroom.games.west_kingdom.tomesaga.architects_coop.bots.planning import Care, TeamPlan
from throneroom.games.west_kingdom.tomesaga.architects_coop.bots.policies import (
    BUILDER,
    STEWARD,
    Comrade,
    steward,
)
from throneroom.games.west_kingdom.tomesaga.architects_coop.cards import DEMANDS
from throneroom.games.west_kingdom.tomesaga.architects_coop.look import Look
from throneroom.games.west_kingdom.tomesaga.architects_coop.state import State
from throneroom.kernel import Answer, Decision, Match
from throneroom.kernel.record import Header


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


# What a space of the Guildhall takes


def test_a_skill_takes_a_turn_and_silver_virtue_takes_goods_and_the_storehouse() -> None:
    s = position(3)
    give(s, RED, hand=["well", "stone_market"], clay=2, wood=2, stone=6, marble=1, level=TOP)
    thoughts = plan(s).works
    well, market = (thoughts.buildings[BUILDINGS[key]] for key in ("well", "stone_market"))
    assert thoughts.stock.copy().reach(well) == 0
    give(s, RED, silver=4)
    assert plan(s).works.stock.copy().reach(market) == 1
    give(s, RED, silver=0)
    assert plan(s).works.stock.copy().reach(market) == 3
    give(s, RED, level=0, gold=1, virtue=3, clay=0, wood=0, stone=4)
    assert (first := plan(s).works).levels is not None
    assert first.stock.copy().reach(first.levels) == 2  # 1 + 2 trades
    give(s, RED, stone=0)
    assert plan(s).works.stock.copy().reach(first.levels) == 4  # 2 + 3 clay


def test_what_can_be_built_soon_is_kept_and_what_lacks_skills_goes_back() -> None:
    s = position(4)
    cards = [BUILDINGS[key] for key in ("castle", "well", "lumber_camp", "fortress")]
    bot = Comrade(BUILDER, Care(), 1)
    for decision in (
        Decision(RED, "put_back", cards),
        Decision(RED, "give_card", cards),
        Decision(RED, "discard", cards),
    ):
        gone = bot.choose(Look(s, RED), decision)
        assert gone in (BUILDINGS["castle"], BUILDINGS["fortress"])


def test_virtue_is_bought_where_it_opens_the_cathedral() -> None:
    s = position(3)
    give(s, RED, virtue=4, gold=1, clay=3, hand=["castle", "fortress"], silver=0)
    thoughts = plan(s)
    assert max(OPEN, key=thoughts.place) is STOREHOUSE
    s.acting = Acting(STOREHOUSE, 1)
    give(s, RED, storehouse=1)
    virtue, marble = (STOREHOUSE.branches[name] for name in ("virtue", "marble"))
    thoughts = plan(s)
    assert thoughts.works.trade(virtue.do) > thoughts.works.trade(None)
    assert thoughts.works.trade(marble.do) < 0  # there is neither wood nor stone


def test_nobody_waits_for_the_others_to_fill_the_last_spaces() -> None:
    s = position(4)
    fill(s, s.spaces - 1, s.overlord_seat)
    give(s, RED, hand=["well"], wood=1, level=TOP)
    thoughts = plan(s)
    assert thoughts.turns_left >= 3
    assert max(OPEN, key=thoughts.place) in (FOREST, QUARRY)


def test_the_next_worker_in_the_workshop_draws_two_cards() -> None:
    def drawn(workers: int) -> float:
        s = position(3)
        give(s, RED, hand=[], workshop=workers, silver=0)
        thoughts = plan(s)
        return thoughts.works.ways(WORKSHOP)["cards"] - thoughts.works.hopes(thoughts.works.stock)

    assert drawn(1) > drawn(0)


def test_an_apprentice_with_the_skill_that_lacks_is_hired() -> None:
    s = position(3)
    give(s, RED, hand=["stone_market"], clay=2, stone=4, marble=1, silver=6, level=TOP)
    mason, tiler = APPRENTICES["debt_collector_masonry"], APPRENTICES["debt_collector_tiling"]
    s.rows = [[tiler, None, None, None], [mason, None, None, None]]
    bot = Comrade(BUILDER, Care(), 1)
    assert bot.choose(Look(s, RED), Decision(RED, "hire", [tiler, mason])) is mason
    assert max(OPEN, key=plan(s).place) is WORKSHOP


# Demands


def test_all_bring_the_same_demand_first() -> None:
    s = position(4)
    demands(s, "demand_clay", "demand_wood", given={"demand_clay": 8})
    for seat in range(4):
        give(s, seat, clay=3, wood=3)
    thoughts = [plan(s, seat) for seat in range(4)]
    assert {one.first_wanted for one in thoughts} == {DEMANDS["demand_clay"]}
    clay, wood = DEMANDS["demand_clay"], DEMANDS["demand_wood"]
    assert all(one.item(clay) > 2 * one.item(wood) for one in thoughts)


def test_a_demand_is_met_in_the_last_turn() -> None:
    s = position(2)
    demands(s, "demand_clay", given={"demand_clay": 5})
    give(s, RED, clay=1, virtue=7, hand=[])
    fill(s, s.spaces, s.overlord_seat)
    s.turns_left = 2
    thoughts = plan(s)
    assert max(OPEN, key=thoughts.place) is STOREHOUSE


# The guide


def test_far_behind_points_count_and_chances_stay_true() -> None:
    guide = ArchitectsCoopGuide()
    s = position(4)
    overlord(s, guildhall=3)
    behind = guide.evaluate(s)[RED]
    worse = guide.progress(s, s)[RED]
    assert behind < 0.02
    give(s, RED, level=4)
    assert guide.evaluate(s)[RED] < 0.03
    assert guide.progress(s, s)[RED] > worse + 0.01


def test_only_the_most_promising_places_are_tried() -> None:
    s = position(4)
    give(s, RED, hand=["well"], wood=2, stone=2, silver=9)
    places = [*OPEN, GUILDHALL]
    decision = Decision(RED, "place", places)
    tried = ArchitectsCoopGuide().consider(Look(s, RED), decision, places)
    assert tried[0] is GUILDHALL
    assert len(tried) < len(places) / 2


def test_all_seats_share_one_chance() -> None:
    s = position(3)
    overlord(s, guildhall=4)
    poor = ArchitectsCoopGuide().evaluate(s)
    assert len(set(poor)) == 1
    give(s, RED, gold=9, marble=9, level=5)
    assert ArchitectsCoopGuide().evaluate(s)[BLUE] > poor[BLUE]


def test_a_review_of_a_lost_game_tells_what_a_decision_cost_the_team() -> None:
    """Far behind, the chance is nothing whatever anybody does; the points of a demand that could
    have been met are lost nevertheless."""
    s = position(2)
    demands(s, "demand_clay", given={"demand_clay": 5})
    give(s, RED, clay=1, virtue=7, hand=[])
    fill(s, s.spaces, s.overlord_seat)
    s.turns_left = 2
    header = Header(1, "architects_coop", ARCHITECTS_COOP.rules_version, {"players": 2}, 1)
    match = Match(ARCHITECTS_COOP, s, header, log=False)
    step = (0, match, Answer(RED, "place", "quarry"))
    (decided,) = review.decided([step], {RED})
    examined = review.examine(decided, match)
    assert set(examined.wins) == {0.0}
    assert examined.better == "storehouse"
    costly = review.judge(decided, match, examined.better)
    assert costly is not None
    demand = DEMANDS["demand_clay"]
    assert costly.cost >= demand.done - demand.failed
    (told,) = review.chances([examined], [costly])
    assert costly.standing is not None
    assert told.standing == costly.standing < 0
