"""9. The end of the game: the points."""

from __future__ import annotations

from throneroom.games.west_kingdom.paladins.cards import ORDER_POINTS, Outsider
from throneroom.games.west_kingdom.paladins.laws import COUNTS, orders_met
from throneroom.games.west_kingdom.paladins.printed import RULES
from throneroom.games.west_kingdom.paladins.rewards import ATTRIBUTES
from throneroom.games.west_kingdom.paladins.state import Player, State
from throneroom.games.west_kingdom.scoring import outcome_of
from throneroom.kernel import Outcome, Score, ScoreLine, Seat

TRACK_POINTS: tuple[int, ...] = RULES["track"]["points"]
PIECE_POINTS = RULES["piece_points"]
UNPAID: int = RULES["debts"]["unpaid"]
PAID: int = RULES["debts"]["paid"]
GOODS_PER_POINT: int = RULES["goods"]["per_point"]


def outsider_points(s: State, player: Player, card: Outsider) -> int:
    """The points of a converted card, rounded down."""
    return COUNTS[card.points.of](s, player) // card.points.per


def converted_points(s: State, player: Player) -> int:
    return sum([outsider_points(s, player, card) for card in player.converted])


def worth_converting(s: State, player: Player, card: Outsider) -> int:
    """The points that a conversion would add as things stand: mercenaries count one another."""
    then = player.copy()
    then.converted += (card,)
    return converted_points(s, then) - converted_points(s, player)


def score_of(s: State, seat: Seat) -> Score:
    return score_as(s, s.players[seat])


def score_as(s: State, player: Player) -> Score:
    met = orders_met(s, player)
    pieces = {
        "workshops": player.workshops,
        "commission": player.monks,
        "fortify": len(player.walls),
        "garrison": player.outposts,
        "absolve": player.jars,
    }
    goods = player.silver + player.provisions
    lines = [ScoreLine("kings_orders", len(met), sum([ORDER_POINTS[slot] for slot in met]))]
    lines += [
        ScoreLine(name, getattr(player, name), TRACK_POINTS[getattr(player, name)])
        for name in ATTRIBUTES
    ]
    lines += [ScoreLine(name, n, PIECE_POINTS[name][n]) for name, n in pieces.items()]
    printed = sum([wall.points for wall in player.walls])
    converted = converted_points(s, player)
    lines += [
        ScoreLine("walls", len(player.walls), printed),
        ScoreLine("outsiders", len(player.converted), converted),
        ScoreLine("debts_paid", player.paid, player.paid * PAID),
        ScoreLine("debts_unpaid", player.unpaid, player.unpaid * UNPAID),
        ScoreLine("goods", goods, goods // GOODS_PER_POINT),
    ]
    return Score(sum([line.points for line in lines]), lines)


def outcome(s: State) -> Outcome:
    scores = [score_of(s, seat) for seat in range(len(s.players))]
    return outcome_of(s.players, scores, "rounds", breakers=("silver", "provisions"))
