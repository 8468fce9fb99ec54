"""The worked examples, one test each, by their names."""

from __future__ import annotations

import pytest

import throneroom
from tests.games.legends.table import (
    DESERT,
    armies,
    asked,
    bare,
    cities,
    coins,
    control,
    do,
    island,
    keys,
    position,
    row,
    told,
)
from throneroom.games.legends import events as e
from throneroom.games.legends import scoring
from throneroom.games.legends.actions.destroy import victims_of
from throneroom.games.legends.cards import CARDS, LEADERS, TOKENS, cards_for
from throneroom.games.legends.state import Player
from throneroom.games.legends.tiles import (
    LAYOUTS,
    REGIONS,
    SIDES,
    Board,
    Lay,
    board_of,
    misfit,
    starting_regions,
)

ROW = ["lake", "dire_eye", "graveyard", "stronghold", "cursed_tower", "forest_elf"]


def board(layout: str, **sides: str) -> Board:
    laid = []
    for slot, text in sides.items():
        side, _, rotation = text.partition("@")
        laid.append((slot, SIDES[side], int(rotation)))
    return board_of(LAYOUTS[layout], tuple(laid))


TURNED = {
    "left": "horseshoe@1",
    "centre": "desert@0",
    "right": "ice_islands@2",
    "bottom": "rope_islands@3",
}


@pytest.mark.parametrize(("players", "deck"), [(2, 27), (3, 32), (4, 34)])
def test_deck_sizes(players: int, deck: int) -> None:
    assert len(cards_for(players)) == deck
    s = throneroom.new("legends", players=players, seed=1).state
    assert len(s.row) == 6
    assert len(s.deck) == deck - 6


@pytest.mark.parametrize(("players", "coins", "cards"), [(2, 12, 11), (3, 11, 10), (4, 9, 8)])
def test_start_values(players: int, coins: int, cards: int) -> None:
    s = throneroom.new("legends", players=players, seed=1).state
    for player in s.players:
        assert player.coins == coins
        assert sum(player.armies.values()) == 5
        assert player.armies[s.start] == 4
        assert player.reserve == 13
        assert player.cities_left == 3
    assert s.cards_to_collect == cards


def test_price_by_place() -> None:
    match = position({"m3": {0: 1}}, coins=[5], row=ROW)
    do(match, "graveyard")
    assert coins(match)[0] == 4


def test_no_coins_leftmost_only() -> None:
    assert keys(position({"m3": {0: 1}}, coins=[0], row=ROW)) == ["lake"]


def test_row_slides_left() -> None:
    match = position({"m3": {0: 1}}, row=ROW, deck=["night_hydra"])
    do(match, "graveyard", "stop", "end")
    assert row(match) == [
        *("lake", "dire_eye", "stronghold", "cursed_tower", "forest_elf"),
        "night_hydra",
    ]


def auction(bids: list[int], by_age: list[int], ties: str = "age") -> throneroom.Match:
    match = throneroom.new("legends", players=3, seed=4, by_age=by_age, builder=0, ties=ties)
    for bid in bids:
        do(match, str(bid))
    return match


def test_auction_highest_pays_alone() -> None:
    match = auction([2, 3, 1], [0, 1, 2])
    assert asked(match) == (1, "first")
    assert coins(match) == [11, 8, 11]
    do(match, "2")
    assert asked(match) == (2, "take")


def test_auction_tie_youngest() -> None:
    match = auction([3, 3, 1], [2, 1, 0])
    assert asked(match) == (1, "first")
    assert coins(match) == [11, 8, 11]


def test_auction_all_zero() -> None:
    match = auction([0, 0, 0], [2, 1, 0])
    assert asked(match) == (2, "first")
    assert coins(match) == [11, 11, 11]


def test_march_split() -> None:
    """Three steps of one army, one of three, or one and two; never four."""
    for steps in (
        ["m4>m2", "m2>m1", "m1>m3"],
        ["m4>m2", "m4>m3", "m4>m5"],
        ["m4>m5", "m4>m2", "m2>m1"],
    ):
        match = position({"m4": {0: 3}}, row=["lake", "ancient_sage"])
        do(match, "ancient_sage", *steps)
        assert asked(match) == (0, "end_turn")


@pytest.mark.parametrize(("flying", "cost"), [(0, 3), (1, 2), (2, 1), (3, 1), (5, 1)])
def test_sea_cost_base_and_flying(flying: int, cost: int) -> None:
    flyers = [card for card in CARDS.values() if card.flying]
    assert len(flyers) == 5
    assert Player(0, cards=flyers[:flying]).sea_cost == cost


def test_phoenix_uses_its_own_flying() -> None:
    match = position({"i2": {0: 3}}, tiles=DESERT, row=["ancient_phoenix"])
    do(match, "ancient_phoenix", "i2>i3", "i2>i3")
    assert "i2>i3" not in keys(match)
    assert "i2>i1" in keys(match)
    do(match, "i2>i1")
    assert armies(match, 0) == {"i3": 2, "i1": 1}
    assert asked(match) == (0, "end_turn")


def test_ancient_woods_city_then_two() -> None:
    tiles = {**DESERT, "left": "horseshoe@0"}
    match = position({"h5": {0: 1}}, tiles=tiles, start="d5", row=["ancient_woods"])
    do(match, "ancient_woods", "h5")
    assert match.decision is not None
    assert (match.decision.facts or {})["left"] == 2
    assert keys(match) == ["h5", "d5", "stop"]
    do(match, "h5", "d5")
    assert armies(match, 0) == {"h5": 2, "d5": 1}
    assert asked(match) == (0, "end_turn")


def test_and_order_fixed() -> None:
    match = position({"d5": {1: 2}, "d1": {0: 1}}, tiles=DESERT, start="d5", row=["dire_dragon"])
    do(match, "dire_dragon")
    assert asked(match) == (0, "recruit")
    do(match, "d5", "stop")
    assert asked(match) == (0, "destroy")
    assert "d5:1" in keys(match)
    do(match, "d5:1")
    assert armies(match, 1) == {"d5": 1}


def test_or_only_one() -> None:
    match = position({"m3": {0: 1}}, players=4, row=["castle_or"])
    do(match, "castle_or")
    assert keys(match) == ["recruit:3", "city:1", "nothing"]
    do(match, "city:1", "m3")
    assert asked(match) == (0, "end_turn")


def test_recruit_places() -> None:
    match = position(
        {"m5": {0: (0, 1)}, "m4": {0: 2}, "m2": {1: (0, 1)}},
        start="m3",
        row=["dire_eye"],
    )
    do(match, "dire_eye")
    assert keys(match) == ["m3", "m5", "stop"]
    do(match, "m3", "m5", "m5", "m3")
    assert armies(match, 0) == {"m4": 2, "m3": 2, "m5": 2}


def test_eighteen_army_limit() -> None:
    match = position({"m4": {0: 16}}, row=["dire_eye"])
    do(match, "dire_eye", "m3", "m3")
    assert asked(match) == (0, "end_turn")
    assert match.state.players[0].reserve == 0


def test_destroy_needs_army_not_city() -> None:
    assert victims_of(bare({"m5": {0: (0, 1), 1: 2}}), 0) == []


def test_immune_armies() -> None:
    match = position({"m5": {0: 1, 1: 2, 2: 1}}, cards=[[], ["dire_giant"]])
    assert [victim.key for victim in victims_of(match.state, 0)] == ["m5:2", "m5:0"]


def test_city_rules() -> None:
    match = position(
        {"m5": {0: (1, 1), 1: (1, 1)}, "m4": {1: 1}, "c3": {0: (0, 1)}}, row=["cursed_tower"]
    )
    do(match, "cursed_tower")
    assert keys(match) == ["m5", "stop"]
    do(match, "m5")
    assert cities(match, 0) == {"m5": 2, "c3": 1}
    assert cities(match, 1) == {"m5": 1}
    assert match.state.players[0].cities_left == 0


def test_no_city_left() -> None:
    match = position({"m5": {0: (1, 3)}}, row=["cursed_tower"])
    do(match, "cursed_tower")
    assert asked(match) == (0, "end_turn")


def test_region_control() -> None:
    s = bare({"m1": {0: (2, 1), 1: 3}, "m2": {0: (0, 1)}, "m3": {0: 2, 1: 1, 2: 1}})
    assert [control(s, region) for region in ("m1", "m2", "m3")] == [None, 0, 0]


def test_island_tie() -> None:
    s = bare({"m1": {0: 1}, "m2": {0: 1}, "m3": {1: 1}, "m4": {1: 1}})
    assert island(s, "meadows_island_1") is None


def test_rulebook_scoring_example() -> None:
    """Turquoise, white, purple: 6, 9 and 9."""
    held = {
        0: ["h1", "h2", "h3", "h4", "d1"],
        1: ["d2", "d3", "d4", "d5", "d6", "i1", "i2"],
        2: ["h5", "i3", "r1", "r2", "r3"],
    }
    s = bare({r: {seat: 1} for seat, own in held.items() for r in own}, tiles=DESERT)
    points = [{line.what: line.points for line in score.lines} for score in scoring.scores(s)]
    assert [p["regions"] for p in points] == [5, 7, 5]
    assert [p["islands"] for p in points] == [1, 2, 4]
    assert island(s, "horseshoe_island_1") == 0
    assert island(s, "desert_island_1") == island(s, "ice_islands_island_1") == 1
    for key in ("ice_islands_island_2", *(f"rope_islands_island_{n}" for n in (1, 2, 3))):
        assert island(s, key) == 2
    assert island(s, "ice_islands_island_3") is None
    assert [score.total for score in scoring.scores(s)] == [6, 9, 9]


def card_points(*names: str, coins: int = 0) -> dict[str, int]:
    player = Player(coins, cards=[CARDS[name] for name in names])
    return {
        card.key: sum(
            scoring.ability_points(player.cards, player.coins, ability)[1]
            for ability in card.abilities
        )
        for card in player.cards
    }


def test_four_cursed_cards() -> None:
    points = card_points(
        "graveyard", "cursed_king", "cursed_tower", "cursed_banshee", "cursed_mausoleum"
    )
    assert points["graveyard"] == 4
    assert points["cursed_tower"] == 0


def test_sets() -> None:
    assert card_points("noble_hills", "noble_knight", "noble_unicorn")["noble_hills"] == 4
    assert card_points("noble_hills", "noble_knight")["noble_hills"] == 0
    assert card_points("mountain_dwarf", "mountain_treasury")["mountain_dwarf"] == 3
    assert card_points("mountain_dwarf")["mountain_dwarf"] == 0


def test_elixir_majority_and_tie() -> None:
    for elixirs, points in (([4, 3, 0], [2, 0, 0]), ([3, 3, 1], [1, 1, 0]), ([0, 0, 0], [0, 0, 0])):
        assert [scoring.elixir_points(own, elixirs) for own in elixirs] == points


def test_final_tie_breaks() -> None:
    """Points, then coins, then armies, then regions."""
    ranks = scoring._ranks([(14, 0, 2, 9, 4), (14, 0, 2, 9, 5), (14, 0, 1, 12, 3)])
    assert ranks == [2, 1, 3]


def test_neutral_blocks_control() -> None:
    s = bare({"m1": {0: 2, "neutral": 2}, "m2": {0: 1, "neutral": 2}, "m3": {0: 1}}, players=2)
    assert [control(s, region) for region in ("m1", "m2", "m3")] == [None, 2, 0]
    assert island(s, "meadows_island_1") is None


def test_joint_regions_after_rotation() -> None:
    joints = [(a.key, b.key) for a, b, _ in board("t", **TURNED).joints]
    assert joints == [("h2", "d4"), ("d5", "i3"), ("d6", "r3")]


def test_valid_starts() -> None:
    assert [r.key for r in starting_regions(board("t", **TURNED))] == ["d4", "d5", "d6"]


def test_desert_must_be_centre() -> None:
    layout = LAYOUTS["t"]
    assert misfit(layout, (), Lay(SIDES["desert"], "left", 0))
    assert not misfit(layout, (), Lay(SIDES["desert"], "centre", 3))


def test_rope_islands_moves() -> None:
    match = position({"r1": {0: 1}}, tiles=DESERT, row=["dire_ogre"])
    do(match, "dire_ogre")
    assert keys(match) == ["r1>r2", "stop"]
    do(match, "r1>r2", "r2>r3")
    assert armies(match, 0) == {"r3": 1}
    assert len(SIDES["rope_islands"].islands) == 3


def test_ring_links() -> None:
    ring = board(
        "ring",
        top_left="meadows@0",
        top_right="volcano@0",
        bottom_right="red_forest@0",
        bottom_left="castle_rock@0",
    )
    links = {frozenset((a.key, b.key)) for a, b, _ in ring.joints}
    wanted = [("m3", "v6"), ("v7", "f1"), ("c2", "f2"), ("m5", "c1")]
    assert links == {frozenset(pair) for pair in wanted}


REST = {"m1": "magic_spring", "m2": "hidden_treasure", "c1": "magic_tome", "c2": "stable"}


def test_exploration_first_city() -> None:
    match = position(
        {"m5": {0: 1, 1: 1}},
        exploration=True,
        tokens={**REST, "m5": "cottage"},
        row=["cursed_tower", "stronghold"],
    )
    do(match, "cursed_tower", "m5", "end")
    assert [t.key for t in match.state.players[0].tokens] == ["cottage"]
    do(match, "stronghold", "m5", "end")
    assert match.state.players[1].tokens == []


def test_tome_wins_tie() -> None:
    ranks = scoring._ranks([(14, False, 9, 0, 0), (14, True, 0, 0, 0)])
    assert ranks == [2, 1]
    assert TOKENS["magic_tome"].wins_ties
    assert TOKENS["magic_tome"].vp == 1


def test_swamp_and_citadel() -> None:
    s = bare({"m1": {1: 1}, "m2": {0: 1}}, exploration=True, swamp=True, citadels=True)
    s.players[0].tokens.append(TOKENS["poison_swamp"])
    s.tokens[REGIONS["m1"]] = TOKENS["citadel"]
    zero, one, _ = ({line.what: line.points for line in x.lines} for x in scoring.scores(s))
    assert (zero["regions"], zero["poison_swamp"]) == (1, -1)
    assert (one["regions"], one["citadels"]) == (1, 1)


def test_fairy_queen_extra_card() -> None:
    forest = ["forest_elf", "forest_gnome", "forest_pixie"]
    others = ["red_sorceress", "bandit_king", "white_knight"]
    match = position(
        players=4,
        leaders=["fairy_queen", *others],
        cards=[forest],
        coins=[1],
        row=["lake", "castle_or"],
        full=True,
    )
    assert asked(match) == (0, "extra")
    before = match.state.players[0].elixirs
    do(match, "castle_or")
    assert match.decision is None
    player = match.state.players[0]
    assert player.coins == 0
    assert player.elixirs == before + 1
    assert player.cities_left == 3
    assert scoring.leader_points(player, []) == (3, 1)


def test_bandit_king_recruit() -> None:
    match = position(
        {"m2": {1: (1, 1)}},
        start="m3",
        leaders=["bandit_king", "fairy_queen", "white_knight"],
        coins=[2, 0],
        row=["dire_eye"],
    )
    do(match, "dire_eye")
    assert keys(match) == ["m3", "m2:1", "stop"]
    do(match, "m2:1", "m2:1")
    assert coins(match)[:2] == [0, 2]
    assert keys(match) == ["m3", "stop"]
    do(match, "m3", "m3")
    assert armies(match, 0) == {"m2": 2, "m3": 2}


def test_red_sorceress_captures() -> None:
    match = position(
        {"m5": {0: 1, 1: 1}, "m1": {1: 4}},
        leaders=["red_sorceress", "fairy_queen", "white_knight"],
        captured=[5],
        row=["night_hydra"],
    )
    reserve = match.state.players[1].reserve
    do(match, "night_hydra", "stop", "m5:1")
    assert match.state.players[0].captured == 6
    assert match.state.players[1].reserve == reserve
    assert scoring.leader_points(match.state.players[0], []) == (6, 2)
    assert LEADERS["red_sorceress"].cubes_per_vp == 3


def test_dragon_seventh_army() -> None:
    match = position(
        {"m4": {0: (2, 1), 1: 4}, "m5": {0: 1}},
        events=True,
        tokens={"m4": "marauding_dragon"},
        row=["ancient_sage"],
    )
    do(match, "ancient_sage", "m5>m4")
    assert told(match, e.TookToken) == [e.TookToken(0, "m4", "marauding_dragon")]
    lines = {line.what: line.points for line in scoring.scores(match.state)[0].lines}
    assert lines["marauding_dragon"] == 2


def test_gates_cost_one() -> None:
    match = position(
        {"h1": {0: 1}},
        tiles=DESERT,
        events=True,
        tokens={"h1": "magic_gate", "i5": "magic_gate"},
        row=["dire_ogre"],
    )
    do(match, "dire_ogre")
    do(match, "h1>i5")
    assert armies(match, 0) == {"i5": 1}
    assert match.state.acting.left == 1
