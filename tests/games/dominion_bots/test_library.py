"""The plans that searching bots know, and how they imagine with them."""

from __future__ import annotations

import pytest

from tests.games.dominion.table import position
from throneroom.bots.search import Limit, think
from throneroom.games.dominion.bots.guide import POLICIES, DominionGuide
from throneroom.games.dominion.bots.library import (
    ALIKE,
    KEPT,
    library,
    needs_of,
    plans_for,
    recipes_for,
)
from throneroom.games.dominion.bots.recipe import read_plain
from throneroom.games.dominion.cards import CARDS, KINGDOM, SETS
from throneroom.kernel import Chance, Sight

PLAYERS = (2, 3, 4)


def kingdoms(count: int) -> list[frozenset[str]]:
    found = []
    for seed in range(count):
        keys = [card.key for card in KINGDOM]
        Chance(seed).shuffle(keys)
        found.append(frozenset(keys[:10]))
    return found


def test_every_plan_is_a_strategy_that_tells_its_cards() -> None:
    for entry in library().plans:
        recipe = read_plain(entry.plan)
        assert needs_of(recipe) == entry.needs
        assert len(entry.ratings) == len(PLAYERS)
    names = [entry.plan["name"] for entry in library().plans]
    assert len(set(names)) == len(names)


def test_each_recommended_set_has_plans_of_its_own() -> None:
    for name, cards in SETS.items():
        two = library().sets[name][0]
        assert two
        best = recipes_for([card.key for card in cards], players=2)[: len(two)]
        assert best == [read_plain(library().plans[place].plan) for place in two]


@pytest.mark.parametrize("players", PLAYERS)
def test_other_kingdoms_have_the_best_plans_of_their_cards(players: int) -> None:
    ratings = {entry.plan["name"]: entry.ratings[players - 2] for entry in library().plans}
    for kingdom in kingdoms(30):
        recipes = recipes_for(kingdom, players)
        rated = [ratings[recipe.name] for recipe in recipes]
        assert rated == sorted(rated, reverse=True)
        needs = [tuple(needs_of(recipe)) for recipe in recipes]
        assert all(kingdom.issuperset(own) for own in needs)
        assert max(map(needs.count, needs)) <= ALIKE
        assert 2 <= len(recipes) <= KEPT


def test_no_plan_ends_a_game_that_is_lost_by_that() -> None:
    """Each of them wants the last Province with eight coins, and is two Provinces behind."""
    match = position(
        hands=[["gold", "gold", "silver"], []],
        discards=[["copper"] * 7, ["province"] * 2],
        supply={"province": 1},
        auto_treasures=True,
    )
    decision = match.decision
    assert decision is not None
    for maker in DominionGuide().policies(match.state, 0):
        assert maker(0)(match.look(0), decision).key != "province"


def test_a_searching_bot_does_not_buy_its_own_defeat() -> None:
    def wishes(behind: int, buys: int = 1) -> set[str]:
        match = position(
            hands=[["gold", "gold", "silver"], []],
            discards=[["copper"] * 7, ["province"] * behind],
            auto_treasures=True,
            supply={"province": 1},
            buys=buys,
        )
        thought = think(Sight(match), Limit(tries=60), seed=1)
        return {weighed.option.key for weighed in thought.weighed}

    assert "province" not in wishes(2)
    assert "province" in wishes(1)  # a tie, which turns may break
    assert "province" in wishes(0)
    assert "province" in wishes(2, buys=2)  # more points may follow


def test_what_was_bought_chooses_the_plans() -> None:
    """Whoever has bought a Witch is imagined with plans that buy Witches, if there are any."""
    match = position(
        hands=[["witch"], []], discards=[["copper"] * 7, []], kingdom=["militia", "chapel"]
    )
    kingdom = frozenset(card.key for card in match.state.supply if card in KINGDOM)
    plans = plans_for(kingdom, 2)
    with_witches = [plan for plan in plans if CARDS["witch"] in plan.wanted]
    assert 0 < len(with_witches) < len(plans)
    chosen = DominionGuide().policies(match.state, 0)
    assert chosen == [plan.bot for plan in with_witches][:POLICIES]


def test_a_hint_counts_all_the_cards_of_library() -> None:
    """It stops at the Cellar to ask; the hand is filled up in any case."""
    hand = ["library", "copper", "copper", "estate", "estate"]
    deck = ["copper", "cellar", "silver", "copper", "copper"]
    now, then = (position(hands=[hand, []], decks=[deck, []]) for _ in range(2))
    then.answer("library")
    assert now.decision is not None
    assert then.decision is not None
    assert then.decision.kind == "library"
    told = DominionGuide().reason(now.state, then.state, now.decision, CARDS["library"])
    assert told is not None
    assert told.args["cards"] == 3
