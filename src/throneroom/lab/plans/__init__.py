"""The best plan for a kingdom of Dominion: strategies compete, and losers are replaced by changed
copies of winners.

`find_plan(kingdom, seconds=60)` does all of it: the search (`Search`, whose `step` is one
generation), and the facts about its result (`Found`). `watch` is called with each generation.
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
