"""The Overlord's next turns, and the danger of his position for the players.

He never chooses: his next turn follows from the open townsfolk, and the one after it almost does.
So the value of a player's deed can be computed from the table after these turns.
"""

from __future__ import annotations

from throneroom.games.west_kingdom.tomesaga.viscounts_coop.cards import (
    ADVANCE,
    BANISHMENTS,
    CLOCKWISE,
    COUNTER_CLOCKWISE,
    INWARD,
    REMOVE,
)
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.look import Look
from throneroom.games.west_kingdom.viscounts.cards import TOWNSFOLK
from throneroom.games.west_kingdom.viscounts.ring import Segment, Space

WAYS = {CLOCKWISE: 1, COUNTER_CLOCKWISE: -1}
ORDERS = 6
"""The most advance orders of a turn that are computed."""
TURNS = 2
"""The number of his turns that are foreseen, with no action against him in between."""
UNSEEN = tuple(TOWNSFOLK[key] for key in ("architect", "aristocrat", "acolyte"))
"""Cards that stand in for an unseen one: most cards with one, two and three silver are similar to
these."""
USUAL = UNSEEN[1]
"""The card that stands in for the one after a card that he banishes."""
OUT = 1.0
"""The danger of a worker of his on the board: the supply is the remaining time."""
SCARCE, SHORT = 5, 0.3
"""With at most this many left in the supply, each counts more, by this for each one missing."""
HOLDS = (0.0, 0.5, 0.8, 1.6)
"""The danger of a location of the outer road, by the number of his workers: where one stands, he
banishes."""
GUARDED = (0.0, 0.85, 1.2, 2.0)
"""The safety of a location with workers of players, by their number: each stops him once."""
GATE, GATE_GUARD = 0.45, 0.75
"""The danger of the inner road: his next worker there enters the castle; a player's worker sends
him back."""
TIERS = (0.0, 0.9, 1.9)
"""The danger of a section of the castle, by the tiers he holds. His victory follows the second
one."""
BREACH = 3.0
"""The danger of a segment where his next worker to go inward brings victory."""
NEAR = 0.2
"""The increase in the danger of his workers on a location for each step of the way inward that he
holds."""
LOST = 60.0


class Siege:
    """The Overlord's things, now and in the future."""

    __slots__ = (
        *("_look", "his", "lost", "own", "piece", "ring", "supply", "tier1", "tier2", "tops"),
    )

    def __init__(self, look: Look) -> None:
        self._look = look
        self.ring = look.outer
        self.his = {space: look.his(space) for space in self.ring}
        self.own = {space: sum(look.outposts_on(space)) for space in self.ring}
        for space in self.ring[::2]:
            inner = look.inner_of(space)
            self.his[inner] = look.his(inner)
            self.own[inner] = sum(look.outposts_on(inner))
        self.supply = look.overlord_supply
        self.tier1, self.tier2 = [*look.intruders(1)], [*look.intruders(2)]
        self.piece = look.overlord_space
        self.lost = False
        self.tops = {space.segment: look.top(space.segment) for space in self.ring[::2]}

    def copy(self) -> Siege:
        then = Siege.__new__(Siege)
        then._look, then.ring = self._look, self.ring
        then.his, then.own, then.tops = dict(self.his), dict(self.own), dict(self.tops)
        then.tier1, then.tier2 = self.tier1[:], self.tier2[:]
        then.supply, then.piece, then.lost = self.supply, self.piece, self.lost
        return then

    def act(self, does: str, space: Space) -> None:
        """The effect of a reminder card."""
        if does == REMOVE:
            self.his[space] -= 1
            self.supply += 1
        else:
            self.own[space] += 1

    # His turn

    def pass_turn(self) -> None:
        if self.piece is None:
            return
        ring = self.ring
        here = ring.index(self.piece) + self.tops[self.piece.segment].silver
        space = self.piece = ring[here % len(ring)]
        if self.own[space]:
            self.own[space] -= 1
        elif self.his[space]:
            row = BANISHMENTS[self.tops[space.segment].hire_word]
            self.tops[space.segment] = USUAL
            for step in row.steps:
                if step.where == INWARD:
                    self.inward(space)
                elif step.where:
                    where = ring[(here + WAYS.get(step.where, 0)) % len(ring)]
                    for _ in range(step.n):
                        self.place(where)
        else:
            self.place(space)
        self.follow_orders(here)

    def place(self, space: Space) -> None:
        if self.own[space]:
            self.own[space] -= 1
        elif self.supply:
            self.supply -= 1
            self.his[space] += 1
        else:
            self.lost = True

    def follow_orders(self, here: int) -> None:
        ring, n = self.ring, len(self.ring)
        for _ in range(ORDERS):
            for i in range(here, here + n):
                if self.his[ring[i % n]] >= ADVANCE:
                    break
            else:
                return
            space = ring[i % n]
            for step in (1, -1):
                self.go(space, ring[(i + step) % n])
            self.inward(space)

    def go(self, space: Space, to: Space) -> None:
        self.his[space] -= 1
        if self.own[to]:
            self.own[to] -= 1
            self.supply += 1
        else:
            self.his[to] += 1

    def inward(self, space: Space) -> None:
        inner = self._look.inner_of(space)
        if not self.his[inner]:
            self.go(space, inner)
            return
        self.his[space] -= 1
        section = self._look.section(space.segment)
        if not self.tier1[section]:
            self.tier1[section] = 1
        elif not self.tier2[section]:
            self.tier2[section] = 1
        else:
            self.lost = True

    # The danger

    def danger(self) -> float:
        """The danger in workers: roughly the number of turns that the players need to repair it."""
        if self.lost:
            return LOST
        total = OUT * (20 - self.supply)
        missing = max(0, SCARCE - self.supply)
        total += SHORT * missing * (missing + 1) / 2
        his, own, look = self.his, self.own, self._look
        for i, space in enumerate(self.ring):
            inner, section = look.inner_of(space), look.section(space.segment)
            inside = self.tier1[section] + self.tier2[section]
            near = 1.0 + NEAR * (inside + bool(his[inner]))
            total += near * HOLDS[min(3, his[space])] - GUARDED[min(3, own[space])]
            if not i % 2:
                total += self.inside(inner, inside)
        return total

    def inside(self, inner: Space, tiers: int) -> float:
        """The danger of a segment's inner road and castle section."""
        worst = TIERS[tiers]
        if self.his[inner]:
            worst += GATE + (BREACH if tiers == len(TIERS) - 1 else 0.0)
        return worst - GATE_GUARD * min(2, self.own[inner])


def foreseen(siege: Siege) -> float:
    """The danger after his next turns."""
    for _ in range(TURNS):
        siege.pass_turn()
        if siege.lost:
            break
    return siege.danger()


def without(siege: Siege, segment: Segment) -> float:
    """The same without the townsfolk of a segment: the mean over the cards that may follow."""
    total = 0.0
    for card in UNSEEN:
        then = siege.copy()
        then.tops[segment] = card
        total += foreseen(then)
    return total / len(UNSEEN)
