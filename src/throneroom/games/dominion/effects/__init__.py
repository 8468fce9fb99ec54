"""What cards do beyond their printed plusses, grouped by subject.

A card of its own is a function; one that never asks need not be a generator.
"""

from throneroom.games.dominion.effects import attacks, gaining, hand, throne_room, trashing
from throneroom.games.dominion.effects.register import ATTACKS, EFFECTS

__all__ = ["ATTACKS", "EFFECTS", "attacks", "gaining", "hand", "throne_room", "trashing"]
