"""Worked cases: cards, movement, trade, buildings, manuscripts, hiring."""

from __future__ import annotations

import pytest

from tests.games.viscounts.table import Illegal, has, keys, position, run
from throneroom.games.west_kingdom.viscounts import events as e
from throneroom.games.west_kingdom.viscounts.actions import act, legal_actions
from throneroom.games.west_kingdom.viscounts.cards import BUILD, CLERIC, MERCHANT, NOBLE, TRADE
from throneroom.games.west_kingdom.viscounts.laws import (
    dismiss_price,
    force,
    funds,
    hire_price,
    no_build,
    no_dismissal,
    strength,
)
from throneroom.games.west_kingdom.viscounts.ring import (
    SEGMENTS,
    SPACES,
    Link,
    Spot,
    reach,
    ring_of,
)
from throneroom.games.west_kingdom.viscounts.ring import Segment as RingSegment

RING = ring_of(SEGMENTS, 0)
DULL = ["abbot", "squire", "labourer"]
"""A board without merchants and criminals."""


# 4.1 Cards


def test_v19_antagonist() -> None:
    t = position(
        A={"board": ["conspirator", "squire", "abbot"], "hand": ["antagonist", "trader"]},
    )
    t.do("play antagonist")
    has(t.A, corruption=4, unpaid=1)


def test_v29_start_icons() -> None:
    """As long as no card lies in the middle and right slots."""
    empty: list[str | None] = [None, None, None]
    found = []
    for board in (empty, ["abbot"], ["abbot", "abbot"], ["squire", "abbot", "labourer"]):
        icons = force(position(A={"board": board}).A).icons
        found.append((icons[MERCHANT], icons[NOBLE], icons[CLERIC]))
    assert found[0] == (2, 1, 1)
    assert found[1] == (2, 1, 2)
    assert found[2] == (2, 0, 2)
    assert found[3] == (0, 1, 1)


def test_v30_three_cards() -> None:
    """The card that drops off is shuffled and played again."""
    t = position(
        A={"board": ["squire", "abbot", "thief"], "draw": 0, "virtue": 7, "space": "2"},
        phase="cards",
    )
    assert t.kind == "A move"
    assert keys(card for card in t.A.board if card) == ["thief", "squire", "abbot"]
    # The drop-off, no criminal on the board at the shuffle, then the criminal is played.
    has(t.A, unpaid=1, silver=1, virtue=6, corruption=2, draw=[], discard=[], hand=[])


# 4.2 Movement


def test_v27_move_choice() -> None:
    found = reach(RING, SPACES["1"], 2, 0, 0)
    assert {space.key for space in found.spaces} == {"3", "3.5", "2"}


def test_v28_share_space() -> None:
    t = position(
        phase="movement",
        players=3,
        A={"space": "1", "board": ["financier", "squire", "abbot"]},
        B={"space": "4", "board": DULL},
        C={"space": "3", "board": DULL},
    )
    t.do("move 4")
    assert t.kind == "B rearrange"
    t.do("rearrange 321")
    assert t.told(e.Rearranged) == [e.Rearranged(1, DULL[::-1])]
    assert all(event.seat != 2 for event in t.told(e.Rearranged))


def test_v54_movement_reach() -> None:
    found = reach(RING, SPACES["3"], 1, 1, 1)
    prices = {space.key: price for space, price in found.prices.items()}
    assert prices == {"4": 0, "3.5": 0, "5": 0, "5.5": 0, "6": 1, "7.5": 1}


def test_v62_loop() -> None:
    assert reach(RING, SPACES["3.5"], 3, 0, 2).prices[SPACES["3.5"]] == 2
    assert SPACES["3.5"] not in reach(RING, SPACES["3.5"], 3, 0, 1).prices
    assert reach(RING, SPACES["3"], 3, 0, 9).prices[SPACES["3"]] == 4
    assert SPACES["3"] not in reach(RING, SPACES["3"], 3, 0, 3).prices


def test_v60_ring_border_link() -> None:
    order = tuple(RingSegment.table[key] for key in ("lake", "bay", "stream", "peaks", "forest"))
    ring = ring_of(order, 2)
    links = {link.key: other.key for link, other in ring.neighbours[Spot.table["lake_5"].number]}
    assert links["lake_5_link"] == "bay_1"
    links = {link.key: other.key for link, other in ring.neighbours[Spot.table["lake_1"].number]}
    assert links["forest_5_link"] == "forest_5"
    assert keys(ring.to[SPACES["2"].number]) == ["7"]
    facing = {one.key: ring.section[one.number] + 1 for one in order}
    assert facing == {"lake": 3, "bay": 4, "stream": 5, "peaks": 1, "forest": 2}


# Trade


def test_v10_trade_example() -> None:
    """Space 7 gives gold for two merchants."""
    t = position(
        phase="action",
        tops={"bay": ["priest"]},
        A={"space": "7", "board": ["trader", "lender", "financier"], "silver": 2},
    )
    t.do("action trade", "exchange 3")
    has(t.A, gold=3, silver=1)


def test_v11_trade_remainder() -> None:
    t = position(
        phase="action",
        tops={"stream": ["priest"]},
        A={"space": "4", "board": ["courier", "lender", "abbot"]},
    )
    t.do("action trade")
    assert t.keys == ["2", "1", "0"]
    t.do("exchange 2")
    has(t.A, stone=2, silver=0)


def test_v12_trade_flip_mix() -> None:
    t = position(
        phase="action",
        tops={"forest": ["priest"]},
        A={
            "space": "6",
            "board": ["courier", "peddler_ink", "lender"],
            "unpaid": 1,
            "acquired": 2,
        },
    )
    t.do("action trade", "exchange 2", "flip debt", "resource ink")
    has(t.A, paid=1, approved=1, acquired=1, ink=1)


def test_v63_trade_less() -> None:
    t = position(
        phase="action",
        tops={"forest": ["priest"]},
        A={
            "space": "6",
            "board": ["courier", "peddler_ink", "lender"],
            "unpaid": 1,
            "acquired": 1,
        },
    )
    t.do("action trade")
    assert t.keys == ["2", "1", "0"]
    t.do("exchange 0")
    has(t.A, unpaid=1, acquired=1)


def test_nobody_pays_for_more_destroying_than_there_are_cards() -> None:
    """Six merchants and six silver would do for four, but three cards must stay."""
    t = position(
        phase="action",
        tops={"bay": ["priest"]},
        A={
            "space": "8",
            "board": ["courier", "peddler_ink", "abbot"],
            "hand": ["squire"],
            "draw": ["labourer"],
            "silver": 6,
        },
    )
    t.do("action trade")
    assert t.keys == ["2", "1", "0"]


def test_v67_bonus_blue() -> None:
    t = position(
        phase="action",
        tops={"lake": ["priest"]},
        A={"space": "2", "board": ["abbot", "squire", "labourer"], "bonuses": ["blue"]},
    )
    t.do("action trade", "exchange 1")
    has(t.A, ink=1)
    strong = position(A={"space": "2", "board": ["strongman", "squire", "abbot"]}).A
    assert strength(force(strong), BUILD) == 1
    strong = position(
        A={"space": "2", "board": ["strongman", "squire", "abbot"], "bonuses": ["blue"]}
    ).A
    assert strength(force(strong), BUILD) == 2


# Build


def test_v13_build_example() -> None:
    t = position(
        phase="action",
        tops={"stream": ["mason"]},
        A={"space": "3", "board": ["abbot", "squire", "trader"], "stone": 2, "silver": 1},
        spots={"stream_2": "trading_post_1:B"},
    )
    t.do("action build")
    # Only a Workshop can be paid, and only with the dismissal: nobody is asked for it.
    assert t.kind == "A building"
    assert t.keys == ["workshop_1", "workshop_2", "workshop_3"]
    t.do("building workshop_1", "rearrange 123")
    has(t.A, ink=1, stone=0, silver=2, built=["workshop_1"])
    assert t.s.spots[Spot.table["stream_1"].number] is not None
    has(t.B, silver=2)
    assert keys(t.s.removed)[-1] == "mason"


def test_v14_link_same_owner() -> None:
    t = position(
        phase="action",
        tops={"stream": ["priest"]},
        A={"space": "3", "board": ["charlatan", "labourer", "abbot"], "virtue": 6},
        spots={"stream_2": "workshop_3:A"},
    )
    t.do("action build", "building workshop_1")
    has(t.A, silver=2, ink=1)


def test_v15_building_choice() -> None:
    t = position(
        phase="action",
        tops={"stream": ["priest"]},
        A={"space": "3", "board": ["charlatan", "labourer", "squire"], "stone": 4},
    )
    t.do("action build", "building guildhall_2", "spot stream_2")
    has(t.A, built=["guildhall_2"], stone=1)
    assert force(t.A).icons[NOBLE] == 2


def test_v16_dismiss_icon_needed() -> None:
    a = {"space": "3", "board": DULL, "silver": 9}
    for top, reason in (("courier", "no_icon"), ("pickpocket", "")):
        t = position(phase="action", tops={"stream": [top]}, A=a)
        assert no_dismissal(t.s, t.A, force(t.A), BUILD, 0) == reason
    t = position(
        phase="action", tops={"stream": ["courier"]}, A={**a, "board": ["strongman", *DULL[:2]]}
    )
    assert no_dismissal(t.s, t.A, force(t.A), BUILD, 0) == ""


def test_v17_dismiss_woodcutter() -> None:
    t = position(
        phase="action",
        tops={"stream": ["woodcutter_virtue"]},
        A={"space": "3", "board": ["charlatan", "abbot", "squire"], "silver": 2, "stone": 1},
    )
    t.do("action build", "building workshop_1", "dismiss yes", "spot stream_1")
    # Two builders of the Charlatan and one of the Woodcutter; the ongoing virtue never comes.
    has(t.A, silver=0, virtue=6, stone=1, corruption=2, ink=1)
    assert keys(t.s.removed)[-1] == "woodcutter_virtue"


def test_v40_dismiss_flat_cost() -> None:
    t = position(A={"built": ["trading_post_2"], "board": DULL})
    dear = t.s.piles[0][0].table["priest"]
    assert dear.silver == 3
    assert (dismiss_price(force(t.A), dear), hire_price(force(t.A), dear)) == (1, 3)


def test_v48_trading_post_2_and_larena() -> None:
    t = position(A={"built": ["trading_post_2"], "board": ["larena", "abbot", "squire"]})
    dear = t.s.piles[0][0].table["priest"]
    assert (dismiss_price(force(t.A), dear), hire_price(force(t.A), dear)) == (0, 2)


def test_v53_silver_no_merchants_outside_trade() -> None:
    for board, builders in (
        (["strongman", "lender", "abbot"], 2),
        (["strongman", "mason", "abbot"], 4),
    ):
        t = position(
            phase="action",
            tops={"stream": ["priest"]},
            A={"space": "3", "board": board, "silver": 4},
        )
        assert funds(t.s, t.A, force(t.A), BUILD) == builders
        assert no_build(t.s, 0) == ("no_builders" if builders < 3 else "")


def test_v57_link_free_hire_order() -> None:
    t = position(
        phase="action",
        tops={"forest": ["friar", "miner"], "bay": ["princess"]},
        A={"space": "6", "board": ["charlatan", "labourer", "abbot"]},
        B={"board": DULL},
        spots={"bay_1": "workshop_3:B"},
    )
    t.do("action build", "building workshop_3", "spot forest_5")
    assert t.kind == "A free_hire"
    t.do("free_hire friar")
    assert t.kind == "B free_hire"
    assert "miner" in t.keys
    t.do("free_hire miner")
    hired = [(event.seat, event.card) for event in t.told(e.Hired)]
    assert hired == [(0, "friar"), (1, "miner")]
    has(t.A, virtue=6, stone=1)
    has(t.B, virtue=6)


def test_v39_free_hire_workshop1() -> None:
    t = position(
        phase="action",
        tops={"forest": ["friar", "miner"], "bay": ["princess"]},
        A={"space": "6", "board": ["charlatan", "labourer", "abbot"]},
        B={"board": DULL, "hand": ["trader", "lender"]},
        spots={"bay_1": "workshop_1:B"},
    )
    t.do("action build", "building workshop_1", "spot forest_5", "free_hire friar")
    t.do("A discard stop", "B free_hire miner")
    assert t.kind == "B discard"
    assert keys(t.B.discard) == ["miner"]
    t.do("discard trader")
    assert e.Discarded(1, "trader", False) in t.match.events


def test_v49_free_building_no_action() -> None:
    t = position(
        phase="action",
        tops={"stream": ["courier"]},
        tiles={"stream": ["grey_4b"]},
        A={
            "space": "3.5",
            "board": ["woodcutter_virtue", "deacon_virtue", "bishop"],
            "ink": 1,
        },
        spots={"lake_1": "workshop_3:B"},
    )
    t.do("action transcribe", "building workshop_1", "spot peaks_5")
    # The link to lake_1 pays both; of the cards only those of the transcription answer.
    t.do("resource stone", "order deacon_virtue")
    has(t.A, stone=2, virtue=6, corruption=2, built=["workshop_1"])
    has(t.B, stone=1)


def test_v41_turn_build_two_links() -> None:
    """Red is A, Blue B, Yellow C."""
    t = position(
        players=3,
        tops={"stream": ["mason", "friar"], "bay": ["peddler_ink"]},
        A={
            "space": "10",
            "board": ["thief", "labourer", "journeyman"],
            "hand": ["antagonist", "abbot", "squire"],
            "draw": 4,
            "silver": 3,
            "stone": 1,
        },
        B={"space": "4", "board": ["abbot", "labourer", "squire"], "hand": ["trader"]},
        C={"space": "2", "board": ["peddler_silver", "conspirator", "squire"]},
        spots={"stream_4": "workshop_2:B", "forest_1": "workshop_1:C"},
    )
    t.do("free_hire peddler_ink")
    has(t.A, virtue=5)
    t.do("play antagonist")
    has(t.A, corruption=4, unpaid=1)
    t.do("move 4", "B rearrange 123")
    has(t.A, silver=2)
    t.do("action build", "building trading_post_3", "dismiss yes", "rearrange 123")
    t.do("spot stream_5", "resource gold", "link stream_4_link", "destroy abbot", "B destroy stop")
    has(t.A, silver=3, gold=2, stone=1)
    t.do("recruit friar", "B rearrange 123", "C rearrange 123")
    has(
        t.A,
        space="4",
        board=["antagonist", "thief", "labourer"],
        discard=["journeyman", "peddler_ink", "friar"],
        silver=3,
        stone=1,
        gold=2,
        ink=0,
        unpaid=1,
        paid=1,
        acquired=1,
        approved=0,
        corruption=1,
        virtue=7,
        built=["trading_post_3"],
    )
    assert (len(t.A.hand), len(t.A.draw)) == (3, 2)
    has(t.B, virtue=6)
    has(t.C, gold=1, silver=2)
    assert keys(t.s.removed)[-2:] == ["mason", "abbot"]


# Manuscripts


def test_v18_transcribe_example() -> None:
    t = position(
        phase="action",
        tops={"stream": ["racketeer_destroy"]},
        tiles={"stream": ["grey_6a"]},
        A={
            "space": "3.5",
            "board": ["acolyte", "trader", "lender"],
            "bonuses": ["black"],
            "ink": 3,
            "silver": 2,
            "discard": ["thief"],
        },
    )
    t.do("action transcribe")
    # Needed, so that nobody is asked; no criminal lies on the own board at the shuffle.
    has(t.A, ink=0, silver=0, manuscripts=["grey_6a"], discard=[], virtue=6)


def test_v38_printed_manuscript() -> None:
    t = position(
        phase="action",
        tops={"bay": ["courier"]},
        empty_tiles=["bay"],
        A={"space": "7.5", "board": ["bishop", "abbot", "squire"]},
    )
    t.do("action transcribe")
    has(t.A, virtue=5, manuscripts=[], corruption=2)
    assert t.s.tile(t.s.order[3]).key == "printed_manuscript_bay"


def test_v43_turn_transcribe_collision_shifted() -> None:
    """Yellow is A, Red B, Blue C."""
    t = position(
        players=3,
        tops={"lake": ["courier"], "bay": ["miner"]},
        tiles={"bay": ["black_5b"], "peaks": ["blue_3a"]},
        A={
            "space": "6",
            "board": ["priest", "deacon_destroy", "thief"],
            "hand": ["friar", "lender", "trader"],
            "draw": 3,
            "silver": 2,
            "ink": 1,
            "corruption": 4,
            "built": ["workshop_2"],
            "manuscripts": ["black_4a", "black_4b"],
        },
        B={"board": ["antagonist", "conspirator", "abbot"]},
        C={"board": ["abbot", "squire", "labourer"]},
    )
    t.do("play friar", "move 7.5", "action transcribe", "free_manuscript blue_3a")
    assert keys(t.A.bonuses) == ["bonus_black"]
    t.do("free_hire courier", "choose destroy", "destroy lender", "recruit miner")
    has(
        t.A,
        space="7.5",
        board=["friar", "priest", "deacon_destroy"],
        silver=3,
        ink=0,
        unpaid=1,
        acquired=1,
        corruption=1,
        virtue=7,
        manuscripts=["black_4a", "black_4b", "black_5b", "blue_3a"],
        discard=["miner"],
    )
    assert (len(t.A.hand), len(t.A.draw)) == (3, 3)
    has(t.B, corruption=2)
    has(t.C, corruption=1, virtue=7)
    assert keys(t.s.removed)[-1] == "lender"


def test_v61_inner_pass() -> None:
    a = {"space": "3.5", "board": ["trader", "lender", "labourer"], "gold": 3}
    tiles = {"stream": ["grey_4a"]}
    t = position(phase="action", tops={"stream": ["courier"]}, tiles=tiles, A=a)
    assert keys(legal_actions(t.s, 0)) == ["place_workers", "pass"]
    a["board"] = ["trader", "lender", "squire"]
    t = position(phase="action", tops={"stream": ["courier"]}, tiles=tiles, A=a)
    assert keys(legal_actions(t.s, 0)) == ["place_workers"]
    t = position(phase="action", tops={"stream": ["courier"]}, tiles=tiles, A={**a, "ink": 4})
    assert keys(legal_actions(t.s, 0)) == ["place_workers", "transcribe"]


# Printed townsfolk


def test_v52_printed_townsfolk() -> None:
    t = position(
        phase="action",
        empty=["forest"],
        A={"space": "5", "board": ["strongman", "labourer", "abbot"], "silver": 5},
    )
    # The criminal icon is the third builder; without it nothing could be built.
    for turn, answers in enumerate((["workshop_1", "forest_1"], ["workshop_2"]), start=1):
        run(act(t.s, 0, BUILD), *answers)
        has(t.A, silver=5 - turn, corruption=1 + turn)
    assert not t.s.piles[2]
    assert "printed_forest" not in keys(t.s.visible())


def test_a_card_on_top_of_an_empty_pile_can_not_be_hired() -> None:
    t = position(
        phase="recruit",
        empty=["forest"],
        A={"space": "5", "board": ["charlatan", "abbot", "squire"], "silver": 5},
    )
    assert t.kind != "A recruit"


def test_trade_is_always_possible_on_the_outer_road() -> None:
    t = position(phase="action", A={"space": "4", "board": DULL})
    assert keys(legal_actions(t.s, 0)) == [TRADE.key]
    with pytest.raises(Illegal):
        position(phase="movement", A={"space": "4", "board": ["abbot", *DULL[1:]]}).do("move 4")


def test_links_have_names() -> None:
    assert len(Link.table) == 20
