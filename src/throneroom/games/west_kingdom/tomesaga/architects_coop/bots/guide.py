"""The guide for search: an estimate of the team's final result, and of its chance to be enough."""

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
"""Number of the most promising places that are tried."""
ROUNDS = 1
"""Rounds that are imagined before a position is evaluated."""
SPACE = 14.0
"""Points that each player loses for each space of the Guildhall that each player must still fill:
in the meantime the Overlord sends workers there, and reveals events and demands."""
LATER, LAST = 10.0, 4.0
"""Points that the remaining game costs in any case: before the last round, and in it."""
BROUGHT = 0.5
"""Value of offerings on an unmet demand, as a share of the demand's prize."""
MIDDLE, SPREAD = -30.0, 40.0
"""Points per player by which teams are typically ahead, and the typical distance from that."""
UNSURE = 6.5
"""The uncertainty of the points per player: a team that is ahead by this much wins in 3 games of
4."""


class ArchitectsCoopGuide(ArchitectsGuide[State]):
    """Like the guide of Architects, but all seats share one chance and one goal."""

    trust = 0.1
    """Low, because the policy foresees neither friends nor the Overlord: it is overruled easily."""

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
        """The chance that the team reaches its goal."""
        chance = 1 / (1 + exp(-ahead(state) / UNSURE))
        return [chance] * len(state.players)

    def progress(self, start: State, state: State) -> Sequence[float]:
        """The team's points, so that they count even if the goal is far off, or certain."""
        return [0.5 + 0.5 * tanh((ahead(state) - MIDDLE) / SPREAD)] * len(state.players)

    def standing(self, state: State) -> float:
        return ahead(state) * len(state.players)


def spaces_left(s: State) -> float:
    """Spaces of the Guildhall still to be filled, per player."""
    return max(0, s.spaces - len(s.guildhall)) / len(s.players)


def ahead(s: State) -> float:
    """Points per player beyond the goal at the end, fitted to 160 games of the scripted players."""
    n = len(s.players)
    now = (team_total(s) - s.target) / n
    if s.phase is not Phase.TURNS:
        return now
    if s.turns_left is not None:
        return now - LAST * s.turns_left / s.last_turns
    things = sum([worth(player) for player in s.players]) / n
    return now + things + BROUGHT * offered(s) - SPACE * spaces_left(s) - LATER


def worth(player: Player) -> float:
    """The value of a player's goods, cards, virtue and workers beyond their points."""
    plain = min(12, player.clay + player.wood + player.stone)
    rare = player.gold + player.marble
    cards = min(4, len(player.hand))
    humble = max(0, CATHEDRAL_VIRTUE - player.virtue)
    crews = sum([min(4, player.open[place.number]) for place in GATHERING])
    silver = min(12, player.silver)
    return plain + 1.8 * rare + 0.5 * silver + 2.5 * cards - 2.5 * humble + 0.8 * crews


GATHERING = (QUARRY, FOREST, MINES, SILVERSMITH)


def offered(s: State) -> float:
    """The value of the offerings on unmet demands, as a part of the prizes."""
    return sum(
        [
            (one.done - one.failed) * (1 - s.lacking(one) / s.needed(one))
            for one in s.open_demands
            if s.lacking(one)
        ]
    )
