"""Bots that search: information-set Monte Carlo tree search for any game.

Each try is one imagined game: everything the seat may not know is re-dealt, the bot walks down a
tree of choices, and quick policies play the rest. A game can help with a `kernel.Guide`.
"""

from throneroom.bots.search.hint import Advice, Hint, hint
from throneroom.bots.search.limit import Limit
from throneroom.bots.search.think import Searcher, Thought, Weighed, searcher, think

__all__ = ["Advice", "Hint", "Limit", "Searcher", "Thought", "Weighed", "hint", "searcher", "think"]
