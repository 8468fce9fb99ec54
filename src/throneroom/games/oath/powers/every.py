"""Loads the powers of all cards."""

from throneroom.games.oath.powers import (
    arcane,
    beast,
    discord,
    discord_plans,
    edifices,
    hearth,
    nomad,
    order,
    relic_deck,
    relics,
    sites,
    visions,
)

__all__ = [
    "arcane",
    "beast",
    "discord",
    "discord_plans",
    "edifices",
    "hearth",
    "nomad",
    "order",
    "relic_deck",
    "relics",
    "sites",
    "visions",
]
