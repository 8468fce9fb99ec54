"""The scripted players of this scenario, and its guide for search."""

from __future__ import annotations

from throneroom.games.west_kingdom.tomesaga.architects_coop.bots.policies import (
    builder,
    prior,
    steward,
)
from throneroom.kernel import BotMaker

__all__ = ["BOTS"]

BOTS: dict[str, BotMaker] = {"builder": builder, "steward": steward, "prior": prior}
