"""Which of several ways is best: each is tried in the same worlds, and who falls behind drops out.
In the same world luck is the same for all, so that differences show early."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, NamedTuple, TypeAlias

FIRST_LOOK = 8
"""After so many rounds it is looked for the first time at who drops out..."""
NEXT_LOOK = 1.5
"""...and then each time when there are so many times as many."""
FEW = 6
BEHIND = 2.5
BEHIND_MANY = 1.3
"""Who is behind the first by so many standard errors drops out; while there are more than a few
runners, sooner."""
SAFE = 40
"""For so many rounds the favourite stays."""
LITTLE_KNOWN = 0.1
"""How much a difference could vary beyond what a single world shows of it."""


class Runner(NamedTuple):
    """A way to go on: with an option (None: what the policy would choose), then by a policy."""

    option: Any
    policy: int


class Result(NamedTuple):
    """What came of a try, for the seat that searches."""

    value: float
    win: float
    lead: float | None


Round: TypeAlias = dict[Runner, Result]
"""What each way brought in one world."""


class Race:
    def __init__(self, runners: Sequence[Runner], favourite: Runner | None = None) -> None:
        """The favourite drops out only late: all others are compared with it in the end."""
        self.running = list(runners)
        self.favourite = favourite
        self.rounds: list[Round] = []
        self._to_go: list[Runner] = []
        self._next_look = FIRST_LOOK

    @property
    def is_between_rounds(self) -> bool:
        return not self._to_go

    @property
    def is_decided(self) -> bool:
        return len(self.running) == 1

    def begin_round(self) -> None:
        if len(self.rounds) >= self._next_look:
            self._next_look = max(len(self.rounds) + 1, int(len(self.rounds) * NEXT_LOOK))
            self._drop()
        self.rounds.append({})
        self._to_go = self.running[:]

    def next(self) -> Runner:
        """Whose turn it is in this round."""
        return self._to_go.pop(0)

    def learn(self, runner: Runner, result: Result) -> None:
        self.rounds[-1][runner] = result

    def _drop(self) -> None:
        order = self.standings()
        first = order[0]
        kept = [first]
        for place, other in enumerate(order[1:], start=2):
            mean, error = self.ahead(first, other)
            behind = BEHIND if place <= FEW else BEHIND_MANY
            is_safe = other == self.favourite and len(self.rounds) < SAFE
            if mean <= behind * error or is_safe:
                kept.append(other)
        self.running = kept

    # How it stands

    def results(self) -> dict[Runner, list[Result]]:
        found: dict[Runner, list[Result]] = {}
        for round in self.rounds:
            for runner, result in round.items():
                found.setdefault(runner, []).append(result)
        return found

    def standings(self) -> list[Runner]:
        """Those who did not drop out, the best first."""
        results = self.results()
        most = max(map(len, results.values()), default=0)
        values = {
            runner: sum([result.value for result in own]) / len(own)
            for runner, own in results.items()
            if 2 * len(own) >= most
        }
        order = sorted(values, key=lambda runner: -values[runner])
        kept = set(self.running)
        return [runner for runner in order if runner in kept] or order

    def ahead(self, one: Runner, other: Runner) -> tuple[float, float]:
        """By how much one is better than another in the worlds where both were tried, on average,
        and the standard error of that. One world alone proves nothing."""
        found = [
            round[one].value - round[other].value
            for round in self.rounds
            if one in round and other in round
        ]
        n = len(found)
        if n < 2:
            return 0.0, 1.0
        mean = sum(found) / n
        spread = max(sum([x * x for x in found]) / n - mean * mean, 0.0) + LITTLE_KNOWN / n
        return mean, sqrt(spread / n)
