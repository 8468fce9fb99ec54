"""The shapes of the board, the neighbours of its fields, and their levels. [Форма игровой доски]

A place is a number, counted row by row from the top left; its axial coordinates (q, r) are for
drawing. Neighbours differ by (1, 0), (0, 1), (-1, 1) or the opposite of one of these.
"""

from __future__ import annotations

from typing import Any, ClassVar

from throneroom.games.fallen_lands.cards import TABLE
from throneroom.kernel import Decision, Message, Reference, Unchanging

DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


class Place(Reference):
    """A field as an option: its place, and its level, which its name tells."""

    __slots__ = ("level", "number")
    what: ClassVar[str] = "field"

    def __init__(self, number: int, level: int) -> None:
        super().__init__(f"field:{number}")
        self.number = number
        self.level = level

    def caption(self, decision: Decision) -> Message:
        return Message("option-field", {"number": self.number, "level": self.level})

    def target(self, decision: Decision) -> str:
        return f"field/{self.number}"

    def __reduce__(self) -> tuple[Any, tuple[int, int]]:  # type: ignore[override]
        return _place, (self.number, self.level)


def _place(number: int, level: int) -> Place:
    return PLACES[number][level]


class Board(Unchanging):
    """A shape: the coordinates and neighbours of each field by number."""

    __slots__ = ("cells", "name", "neighbours", "rows")

    def __init__(self, name: str, rows: list[int]) -> None:
        self.name = name
        self.rows = tuple(rows)
        self.cells: tuple[tuple[int, int], ...] = tuple(_cells(rows))
        at = {cell: number for number, cell in enumerate(self.cells)}
        self.neighbours: tuple[tuple[int, ...], ...] = tuple(
            tuple(at[q + x, r + y] for x, y in DIRECTIONS if (q + x, r + y) in at)
            for q, r in self.cells
        )

    def __len__(self) -> int:
        return len(self.cells)


def _cells(rows: list[int]) -> list[tuple[int, int]]:
    """The coordinates of the fields. The rows are centred, the middle one at r = 0; each is shifted
    by half a field."""
    middle, widest = len(rows) // 2, max(rows)
    found = []
    for y, count in enumerate(rows):
        r = y - middle
        first = -(widest // 2) + max(0, -r)
        found += [(first + x, r) for x in range(count)]
    return found


BOARDS: dict[str, Board] = {name: Board(name, row["rows"]) for name, row in TABLE["boards"].items()}
SMALL, QUICK, LARGE = BOARDS["small"], BOARDS["quick"], BOARDS["large"]
BOARD_FOR: dict[tuple[int, bool], Board] = {
    (players, row["quick"]): BOARDS[name]
    for name, row in TABLE["boards"].items()
    for players in row["players"]
}
"""The shapes by number of players, and whether the game is quick."""

_levels = TABLE["fields"]["level"]
HIGHEST = max(int(level) for level in _levels)
PLACES: tuple[tuple[Place, ...], ...] = tuple(
    tuple(Place(number, level) for level in range(HIGHEST + 1)) for number in range(len(LARGE))
)
"""The places by number and level: one object each, always the same."""
Place.table = {places[0].key: places[0] for places in PLACES}

MONSTERS: dict[int, str] = {int(level): row["monster"] for level, row in _levels.items()}
THREE_PLAYER_SET: tuple[int, ...] = tuple(
    int(level) for level, row in _levels.items() for _ in range(row["three"])
)
ALL_FIELDS: tuple[int, ...] = tuple(
    int(level) for level, row in _levels.items() for _ in range(row["all"])
)


def board_for(players: int, quick: bool) -> Board:
    """[Форма игровой доски]"""
    return BOARD_FOR[players, quick]
