"""The three kinds of action, in the order of the rulebook. [ВЫПОЛНЕНИЕ ДЕЙСТВИЙ]

An action is one commitment. What belongs to it is asked in small steps; until the last of them
nothing is spent, and `CANCEL` leaves everything as it was.
"""

from throneroom.games.fallen_lands.effects import building, conquest, magic
from throneroom.games.fallen_lands.effects.table import MAGIC, can_play, play

__all__ = ["MAGIC", "building", "can_play", "conquest", "magic", "play"]
