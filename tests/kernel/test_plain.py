"""Plain data: copied, dumped and loaded by its annotations alone."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum, IntEnum, StrEnum
from functools import partial
from typing import Any, ClassVar, Literal, NewType, Optional

import pytest

from throneroom.kernel import Chance, ImpossiblePosition, Plain, Reference, unsaved
from throneroom.kernel.loading import load_slowly
from throneroom.kernel.plain import Plain as PlainAgain


class Tile(Reference):
    __slots__ = ()
    what: ClassVar[str] = "tile"


class Other(Reference):
    __slots__ = ()


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


def test_everything_is_dumped_as_plain_json() -> None:
    assert everything().dump() == DUMP
    assert list(everything().dump()) == list(DUMP), "in the order of the fields"
    assert json.loads(json.dumps(DUMP)) == DUMP


def test_everything_is_loaded() -> None:
    loaded = Everything.load(json.loads(json.dumps(DUMP)), "state")
    assert loaded == everything()
    assert loaded.tile is LAKE
    assert list(loaded.by_tile) == [LAKE, HILL], "in the order of the table"
    assert list(loaded.by_number) == [-1, 10]
    assert type(loaded.pair) is tuple


JUNK: tuple[Any, ...] = (
    None,
    True,
    0,
    1,
    2,
    1.0,
    "1",
    "lake",
    "beast",
    [],
    [1],
    {},
    {"is": "Pawn"},
)


def test_what_is_loaded_quickly_is_what_would_be_loaded_slowly() -> None:
    """Whatever stands anywhere in the data: the quick way takes nothing that the slow one refuses,
    and reads nothing differently."""

    def loaded(load: Any, data: Any) -> Any:
        try:
            return load(data, "state")
        except ImpossiblePosition as refusal:
            return str(refusal)

    for place in _places(DUMP):
        for junk in JUNK:
            data = json.loads(json.dumps(DUMP))
            holder = data
            for step in place[:-1]:
                holder = holder[step]
            holder[place[-1]] = junk
            quickly, slowly = (
                loaded(load, data) for load in (Everything.load, partial(load_slowly, Everything))
            )
            assert repr(quickly) == repr(slowly), f"{place}: {junk!r}"


def _places(data: Any, so_far: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    parts = data.items() if isinstance(data, dict) else enumerate(data)
    for step, part in parts:
        yield (*so_far, step)
        if isinstance(part, dict | list):
            yield from _places(part, (*so_far, step))


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


# What is refused


def spoiled(**changes: Any) -> dict[str, Any]:
    return {**copy.deepcopy(DUMP), **changes}


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ({"number": "3"}, "state.number: a whole number was expected, not '3'."),
        ({"number": True}, "state.number: a whole number was expected, not True."),
        ({"number": 3.0}, "state.number: a whole number was expected, not 3.0."),
        ({"number": None}, "state.number: a whole number was expected, not None."),
        ({"yes": 1}, "state.yes: true or false was expected, not 1."),
        ({"text": 5}, "state.text: a text was expected, not 5."),
        ({"suit": "wolf"}, "state.suit: 'wolf' is not one of order, beast."),
        ({"suit": ["order"]}, "state.suit: ['order'] is not one of order, beast."),
        ({"level": 3}, "state.level: 3 is not one of 1, 2."),
        ({"level": True}, "state.level: True is not one of 1, 2."),
        ({"level": "1"}, "state.level: '1' is not one of 1, 2."),
        ({"face": None}, "state.face: None is not one of 1, 2."),
        ({"tile": "sea"}, "state.tile: no tile is called 'sea'; there are: lake, hill."),
        ({"tile": ["lake"]}, "state.tile: no tile is called ['lake']; there are: lake, hill."),
        (
            {"maybe_tile": "sea"},
            "state.maybe_tile: no tile is called 'sea'; there are: lake, hill.",
        ),
        ({"mood": "rainy"}, "state.mood: 'rainy' is not one of calm, stormy."),
        ({"mood": ["calm"]}, "state.mood: ['calm'] is not one of calm, stormy."),
        ({"chance": 7}, "state.chance: an object with seed and count was expected."),
        ({"chance": {"seed": 7}}, "state.chance: an object with seed and count was expected."),
        (
            {"chance": {"seed": -7, "count": 0}},
            "state.chance.seed: a whole number from 0 up was expected, not -7.",
        ),
        (
            {"chance": {"seed": 7, "count": True}},
            "state.chance.count: a whole number from 0 up was expected, not True.",
        ),
        ({"pawn": 3}, "state.pawn: an object was expected, not 3."),
        ({"pawn": {"at": "lake"}}, "state.pawn.moves: this field is missing."),
        (
            {"pawn": {"at": "lake", "moves": 0, "x": 1}},
            "state.pawn.x: there is no such field.",
        ),
        (
            {"pawns": [{"at": "lake", "moves": 0}, {"at": "sea", "moves": 0}]},
            "state.pawns[1].at: no tile is called 'sea'; there are: lake, hill.",
        ),
        ({"maybe_pawn": []}, "state.maybe_pawn: an object was expected, not []."),
        ({"numbers": {}}, "state.numbers: a list was expected, not {}."),
        ({"numbers": "12"}, "state.numbers: a list was expected, not '12'."),
        ({"numbers": [1, "2"]}, "state.numbers[1]: a whole number was expected, not '2'."),
        ({"grid": [[1], 2]}, "state.grid[1]: a list was expected, not 2."),
        ({"by_tile": []}, "state.by_tile: an object was expected, not []."),
        (
            {"by_tile": {"sea": 1}},
            "state.by_tile.sea: no tile is called 'sea'; there are: lake, hill.",
        ),
        ({"by_tile": {"lake": "1"}}, "state.by_tile.lake: a whole number was expected, not '1'."),
        ({"by_suit": {"wolf": []}}, "state.by_suit.wolf: 'wolf' is not one of order, beast."),
        ({"by_level": {"3": {}}}, "state.by_level.3: '3' is not one of 1, 2."),
        ({"by_level": {"x": {}}}, "state.by_level.x: 'x' is not one of 1, 2."),
        (
            {"by_number": {"1.5": "a"}},
            "state.by_number.1.5: a whole number was expected, not '1.5'.",
        ),
        ({"by_number": {"": "a"}}, "state.by_number.: a whole number was expected, not ''."),
        ({"pair": [1]}, "state.pair: 2 were expected, not 1."),
        ({"pair": [1, 2]}, "state.pair[1]: no tile is called 2; there are: lake, hill."),
        ({"pair": "1h"}, "state.pair: a list was expected, not '1h'."),
        ({"many": [1, None]}, "state.many[1]: a whole number was expected, not None."),
        ({"choices": ["x"]}, "state.choices[0]: a whole number was expected, not 'x'."),
        ({"either": None}, "state.either: a text was expected, not None."),
        ({"extra": 1}, "state.extra: there is no such field."),
    ],
)
def test_what_does_not_fit_is_refused_by_name(changes: dict[str, Any], text: str) -> None:
    with pytest.raises(ImpossiblePosition) as refusal:
        Everything.load(spoiled(**changes), "state")
    assert str(refusal.value) == text


@pytest.mark.parametrize("key", ["--1", "²", "1_0", " 1", "+1", "٣", "01"])
def test_a_number_as_a_key_is_written_in_one_way(key: str) -> None:
    """Two keys that are the same number would silently become one."""
    with pytest.raises(ImpossiblePosition):
        Everything.load(spoiled(by_number={key: "a"}), "state")


@pytest.mark.parametrize("missing", list(DUMP))
def test_a_missing_field_is_named(missing: str) -> None:
    data = {name: value for name, value in DUMP.items() if name != missing}
    with pytest.raises(ImpossiblePosition, match=rf"^state\.{missing}: this field is missing\.$"):
        Everything.load(data, "state")


@pytest.mark.parametrize("data", [None, 3, "state", [], True])
def test_an_object_is_expected(data: Any) -> None:
    with pytest.raises(ImpossiblePosition, match=r"^state: an object was expected, not "):
        Everything.load(data, "state")


@pytest.mark.parametrize("size", [10**6 + 1, 10**30, 10**5000], ids=["more", "much", "huge"])
def test_a_number_has_bounds(size: int) -> None:
    for changes in ({"number": size}, {"number": -size}, {"numbers": [size]}):
        with pytest.raises(ImpossiblePosition, match=r"^state\.number\S*: .* is out of bounds\.$"):
            Everything.load(spoiled(**changes), "state")
    assert Everything.load(spoiled(number=10**6), "state").number == 10**6


@pytest.mark.parametrize(
    "chance",
    [{"seed": 2**128, "count": 0}, {"seed": 1, "count": 10**5000}],
    ids=["seed", "count"],
)
def test_chance_has_bounds(chance: dict[str, int]) -> None:
    with pytest.raises(ImpossiblePosition, match=r"^state\.chance\.(seed|count): a whole number"):
        Everything.load(spoiled(chance=chance), "state")


@pytest.mark.parametrize("key", ["[" * 10_000, "9" * 10_000])
def test_a_key_without_end_is_refused(key: str) -> None:
    with pytest.raises(ImpossiblePosition, match=r"^state\.by_number\."):
        Everything.load(spoiled(by_number={key: "a"}), "state")


def test_long_values_are_cut_short_in_messages() -> None:
    with pytest.raises(ImpossiblePosition) as refusal:
        Everything.load(spoiled(number="x" * 1000), "state")
    assert len(str(refusal.value)) < 120


def test_loading_leaves_the_data_alone_and_shares_nothing_with_it() -> None:
    data = spoiled()
    loaded = Everything.load(data, "state")
    loaded.numbers.append(3)
    loaded.grid[0].append(4)
    loaded.by_suit[Suit.ORDER].append(1)
    assert data == DUMP


def test_a_dump_is_nobody_elses() -> None:
    thing = everything()
    dump = thing.dump()
    dump["numbers"].append(3)
    dump["by_tile"]["lake"] = 7
    dump["pawn"]["moves"] = 8
    dump["chance"]["count"] = 0
    assert thing.dump() == DUMP


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


Favor = NewType("Favor", int)


@dataclass(slots=True)
class Bank(Plain):
    favor: Favor
    banks: dict[Suit, Favor]


def test_a_number_with_a_name_is_a_number() -> None:
    """Types carry meaning: `Favor` rather than `int`."""
    bank = Bank(Favor(3), {Suit.ORDER: Favor(2)})
    assert bank.copy() == bank
    assert Bank.load(bank.dump(), "bank") == bank


@dataclass(slots=True)
class Map(Plain):
    fields: dict[tuple[int, int], Tile]


def test_keys_that_json_can_not_hold_are_refused_when_the_class_is_first_used() -> None:
    """Or they come back as they were. What can be dumped must be loaded again."""
    tiles = Map({(0, 1): LAKE})
    try:
        dump = json.loads(json.dumps(tiles.dump()))
    except TypeError:
        return
    assert Map.load(dump, "map") == tiles


@dataclass(slots=True)
class Faces(Plain):
    count: dict[Face, int]


def test_an_enum_of_numbers_can_be_a_key() -> None:
    faces = Faces({Face.UP: 3})
    assert Faces.load(json.loads(json.dumps(faces.dump())), "faces") == faces


@dataclass(slots=True)
class Switches(Plain):
    on: dict[bool, int]


def test_true_and_false_can_be_keys() -> None:
    switches = Switches({True: 3, False: 1})
    assert Switches.load(json.loads(json.dumps(switches.dump())), "switches") == switches


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
    """Also of one whose base was copied before."""
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
    """What is pending in the middle of an action is an attack, or an offer, or nothing."""
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


# References


def test_a_reference_is_never_copied() -> None:
    assert copy.copy(LAKE) is LAKE
    assert copy.deepcopy([LAKE])[0] is LAKE
    assert pickle.loads(pickle.dumps(LAKE)) is LAKE


def test_each_kind_of_reference_has_a_table_of_its_own() -> None:
    assert Tile.table is not Other.table
    assert Other.table == {}
    assert repr(LAKE) == "lake"


def test_plain_is_one_class() -> None:
    assert Plain is PlainAgain


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
