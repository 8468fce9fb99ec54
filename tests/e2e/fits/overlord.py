"""Moments of the scenarios against the Overlord at a full table, found in games of their bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from throneroom import bots
from throneroom.games.west_kingdom.tomesaga.architects_coop import ARCHITECTS_COOP
from throneroom.games.west_kingdom.tomesaga.paladins_coop import PALADINS_COOP
from throneroom.games.west_kingdom.tomesaga.viscounts_coop import VISCOUNTS_COOP
from throneroom.kernel import AnyGame, Match
from throneroom.kernel.world import ask

SEATS = 4
GAMES = 8
ANSWER = 10
"""The weight of an answer, compared with a thing on the table."""


def architects_size(state: Any) -> int:
    """The number of things that the Overlord has in play and the player has."""
    player = state.players[0]
    his = sum(state.overlord.open) + sum(state.overlord.captured) + 4 * state.overlord.demands_up
    return int(his + len(player.apprentices) + len(player.buildings) + len(player.hand))


def paladins_size(state: Any) -> int:
    player = state.players[0]
    cards = (*player.townsfolk, *player.attacked, *player.converted, *player.walls)
    return int(4 * len(state.face_up) + sum(state.overlords) + len(cards))


def viscounts_size(state: Any) -> int:
    his, player = state.overlord, state.players[0]
    roads = sum(count > 0 for count in (*his.locations, *state.outposts))
    return int(roads + 2 * sum(his.tier1) + 3 * sum(his.tier2) + len(player.built))


SCENARIOS: dict[str, tuple[AnyGame, dict[str, Any], Callable[[Any], int]]] = {
    "architects_coop": (ARCHITECTS_COOP, {}, architects_size),
    "paladins_coop": (
        PALADINS_COOP,
        {"difficulty": "hard", "starters": "chosen"},
        paladins_size,
    ),
    "viscounts_coop": (VISCOUNTS_COOP, {"extra_heroes": True}, viscounts_size),
}
"""The scenarios with the options that show the most, and the measure of a moment."""


def overlord_asked(kind: str, slug: str = "architects_coop") -> Callable[[], Any]:
    """Seat 0 is asked such a question: the moment with the most answers and things on the table."""

    def find() -> Match:
        found = _fullest(slug).get(kind)
        assert found is not None, f"no {kind} in any of these games"
        return found

    return find


TOP = 12


def paladins_at_the_top() -> Match:
    """All numbers of the players have two digits, and every open favour has been used once more."""
    match = Match.load(PALADINS_COOP, overlord_asked("turn", "paladins_coop")().save(), log=False)
    s = match.state
    for player in s.players:
        player.faith = player.strength = player.influence = player.honour = TOP
    for slot in range(s.open_favours):
        crew = s.favours[slot].spaces.crews[0]
        s.favour_stacks[slot].append(crew)
        s.favour_seats[slot].append(0)
        s.favour_crews[slot], s.favour_users[slot] = crew, 0
    return match


@cache
def _fullest(slug: str) -> dict[str, Match]:
    *_, size = SCENARIOS[slug]
    fullest: dict[str, Match] = {}
    most: dict[str, int] = {}
    for match in _asked(slug):
        assert match.decision is not None
        kind = match.decision.kind
        much = ANSWER * len(match.decision.options) + size(match.state)
        if much > most.get(kind, -1):
            fullest[kind], most[kind] = match.clone(log=False), much
    return fullest


def _asked(slug: str) -> Iterator[Match]:
    """Every question to seat 0, which in every other game plays at random, as no bot would."""
    game, options, _ = SCENARIOS[slug]
    own = bots.names(game)
    for seed in range(GAMES):
        match = Match.new(game, {"players": SEATS, **options}, seed, log=False)
        minds = [bots.make(game, own[seat % 2], seat) for seat in range(SEATS)]
        if seed % 2:
            minds[0] = bots.make(game, "random", seed)
        while (decision := match.decision) is not None:
            if decision.seat == 0:
                yield match
            match.answer(ask(minds[decision.seat], match))
