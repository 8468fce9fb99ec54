"""The options of a table before the start."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from throneroom.kernel import HIDDEN, SEAT, SECRET, Options

SUIT_ORDER = ("discord", "hearth", "nomad", "arcane", "order", "beast")
"""The order of the archive's stacks in the box."""


class SiteRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[12.4] A site of the map as a chronicle keeps it."""

    site: str
    """The site's key; "" if any site of the site deck may lie face down there."""
    face_up: bool = False
    cards: tuple[str, ...] = ()
    """Denizens and sides of edifices."""
    relics: tuple[str, ...] = ()


class Chronicle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The data that one game passes to the next."""

    goal: str
    sites: tuple[SiteRecord, ...]
    """The sites from the top of the Cradle to the bottom of the Hinterland."""
    deck: tuple[str, ...] = ()
    """The world deck, its top card first. Empty: it is built from the denizens below."""
    denizens: tuple[str, ...] = ()
    """Denizens of which the world deck is built where `deck` is empty."""
    relics: tuple[str, ...] = ()
    """The relic deck, its top card first. Empty: all relics without a place, shuffled."""
    citizens: tuple[str, ...] = ()
    """The colours of the boards with the Citizen's side up."""
    dispossessed: tuple[str, ...] = ()
    """The Dispossessed. The archive has every denizen and edifice without another place."""
    winner: int | None = None
    """The seat that won the previous game; it is the Chancellor unless the table says otherwise."""
    name: str = ""
    number: int = 1
    """The number of the game that begins with this."""
    played: tuple[str, ...] = ()
    """The colours, besides the Chancellor's, of the players of the previous game."""
    citizens_before: tuple[str, ...] = ()
    """The boards with the Citizen's side up when that game began."""
    won_as: str = ""
    """The winner's colour."""
    winner_name: str = ""
    suits: tuple[str, ...] = SUIT_ORDER
    """The order of the archive's stacks."""
    line: str = ""
    """The line of text from which this was read, until a game is played."""


class OathOptions(Options, frozen=True, kw_only=True):
    players: Annotated[int, Meta(ge=2, le=6, description="How many play.")] = 4
    chancellor: Annotated[
        Annotated[int, Meta(ge=0, le=5)] | None,
        Meta(description="The Chancellor's seat; by chance, or the last winner's, if left out."),
        SEAT,
    ] = None
    chronicled: Annotated[
        bool,
        Meta(description="The winner writes the chronicle, and the next game goes on from it."),
    ] = False
    walkthrough: Annotated[
        bool,
        Meta(description="The cards lie as in the printed walkthrough of a first game."),
        HIDDEN,
    ] = False
    realm: Annotated[str, Meta(description="The name of the chronicle."), HIDDEN] = ""
    number: Annotated[int, Meta(ge=1, description="Which game of the chronicle it is."), HIDDEN] = 1
    chronicle: Annotated[Chronicle | None, SECRET] = None
