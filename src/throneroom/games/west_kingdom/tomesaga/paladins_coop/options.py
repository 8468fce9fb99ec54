"""The options of a table before the start."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from throneroom.kernel import SEAT, Options


class PaladinsCoopOptions(Options, frozen=True, kw_only=True):
    players: Annotated[int, Meta(ge=1, le=4, description="How many play.")] = 3
    difficulty: Annotated[
        Literal["normal", "hard", "nightmare"],
        Meta(
            description="How many threats there are, and whether the Overlord's workers come back."
        ),
    ] = "normal"
    starters: Annotated[
        Literal["random", "chosen"],
        Meta(description="Starting townsfolk are dealt by chance, or chosen one after another."),
    ] = "random"
    extra_townsfolk: Annotated[
        bool, Meta(description="The Noblewomen and Charlatans of the Tomesaga are in the deck.")
    ] = False
    first: Annotated[
        Annotated[int, Meta(ge=0, le=3)] | None,
        Meta(description="The seat that begins; by chance if left out."),
        SEAT,
    ] = None

    # The scenario does not belong to a campaign.
    campaign: ClassVar[None] = None
