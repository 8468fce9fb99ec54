"""Moments of Paladins at a full table, found in games of its bots: whatever these learn to do, the
fullest moment of each kind is used."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from tests.games.paladins.table import of_suits, position
from throneroom.games.west_kingdom.paladins import PALADINS
from throneroom.games.west_kingdom.paladins.bots import BOTS
from throneroom.kernel import Decision, Match

SEATS = 4
GAMES = 12


def paladins_asked(kind: str, *, round: int = 0) -> Callable[[], Any]:
    """Seat 0 is asked such a question, in such a round or later."""

    def find() -> Match:
        found = [
            match for (what, now), match in _fullest().items() if what == kind and now >= round
        ]
        assert found, f"no {kind} in all of these games"
        return max(found, key=_size)

    return find


def _size(match: Match) -> int:
    """The size of a moment: the options of the question, then the player's things."""
    player = match.state.players[0]
    cards = (*player.townsfolk, *player.attacked, *player.converted, *player.walls)
    assert match.decision is not None
    return 100 * len(match.decision.options) + len(cards)


@cache
def _fullest() -> dict[tuple[str, int], Match]:
    """The fullest moment of every question and round."""
    fullest: dict[tuple[str, int], Match] = {}
    for match in _asked():
        assert match.decision is not None
        moment = match.decision.kind, match.state.round
        if moment not in fullest or _size(match) > _size(fullest[moment]):
            fullest[moment] = match.clone(log=False)
    return fullest


def _asked() -> Iterator[Match]:
    """Every question to seat 0, and those that its possible actions would ask."""
    names = list(BOTS)
    for seed in range(GAMES):
        options = {"players": SEATS, "extra_townsfolk": True}
        match = Match.new(PALADINS, options, seed, log=False)
        minds = [BOTS[names[(seat + seed) % len(names)]](seat) for seat in range(SEATS)]
        while (decision := match.decision) is not None:
            if decision.seat == 0:
                yield match
                yield from _next(match, decision)
            match.answer(minds[decision.seat](match.look(decision.seat), decision))


def _next(match: Match, decision: Decision) -> Iterator[Match]:
    if decision.kind != "turn":
        return
    for key in decision.keys:
        other = match.clone(log=False)
        other.answer(key)
        if other.decision is not None and other.decision.kind == key:
            yield other


HIRED = ["abbot_1", "acolyte_1", "architect_1", "defender_1", "gatekeeper_1", "noblewoman_1"]
ROW = ["debt_collector_1", "missionary_2", "peddler_1", "conspirator_1", "watchman_3"]
BEATEN = of_suits({"blue": 4, "green": 4, "yellow": 4})
OUTSIDE = ["mercenary_green", "invader_green", "mercenary_yellow_1", "mercenary_blue"]


def paladins_full() -> Match:
    """As much as a player can own late in a game, and all rows open."""
    mine: dict[str, Any] = {
        "pool": [*("labourer", "fighter", "criminal") * 2, "scout", "cleric", "merchant"],
        "silver": 14,
        "provisions": 11,
        "faith": 9,
        "strength": 12,
        "influence": 10,
        "unpaid": 2,
        "paid": 3,
        "suspicion": 6,
        "monks": 3,
        "outposts": 2,
        "paladin": "berengier",
        "townsfolk": HIRED,
        "walls": 5,
        "attacked": BEATEN[:7],
        "converted": BEATEN[7:],
        "workshops": {"commission": 2, "fortify": 1, "garrison": 2, "attack": 1},
        "spots": ["abs_labourer", "abs_faith", "abs_pray"],
        "placed": {"trade": "labourer-merchant", "absolve": "labourer-cleric-merchant"},
    }
    theirs = {"paladin": "engelier", "suspicion": 4, "silver": 12, "pool": ["criminal"]}
    table = position(
        A=mine,
        B={**theirs, "monks": 1, "townsfolk": ["squire_1", "charlatan_3"]},
        C={**theirs, "outposts": 1, "townsfolk": ["squire_2"]},
        D={**theirs, "passed": True, "townsfolk": ["squire_3"]},
        round=5,
        extra=True,
        row=dict(enumerate(ROW, 1)),
        outsiders=dict(enumerate(OUTSIDE, 1)),
        map={
            **dict.fromkeys(("loc_1_1", "loc_2_2", "loc_3_1"), "monk:A"),
            **dict.fromkeys(("loc_2_1", "loc_4_1"), "outpost:A"),
            "loc_1_2": "monk:B",
            "loc_5_1": "outpost:C",
        },
    )
    for player in table.s.players:
        player.played = tuple(player.deck.pop() for _ in range(table.s.round - 1))
    return table.match
