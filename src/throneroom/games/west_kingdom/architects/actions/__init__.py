"""The actions of workers. Importing it gives the interpreter all its verbs."""

from throneroom.games.west_kingdom.architects.actions import (
    capture,
    guildhall,
    hire,
    market,
    places,
)

__all__ = ["capture", "guildhall", "hire", "market", "places"]
