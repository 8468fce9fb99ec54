"""The guide for search: quick policies, an estimate of how good a position is, and reasons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any, TypeVar

from throneroom.games.west_kingdom.campaign.bots import chronicle_points
from throneroom.games.west_kingdom.paladins.bots.policies import MARSHAL, Knight, marshal
from throneroom.games.west_kingdom.paladins.cards import (
    ROUNDS,
    Lineup,
    Location,
    Mode,
    Outsider,
    Spot,
    Tavern,
)
from throneroom.games.west_kingdom.paladins.laws import legal_modes
from throneroom.games.west_kingdom.paladins.rewards import ATTRIBUTES
from throneroom.games.west_kingdom.paladins.scoring import score_of
from throneroom.games.west_kingdom.paladins.state import Phase, State
from throneroom.games.west_kingdom.paladins.words import about
from throneroom.games.west_kingdom.paladins.workers import more, pool_of
from throneroom.kernel import BotMaker, Decision, Guide, Message, Seat, shares

S = TypeVar("S", bound=State)
"""States of Paladins, and of the scenario that builds on it."""
SETUP = ("first_townsfolk", "crew", "keep")
"""Questions whose answers search can't tell apart: the policy answers them."""
PIECES = ("monks", "outposts", "workshops", "jars")


class PaladinsGuide(Guide[S]):
    clear = 15.0
    trust = 1.0
    depth = 1
    hint_tries = 240
    review_tries = 1200

    def policies(self, state: S, seat: Seat) -> Sequence[BotMaker]:
        return (marshal,)

    def consider(self, look: Any, decision: Decision, options: Sequence[Any]) -> Sequence[Any]:
        if decision.kind in SETUP and decision.is_single:
            return (Knight(MARSHAL, len(options)).choose(look, decision),)
        return options

    def enough(self, start: S, state: S) -> bool:
        """Whether the next round has ended: beyond that, an imagined game is no better than an
        estimate."""
        return state.phase is Phase.PALADINS and state.round >= start.round + 2

    def evaluate(self, state: S) -> Sequence[float]:
        """The value of a position for each seat: the points so far, and the expected gains from
        attributes, workers and cards. The more rounds are left, the less that decides."""
        left = ROUNDS - state.round + 1
        unsure = 2.5 + 2.0 * sqrt(left)
        seats = range(len(state.players))
        return shares([expected(state, seat, left) / unsure for seat in seats])

    def reason(self, now: S, then: S | None, decision: Decision, option: Any) -> Message | None:
        """The immediate effect of an option, or else its purpose. Effects that depend on an unknown
        card are not promised."""
        if then is not None and then.reveals > now.reveals:
            then = None
        if isinstance(option, Tavern) and (actions := opened(now, decision.seat, option)):
            return Message("reason-possible", {"actions": actions})
        told = dict(about(now, then, decision, option))
        if told.get("points", 0) > 0:
            return Message.of("reason-points", {"points": told["points"]})
        if then is not None:
            was, will = now.players[decision.seat], then.players[decision.seat]
            for name in PIECES:
                if getattr(will, name) > getattr(was, name):
                    return Message(f"reason-{name}")
        for name in ATTRIBUTES:
            if told.get(f"change_{name}", 0) > 0:
                return Message.of("reason-attribute", {"attribute": name})
        for name in ("silver", "provisions", "workers"):
            if told.get(f"change_{name}", 0) > 0:
                return Message.of(f"reason-{name}", {"n": told[f"change_{name}"]})
        return purpose(told, decision, option)


def opened(now: State, seat: Seat, card: Tavern) -> list[str]:
    """Actions of the right half that the workers of a tavern card make possible. Every card brings
    four workers; the actions are what distinguishes them."""
    then = now.copy()
    player = then.players[seat]
    player.pool = more(player.pool, pool_of(card.workers.words))
    before = legal_modes(now, seat)
    after = [mode.action for mode in legal_modes(then, seat) if mode not in before]
    return [action.key for action in after if action.coverable]


def purpose(told: Mapping[str, Any], decision: Decision, option: Any) -> Message | None:
    """The purpose of a choice whose target or workers are still to be chosen."""
    if isinstance(option, Mode):
        return Message(f"reason-{option.key}")
    if isinstance(option, Lineup):
        lent = {name: getattr(option.played, name) for name in ATTRIBUTES}
        most = max(lent, key=lambda name: lent[name])
        return Message.of("reason-lent", {"attribute": most, "n": lent[most]})
    if isinstance(option, Location | Spot):
        return Message("reason-reward", {"goods": list(option.reward.words)})
    if isinstance(option, Outsider):
        if "worth" in told:
            return Message.of("reason-worth", {"points": told["worth"]})
        return Message("reason-reward", {"goods": list(option.attack.words)})
    return None


def expected(s: State, seat: Seat, left: int) -> float:
    """A player's expected points, with the future use of everything there is."""
    player = s.players[seat]
    later = min(1.0, left / 3)
    stock: float = 0.45 * player.workers + 0.15 * min(8, player.silver + player.provisions)
    stock += 0.5 * sum([getattr(player, name) for name in ATTRIBUTES])
    stock += 0.35 * left * player.workshops + 0.25 * left * len(player.townsfolk)
    stock += 0.7 * (player.monks + player.outposts + len(player.walls) + player.jars)
    stock -= 0.5 * len(player.suspicion)
    return score_of(s, seat).total + later * stock + chronicle_points(s, seat)
