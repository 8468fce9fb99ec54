"""The end. [ПОБЕДА!]"""

from __future__ import annotations

from throneroom.games.fallen_lands.cards import MONEY, PRICE
from throneroom.games.fallen_lands.effects.conquest import LOAN
from throneroom.games.fallen_lands.state import State
from throneroom.kernel import Outcome, Score, ScoreLine, Seat


def is_full(s: State) -> bool:
    """Whether every field is conquered or flooded; flooded ones can't be conquered any more."""
    return all(field.owner is not None or field.flooded for field in s.fields)


def is_stalled(s: State) -> bool:
    """Whether all players in succession have neither conquered a field nor played a Claim."""
    return all(player.idle for player in s.players)


def outcome(s: State) -> Outcome:
    """The player with the most money wins; players with the same amount share the victory."""
    money = [player.money for player in s.players]
    scores = [score(s, seat) for seat in range(len(s.players))]
    ranks = [1 + sum(other > own for other in money) for own in money]
    return Outcome(ranks, scores, s.end or "unfinished")


def score(s: State, seat: Seat) -> Score:
    """The sources of a player's money, and the expenses."""
    player = s.players[seat]
    fields = sum(field.owner == seat for field in s.fields)
    paid = PRICE * player.hired
    earned, spent = LOAN * player.lent, LOAN * player.borrowed
    lines = [
        ScoreLine("start", 1, MONEY),
        ScoreLine("treasure", fields, player.money - MONEY + paid - earned + spent),
        ScoreLine("lent", player.lent, earned),
        ScoreLine("borrowed", player.borrowed, -spent),
        ScoreLine("hired", player.hired, -paid),
    ]
    return Score(player.money, [line for line in lines if line.count or line.points])
