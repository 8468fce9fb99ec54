"""5. The points, and whether they reach the goal."""

from __future__ import annotations

from throneroom.games.west_kingdom.tomesaga.coop import team_outcome
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.cards import END_CARD_POINTS, TARGET
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.state import State
from throneroom.games.west_kingdom.viscounts import scoring as viscounts
from throneroom.kernel import Outcome, Score, ScoreLine, Seat


def score_of(s: State, seat: Seat) -> Score:
    """As in Viscounts; but Poverty and Prosperity pay for each flipped card, not for the most."""
    lines = [_line(line) for line in viscounts.score_of(s, seat).lines]
    return Score(sum([line.points for line in lines]), lines)


def _line(line: ScoreLine) -> ScoreLine:
    each = END_CARD_POINTS.get(line.what)
    return line if each is None else ScoreLine(line.what, line.count, line.count * each)


def team_total(s: State) -> int:
    return sum([score_of(s, seat).total for seat in range(len(s.players))])


def ending(s: State) -> str:
    """The reason for the end: the Overlord's victory, or the end cards."""
    return s.overlord.won_by or viscounts.ending(s)


def outcome(s: State) -> Outcome:
    scores = [score_of(s, seat) for seat in range(len(s.players))]
    return team_outcome(scores, TARGET, ending(s), lost=bool(s.overlord.won_by))
