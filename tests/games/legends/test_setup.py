"""[Подготовка] The board, the start, the armies, and what the variants add."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import msgspec
import pytest

import throneroom
from tests.games.legends.table import armies, asked, do, keys, question, row, told
from throneroom import Match
from throneroom.games.legends.cards import CARDS, COLOURS, FAMILIES, LEADERS, TOKENS
from throneroom.games.legends.events import TokenTakenUp
from throneroom.games.legends.setup import lay_by_chance
from throneroom.games.legends.tiles import (
    LAYOUTS,
    REGIONS,
    SIDES,
    TILES,
    board_of,
    legal_lays,
    outposts,
    starting_regions,
)
from throneroom.kernel import BadOptions, CannotUndo, Chance, IllegalAnswer

SIDES_UP = ["horseshoe:left:1", "desert:centre:0", "ice_islands:right:2", "rope_islands:bottom:3"]


def regions(match: Match) -> list[str]:
    """Those that can be chosen now, among whatever else can."""
    return [key for key in keys(match) if key in REGIONS]


def lying(match: Match) -> list[str]:
    return [lay.key for lay in match.state.board.tiles]


def building(*lays: str, players: int = 3, **options: Any) -> Match:
    match = throneroom.new("legends", players=players, seed=2, board="player", builder=1, **options)
    do(match, *lays)
    return match


# 1. The board


def test_the_one_who_sets_up_lays_four_tiles() -> None:
    match = building()
    assert asked(match) == (1, "lay")
    assert "desert:left:0" not in keys(match)
    assert "desert:centre:3" in keys(match)
    assert keys(match)[-1] == "by_chance"
    assert len(keys(match)) == 7 * 4 * 4 + 4 + 1
    do(match, *SIDES_UP)
    assert asked(match) == (1, "start")
    assert [(t.slot, t.side, t.rotation) for t in match.view(0).tiles] == [
        ("left", "horseshoe", 1),
        ("centre", "desert", 0),
        ("right", "ice_islands", 2),
        ("bottom", "rope_islands", 3),
    ]


def test_the_other_side_of_a_laid_tile_is_gone() -> None:
    match = building("horseshoe:left:1")
    own = [key for key in keys(match) if key.startswith(("horseshoe", "castle_rock"))]
    assert own == [
        *("horseshoe:left:2", "horseshoe:left:3", "horseshoe:left:0"),
        *("castle_rock:left:1", "horseshoe:centre:1", "horseshoe:right:1", "horseshoe:bottom:1"),
    ], "it can be turned, turned over and moved"
    assert not any(":left:" in key for key in keys(match) if key not in own)


def test_with_another_tile_in_the_centre_the_desert_stays_face_down() -> None:
    match = building("horseshoe:centre:0")
    assert not any(key.startswith("desert") for key in keys(match))
    assert any(key.startswith("meadows") for key in keys(match))


def test_laying_can_be_taken_back() -> None:
    match = building(*SIDES_UP[:2])
    match.undo(1)
    match.undo(1)
    assert match.view(None).tiles == []
    assert len(keys(match)) == 7 * 4 * 4 + 4 + 1


def test_a_tile_that_lies_there_can_be_turned_turned_over_and_moved() -> None:
    match = building("horseshoe:left:1")
    do(match, "horseshoe:left:3", "castle_rock:left:3", "castle_rock:bottom:3")
    assert lying(match) == ["castle_rock:bottom:3"]


def test_two_tiles_change_places() -> None:
    match = building(*SIDES_UP)
    do(match, "horseshoe:bottom:1")
    assert lying(match) == [
        *("rope_islands:left:3", "desert:centre:0", "ice_islands:right:2", "horseshoe:bottom:1")
    ]
    assert asked(match) == (1, "start")
    match.undo(1)
    assert lying(match) == SIDES_UP


def test_the_desert_stays_in_the_centre_until_it_is_turned_over() -> None:
    match = building(*SIDES_UP)
    for key in ("desert:left:0", "horseshoe:centre:1"):
        assert key not in keys(match)
        why = match.why_not(key)
        assert why is not None
        assert why.id == "why-not_central"
    do(match, "meadows:centre:0", "horseshoe:centre:1")
    assert lying(match)[:2] == ["meadows:left:0", "horseshoe:centre:1"]
    assert "desert:left:0" not in keys(match)


def test_a_quarter_turn_in_the_ring_turns_all_tiles() -> None:
    match = building("desert:top_left:1", "horseshoe:top_right:3", layout="ring")
    do(match, "horseshoe:top_right:1")
    assert lying(match) == ["desert:top_left:1", "horseshoe:top_right:1"]
    do(match, "horseshoe:top_right:0")
    assert lying(match) == ["desert:top_left:0", "horseshoe:top_right:0"]


def test_chance_lays_what_is_missing_or_a_whole_board() -> None:
    match = building("horseshoe:left:1", "meadows:right:0")
    do(match, "by_chance")
    assert {"horseshoe:left:1", "meadows:right:0"} < set(lying(match))
    assert asked(match) == (1, "start")
    before = lying(match)
    do(match, "by_chance")
    assert len(lying(match)) == 4
    assert lying(match) != before


def test_all_can_be_taken_back_until_the_cards_are_dealt() -> None:
    match = building(*SIDES_UP, "d5", "h1", citadels=True)
    do(match, "h2", "i1")
    assert asked(match) == (1, "ready")
    for _ in range(8):
        match.undo(1)
    assert lying(match) == []


def test_the_start_is_at_a_joint_of_the_central_tile() -> None:
    match = building(*SIDES_UP)
    assert regions(match) == ["d4", "d5", "d6"]
    why = match.why_not("d1")
    assert why is not None
    assert why.id == "why-no_lane"
    with pytest.raises(IllegalAnswer):
        match.answer("d1")


def test_cards_come_after_the_board_and_armies_after_the_cards() -> None:
    match = building(*SIDES_UP)
    assert row(match) == []
    do(match, "d5")
    assert row(match) == []
    do(match, "ready")
    assert len(row(match)) == 6
    assert asked(match) == (1, "outpost")
    assert armies(match, 0) == {"d5": 4}
    with pytest.raises(CannotUndo):
        match.undo(1)
    assert not any(key.startswith("d") for key in keys(match))
    do(match, "i4")
    for seat in range(3):
        assert armies(match, seat) == {"d5": 4, "i4": 1}
    assert asked(match) == (1, "bid")


@pytest.mark.parametrize("layout", ["t", "ring"])
@pytest.mark.parametrize("seed", range(12))
def test_a_random_board_is_legal(layout: str, seed: int) -> None:
    match = throneroom.new("legends", players=3, seed=seed, layout=layout)
    s = match.state
    assert s.board.is_complete
    assert {lay.side.tile for lay in s.board.tiles} == set(TILES)
    assert s.start in starting_regions(s.board)
    assert s.outpost in outposts(s.board, s.start)
    assert s.outpost.side != s.start.side
    assert 16 <= len(s.board.regions) <= 22
    if layout == "ring":
        assert len({lay.rotation % 2 for lay in s.board.tiles}) == 1
        assert len(s.board.joints) == 4
    desert = [lay for lay in s.board.tiles if lay.side.key == "desert"]
    if desert:
        assert s.start.side == "desert"
        assert layout == "ring" or desert[0].slot == "centre"
    reached, todo = {s.start}, [s.start]
    while todo:
        for near, _ in s.board.neighbours[todo.pop()]:
            if near not in reached:
                reached.add(near)
                todo.append(near)
    assert reached == set(s.board.regions)


class Coins(Chance):
    """The first draws are given; all others are the least."""

    coins: list[int] = msgspec.field(default_factory=list)

    def below(self, n: int) -> int:
        return self.coins.pop(0) if self.coins else 0


@pytest.mark.parametrize("layout", ["t", "ring"])
def test_chance_shows_every_side_as_often_as_the_other(layout: str) -> None:
    """All sixteen tosses of four tiles."""
    seen: Counter[str] = Counter()
    for coins in product((0, 1), repeat=4):
        state = building(layout=layout).state
        state.chance = Coins(0, coins=list(coins))
        lay_by_chance(state, None)
        assert state.board.is_complete
        seen.update(lay.side.key for lay in state.board.tiles)
    assert seen == dict.fromkeys(SIDES, 8)


def test_a_stored_game_keeps_the_board_it_was_laid() -> None:
    """Before there was a toss, the option that tells of it was not written."""
    old = throneroom.new("legends", seed=8, sides_first=False)
    record, position = old.record(), old.save()
    del record.header.options["sides_first"]
    del position["options"]["sides_first"]
    assert throneroom.replay(record).view() == old.view()
    assert throneroom.load(position).options == old.options
    assert throneroom.new("legends", seed=8).view() != old.view()
    sequel = old.sequel(1)
    assert sequel is not None
    assert sequel.options == throneroom.new("legends", seed=8).options


def test_random_boards_differ() -> None:
    boards = {
        tuple(lay.key for lay in throneroom.new("legends", seed=seed).state.board.tiles)
        for seed in range(20)
    }
    assert len(boards) == 20


def test_in_the_ring_all_tiles_stand_or_all_lie() -> None:
    match = building("desert:top_left:1", layout="ring")
    others = [key for key in keys(match) if not key.startswith(("desert", "meadows", "by_"))]
    assert {key[-1] for key in others} == {"1", "3"}
    do(match, "horseshoe:top_right:3", "volcano:bottom_left:1", "red_forest:bottom_right:1")
    assert all(REGIONS[key].side == "desert" for key in regions(match))
    assert len(regions(match)) == 2


def test_without_the_desert_the_ring_may_start_on_any_tile() -> None:
    lays = ("meadows:top_left:0", "horseshoe:top_right:0", "volcano:bottom_left:0")
    match = building(*lays, "red_forest:bottom_right:0", layout="ring")
    assert {REGIONS[key].side for key in regions(match)} == {
        *("meadows", "horseshoe", "volcano", "red_forest")
    }
    do(match, "f1", "ready")
    assert "f2" not in keys(match)
    assert "m1" in keys(match)


def test_every_side_has_four_exits_and_what_borders_is_drawn_so() -> None:
    assert len(SIDES) == 8
    for side in SIDES.values():
        assert set(side.exits) == {"N", "E", "S", "W"}
        borders = {frozenset((a, b)) for a, b, way in side.links if way == "land"}
        for a in side.regions:
            for b in side.regions:
                if a.key < b.key:
                    shared = len(set(a.polygon) & set(b.polygon)) >= 2
                    assert shared == (frozenset((a, b)) in borders), (a, b)


def test_legal_lays_of_an_empty_ring() -> None:
    assert len(list(legal_lays(board_of(LAYOUTS["ring"], ())))) == 8 * 4 * 4


# 4. Two players


def test_two_players_place_ten_neutral_armies_in_turns() -> None:
    match = building(*SIDES_UP, "d5", "ready", "i4", players=2)
    seats = []
    for region in ["h1", "h1", "d1", "d5", "r1", "r2", "r3", "i1", "i2", "i4"]:
        seat, kind = asked(match)
        assert kind == "neutral"
        seats.append(seat)
        do(match, region)
    assert seats == [1, 0] * 5
    assert asked(match)[1] == "bid"
    assert match.state.neutral[REGIONS["h1"]] == 2
    assert sum(match.state.neutral.values()) == 10


def test_neutral_armies_by_chance() -> None:
    match = throneroom.new("legends", players=2, seed=3, neutrals="random")
    assert asked(match)[1] == "bid"
    assert sum(match.state.neutral.values()) == 10


def test_there_are_no_neutral_armies_with_more_players() -> None:
    assert throneroom.new("legends", players=3, seed=3).state.neutral == {}


# Variants


def test_exploration_tokens_are_laid_face_up_one_a_region() -> None:
    match = building(*SIDES_UP, "d5", exploration=True)
    laid: list[str] = []
    while asked(match)[1] == "token":
        assert "d5" not in keys(match), "the starting region has a token of its own"
        assert not set(laid) & set(keys(match))
        laid.append(keys(match)[0])
        do(match, laid[-1])
    assert len(laid) == 5
    assert {r.token for r in match.view(None).regions if r.token} == {
        *("magic_spring", "cottage", "hidden_treasure", "magic_tome", "stable")
    }


def test_the_swamp_is_laid_among_them_and_nobody_knows_where() -> None:
    match = building(*SIDES_UP, "d5", exploration=True, swamp=True)
    for n in range(6):
        assert asked(match) == (1, "face_down")
        do(match, keys(match)[n])
    for seat in (0, 1, None):
        tokens = [r.token for r in match.view(seat).regions if r.token]
        assert tokens == ["face_down"] * 6
    hidden = [slot.thing for slot in match.state.face_down.values()]
    assert TOKENS["poison_swamp"] in hidden


def test_citadels_are_three() -> None:
    match = throneroom.new("legends", seed=1, citadels=True)
    tokens = [r.token for r in match.view(None).regions]
    assert tokens.count("citadel") == 3


def test_any_events_may_be_chosen_but_both_gates() -> None:
    match = building(*SIDES_UP, "d5", events=True)
    assert asked(match) == (1, "events")
    assert keys(match) == ["marauding_dragon", "magic_gates", "band_of_rogues"]
    do(match, ["magic_gates"], "h1", "i5", "ready")
    assert asked(match) == (1, "outpost")
    assert ("h1", "i5", "gate", 1) in [
        (link.a, link.b, link.way, link.cost) for link in match.view(None).links
    ]


def test_no_event_is_a_choice_too() -> None:
    match = building(*SIDES_UP, "d5", events=True)
    do(match, [])
    assert asked(match) == (1, "ready")
    assert match.state.tokens == {}


def test_tokens_are_laid_in_any_order_and_may_be_taken_up_again() -> None:
    match = building(*SIDES_UP, "d5", exploration=True, citadels=True)
    first = question(match).prompt.args["token"]
    do(match, "citadel", "h1")
    assert match.state.tokens == {REGIONS["h1"]: TOKENS["citadel"]}
    assert question(match).prompt.args["token"] == first
    while asked(match)[1] == "token":
        do(match, regions(match)[0])
    assert asked(match) == (1, "ready")
    do(match, "take_up:h1")
    assert asked(match) == (1, "token")
    assert question(match).prompt.args["token"] == "citadel"
    do(match, "i5", "ready")
    assert asked(match) == (1, "outpost")
    assert REGIONS["h1"] not in match.state.tokens


def test_a_token_that_lies_face_down_is_taken_up_unseen() -> None:
    match = building(*SIDES_UP, "d5", exploration=True, swamp=True)
    do(match, "h1", "h2", "h3", "h4", "h5", "i1", "take_up:h3")
    assert asked(match) == (1, "face_down")
    assert match.view(1).to_lay == ["face_down"]
    assert told(match, TokenTakenUp)[-1].token is None


def test_all_tokens_lie_in_different_regions() -> None:
    match = throneroom.new(
        "legends", seed=1, exploration=True, swamp=True, citadels=True, events=True
    )
    there = {*match.state.tokens, *match.state.face_down}
    assert len(there) == 6 + 3 + 4
    assert match.state.start not in there


def test_everybody_gets_another_leader() -> None:
    match = throneroom.new("legends", players=4, seed=1, leaders=True)
    assert {player.leader for player in match.state.players} == set(LEADERS.values())
    for player in match.state.players:
        sorceress = player.leader is LEADERS["red_sorceress"]
        assert sum(player.armies.values()) == (6 if sorceress else 5)
        assert player.armies[match.state.start] == (5 if sorceress else 4)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"swamp": True}, "swamp: only together with exploration: true."),
        ({"builder": 3}, "builder: with 3 players the seats are 0 to 2."),
        (
            {"by_age": [0, 1]},
            "by_age: every seat once was expected; with 3 players the seats are 0 to 2.",
        ),
    ],
)
def test_options_that_do_not_go_together(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        throneroom.new("legends", seed=1, **options)
    assert str(refusal.value) == sentence


# What is in the box


def test_the_box() -> None:
    assert len(CARDS) == 34
    assert [sum(c.from_players == n for c in CARDS.values()) for n in (2, 3, 4)] == [27, 5, 2]
    assert len(LEADERS) == 4
    assert len(COLOURS) == 4
    families = {f: sum(c.family == f for c in CARDS.values()) for f in FAMILIES}
    assert families == {
        "ancient": 4,
        "arcane": 3,
        "cursed": 5,
        "dire": 5,
        "forest": 4,
        "mountain": 2,
        "night": 3,
        "noble": 3,
    }


def test_the_random_age_order_is_open() -> None:
    match = throneroom.new("legends", seed=5)
    assert sorted(match.view(None).by_age) == [0, 1, 2]
