"""A bot that plays at random."""

from __future__ import annotations

from typing import Any

from throneroom.kernel import Chance, Decision


class RandomBot:
    """Every option is equally likely. Where several are chosen, the number of them is drawn
    first."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def __call__(self, look: Any, decision: Decision) -> Any:
        options, chance = decision.options, self.chance
        if decision.lo == decision.hi == 1:
            return chance.pick(options)
        count = decision.lo + chance.below(decision.hi - decision.lo + 1)
        places = list(range(len(options)))
        chance.shuffle(places)
        chosen = places[:count] if decision.ordered else sorted(places[:count])
        return [options[place] for place in chosen]
