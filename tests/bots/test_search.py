"""Search: the same for every game, and only with what its own seat sees."""

from __future__ import annotations

import multiprocessing
import os
import signal
from types import SimpleNamespace
from typing import Any

import pytest

import throneroom
from throneroom import bots, registry
from throneroom.bots.search import Limit, Searcher, Thought, searcher, think
from throneroom.bots.search.limit import TURN
from throneroom.bots.search.parallel import pool_of
from throneroom.bots.search.think import choose
from throneroom.bots.search.tree import Edge, Node
from throneroom.bots.search.values import mean_lead, of_outcome, place, worth
from throneroom.bots.search.walk import Walk
from throneroom.kernel import DONE, Guide, Match, Outcome, Score, Sight, ask, playout, read_options
from throneroom.kernel.chance import Chance

GAMES = sorted(registry.games())


def positions(slug: str, seed: int, every: int, most: int) -> list[Match]:
    """Some of the positions of a game that random bots play, at checkpoints and between them."""
    match = throneroom.new(slug, seed=seed, log=False)
    minds = [bots.make(match.game, "random", seat) for seat in range(match.options.players)]
    found: list[Match] = []
    while match.decision is not None and len(found) < most:
        if match.number % every == 0 and len(match.decision.options) > 1:
            found.append(match.clone())
        match.answer(ask(minds[match.decision.seat], match))
    return found


def weighed(match: Match, tries: int = 6, seed: int = 5) -> tuple[Any, list[Any]]:
    decision = match.decision
    assert decision is not None
    thought: Thought = think(Sight(match), Limit(tries=tries), seed)
    options = [(w.option, w.tries, w.value, w.wins, w.lead) for w in thought.weighed]
    return decision.keys_for(thought.answer), options


@pytest.mark.parametrize("slug", GAMES)
def test_limited_by_tries_it_gives_the_same_answer_for_the_same_seed_to_the_bit(slug: str) -> None:
    for match in positions(slug, seed=1, every=17, most=2):
        assert weighed(match) == weighed(match.clone())


@pytest.mark.slow
@pytest.mark.parametrize("slug", GAMES)
def test_it_thinks_the_same_whatever_lies_hidden(slug: str) -> None:
    """Everything that the seat may not know is re-dealt; no figure of its thought may change."""
    hidden = 0
    for match in positions(slug, seed=2, every=13, most=3):
        decision = match.decision
        assert decision is not None
        if not decision.checkpoint:
            continue  # in the middle of an effect a re-dealt match can't be copied
        other = match.redealt(decision.seat, seed=99)
        hidden += other.state != match.state
        assert weighed(match) == weighed(other)
    assert hidden


@pytest.mark.slow
@pytest.mark.parametrize("slug", GAMES)
def test_it_plays_a_game_to_the_end(slug: str) -> None:
    game = registry.game(slug)
    options = read_options(game, {})
    state = game.setup(options, Chance(3))
    state.options = options
    others = [bots.make(game, "random", seat) for seat in range(1, options.players)]
    outcome = playout(game, state, [searcher(tries=1)(1), *others])
    assert outcome.reason != "unfinished"


def test_a_match_is_as_it_was_after_a_thought() -> None:
    match = positions("dominion", seed=4, every=9, most=2)[-1]
    before = match.save()
    weighed(match)
    assert match.save() == before


@pytest.mark.slow
@pytest.mark.parametrize(("depth", "deeper"), [(1, False), (None, True)])
def test_the_tree_is_as_deep_as_the_game_says(
    depth: int | None, deeper: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry.game("legends").guide, "depth", depth)
    walk = Walk(Sight(open_question("legends")), seed=1)
    for _ in range(80):
        walk.step()
    (branch,) = walk.root.branches.values()
    assert any(edge.node.branches for edge in branch.edges.values()) is deeper


def test_without_a_choice_nothing_is_tried() -> None:
    match = throneroom.new("dominion", seed=1, log=False)
    thought = think(Sight(match), Limit(tries=50), seed=1)
    assert (str(thought.answer), thought.tries) == ("play_all", 0)


def test_it_takes_the_last_province_that_wins_the_game() -> None:
    assert weighed(last_province(behind=0), tries=60)[0] == "province"


def test_it_does_not_end_a_game_that_it_would_lose_by_that() -> None:
    assert weighed(last_province(behind=4), tries=60)[0] != "province"


def last_province(behind: int) -> Match:
    """Eight coins and the last Province, for a player who is behind by a number of Duchies."""
    saved = throneroom.new("dominion", seed=3, first=0, auto_treasures=True).save()
    state = saved["state"]
    state["coins"] = 8
    state["supply"] |= {"province": 1, "duchy": 8 - behind}
    state["players"][1]["deck"] += ["duchy"] * behind
    return throneroom.load(saved)


# Several processes


def open_question(slug: str) -> Match:
    """A position with more than one answer worth considering."""
    found = positions(slug, seed=1, every=1, most=200)
    return next(match for match in found if Walk(Sight(match), 1).forced is None)


def test_a_choice_of_several_is_the_policys_where_that_was_never_tried() -> None:
    seen = 0
    for match in positions("dominion", seed=3, every=1, most=400):
        walk = Walk(Sight(match), 1)
        if not walk.sight.decision.is_single and walk.forced is None:
            seen += 1
            answer = choose(walk)
            assert walk.sight.decision.read(answer) == answer
            assert walk.wishes[0] in [*answer, DONE]
    assert seen > 3


@pytest.mark.slow
@pytest.mark.parametrize("slug", GAMES)
def test_who_has_no_time_does_what_a_policy_would_do(slug: str) -> None:
    """Not the option that happens to be first in the list."""
    seen = 0
    for match in positions(slug, seed=2, every=1, most=200):
        walk = Walk(Sight(match), 1)
        if walk.forced is None and walk.sight.decision.is_single:
            seen += walk.options[0] != walk.wishes[0]
            assert think(Sight(match), Limit(tries=1), seed=1).answer == walk.wishes[0]
    assert seen


def together(match: Match, seed: int = 5) -> tuple[Any, list[Any]]:
    thought = think(Sight(match), Limit(tries=41, processes=2), seed)
    assert thought.tries == 41
    options = [(w.option, w.tries, w.value, w.wins, w.lead) for w in thought.weighed]
    return thought.answer, options


@pytest.mark.slow
@pytest.mark.parametrize("slug", GAMES)
def test_several_processes_find_together_what_their_walks_would_find_one_by_one(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = open_question(slug)
    apart = together(match)
    assert len(apart[1]) > 1
    daemon = SimpleNamespace(daemon=True)  # one that may not start processes
    monkeypatch.setattr(multiprocessing, "current_process", lambda: daemon)
    assert together(match) == apart


def test_picks_of_one_decision_are_put_together_too() -> None:
    root, other = Node(), Node()
    for start, value in ((root, 1.0), (other, 0.0)):
        node = start
        for option in ("a", "b"):
            edge = Edge()
            edge.learn(value)
            node.branch("situation").edges[option] = edge
            node = edge.node
    root.absorb(other, depth=2)
    first = root.branch("situation").edges["a"]
    assert (first.tries, first.mean) == (2, 0.5)
    second = first.node.branch("situation").edges["b"]
    assert (second.tries, second.mean) == (2, 0.5)


@pytest.mark.slow
def test_a_process_that_dies_in_thought_is_replaced() -> None:
    match = open_question("dominion")
    before = together(match)
    for pid in pool_of(2).pids:
        os.kill(pid, signal.SIGKILL)
    assert together(match) == before


# Names and limits


@pytest.mark.slow
def test_a_turn_has_a_limit_however_many_questions_it_has() -> None:
    """A march of many steps takes no longer than a few decisions."""
    match = throneroom.new("legends", seed=3)
    mind = searcher(tries=2)(1)
    assert isinstance(mind, Searcher)
    spent: dict[int, float] = {}
    while match.decision is not None and match.number < 30:
        seat = match.decision.seat
        if not match.in_a_row(seat):
            spent = {}
        before = mind.spent if match.in_a_row(seat) else 0.0
        answer = ask(mind, match)
        spent[match.number] = mind.spent - before
        match.answer(answer)
        assert sum(spent.values()) <= TURN * 2 + len(spent)
        assert max(spent.values()) <= 2
    assert any(match.events)


@pytest.mark.parametrize("spec", ["king@20i", "squire@0.01", "knight@0.02s", "king@3ix2"])
def test_a_level_can_be_given_another_limit(spec: str) -> None:
    match = throneroom.new("dominion", seed=1, auto_treasures=True)
    match.answer(ask(bots.make(match.game, spec, seed=1), match))


@pytest.mark.parametrize("spec", ["king@", "king@0i", "queen@3", "king@-1", "random@3", "king@3x0"])
def test_what_is_no_limit_is_no_bot(spec: str) -> None:
    with pytest.raises(bots.UnknownBot):
        bots.make(registry.game("dominion"), spec, seed=1)


def test_a_search_without_an_end_is_refused() -> None:
    with pytest.raises(ValueError, match="limit"):
        searcher()
    with pytest.raises(ValueError, match="at least one try"):
        searcher(tries=3, processes=4)


# The value of an end


def ending(ranks: list[int], points: list[int], together: bool | None = None) -> Outcome:
    return Outcome(ranks, [Score(total) for total in points], "over", together)


def test_players_strive_for_a_better_place_above_all_for_the_first() -> None:
    assert [place([1, 2, 3], seat) for seat in range(3)] == [1.0, 0.25, 0.0]
    assert [place([1, 3, 1], seat) for seat in range(3)] == [0.625, 0.0, 0.625]


def test_clear_wins_are_worth_more_where_points_count() -> None:
    narrow = of_outcome(ending([1, 2], [31, 30]), clear=10, clearly=0.5)
    clear = of_outcome(ending([1, 2], [50, 30]), clear=10, clearly=0.5)
    assert narrow.values[0] < clear.values[0] <= 1
    assert narrow.wins == clear.wins == [1.0, 0.0]
    assert (narrow.leads, clear.leads) == ([1.0, -1.0], [20.0, -20.0])


def test_a_lead_is_told_only_where_all_ends_were_seen() -> None:
    assert mean_lead([4.0, -2.0]) == 1.0
    assert mean_lead([4.0, None]) == 0.0


def test_nobody_leads_at_an_end_that_was_not_imagined() -> None:
    """In the Fallen Lands some rounds are imagined, then the position is evaluated."""
    thought = think(Sight(open_question("fallen_lands")), Limit(tries=8), seed=1)
    assert {weighed.lead for weighed in thought.weighed} == {0.0}
    assert any(weighed.wins for weighed in thought.weighed)


def test_those_who_win_or_lose_together_all_want_the_same() -> None:
    assert of_outcome(ending([1, 1], [9, 5], together=True), clear=0, clearly=0.5).leads == [0, 0]
    assert of_outcome(ending([1], [9], together=False), clear=0, clearly=0.5).leads == [0]
    assert of_outcome(ending([1, 1], [9, 9], together=True), clear=0, clearly=0.5).values == [
        1.0,
        1.0,
    ]
    assert of_outcome(ending([1, 1], [9, 9], together=False), clear=0, clearly=0.5).values == [
        0.0,
        0.0,
    ]


class FarAway(Guide[Any]):
    """The guide of a game that is nearly always lost."""

    def evaluate(self, state: Any) -> list[float]:
        return [0.01]

    def progress(self, start: Any, state: Any) -> list[float]:
        return [0.5 + (state - start) / 10]


def test_options_may_be_compared_by_progress_while_the_chance_is_told() -> None:
    world: Any = SimpleNamespace(outcome=None, decision="asked", state=5)
    found = worth(world, FarAway(), 3)
    assert (found.values, found.wins) == ([0.7], [0.01])
    lost = Outcome([1], [Score(40)], "rounds", together=False)
    ended: Any = SimpleNamespace(outcome=lost, decision=None, state=2)
    found = worth(ended, FarAway(), 3)
    assert (found.values, found.wins) == ([0.4], [0.0])
