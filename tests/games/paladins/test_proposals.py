"""Workers proposed for an action: in nine of ten cases nobody would wish for others."""

from __future__ import annotations

from typing import Any

from throneroom.games.west_kingdom.paladins import PALADINS
from throneroom.games.west_kingdom.paladins.bots import BOTS
from throneroom.games.west_kingdom.paladins.laws import legal_favours, legal_modes
from throneroom.games.west_kingdom.paladins.workers import Crew, less
from throneroom.kernel import Decision, Match

GAMES = 4


def open_after(match: Match, decision: Decision, crew: Crew) -> int:
    """How many ways to act these workers leave to the player."""
    state: Any = match.state
    player = state.players[decision.seat]
    pool = player.pool
    player.pool = less(pool, crew.pool)
    try:
        seat = decision.seat
        return len(legal_modes(state, seat)) + len(legal_favours(state, seat))
    finally:
        player.pool = pool


def test_a_proposal_leaves_open_what_any_other_crew_would() -> None:
    asked = best = 0
    names = list(BOTS)
    for seed in range(GAMES):
        players = 2 + seed % 3
        match = Match.new(PALADINS, {"players": players}, seed, log=False)
        minds = [BOTS[names[(seat + seed) % 3]](seat) for seat in range(players)]
        while (decision := match.decision) is not None:
            if decision.kind == "crew":
                crews = decision.options
                left = [open_after(match, decision, crew) for crew in crews]
                asked += 1
                best += left[0] == max(left)
                assert crews[0].criminals == min(crew.criminals for crew in crews)
            match.answer(minds[decision.seat](match.look(decision.seat), decision))
    assert asked > 100
    assert best >= 0.9 * asked
