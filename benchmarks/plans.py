"""`python -m benchmarks.plans`: plans for random kingdoms, and what they win against every bot.

Time is processor time of one thread: 120 seconds are a minute on two cores.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from statistics import mean
from time import process_time

from msgspec.structs import replace

from throneroom.games.dominion.cards import KINGDOM
from throneroom.kernel import Chance
from throneroom.lab.fast import is_compiled
from throneroom.lab.plans import QUICK, Found, find_plan, player

KINGDOMS = 20
SECONDS = 120.0
FIRST = 9100
"""The seed of the first kingdom. None from here on was looked at while the search was made."""
CARDS = 10
BAR = 0.6
EFFORT = replace(QUICK, opening=2, rebellion=1)
"""Openings and the counter-plan are not what is measured here."""


def kingdom_from(seed: int) -> tuple[str, ...]:
    """Ten cards by chance."""
    keys = [card.key for card in KINGDOM]
    Chance(seed).shuffle(keys)
    return tuple(sorted(keys[:CARDS]))


def line(number: int, found: Found) -> str:
    worst = found.worst
    low, high = worst.interval
    mark = " " if worst.win_rate >= BAR else "!"
    return (
        f"{number:5} {mark} {worst.win_rate:6.1%} ({low:.1%} to {high:.1%}) {worst.name:16}"
        f" {found.seconds:5.0f} s {found.games:10,} games  {found.plan.name}"
    )


def by_bot(found: Sequence[Found]) -> dict[str, list[float]]:
    """What plans win against each bot in each kingdom; bots that play alike count alike."""
    rates: dict[str, list[float]] = {}
    for one in found:
        against = {rate.name: rate.win_rate for rate in one.against}
        against |= {name: against[other] for name, other in one.alike.items()}
        for name, rate in against.items():
            rates.setdefault(name, []).append(rate)
    return rates


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kingdoms", type=int, default=KINGDOMS)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--first", type=int, default=FIRST)
    parser.add_argument("--json", type=Path, help="a line for each kingdom, with all win rates")
    args = parser.parse_args()
    if not is_compiled():
        print("numba is missing: these are searches on the kernel.")
    print("Kingdom  worst win rate against a bot, and which one")
    all_found: list[Found] = []
    for number in range(args.first, args.first + args.kingdoms):
        found = find_plan(
            kingdom_from(number),
            seconds=args.seconds,
            play=player(jobs=1),
            effort=EFFORT,
            clock=process_time,
        )
        all_found.append(found)
        print(line(number, found), flush=True)
        if args.json is not None:
            kept = {
                "kingdom": found.kingdom,
                "plan": found.plan.plain(),
                "against": {rate.name: rate.win_rate for rate in found.against},
            }
            with args.json.open("a") as file:
                file.write(json.dumps(kept) + "\n")
    print("\nBot               over all kingdoms   in the hardest one")
    for name, rates in sorted(by_bot(all_found).items(), key=lambda row: mean(row[1])):
        print(f"{name:16} {mean(rates):18.1%} {min(rates):20.1%}")
    reached = sum(found.worst.win_rate >= BAR for found in all_found)
    print(f"At least {BAR:.0%} against every bot in {reached} of {args.kingdoms} kingdoms.")


if __name__ == "__main__":
    main()
