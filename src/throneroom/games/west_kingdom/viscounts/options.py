"""The options of a table before the start."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from throneroom.games.west_kingdom.campaign.options import CampaignOptions
from throneroom.kernel import SEAT, matters


class ViscountsOptions(CampaignOptions, frozen=True, kw_only=True):
    players: Annotated[
        int, Meta(ge=1, le=4, description="How many play; alone against the book's opponent.")
    ] = 3
    side: Annotated[
        Literal["by_players", "a", "b"], Meta(description="The side of the board that is used.")
    ] = "by_players"
    extra_heroes: Annotated[
        bool, Meta(description="The six heroes of the Tomesaga are among the heroes.")
    ] = False
    rival: Annotated[
        Literal["cleric", "builder", "noble", "card"],
        Meta(description="The opponent of somebody who plays alone."),
        matters({"players": [1]}),
    ] = "cleric"
    difficulty: Annotated[
        int,
        Meta(ge=0, le=3, description="Future schemes that the opponent begins with."),
        matters({"players": [1]}),
    ] = 0
    first: Annotated[
        Annotated[int, Meta(ge=0, le=3)] | None,
        Meta(description="The seat that begins; by chance if left out."),
        SEAT,
    ] = None
