"""A class with a field of every kind that a state can hold, one such object, and its JSON."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, IntEnum, StrEnum
from typing import Any, ClassVar, Literal, Optional

from throneroom.kernel import Chance, Plain, Reference, unsaved


class Tile(Reference):
    __slots__ = ()
    what: ClassVar[str] = "tile"


for _key in ("lake", "hill"):
    Tile.table[_key] = Tile(_key)
LAKE, HILL = Tile.table.values()


class Suit(StrEnum):
    ORDER = "order"
    BEAST = "beast"


class Level(IntEnum):
    LOW = 1
    HIGH = 2


class Face(Enum):
    UP = 1
    DOWN = 2


@dataclass(slots=True)
class Pawn(Plain):
    at: Tile
    moves: int


@dataclass(slots=True)
class Everything(Plain):
    """One field of every kind that a state can hold."""

    number: int
    yes: bool
    text: str
    suit: Suit
    level: Level
    face: Face
    tile: Tile
    maybe_tile: Tile | None
    mood: Literal["calm", "stormy"]
    chance: Chance
    pawn: Pawn
    maybe_pawn: Pawn | None
    old_style: Optional[Pawn]  # noqa: UP045
    numbers: list[int]
    tiles: list[Tile]
    pawns: list[Pawn]
    grid: list[list[int]]
    board: list[list[Pawn]]
    by_tile: dict[Tile, int]
    by_suit: dict[Suit, list[int]]
    by_level: dict[Level, Pawn]
    by_number: dict[int, str]
    by_text: dict[str, dict[int, list[Pawn]]]
    pair: tuple[int, Tile]
    many: tuple[int, ...]
    choices: list[int | None]
    either: int | str
    ready: int = field(init=False, default=5, metadata=unsaved("self.ready"))


def everything() -> Everything:
    return Everything(
        number=-3,
        yes=True,
        text="«да»\n",
        suit=Suit.BEAST,
        level=Level.HIGH,
        face=Face.DOWN,
        tile=LAKE,
        maybe_tile=None,
        mood="stormy",
        chance=Chance(7, 300),
        pawn=Pawn(HILL, 2),
        maybe_pawn=Pawn(LAKE, 0),
        old_style=None,
        numbers=[1, 2],
        tiles=[LAKE, LAKE, HILL],
        pawns=[Pawn(LAKE, 0), Pawn(HILL, 0)],
        grid=[[1], [], [2, 3]],
        board=[[Pawn(LAKE, 0)], []],
        by_tile={HILL: 1, LAKE: 0},
        by_suit={Suit.BEAST: [1], Suit.ORDER: []},
        by_level={Level.HIGH: Pawn(LAKE, 0)},
        by_number={-1: "a", 10: "b"},
        by_text={"x": {1: [Pawn(HILL, 0)]}},
        pair=(1, HILL),
        many=(3, 1, 2),
        choices=[None, 3],
        either="text",
    )


DUMP: dict[str, Any] = {
    "number": -3,
    "yes": True,
    "text": "«да»\n",
    "suit": "beast",
    "level": 2,
    "face": 2,
    "tile": "lake",
    "maybe_tile": None,
    "mood": "stormy",
    "chance": {"seed": 7, "count": 300},
    "pawn": {"at": "hill", "moves": 2},
    "maybe_pawn": {"at": "lake", "moves": 0},
    "old_style": None,
    "numbers": [1, 2],
    "tiles": ["lake", "lake", "hill"],
    "pawns": [{"at": "lake", "moves": 0}, {"at": "hill", "moves": 0}],
    "grid": [[1], [], [2, 3]],
    "board": [[{"at": "lake", "moves": 0}], []],
    "by_tile": {"hill": 1, "lake": 0},
    "by_suit": {"beast": [1], "order": []},
    "by_level": {"2": {"at": "lake", "moves": 0}},
    "by_number": {"-1": "a", "10": "b"},
    "by_text": {"x": {"1": [{"at": "hill", "moves": 0}]}},
    "pair": [1, "hill"],
    "many": [3, 1, 2],
    "choices": [None, 3],
    "either": "text",
}
