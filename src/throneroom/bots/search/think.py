"""From a sight of a match to an answer, within a limit."""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Any

import msgspec

from throneroom.bots.search.limit import Limit
from throneroom.bots.search.parallel import search_in_parallel
from throneroom.bots.search.race import Race, Runner
from throneroom.bots.search.tree import Branch, Edge, Node
from throneroom.bots.search.values import mean_lead
from throneroom.bots.search.walk import Walk, Wanted
from throneroom.kernel import BotMaker, Picks, Searching, Sight

CAUTION = 1.0
"""Standard errors that are subtracted from the value of an option before options are compared."""
ENOUGH = 12
"""The number of tries of a decision from which they decide, instead of the policy."""


class Weighed(msgspec.Struct, frozen=True):
    """An option and the results of the games in which it was chosen."""

    option: Any
    tries: int
    value: float
    wins: float
    """The chance to win, from 0 to 1."""
    lead: float
    """Mean lead of the seat at the end, in points; 0 where the end was not seen."""


class Thought(msgspec.Struct, frozen=True):
    """The result of a search."""

    answer: Any
    weighed: list[Weighed]
    """The options that were tried, the best first; of several picks, those of the first."""
    tries: int
    seconds: float


class Searcher(Searching):
    """A bot that searches. With a limit of tries it is reproducible from its seed."""

    def __init__(self, limit: Limit, seed: int) -> None:
        self.limit = limit
        self.seed = seed
        self.decisions = 0
        self.spent = 0.0
        """Seconds, or tries where these are the limit, in this turn."""
        self.turn = 0

    def search(self, sight: Sight) -> Any:
        self.decisions += 1
        if not sight.in_a_row or sight.turn != self.turn:  # a player alone is always in a row
            self.spent, self.turn = 0.0, sight.turn
        limit = self.limit.of_turn(self.spent)
        thought = think(sight, limit, self.seed + self.decisions, hurry=True)
        self.spent += thought.seconds if self.limit.seconds is not None else thought.tries
        return thought.answer


def searcher(
    *, seconds: float | None = None, tries: int | None = None, processes: int = 1
) -> BotMaker:
    limit = Limit(seconds, tries, processes)
    return lambda seed: Searcher(limit, seed)


def think(sight: Sight, limit: Limit, seed: int, *, hurry: bool = False) -> Thought:
    """The best answer that is found. In a hurry the search ends once the best answer is clear,
    at the price of less precise figures."""
    began = perf_counter()
    decision = sight.decision
    walk = Walk(sight, seed)
    if walk.forced is not None:
        return Thought(walk.forced, [], 0, perf_counter() - began)
    if limit.processes > 1:
        for found in search_in_parallel(sight, limit, seed, hurry):
            walk.absorb(found)
    else:
        walk.run(limit, began, hurry=hurry)
    answer = choose(walk)
    weighed = weigh(walk)
    return Thought(decision.read(answer), weighed, walk.tries, perf_counter() - began)


def weigh(walk: Walk) -> list[Weighed]:
    """All options that were tried, the best first, each with its best policy."""
    found: dict[Any, tuple[float, Weighed]] = {}
    for runner, results in walk.race.results().items():
        n = len(results)
        values = [result.value for result in results]
        mean = sum(values) / n
        spread = sum([(value - mean) ** 2 for value in values]) / n + 0.25 / n
        sure = mean - CAUTION * sqrt(spread / n)
        wins = sum([result.win for result in results]) / n
        lead = mean_lead([result.lead for result in results])
        if runner.option not in found or found[runner.option][0] < sure:
            found[runner.option] = sure, Weighed(runner.option, n, mean, wins, lead)
    return [weighed for _, weighed in sorted(found.values(), key=lambda one: -one[0])]


def rating(edge: Edge) -> float:
    """The value of an option, marked down by its uncertainty."""
    return edge.mean - CAUTION * edge.doubt


def choose(walk: Walk) -> Any:
    """The best option. Of several, pick by pick the best one, or the policy's pick where the tree
    has too few tries."""
    decision = walk.sight.decision
    world = walk.deal()
    seat = decision.seat
    look = world.game.look(world.state, seat)
    plan = walk.plan.policy
    usual = Runner(walk.wishes[plan], plan)
    trust = walk.guide.trust if walk.has_policies else 0.0
    if decision.is_single:
        return winner(walk.race, usual, trust)
    wanted = Wanted(decision, walk.policies[seat].makers[plan](walk.seed)(look, decision))
    picks = Picks(decision)
    done = is_raced = False
    node: Node | None = walk.root
    while not done:
        options = walk.guide.consider(look, decision, picks.options())
        option = options[0]
        if len(options) > 1:
            branch = node.branch(walk.key(look, decision)) if node else None
            wish = wanted.next(options)
            if branch is not None and not is_raced:
                option, is_raced = winner(walk.race, usual, trust), True
                edge = branch.edges.get(option)  # none for a policy's choice that was never tried
                node = edge.node if edge is not None else None
            elif branch is not None and branch.tries >= ENOUGH:
                option = best(branch, wish, trust)
                node = branch.edges[option].node
            else:
                option, node = wish, None
        wanted.take(option)
        done = picks.pick(option)
    return picks.chosen


def winner(race: Race, usual: Runner, trust: float) -> Any:
    """The option that won the race. The policy's own choice is overruled only by an option that is
    significantly better."""
    if not race.rounds:
        return usual.option
    leader = race.standings()[0]
    if not trust or leader == usual or usual not in race.rounds[0]:
        return leader.option
    mean, error = race.ahead(leader, usual)
    return leader.option if mean > trust * error else usual.option


def best(branch: Branch, usual: Any, trust: float) -> Any:
    """The best option for a later pick, by the tree: the one with the best rating."""
    tried = {option: edge for option, edge in branch.edges.items() if edge.tries}
    chosen = max(tried, key=lambda option: rating(tried[option]))
    if not trust or usual not in tried or chosen is usual:
        return chosen
    new, old = tried[chosen], tried[usual]
    noise = sqrt(new.doubt**2 + old.doubt**2)
    return chosen if new.mean - old.mean > trust * noise else usual
