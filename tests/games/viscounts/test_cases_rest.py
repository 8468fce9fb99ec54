"""Worked cases: virtue and corruption, collisions, shuffles, the start and the end of the game."""

from __future__ import annotations

import pytest

from tests.games.viscounts.table import Table, has, keys, new_state, points, position, run
from throneroom.games.west_kingdom.viscounts.cards import MANUSCRIPTS, PLAYER_CARDS, TOWNSFOLK
from throneroom.games.west_kingdom.viscounts.collision import resolve_collision
from throneroom.games.west_kingdom.viscounts.flow import end_turn
from throneroom.games.west_kingdom.viscounts.scoring import outcome, ribbon_sets, shared_places
from throneroom.games.west_kingdom.viscounts.setup import pick_pairs, take_pair
from throneroom.games.west_kingdom.viscounts.state import Phase, Player
from throneroom.games.west_kingdom.viscounts.verbs import fill_hand

CALM = ["abbot", "squire", "labourer"]


# 8 The track


def test_v20_corruption_first() -> None:
    player = Player(corruption=3, virtue=4)
    player.gain_corruption(1)
    player.gain_virtue(1)
    has(player, corruption=3, virtue=3)


def test_v21_stuck_two_virtue() -> None:
    player = Player(corruption=4, virtue=5)
    player.gain_virtue(2)
    has(player, corruption=3, virtue=3)


def test_v22_track_end() -> None:
    player = Player(corruption=1, virtue=1)
    player.gain_virtue(1)
    has(player, corruption=1, virtue=1)
    player = Player(corruption=7, virtue=7)
    player.gain_corruption(2)
    has(player, corruption=7, virtue=7)


# 4.5 Collisions


def test_v23_collision_example() -> None:
    t = position(
        players=3,
        A={
            "board": ["peddler_ink", "conspirator", "abbot"],
            "built": ["workshop_2"],
            "corruption": 6,
            "virtue": 6,
        },
        B={"board": CALM},
        C={"board": ["antagonist", "abbot", "squire"]},
    )
    assert run(resolve_collision(t.s, 0)) == []
    has(t.A, ink=1, unpaid=2, silver=3, corruption=1, virtue=7)
    has(t.B, virtue=6)
    has(t.C, virtue=7)


def test_plain_goods_come_before_what_asks_in_a_collision() -> None:
    t = position(
        phase="collision",
        A={"board": ["ada", "peddler_silver", "abbot"], "corruption": 5, "virtue": 5},
    )
    assert t.kind == "A resource"
    has(t.A, silver=2)


def test_v24_collision_only_phase5() -> None:
    """The last card is drawn after a shuffle that makes the markers meet."""
    t = position(
        phase="draw",
        players=2,
        A={
            "board": ["conspirator", "abbot", "squire"],
            "hand": [],
            "draw": 0,
            "discard": ["trader", "lender", "labourer"],
            "corruption": 4,
            "virtue": 5,
        },
        B={"hand": ["trader", "lender"], "board": CALM},
    )
    assert t.asked.seat == 1
    has(t.A, corruption=5, virtue=5, unpaid=0, silver=0)


def test_v51_racketeer_three_debts() -> None:
    t = position(
        A={
            "board": ["racketeer_destroy", "abbot", "squire"],
            "hand": ["trader", "lender", "labourer"],
            "corruption": 7,
            "virtue": 7,
        },
        B={"board": ["antagonist", "abbot", "squire"]},
    )
    answers = ["destroy", "trader", "discard", "stop", "destroy", "lender"]
    asked = run(resolve_collision(t.s, 0), *answers)
    assert asked == ["choose", "destroy", "choose", "discard", "choose", "destroy"]
    has(t.A, unpaid=3, silver=4 + 1 + 1, hand=["labourer"])


# 4.6, 7.6 Shuffles and hands


def test_v25_shuffle_check() -> None:
    t = position(
        A={
            "board": ["antagonist", "abbot", "squire"],
            "hand": ["labourer", "financier"],
            "draw": 0,
            "discard": ["trader", "lender"],
        }
    )
    fill_hand(t.s, 0)
    has(t.A, corruption=2, virtue=7, discard=[])
    assert (len(t.A.hand), len(t.A.draw)) == (3, 1)


def test_v26_hand_over_limit() -> None:
    t = position(A={"hand": ["abbot", "squire", "labourer", "trader", "lender"]})
    fill_hand(t.s, 0)
    assert len(t.A.hand) == 5


# 2 The start


def starting(players: int = 2) -> Table:
    """Nobody has picked a pair yet."""
    options = {"players": players, "first": 0, "extra_heroes": True, "side": "a"}
    s = new_state(options)
    s.phase = Phase.PAIRS
    return Table(s, options)


def test_v47_setup_pc3_hire_shuffle() -> None:
    t = starting()
    for pile in t.s.piles:
        pile[:] = [card for card in pile if card.key != "courier"]
    t.s.piles[0].append(TOWNSFOLK["courier"])
    t.s.pairs[0] = (PLAYER_CARDS["player_3"], TOWNSFOLK["ada"])
    assert run(take_pair(t.s, 0, *t.s.pairs[0]), "courier") == ["free_hire"]
    assert len(t.A.discard) == 10
    has(t.A, virtue=7, corruption=1, draw=[], unpaid=1, acquired=1, silver=5)
    assert t.s.debts_left == 12
    run(take_pair(t.s, 1, PLAYER_CARDS["player_1"], TOWNSFOLK["bertha"]))
    run(pick_pairs(t.s))
    assert (len(t.A.hand), len(t.A.draw), len(t.A.discard)) == (3, 7, 0)
    has(t.A, virtue=7, corruption=1)


def test_v64_setup_destroy() -> None:
    t = starting()
    for pile in t.s.tiles:
        pile[:] = [tile for tile in pile if tile.key != "blue_3b"]
    t.s.tiles[0].append(MANUSCRIPTS["blue_3b"])
    extra = ("ink", "blue_3b", "financier")
    asked = run(take_pair(t.s, 0, PLAYER_CARDS["player_6"], TOWNSFOLK["ada"]), *extra)
    assert asked == ["resource", "free_manuscript", "destroy"]
    assert len(t.A.discard) == 8
    has(t.A, silver=2 + 3, manuscripts=["blue_3b"])


# 5 The end


def is_over(t: Table) -> bool:
    return t.s.phase is Phase.OVER


def test_v31_end_trigger() -> None:
    t = position(players=3, round=5, current=1, debts_left=1, A={})
    t.s.take_debt()
    assert (t.s.poverty, t.s.last_round) == (True, 6)
    turns = []
    for _ in range(4):
        end_turn(t.s)
        turns.append("ABC"[t.s.current])
    assert turns == ["C", "A", "B", "C"]
    assert not is_over(t)
    end_turn(t.s)
    assert is_over(t)


def test_v32_divided() -> None:
    t = position(
        players=3,
        round=6,
        last_round=6,
        revealed=["poverty"],
        deeds_left=1,
        A={"approved": 1, "paid": 2},
    )
    t.s.take_deed()
    assert (t.s.prosperity, t.s.last_round) == (True, 6)
    assert points(t, "A", "poverty", "prosperity") == 24


# 10 Scoring


def test_v33_poverty_tie_first() -> None:
    assert shared_places([3, 3, 1, 0], [12, 8, 4]) == [10, 10, 4, 0]


def test_v34_poverty_tie_second() -> None:
    assert shared_places([5, 2, 2, 2], [12, 8, 4]) == [12, 4, 4, 4]


@pytest.mark.parametrize(("flipped", "scored"), [((4, 1), (12, 4)), ((4, 0), (12, 0))])
def test_v35_two_players(flipped: tuple[int, int], scored: tuple[int, int]) -> None:
    t = position(revealed=["prosperity"], A={"paid": flipped[0]}, B={"paid": flipped[1]})
    assert (points(t, "A", "prosperity"), points(t, "B", "prosperity")) == scored


def test_v55_two_players_tie() -> None:
    t = position(revealed=["prosperity"], A={"paid": 2}, B={"paid": 2})
    assert (points(t, "A", "prosperity"), points(t, "B", "prosperity")) == (8, 8)


def test_v36_sets() -> None:
    ribbons = {"grey": 2, "black": 3, "yellow": 2, "blue": 1}
    tiles = []
    for ribbon, count in ribbons.items():
        tiles += [tile for tile in MANUSCRIPTS.values() if tile.ribbon == ribbon][:count]
    assert ribbon_sets(tiles) == [4, 3, 1]
    t = position(A={"manuscripts": keys(tiles)})
    assert points(t, "A", "ribbons") == 26


def test_v37_score_109() -> None:
    """Four manuscripts that count, four that do not, and eight ribbons."""
    t = position(
        players=4,
        revealed=["poverty"],
        A={
            "board": ["squire", "princess", "artist"],
            "hand": ["aristocrat", "antagonist"],
            "draw": ["thief", "trickster"],
            "built": [
                *("trading_post_1", "guildhall_1", "guildhall_2"),
                *("workshop_1", "workshop_2", "workshop_3"),
            ],
            "manuscripts": [
                *("grey_6a", "yellow_5a", "blue_6a", "yellow_6a"),
                *("grey_3a", "black_3a", "black_4a", "black_4b"),
            ],
            "bonuses": ["black"],
            "unpaid": 1,
            "paid": 3,
            "acquired": 4,
            "approved": 2,
        },
        B={"approved": 5},
        C={"approved": 4},
        tier1={"flip": {"A": 2}, "ink_and_stone": {"A": 1}},
        tier2={"flip": {"A": 2}},
        tier3={"A": 4},
        leader="A",
    )
    lines = {line: points(t, "A", line) for line in ("trading_post", "guildhall", "workshop")}
    assert lines == {"trading_post": 4, "guildhall": 13, "workshop": 9}
    assert points(t, "A", "tier_1", "tier_2", "tier_3") == 19
    assert points(t, "A", "ribbons") == 26
    # 6 buildings; 4 nobles on cards and one under the Guildhall; 4 criminals; 3 flipped debts.
    assert points(t, "A", "manuscripts") == 6 + 5 + 4 + 3
    assert points(t, "A", "leader", "bonuses") == 8
    assert points(t, "A", "unpaid", "paid", "acquired", "approved") == -2 + 4 + 6
    assert points(t, "A", "poverty") == 4
    assert points(t, "A") == 109


def test_v44_final_scoring_three_players_ties() -> None:
    t = position(
        players=3,
        phase="over",
        revealed=["poverty", "prosperity"],
        A={
            "built": ["trading_post_1", "trading_post_2", "workshop_1"],
            "manuscripts": ["grey_6a", "yellow_6a", "yellow_6b", "blue_3a"],
            "unpaid": 4,
            "paid": 3,
            "acquired": 4,
            "approved": 2,
            "silver": 2,
            "ink": 1,
        },
        B={
            "built": ["guildhall_1", "workshop_1", "workshop_2", "workshop_3"],
            "manuscripts": ["black_3a", "black_4a", "black_4b", "blue_6a"],
            "board": ["antagonist", "conspirator", "trickster"],
            "draw": ["thief", "meddler"],
            "bonuses": ["black"],
            "unpaid": 3,
            "paid": 3,
            "acquired": 7,
            "approved": 2,
            "silver": 4,
        },
        C={
            "built": ["guildhall_2", "guildhall_3"],
            "manuscripts": ["yellow_5a", "grey_5a"],
            "board": ["squire", "princess", "abbot"],
            "draw": 0,
            "unpaid": 5,
            "paid": 1,
            "acquired": 8,
            "stone": 5,
        },
        tier1={
            "ink_and_stone": {"A": 1, "B": 1, "C": 1},
            "flip": {"A": 1, "B": 1, "C": 1},
            "gold_or_move": {"A": 1, "B": 1, "C": 1},
            "hire_or_destroy": {"B": 1, "C": 1},
        },
        tier2={"flip": {"A": 2}, "gold_or_move": {"B": 2}, "two_virtue": {"B": 1, "C": 1}},
        tier3={"A": 2, "B": 1},
        leader="A",
    )
    groups = {
        "buildings": ("trading_post", "guildhall", "workshop"),
        "castle": ("tier_1", "tier_2", "tier_3"),
        "ribbons": ("ribbons",),
        "manuscripts": ("manuscripts",),
        "leader": ("leader",),
        "bonus": ("bonuses",),
        "debts": ("unpaid", "paid"),
        "deeds": ("acquired", "approved"),
        "poverty": ("poverty",),
        "prosperity": ("prosperity",),
    }
    found = {name: [points(t, name, *lines) for lines in groups.values()] for name in "ABC"}
    assert found == {
        "A": [11, 13, 10, 9, 5, 0, -8, 10, 10, 10],
        "B": [15, 13, 6, 6, 0, 3, -6, 13, 10, 10],
        "C": [13, 6, 4, 5, 0, 0, -10, 8, 0, 4],
    }
    end = outcome(t.s)
    assert [score.total for score in end.scores] == [70, 70, 30]
    assert (end.ranks, end.tie, end.reason) == ([2, 1, 3], "goods", "both")
