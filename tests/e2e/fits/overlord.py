"""Moments of Architects against the Overlord at a full table, found in games of its bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from throneroom.games.west_kingdom.tomesaga.architects_coop import ARCHITECTS_COOP
from throneroom.games.west_kingdom.tomesaga.architects_coop.state import State
from throneroom.kernel import Match

SEATS = 4
GAMES = 4


def overlord_asked(kind: str) -> Callable[[], Any]:
    """Seat 0 is asked such a question; the moment with the most on the table."""

    def find() -> Match:
        found = _fullest().get(kind)
        assert found is not None, f"no {kind} in any of these games"
        return found

    return find


@cache
def _fullest() -> dict[str, Match]:
    fullest: dict[str, Match] = {}
    for match in _asked():
        assert match.decision is not None
        kind = match.decision.kind
        if kind not in fullest or _size(match) > _size(fullest[kind]):
            fullest[kind] = match.clone(log=False)
    return fullest


def _size(match: Match) -> int:
    """What the Overlord has in play, and what lies before the player."""
    state: State = match.state
    player = state.players[0]
    his = sum(state.overlord.open) + sum(state.overlord.captured) + 4 * state.overlord.demands_up
    return his + len(player.apprentices) + len(player.buildings) + len(player.hand)


def _asked() -> Iterator[Match]:
    """Every question to seat 0."""
    bots = ARCHITECTS_COOP.bots()
    for seed in range(GAMES):
        match = Match.new(ARCHITECTS_COOP, {"players": SEATS}, seed, log=False)
        minds = [bots[list(bots)[seat % 2]](seat) for seat in range(SEATS)]
        while (decision := match.decision) is not None:
            if decision.seat == 0:
                yield match
            look = ARCHITECTS_COOP.look(match.state, decision.seat)
            match.answer(minds[decision.seat](look, decision))
