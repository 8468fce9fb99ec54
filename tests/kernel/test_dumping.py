"""Plain data as JSON, and back again."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import NewType

from tests.kernel.everything import DUMP, LAKE, Face, Suit, Tile, everything
from throneroom.kernel import Plain


def test_everything_is_dumped_as_plain_json() -> None:
    assert everything().dump() == DUMP
    assert list(everything().dump()) == list(DUMP), "in the order of the fields"
    assert json.loads(json.dumps(DUMP)) == DUMP


def test_a_dump_is_nobody_elses() -> None:
    thing = everything()
    dump = thing.dump()
    dump["numbers"].append(3)
    dump["by_tile"]["lake"] = 7
    dump["pawn"]["moves"] = 8
    dump["chance"]["count"] = 0
    assert thing.dump() == DUMP


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


# Keys that JSON has to write as texts


@dataclass(slots=True)
class Map(Plain):
    fields: dict[tuple[int, int], Tile]


def test_a_tuple_can_be_a_key() -> None:
    tiles = Map({(0, 1): LAKE})
    assert Map.load(json.loads(json.dumps(tiles.dump())), "map") == tiles


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
