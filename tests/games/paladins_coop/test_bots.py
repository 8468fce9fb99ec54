"""The bots play as a team: they fight threats, fulfil orders for all and give to friends."""

from __future__ import annotations

import pytest

from tests.games.paladins.table import asked
from tests.games.paladins_coop.table import Table, position
from throneroom.games.west_kingdom.paladins.cards import ACTIONS, MODES
from throneroom.games.west_kingdom.tomesaga.coop import Teammate
from throneroom.games.west_kingdom.tomesaga.paladins_coop import PALADINS_COOP
from throneroom.games.west_kingdom.tomesaga.paladins_coop.bots.guide import PaladinsCoopGuide
from throneroom.games.west_kingdom.tomesaga.paladins_coop.bots.planning import Care, TeamPlan
from throneroom.games.west_kingdom.tomesaga.paladins_coop.bots.policies import ALMONER, almoner
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


def test_honour_goes_to_the_friend_who_needs_it() -> None:
    t = position(A={"pool": ["cleric"], "faith": 3}, B={"honour": 5, "faith": 9}, round=6)
    t.match.answer("honour_cleric")
    chosen = almoner(1)(Look(t.s, 0), asked(t))
    assert chosen == Teammate(1)
    thoughts = plan(t)
    assert thoughts.gift(OVERLAYS["honour_cleric"], 1) > thoughts.gift(OVERLAYS["honour_cleric"], 0)


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
