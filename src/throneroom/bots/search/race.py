"""A race between several ways to continue. All are tried in the same worlds, and those that fall
behind drop out. In the same world all have the same luck, so differences show early."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, NamedTuple, TypeAlias

FIRST_ELIMINATION = 8
"""Rounds before the first elimination."""
NEXT_ELIMINATION = 1.5
"""Factor between the numbers of rounds before one elimination and the next."""
FEW = 6
"""Last place for which the bound `BEHIND` holds; from the next on it is `BEHIND_MANY`."""
BEHIND = 2.5
"""Standard errors behind the leader at which a runner drops out."""
BEHIND_MANY = 1.3
"""Standard errors behind the leader at which a runner far down in the standings drops out."""
SAFE = 40
"""Rounds during which the favourite can't drop out."""
LITTLE_KNOWN = 0.1
"""Variance assumed of a difference beyond the observed one, divided by the number of worlds."""


class Runner(NamedTuple):
    """A way to continue: first an option (None: the policy's own choice), then a policy."""

    option: Any
    policy: int
    """Its index among the policies of the seat."""


class Result(NamedTuple):
    """The end of one try, for the seat that searches."""

    value: float
    win: float
    lead: float | None
    standing: float | None = None


Round: TypeAlias = dict[Runner, Result]
"""The results of all runners in one world."""


class Race:
    def __init__(self, runners: Sequence[Runner], favourite: Runner | None = None) -> None:
        """The favourite drops out late, because in the end all others are compared with it."""
        self.running = list(runners)
        self.favourite = favourite
        self.rounds: list[Round] = []
        self._to_go: list[Runner] = []
        self._next_elimination = FIRST_ELIMINATION

    @property
    def is_between_rounds(self) -> bool:
        return not self._to_go

    @property
    def is_decided(self) -> bool:
        return len(self.running) == 1

    def begin_round(self) -> None:
        rounds = len(self.rounds)
        if rounds >= self._next_elimination:
            self._next_elimination = max(rounds + 1, int(rounds * NEXT_ELIMINATION))
            self._eliminate()
        self.rounds.append({})
        self._to_go = self.running[:]

    def next(self) -> Runner:
        """The runner to try next in this round."""
        return self._to_go.pop(0)

    def learn(self, runner: Runner, result: Result) -> None:
        self.rounds[-1][runner] = result

    def _eliminate(self) -> None:
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

    # Standings

    def results(self) -> dict[Runner, list[Result]]:
        found: dict[Runner, list[Result]] = {}
        for round in self.rounds:
            for runner, result in round.items():
                found.setdefault(runner, []).append(result)
        return found

    def standings(self) -> list[Runner]:
        """The runners that are still in the race, the best first."""
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
        """The mean difference of two runners in the worlds where both were tried, and its standard
        error. A single world proves nothing."""
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
