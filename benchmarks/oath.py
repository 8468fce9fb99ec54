"""How games of Oath go, and how fast.

python -m benchmarks.oath --games 200

plays games of the four scripted bots, who change seats, and tells who wins how. Then it measures
random play, clones in the menu and inside campaigns, and views, in processor time.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from functools import partial
from time import process_time
from typing import Any

from throneroom.games.oath import OATH
from throneroom.games.oath.bots import BOTS
from throneroom.games.oath.state import State
from throneroom.kernel import Chance, Decision, Match, Mind, playout, read_options
from throneroom.lab.bench import best, random_decisions, views

PLAYERS = 4
FIRST_SEED = 5_000
FIGHTING = ("campaign_targets", "campaign_dice", "plan")


def games(count: int) -> None:
    """Who wins, in which role, by what and when."""
    roles, ways, bots = Counter[str](), Counter[str](), Counter[str]()
    rounds: Counter[int] = Counter()
    asked, names = 0, list(BOTS)
    seconds: list[float] = []
    for number in range(count):
        seats = [names[(seat + number) % len(names)] for seat in range(PLAYERS)]
        began = process_time()
        state, decisions = _game(seats, number)
        seconds.append(process_time() - began)
        asked += decisions
        roles[state.players[state.winner].role.value] += 1
        ways["+".join(state.ways)] += 1
        bots[seats[state.winner]] += 1
        rounds[state.round] += 1
    for what, found in (("role", roles), ("way", ways), ("bot", bots), ("round", rounds)):
        shares = [f"{key} {100 * n / count:.1f} %" for key, n in found.most_common()]
        print(f"{what}: {', '.join(shares)}")
    print(f"{asked / count:.0f} decisions a game")
    print(f"{sum(seconds) / count:.3f} s of a core a game, at most {max(seconds):.3f}")


def _game(seats: list[str], number: int) -> tuple[State, int]:
    options = read_options(OATH, {"players": PLAYERS})
    state = OATH.setup(options, Chance(FIRST_SEED + number))  # type: ignore[arg-type]
    state.options = options
    decisions = 0

    def counted(mind: Mind) -> Mind:
        def choose(look: Any, decision: Decision) -> Any:
            nonlocal decisions
            decisions += 1
            return mind(look, decision)

        return choose

    minds = [counted(BOTS[name](PLAYERS * number + seat)) for seat, name in enumerate(seats)]
    playout(OATH, state, minds)
    return state, decisions


def positions(kinds: tuple[str, ...], count: int = 24) -> list[Match]:
    """Random games at their tenth question of some kinds, or the last one before it."""
    found = []
    for seed in range(count):
        rng = random.Random(seed)
        match = Match.new(OATH, {"players": PLAYERS}, seed, log=False)
        kept, seen = None, 0
        while match.decision is not None and seen < 10:
            decision = match.decision
            if decision.kind in kinds:
                kept, seen = match.clone(), seen + 1
            number = rng.randint(decision.lo, decision.hi)
            match.answer(rng.sample(list(decision.options), number))
        if kept is not None:
            found.append(kept)
    return found


def clones(matches: list[Match], times: int = 20) -> tuple[int, float]:
    began = process_time()
    for match in matches:
        for _ in range(times):
            match.clone()
    return times * len(matches), process_time() - began


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.oath")
    parser.add_argument("--games", type=int, default=200, help="games of the scripted bots")
    chosen = parser.parse_args()
    if chosen.games:
        games(chosen.games)
    print(f"{best(partial(random_decisions, OATH)):,.0f} random decisions a second")
    menu, fights = positions(("act",)), positions(FIGHTING)
    print(f"{best(partial(clones, menu)):,.0f} clones a second in the menu")
    print(f"{best(partial(clones, fights)):,.0f} clones a second inside campaigns")
    print(f"{1000 / best(partial(views, OATH)):.3f} ms a view")


if __name__ == "__main__":
    main()
