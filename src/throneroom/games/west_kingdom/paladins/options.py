"""The options of a table before the start."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from throneroom.games.west_kingdom.campaign.options import CampaignOptions
from throneroom.kernel import SEAT


class PaladinsOptions(CampaignOptions, frozen=True, kw_only=True):
    players: Annotated[int, Meta(ge=2, le=4, description="How many play.")] = 3
    extra_townsfolk: Annotated[
        bool, Meta(description="The Noblewomen and Charlatans of the Tomesaga are in the deck.")
    ] = False
    first: Annotated[
        Annotated[int, Meta(ge=0, le=3)] | None,
        Meta(description="The seat that begins; by chance if left out."),
        SEAT,
    ] = None
