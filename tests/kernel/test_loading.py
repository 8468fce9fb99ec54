"""Plain data from JSON; what does not fit is refused with a sentence that names the place."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from tests.kernel.everything import DUMP, HILL, LAKE, Everything, Suit, everything
from throneroom.kernel import ImpossiblePosition
from throneroom.kernel.loading import load_slowly


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
    """Whatever the data contain, quick loading accepts nothing that slow loading refuses, and reads
    nothing differently."""

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


def spoiled(**changes: Any) -> dict[str, Any]:
    return {**copy.deepcopy(DUMP), **changes}


def test_loading_leaves_the_data_alone_and_shares_nothing_with_it() -> None:
    data = spoiled()
    loaded = Everything.load(data, "state")
    loaded.numbers.append(3)
    loaded.grid[0].append(4)
    loaded.by_suit[Suit.ORDER].append(1)
    assert data == DUMP


# What is refused


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ({"number": "3"}, "state.number: a whole number was expected, not '3'."),
        ({"number": True}, "state.number: a whole number was expected, not true."),
        ({"number": 3.0}, "state.number: a whole number was expected, not 3.0."),
        ({"number": None}, "state.number: a whole number was expected, not null."),
        ({"yes": 1}, "state.yes: true or false was expected, not 1."),
        ({"text": 5}, "state.text: a text was expected, not 5."),
        ({"suit": "wolf"}, "state.suit: 'wolf' is not one of order, beast."),
        ({"suit": ["order"]}, "state.suit: ['order'] is not one of order, beast."),
        ({"level": 3}, "state.level: 3 is not one of 1, 2."),
        ({"level": True}, "state.level: true is not one of 1, 2."),
        ({"level": "1"}, "state.level: '1' is not one of 1, 2."),
        ({"face": None}, "state.face: null is not one of 1, 2."),
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
            "state.chance.count: a whole number from 0 up was expected, not true.",
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
        ({"many": [1, None]}, "state.many[1]: a whole number was expected, not null."),
        ({"choices": ["x"]}, "state.choices[0]: a whole number was expected, not 'x'."),
        ({"either": None}, "state.either: a text was expected, not null."),
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
