"""The options of a table before the start."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from throneroom.kernel import SEAT, Options


class ViscountsCoopOptions(Options, frozen=True, kw_only=True):
    players: Annotated[int, Meta(ge=2, le=4, description="How many play.")] = 3
    difficulty: Annotated[
        Literal["normal", "hard", "nightmare"],
        Meta(description="The Overlord begins with 1, 3 or 5 workers on the board."),
    ] = "normal"
    side: Annotated[
        Literal["by_players", "a", "b"], Meta(description="The side of the board that is used.")
    ] = "by_players"
    extra_heroes: Annotated[
        bool, Meta(description="The six heroes of the Tomesaga are among the heroes.")
    ] = False
    first: Annotated[
        Annotated[int, Meta(ge=0, le=3)] | None,
        Meta(description="The seat that begins; by chance if left out."),
        SEAT,
    ] = None

    # The scenario fixes this option of the base game.
    campaign: ClassVar[None] = None
