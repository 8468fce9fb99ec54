"""The bots play as a team: they drive off the Overlord's workers and stand in his way."""

from __future__ import annotations

import pytest

from tests.games.viscounts.table import run
from tests.games.viscounts_coop.table import position, state
from throneroom.games.west_kingdom.tomesaga.viscounts_coop import VISCOUNTS_COOP as GAME
from throneroom.games.west_kingdom.tomesaga.viscounts_coop import events
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.bots.guide import ViscountsCoopGuide
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.bots.planning import Care, TeamPlan
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.bots.siege import Siege
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.cards import (
    INTRUDERS,
    OUTPOSTS,
    REMOVE,
)
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.look import Look
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.overlord import take_turn
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.state import State
from throneroom.games.west_kingdom.viscounts.bots.policies import CASTELLAN
from throneroom.games.west_kingdom.viscounts.cards import BUMPS, TRADE
from throneroom.games.west_kingdom.viscounts.ring import SPACES
from throneroom.kernel import Match


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
    s = state(position(players=3, piece="1", his={"6": 1, "8": 1, "5.5": 1}))
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
