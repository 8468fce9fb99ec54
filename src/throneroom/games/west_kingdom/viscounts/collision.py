"""4.5 Collisions of virtue and corruption."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from throneroom.games.west_kingdom.buttons import Button
from throneroom.games.west_kingdom.viscounts import events as e
from throneroom.games.west_kingdom.viscounts.cards import TRACK, holds
from throneroom.games.west_kingdom.viscounts.laws import criminals_of, slots_that_answer
from throneroom.games.west_kingdom.viscounts.printed import RULES
from throneroom.games.west_kingdom.viscounts.state import State
from throneroom.games.west_kingdom.viscounts.steps import read_effect
from throneroom.games.west_kingdom.viscounts.verbs import answer_to, resolve
from throneroom.kernel import Flow, Seat


class TrackSpace:
    """A space of the track, and its gains."""

    __slots__ = ("if_criminals", "others", "own", "rival")

    def __init__(self, row: Mapping[str, Any]) -> None:
        self.own = read_effect(row["own"])
        self.others = read_effect(row["others"]["do"])
        self.if_criminals: str = row["others"]["if_criminals"]
        self.rival = read_effect(row["rival"])
        """The gains of the opponent in a solo game."""


COLLISIONS = tuple(TrackSpace(row) for row in RULES["collisions"])
"""The spaces of the track, from the left."""
COLLISION = Button("collision")
"""The source of a collision's gains."""


def resolve_collision(s: State, seat: Seat) -> Flow:
    """Cards and slots come first: they may move the pair and so change the space."""
    order = s.sides_from(seat)
    for one in order:  # 1
        for slot in slots_that_answer(s, one, "collision_first"):
            if holds(slot.if_criminals, criminals_of(s, one)):
                yield from resolve(s, one, slot.do, slot)
    for one in order:  # 2
        yield from answer_to(s, one, "any_collision")
    player = s.players[seat]
    space = COLLISIONS[player.virtue - 1]
    if s.log is not None:
        s.tell(e.Collided(seat, player.virtue))
    own = space.rival if s.rival is not None and seat else space.own
    yield from resolve(s, seat, own, COLLISION)  # 3
    for one in order[1:]:  # 4
        if holds(space.if_criminals, criminals_of(s, one)):
            yield from resolve(s, one, space.others, COLLISION)
    player.corruption, player.virtue = 1, TRACK  # 5
