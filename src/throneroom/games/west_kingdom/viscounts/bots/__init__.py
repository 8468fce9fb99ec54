"""The scripted players of this game, and its guide for search."""

from __future__ import annotations

from throneroom.games.west_kingdom.viscounts.bots.policies import castellan, mason, scribe
from throneroom.kernel import BotMaker

__all__ = ["BOTS"]

BOTS: dict[str, BotMaker] = {"castellan": castellan, "scribe": scribe, "mason": mason}
