"""What an option tells beforehand is what comes of it."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

import throneroom
from tests.conformance.walking import walk
from tests.games.legends.table import do, position, question
from throneroom.games.legends.view import IslandView, LegendsView, RegionView
from throneroom.games.legends.words import FORESEEN
from throneroom.kernel import Choice, Match, Question, key_of

ALL = {"exploration": True, "citadels": True, "leaders": True, "events": True}
VARIANTS: list[dict[str, Any]] = [
    {"players": 2, "board": "player"},
    {"players": 2, "leaders": True, "exploration": True, "long_game": True},
    {"players": 3, "layout": "ring", "board": "player", "events": True, "citadels": True},
    {"players": 3, "neutrals": "random", **ALL},
    {"players": 4, "exploration": True, "swamp": True, "citadels": True, "leaders": True},
    {"players": 4, "swamp": True, "ties": "die", **ALL},
]
TOLD_OF = FORESEEN | {"neutral"}
GAMES = 34
"""Random games of each variant."""
SHARE = 0.06
"""Questions of which every option is tried."""


@pytest.mark.slow
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_what_is_told_of_any_option_comes_true(options: dict[str, Any]) -> None:
    """Told by comparing states; seen here in the views before and after, and in what is asked."""
    checked = dict.fromkeys(TOLD_OF, 0)
    for seed in range(GAMES):
        match = throneroom.new("legends", seed=seed, log=False, **options)
        rng = random.Random(seed)
        for decision, answer in walk(match, (seed, options)):
            if decision.kind in TOLD_OF and rng.random() < SHARE:
                asked = question(match)
                before = match.view(decision.seat)
                for choice, option in zip(asked.choices, decision.options, strict=True):
                    then = match.clone()
                    then.answer(option)
                    if match.foresee(option) is None:
                        assert not {"points", "control", "left"} & set(choice.about)
                        continue
                    comes_true(choice, asked, before, then)
                    checked[decision.kind] += bool(choice.about)
                if decision.kind == "march":
                    ways_come_true(match, asked, before)
            match.answer(answer)
    usual = {"take", "recruit", "march", "city", "destroy", "choose"}
    usual |= {"neutral"} if options["players"] == 2 else set()
    assert all(checked[kind] > 3 for kind in usual), checked


def comes_true(choice: Choice, asked: Question, before: LegendsView, then: Match) -> None:
    seat = asked.seat
    about: Mapping[str, Any] = choice.about
    after = then.view(seat)
    scores = [view.players[seat].score.total for view in (before, after)]
    assert about.get("points", scores[1] - scores[0]) == scores[1] - scores[0]
    assert about.get("coins", after.players[seat].coins) == after.players[seat].coins
    if isinstance(about.get("told"), list):
        place = next(r for r in after.regions if choice.target == f"region/{r.region}")
        assert about["pieces"] == pieces(place)
        held = [{r.region: whose(r) for r in view.regions} for view in (before, after)]
        islands = [{i.island: whose(i) for i in view.islands} for view in (before, after)]
        assert (held[0][place.region], held[1][place.region]) == (about["was"], about["control"])
        found = (islands[0][place.island], islands[1][place.island])
        assert found == (about["island_was"], about["island"])
        lost = {key for key, owner in held[0].items() if owner == seat != held[1][key]}
        said = {word.partition(":")[2] for word in about["told"] if word.startswith("leaves:")}
        assert said == lost - {place.region}
        rivals = set(range(len(after.players))) - {seat}
        given = {key: held[1][key] for key in held[0] if held[0][key] != held[1][key] in rivals}
        given.pop(place.region, None)
        fell = {key for key in islands[0] if islands[0][key] != islands[1][key]}
        island = {region.region: region.island for region in after.regions}
        expected = {
            f"gives{'_island' if island[key] in fell and islands[1][island[key]] == owner else ''}"
            f":{key}:{owner}"
            for key, owner in given.items()
        }
        assert {word for word in about["told"] if word.startswith("gives")} == expected
        gone = any(owner == seat != islands[1][key] for key, owner in islands[0].items())
        assert ("island_lost" in about["told"]) == gone
        won = held[1][place.region] == seat == found[1] != found[0]
        assert about["told"][0].endswith("_island") == won
    if "left" in about:
        following = then.decision
        same = following is not None and following.kind == asked.kind and following.seat == seat
        if same and asked.kind in ("march", "recruit"):
            assert about["left"] == after.acting.left
    if "total" in about and after.acting.action is not None:
        assert about["total"] == after.acting.total
        if after.acting.action in ("recruit", "march"):
            assert choice.text.args["n"] == about["total"]


def whose(place: RegionView | IslandView) -> int | str:
    if place.neutral_control:
        return "neutral"
    return "nobody" if place.control is None else place.control


def pieces(region: RegionView) -> list[str]:
    own = [str(a + c) for a, c in zip(region.armies, region.cities, strict=True)]
    return [*own, str(region.neutral)]


def ways_come_true(match: Match, asked: Question, before: LegendsView) -> None:
    """Each way costs what is told, step by step, and ends as told."""
    assert before.acting is not None
    steps = {choice.key: choice.about for choice in asked.choices}
    for reach in before.acting.reach:
        then, here = match.clone(), reach.start
        for stop in reach.stops:
            assert then.decision is not None
            then.answer(f"{here}>{stop}")
            here = stop
        after = then.view(asked.seat)
        gained = after.players[asked.seat].score.total - before.players[asked.seat].score.total
        about: Any = steps[f"{reach.start}>{reach.stops[0]}"]
        if len(reach.stops) == 1:
            assert (about["cost"], about["points"]) == (reach.cost, gained)
            continue
        at = about["ways_ends"].index(reach.end)
        end = next(region for region in after.regions if region.region == reach.end)
        assert about["ways_points"][at] == str(gained)
        assert about["ways_pieces"][at] == " ".join(pieces(end))
        if after.acting is not None and after.acting.action == "march":
            assert after.acting.left == before.acting.left - reach.cost


def test_a_city_where_a_token_lies_face_down_tells_nothing() -> None:
    match = position(
        {"m4": {0: 1}, "m5": {0: 1}},
        row=["stronghold"],
        tokens={"m5": "stable", "m1": "poison_swamp", "m2": "cottage", "c1": "magic_tome"}
        | {"c2": "magic_spring", "c3": "hidden_treasure"},
        exploration=True,
        swamp=True,
    )
    do(match, "stronghold")
    about = {choice.key: choice.about for choice in question(match).choices}
    assert about["m5"] == {}
    assert about["m4"]["points"] == 0


@pytest.mark.parametrize("options", [VARIANTS[0], VARIANTS[2]], ids=str)
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


def test_a_way_avoids_thieves_where_that_costs_no_more() -> None:
    """Two ways lead from m4 to m1, over m2 and over m3."""
    for thieves, over in (("m2", "m3"), ("m3", "m2")):
        tokens = {thieves: "band_of_rogues"}
        match = position(
            {"m4": {0: 1}}, start="m5", row=["ancient_sage"], tokens=tokens, events=True
        )
        do(match, "ancient_sage")
        ways = {reach.end: reach.stops for reach in match.view(0).acting.reach}
        assert ways["m1"] == (over, "m1")


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


def test_an_island_that_falls_to_who_does_not_get_the_region_is_told() -> None:
    """Seat 1 loses m5, and seat 0 then has more regions of the island than anybody."""
    pieces = {"m4": {0: 2}, "m3": {0: 1}, "m5": {1: 1}, "m2": {1: 1}}
    match = position(pieces, row=["ancient_sage"])
    do(match, "ancient_sage")
    told = {choice.key: choice.about for choice in question(match).choices}
    assert told["m4>m5"]["told"] == ["freed", "island_won"]
    assert told["m4>m5"]["points"] == 1


def test_a_coin_lost_to_thieves_is_told_on_the_way_and_at_its_end() -> None:
    """All ways from v1 lead over v2."""
    match = position(
        {"v1": {0: 1}}, row=["cursed_banshee"], tokens={"v2": "band_of_rogues"}, events=True
    )
    do(match, "cursed_banshee")
    about: Any = {choice.key: choice.about for choice in question(match).choices}
    assert "robbed" in about["v1>v2"]["told"]
    assert about["v1>v2"]["ways_ends"]
    assert all("robbed" in told.split() for told in about["v1>v2"]["ways_told"])
    poor = position(
        {"v1": {0: 1}},
        coins=[0],
        row=["cursed_banshee"],
        tokens={"v2": "band_of_rogues"},
        events=True,
    )
    do(poor, "cursed_banshee")
    free: Any = {choice.key: choice.about for choice in question(poor).choices}
    assert "robbed" not in free["v1>v2"]["told"]


def test_a_token_that_would_be_taken_is_named() -> None:
    match = position(
        {"m4": {0: 2}, "m5": {1: 6}},
        row=["ancient_sage"],
        tokens={"m5": "marauding_dragon"},
        events=True,
    )
    do(match, "ancient_sage")
    about: Any = {choice.key: choice.about for choice in question(match).choices}
    assert about["m4>m5"]["told"] == ["theirs:1", "takes:marauding_dragon"]
    assert about["m4>m5"]["points"] == 2
