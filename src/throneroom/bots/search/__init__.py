"""Bots that search: information-set Monte Carlo tree search for any game.

Each try deals anew what the seat may not know, walks down a tree of choices, and lets quick
policies play the rest. A game can help with a `kernel.Guide`; none needs to.
"""

from throneroom.bots.search.hint import Advice, Hint, hint
from throneroom.bots.search.limit import Limit
from throneroom.bots.search.think import Searcher, Thought, Weighed, searcher, think

__all__ = ["Advice", "Hint", "Limit", "Searcher", "Thought", "Weighed", "hint", "searcher", "think"]
