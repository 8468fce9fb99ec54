"""The schema of a game's options, for forms."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from throneroom.kernel import Options, options_schema


class Hunt(Options, frozen=True, kw_only=True):
    players: int = 2
    length: Annotated[Literal["short", "long", "endless"], Meta(description="...")] = "short"
    hounds: Literal[9, 3] | None = None


def test_the_values_of_a_choice_keep_the_order_of_their_declaration() -> None:
    properties = options_schema(Hunt)["$defs"]["Hunt"]["properties"]
    assert properties["length"]["enum"] == ["short", "long", "endless"]
    assert properties["hounds"]["anyOf"][0]["enum"] == [9, 3]
