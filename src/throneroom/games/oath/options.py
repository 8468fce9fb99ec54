"""The choices of a table before the start."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from throneroom.kernel import HIDDEN, SEAT, SECRET, Options

SUIT_ORDER = ("discord", "hearth", "nomad", "arcane", "order", "beast")
"""As the stacks of the archive lie in the box."""


class SiteRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[12.4] A site of the map as a chronicle keeps it."""

    site: str
    """By its key; nothing where any site of the site deck may lie face down."""
    face_up: bool = False
    cards: tuple[str, ...] = ()
    """Denizens and sides of edifices."""
    relics: tuple[str, ...] = ()


class Chronicle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one game hands to the next."""

    goal: str
    sites: tuple[SiteRecord, ...]
    """From the top of the Cradle to the bottom of the Hinterland."""
    deck: tuple[str, ...] = ()
    """The world deck, its top card first. Empty: it is built from the denizens below."""
    denizens: tuple[str, ...] = ()
    """Denizens of which the world deck is built where `deck` is empty."""
    relics: tuple[str, ...] = ()
    """The relic deck, its top card first. Empty: all relics that lie nowhere, shuffled."""
    citizens: tuple[str, ...] = ()
    """The colours of the boards with the Citizen's side up."""
    dispossessed: tuple[str, ...] = ()
    """The archive has every denizen and edifice that lies nowhere else."""
    winner: int | None = None
    """The seat that won the game before, and is the Chancellor unless the table says otherwise."""
    name: str = ""
    number: int = 1
    """Of the game that this begins."""
    played: tuple[str, ...] = ()
    """The colours, beside the Chancellor's, of those who took part in the game before."""
    citizens_before: tuple[str, ...] = ()
    """The boards with the Citizen's side up when that game began."""
    won_as: str = ""
    """The winner's colour."""
    winner_name: str = ""
    suits: tuple[str, ...] = SUIT_ORDER
    """The order of the archive's stacks."""
    line: str = ""
    """The line of text that this was read from, as long as no game was played since."""


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
