"""The guide for search: quick policies, an estimate of how good a position is, and reasons."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, TypeVar

from throneroom.games.west_kingdom.architects.bots.policies import ROGUE, Architect, rogue
from throneroom.games.west_kingdom.architects.cards import GOODS, OPEN, WORKERS
from throneroom.games.west_kingdom.architects.scoring import score_of
from throneroom.games.west_kingdom.architects.state import Phase, Player, State
from throneroom.games.west_kingdom.architects.words import about
from throneroom.games.west_kingdom.campaign.bots import chronicle_points
from throneroom.kernel import BotMaker, Decision, Guide, Message, Seat, shares

S = TypeVar("S", bound=State)
"""States of Architects, and of the scenario that builds on it."""
AHEAD = 3
"""Rounds that are imagined before a position is evaluated."""
SETUP = ("board", "draft")
"""Questions before the first turn. Search can't tell their answers apart."""
SPARE = {"clay": 0.25, "wood": 0.3, "stone": 0.3, "gold": 0.4, "marble": 0.5}
"""The value of goods beyond the points that they score."""


class ArchitectsGuide(Guide[S]):
    clear = 10.0
    trust = 1.0
    depth = 1
    hint_tries = 240
    review_tries = 1200

    def policies(self, state: S, seat: Seat) -> Sequence[BotMaker]:
        return (rogue,)

    def consider(self, look: Any, decision: Decision, options: Sequence[Any]) -> Sequence[Any]:
        if decision.kind in SETUP:
            return (Architect(ROGUE, len(options)).choose(look, decision),)
        return options

    def enough(self, start: S, state: S) -> bool:
        """Whether a few rounds have passed: beyond that, an imagined game is no better than an
        estimate."""
        if start.phase is not Phase.TURNS or state.phase is not Phase.TURNS:
            return False
        return state.turns_left is None and state.turns - start.turns >= AHEAD * len(state.players)

    def evaluate(self, state: S) -> Sequence[float]:
        """The value of a position for each seat: the points so far, and the expected gains from
        goods, workers and apprentices. The more spaces of the Guildhall are left, the less that
        decides."""
        left = max(0, state.spaces - len(state.guildhall)) / len(state.players)
        unsure = 2.0 + 2.0 * sqrt(left)
        return shares([expected(state, seat, left) / unsure for seat in range(len(state.players))])

    def reason(self, now: S, then: S | None, decision: Decision, option: Any) -> Message | None:
        """The immediate effect of an option."""
        told = dict(about(now, then, decision, option))
        if told.get("points", 0) > 0:
            return Message.of("reason-points", {"points": told["points"]})
        if told.get("change_captured", 0) > 0:
            return Message.of("reason-captured", {"n": told["change_captured"]})
        goods = [item for item in (*GOODS, "silver") for _ in range(told.get(f"change_{item}", 0))]
        if goods:
            return Message.of("reason-goods", {"goods": goods})
        if told.get("change_virtue", 0) > 0:
            return Message.of("reason-virtue", {"n": told["change_virtue"]})
        if told.get("change_free", 0) > 0:
            return Message.of("reason-workers", {"n": told["change_free"]})
        return None


def expected(s: State, seat: Seat, left: float) -> float:
    """A player's expected points, with the future use of goods, cards and workers."""
    player = s.players[seat]
    later = min(1.0, left / 2)
    stock = sum([n * SPARE[good] for good, n in zip(GOODS, player.goods, strict=True)])
    stock += 0.25 * min(player.silver, 12) + 0.5 * min(len(player.hand), 4)
    stock += 1.0 * len(player.apprentices) + 0.2 * standing(player)
    stock += 0.1 * (WORKERS - player.prison - s.on_boards(seat)) + 0.15 * sum(player.captured)
    return score_of(s, seat).total + later * stock + chronicle_points(s, seat)


def standing(player: Player) -> int:
    """The number of workers in groups that make the next one stronger."""
    return sum([min(4, player.open[place.number]) for place in OPEN])
