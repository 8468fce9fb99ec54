"""Reasons are differences between two states; without a difference there is no reason."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import throneroom
from tests.games.legends.table import position
from throneroom import bots
from throneroom.bots.search.hint import reason_for, reason_over
from throneroom.games.legends import scoring
from throneroom.games.legends.words import about
from throneroom.kernel import Decision, Match, Message, Sight, ask
from throneroom.text import LANGUAGES, Voice

PLAYERS = {"dominion": "village_smithy", "legends": "emperor", "fallen_lands": "planner"}
ON_REGIONS, ON_ISLANDS = {"regions", "citadels"}, {"islands", "white_knight"}


def course(slug: str, answers: int, seed: int = 5) -> Iterator[tuple[Match, Decision, Any]]:
    """The single choices of a game, each with what its player answers."""
    match = throneroom.new(slug, seed=seed)
    mind = bots.make(match.game, PLAYERS[slug], seed)
    while match.decision is not None and match.number < answers:
        decision, answer = match.decision, ask(mind, match)
        if decision.is_single and len(decision.options) > 1:
            yield match, decision, answer
        match.answer(answer)


@pytest.mark.parametrize("slug", PLAYERS)
def test_reasons_are_said_in_every_language_and_silence_is_allowed(slug: str) -> None:
    found: list[Message | None] = []
    for match, decision, answer in course(slug, 120):
        assert match.game.guide is not None
        found.append(reason_for(match.game.guide, Sight(match).deal(1), decision, answer))
    assert None in found
    told = {reason.id: reason for reason in found if reason is not None}
    assert len(told) > 2
    for language in LANGUAGES:
        voice = Voice(match.game, language)
        assert all(voice.say(reason) for reason in told.values())


def test_points_are_told_by_region_and_by_island() -> None:
    """`about` shows the same as scoring counts, line by line."""
    seen = set()
    for match, decision, answer in course("legends", 160):
        then = match.foresee(answer)
        if then is None:
            continue
        told = about(match.state, then.state, decision, answer)
        if "region_points" not in told:
            continue
        before, after = (
            {line.what: line.points for line in scoring.scores(state)[decision.seat].lines}
            for state in (match.state, then.state)
        )
        for name, lines in (("region_points", ON_REGIONS), ("island_points", ON_ISLANDS)):
            change = sum(after.get(line, 0) - before.get(line, 0) for line in lines)
            assert told[name] == change
            seen.add((name, change > 0))
    assert {("region_points", True), ("island_points", True)} <= seen


def test_a_purchase_that_ends_the_game_ahead_says_so() -> None:
    saved = throneroom.new("dominion", seed=3, first=0, auto_treasures=True).save()
    state = saved["state"]
    state["coins"] = 8 - state["players"][0]["hand"].count("copper")
    state["supply"]["province"] = 1
    match = throneroom.load(saved)
    assert match.decision is not None
    assert match.game.guide is not None
    option = match.decision.read("province")
    reason = reason_for(match.game.guide, Sight(match).deal(1), match.decision, option)
    assert reason == Message("reason-ends", {"points": 6})


def test_what_the_other_answer_has_more_of_is_no_reason() -> None:
    saved = throneroom.new("dominion", seed=3, first=0, auto_treasures=True).save()
    saved["state"]["coins"] = 8
    match = throneroom.load(saved)
    assert match.decision is not None
    assert match.game.guide is not None
    told = {
        card: reason_over(match.game.guide, Sight(match), match.decision, card, other)
        for card, other in (("duchy", "province"), ("province", "duchy"), ("estate", "silver"))
    }
    assert told["duchy"] is None
    assert told["province"] == Message("reason-points", {"points": 6, "provinces": 7})
    assert told["estate"] == Message("reason-points", {"points": 1, "provinces": 8})


def last_province(coins: int, buys: int) -> Match:
    """Seat 0 can buy the last Province, and is behind by 12 points."""
    saved = throneroom.new("dominion", seed=3, first=0, auto_treasures=True).save()
    state = saved["state"]
    state["coins"] = coins - state["players"][0]["hand"].count("copper")
    state["buys"] = buys
    state["supply"]["province"] = 1
    state["players"][1]["deck"] += ["province", "province"]
    return throneroom.load(saved)


@pytest.mark.parametrize(("coins", "buys"), [(8, 1), (10, 1), (8, 2), (9, 2)])
def test_an_answer_is_good_because_the_other_would_end_the_game_behind(
    coins: int, buys: int
) -> None:
    """Another buy changes nothing where no coins are left for points."""
    match = last_province(coins, buys)
    assert match.decision is not None
    assert match.game.guide is not None
    sight = Sight(match)
    told = {
        card: reason_over(match.game.guide, sight, match.decision, card, other)
        for card, other in (("duchy", "province"), ("province", "duchy"))
    }
    assert told["duchy"] == Message("reason-goes-on", {"points": 6})
    assert told["province"] == Message("reason-points", {"points": 6, "provinces": 0})


def test_coins_for_more_points_leave_the_end_open() -> None:
    match = last_province(coins=10, buys=2)
    assert match.decision is not None
    assert match.game.guide is not None
    told = reason_over(match.game.guide, Sight(match), match.decision, "duchy", "province")
    assert told == Message("reason-points", {"points": 3, "provinces": 1})


def test_what_both_answers_have_alike_is_no_reason() -> None:
    """Either card would be the first with an elixir."""
    match = position({"m4": {0: 1}}, row=["dire_goblin", "ancient_tree_spirit", "lake"])
    assert match.decision is not None
    assert match.game.guide is not None
    told = {
        other: reason_over(
            match.game.guide, Sight(match), match.decision, "ancient_tree_spirit", other
        )
        for other in ("dire_goblin", "lake")
    }
    assert told == {"dire_goblin": None, "lake": Message("reason-map", {"points": 2})}


def test_a_coin_lost_to_thieves_hides_no_region() -> None:
    match = position(
        {"m4": {0: 2}},
        row=["ancient_sage"],
        tokens={"m5": "band_of_rogues"},
        events=True,
    )
    match.answer("ancient_sage")
    assert match.decision is not None
    assert match.game.guide is not None
    reason = reason_over(match.game.guide, Sight(match), match.decision, "m4>m5", None)
    assert reason == Message("reason-region", {"region": "m5", "points": 1})
