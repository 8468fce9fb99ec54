"""Trying out: one re-dealt world after another is played, by the tree as far as it goes, then by
quick policies, and what came of it is kept in the tree."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial
from math import log, sqrt
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from throneroom.bots.random import random_bot
from throneroom.bots.search.limit import Limit
from throneroom.bots.search.tree import Branch, Edge, Node
from throneroom.bots.search.values import Worth, worth
from throneroom.kernel import (
    DONE,
    BotMaker,
    Choose,
    Decision,
    Guide,
    Picks,
    Seat,
    Sight,
    World,
)

AT_RANDOM: Sequence[BotMaker] = (random_bot,)
RANDOM_ANSWERS = 60
"""Games picked at random go on for so long; then they are evaluated."""
POLICY_CURIOSITY = 0.3


class Tally(NamedTuple):
    """How often each way to play was followed, and what came of it in all."""

    tries: list[int]
    values: list[float]


class Found(NamedTuple):
    """What a walk found out, as far as others need it. It can be pickled."""

    seed: int
    root: Node
    tallies: list[Tally]
    tries: int


class Policies:
    """The ways to play of one seat: each try follows one of them, the better ones more often."""

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

    def absorb(self, other: Tally) -> None:
        for i, (tries, value) in enumerate(zip(*other, strict=True)):
            self.tries[i] += tries
            self.values[i] += value

    @property
    def tally(self) -> Tally:
        return Tally(self.tries, self.values)

    def best(self) -> BotMaker:
        return self.makers[self.tries.index(max(self.tries))]


class Walk:
    """A search for the best answer to one decision."""

    def __init__(self, sight: Sight, seed: int) -> None:
        self.sight = sight
        self.guide: Guide[Any] = sight.game.guide or Guide()
        self.seed = seed
        self.random = Random(seed)
        self.root = Node()
        self.tries = 0
        world = self.deal()
        self.start = world.state.copy()
        makers = self.guide.policies(world.state)
        self.has_policies = bool(makers)
        players = len(world.outcome.ranks)
        self.policies = [Policies(makers or AT_RANDOM) for _ in range(players)]
        self.enough = partial(self.guide.enough, self.start)
        self.forced = self._forced(world)
        """The only answer worth a thought, if there is but one."""

    def deal(self) -> World:
        return self.sight.deal(self.random.getrandbits(64))

    def _forced(self, world: World) -> Any:
        decision = world.decision
        if decision is None:  # what led here ended the game
            return None
        if not decision.is_single:
            all_of_them = decision.lo == len(decision.options)
            return list(decision.options) if all_of_them and not decision.ordered else None
        look = world.game.look(world.state, decision.seat)
        options = self.guide.consider(look, decision, decision.options)
        return options[0] if len(options) == 1 else None

    def run(self, limit: Limit, began: float) -> None:
        """Tries until the limit; at least once."""
        longest = 0.0
        now = perf_counter()
        while True:
            self.step()
            if limit.tries is not None and self.tries >= limit.tries:
                return
            before, now = now, perf_counter()
            longest = max(longest * 0.9, now - before)
            if limit.seconds is not None and now - began + longest > limit.seconds:
                return

    # One try

    def step(self) -> Worth:
        """One more game, and how it ended."""
        world = self.deal()
        followed = [policies.pick() for policies in self.policies]
        minds = [
            policies.makers[i](self.random.getrandbits(32))
            for policies, i in zip(self.policies, followed, strict=True)
        ]
        path = self._descend(world, minds)
        most = 10_000 if self.has_policies else RANDOM_ANSWERS
        world.play_on(minds, self.enough, most)
        result = worth(world, self.guide)
        for seat, edge in path:
            edge.learn(result, seat)
        for seat, (policies, i) in enumerate(zip(self.policies, followed, strict=True)):
            policies.learn(i, result.values[seat])
        self.tries += 1
        return result

    def _descend(self, world: World, minds: Sequence[Choose]) -> list[tuple[Seat, Edge]]:
        """By the tree, to the first choice that was never tried."""
        path: list[tuple[Seat, Edge]] = []
        node = self.root
        while (decision := world.decision) is not None:
            if path and decision.checkpoint and self.enough(world.state):
                break
            answer, node, is_new = self._decide(world, decision, node, minds, path)
            world.answer(answer)
            if is_new:
                break
        return path

    def _decide(
        self,
        world: World,
        decision: Decision,
        node: Node,
        minds: Sequence[Choose],
        path: list[tuple[Seat, Edge]],
    ) -> tuple[Any, Node, bool]:
        """An answer, where it leads in the tree, and whether it is new there. The first new pick of
        several is followed by what the policy would pick."""
        seat = decision.seat
        look = world.game.look(world.state, seat)
        if decision.is_single:
            options = self.guide.consider(look, decision, decision.options)
            if len(options) == 1:
                return options[0], node, False
            preferred = minds[seat](look, decision) if self.has_policies else options[0]
            option, edge = self._select(node, look, decision, options, preferred)
            path.append((seat, edge))
            return option, edge.node, not edge.tries
        wanted = Wanted(decision, minds[seat](look, decision))
        picks = Picks(decision)
        done = False
        while not done:
            options = self.guide.consider(look, decision, picks.options())
            option = options[0]
            if len(options) > 1:
                option, edge = self._select(node, look, decision, options, wanted.next(options))
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

    # What came of it

    def key(self, look: Any, decision: Decision) -> Hashable:
        return decision.seat, decision.kind, self.guide.situation(look, decision)

    def found(self) -> Found:
        root = Node()
        root.absorb(self.root, self._depth)
        tallies = [policies.tally for policies in self.policies]
        return Found(self.seed, root, tallies, self.tries)

    def absorb(self, other: Found) -> None:
        """Adds what another walk from the same root found out."""
        self.root.absorb(other.root, self._depth)
        for policies, tally in zip(self.policies, other.tallies, strict=True):
            policies.absorb(tally)
        self.tries += other.tries

    @property
    def _depth(self) -> int:
        """How many picks the decision itself has: the rest of a tree chooses nothing."""
        return self.sight.decision.hi

    def branches(self) -> list[Branch]:
        """What was tried for the decision itself; there is one situation at the root."""
        return list(self.root.branches.values())


class Wanted:
    """What a policy would choose of several, pick by pick."""

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
