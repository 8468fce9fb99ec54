"""Plain data: copied by its annotations alone, and its possible parts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from tests.kernel.everything import DUMP, HILL, LAKE, Level, Pawn, Suit, Tile, everything
from throneroom.kernel import Chance, Plain


def test_a_copy_is_equal_and_independent() -> None:
    original = everything()
    original.ready = 9
    new = original.copy()
    assert new == original
    assert new.ready == 9
    new.pawn.moves += 1
    assert new.maybe_pawn is not None
    new.maybe_pawn.moves += 1
    new.numbers.append(3)
    new.tiles.pop()
    new.pawns[0].moves += 1
    new.grid[0].append(5)
    new.board[0][0].moves += 1
    new.by_tile[LAKE] = 9
    new.by_suit[Suit.BEAST].append(2)
    new.by_level[Level.HIGH].moves += 1
    new.by_number[5] = "c"
    new.by_text["x"][1][0].moves += 1
    new.chance.below(6)
    new.choices[0] = 1
    assert original.dump() == DUMP
    assert original.chance == Chance(7, 300)


def test_a_copy_of_nothing_is_nothing() -> None:
    thing = everything()
    thing.maybe_pawn, thing.old_style = None, Pawn(HILL, 0)
    new = thing.copy()
    assert new.maybe_pawn is None
    assert new.old_style == Pawn(HILL, 0)
    assert new.old_style is not thing.old_style


# What a state can't hold


class Handle:
    pass


def held(kind: Any) -> type[Plain]:
    """A plain class with one field of that kind."""
    made: type[Plain] = dataclass(slots=True)(
        type("Holder", (Plain,), {"__annotations__": {"it": kind}})
    )
    return made


@pytest.mark.parametrize("kind", [set[int], Handle, object, list[Handle], dict[str, set[int]]])
def test_a_state_refuses_what_is_not_plain(kind: Any) -> None:
    with pytest.raises(TypeError, match="it is not plain data"):
        held(kind)(None).copy()  # type: ignore[call-arg]


def test_a_dump_refuses_what_is_not_plain() -> None:
    with pytest.raises(TypeError, match="it is not plain data"):
        held(Any)(it={1, 2}).dump()  # type: ignore[call-arg]


def test_a_plain_class_is_a_dataclass() -> None:
    class Loose(Plain):
        pass

    with pytest.raises(TypeError, match="Loose must be a dataclass with slots"):
        Loose().copy()


# Classes built on classes


@dataclass(slots=True)
class Piece(Plain):
    at: int


@dataclass(slots=True)
class King(Piece):
    crowned: bool


@dataclass(slots=True)
class Chess(Plain):
    pieces: list[Piece]


def test_a_copy_is_of_the_same_class() -> None:
    """This also holds for a class whose base was copied before."""
    assert Piece(1).copy() == Piece(1)
    king = King(2, True).copy()
    assert type(king) is King
    assert king == King(2, True)
    chess = Chess([Piece(1), King(2, True)])
    assert [type(piece) for piece in chess.copy().pieces] == [Piece, King]


@dataclass(slots=True)
class Attack(Plain):
    force: int


@dataclass(slots=True)
class Offer(Plain):
    coins: int


@dataclass(slots=True)
class Pending(Plain):
    what: Attack | Offer | None


@pytest.mark.parametrize("what", [None, Attack(3), Offer(2)])
def test_a_field_can_hold_one_of_several_classes(what: Any) -> None:
    """The pending thing in the middle of an action is an attack, an offer, or nothing."""
    pending = Pending(what)
    assert pending.copy() == pending
    assert pending.copy() is not pending
    assert Pending.load(pending.dump(), "pending") == pending


@dataclass(slots=True)
class Pair(Plain):
    both: tuple[Pawn, list[int]]


def test_a_tuple_can_hold_what_changes() -> None:
    """`tuple` of plain values is plain, says the module; its parts are copied too."""
    pair = Pair((Pawn(LAKE, 0), [1]))
    new = pair.copy()
    assert new == pair
    assert new.both[0] is not pair.both[0]
    assert new.both[1] is not pair.both[1]
    assert Pair.load(pair.dump(), "pair") == pair


# What never changes


@dataclass(slots=True, frozen=True)
class Stone(Plain):
    tile: Tile
    owner: int | None = None


@dataclass(slots=True, frozen=True)
class Bag(Plain):
    things: list[int]


@dataclass(slots=True)
class Garden(Plain):
    stones: list[Stone]
    by_tile: dict[Tile, Stone]
    best: Stone | None


def test_copies_share_what_is_frozen_through_and_through() -> None:
    stone = Stone(HILL, 1)
    garden = Garden([stone], {LAKE: stone}, stone)
    new = garden.copy()
    assert new == garden
    assert new.stones[0] is new.by_tile[LAKE] is new.best is stone
    assert new.stones is not garden.stones
    assert new.by_tile is not garden.by_tile
    assert stone.copy() is stone
    assert Garden.load(garden.dump(), "garden") == garden


def test_what_is_frozen_holds_nothing_that_can_change() -> None:
    with pytest.raises(TypeError, match="Bag is frozen, but something in it can change"):
        Bag([1]).copy()
