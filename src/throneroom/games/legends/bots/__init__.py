"""The scripted players of this game, and its guide for search."""

from __future__ import annotations

from throneroom.games.legends.bots.policies import emperor, greedy, warlord
from throneroom.kernel import BotMaker

__all__ = ["BOTS"]

BOTS: dict[str, BotMaker] = {"greedy": greedy, "warlord": warlord, "emperor": emperor}
