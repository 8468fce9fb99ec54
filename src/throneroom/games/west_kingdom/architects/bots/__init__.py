"""The scripted players of this game, and its guide for search."""

from __future__ import annotations

from throneroom.games.west_kingdom.architects.bots.policies import builder, jailer, rogue
from throneroom.kernel import BotMaker

__all__ = ["BOTS"]

BOTS: dict[str, BotMaker] = {"builder": builder, "rogue": rogue, "jailer": jailer}
