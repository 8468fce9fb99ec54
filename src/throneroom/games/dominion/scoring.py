"""The end. [Конец игры]"""

from __future__ import annotations

from throneroom.games.dominion.cards import CARDS, END, PROVINCE, REMODEL
from throneroom.games.dominion.state import Player, State
from throneroom.kernel import Chance, Outcome, Score, ScoreLine, Seat, tie_breaker

SCORING = tuple(c for c in CARDS.values() if c.points or c.points_per_cards)
GAINERS = frozenset(CARDS[key] for key in ("bureaucrat", "feast", "remodel", "workshop"))


def end_reason(s: State) -> str:
    if not s.supply[PROVINCE]:
        return "provinces"
    return "three_piles" if s.shop.ending else "stalemate"


def is_stalemate(s: State) -> bool:
    """Whether nothing can change any more. The rulebook does not mention this: when the cards that
    cost nothing are gone and nobody owns a card that brings coins or gains cards, no pile can
    shrink again, so the game is over as it stands."""
    return s.shop[0].options == (END,) and not any(map(_can_gain, s.players))


def _can_gain(player: Player) -> bool:
    """Whether a player owns a card that brings coins or gains cards. A Remodel alone has nothing to
    trash."""
    return any(
        n and (card.coins or (card in GAINERS and (card is not REMODEL or player.size() > 1)))
        for card, n in player.counts.items()
    )


def outcome(s: State) -> Outcome:
    """Most points win; among those who tie, fewer turns; else the victory is shared."""
    scores = [score(player) for player in s.players]
    standing = [(scores[seat].total, -player.turns) for seat, player in enumerate(s.players)]
    best_first = sorted(standing, reverse=True)
    ranks = [1 + best_first.index(own) for own in standing]
    reason = end_reason(s) if s.over else "unfinished"
    return Outcome(ranks, scores, reason, tie=tie_breaker(standing, ("turns",)))


def score(player: Player) -> Score:
    """The score of a player. All cards count, wherever they lie."""
    lines = []
    total = 0
    for card in SCORING:
        count = player.counts.get(card)
        if count:
            each = card.points
            if card.points_per_cards:  # [Сады] rounded down
                each = player.size() // card.points_per_cards
            lines.append(ScoreLine(card.key, count, each * count))
            total += each * count
    return Score(total, lines)


def points(player: Player) -> int:
    return score(player).total


def next_starter(last: Outcome, chance: Chance) -> Seat:
    """[Подготовка] The winner's left neighbour; after a tie, a random player among those who did
    not tie for the win (among all, if all did)."""
    players = len(last.ranks)
    winners = last.winners
    if len(winners) == 1:
        return (winners[0] + 1) % players
    return chance.pick([s for s in range(players) if s not in winners] or list(range(players)))
