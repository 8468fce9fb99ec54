"""The bots play as a team: they fight threats, fulfil orders for all and give to friends."""

from __future__ import annotations

import pytest

from tests.games.paladins.table import asked
from tests.games.paladins_coop.table import Table, position
from throneroom.games.west_kingdom.paladins.cards import ACTIONS, MODES, PALADINS
from throneroom.games.west_kingdom.tomesaga.coop import Teammate
from throneroom.games.west_kingdom.tomesaga.paladins_coop import PALADINS_COOP
from throneroom.games.west_kingdom.tomesaga.paladins_coop.bots.guide import PaladinsCoopGuide
from throneroom.games.west_kingdom.tomesaga.paladins_coop.bots.planning import Care, TeamPlan
from throneroom.games.west_kingdom.tomesaga.paladins_coop.bots.policies import almoner, warden
from throneroom.games.west_kingdom.tomesaga.paladins_coop.bots.roles import ALMONER
from throneroom.games.west_kingdom.tomesaga.paladins_coop.cards import OVERLAYS, PENALTIES
from throneroom.games.west_kingdom.tomesaga.paladins_coop.look import Look
from throneroom.games.west_kingdom.tomesaga.paladins_coop.state import State
from throneroom.kernel import Match

RICH_IN_CREW = {"pool": ["labourer"] * 4 + ["merchant", "cleric"], "silver": 4}


def plan(t: Table, seat: int = 0) -> TeamPlan:
    return TeamPlan(Look(t.s, seat), ALMONER, Care())


def play(seed: int, **options: object) -> State:
    match = Match.new(PALADINS_COOP, options, seed)
    minds = [make(seed) for make in PALADINS_COOP.bots().values()] * 2
    while match.decision is not None:
        seat = match.decision.seat
        match.answer(minds[seat](PALADINS_COOP.look(match.state, seat), match.decision))
    state: State = match.state
    return state


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_team_fights_threats(players: int) -> None:
    s = play(3, players=players)
    assert sum(s.overlords) <= players, "most of the Overlord's workers are gone"


def test_favours_that_bring_workers_end() -> None:
    """With no honour left a favour costs nothing more; still nobody goes on for ever."""
    t = position(
        players=1,
        round=7,
        favours=["favour_any_criminals", "favour_criminal_labour"],
        A={"pool": ["labourer"] * 12, "honour": 0},
    )
    mind = almoner(1)
    for _ in range(60):
        decision = t.match.decision
        if decision is None:
            return
        t.match.answer(mind(Look(t.s, decision.seat), decision))
    raise AssertionError("the round never ends")


def test_an_action_that_fights_a_threat_is_worth_more() -> None:
    calm, danger = (
        position(players=3, round=2, threats=threats, A=RICH_IN_CREW)
        for threats in ({}, {"threat_trade": 2})
    )
    trade = MODES["trade_one"]
    assert plan(danger).mode(trade) > plan(calm).mode(trade) + 2


def test_an_order_that_can_be_fulfilled_is_taken_at_once() -> None:
    key = "coop_order_faith_strength"
    t = position(players=2, orders=[key], A={**RICH_IN_CREW, "faith": 10, "strength": 6})
    decision = asked(t)
    assert almoner(1)(Look(t.s, 0), decision).key == key


def test_each_order_has_one_player_who_goes_for_it() -> None:
    t = position(
        players=3,
        round=3,
        orders=["coop_order_faith_strength", "coop_order_influence_faith"],
        A={"faith": 6, "strength": 4},
        B={"influence": 6, "faith": 4},
    )
    assert "faith" in plan(t, 0).quests
    assert "influence" in plan(t, 1).quests
    assert plan(t, 2).quests == {}


def test_at_first_an_order_is_for_the_one_whose_tracks_it_asks_for() -> None:
    t = position(players=3, orders=["coop_order_strength_faith"])
    assert [bool(plan(t, seat).quests) for seat in range(3)] == [False, False, True]


def test_honour_goes_to_the_friend_who_needs_it() -> None:
    t = position(A={"pool": ["cleric"], "faith": 3}, B={"honour": 5, "faith": 9}, round=6)
    t.match.answer("honour_cleric")
    chosen = almoner(1)(Look(t.s, 0), asked(t))
    assert chosen == Teammate(1)
    thoughts = plan(t)
    assert thoughts.gift(OVERLAYS["honour_cleric"], 1) > thoughts.gift(OVERLAYS["honour_cleric"], 0)


def test_a_friend_who_has_passed_gets_no_workers() -> None:
    """Whoever keeps three already has no use for more."""
    resting = {"pool": ["labourer"] * 3, "passed": True}
    t = position(players=2, row={1: "debt_collector_1"}, A={"pool": ["labourer"] * 2}, B=resting)
    t.match.answer("dismiss")
    assert almoner(1)(Look(t.s, 0), asked(t)) == Teammate(0)


def test_an_attribute_goes_to_the_friend_who_climbs_it() -> None:
    """A step for the order of a friend is worth more than one that brings oneself nothing."""
    t = position(
        players=2,
        round=6,
        orders=["coop_order_influence_faith"],
        row={5: "squire_2"},
        A={"pool": ["labourer"], "influence": 0},
        B={"pool": ["labourer"], "influence": 6, "faith": 6},
    )
    t.match.answer("dismiss")
    assert almoner(1)(Look(t.s, 0), asked(t)) == Teammate(1)


def test_a_prayer_is_only_worth_what_can_be_done_again() -> None:
    """To hunt again takes a worker, to commission again a provision, too."""
    placed = {"placed": {"commission": "labourer-scout-cleric"}}
    crew = {"pool": ["cleric", "cleric", "scout", "labourer"], "silver": 2}
    poor = position(A={**placed, **crew, "provisions": 0})
    fed = position(A={**placed, **crew, "provisions": 3})
    assert plan(poor).clearing(ACTIONS["commission"]) == 0
    assert plan(fed).clearing(ACTIONS["commission"]) > 1


def test_a_step_before_the_points_counts_in_the_last_round_too() -> None:
    """From 4 to 5 scores nothing, from 5 to 6 three points: two steps are worth taking."""
    t = position(round=7, A={"influence": 4})
    assert plan(t).attribute("influence") > 0.5


def test_workshops_come_early() -> None:
    early, late = (position(round=round) for round in (1, 6))
    fortify = ACTIONS["fortify"]
    assert plan(early).workshop(fortify) > 3 * plan(late).workshop(fortify)


def test_a_paladin_who_nearly_makes_an_order_possible_is_worth_having() -> None:
    t = position(
        players=2,
        round=5,
        orders=["coop_order_influence_faith"],
        A={"influence": 6, "faith": 5},
    )
    thoughts = plan(t)
    far = plan(position(players=2, round=5, A={"influence": 6, "faith": 5}))
    anseis = PALADINS["anseis"]
    assert thoughts.paladin(anseis) > far.paladin(anseis) + 4


def test_the_penalty_that_costs_least() -> None:
    t = position(A={"silver": 6, "honour": 6, "faith": 8})
    thoughts = plan(t)
    assert thoughts.loss(PENALTIES["silver"]) < thoughts.loss(PENALTIES["honour"])


def test_a_missing_outsider_is_everybodys_business() -> None:
    t = position(players=3, removed=0)
    done = position(players=3, removed=2)
    assert plan(t).fought(ACTIONS["attack"]) > plan(done).fought(ACTIONS["attack"]) == 0


def test_the_tracks_are_divided_and_whoever_has_climbed_goes_on() -> None:
    guide = PaladinsCoopGuide()
    fresh = position(players=3)
    assert len({guide.policies(fresh.s, seat) for seat in range(3)}) == 3
    t = position(players=3, A={"faith": 8, "influence": 7})
    assert guide.policies(t.s, 0) == (almoner,)


def test_all_seats_share_one_chance() -> None:
    t = position(players=3)
    poor = PaladinsCoopGuide().evaluate(t.s)
    assert len(set(poor)) == 1
    t.A.faith = 12
    assert PaladinsCoopGuide().evaluate(t.s)[1] > poor[1]


def test_a_lost_position_is_shown_as_lost_and_still_tells_options_apart() -> None:
    """With hardly a point before the last round the chance is near none; what a search compares
    is by how much the team gets on."""
    guide = PaladinsCoopGuide()
    start, ahead = (position(players=4, round=7, A={"influence": n}) for n in (4, 8))
    for t in (start, ahead):
        assert guide.evaluate(t.s)[0] < 0.01
    assert guide.progress(start.s, start.s)[0] == 0.5
    assert guide.progress(start.s, ahead.s)[0] > 0.6


def test_only_what_may_be_best_is_tried() -> None:
    t = position(players=3, A={**RICH_IN_CREW, "provisions": 3})
    decision = asked(t)
    near = PaladinsCoopGuide().consider(Look(t.s, 0), decision, decision.options)
    assert 1 <= len(near) <= 3
    assert warden(len(decision.options))(Look(t.s, 0), decision) in near
