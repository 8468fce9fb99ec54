"""The guide for search: the team's progress, the time that is left to it, and so its chance to
reach the goal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt, tanh
from typing import Any, NamedTuple

from throneroom.games.west_kingdom.tomesaga.viscounts_coop.bots.planning import Care
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.bots.policies import (
    CASTELLAN,
    MASON,
    SCRIBE,
    Comrade,
    castellan,
    mason,
    scribe,
)
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.bots.siege import Siege
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.cards import END_CARD_POINTS, TARGET
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.look import Look
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.scoring import score_of, team_total
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.state import State
from throneroom.games.west_kingdom.viscounts.bots.guide import (
    SETTLED,
    ViscountsGuide,
    expected,
)
from throneroom.games.west_kingdom.viscounts.scoring import score_of as own_score
from throneroom.games.west_kingdom.viscounts.state import Phase, Player
from throneroom.kernel import BotMaker, Decision, Seat

SETUP = ("reminder", "upper")
"""Questions before the first turn. Search can't tell their answers apart."""
ROLES = ((castellan, CASTELLAN), (scribe, SCRIBE), (mason, MASON))
NEAR = 6.0
"""Points by which an option may seem worse than the best one and still be tried."""
MOST = 4
"""Options of a decision that are tried, the most promising ones."""
STRIDE = 12.0
"""Points of the team that make a clear difference between two ways to continue."""
AHEAD = 3
"""Turns that are imagined."""
GAIN = 1.4
"""Points that a turn brings, beyond those that the table promises."""
HOLD = 11.0
"""Turns that the Overlord still needs when his supply seems used up, because the players take
workers back."""
HOLD_UNSURE, POINTS_UNSURE = 1.5, 6.0
"""The error of a forecast, in turns and in points, to be multiplied by the square root of the turns
left."""
SPARE = 0.3
"""Worth of a point beyond the goal."""
LATE, LOST = 4.0, 30.0
"""The value in points of a turn that the Overlord will not leave the players; the number of turns
that his victory counts as."""


class Weigher(Comrade):
    """Remembers the estimated values of a question's options."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.worths: dict[Any, float] = {}

    def best(self, options: Sequence[Any], worth: Callable[[Any], float]) -> Any:
        self.worths = {option: worth(option) for option in options}
        return super().best(options, self.worths.__getitem__)


class ViscountsCoopGuide(ViscountsGuide[State]):
    """Like the guide of Viscounts, but all seats share one chance."""

    trust = 0.0
    """Low, because only options that the policy likes are tried, and none needs to prove much."""

    def policies(self, state: State, seat: Seat) -> Sequence[BotMaker]:
        """Each seat has its own preference: four players who do the same hinder one another."""
        return (ROLES[seat % len(ROLES)][0],)

    def consider(self, look: Look, decision: Decision, options: Sequence[Any]) -> Sequence[Any]:
        """The options that seem nearly as good as the best one."""
        weigher = Weigher(ROLES[decision.seat % len(ROLES)][1], Care(), len(options))
        chosen = weigher.choose(look, decision)
        if decision.kind in (*SETTLED, *SETUP):
            return (chosen,)
        worths = weigher.worths
        if not decision.is_single or not worths:
            return options
        near = [one for one in options if worths[one] >= worths[chosen] - NEAR]
        near.sort(key=lambda one: (one != chosen, -worths[one]))
        return near[:MOST]

    def enough(self, start: State, state: State) -> bool:
        """Whether the Overlord has answered a few turns."""
        return state.phase is Phase.PLAY and state.turns >= start.turns + AHEAD

    def evaluate(self, state: State) -> Sequence[float]:
        return [chance(state)] * len(state.players)

    def progress(self, start: State, state: State) -> Sequence[float]:
        """The team's progress towards its goal, however far away that is."""
        gained = standing(state) - standing(start)
        return [0.5 + 0.5 * tanh(gained / STRIDE)] * len(state.players)

    def standing(self, state: State) -> float:
        return standing(state)


class Forecast(NamedTuple):
    """The forecast of a position if everybody continues as before."""

    left: float
    """Turns of players to the end by Poverty or Prosperity."""
    hold: float
    """Turns that the Overlord needs for his victory."""
    points: float
    """The team's points at the end."""


def forecast(s: State) -> Forecast:
    n = len(s.players)
    left = turns_left(s)
    points = GAIN * left
    for seat in range(n):
        points += expected(s, seat, left / n) + end_cards(s, s.players[seat])
        points += score_of(s, seat).total - own_score(s, seat).total
    return Forecast(left, HOLD + 20 - Siege(Look(s, 0)).danger(), points)


def turns_left(s: State) -> float:
    """Turns of players until the end: the cards of the smaller pile, which go faster and faster,
    and the round after them."""
    n = len(s.players)
    if s.phase is Phase.OVER:
        return 0.0
    if s.last_round:
        return (s.last_round - s.round + 1) * n - (s.current - s.first) % n
    few = min(s.debts_left, s.deeds_left)
    return 2.0 + few * (1.4 + 0.06 * few)


def end_cards(s: State, player: Player) -> float:
    """The expected points of the end card that is about to be revealed."""
    if s.last_round:
        return 0.0
    if s.deeds_left <= s.debts_left:
        return END_CARD_POINTS["prosperity"] * player.paid
    return END_CARD_POINTS["poverty"] * player.approved


def chance(s: State) -> float:
    """The chance that the end comes before his victory and the points suffice."""
    if s.overlord.won_by or s.phase is Phase.OVER:
        return float(not s.overlord.won_by and team_total(s) >= TARGET)
    left, hold, points = forecast(s)
    unsure = sqrt(max(1.0, left))
    return within((hold - left) / (HOLD_UNSURE * unsure)) * within(
        (points - TARGET) / (POINTS_UNSURE * unsure)
    )


def within(x: float) -> float:
    """A logistic function, from 0 to 1; one half where x is 0."""
    return 0.5 + 0.5 * tanh(x)


def standing(s: State) -> float:
    """The standing in points: surplus points count little, and points for which the Overlord will
    not leave time are deducted."""
    left, hold, points = forecast(s)
    ahead = points - TARGET
    late = max(0.0, left - hold)
    if s.overlord.won_by:
        late = LOST
    return (ahead if ahead < 0 else SPARE * ahead) - LATE * late
