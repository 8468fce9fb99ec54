"""References: definitions that exist once and are saved by their key."""

from __future__ import annotations

import copy
import pickle

from tests.kernel.everything import LAKE, Tile
from throneroom.kernel import Reference


class Other(Reference):
    __slots__ = ()


def test_a_reference_is_never_copied() -> None:
    assert copy.copy(LAKE) is LAKE
    assert copy.deepcopy([LAKE])[0] is LAKE
    assert pickle.loads(pickle.dumps(LAKE)) is LAKE


def test_each_kind_of_reference_has_a_table_of_its_own() -> None:
    assert Tile.table is not Other.table
    assert Other.table == {}
    assert repr(LAKE) == "lake"
