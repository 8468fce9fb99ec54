"""The bot that knows nothing."""

from __future__ import annotations

from typing import Any

from throneroom.kernel import Chance, Decision, Mind


def random_bot(seed: int) -> Mind:
    """Any option is as likely as any other; where several are asked, any number of them first."""
    chance = Chance(seed)

    def choose(look: Any, decision: Decision) -> Any:
        options = decision.options
        if decision.is_single:
            return chance.pick(options)
        count = decision.lo + chance.below(decision.hi - decision.lo + 1)
        places = list(range(len(options)))
        chance.shuffle(places)
        chosen = places[:count] if decision.ordered else sorted(places[:count])
        return [options[place] for place in chosen]

    return choose
