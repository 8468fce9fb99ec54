"""What an option tells beforehand is what comes of it."""

from __future__ import annotations

from typing import Any

import pytest

import throneroom
from tests.conformance.walking import walk
from tests.games.legends.table import do, position, question
from throneroom.games.legends import scoring
from throneroom.kernel import Match, Question, Seat, key_of

VARIANTS: list[dict[str, Any]] = [
    {"players": 2, "board": "player"},
    {"players": 3, "layout": "ring", "board": "player", "events": True, "citadels": True},
    {"players": 4, "exploration": True, "swamp": True, "citadels": True, "leaders": True},
]
ON_THE_MAP = ("recruit", "march", "city", "destroy", "take", "extra")


def total(match: Match, seat: Seat) -> int:
    return scoring.scores(match.state)[seat].total


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_points_and_owners_come_as_told(options: dict[str, Any]) -> None:
    checked = 0
    for seed in range(4):
        match = throneroom.new("legends", seed=seed, **options)
        for decision, answer in walk(match, options):
            asked = match.question(decision.seat)
            before, reveals = total(match, decision.seat), match.state.reveals
            match.answer(answer)
            if decision.kind not in ON_THE_MAP or match.state.reveals > reveals:
                continue
            assert isinstance(asked, Question)
            about = next(choice.about for choice in asked.choices if choice.key == key_of(answer))
            if "points" in about:
                assert total(match, decision.seat) - before == about["points"]
                checked += 1
    assert checked > 50


@pytest.mark.parametrize("options", VARIANTS[:2], ids=str)
def test_tiles_lie_as_told(options: dict[str, Any]) -> None:
    checked = 0
    match = throneroom.new("legends", seed=3, **options)
    for decision, answer in walk(match, options):
        asked = match.question(decision.seat)
        match.answer(answer)
        if decision.kind not in ("lay", "start"):
            continue
        assert isinstance(asked, Question)
        told: dict[str, Any] = next(
            choice.about for choice in asked.choices if choice.key == key_of(answer)
        )
        if "tiles" in told:
            assert sorted(told["tiles"]) == sorted(tile.key for tile in match.state.board.tiles)
            checked += 1
    assert checked > 3


def test_a_march_tells_its_ways_and_what_they_lead_to() -> None:
    """Each way costs what is told, step by step, and ends as told."""
    match = position(
        {"m5": {0: 2}, "m2": {1: 1}},
        row=["ancient_sage"],
        tokens={"m2": "citadel", "c1": "citadel", "v1": "citadel"},
        citadels=True,
    )
    do(match, "ancient_sage")
    now = total(match, 0)
    acting = match.view(0).acting
    assert {reach.end for reach in acting.reach} >= {"m4", "m2", "m1"}
    for reach in acting.reach:
        then, left, here = match.clone(), acting.left, reach.start
        for stop in reach.stops:
            then.answer(f"{here}>{stop}")
            here = stop
        assert here == reach.end
        cost = left - then.state.acting.left if then.state.acting.action else left
        assert cost == reach.cost
        assert total(then, 0) - now == reach.outlook.points
        pieces = then.state.pieces(next(r for r in then.state.board.regions if r.key == here))
        assert reach.outlook.pieces == [str(count) for count in pieces]


def test_only_the_player_on_turn_is_told_what_a_way_leads_to() -> None:
    match = position({"m5": {0: 1}}, row=["ancient_sage"])
    do(match, "ancient_sage")
    assert all(reach.outlook is not None for reach in match.view(0).acting.reach)
    assert all(reach.outlook is None for reach in match.view(1).acting.reach)


def test_a_way_avoids_thieves_where_that_costs_no_more() -> None:
    """Two ways lead from m4 to m1, over m2 and over m3."""
    for thieves, over in (("m2", "m3"), ("m3", "m2")):
        tokens = {thieves: "band_of_rogues"}
        match = position(
            {"m4": {0: 1}}, start="m5", row=["ancient_sage"], tokens=tokens, events=True
        )
        do(match, "ancient_sage")
        ways = {reach.end: reach.stops for reach in match.view(0).acting.reach}
        assert ways["m1"] == [over, "m1"]


def test_a_citadel_counts_in_what_is_told() -> None:
    match = position(
        {"m4": {0: 2}},
        row=["ancient_sage"],
        tokens={"m5": "citadel", "c1": "citadel", "v1": "citadel"},
        citadels=True,
    )
    do(match, "ancient_sage")
    about: dict[str, Any] = {choice.key: choice.about for choice in question(match).choices}
    assert about["m4>m5"]["points"] - about["m4>m3"]["points"] == 1


def test_words_about_a_region() -> None:
    match = position({"m4": {0: 2}, "m5": {1: 1}, "m3": {1: 2}}, row=["ancient_sage"])
    do(match, "ancient_sage")
    told = {choice.key: choice.about.get("told") for choice in question(match).choices}
    assert told["m4>m5"] == ["freed"]
    assert told["m4>m3"] == ["theirs:1"]
