"""The scripted players of this game."""

from __future__ import annotations

from throneroom.games.oath.bots.policies import courtier, steward, usurper, visionary
from throneroom.kernel import BotMaker

__all__ = ["BOTS"]

BOTS: dict[str, BotMaker] = {
    "steward": steward,
    "usurper": usurper,
    "visionary": visionary,
    "courtier": courtier,
}
