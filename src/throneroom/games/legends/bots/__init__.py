"""Players of this game, and what it tells those who search it."""

from __future__ import annotations

from throneroom.games.legends.bots.policies import emperor, greedy
from throneroom.kernel import BotMaker

__all__ = ["BOTS"]

BOTS: dict[str, BotMaker] = {"greedy": greedy, "emperor": emperor}
