"""The walk through a search: one re-dealt world after another is played, first by the tree and then
by quick policies, and each result is added to the tree."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from math import log, sqrt
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from throneroom.bots.random import RandomBot
from throneroom.bots.search.limit import Limit
from throneroom.bots.search.race import Race, Result, Round, Runner
from throneroom.bots.search.tree import Edge, Node
from throneroom.bots.search.values import Worth, worth
from throneroom.kernel import (
    DONE,
    BotMaker,
    Decision,
    Guide,
    Mind,
    Picks,
    Seat,
    Sight,
    World,
)

AT_RANDOM: Sequence[BotMaker] = (RandomBot,)
RANDOM_ANSWERS = 60
"""Answers after which a game of random players is evaluated as it stands."""
POLICY_CURIOSITY = 0.3
"""Weight of the bonus for rarely followed policies of the other seats."""
PLANNING = 0.3
"""The largest share of the limit for the race of the policies."""
PLANS = 2
"""The number of policies with which each option is then tried."""


class Found(NamedTuple):
    """The results of a walk that another walk can absorb. They can be pickled."""

    seed: int
    root: Node
    rounds: list[Round]
    plans: list[Round]
    tries: int


class Luck(NamedTuple):
    """The luck that is the same for all tries in one world."""

    deal: int
    """The seed of the world."""
    followed: list[int]
    """The policy of each seat, by its index."""
    minds: list[int]
    """The seed of each seat's policy."""


class Policies:
    """The policies of one seat: each try follows one of them, the better ones more often."""

    __slots__ = ("makers", "tries", "values")

    def __init__(self, makers: Sequence[BotMaker]) -> None:
        self.makers = makers
        self.tries = [0] * len(makers)
        self.values = [0.0] * len(makers)

    def pick(self) -> int:
        if len(self.makers) == 1:
            return 0
        for i, tries in enumerate(self.tries):
            if not tries:
                return i
        much = log(sum(self.tries))
        return max(
            range(len(self.makers)),
            key=lambda i: (
                self.values[i] / self.tries[i] + POLICY_CURIOSITY * sqrt(much / self.tries[i])
            ),
        )

    def learn(self, i: int, value: float) -> None:
        self.tries[i] += 1
        self.values[i] += value


class Walk:
    """A search for the best answer to one decision."""

    def __init__(self, sight: Sight, seed: int, *, to_the_end: bool = False) -> None:
        """`to_the_end`: games are played to the end, even if the guide could judge them earlier."""
        self.sight = sight
        self.guide: Guide[Any] = sight.game.guide or Guide()
        self.seed = seed
        self.random = Random(seed)
        self.root = Node()
        self.tries = 0
        world = self.deal()
        self.start = world.state.copy()
        seats = range(len(world.outcome.ranks))
        makers = [self.guide.policies(world.state, seat) for seat in seats]
        self.has_policies = all(makers)
        self.policies = [Policies(own or AT_RANDOM) for own in makers]
        self.enough: Callable[[Any], bool] = partial(self.guide.enough, self.start)
        if to_the_end:
            self.enough = lambda state: False
        decision = world.decision
        assert decision is not None
        self.wishes: list[Any] = [None]
        """The choice of each policy; None where there is only one option."""
        options = self._options(world, decision)
        self.forced = None if len(options) > 1 else self._only_answer(world, decision)
        """The only sensible answer, if there is just one."""
        self.options = options
        self.used = 0.0
        """Share of the limit that is used up, from 0 to 1."""
        self.plans = Race(
            [Runner(None, i) for i in range(len(self.policies[decision.seat].makers))]
        )
        """The race of the policies, each with its own choice."""
        self.race = Race([])
        """The race of the options, each followed by one of the best policies."""
        self._luck: Luck | None = None

    def deal(self) -> World:
        return self.sight.deal(self.random.getrandbits(64))

    def _options(self, world: World, decision: Decision) -> list[Any]:
        """The options of the first pick that is a choice, those of the policies included."""
        seat = decision.seat
        look = world.game.look(world.state, seat)
        minds = [maker(self.seed) for maker in self.policies[seat].makers]
        if decision.is_single:
            found = list(self.guide.consider(look, decision, decision.options))
            if len(found) > 1 and self.has_policies:
                self.wishes = [mind(look, decision) for mind in minds]
                found += self.wishes
            return list(dict.fromkeys(found))
        picks = Picks(decision)
        done = False
        while not done:
            found = list(self.guide.consider(look, decision, picks.options()))
            if len(found) > 1:
                self.wishes = [Wanted(decision, mind(look, decision)).next(found) for mind in minds]
                return list(dict.fromkeys(found))
            done = picks.pick(found[0])
        return []

    def _only_answer(self, world: World, decision: Decision) -> Any:
        look = world.game.look(world.state, decision.seat)
        if decision.is_single:
            return self.guide.consider(look, decision, decision.options)[0]
        picks = Picks(decision)
        while not picks.pick(self.guide.consider(look, decision, picks.options())[0]):
            pass
        return picks.chosen

    def run(self, limit: Limit, began: float, *, hurry: bool = False) -> None:
        """Tries until the limit, or, in a hurry, until the best option is clear; at least once."""
        longest = 0.0
        now = perf_counter()
        while True:
            self.step()
            if hurry and self.race.is_decided:
                return
            if limit.tries is not None and self.tries >= limit.tries:
                return
            before, now = now, perf_counter()
            longest = max(longest * 0.9, now - before)
            if limit.seconds is not None:
                if now - began + longest > limit.seconds:
                    return
                self.used = (now - began) / limit.seconds
            elif limit.tries is not None:
                self.used = self.tries / limit.tries

    # One try

    def step(self) -> Worth:
        """One more imagined game and its end."""
        if self._luck is None or self._now.is_between_rounds:
            self._luck = self.draw_luck()
            self._choose_race()
            self._now.begin_round()
        runner, own = self._now.next(), self.sight.seat
        followed = self._luck.followed[:]
        followed[own] = runner.policy
        world, minds = self._begin(self._luck, followed)
        path = self._descend(world, minds, runner.option)
        result = self._end(world, minds)
        for seat, edge in path:
            edge.learn(result.values[seat])
        self._now.learn(runner, Result(result.values[own], result.wins[own], result.leads[own]))
        for seat, (policies, i) in enumerate(zip(self.policies, followed, strict=True)):
            if seat != own:
                policies.learn(i, result.values[seat])
        self.tries += 1
        return result

    def imagine(self, answer: Any, luck: Luck) -> Worth:
        """A game that begins with an answer and is played on by policies alone."""
        followed = luck.followed[:]
        followed[self.sight.seat] = self.plan_after(answer)
        world, minds = self._begin(luck, followed)
        world.answer(answer)
        return self._end(world, minds)

    def _begin(self, luck: Luck, followed: Sequence[int]) -> tuple[World, list[Mind]]:
        minds = [
            policies.makers[i](seed)
            for policies, i, seed in zip(self.policies, followed, luck.minds, strict=True)
        ]
        return self.sight.deal(luck.deal), minds

    def _end(self, world: World, minds: Sequence[Mind]) -> Worth:
        most = 10_000 if self.has_policies else RANDOM_ANSWERS
        world.play_on(minds, self.enough, most)
        return worth(world, self.guide, self.start)

    @property
    def _now(self) -> Race:
        return self.race if self.race.running else self.plans

    def _choose_race(self) -> None:
        """Switches from policies to options once the best policies are clear or their share of the
        limit is used up."""
        if self.race.running or not (self.plans.is_decided or self.used >= PLANNING):
            return
        usual = self.plan
        others = [plan for plan in self.plans.standings() if plan != usual]
        runners = [
            Runner(option, plan.policy)
            for plan in [usual, *others[: PLANS - 1]]
            for option in self.options
        ]
        favourite = Runner(self.wishes[usual.policy], usual.policy)
        # The favourite runs first, so that even an unfinished last round has its result.
        runners.sort(key=lambda runner: runner != favourite)
        self.race = Race(runners, favourite)

    def draw_luck(self) -> Luck:
        draw = self.random.getrandbits
        followed = [policies.pick() for policies in self.policies]
        return Luck(draw(64), followed, [draw(32) for _ in self.policies])

    def _descend(self, world: World, minds: Sequence[Mind], first: Any) -> list[tuple[Seat, Edge]]:
        """Answers with the first option, then by the tree, up to the first choice that was never
        tried or to the guide's depth."""
        path: list[tuple[Seat, Edge]] = []
        node = self.root
        depth = 0
        while (decision := world.decision) is not None and depth != self.guide.depth:
            if path and decision.checkpoint and self.enough(world.state):
                break
            answer, node, is_new = self._decide(world, decision, node, minds, path, first)
            world.answer(answer)
            if is_new:
                break
            depth += bool(path)
        return path

    def _decide(
        self,
        world: World,
        decision: Decision,
        node: Node,
        minds: Sequence[Mind],
        path: list[tuple[Seat, Edge]],
        first: Any,
    ) -> tuple[Any, Node, bool]:
        """An answer, the node it leads to, and whether it is new there. After the first new pick of
        several the policy makes the other picks."""
        seat = decision.seat
        look = world.game.look(world.state, seat)
        if decision.is_single:
            if path:
                options = self.guide.consider(look, decision, decision.options)
                if len(options) == 1:
                    return options[0], node, False
                preferred = minds[seat](look, decision) if self.has_policies else options[0]
                option, edge = self._select(node, look, decision, options, preferred)
            else:
                option = minds[seat](look, decision) if first is None else first
                edge = self._given(node, look, decision, option)
            path.append((seat, edge))
            return option, edge.node, not edge.tries
        wanted = Wanted(decision, minds[seat](look, decision))
        picks = Picks(decision)
        done = False
        while not done:
            options = self.guide.consider(look, decision, picks.options())
            option = options[0]
            if len(options) > 1:
                if path:
                    wish = wanted.next(options)
                    option, edge = self._select(node, look, decision, options, wish)
                else:
                    option = wanted.next(options) if first is None else first
                    edge = self._given(node, look, decision, option)
                path.append((seat, edge))
                node = edge.node
                if not edge.tries:
                    wanted.take(option)
                    done = picks.pick(option)
                    return wanted.complete(picks, done), node, True
            wanted.take(option)
            done = picks.pick(option)
        return picks.chosen, node, False

    def _select(
        self, node: Node, look: Any, decision: Decision, options: Sequence[Any], preferred: Any
    ) -> tuple[Any, Edge]:
        if preferred not in options:
            options = [preferred, *options]
        return node.branch(self.key(look, decision)).select(options, preferred)

    def _given(self, node: Node, look: Any, decision: Decision, option: Any) -> Edge:
        branch = node.branch(self.key(look, decision))
        branch.tries += 1
        edge = branch.edges.setdefault(option, Edge())
        edge.offered += 1
        return edge

    # Results

    def key(self, look: Any, decision: Decision) -> Hashable:
        return decision.seat, decision.kind, self.guide.situation(look, decision)

    def found(self) -> Found:
        root = Node()
        root.absorb(self.root, self._depth)
        return Found(self.seed, root, self.race.rounds, self.plans.rounds, self.tries)

    def absorb(self, other: Found) -> None:
        """Adds the results of another walk from the same root."""
        self.root.absorb(other.root, self._depth)
        self.race.rounds += other.rounds
        self.plans.rounds += other.plans
        self.tries += other.tries

    @property
    def plan(self) -> Runner:
        """The best policy: the soundest one, unless another did significantly better."""
        soundest = Runner(None, 0)
        if not self.plans.rounds:
            return soundest
        best = self.plans.standings()[0]
        mean, error = self.plans.ahead(best, soundest)
        return best if mean > self.guide.trust * error else soundest

    def plan_after(self, answer: Any) -> int:
        """The best policy after an answer."""
        option = answer
        if not self.sight.decision.is_single:
            option = answer[0] if answer else DONE
        for runner in self.race.standings():
            if runner.option == option:
                return runner.policy
        return self.plan.policy

    @property
    def _depth(self) -> int:
        """Number of picks of the decision itself; deeper nodes do not matter."""
        return self.sight.decision.hi


class Wanted:
    """The choice of a policy for several options, pick by pick."""

    __slots__ = ("_left",)

    def __init__(self, decision: Decision, chosen: Any) -> None:
        left = list(chosen)
        if not decision.ordered:
            order = list(dict.fromkeys(decision.options))
            left.sort(key=order.index)
        self._left = left

    def next(self, options: Sequence[Any]) -> Any:
        for option in self._left:
            if option in options:
                return option
        return DONE if DONE in options else options[0]

    def take(self, option: Any) -> None:
        if option in self._left:
            self._left.remove(option)

    def complete(self, picks: Picks, done: bool) -> list[Any]:
        while not done:
            option = self.next(picks.options())
            self.take(option)
            done = picks.pick(option)
        return picks.chosen
