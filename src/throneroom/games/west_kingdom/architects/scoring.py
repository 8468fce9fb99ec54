"""9. The end of the game: the last effects of buildings, and the points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from throneroom.games.west_kingdom.architects import events as e
from throneroom.games.west_kingdom.architects.cards import (
    DEBT_VP,
    LEVELS,
    MAX_VIRTUE,
    RULES,
    VIRTUE_VP,
    Building,
)
from throneroom.games.west_kingdom.architects.state import Phase, State
from throneroom.games.west_kingdom.architects.verbs import EFFECTS, fire, perform
from throneroom.games.west_kingdom.effects import Do, Law, Use
from throneroom.games.west_kingdom.goods import Bag, number_of
from throneroom.games.west_kingdom.scoring import outcome_of
from throneroom.kernel import Flow, Outcome, Score, ScoreLine, Seat, choose

GOODS_VP: dict[str, int] = RULES["scoring"]["goods"]
SILVER_PER_POINT: int = RULES["scoring"]["silver_per_point"]
PRISONERS_PER_POINT: int = RULES["scoring"]["prisoners_per_point"]


# Virtue, before anything is counted


class Last(NamedTuple):
    """A building that changes virtue at the end."""

    building: Building
    do: Do


def end_effects(s: State) -> Flow:
    """In turn order; a player's own ones in the order of their choice, where it matters."""
    for seat in s.seats_from(s.first):
        left = last_effects(s, seat)
        while left:
            building = left[0].building
            if order_matters(s, seat, left):
                cards = [one.building for one in left]
                building = yield from choose(seat, "end_order", cards, at="buildings")
            done = next(one for one in left if one.building is building)
            left.remove(done)
            yield from perform(s, seat, done.do, Use(building))
    s.phase = Phase.OVER
    if s.log is not None:
        s.tell(e.Ended())


def last_effects(s: State, seat: Seat) -> list[Last]:
    """The default order: effects that cost virtue first, if there is enough of it."""
    player = s.players[seat]
    found = [
        Last(building, clause)
        for building in player.buildings
        if building.at_end
        for clause in building.clauses
        if isinstance(clause, Do) and changes_virtue(clause)
    ]
    enough = player.virtue >= sum([loss_of(one.do) for one in found])
    return sorted(found, key=lambda one: bool(loss_of(one.do)) != enough)


def changes_virtue(do: Do) -> bool:
    return any(
        isinstance(bag, Bag) and any(item == "virtue" for item, _ in bag.items)
        for _, bag in do.verbs
    )


def loss_of(do: Do) -> int:
    return sum([number_of(bag.items[0][1], 0) for verb, bag in do.verbs if verb == "lose"])


def gain_of(s: State, seat: Seat, do: Do) -> int:
    """The virtue that it gives now."""
    use = Use(None)
    if do.condition is not None and not EFFECTS.holds(s, seat, do.condition, use):
        return 0
    total = 0
    for verb, bag in do.verbs:
        if verb == "gain":
            given = EFFECTS.times(s, seat, do, bag, use) if do.per else bag
            total += sum([number_of(amount, 0) for _, amount in given.items])
    return total


def order_matters(s: State, seat: Seat, left: Sequence[Last]) -> bool:
    """Whether effects that cost virtue and effects that give it interfere at the ends of the
    track."""
    virtue = s.players[seat].virtue
    loss = sum([loss_of(one.do) for one in left])
    if not loss:
        return False
    then = after_debts(s, seat, loss - virtue)
    gains = sum([gain_of(then, seat, one.do) for one in left])
    return bool(gains and (virtue < loss or virtue + gains > MAX_VIRTUE))


def after_debts(s: State, seat: Seat, debts: int) -> State:
    """The state after debts. Reactions to a debt may bring goods that count for other buildings."""
    if debts <= 0 or "debt_taken" not in s.players[seat].powers.on:
        return s
    then = s.copy()
    for _ in range(debts):
        for _ in fire(then, seat, "debt_taken"):
            raise AssertionError("nothing that answers to a debt asks")
    return then


# Points


def building_points(s: State, seat: Seat, building: Building) -> int:
    """9.1: the printed points, and those of the effect at the end."""
    points = building.vp
    if building.at_end:
        for clause in building.clauses:
            if isinstance(clause, Do) and not changes_virtue(clause):
                points += gain_of(s, seat, clause)
    return points


def debt_points(s: State, seat: Seat) -> int:
    """9.4: the points of each unpaid debt."""
    laws = [c for b in s.players[seat].buildings for c in b.clauses if isinstance(c, Law)]
    more: int = sum([law.terms["add"] for law in laws if law.kind == "debt_vp"])
    return DEBT_VP + more


def score_of(s: State, seat: Seat) -> Score:
    player = s.players[seat]
    lines = [
        ScoreLine(building.key, 1, building_points(s, seat, building))
        for building in player.buildings
    ]
    treasure = sum([getattr(player, good) for good in GOODS_VP])
    lines += [
        ScoreLine("cathedral", player.level, LEVELS[player.level].vp),
        ScoreLine("virtue", player.virtue, VIRTUE_VP[player.virtue]),
        ScoreLine("debts", player.unpaid, player.unpaid * debt_points(s, seat)),
        ScoreLine(
            *("goods", treasure),
            sum([getattr(player, good) * vp for good, vp in GOODS_VP.items()]),
        ),
        ScoreLine("silver", player.silver, player.silver // SILVER_PER_POINT),
        ScoreLine("prison", player.prison, -(player.prison // PRISONERS_PER_POINT)),
    ]
    return Score(sum([line.points for line in lines]), lines)


def outcome(s: State) -> Outcome:
    scores = [score_of(s, seat) for seat in range(len(s.players))]
    return outcome_of(s.players, scores, "guildhall", breakers=("virtue", "silver"))
