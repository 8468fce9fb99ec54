"""Laws that hold after every step of random games."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.conformance.walking import random_answer
from throneroom.games.west_kingdom.campaign.events import CAMPAIGN_EVENTS
from throneroom.games.west_kingdom.viscounts import VISCOUNTS
from throneroom.games.west_kingdom.viscounts.actions import PASS
from throneroom.games.west_kingdom.viscounts.cards import ACTIONS, SLOTS, TRACK, WORKERS
from throneroom.games.west_kingdom.viscounts.check import check, check_checkpoint
from throneroom.games.west_kingdom.viscounts.laws import (
    no_build,
    no_transcribing,
    no_workers,
    ways_to_spend,
)
from throneroom.games.west_kingdom.viscounts.state import Phase, State
from throneroom.kernel import Decision, Match

SETS: list[dict[str, Any]] = [
    {"players": 1, "rival": "cleric"},
    {"players": 1, "rival": "builder", "difficulty": 1, "side": "a"},
    {"players": 1, "rival": "noble", "difficulty": 2},
    {"players": 1, "rival": "card", "difficulty": 3, "extra_heroes": True},
    {"players": 2, "extra_heroes": True},
    {"players": 3, "side": "b"},
    {"players": 4, "extra_heroes": True, "first": 2},
]
GAMES = 5


def eager(decision: Decision, rng: random.Random) -> Any:
    """A random player who likes the inner road and what fills the board."""
    options = list(decision.options)
    if decision.kind == "move" and rng.random() < 0.7:
        inner = [space for space in options if space.inner]
        return rng.choice(inner or options)
    if decision.kind == "action" and rng.random() < 0.8:
        wanted = [one for one in options if one not in (PASS, ACTIONS["trade"])]
        return rng.choice(wanted or options)
    if decision.kind in ("workers", "exchange") and rng.random() < 0.7:
        return options[0]
    return random_answer(decision, rng)


@pytest.mark.parametrize("options", SETS, ids=str)
def test_invariants_after_every_step(options: dict[str, Any]) -> None:
    for seed in range(GAMES):
        match, rng = Match.new(VISCOUNTS, options, seed, log=False), random.Random(seed)
        while match.decision is not None:
            decision = match.decision
            s: State = match.state
            check(s)
            assert_pieces(s)
            assert len(set(decision.options)) == len(decision.options) > 1
            if decision.checkpoint:
                check_checkpoint(s)
            if decision.kind == "action":
                assert_actions_and_reasons_agree(s, decision)
            match.answer(eager(decision, rng))
        check(match.state)
        assert match.state.phase is Phase.OVER
        assert match.state.round == match.state.last_round


def assert_pieces(s: State) -> None:
    """Workers, buildings and cards are where they can be seen, none more and none less."""
    for seat, player in enumerate(s.players):
        assert player.workers + sum(s.in_castle(seat)) == WORKERS
        standing = [piece for piece in s.spots if piece is not None and piece.seat == seat]
        assert len(standing) == len(player.built) <= len(SLOTS)
        assert 1 <= player.corruption <= player.virtue <= TRACK
        assert min(player.silver, player.ink, player.stone, player.gold) >= 0
        if player.card is not None:
            assert player.cards >= 3


def assert_actions_and_reasons_agree(s: State, decision: Decision) -> None:
    """What is offered is what no reason speaks against, and the other way round."""
    me = decision.seat
    offered = {option.key for option in decision.options}
    space = s.players[me].space
    assert space is not None
    assert ("trade" in offered) is not space.inner
    assert ("build" in offered) is (not no_build(s, me))
    assert ("place_workers" in offered) is (not no_workers(s, me))
    assert ("transcribe" in offered) is (not no_transcribing(s, me))


def test_boards_fill_up_in_these_games() -> None:
    """The games above reach what the rules are about; otherwise they would prove little."""
    kinds: Counter[str] = Counter()
    events: Counter[str] = Counter()
    for seed in range(8):
        for players in (1, 4):
            match, rng = Match.new(VISCOUNTS, {"players": players}, seed), random.Random(seed)
            while match.decision is not None:
                kinds[match.decision.kind] += 1
                match.answer(eager(match.decision, rng))
            events += Counter(event.kind for event in match.events)
    unasked = {*VISCOUNTS.sections} - {*kinds}
    assert unasked <= {"order", "pay", "rise", "link", "crest_token"}, unasked
    elsewhere = {event.__struct_config__.tag for event in CAMPAIGN_EVENTS}
    seldom = {"bonus_taken", "schemes_added", *elsewhere}
    assert {event.__struct_config__.tag for event in VISCOUNTS.events} - {*events} <= seldom


def test_ways_to_spend_are_the_least_ones() -> None:
    """With stone, silver for a Mason and a Sculptor whose first stone counts twice."""
    s: State = Match.new(VISCOUNTS, {"players": 2}, 1).state
    player = s.players[0]
    cards = type(player.discard[0]).table
    player.board = (cards["mason"], cards["sculptor"], cards["abbot"])
    player.stone, player.silver = 3, 4
    ways = {way.key for way in ways_to_spend(player, ACTIONS["build"], 3)}
    assert ways == {"stone2", "silver2-stone1"}
    player.board = (cards["mason"], cards["squire"], cards["abbot"])
    ways = {way.key for way in ways_to_spend(player, ACTIONS["build"], 3)}
    assert ways == {"stone3", "silver2-stone2", "silver4-stone1"}
