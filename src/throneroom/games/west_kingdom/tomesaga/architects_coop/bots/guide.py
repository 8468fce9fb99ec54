"""The guide for search: what the team will have in the end, and how likely that is enough."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, tanh
from typing import Any

from throneroom.games.west_kingdom.architects.bots.guide import ArchitectsGuide
from throneroom.games.west_kingdom.architects.cards import (
    CATHEDRAL_VIRTUE,
    FOREST,
    MINES,
    QUARRY,
    SILVERSMITH,
)
from throneroom.games.west_kingdom.architects.state import Phase, Player
from throneroom.games.west_kingdom.tomesaga.architects_coop.bots.planning import Care, TeamPlan
from throneroom.games.west_kingdom.tomesaga.architects_coop.bots.policies import (
    BUILDER,
    Comrade,
    builder,
)
from throneroom.games.west_kingdom.tomesaga.architects_coop.look import Look
from throneroom.games.west_kingdom.tomesaga.architects_coop.scoring import team_total
from throneroom.games.west_kingdom.tomesaga.architects_coop.state import State
from throneroom.kernel import BotMaker, Decision, Seat

SETUP = ("board", "side", "put_back", "first_apprentice")
"""Questions before the first turn. Search can't tell their answers apart."""
PLACES = 3
"""The most promising places that are tried out."""
ROUNDS = 1
"""Rounds that are imagined before a position is evaluated."""
SPACE = 14.0
"""Points that a space of the Guildhall which each player has still to fill costs each of them:
meanwhile the Overlord sends workers there, and reveals events and demands."""
LATER, LAST = 10.0, 4.0
"""Points that go the same way in any case until the end, and in the last round."""
BROUGHT = 0.5
"""Share of the prize of a demand that its offerings are worth before it is met."""
MIDDLE, SPREAD = -30.0, 40.0
"""Points of each player by which teams are ahead, and how far from it most of them are."""
UNSURE = 6.5
"""How uncertain the points of each player are: a team that is so far ahead wins in 3 games of 4."""


class ArchitectsCoopGuide(ArchitectsGuide[State]):
    """As that of Architects; but all seats share one chance, and one goal."""

    trust = 0.1
    """The policy sees neither friends nor the Overlord coming: it is overruled lightly."""

    def policies(self, state: State, seat: Seat) -> Sequence[BotMaker]:
        return (builder,)

    def consider(self, look: Look, decision: Decision, options: Sequence[Any]) -> Sequence[Any]:
        if decision.kind in SETUP:
            return (Comrade(BUILDER, Care(), len(options)).choose(look, decision),)
        if decision.kind == "place" and len(options) > PLACES:
            plan = TeamPlan(look, BUILDER, Care())
            return sorted(options, key=plan.place, reverse=True)[:PLACES]
        return options

    def enough(self, start: State, state: State) -> bool:
        if start.phase is not Phase.TURNS or state.phase is not Phase.TURNS:
            return False
        return state.turns_left is None and state.turns - start.turns >= ROUNDS * len(state.players)

    def evaluate(self, state: State) -> Sequence[float]:
        """How likely the team reaches its goal."""
        chance = 1 / (1 + exp(-ahead(state) / UNSURE))
        return [chance] * len(state.players)

    def progress(self, start: State, state: State) -> Sequence[float]:
        """Points count also where the goal is far off, or sure."""
        return [0.5 + 0.5 * tanh((ahead(state) - MIDDLE) / SPREAD)] * len(state.players)

    def standing(self, state: State) -> float:
        return ahead(state) * len(state.players)


def spaces_left(s: State) -> float:
    """Spaces of the Guildhall still to be filled, for each player."""
    return max(0, s.spaces - len(s.guildhall)) / len(s.players)


def ahead(s: State) -> float:
    """Points of each player beyond the goal in the end, about as they came out in 160 games of the
    scripted players."""
    n = len(s.players)
    now = (team_total(s) - s.target) / n
    if s.phase is not Phase.TURNS:
        return now
    if s.turns_left is not None:
        return now - LAST * s.turns_left / s.last_turns
    things = sum([worth(player) for player in s.players]) / n
    return now + things + BROUGHT * offered(s) - SPACE * spaces_left(s) - LATER


def worth(player: Player) -> float:
    """What the goods, cards, virtue and workers of a player are worth beside their points."""
    plain = min(12, player.clay + player.wood + player.stone)
    rare = player.gold + player.marble
    cards = min(4, len(player.hand))
    humble = max(0, CATHEDRAL_VIRTUE - player.virtue)
    crews = sum([min(4, player.open[place.number]) for place in GATHERING])
    silver = min(12, player.silver)
    return plain + 1.8 * rare + 0.5 * silver + 2.5 * cards - 2.5 * humble + 0.8 * crews


GATHERING = (QUARRY, FOREST, MINES, SILVERSMITH)


def offered(s: State) -> float:
    """The part of their prizes that lies on demands which are not met."""
    return sum(
        [
            (one.done - one.failed) * (1 - s.lacking(one) / s.needed(one))
            for one in s.open_demands
            if s.lacking(one)
        ]
    )
