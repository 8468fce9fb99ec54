"""Worlds with cards of all kinds, and which of their powers random games reach.

    python -m tests.games.oath.worlds 100

plays a hundred games and lists every function of a card that never spoke.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any

from tests.conformance.walking import random_answer
from throneroom.games.oath import OATH
from throneroom.games.oath.cards import DENIZENS, EDIFICES, OATHS, SITES, Restriction
from throneroom.games.oath.check import check
from throneroom.games.oath.powers.registry import FUNCTIONS, Function
from throneroom.kernel import Chance, read_options


def world(seed: int) -> dict[str, Any]:
    """A chronicle in which anything can lie anywhere."""
    rng = random.Random(f"world {seed}")
    keys = rng.sample(list(DENIZENS), 70)
    sides = [rng.choice([e.intact.key, e.ruined.key]) for e in EDIFICES.values()]
    rng.shuffle(sides)
    sites = []
    for slot, key in enumerate(rng.sample(list(SITES), 8)):
        up = slot in (0, 2, 5) or rng.random() < 0.6
        cards: list[str] = []
        room = SITES[key].capacity if up else 0
        if room and sides and rng.random() < 0.3:
            cards.append(sides.pop())
        while len(cards) < room and rng.random() < 0.6:
            free = [k for k in keys if DENIZENS[k].restriction is not Restriction.ADVISER]
            cards.append(free[0])
            keys.remove(free[0])
        sites.append({"site": key, "face_up": up, "cards": cards})
    return {
        "goal": rng.choice(list(OATHS)),
        "sites": sites,
        "denizens": keys,
        "citizens": rng.sample(["red", "blue", "yellow", "white", "black"], rng.randrange(3)),
    }


def options(seed: int) -> dict[str, Any]:
    return {"players": 2 + seed % 5, "chancellor": 0, "chronicle": world(seed)}


def play(seed: int, *, checked: bool) -> int:
    """A random game to its end; how many decisions it had."""
    chosen = read_options(OATH, options(seed))
    state = OATH.setup(chosen, Chance(seed))  # type: ignore[arg-type]
    state.options = chosen
    flow, rng, count = OATH.flow(state), random.Random(seed), 0
    decision = next(flow)
    while True:
        if checked:
            check(state)
        count += 1
        try:
            decision = flow.send(decision.read(random_answer(decision, rng)))
        except StopIteration:
            return count


def watch() -> Counter[str]:
    """Counts, from now on, how often each function has something to say."""
    spoken: Counter[str] = Counter()

    def heard(function: Function, run: Callable[..., Any]) -> Callable[..., Any]:
        def listen(*args: Any) -> Any:
            said = run(*args)
            if said:
                spoken[function.name] += 1
            return said

        return listen

    for function in FUNCTIONS.values():
        object.__setattr__(function, "run", heard(function, function.run))
    return spoken


def main(games: int) -> None:
    spoken = watch()
    decisions = sum(play(seed, checked=False) for seed in range(games))
    silent = sorted(f.name for f in FUNCTIONS.values() if not spoken[f.name])
    print(f"{games} games, {decisions} decisions, {len(FUNCTIONS)} functions")
    print(f"never spoke ({len(silent)}): {', '.join(silent)}")


if __name__ == "__main__":
    main(int(sys.argv[1]))
