"""The scripted players of this game, and its guide for search."""

from __future__ import annotations

from throneroom.games.west_kingdom.paladins.bots.policies import abbess, chancellor, marshal
from throneroom.kernel import BotMaker

__all__ = ["BOTS"]

BOTS: dict[str, BotMaker] = {"abbess": abbess, "marshal": marshal, "chancellor": chancellor}
