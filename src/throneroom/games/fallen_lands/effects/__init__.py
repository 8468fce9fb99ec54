"""The three kinds of action, in the order of the rulebook. [ВЫПОЛНЕНИЕ ДЕЙСТВИЙ]

An action is one commitment. What belongs to it is asked in small steps, and `State.act` has what is
chosen so far; nothing is spent before the last step. A predicate gives the reason why something
can't be done, "" if it can; options are what has no reason against it.
"""

from throneroom.games.fallen_lands.effects import building, conquest, magic
from throneroom.games.fallen_lands.effects.register import MAGIC, play, refusal

__all__ = ["MAGIC", "building", "conquest", "magic", "play", "refusal"]
