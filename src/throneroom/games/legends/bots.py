"""Bots of this game."""

from __future__ import annotations

from throneroom.kernel import BotMaker

BOTS: dict[str, BotMaker] = {}
