"""9. The points, and whether they reach the goal."""

from __future__ import annotations

from throneroom.games.west_kingdom.paladins import scoring as paladins
from throneroom.games.west_kingdom.paladins.cards import ORDER_POINTS
from throneroom.games.west_kingdom.paladins.rewards import ATTRIBUTES
from throneroom.games.west_kingdom.tomesaga.coop import team_outcome
from throneroom.games.west_kingdom.tomesaga.paladins_coop.cards import LEFT_POINTS
from throneroom.games.west_kingdom.tomesaga.paladins_coop.state import Player, State
from throneroom.kernel import Outcome, Score, ScoreLine, Seat


def score_of(s: State, seat: Seat) -> Score:
    """The score as in Paladins with attributes capped at the honour; unfulfilled orders and the
    Overlord's workers cost every player the same."""
    own = paladins.score_as(s, lowered(s.players[seat]))
    done = s.team_orders
    failed = [slot for slot in range(len(s.orders)) if slot not in done]
    left = sum(s.overlords)
    lines = [
        *own.lines,
        ScoreLine("orders_failed", len(failed), -sum([ORDER_POINTS[slot] for slot in failed])),
        ScoreLine("overlord_workers", left, LEFT_POINTS * left),
    ]
    return Score(sum([line.points for line in lines]), lines)


def lowered(player: Player) -> Player:
    """The player with attributes as they would count now."""
    honour = player.honour
    if max(player.faith, player.strength, player.influence) <= honour:
        return player
    then = player.copy()
    for name in ATTRIBUTES:
        setattr(then, name, min(honour, getattr(then, name)))
    return then


def team_total(s: State) -> int:
    return sum([score_of(s, seat).total for seat in range(len(s.players))])


def outcome(s: State) -> Outcome:
    scores = [score_of(s, seat) for seat in range(len(s.players))]
    return team_outcome(scores, s.goal, "rounds")
