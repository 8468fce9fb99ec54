"""The scripted players of this scenario, and its guide for search."""

from __future__ import annotations

from throneroom.games.west_kingdom.tomesaga.viscounts_coop.bots.policies import (
    castellan,
    mason,
    scribe,
)
from throneroom.kernel import BotMaker

__all__ = ["BOTS"]

BOTS: dict[str, BotMaker] = {"castellan": castellan, "scribe": scribe, "mason": mason}
