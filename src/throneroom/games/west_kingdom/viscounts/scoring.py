"""10. The end of the game: the points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from operator import attrgetter

from throneroom.games.west_kingdom.viscounts.cards import (
    BUILDINGS,
    ICONS,
    RIBBONS,
    Icons,
    Manuscript,
    total,
)
from throneroom.games.west_kingdom.viscounts.printed import RULES
from throneroom.games.west_kingdom.viscounts.state import Player, State
from throneroom.kernel import Outcome, Score, ScoreLine, Seat, tie_breaker

POINTS = RULES["points"]
END = RULES["end_cards"]
TIERS: tuple[int, ...] = POINTS["tiers"]
SETS: tuple[int, ...] = POINTS["ribbons"]
"""Points by number of different ribbons."""


def owned_icons(s: State, seat: Seat) -> Icons:
    """The icons of all townsfolk that a player owns, wherever they lie, and the permanent ones.
    Criminals count only as criminals. The opponent in a solo game has schemes instead of
    townsfolk."""
    player = s.players[seat]
    things: list[Icons] = [slot.icons for slot in player.built]
    things += [bonus.icons for bonus in player.bonuses]
    if s.rival is not None and seat:
        rival = s.rival
        schemes = [*rival.draw, *rival.discard, *rival.schemes]
        things += [scheme.icons for scheme in schemes if scheme is not None]
    else:
        cards = [*player.hand, *player.draw, *player.discard, *player.board]
        things += [card.icons for card in cards if card is not None]
    return total(things)


def _icon(number: int) -> Callable[[State, Seat], int]:
    return lambda s, seat: owned_icons(s, seat)[number]


def _own(name: str) -> Callable[[State, Seat], int]:
    read = attrgetter(name)
    return lambda s, seat: read(s.players[seat])


COUNTS: dict[str, Callable[[State, Seat], int]] = {
    **{f"{icon}_icons": _icon(number) for number, icon in enumerate(ICONS)},
    "leftover_resources": _own("resources"),
    "leftover_silver": _own("silver"),
    "flipped_debts": _own("paid"),
    "flipped_deeds": _own("approved"),
    "buildings": lambda s, seat: len(s.players[seat].built),
    "manuscripts": lambda s, seat: len(s.players[seat].manuscripts),
    "workers_in_castle": lambda s, seat: sum(s.in_castle(seat)),
}
"""The quantities that manuscripts count."""


def manuscript_points(s: State, seat: Seat, tile: Manuscript) -> int:
    return tile.vp * (COUNTS[tile.per](s, seat) // tile.every) if tile.vp else 0


def ribbon_sets(manuscripts: Sequence[Manuscript]) -> list[int]:
    """Split greedily: each set takes one of every ribbon that is left."""
    counts = Counter(tile.ribbon for tile in manuscripts)
    return [
        sum([counts[ribbon] > n for ribbon in RIBBONS])
        for n in range(max(counts.values(), default=0))
    ]


def shared_places(counts: Sequence[int], points: Sequence[int]) -> list[int]:
    """Those who tie share the points of the places that they take. Nobody is rewarded for
    nothing.

    >>> shared_places([3, 3, 1, 0], [12, 8, 4])
    [10, 10, 4, 0]
    """
    found = []
    for own in counts:
        before = sum([other > own for other in counts])
        tied = counts.count(own)
        found.append(sum(points[before : before + tied]) // tied if own else 0)
    return found


def end_points(s: State, name: str) -> list[int]:
    """The points for Poverty or Prosperity, by seat."""
    few = len(s.players) < len(END["points"]["many"])
    counts = [getattr(player, END[name]["counts"]) for player in s.players]
    return shared_places(counts, END["points"]["few" if few else "many"])


def score_of(s: State, seat: Seat) -> Score:
    player = s.players[seat]
    lines = [_buildings(player, key) for key in BUILDINGS]
    tiers = s.in_castle(seat)
    lines += [ScoreLine(f"tier_{i + 1}", count, count * TIERS[i]) for i, count in enumerate(tiers)]
    tiles = player.manuscripts
    sets = ribbon_sets(tiles)
    lines += [
        ScoreLine("ribbons", len(sets), sum([SETS[size] for size in sets])),
        ScoreLine(
            "manuscripts",
            sum([bool(tile.vp) for tile in tiles]),
            sum([manuscript_points(s, seat, tile) for tile in tiles]),
        ),
        ScoreLine("leader", int(s.leader == seat), POINTS["leader"] * (s.leader == seat)),
        ScoreLine("bonuses", len(player.bonuses), POINTS["bonus"] * len(player.bonuses)),
    ]
    for name in ("unpaid", "paid", "acquired", "approved"):
        count: int = getattr(player, name)
        lines.append(ScoreLine(name, count, count * POINTS[name]))
    for name, revealed in (("poverty", s.poverty), ("prosperity", s.prosperity)):
        if revealed:
            count = getattr(player, END[name]["counts"])
            lines.append(ScoreLine(name, count, end_points(s, name)[seat]))
    if s.rival is not None and seat:
        lines.append(ScoreLine("leftover", player.resources, player.resources))
    return Score(sum([line.points for line in lines]), lines)


def _buildings(player: Player, key: str) -> ScoreLine:
    count = sum([slot.building.key == key for slot in player.built])
    return ScoreLine(key, count, BUILDINGS[key].points[count])


def ending(s: State) -> str:
    """The cause of the end: one or both end cards, or the opponent in a solo game."""
    if s.rival is not None:
        return _alone(score_of(s, 0), score_of(s, 1))
    return "both" if s.poverty and s.prosperity else "poverty" if s.poverty else "prosperity"


def _alone(own: Score, rival: Score) -> str:
    """The result of a solo game: only more points than the opponent are a victory."""
    return "alone_won" if own.total > rival.total else "alone_lost"


def outcome(s: State) -> Outcome:
    """Ties: silver and resources together; otherwise the victory is shared."""
    scores = [score_of(s, seat) for seat in range(len(s.players))]
    if s.rival is not None:
        reason = _alone(*scores)
        return Outcome([1], scores[:1], reason, together=reason == "alone_won")
    records = [
        (score.total, player.silver + player.resources)
        for score, player in zip(scores, s.players, strict=True)
    ]
    ranks = [1 + sum([other > own for other in records]) for own in records]
    return Outcome(ranks, scores, ending(s), tie=tie_breaker(records, ("goods",)))
