"""The board's tiles, loaded from `tiles.toml`, and the map they form together."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple, TypeAlias

import msgspec

from throneroom.kernel import Decision, Message, Reference

Point: TypeAlias = tuple[float, float]

EDGES = ("N", "E", "S", "W")
LAND, BRIDGE, SEA, GATE = "land", "bridge", "sea", "gate"
"""The kinds of connections between regions. Only the sea is a crossing."""


class Region(Reference):
    __slots__ = ("centre", "island", "polygon", "side")
    what: ClassVar[str] = "region"

    def __init__(self, key: str, side: str, island: str, row: dict[str, Any]) -> None:
        super().__init__(key)
        self.side = side
        self.island = island
        self.centre: Point = tuple(row["centre"])
        self.polygon: tuple[Point, ...] = tuple(tuple(point) for point in row["polygon"])

    def caption(self, decision: Decision) -> Message:
        return Message(f"region-{self.key}")

    def target(self, decision: Decision) -> str:
        return f"region/{self.key}"


class Island(Reference):
    __slots__ = ("regions",)
    what: ClassVar[str] = "island"

    def __init__(self, key: str, regions: tuple[Region, ...]) -> None:
        super().__init__(key)
        self.regions = regions


class Link(NamedTuple):
    """Two regions between which an army can move."""

    a: Region
    b: Region
    way: str


class Side(Reference):
    """One face of a tile."""

    __slots__ = ("exits", "islands", "links", "regions", "start_mark", "tile")
    what: ClassVar[str] = "side"

    def __init__(self, key: str, tile: str, row: dict[str, Any]) -> None:
        super().__init__(key)
        self.tile = tile
        self.start_mark: bool = row.get("start_mark", False)
        """[Особенности фрагментов] Whether it must be the centre and hold the starting region."""
        regions: dict[str, Region] = {}
        islands = []
        for number, keys in enumerate(row["islands"], start=1):
            island = f"{key}_island_{number}"
            regions |= {r: Region(r, key, island, row["regions"][r]) for r in keys}
            islands.append(Island(island, tuple(regions[r] for r in keys)))
        self.regions = tuple(regions.values())
        self.islands = tuple(islands)
        self.links = tuple(
            Link(regions[a], regions[b], way)
            for way, name in ((LAND, "land"), (BRIDGE, "bridges"), (SEA, "sea"))
            for a, b in row[name]
        )
        exits = {edge: regions[r] for edge, r in row["exits"].items()}
        self.exits: Mapping[str, Region] = MappingProxyType(exits)
        Region.table |= regions
        Island.table |= {island.key: island for island in islands}


class Joint(NamedTuple):
    """A place where two slots of a layout touch: each slot with its edge as the board lies."""

    a: str
    a_edge: str
    b: str
    b_edge: str


class Layout(Reference):
    __slots__ = ("central", "joints", "slots")
    what: ClassVar[str] = "layout"

    def __init__(self, key: str, row: dict[str, Any]) -> None:
        super().__init__(key)
        self.slots: tuple[str, ...] = tuple(row["slots"])
        self.central: str | None = row.get("central")
        self.joints = tuple(Joint(*joint) for joint in row["joints"])


_TABLE = tomllib.loads((files(__package__) / "tiles.toml").read_text(encoding="utf-8"))

TILES: dict[str, tuple[str, ...]] = {tile: tuple(sides) for tile, sides in _TABLE["tiles"].items()}
_TILE_OF = {side: tile for tile, sides in TILES.items() for side in sides}

for _key, _row in _TABLE["sides"].items():
    Side.table[_key] = Side(_key, _TILE_OF[_key], _row)
for _key, _row in _TABLE["layouts"].items():
    Layout.table[_key] = Layout(_key, _row)

SIDES: dict[str, Side] = Side.table
REGIONS: dict[str, Region] = Region.table
ISLANDS: dict[str, Island] = Island.table
LAYOUTS: dict[str, Layout] = Layout.table


class Lay(msgspec.Struct, frozen=True):
    """A side in a slot, with its quarter turns clockwise. As an option: "desert:centre:1"."""

    side: Side
    slot: str
    rotation: int

    @property
    def key(self) -> str:
        return f"{self.side.key}:{self.slot}:{self.rotation}"

    def caption(self, decision: Decision) -> Message:
        facts = {"side": self.side, "slot": self.slot, "rotation": self.rotation}
        return Message.of("option-lay", facts)

    def target(self, decision: Decision) -> str:
        return f"slot/{self.slot}"

    def exit(self, edge: str) -> Region:
        """The region to which the dotted line leads at an edge of the tile as it lies."""
        return self.side.exits[EDGES[(EDGES.index(edge) - self.rotation) % 4]]


class Board(msgspec.Struct, frozen=True, eq=False):
    """The map that the laid tiles form; the same object for the same tiles."""

    layout: Layout
    tiles: tuple[Lay, ...]
    regions: tuple[Region, ...]
    islands: tuple[Island, ...]
    links: tuple[Link, ...]
    joints: tuple[Link, ...]
    """The crossings from tile to tile; they are among the links too."""
    neighbours: Mapping[Region, tuple[tuple[Region, str], ...]]
    slots: Mapping[Region, str]
    """The slot of each region's tile."""

    def __copy__(self) -> Board:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Board:
        return self

    @property
    def is_complete(self) -> bool:
        return len(self.tiles) == len(self.layout.slots)


@lru_cache(maxsize=512)
def board_of(layout: Layout, tiles: tuple[tuple[str, Side, int], ...]) -> Board:
    """The board for slots with their sides and rotations; some may be missing."""
    order = layout.slots
    lays = tuple(
        Lay(side, slot, turn) for slot, side, turn in sorted(tiles, key=lambda t: order.index(t[0]))
    )
    laid = {lay.slot: lay for lay in lays}
    joints = tuple(
        Link(laid[joint.a].exit(joint.a_edge), laid[joint.b].exit(joint.b_edge), SEA)
        for joint in layout.joints
        if joint.a in laid and joint.b in laid
    )
    regions = tuple(region for lay in lays for region in lay.side.regions)
    links = tuple(link for lay in lays for link in lay.side.links) + joints
    neighbours: dict[Region, list[tuple[Region, str]]] = {region: [] for region in regions}
    for a, b, way in links:
        neighbours[a].append((b, way))
        neighbours[b].append((a, way))
    return Board(
        layout=layout,
        tiles=lays,
        regions=regions,
        islands=tuple(island for lay in lays for island in lay.side.islands),
        links=links,
        joints=joints,
        neighbours=MappingProxyType({r: tuple(near) for r, near in neighbours.items()}),
        slots=MappingProxyType({region: lay.slot for lay in lays for region in lay.side.regions}),
    )


# [Подготовка 1] The legal ways to lay tiles, and the legal starting regions


def legal_lays(board: Board, sides: Iterable[Side] | None = None) -> Iterator[Lay]:
    """Every side (or each of these) of the tiles not yet laid, in every free slot, in every
    rotation that fits."""
    used = {lay.side.tile for lay in board.tiles}
    filled = {lay.slot for lay in board.tiles}
    for side in SIDES.values() if sides is None else sides:
        if side.tile in used:
            continue
        for slot in board.layout.slots:
            if slot not in filled:
                for rotation in range(4):
                    lay = Lay(side, slot, rotation)
                    if not misfit(board.layout, board.tiles, lay):
                        yield lay


def legal_changes(board: Board) -> Iterator[Lay]:
    """The changes to a laid tile: turn it, turn it over, or put it into another slot; a tile in
    that slot takes its place."""
    for tile in board.tiles:
        turned = [Lay(tile.side, tile.slot, (tile.rotation + n) % 4) for n in (1, 2, 3)]
        over = next(SIDES[key] for key in TILES[tile.side.tile] if key != tile.side.key)
        moved = [Lay(tile.side, s, tile.rotation) for s in board.layout.slots if s != tile.slot]
        for lay in (*turned, Lay(over, tile.slot, tile.rotation), *moved):
            if stands(board.layout, laid(board, lay)):
                yield lay


def laid(board: Board, lay: Lay) -> tuple[Lay, ...]:
    """The tiles after one of them was laid or changed."""
    others = {tile.slot: tile for tile in board.tiles if tile.side.tile != lay.side.tile}
    old = next((tile for tile in board.tiles if tile.side.tile == lay.side.tile), None)
    if old is not None:
        if lay.slot in others:
            other = others.pop(lay.slot)
            others[old.slot] = Lay(other.side, old.slot, other.rotation)
        # In the ring all tiles stand or all lie: a quarter turn of one turns the others too.
        turn = lay.rotation - old.rotation if board.layout.central is None else 0
        if turn % 2:
            others = {
                slot: Lay(other.side, slot, (other.rotation + turn) % 4)
                for slot, other in others.items()
            }
    return (*others.values(), lay)


def stands(layout: Layout, tiles: tuple[Lay, ...]) -> bool:
    return not any(misfit(layout, tiles, lay) for lay in tiles)


def misfit(layout: Layout, tiles: tuple[Lay, ...], lay: Lay) -> str:
    """Why a tile can't lie like that beside others; "" if it can."""
    # [Особенности фрагментов] The side with the symbol must be the central one.
    if lay.side.start_mark and layout.central not in (None, lay.slot):
        return "not_central"
    # In the ring, edges meet only if all tiles stand upright or all lie on their sides.
    if layout.central is None and any((o.rotation - lay.rotation) % 2 for o in tiles):
        return "askew"
    return ""


def starting_regions(board: Board) -> list[Region]:
    return [region for region in board.regions if not no_start(board, region)]


def no_start(board: Board, region: Region) -> str:
    """А. On the central tile; Б. joined by a dotted line to an island of another tile.

    The ring has no central tile: there, any region at a joint will do. The side with the symbol, if
    it is in play, always has the start.
    """
    if region.side not in _central_sides(board):
        return "off_centre"
    return "" if any(region in link[:2] for link in board.joints) else "no_lane"


@lru_cache(maxsize=64)
def _central_sides(board: Board) -> list[str]:
    marked = [lay.side.key for lay in board.tiles if lay.side.start_mark]
    central = board.layout.central
    return marked or [lay.side.key for lay in board.tiles if central in (None, lay.slot)]


def outposts(board: Board, start: Region) -> list[Region]:
    return [region for region in board.regions if not no_outpost(start, region)]


def no_outpost(start: Region, region: Region) -> str:
    """[Подготовка 3] The regions of all tiles except the central one, which holds the start."""
    return "no_outpost" if region.side == start.side else ""
