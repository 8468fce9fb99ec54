"""The best plan for a kingdom of Dominion: strategies compete, losers copy winners and change.

`find_plan(kingdom, seconds=60)` is the whole of it: the search (`Search`, whose `step` is one
generation), and what is to be said about its result (`Found`). `watch` is told of each generation.
"""

from throneroom.lab.plans.evolution import Effort
from throneroom.lab.plans.finding import CARD, QUICK, SLOW, Found, find_plan, player
from throneroom.lab.plans.openings import Opening
from throneroom.lab.plans.rates import Rate
from throneroom.lab.plans.search import Generation, Search

__all__ = [
    "CARD",
    "QUICK",
    "SLOW",
    "Effort",
    "Found",
    "Generation",
    "Opening",
    "Rate",
    "Search",
    "find_plan",
    "player",
]
