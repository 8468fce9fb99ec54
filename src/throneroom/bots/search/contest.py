"""A contest of whole answers to one decision, for hints and reviews.

All answers that are still in the contest are tried in the same worlds. After each stage the worse
half drops out. The finalists meet in new worlds, so that the luck that brought them there does not
count in their figures. If the best two are still too close to call, a hint gives them a play-off:
they are tried further for as long as that can decide it. The number of tries is fixed, not the
time, and a try depends on nothing but its own luck: the same seed gives the same figures, in
however many processes the tries are made.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from math import ceil, log, log2, sqrt
from random import Random
from typing import Any, NamedTuple, TypeAlias

import msgspec

from throneroom.bots.search.race import Race, Result, Runner
from throneroom.bots.search.values import Worth, mean_lead, worth
from throneroom.bots.search.walk import (
    AT_RANDOM,
    POLICY_CURIOSITY,
    RANDOM_ANSWERS,
    Luck,
    Walk,
    Wanted,
)
from throneroom.kernel import Decision, Guide, Picks, Seat, Sight

PLANNING = 0.2
"""Share of the tries for the contest of the policies, where the seat has several."""
FINAL = 0.5
"""Share of the other tries that is kept for the finalists."""
LOOKS = 4
"""The number of checks during the final whether the leader is clear."""
CLEARLY = 3.0
"""Standard errors between the leader and all others that end the final early."""
PROBABLY = 2.0
"""Standard errors below which two answers are too close to call."""
FEWEST = 24
"""Worlds after which the final may end early."""
OVERTIME = 2.0
"""Most tries of the play-off of a hint, as a multiple of its other tries."""
PLAINLY = 2.5
"""Standard errors between two answers that end their play-off. They are compared several times,
which gives chance more opportunities, so this is more than `PROBABLY`."""
LITTLE_KNOWN = 25.0
"""Variance assumed of a difference in points beyond the observed one, divided by the number of
worlds."""
FIRST_LOOK = 12
"""Tries for each answer that a contest should have; with fewer, fewer answers take part."""

Keys: TypeAlias = str | list[str]


class Opening(msgspec.Struct, frozen=True):
    """The answers that take part, and the policies that play on after them."""

    seat: Seat
    answers: list[Keys]
    """Those of the seat's policies come first."""
    favourites: list[int]
    """The answer of each policy of the seat."""
    policies: list[int]
    """The number of policies of each seat."""
    trust: float
    """Standard errors by which an answer must beat the favourite."""
    is_forced: bool
    """Whether there is only one sensible answer."""


class Try(NamedTuple):
    """One imagined game: an answer, the policy of the seat after it, and the luck."""

    answer: int
    policy: int
    luck: Luck


class Figures(msgspec.Struct, frozen=True):
    """The results of an answer in the final."""

    answer: int
    tries: int
    wins: list[float]
    """Each seat's share of the victories."""
    doubt: float
    """The standard error of the own share."""
    lead: float
    """Mean lead at the end, in points; 0 where the end was not seen."""
    ended: bool
    """Whether all these games were played to their end. Others are broken off and judged."""
    standing: float | None = None
    """Points by which the team will probably pass its goal, where this is measured."""


class Verdict(msgspec.Struct, frozen=True):
    best: Figures
    second: Figures | None
    asked: Figures | None
    """The figures of the answer that was asked about."""
    is_close: bool
    """Whether best and second are too close to call."""
    cost: float
    """What the answer asked about loses: points of the team where its standing is measured, else
    a share of the victories."""
    doubt: float
    """The standard error of the cost."""
    tries: int
    """The number of all tries."""


Contest: TypeAlias = Generator[list[Try], Sequence[Worth], Verdict]
"""Yields tries, is sent their results, and returns the verdict."""

Play: TypeAlias = Callable[[Opening, list[Try]], Sequence[Worth]]
"""Makes tries, here or in other processes."""


def conduct(opening: Opening, contest: Contest, play: Play) -> Verdict:
    try:
        tries = next(contest)
        while True:
            tries = contest.send(play(opening, tries))
    except StopIteration as end:
        verdict: Verdict = end.value
        return verdict


# The answers


def open_contest(sight: Sight, tries: int, asked: Any = None) -> Opening:
    """The answers for a contest with that number of tries. `asked` takes part in any case."""
    walk = Walk(sight, 0)
    decision = sight.decision
    policies = [len(own.makers) for own in walk.policies]
    own: list[Any]
    others: list[Any] = []
    if walk.forced is not None:
        own = [walk.forced]
        policies[sight.seat] = 1
    elif decision.is_single:
        own = walk.wishes if walk.wishes[0] is not None else walk.options[:1]
        others = walk.options
    else:
        own, others = _several(walk, decision)
    found = [decision.keys_for(answer) for answer in own]
    answers = _once(decision, found)
    favourites = [_index(decision, answers, keys) for keys in found]
    if len(favourites) != policies[sight.seat]:  # players at random have no favourite
        favourites = [0] * policies[sight.seat]
    if asked is not None:
        answers = _once(decision, [*answers, decision.keys_for(asked)])
    most = max(len(answers), tries // FIRST_LOOK)
    answers = _once(decision, [*answers, *map(decision.keys_for, others)])[:most]
    trust = walk.guide.trust if walk.has_policies else 0.0
    is_forced = walk.forced is not None
    return Opening(sight.seat, answers, favourites, policies, trust, is_forced)


def duel(opening: Opening, one: Keys, other: Keys) -> Opening:
    """The same contest for two answers alone."""
    favourites = [0] * len(opening.favourites)
    return msgspec.structs.replace(
        opening, answers=[one, other], favourites=favourites, trust=0.0, is_forced=False
    )


def index_of(decision: Decision, opening: Opening, answer: Any) -> int:
    return _index(decision, opening.answers, decision.keys_for(answer))


def _several(walk: Walk, decision: Decision) -> tuple[list[Any], list[Any]]:
    """Answers to a decision for several options: the choice of each policy; and for each first
    pick, the soundest policy's continuation."""
    world = walk.deal()
    look = world.game.look(world.state, decision.seat)
    own = [
        decision.read(maker(walk.seed)(look, decision))
        for maker in walk.policies[decision.seat].makers
    ]
    others = []
    for first in walk.options:
        wanted, picks = Wanted(decision, own[0]), Picks(decision)
        left = [first]
        done = False
        while not done:
            options = walk.guide.consider(look, decision, picks.options())
            if len(options) == 1:
                option = options[0]
            else:
                option = left.pop() if left else wanted.next(options)
            wanted.take(option)
            done = picks.pick(option)
        others.append(decision.read(picks.chosen))
    return own, others


def _once(decision: Decision, answers: Sequence[Keys]) -> list[Keys]:
    found: dict[Any, Keys] = {}
    for keys in answers:
        found.setdefault(_same(decision, keys), keys)
    return list(found.values())


def _index(decision: Decision, answers: Sequence[Keys], keys: Keys) -> int:
    return [_same(decision, other) for other in answers].index(_same(decision, keys))


def _same(decision: Decision, keys: Keys) -> Any:
    """A value that is equal for answers that mean the same."""
    if isinstance(keys, str):
        return keys
    return tuple(keys if decision.ordered else sorted(keys))


# The tries


class Imagination:
    """Plays imagined games from a sight, each determined by its luck."""

    def __init__(self, sight: Sight, answers: Sequence[Keys]) -> None:
        self.sight = sight
        self.answers = [sight.decision.read(keys) for keys in answers]
        self.guide: Guide[Any] = sight.game.guide or Guide()
        world = sight.deal(0)
        self.start = world.state.copy()
        seats = range(len(world.outcome.ranks))
        makers = [self.guide.policies(world.state, seat) for seat in seats]
        self.most = 10_000 if all(makers) else RANDOM_ANSWERS
        self.makers = [own or AT_RANDOM for own in makers]

    def play(self, one: Try) -> Worth:
        luck = one.luck
        followed = luck.followed[:]
        followed[self.sight.seat] = one.policy
        minds = [
            makers[i](seed)
            for makers, i, seed in zip(self.makers, followed, luck.minds, strict=True)
        ]
        world = self.sight.deal(luck.deal)
        world.answer(self.answers[one.answer])
        world.play_on(minds, lambda state: self.guide.enough(self.start, state), self.most)
        return worth(world, self.guide, self.start)


# The contest


def contest(
    opening: Opening,
    tries: int,
    seed: int,
    asked: int | None = None,
    *,
    hurry: bool = True,
    overtime: float = 0.0,
) -> Contest:
    """`asked` is the answer that reaches the final in any case. In a hurry the final ends once the
    leader is clear, at the price of less precise figures. A play-off has at most `overtime` times
    as many tries as all before it."""
    field = _Field(opening, seed)
    left = tries
    plans = [0]
    if len(opening.favourites) > 1 and not opening.is_forced:
        own = [Runner(answer, policy) for policy, answer in enumerate(opening.favourites)]
        stage = _Stage(own, lambda runner: runner.policy)
        yield from field.halve(stage, int(left * PLANNING), keep=2)
        left -= field.tries
        plans = [runner.policy for runner in _with_trust(stage, own[0], opening.trust)][:2]
    usual = Runner(opening.favourites[plans[0]], plans[0])
    safe = [usual] if asked is None else [usual, Runner(asked, plans[0])]
    everybody = [Runner(a, p) for p in plans for a in range(len(opening.answers))]
    stage = _Stage(everybody)
    if len(everybody) > 2:
        yield from field.halve(stage, int(left * (1 - FINAL)), keep=2, safe=safe)
    final = _Stage(_finalists(stage, safe))
    yield from field.finish(final, max(1, (tries - field.tries) // len(final.running)), hurry)
    if overtime:
        pair = _leaders(opening, final, usual)[:2]
        yield from field.play_off(final, pair, int(overtime * tries))
    return _verdict(opening, final, usual, asked, field)


class _Stage(Race):
    """A race, and all its results for all seats."""

    def __init__(
        self,
        runners: Sequence[Runner],
        key: Callable[[Runner], Any] = lambda runner: runner.option,
    ) -> None:
        super().__init__(list(dict.fromkeys(runners)))
        self.key = key
        """A function from a runner to its contestant: its answer, or its policy."""
        self.worths: dict[Runner, list[Worth]] = {}

    @property
    def contestants(self) -> int:
        return len({self.key(runner) for runner in self.running})

    def best_of_each(self) -> list[Runner]:
        """The best runner of each contestant, the best contestant first."""
        found: dict[Any, Runner] = {}
        for runner in self.standings():
            found.setdefault(self.key(runner), runner)
        return list(found.values())


class _Field:
    """The parts that all stages of a contest share: the luck, and the policies of the other
    seats."""

    def __init__(self, opening: Opening, seed: int) -> None:
        self.opening = opening
        self.random = Random(seed)
        self.picked = [[0] * n for n in opening.policies]
        self.learned = [[0] * n for n in opening.policies]
        self.values = [[0.0] * n for n in opening.policies]
        self.tries = 0

    def luck(self) -> Luck:
        draw = self.random.getrandbits
        followed = [self._pick(seat) for seat in range(len(self.picked))]
        return Luck(draw(64), followed, [draw(32) for _ in followed])

    def _pick(self, seat: Seat) -> int:
        """A policy for another seat, better ones more often. Results come in batches, so a pick
        counts at once."""
        picked, learned, values = self.picked[seat], self.learned[seat], self.values[seat]
        if len(picked) == 1 or seat == self.opening.seat:
            return 0
        i = min(range(len(picked)), key=lambda i: picked[i])
        if picked[i]:
            much = log(sum(picked))

            def promise(i: int) -> float:
                mean = values[i] / learned[i] if learned[i] else 0.5
                return mean + POLICY_CURIOSITY * sqrt(much / picked[i])

            i = max(range(len(picked)), key=promise)
        picked[i] += 1
        return i

    def run(self, race: _Stage, worlds: int) -> Generator[list[Try], Sequence[Worth], None]:
        """Tries all runners in a number of new worlds."""
        lucks = [self.luck() for _ in range(worlds)]
        runners = list(race.running)
        tries = [Try(runner.option, runner.policy, luck) for luck in lucks for runner in runners]
        found = iter((yield tries))
        own = self.opening.seat
        for luck in lucks:
            race.rounds.append({})
            for runner in runners:
                one = next(found)
                result = Result(one.values[own], one.wins[own], one.leads[own], one.standing)
                race.learn(runner, result)
                race.worths.setdefault(runner, []).append(one)
                for seat, i in enumerate(luck.followed):
                    self.learned[seat][i] += 1
                    self.values[seat][i] += one.values[seat]
        self.tries += len(tries)

    def halve(
        self, race: _Stage, tries: int, keep: int, safe: Sequence[Runner] = ()
    ) -> Generator[list[Try], Sequence[Worth], None]:
        """Runs stages of equal effort; after each the better half of the answers goes on."""
        while True:
            several = race.contestants
            stages = max(1, ceil(log2(several / keep))) if several > keep else 1
            worlds = max(2, tries // (stages * len(race.running)))
            before = self.tries
            yield from self.run(race, worlds)
            tries -= self.tries - before
            going_on = race.best_of_each()[: max(keep, ceil(several / 2))]
            race.running = list(dict.fromkeys([*going_on, *safe]))
            if several <= 2 * keep:
                return

    def finish(
        self, race: _Stage, worlds: int, hurry: bool
    ) -> Generator[list[Try], Sequence[Worth], None]:
        done = 0
        for look in range(1, LOOKS + 1):
            upto = worlds * look // LOOKS
            if upto == done:
                continue
            yield from self.run(race, upto - done)
            done = upto
            if done < FEWEST or not hurry:
                continue
            first, *others = race.standings()
            ahead = [race.ahead(first, other) for other in others]
            if others and all(mean > CLEARLY * error for mean, error in ahead):
                return

    def play_off(
        self, race: _Stage, pair: Sequence[Runner], tries: int
    ) -> Generator[list[Try], Sequence[Worth], None]:
        """Plays two answers off. It ends when one of them is plainly better, or when all remaining
        tries could not show it, even if the difference is one standard error larger than it
        seems."""
        if len(pair) < 2:
            return
        race.running = list(pair)
        while True:
            leads = [race.ahead(*pair), _loss(race, *pair)]
            done = sum(1 for round in race.rounds if all(one in round for one in pair))
            left = tries // 2
            shrink = sqrt(done / (done + left))
            is_plain = any(abs(mean) > PLAINLY * error for mean, error in leads)
            is_vain = all(abs(mean) + error < PROBABLY * shrink * error for mean, error in leads)
            if not left or is_plain or is_vain:
                return
            worlds = min(left, max(FEWEST, done // 2))
            yield from self.run(race, worlds)
            tries -= 2 * worlds

    def figures(self, race: _Stage, runner: Runner) -> Figures:
        found = race.worths[runner]
        n, own = len(found), self.opening.seat
        wins = [sum(each) / n for each in zip(*[one.wins for one in found], strict=True)]
        spread = sum((one.wins[own] - wins[own]) ** 2 for one in found) / n + 0.25 / n
        leads = [one.leads[own] for one in found]
        error = sqrt(spread / n)
        standings = [one.standing for one in found if one.standing is not None]
        standing = sum(standings) / n if len(standings) == n else None
        lead, ended = mean_lead(leads), None not in leads
        return Figures(runner.option, n, wins, error, lead, ended, standing)


def _with_trust(race: Race, soundest: Runner, trust: float) -> list[Runner]:
    """The policies, the best first: the soundest one, unless another is significantly better."""
    order = race.standings()
    if soundest in order and soundest != order[0]:
        mean, error = race.ahead(order[0], soundest)
        if mean <= trust * error:
            order.remove(soundest)
            order.insert(0, soundest)
    return order


def _finalists(race: _Stage, safe: Sequence[Runner]) -> list[Runner]:
    if not race.rounds:
        return race.running
    best = {runner.option: runner for runner in race.best_of_each()}
    return [*list(best.values())[:2], *(best.get(one.option, one) for one in safe)]


def _verdict(
    opening: Opening, final: _Stage, usual: Runner, asked: int | None, field: _Field
) -> Verdict:
    order = _leaders(opening, final, usual)
    best = order[0]
    figures = {one: field.figures(final, one) for one in order}
    second = order[1] if len(order) > 1 else None
    own = next((one for one in order if one.option == asked), None)
    is_close = second is not None and not _is_better(final, best, second)
    cost, doubt = _cost(final, best, own) if own is not None and own != best else (0.0, 0.0)
    return Verdict(
        best=figures[best],
        second=figures[second] if second is not None else None,
        asked=figures[own] if own is not None else None,
        is_close=is_close,
        cost=cost,
        doubt=doubt,
        tries=field.tries,
    )


def _leaders(opening: Opening, final: _Stage, usual: Runner) -> list[Runner]:
    """The finalists, the best first: the favourite, unless another is better beyond doubt, or
    plainly wins more often."""
    order = final.standings()
    favourite = next((one for one in order if one.option == usual.option), None)
    if favourite is not None and favourite != order[0]:
        mean, error = final.ahead(order[0], favourite)
        if mean <= opening.trust * error:
            order.remove(favourite)
            order.insert(0, favourite)
    first, *others = order
    better = next((one for one in others if _is_better(final, one, first)), first)
    order.remove(better)
    return [better, *order]


def _is_better(race: Race, one: Runner, other: Runner) -> bool:
    """Whether chance hardly explains the difference. A contest is decided by the value of the ends,
    in which places and points count too. People are told about victories, so an answer that wins
    less often is never better. One of the two measures is enough, unless the other says the
    opposite."""
    value, of_value = race.ahead(one, other)
    wins, of_wins = _loss(race, one, other)
    if wins > PROBABLY * of_wins:
        return value >= -PROBABLY * of_value
    return value > PROBABLY * of_value and wins >= 0


def _loss(race: Race, best: Runner, other: Runner) -> tuple[float, float]:
    """The share of the victories that an answer loses in the worlds where both were tried, and its
    standard error."""
    return _mean([one.win - two.win for one, two in _both(race, best, other)], 0.25)


def _cost(race: Race, best: Runner, other: Runner) -> tuple[float, float]:
    """The points of the team that an answer loses, where its standing is measured, and their
    standard error."""
    lost = [
        one.standing - two.standing
        for one, two in _both(race, best, other)
        if one.standing is not None and two.standing is not None
    ]
    return _mean(lost, LITTLE_KNOWN) if lost else _loss(race, best, other)


def _both(race: Race, one: Runner, other: Runner) -> list[tuple[Result, Result]]:
    """Their results in the worlds where both were tried."""
    return [(round[one], round[other]) for round in race.rounds if one in round and other in round]


def _mean(lost: Sequence[float], little_known: float) -> tuple[float, float]:
    """The mean and its standard error. `little_known` is the variance assumed beyond the observed
    one, divided by the number of worlds."""
    n = len(lost)
    mean = sum(lost) / n
    spread = max(sum(x * x for x in lost) / n - mean * mean, 0.0) + little_known / n
    return mean, sqrt(spread / n)
