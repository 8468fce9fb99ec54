"""The scripted players of this scenario, and its guide for search."""

from __future__ import annotations

from throneroom.games.west_kingdom.tomesaga.paladins_coop.bots.policies import (
    almoner,
    castellan,
    warden,
)
from throneroom.kernel import BotMaker

__all__ = ["BOTS"]

BOTS: dict[str, BotMaker] = {"warden": warden, "almoner": almoner, "castellan": castellan}
