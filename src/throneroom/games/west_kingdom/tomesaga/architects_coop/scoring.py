"""8. The points, and whether they reach the target."""

from __future__ import annotations

from collections.abc import Iterator

from throneroom.games.west_kingdom.architects import scoring as architects
from throneroom.games.west_kingdom.tomesaga.architects_coop.cards import (
    EVENT_LEFT,
    HIDDEN_DEMAND,
    NO_EVENT_LEFT,
)
from throneroom.games.west_kingdom.tomesaga.architects_coop.state import State
from throneroom.games.west_kingdom.tomesaga.coop import team_outcome
from throneroom.kernel import Outcome, Score, ScoreLine, Seat


def score_of(s: State, seat: Seat) -> Score:
    """The score as in Architects, and each player's points from the Overlord's things."""
    own = architects.score_of(s, seat)
    lines = [*own.lines, *common_lines(s)]
    return Score(sum([line.points for line in lines]), lines)


def common_lines(s: State) -> Iterator[ScoreLine]:
    """5, 6: demands, remaining events, the last demand if face down; an end for lack of events."""
    overlord = s.overlord
    for demand, given in zip(s.open_demands, overlord.given, strict=False):
        points = demand.failed if s.lacking(demand) else demand.done
        yield ScoreLine(demand.key, given, points)
    if overlord.demands_up < len(overlord.demands):
        yield ScoreLine("hidden_demand", 1, HIDDEN_DEMAND)
    if overlord.out_of_events:
        yield ScoreLine("no_event_left", 1, NO_EVENT_LEFT)
    else:
        yield ScoreLine("events_left", len(overlord.events), EVENT_LEFT * len(overlord.events))


def team_total(s: State) -> int:
    return sum([score_of(s, seat).total for seat in range(len(s.players))])


def outcome(s: State) -> Outcome:
    scores = [score_of(s, seat) for seat in range(len(s.players))]
    return team_outcome(scores, s.target, "events" if s.overlord.out_of_events else "guildhall")
