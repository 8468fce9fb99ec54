"""The options of a table before the start."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from throneroom.games.fallen_lands.cards import TABLE
from throneroom.kernel import SEAT, Options, needs

QUICK_PLAYERS: list[int] = TABLE["boards"]["quick"]["players"]


class FallenLandsOptions(Options, frozen=True, kw_only=True):
    players: Annotated[int, Meta(ge=3, le=5, description="How many play.")] = 4
    quick: Annotated[
        bool,
        Meta(description="The quick game for four: 51 fields instead of 61."),
        needs(players=QUICK_PLAYERS),
    ] = False
    first: Annotated[
        Annotated[int, Meta(ge=0, le=4)] | None,
        Meta(description="The seat that begins; by chance if left out."),
        SEAT,
    ] = None
    advanced: Annotated[
        bool,
        Meta(description="Our own reconstruction of the lost advanced rules; not from the box."),
    ] = False
