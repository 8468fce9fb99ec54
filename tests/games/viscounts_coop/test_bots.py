"""The bots play as a team: they drive off the Overlord's workers and stand in his way."""

from __future__ import annotations

import pytest

from tests.games.viscounts.table import run
from tests.games.viscounts_coop.table import position, state
from throneroom.bots.search.values import worth
from throneroom.games.west_kingdom.tomesaga.viscounts_coop import VISCOUNTS_COOP as GAME
from throneroom.games.west_kingdom.tomesaga.viscounts_coop import events
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.bots.guide import ViscountsCoopGuide
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.bots.planning import Care, TeamPlan
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.bots.policies import CASTELLAN, castellan
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.bots.siege import Siege
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.cards import (
    INTRUDERS,
    OUTPOSTS,
    REMOVE,
)
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.look import Look
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.overlord import take_turn
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.state import State
from throneroom.games.west_kingdom.viscounts.cards import BUMPS, TRADE
from throneroom.games.west_kingdom.viscounts.ring import SPACES
from throneroom.games.west_kingdom.viscounts.state import Phase
from throneroom.kernel import Decision, Match, World


def plan(s: State, seat: int = 0) -> TeamPlan:
    return TeamPlan(Look(s, seat), CASTELLAN, Care())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_team_acts_against_the_overlord(players: int) -> None:
    match = Match.new(GAME, {"players": players}, 2)
    names = list(GAME.bots())
    minds = [GAME.bots()[names[seat % len(names)]](seat) for seat in range(players)]
    while match.decision is not None:
        seat = match.decision.seat
        match.answer(minds[seat](GAME.look(match.state, seat), match.decision))
    against = (events.OverlordRemoved, events.OutpostPlaced, events.IntruderBumped)
    assert sum(isinstance(event, against) for event in match.events) * 3 > match.state.turns


def test_a_worker_near_the_castle_is_the_worst() -> None:
    tops = {"lake": ["acolyte"], "stream": ["artisan"]}
    s = state(position(players=3, piece="1", tops=tops, his={"6": 1, "8": 1, "5.5": 1}))
    assert plan(s).safer(REMOVE, SPACES["6"]) > plan(s).safer(REMOVE, SPACES["8"]) > 0


def test_the_next_turn_of_the_overlord_is_foreseen() -> None:
    """In a whole game of bots: his workers, those of players, his supply, as they will be."""
    match = Match.new(GAME, {"players": 3}, 4)
    minds = [make(1) for make in GAME.bots().values()]
    seen = 0
    while match.decision is not None:
        s, seat = match.state, match.decision.seat
        if match.decision.kind == "play" and s.overlord.space is not None:
            siege = Siege(Look(s, seat))
            siege.pass_turn()
            then = s.copy()
            then.log = []
            run(take_turn(then))
            if not any(isinstance(event, events.Thinned) for event in then.log):
                seen += 1
                assert siege.lost == bool(then.overlord.won_by)
                assert siege.piece is then.overlord.space
            if not siege.lost:
                assert siege.supply == then.overlord.supply
                assert siege.tier1 == then.overlord.tier1
                assert siege.tier2 == then.overlord.tier2
                for space in SPACES.values():
                    assert siege.his[space] == then.overlord.locations[space.number]
                    assert siege.own[space] == sum(then.outposts_on(space))
        match.answer(minds[seat](GAME.look(s, seat), match.decision))
    assert seen > 15


def test_a_protected_worker_is_left_alone() -> None:
    s = state(position(players=3, piece="6", his={"6": 1, "8": 1}, reminders={"A": "blue"}))
    thoughts = plan(s)
    assert thoughts.after(TRADE, SPACES["6"]) == 0
    assert thoughts.after(TRADE, SPACES["8"]) > 0


def test_where_he_stops_next_is_the_best_place_for_a_worker() -> None:
    t = position(players=3, piece="1", tops={"lake": ["acolyte"]}, reminders={"A": "black"})
    thoughts = plan(state(t))
    assert thoughts.after(TRADE, SPACES["4"]) > thoughts.after(TRADE, SPACES["8"]) > 0


def test_the_overlords_worker_is_bumped_before_a_friends() -> None:
    s = state(position(players=2))
    assert plan(s).bumping(INTRUDERS[0][1]) > plan(s).bumping(BUMPS[0][1][1])


def test_of_several_workers_the_more_numerous_colour_goes_home() -> None:
    s = state(position(players=2, outposts={"5": {"A": 1, "B": 3}}))
    thoughts, number = plan(s), SPACES["5"].number
    assert thoughts.going_home(OUTPOSTS[number][1]) > thoughts.going_home(OUTPOSTS[number][0])


def test_a_townsfolk_card_that_leads_him_to_his_own_workers_is_worth_taking() -> None:
    """There he would banish and place two; what comes next may lead him elsewhere."""
    lake = SPACES["1"].segment
    tops = {"lake": ["acolyte"], "stream": ["artisan"]}
    bad = position(players=3, piece="1", tops=tops, his={"4": 1})
    good = position(players=3, piece="1", tops=tops, outposts={"4": {"A": 1}})
    assert plan(state(bad)).taken(lake) > 0 > plan(state(good)).taken(lake)


def test_safety_counts_for_more_the_less_the_supply_will_last() -> None:
    plenty, scarce = (position(players=3, supply=supply) for supply in (18, 4))
    assert plan(state(scarce)).safety > plan(state(plenty)).safety


def test_a_deck_grows_towards_the_actions_of_the_reminder_card() -> None:
    """Whoever drives off by trading wants merchants; whoever does by building wants builders."""
    trader, builder = (
        plan(state(position(players=3, reminders={"A": ribbon}))) for ribbon in ("blue", "grey")
    )
    assert trader.liked("merchant") > builder.liked("merchant")
    assert trader.liked("builder") < builder.liked("builder")


def test_the_end_is_hurried_where_points_will_do_or_the_supply_will_not() -> None:
    def deed(supply: int, approved: int) -> float:
        s = state(position(players=3, supply=supply))
        s.deeds_left, s.players[1].approved = 6, approved
        return plan(s).word("deed")

    assert deed(18, 40) > deed(18, 0)
    assert deed(2, 0) > deed(18, 0)


# The guide for search


def test_the_chance_of_a_team_is_honest() -> None:
    """Scripted teams of four hardly ever win; what is over is certain."""
    match = Match.new(GAME, {"players": 4}, 3)
    minds = [make(1) for make in (*GAME.bots().values(), *GAME.bots().values())]
    guide = ViscountsCoopGuide()
    while match.decision is not None:
        if match.decision.kind == "play":
            assert guide.evaluate(match.state)[0] < 0.25
        seat = match.decision.seat
        match.answer(minds[seat](GAME.look(match.state, seat), match.decision))
    assert guide.evaluate(match.state) == [0.0] * 4


def test_search_tells_hopeless_positions_apart() -> None:
    """Where nobody believes in victory any more, a worker less of his is still progress, and so is
    each turn that the team survives."""
    guide = ViscountsCoopGuide()
    now, freed = (
        state(position(players=4, his={"4": 2, "6": 2, "8": n}, his_tier1=("flip",), supply=1))
        for n in (2, 1)
    )
    freed.overlord.supply += 1
    still, better = guide.progress(now, now)[0], guide.progress(now, freed)[0]
    assert still == 0.5
    assert better > 0.55
    assert guide.evaluate(freed)[0] < 0.05
    lost = now.copy()
    lost.overlord.won_by, lost.phase = "supply", Phase.OVER
    assert guide.progress(now, lost)[0] < 0.2


def test_search_chooses_by_progress_and_tells_of_chances() -> None:
    match = Match.new(GAME, {"players": 4}, 3)
    guide, world = ViscountsCoopGuide(), World(GAME, match.state.copy())
    start = world.state.copy()
    found = worth(world, guide, start)
    assert found.values == guide.progress(start, world.state) == [0.5] * 4
    assert found.wins == guide.evaluate(world.state)


def test_search_tries_few_options_the_policys_own_among_them() -> None:
    s = state(position(players=3, piece="1", phase="movement", A={"board": ["financier"]}))
    look = Look(s, 0)
    decision = Decision(0, "move", tuple(SPACES.values()), at="space")
    few = ViscountsCoopGuide().consider(look, decision, decision.options)
    assert 1 <= len(few) <= 4
    assert castellan(1)(look, decision) in few


def test_all_seats_share_one_chance() -> None:
    guide = ViscountsCoopGuide()
    safe, threatened = (
        state(position(players=3, his_tier1=sections, his_tier2=sections))
        for sections in ((), ("flip", "two_virtue"))
    )
    chances = guide.evaluate(safe)
    assert len(chances) == 3
    assert len({*chances}) == 1
    assert guide.evaluate(threatened)[0] < chances[0]
    threatened.overlord.won_by = "tier3"
    assert guide.evaluate(threatened) == [0.0] * 3
