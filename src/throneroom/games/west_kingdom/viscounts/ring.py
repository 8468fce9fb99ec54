"""3. The board: five segments in a ring, fifteen spaces, twenty-five spots for buildings, and the
castle in the middle.

Segments, spaces, spots and sections have fixed numbers. Their neighbours depend on the order of the
segments and on the rotation of the castle (`Ring`).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, ClassVar

from throneroom.games.west_kingdom.named import Named
from throneroom.games.west_kingdom.tables import read_table
from throneroom.games.west_kingdom.viscounts.cards import SECTIONS, Manuscript, Townsfolk
from throneroom.games.west_kingdom.viscounts.printed import RULES
from throneroom.games.west_kingdom.viscounts.steps import Effect, read_effect
from throneroom.kernel import Decision, Message, Reference, Unchanging

LEFT, RIGHT, INNER = range(3)
PLACES = 5
SIDES = ("a", "b")
STEPS = {LEFT: ((0, RIGHT), (0, INNER)), RIGHT: ((1, LEFT),), INNER: ((0, RIGHT), (1, INNER))}
"""By kind of space: the destinations of one step, as the number of segments further on and the kind
of space there."""


class Exchange(Reference):
    """The trade of a space of the outer road."""

    __slots__ = ("do", "merchants")
    what: ClassVar[str] = "exchange"

    def __init__(self, key: str, row: Mapping[str, Any]) -> None:
        super().__init__(key)
        self.merchants: int = row["merchants"]
        self.do = read_effect(row["do"])
        Exchange.table[key] = self


for _key, _row in RULES["exchanges"].items():
    Exchange(_key, _row)
EXCHANGES: dict[str, Exchange] = Exchange.table


class Space(Reference):
    """A place for viscounts: "3" and "4" on the outer road, "3.5" on the inner one."""

    __slots__ = ("exchanges", "inner", "kind", "number", "segment")
    what: ClassVar[str] = "space"

    def __init__(self, segment: Segment, kind: int, key: str, exchanges: tuple[str, ...]) -> None:
        super().__init__(key)
        self.segment, self.kind, self.inner = segment, kind, kind == INNER
        self.number = segment.number * 3 + kind
        self.exchanges = tuple(EXCHANGES[name] for name in exchanges)
        """The exchanges by side of the board; none on the inner road."""
        Space.table[key] = self

    def exchange(self, side: str) -> Exchange:
        return self.exchanges[SIDES.index(side)]

    def caption(self, decision: Decision) -> Message:
        return Message("option-space", {"number": self.key, "segment": self.segment.key})

    def target(self, decision: Decision) -> str:
        return f"space/{self.key}"


class Spot(Reference):
    """A place for a building: "lake_1"."""

    __slots__ = ("effect", "link", "number", "segment", "space")
    what: ClassVar[str] = "spot"

    def __init__(self, segment: Segment, i: int, row: Mapping[str, Any], space: Space) -> None:
        super().__init__(f"{segment.key}_{i + 1}")
        self.segment, self.space = segment, space
        self.number = segment.number * PLACES + i
        self.effect = read_effect(row["do"])
        self.link = Link(self, read_effect(row["link"])) if "link" in row else None
        """The link to the next spot clockwise; for the last spot, across the border of the
        segment."""
        Spot.table[self.key] = self

    def caption(self, decision: Decision) -> Message:
        effects = list(self.effect.words)
        return Message("option-spot", {"segment": self.segment.key, "effects": effects})

    def target(self, decision: Decision) -> str:
        return f"spot/{self.key}"


class Link(Reference):
    """A link between a spot and the next one: "lake_1_link". It pays the owners of both ends."""

    __slots__ = ("effect",)
    what: ClassVar[str] = "link"

    def __init__(self, spot: Spot, effect: Effect) -> None:
        super().__init__(f"{spot.key}_link")
        self.effect = effect
        Link.table[self.key] = self

    def caption(self, decision: Decision) -> Message:
        return Message("option-link", {"effects": list(self.effect.words)})

    def target(self, decision: Decision) -> str:
        return f"link/{self.key}"


class Segment(Named):
    __slots__ = ("manuscript", "number", "spaces", "spots", "townsfolk")
    what: ClassVar[str] = "segment"
    place = "segment"

    def __init__(self, key: str, row: Mapping[str, Any]) -> None:
        super().__init__(key)
        self.number = len(Segment.table)
        left, right = row["left"], row["right"]
        trade = [(row["trade_a"][i], row["trade_b"][i]) for i in (LEFT, RIGHT)]
        self.spaces = (
            Space(self, LEFT, f"{left}", trade[LEFT]),
            Space(self, RIGHT, f"{right}", trade[RIGHT]),
            Space(self, INNER, f"{left}.5", ()),
        )
        self.spots = tuple(
            Spot(self, i, spot, self.spaces[LEFT if i < row["left_spots"] else RIGHT])
            for i, spot in enumerate(row["strip"])
        )
        self.townsfolk = Townsfolk(f"printed_{key}", row["printed_townsfolk"], "printed")
        """The townsfolk printed on the board, visible when the pile is empty."""
        self.manuscript = Manuscript(f"printed_manuscript_{key}", row["printed_manuscript"])
        Segment.table[key] = self

    def caption(self, decision: Decision) -> Message:
        return Message(f"segment-{self.key}")


for _key, _row in read_table(__package__, "segments").items():
    Segment(_key, _row)
SEGMENTS: tuple[Segment, ...] = tuple(Segment.table.values())
SPACES: dict[str, Space] = Space.table
SPOTS: tuple[Spot, ...] = tuple(Spot.table.values())
BANKS = tuple(
    tuple(spot for spot in space.segment.spots if spot.space is space) for space in SPACES.values()
)
"""By space: the spots that can be reached from there, in any ring."""


class Ring(Unchanging):
    """The neighbours of everything. `order`: the segments clockwise. `turn`: the section of the
    castle that faces the first of them."""

    __slots__ = ("neighbours", "order", "outer", "section", "segment_at", "spots", "to")

    def __init__(self, order: tuple[Segment, ...], turn: int) -> None:
        self.order = order
        self.section = tuple((order.index(one) + turn) % PLACES for one in SEGMENTS)
        """By segment: the number of the section that faces it."""
        self.segment_at = tuple(order[(number - turn) % PLACES] for number in range(PLACES))
        """By section: the segment that it faces."""
        self.outer = tuple(space for one in order for space in one.spaces[:INNER])
        """The outer road, clockwise."""
        self.spots = tuple(spot for one in order for spot in one.spots)
        """The spots, clockwise."""
        found: dict[Spot, list[tuple[Link, Spot]]] = {spot: [] for spot in SPOTS}
        for i, spot in enumerate(self.spots):
            if spot.link is not None:
                other = self.spots[(i + 1) % len(self.spots)]
                found[spot].append((spot.link, other))
                found[other].append((spot.link, spot))
        self.neighbours = tuple(tuple(found[spot]) for spot in SPOTS)
        """By spot: its links, and the spots at their other ends."""
        after = dict(zip(order, (*order[1:], order[0]), strict=True))
        self.to = tuple(
            tuple(
                (after[space.segment] if further else space.segment).spaces[kind]
                for further, kind in STEPS[space.kind]
            )
            for space in Space.table.values()
        )
        """By space: the destinations of one step."""


@lru_cache(maxsize=1024)
def ring_of(order: tuple[Segment, ...], turn: int) -> Ring:
    return Ring(order, turn)


LONGEST = 24
"""The number of steps after which every space is within reach, whatever the value of a card."""


@cache
def _walks(kind: int) -> tuple[frozenset[tuple[int, int]], ...]:
    """By number of steps: the spaces at exactly that many steps from a kind of space, in any
    ring."""
    found = [frozenset(((0, kind),))]
    for _ in range(LONGEST):
        found.append(
            frozenset(
                ((place + further) % PLACES, to)
                for place, here in found[-1]
                for further, to in STEPS[here]
            )
        )
    return tuple(found)


@cache
def _prices(kind: int, value: int, free: int, silver: int) -> Mapping[tuple[int, int], int]:
    """The price of each space within reach, the nearest first."""
    found: dict[tuple[int, int], int] = {}
    for steps in range(value, min(LONGEST, value + free + silver) + 1):
        for one in sorted(_walks(kind)[steps]):
            found.setdefault(one, max(0, steps - value - free))
    return found


class Reach:
    """4.2: the spaces on which a viscount may end, and the silver that each costs."""

    __slots__ = ("prices", "spaces")

    def __init__(self, prices: Mapping[Space, int]) -> None:
        self.prices = prices
        self.spaces = tuple(prices)


@lru_cache(maxsize=65536)
def reach(ring: Ring, space: Space, value: int, free: int, silver: int) -> Reach:
    """Exactly `value` steps, up to `free` more for free, and each further one for 1 silver. Each
    space at its lowest price."""
    order = ring.order
    start = order.index(space.segment)
    prices = _prices(space.kind, value, free, silver)
    return Reach(
        {
            order[(start + place) % PLACES].spaces[kind]: price
            for (place, kind), price in prices.items()
        }
    )


@lru_cache(maxsize=16384)
def way(ring: Ring, space: Space, to: Space, value: int) -> tuple[Space, ...]:
    """The spaces of a shortest way of at least `value` steps, with both ends."""
    came: list[dict[Space, Space]] = [{space: space}]
    while len(came) <= value or to not in came[-1]:
        came.append({after: one for one in came[-1] for after in ring.to[one.number]})
    found = [to]
    for step in reversed(came[1:]):
        found.append(step[found[-1]])
    return tuple(reversed(found))


assert len(SECTIONS) == len(SEGMENTS) == PLACES
