"""The guide for search: quick policies, an estimate of how good a position is, and reasons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from throneroom.games.oath import rule
from throneroom.games.oath.bots.policies import courtier, steward, usurper, visionary
from throneroom.games.oath.bots.reasons import why
from throneroom.games.oath.cards import ENDS_FROM, ROUNDS, VISIONS_TO_WIN
from throneroom.games.oath.look import Look
from throneroom.games.oath.standing import Way, ways_to_win
from throneroom.games.oath.state import NOBODY, Phase, Role, State
from throneroom.games.oath.victory import goals, successor
from throneroom.kernel import BotMaker, Decision, Guide, Message, Seat, shares

SETUP = ("board", "pawn", "keep_adviser")
"""Questions before the first turn. Search can't tell their answers apart."""
IDLE = ("show", "self_exile")
"""Deeds that are not considered beside others: they bring only information, or pay off much
later."""
FIRST_END = min(ENDS_FROM)


class OathGuide(Guide[State]):
    points = False
    trust = 1.0
    depth = 1
    hint_tries = 100
    review_tries = 900

    def policies(self, state: State, seat: Seat) -> Sequence[BotMaker]:
        """The policies by role; an Exile follows a Vision, if there is one to follow."""
        role = state.players[seat].role
        if role is Role.CHANCELLOR:
            return (steward,)
        if role is Role.CITIZEN:
            return (courtier,)
        return (visionary, usurper) if goals(state, seat) else (usurper, visionary)

    def consider(self, look: Look, decision: Decision, options: Sequence[Any]) -> Sequence[Any]:
        if decision.kind in SETUP:
            return (steward(len(options))(look, decision),)
        if decision.kind == "campaign_dice":  # more dice are always better for an attacker
            return (max(options), *(n for n in options if n == max(options) - 1))
        if decision.kind == "act":
            return [o for o in options if o.key not in IDLE]
        return options

    def enough(self, start: State, state: State) -> bool:
        """Whether the deciding player has woken again, by when the next wins are decided."""
        return (
            start.phase in (Phase.WAKE, Phase.ACT, Phase.REST)
            and state.phase is Phase.ACT
            and not state.acts
            and _turn(state) - _turn(start) > len(state.players)
        )

    def evaluate(self, state: State) -> Sequence[float]:
        """The value of a position for each seat, from the ways to win and their unmet
        conditions."""
        return shares([prospect(state, seat) for seat in range(len(state.players))])

    def reason(
        self, now: State, then: State | None, decision: Decision, option: Any
    ) -> Message | None:
        return why(now, then, decision, option)


def _turn(s: State) -> int:
    """The number of a turn, from the first of the game."""
    return s.round * len(s.players) + (s.active - s.chancellor) % len(s.players)


def prospect(s: State, seat: Seat) -> float:
    """A player's standing; a lead of 1 makes a win e times as likely."""
    player = s.players[seat]
    wealth = 0.04 * player.favor + 0.06 * (player.secrets + player.flipped)
    wealth += 0.05 * min(player.warbands, 10) + 0.1 * s.treasures(seat)
    if player.role is Role.EXILE:
        return wealth + 0.1 * rule.score(s, seat) + _exile(s, seat)
    heir = successor(s)
    empire = _empire(s)
    if player.role is Role.CHANCELLOR:
        return wealth + (empire if heir == NOBODY else min(empire, -0.5))
    return wealth + (empire if heir == seat else -0.8)


def _empire(s: State) -> float:
    """The value of the title for the Empire: the longer it is kept, the likelier the die ends the
    game."""
    if s.players[s.title].role is Role.EXILE:
        return 0.0
    return 1.2 + 0.4 * max(0, s.round - FIRST_END + 1)


def _exile(s: State, seat: Seat) -> float:
    return max([_nearness(s, way) for way in ways_to_win(s, seat)])


def _nearness(s: State, way: Way) -> float:
    if way.ready:
        return 2.5
    if way.lacks == ["turn"]:
        return 1.6 if s.round < ROUNDS else 0.5
    lacking = max(1, way.missing) if way.lacks != ["visions"] else 0
    worth = 0.9 - 0.35 * min(lacking, 4)
    if way.way == "visionary" and s.visions_drawn < VISIONS_TO_WIN:
        worth -= 0.3 * (VISIONS_TO_WIN - s.visions_drawn)
    return worth
