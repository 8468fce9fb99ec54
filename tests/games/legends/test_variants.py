"""[Варианты] Tokens, leaders, the long game."""

from __future__ import annotations

import pytest

import throneroom
from tests.games.legends.table import armies, asked, coins, do, keys, position, question, told
from throneroom.games.legends import events as e
from throneroom.games.legends import scoring
from throneroom.games.legends.cards import TOKENS
from throneroom.games.legends.state import Phase
from throneroom.games.legends.tiles import ISLANDS, REGIONS
from throneroom.kernel import NO, YES

TOKEN_KEYS = ["magic_spring", "cottage", "hidden_treasure", "magic_tome", "stable"]


def explored(first: str, at: str = "m5") -> dict[str, str]:
    """All five tokens, one of them in a region of choice."""
    rest = [key for key in TOKEN_KEYS if key != first]
    return {at: first, **dict(zip(["c1", "c2", "c3", "v1"], rest, strict=True))}


# Exploration


def test_the_treasure_is_a_coin_at_once() -> None:
    match = position(
        {"m5": {0: 1}},
        exploration=True,
        tokens=explored("hidden_treasure"),
        coins=[4],
        row=["stronghold"],
    )
    do(match, "stronghold", "m5")
    assert coins(match)[0] == 5


def test_cottage_stable_and_spring_work_from_then_on() -> None:
    match = position(
        {"m5": {0: 1}}, exploration=True, tokens=explored("cottage"), row=["ancient_woods"]
    )
    do(match, "ancient_woods", "m5")
    assert match.view(0).acting.total == 3, "1, its own +1, and the Cottage's"
    for key, what in (("stable", "move_bonus"), ("magic_spring", "elixirs")):
        match = position({"m5": {0: 1}}, exploration=True, tokens=explored(key), row=["stronghold"])
        do(match, "stronghold", "m5")
        assert getattr(match.view(0).players[0].abilities, what) == (2 if key != "stable" else 1)


def test_taking_an_open_token_can_be_taken_back() -> None:
    match = position(
        {"m5": {0: 1}}, exploration=True, tokens=explored("stable"), row=["stronghold"]
    )
    do(match, "stronghold", "m5")
    match.undo(0)
    assert match.state.players[0].tokens == []


def test_an_army_alone_takes_no_token() -> None:
    match = position(
        {"m4": {0: 1}}, exploration=True, tokens=explored("stable"), row=["ancient_sage"]
    )
    do(match, "ancient_sage", "m4>m5", "stop", "end")
    assert match.state.players[0].tokens == []


# Poison Swamp


def swamped(**more: object) -> throneroom.Match:
    tokens = {**explored("stable"), "m1": "poison_swamp"}
    return position(
        {"m5": {0: 1}, "m1": {0: 1, 1: 2}},
        exploration=True,
        swamp=True,
        tokens=tokens,
        row=["stronghold", "graveyard"],
        **more,  # type: ignore[arg-type]
    )


def test_what_lies_face_down_is_turned_up_when_taken() -> None:
    match = swamped()
    do(match, "stronghold", "m5")
    assert [t.key for t in match.state.players[0].tokens] == ["stable"]
    assert told(match, e.TookToken) == [e.TookToken(0, "m5", "stable")]
    assert not match.can_undo(0)


def test_one_may_look_where_one_is_in_control_at_the_end_of_the_turn() -> None:
    match = swamped()
    do(match, "graveyard", "stop", "end")
    assert asked(match) == (0, "peek")
    assert keys(match) == ["m5", "stop"]
    do(match, "m5")
    assert asked(match) == (1, "take")
    shown = {seat: {r.region: r.token for r in match.view(seat).regions} for seat in (0, 1, None)}
    assert shown[0]["m5"] == "stable"
    assert shown[1]["m5"] == shown[None]["m5"] == "face_down"
    assert match.seen(0)[-2] == e.Peeked(0, "m5", "stable")
    assert match.seen(1)[-2] == e.Peeked(0, "m5", None)
    assert match.view(1).players[0].seen == ["m5"]


def test_nobody_has_to_look() -> None:
    match = swamped()
    do(match, "graveyard", "stop", "end", "stop")
    assert asked(match) == (1, "take")
    assert match.view(0).players[0].seen == []


def test_nobody_is_asked_twice_about_the_same_token() -> None:
    match = swamped(seen=[["m5"]])
    do(match, "graveyard", "stop", "end")
    assert asked(match) == (1, "take")


def test_there_is_no_peeking_without_the_swamp() -> None:
    match = position({"m5": {0: 1}}, exploration=True, tokens=explored("stable"), row=["graveyard"])
    do(match, "graveyard", "stop", "end")
    assert asked(match) == (1, "take")


def test_redealing_leaves_what_a_seat_has_seen() -> None:
    match = swamped(seen=[["m5"]])
    found = set()
    for seed in range(20):
        other = match.redealt(0, seed).state
        assert other.face_down[REGIONS["m5"]].thing is TOKENS["stable"]
        found.add(other.face_down[REGIONS["m1"]].thing.key)
    assert len(found) > 1


# Events


def test_thieves_take_a_coin_a_step_as_long_as_there_is_one() -> None:
    match = position(
        {"m4": {0: 3}},
        events=True,
        tokens={"m5": "band_of_rogues"},
        coins=[3],
        row=["lake", "dire_goblin"],
    )
    do(match, "dire_goblin", "m4>m5", "m4>m5", "m4>m5")
    assert coins(match)[0] == 0
    assert len(told(match, e.Robbed)) == 2
    assert armies(match, 0) == {"m5": 3}


def test_recruiting_among_thieves_costs_nothing() -> None:
    match = position(
        {"m5": {0: (0, 1)}},
        events=True,
        tokens={"m5": "band_of_rogues"},
        coins=[3],
        row=["dire_eye"],
    )
    do(match, "dire_eye", "m5")
    assert coins(match)[0] == 3


@pytest.mark.parametrize("there", [5, 6, 8])
def test_recruits_can_beat_the_dragon_and_neutral_armies_count(there: int) -> None:
    match = position(
        {"m5": {0: (0, 1), "neutral": there}},
        players=2,
        events=True,
        tokens={"m5": "marauding_dragon"},
        row=["dire_eye"],
    )
    do(match, "dire_eye", "m5")
    assert bool(told(match, e.TookToken)) == (there >= 6)


def test_a_gate_is_no_crossing_even_over_the_sea() -> None:
    match = position(
        {"m4": {0: 1}},
        events=True,
        tokens={"m4": "magic_gate", "c2": "magic_gate"},
        row=["dire_ogre"],
    )
    do(match, "dire_ogre")
    step = next(choice for choice in question(match).choices if choice.key == "m4>c2")
    assert (step.about["way"], step.about["cost"]) == ("gate", 1)


# Leaders

OTHERS = ["fairy_queen", "white_knight"]


def test_the_bandit_king_may_take_a_coin() -> None:
    for answer, purse in (("yes", [10, 8]), ("no", [9, 9])):
        match = position(
            {"m4": {0: 1, 1: 1}},
            leaders=["bandit_king", *OTHERS],
            coins=[9, 9],
            row=["night_hydra"],
        )
        do(match, "night_hydra", "stop", "m4:1")
        assert asked(match) == (0, "loot")
        assert match.decision is not None
        captions = [match.game.caption(match.decision, word).id for word in (YES, NO)]
        assert captions == ["option-loot-yes", "option-loot-no"]
        do(match, answer)
        assert coins(match)[:2] == purse


def test_nothing_is_taken_from_who_has_nothing() -> None:
    match = position(
        {"m4": {0: 1, 1: 1}},
        leaders=["bandit_king", *OTHERS],
        coins=[9, 0],
        row=["night_hydra"],
    )
    do(match, "night_hydra", "stop", "m4:1")
    assert asked(match) == (0, "end_turn")


def test_the_bandit_king_chooses_whom_to_pay() -> None:
    match = position(
        {"m2": {1: (0, 1), 2: (0, 1)}, "m3": {1: (0, 1)}},
        start="m3",
        leaders=["bandit_king", *OTHERS],
        row=["dire_eye"],
    )
    do(match, "dire_eye")
    assert keys(match) == ["m3", "m2:1", "m2:2", "stop"], "the start is free for all"
    do(match, "m2:2")
    assert coins(match) == [8, 9, 10]


def test_the_sorceress_keeps_neutral_armies_but_not_her_own() -> None:
    for victim, kept in (("m4:neutral", 1), ("m4:0", 0)):
        match = position(
            {"m4": {0: 2, "neutral": 1}},
            players=2,
            leaders=["red_sorceress", "fairy_queen"],
            row=["night_hydra"],
        )
        do(match, "night_hydra", "stop", victim)
        assert match.state.players[0].captured == kept


def test_the_knight_brings_an_army_into_his_city() -> None:
    leaders = ["white_knight", "fairy_queen", "bandit_king"]
    match = position({"m4": {0: 1}}, leaders=leaders, row=["stronghold"])
    do(match, "stronghold", "m4")
    assert armies(match, 0) == {"m4": 2}
    match = position({"m4": {0: 18}}, leaders=leaders, row=["stronghold"])
    do(match, "stronghold", "m4")
    assert armies(match, 0) == {"m4": 18}


def test_the_knight_scores_large_islands() -> None:
    leaders = ["white_knight", "fairy_queen", "bandit_king"]
    match = position({"m4": {0: 1}, "c1": {0: 1}, "v3": {0: 1}}, leaders=leaders)
    lines = {line.what: line.points for line in scoring.scores(match.state)[0].lines}
    assert lines["islands"] == 3
    assert lines["white_knight"] == 2
    assert len(ISLANDS["castle_rock_island_1"].regions) == 2


def test_two_forest_cards_are_not_enough_for_the_queen() -> None:
    leaders = ["fairy_queen", "white_knight", "bandit_king"]
    match = position(leaders=leaders, cards=[["forest_elf", "forest_gnome"]])
    assert scoring.leader_points(match.state.players[0], [])[1] == 0


def test_the_queen_may_buy_nothing_and_needs_coins() -> None:
    leaders = ["white_knight", "fairy_queen", "bandit_king"]
    match = position(leaders=leaders, coins=[5, 0, 5], full=True)
    assert asked(match) == (1, "extra")
    assert len(keys(match)) == 2
    do(match, "stop")
    assert match.decision is None
    assert len(match.state.players[1].cards) == 10


def test_without_the_queen_the_game_ends_at_once() -> None:
    match = position(full=True)
    assert match.decision is None
    assert match.outcome is not None
    assert match.outcome.reason == "cards"


# The long game


def test_three_games_are_added_up() -> None:
    match = throneroom.new("legends", players=2, seed=3, long_game=True, neutrals="random")
    builders, parts = [], []
    while decision := match.decision:
        parts.append(match.game.part(match.state))
        if decision.kind == "first":
            builders.append(match.state.builder)
        options = decision.options
        do(match, options[len(options) // 2] if decision.kind == "march" else options[0])
    view = match.view(None)
    assert len(view.points) == 3
    assert builders == [builders[0], 1 - builders[0], builders[0]]
    assert parts == sorted(parts)
    assert set(parts) == {1, 2, 3}
    outcome = match.outcome
    assert outcome is not None
    assert outcome.reason == "series"
    assert [score.total for score in outcome.scores] == [
        sum(points[seat] for points in view.points) for seat in (0, 1)
    ]
    assert [line.what for line in outcome.scores[0].lines] == ["game_1", "game_2", "game_3"]


def test_a_match_of_one_game_has_no_parts() -> None:
    match = throneroom.new("legends", players=2, seed=3)
    assert match.game.part(match.state) == 0


def test_a_tied_series_goes_to_who_won_more_games() -> None:
    match = throneroom.new("legends", players=2, seed=3, long_game=True, neutrals="random")
    s = match.state
    s.phase, s.points, s.wins = Phase.OVER, [[9, 3], [8, 9], [4, 9]], [1, 2]
    assert scoring.outcome(s).ranks == [2, 1]
    s.wins = [1, 1]
    assert scoring.outcome(s).ranks == [1, 1]
