"""What those who search are told: a quick policy that plays well, chances that follow from the
coins one can expect, and the few moves worth a thought."""

from __future__ import annotations

from typing import Any

import pytest

import throneroom
from tests.games.fallen_lands.table import position
from throneroom import bots
from throneroom.games.fallen_lands.board import SMALL, Place
from throneroom.games.fallen_lands.bots import BOTS
from throneroom.games.fallen_lands.bots.guide import FIELDS, FallenLandsGuide, quick
from throneroom.kernel import Chance, Decision, Match, ask, playout, read_options

GAME = throneroom.game("fallen_lands")
GUIDE = FallenLandsGuide()


@pytest.mark.slow
def test_the_quick_policy_is_better_than_the_planner() -> None:
    """Nearly half of the games against two of them, which would be a third among equals."""
    options = read_options(GAME, {"players": 3})
    won = 0.0
    for number in range(90):
        state = GAME.setup(options, Chance(number // 3))
        state.options = options
        seat = number % 3
        minds = [quick(0) if i == seat else BOTS["planner"](0) for i in range(3)]
        winners = playout(GAME, state, minds).winners
        won += (seat in winners) / len(winners)
    assert won / 90 > 0.4


def test_chances_add_up_and_grow_with_the_coins() -> None:
    even = GUIDE.evaluate(position(money=[20, 20, 20]).state)
    rich = GUIDE.evaluate(position(money=[30, 20, 20]).state)
    assert sum(even) == pytest.approx(1) == sum(rich)
    assert rich[0] > even[0]
    assert rich[1] < even[1]


def test_coins_decide_at_the_end() -> None:
    """Nothing is expected any more once a game is over."""
    options = read_options(GAME, {"players": 4})
    full = 0
    for seed in range(8):
        state = GAME.setup(options, Chance(seed))
        state.options = options
        outcome = playout(GAME, state, [BOTS["greedy"](0) for _ in state.players])
        chances = GUIDE.evaluate(state)
        if outcome.reason == "full":
            full += 1
            assert {i for i in range(4) if chances[i] == max(chances)} == set(outcome.winners)
    assert full


def asked(match: Match) -> tuple[Any, Decision]:
    decision = match.decision
    assert decision is not None
    return match.look(decision.seat), decision


@pytest.mark.parametrize("options", [{"players": 3}, {"players": 4, "advanced": True}], ids=str)
def test_what_is_worth_a_thought_can_be_chosen(options: dict[str, Any]) -> None:
    """At every question of a game: at least one option, each of them there, none of them twice,
    and only a few of many fields."""
    match = throneroom.new("fallen_lands", seed=5, log=False, **options)
    minds = [bots.make(GAME, "random", seat) for seat in range(match.options.players)]
    narrowed = 0
    while match.decision is not None:
        look, decision = asked(match)
        found = list(GUIDE.consider(look, decision, decision.options))
        assert found
        assert len(set(found)) == len(found)
        assert set(found) <= set(decision.options)
        assert sum(isinstance(option, Place) for option in found) <= FIELDS
        narrowed += len(found) < len(decision.options)
        match.answer(ask(minds[decision.seat], match))
    assert narrowed > 20


def test_a_card_that_somebody_chose_goes_where_it_brings_most() -> None:
    """Spearmen can take a field at the edge, or one of the same level in the middle, where all
    around come nearer."""
    middle = dict(zip(SMALL.neighbours[18], (4, 4, 5, 5, 6, 6), strict=True))
    edge = dict(zip(SMALL.neighbours[0], (4, 5, 6), strict=True))
    match = position([["spearmen"]], followers=["W"], levels={0: 1, 18: 1, **middle, **edge})
    match.answer("spearmen")
    look, decision = asked(match)
    assert quick(0)(look, decision).number == 18
