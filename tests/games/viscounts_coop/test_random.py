"""Random games: twenty workers each, no shared location, whoever plays and however hard."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.games.viscounts.test_random import eager
from throneroom.games.west_kingdom.tomesaga import coop
from throneroom.games.west_kingdom.tomesaga.viscounts_coop import VISCOUNTS_COOP
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.cards import ADVANCE, TARGET
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.check import check, check_checkpoint
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.state import State
from throneroom.games.west_kingdom.viscounts.cards import SECTIONS, WORKERS
from throneroom.games.west_kingdom.viscounts.castle import HOLDS
from throneroom.games.west_kingdom.viscounts.ring import SPACES
from throneroom.games.west_kingdom.viscounts.state import Phase
from throneroom.kernel import Match

SETS: list[dict[str, Any]] = [
    {"players": players, "difficulty": difficulty, "extra_heroes": players == 3}
    for players in (2, 3, 4)
    for difficulty in ("normal", "hard", "nightmare")
]


def begin(options: dict[str, Any], seed: int) -> Match:
    """The Overlord beats random players early. In every second game the end cards lie high up, so
    that it comes to its end."""
    match = Match.new(VISCOUNTS_COOP, options, seed)
    if seed % 2:
        match.state.debts_left = match.state.deeds_left = 3
    return match


@pytest.mark.parametrize("options", SETS, ids=str)
def test_invariants_after_every_step(options: dict[str, Any]) -> None:
    for seed in range(3):
        match, rng = begin(options, seed), random.Random(seed)
        while match.decision is not None:
            s: State = match.state
            check(s)
            assert_workers(s)
            if match.decision.checkpoint:
                check_checkpoint(s)
            match.answer(eager(match.decision, rng))
        s = match.state
        check(s)
        assert s.phase is Phase.OVER
        assert_result(s)


def assert_workers(s: State) -> None:
    overlord = s.overlord
    castle = sum(overlord.tier1) + sum(overlord.tier2) + overlord.tier3
    assert overlord.supply + sum(overlord.locations) + castle == coop.WORKERS
    for seat, player in enumerate(s.players):
        assert player.workers + sum(s.in_castle(seat)) + s.on_locations(seat) == WORKERS
    for space in SPACES.values():
        assert not (overlord.locations[space.number] and any(s.outposts_on(space)))
    if overlord.is_on_turn or overlord.won_by or s.resolving:
        return
    assert all(overlord.locations[space.number] < ADVANCE for space in s.ring.outer)
    for tier, counts in enumerate((s.tier1, s.tier2)):
        for section in SECTIONS:
            crowd = s.crowd(counts, section.number) + s.strangers(tier)[section.number]
            assert crowd <= HOLDS


def assert_result(s: State) -> None:
    outcome = VISCOUNTS_COOP.outcome(s)
    total = sum(score.total for score in outcome.scores)
    assert outcome.ranks == [1] * len(s.players)
    assert outcome.together is (total >= TARGET and not s.overlord.won_by)
    if s.overlord.won_by:
        assert outcome.reason in ("tier3", "supply")
    else:
        assert s.round == s.last_round


def test_these_games_reach_what_the_rules_are_about() -> None:
    kinds: Counter[str] = Counter()
    events: Counter[str] = Counter()
    for seed in range(12):
        options = {"players": 2 + seed % 3}
        match, rng = begin(options, seed), random.Random(seed)
        while match.decision is not None:
            kinds[match.decision.kind] += 1
            match.answer(eager(match.decision, rng))
        events += Counter(event.kind for event in match.events)
    seldom = {"order", "pay", "rise", "link", "destroy", "free_manuscript", "bump", "castle_move"}
    assert {*VISCOUNTS_COOP.sections} - {*kinds} <= seldom
    unseen = {event.__struct_config__.tag for event in VISCOUNTS_COOP.events} - {*events}
    alone = {"rival_came", "schemes_added", "scheme_revealed", "future_came"}
    assert unseen - alone <= {"bonus_taken", "intruder_bumped", "bumped", "leader_changed"}
