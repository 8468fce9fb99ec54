"""The options of a table before the start."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from throneroom.games.west_kingdom.campaign.options import CampaignOptions
from throneroom.kernel import SEAT, matters


class ArchitectsOptions(CampaignOptions, frozen=True, kw_only=True):
    players: Annotated[int, Meta(ge=2, le=5, description="How many play.")] = 3
    setup: Annotated[
        Literal["standard", "variable"],
        Meta(description="All start alike, or everybody plays a character."),
    ] = "standard"
    characters: Annotated[
        Literal["random", "chosen"],
        Meta(description="Characters are dealt by chance, or chosen one after another."),
        matters({"setup": ["variable"]}),
    ] = "random"
    extra_boards: Annotated[
        bool,
        Meta(description="The four boards of the Tomesaga are among the characters."),
        matters({"setup": ["variable"]}),
    ] = True
    starting_apprentice: Annotated[
        bool, Meta(description="Everybody begins with an apprentice.")
    ] = False
    promo_cards: Annotated[
        bool, Meta(description="Three apprentices and three buildings more.")
    ] = False
    apprentice_refresh: Annotated[
        bool, Meta(description="The third spaces of the Guildhall renew the cheapest apprentices.")
    ] = False
    conspirator_per_capture: Annotated[
        bool, Meta(description="A Conspirator makes every further capture cheaper, not only one.")
    ] = False
    fortress_any_locations: Annotated[
        bool, Meta(description="The Fortress captures at any two locations.")
    ] = True
    first: Annotated[
        Annotated[int, Meta(ge=0, le=4)] | None,
        Meta(description="The seat that begins; by chance if left out."),
        SEAT,
        matters({"setup": ["standard"]}),
    ] = None
