"""The guide for search: quick policies, an estimate of how good a position is, and reasons."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Any, TypeVar

from throneroom.games.west_kingdom.campaign.bots import chronicle_points
from throneroom.games.west_kingdom.viscounts.actions import PASS, legal_actions
from throneroom.games.west_kingdom.viscounts.bots.policies import CASTELLAN, Viscount, castellan
from throneroom.games.west_kingdom.viscounts.cards import (
    ACTIONS,
    BUILD,
    PLACE,
    TRADE,
    TRANSCRIBE,
    Action,
    Slot,
    Townsfolk,
)
from throneroom.games.west_kingdom.viscounts.laws import force, force_of, funds, strength
from throneroom.games.west_kingdom.viscounts.ring import Space, Spot
from throneroom.games.west_kingdom.viscounts.scoring import score_of
from throneroom.games.west_kingdom.viscounts.state import Phase, Player, State
from throneroom.games.west_kingdom.viscounts.steps import GOODS
from throneroom.games.west_kingdom.viscounts.words import about
from throneroom.kernel import BotMaker, Decision, Guide, Message, Seat, shares

S = TypeVar("S", bound=State)
"""States of Viscounts, and of the scenario that builds on it."""
SETTLED = ("pair", "rearrange", "order", "link", "rise", "pay", "exchange", "resource")
"""Questions whose answers search can't tell apart: the policy answers them."""
AHEAD = 3
"""Rounds that are imagined before a position is evaluated."""


class ViscountsGuide(Guide[S]):
    clear = 15.0
    trust = 1.0
    depth = 1
    hint_tries = 160
    review_tries = 900

    def policies(self, state: S, seat: Seat) -> Sequence[BotMaker]:
        return (castellan,)

    def consider(self, look: Any, decision: Decision, options: Sequence[Any]) -> Sequence[Any]:
        if decision.kind in SETTLED:
            return (Viscount(CASTELLAN, len(options)).choose(look, decision),)
        return options

    def enough(self, start: S, state: S) -> bool:
        """Whether the imagined rounds are over: beyond them, a game is no better than an
        estimate."""
        return state.phase is Phase.PLAY and state.round >= start.round + AHEAD

    def evaluate(self, state: S) -> Sequence[float]:
        """The value of a position for each seat: the points so far, and the expected gains from
        goods, cards and icons. The more rounds are left, the less that decides."""
        left = rounds_left(state)
        unsure = 4.0 + 3.0 * sqrt(left)
        own = [expected(state, seat, left) / unsure for seat in range(len(state.players))]
        if state.rival is not None:
            return [1 / (1 + exp(own[1] - own[0]))]
        return shares(own)

    def reason(self, now: S, then: S | None, decision: Decision, option: Any) -> Message | None:
        """The immediate effect of an option. Effects that depend on an unknown card are not
        promised."""
        if then is None or then.reveals > now.reveals:
            return purpose(now, None, decision, option)
        told = dict(about(now, then, decision, option))
        if told.get("points", 0) > 0:
            return Message.of("reason-points", {"points": told["points"]})
        seat = decision.seat
        was, will = now.players[seat], then.players[seat]
        for name in ("built", "manuscripts"):
            if len(getattr(will, name)) > len(getattr(was, name)):
                return Message(f"reason-{name}")
        if sum(then.in_castle(seat)) > sum(now.in_castle(seat)):
            return Message("reason-castle")
        for name in ("approved", "paid"):
            if getattr(will, name) > getattr(was, name):
                return Message(f"reason-{name}")
        goods = sum([told.get(f"change_{name}", 0) for name in GOODS])
        if goods > 0:
            return Message.of("reason-goods", {"n": goods})
        return purpose(now, then, decision, option)


def purpose(now: State, then: State | None, decision: Decision, option: Any) -> Message | None:
    """The purpose of an option without a certain immediate effect."""
    seat = decision.seat
    if isinstance(option, Action):
        return Message(f"reason-{PURPOSES[option]}")
    if isinstance(option, Slot | Spot):
        return Message("reason-built")
    if isinstance(option, Townsfolk) and decision.kind in ("recruit", "free_hire"):
        return Message("reason-hired")
    if decision.kind == "exchange" and option:
        return Message("reason-trade")
    if isinstance(option, Space) and then is not None:
        actions = worthwhile(then, seat)
        return Message("reason-possible", {"actions": actions}) if actions else None
    if isinstance(option, Townsfolk) and decision.kind == "play":
        return strengthened(now.players[seat], option)
    return None


def strengthened(player: Player, card: Townsfolk) -> Message | None:
    """The action that a card strengthens most."""
    was = force(player)
    will = force_of((card, *player.board[1:]), player.built, player.bonuses)
    gains = {one.key: strength(will, one) - strength(was, one) for one in ACTIONS.values()}
    best = max(gains, key=lambda key: gains[key])
    return (
        Message("reason-strength", {"action": best, "n": gains[best]}) if gains[best] > 0 else None
    )


PURPOSES = {BUILD: "built", PLACE: "castle", TRANSCRIBE: "manuscripts", TRADE: "trade"}


def worthwhile(s: State, seat: Seat) -> list[str]:
    """Actions that can be done where the viscount stands. A trade without gain does not count."""
    player = s.players[seat]
    actions = [one for one in legal_actions(s, seat) if one is not PASS]
    if TRADE in actions:
        assert player.space is not None
        need = player.space.exchange(s.side).merchants
        if funds(s, player, force(player), TRADE) < need:
            actions.remove(TRADE)
    return [one.key for one in actions]


def rounds_left(s: State) -> float:
    if s.last_round:
        return max(0, s.last_round - s.round)
    return 2 + 0.8 * min(s.debts_left, s.deeds_left)


def expected(s: State, seat: Seat, left: float) -> float:
    """A player's expected points, with the future use of everything there is."""
    player = s.players[seat]
    later = min(1.0, left / 6)
    stock = 0.25 * min(10, player.silver) + 0.7 * min(8, player.resources)
    stock += 0.5 * player.acquired + 0.6 * player.unpaid
    stock += 0.25 * left * len(player.built) + 0.12 * left * max(0, 12 - abs(player.cards - 10))
    return score_of(s, seat).total + later * stock + chronicle_points(s, seat)
