"""The client's types are made from the server's schemas; these are kept in the repository."""

from __future__ import annotations

from pathlib import Path

import pytest

from throneroom.server import contract

KEPT = Path(__file__).parents[2] / "web" / "schema"


@pytest.mark.parametrize("name", contract.files())
def test_the_kept_schemas_are_current(name: str) -> None:
    assert (KEPT / name).read_bytes() == contract.files()[name], "`make types` rewrites them"


def test_no_schema_is_left_of_something_that_is_gone() -> None:
    assert {path.name for path in KEPT.iterdir()} == set(contract.files())
