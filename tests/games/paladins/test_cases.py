"""Worked cases: actions, workers, the rows, the map. The numbers are those of `cases.py`."""

from __future__ import annotations

import pytest

from tests.games.paladins.table import (
    Illegal,
    asked,
    do,
    has,
    position,
    reason,
    targets,
    workers,
)
from throneroom.games.west_kingdom.paladins.cards import open_locations
from throneroom.kernel import Match


def test_pal_02_attr_cap() -> None:
    t = position(
        tops={"walls": ["wall_strength"]},
        A={"strength": 12, "provisions": 1, "pool": ["merchant", "labourer", "scout"]},
    )
    do(t, "fortify")
    has(t.A, strength=12, walls=1, provisions=0, pool=[], silver=0)


def test_pal_09_requirement_with_paladin() -> None:
    t = position(
        A={"paladin": "oliver", "provisions": 1, "pool": ["scout", "labourer", "cleric"]},
    )
    do(t, "commission", "loc_3_3")
    has(t.A, provisions=0, silver=2, influence=1, monks=1, faith=0)


def test_pal_10_requirement_fails() -> None:
    t = position(
        A={
            "paladin": "ivon",
            "faith": 1,
            "provisions": 1,
            "pool": ["scout", "labourer", "cleric"],
        },
    )
    columns = {key.split("_")[1] for key in targets(t, "commission")}
    assert columns == {"1", "2", "3"}
    with pytest.raises(Illegal):
        do(t, "commission", "loc_4_1")


def test_pal_11_wild() -> None:
    t = position(
        outsiders={1: "archer_green"},
        A={"strength": 1, "pool": ["criminal", "criminal", "labourer"]},
    )
    do(t, "attack", "archer_green")
    has(t.A, pool=["scout"], provisions=1, influence=1, attacked=["archer_green"])


def test_pal_12_wild_not_reverse() -> None:
    t = position(round=3, favours=["favour_criminal_labour"], A={"pool": ["labourer", "fighter"]})
    assert reason(t, "favour_criminal_labour") == "no_workers"


def test_pal_13_matching_search() -> None:
    t = position(A={"pool": ["scout", "labourer"]})
    do(t, "hunt_two")
    has(t.A, provisions=3, pool=[])


def test_pal_14_hunt_one() -> None:
    t = position(A={"paladin": "girard", "pool": ["labourer"]})
    do(t, "hunt_one")
    has(t.A, provisions=3)


def test_pal_15_trade_two() -> None:
    t = position(A={"paladin": "otton", "pool": ["labourer", "merchant"]})
    do(t, "trade_two")
    has(t.A, silver=5)


def test_pal_16_once_per_round() -> None:
    t = position(A={"pool": ["labourer", "labourer"], "placed": {"hunt": "labourer"}})
    assert reason(t, "hunt_one") == "occupied"
    assert reason(t, "hunt_two") == "occupied"


def test_pal_17_pray_clears() -> None:
    pool = ["labourer", "labourer", "labourer", "cleric"]
    t = position(A={"silver": 2, "pool": pool}, B={"pool": []})
    do(t, "hunt_one", crew="labourer")
    do(t, "pray", "hunt")
    has(t.A, silver=0, pool=["labourer", "labourer"])
    do(t, "hunt_one")
    has(t.A, provisions=2)


def test_pal_18_pray_not_itself() -> None:
    t = position(
        round=3,
        favours=["favour_any_pray"],
        A={"pool": ["labourer"], "placed": {"pray": "cleric"}},
    )
    do(t, "favour_any_pray")
    has(t.A, pool=[])
    assert t.s.favour_users[0] == 0
    assert t.A.placed[4] is not None


def test_pal_19_develop_discount() -> None:
    t = position(A={"paladin": "samson", "silver": 2, "pool": ["labourer", "labourer"]})
    do(t, "develop", "attack")
    has(t.A, silver=0, pool=["scout"], workshops=1)


def test_pal_20_develop_cover() -> None:
    t = position(
        A={"silver": 8, "provisions": 1, "pool": ["labourer"] * 4, "placed": {}},
        B={"pool": []},
    )
    do(t, "develop", "commission")
    has(t.A, pool=workers("labourer", "labourer", "scout"), silver=4)
    second = position(
        A={"silver": 4, "workshops": {"commission": 1}, "pool": ["labourer", "labourer"]}
    )
    do(second, "develop", "commission")
    has(second.A, pool=["labourer"])
    third = position(
        A={
            "silver": 4,
            "provisions": 1,
            "workshops": {"commission": 2},
            "pool": ["labourer", "labourer", "cleric"],
        },
        B={"pool": []},
    )
    assert "commission" not in targets(third, "develop")
    do(third, "commission", "loc_1_2")
    has(third.A, pool=["labourer", "labourer"], monks=1)
    fourth = position(
        A={"provisions": 1, "workshops": {"commission": 2}, "pool": ["labourer", "scout"]}
    )
    assert reason(fourth, "commission") == "no_workers"
    fifth = position(A={"provisions": 1, "workshops": {"commission": 2}, "pool": ["criminal"]})
    do(fifth, "commission", "loc_1_2")
    has(fifth.A, monks=1)


def test_pal_26_hire_with_debt() -> None:
    hirer = {"pool": ["labourer", "fighter"]}
    t = position(row={2: "abbot_1"}, A=hirer)
    do(t, "hire", "debt:abbot_1")
    has(t.A, unpaid=1, townsfolk=["abbot_1"], silver=0)
    rich = position(row={2: "abbot_1"}, A={**hirer, "silver": 2})
    assert targets(rich, "hire") == ["abbot_1", "debt:abbot_1"]
    do(rich, "hire", "debt:abbot_1")
    has(rich.A, unpaid=1, silver=2)
    third = position(row={3: "abbot_1"}, A=hirer)
    assert reason(third, "hire") == "no_silver"


def test_pal_27_roland() -> None:
    t = position(row={1: "abbot_1"}, A={"paladin": "roland", "pool": ["labourer", "fighter"]})
    do(t, "hire", "abbot_1")
    has(t.A, unpaid=0, silver=0, townsfolk=["abbot_1"])


def test_pal_28_initial_order() -> None:
    from throneroom.games.west_kingdom.paladins import PALADINS

    match = Match.new(PALADINS, {"players": 3, "first": 1}, 5)
    chosen: list[int] = []
    while match.decision is not None and match.decision.kind == "first_townsfolk":
        assert len(match.decision.options) == 5 - len(chosen)
        chosen.append(match.decision.seat)
        match.answer(match.decision.options[0])
    assert chosen == [0, 2, 1]


def test_pal_30_favour_once() -> None:
    t = position(round=3, favours=["favour_any_food"], A={"pool": ["scout"]}, B={"pool": ["scout"]})
    do(t, "favour_any_food")
    assert asked(t).seat == 1
    assert reason(t, "favour_any_food") == "favour_used"


def test_pal_33_fortify_first() -> None:
    t = position(
        tops={"walls": ["wall_vp2"]},
        A={"provisions": 1, "pool": ["merchant", "labourer", "scout"]},
    )
    do(t, "fortify")
    has(t.A, strength=1, walls=1, provisions=0)
    stronger = position(
        tops={"walls": ["wall_strength"]},
        A={"provisions": 1, "pool": ["merchant", "labourer", "scout"]},
    )
    do(stronger, "fortify")
    has(stronger.A, strength=2)


def test_pal_34_fortify_fourth() -> None:
    builder = {
        "walls": 3,
        "influence": 3,
        "provisions": 1,
        "pool": ["merchant", "labourer", "scout"],
    }
    t = position(A={**builder, "paladin": "gerin"})
    assert reason(t, "fortify") == "no_provisions"
    free = position(tops={"walls": ["wall_vp2"]}, A={**builder, "paladin": "anseis"})
    do(free, "fortify")
    has(free.A, walls=4, provisions=1)


def test_pal_35_abbots() -> None:
    t = position(
        A={
            "silver": 2,
            "townsfolk": ["abbot_1", "abbot_2"],
            "pool": ["cleric", "labourer", "merchant"],
        }
    )
    do(t, "absolve", "abs_faith")
    has(t.A, faith=2, pool=["labourer"], provisions=1)


def test_pal_36_seven_converted() -> None:
    seven = [
        *("archer_green", "armourer_green", "assassin_green", "champion_green"),
        *("guardian_green", "hunter_green", "invader_green"),
    ]
    pool = ["fighter", "labourer", "cleric"]
    t = position(outsiders={1: "thief_blue"}, A={"silver": 2, "converted": seven, "pool": pool})
    assert reason(t, "convert") == "all_done"
    attacker = position(
        outsiders={1: "armourer_blue"},
        A={"strength": 1, "attacked": seven, "pool": ["scout", "labourer", "fighter"]},
    )
    do(attacker, "attack", "armourer_blue")
    assert len(attacker.A.attacked) == 8


def test_pal_38_location_shared() -> None:
    t = position(
        map={"loc_1_1": "monk:B"},
        A={"strength": 1, "provisions": 1, "pool": ["merchant", "labourer", "fighter"]},
        B={"monks": 1},
    )
    assert targets(t, "garrison") == ["loc_1_2"]


def test_pal_39_closed_locations() -> None:
    assert len(open_locations(2, 6)) == 25
    assert all(place.players == 1 for place in open_locations(2, 6))
    assert len(open_locations(4, 6)) == 40


def test_pal_40_debt_collector() -> None:
    builder = {
        "paladin": "oliver",
        "faith": 2,
        "provisions": 1,
        "townsfolk": ["debt_collector_1"],
        "pool": ["scout", "labourer", "cleric"],
    }
    t = position(A={**builder, "unpaid": 1})
    do(t, "commission", "loc_4_5", pay_debt="yes")
    has(t.A, unpaid=0, paid=1, pool=["labourer"], influence=1)
    told = [event.kind for event in t.match.events]
    gained = [i for i, event in enumerate(t.match.events) if event.kind == "gained"]
    assert told.index("debt_paid") < gained[0] < gained[1]
    free = position(A=builder)
    do(free, "commission", "loc_4_5")
    has(free.A, paid=0, pool=[], influence=1)


def test_pal_41_attack_shortfall() -> None:
    attacker = {
        "paladin": "engelier",
        "strength": 1,
        "silver": 3,
        "pool": ["scout", "labourer", "fighter"],
    }
    t = position(outsiders={4: "warrior_green"}, A=attacker)
    do(t, "attack", "warrior_green")
    has(t.A, silver=2, provisions=2, influence=1)
    poor = position(outsiders={4: "warrior_green"}, A={**attacker, "silver": 2})
    assert reason(poor, "attack") == "none_in_reach"


def test_pal_42_convert_no_shortfall() -> None:
    t = position(
        outsiders={3: "warrior_green"},
        A={"faith": 3, "silver": 9, "pool": ["fighter", "labourer", "cleric"]},
    )
    assert reason(t, "convert") == "none_in_reach"


def test_pal_45_pray_clears_itself() -> None:
    monk = {"faith": 4, "provisions": 1, "pool": ["scout", "labourer", "cleric"]}
    t = position(A=monk)
    do(t, "commission", "loc_3_4", free_pray="commission")
    has(t.A, pool=[], influence=1)
    assert t.A.placed[6] is None
    declined = position(A=monk)
    do(declined, "commission", "loc_3_4", free_pray="stop")
    assert declined.A.placed[6] is not None


def test_pal_46_pray_needs_target() -> None:
    t = position(A={"silver": 2, "pool": ["cleric"]})
    assert reason(t, "pray") == "nothing_to_clear"


def test_pal_47_develop_not_on_workers() -> None:
    t = position(
        A={
            "silver": 4,
            "pool": ["labourer", "labourer"],
            "placed": {"fortify": "labourer-scout-merchant"},
        }
    )
    assert targets(t, "develop") == ["commission", "garrison", "absolve", "attack", "convert"]


def test_pal_48_develop_leftmost_space() -> None:
    t = position(A={"silver": 4, "pool": ["labourer", "labourer"]})
    do(t, "develop", "garrison")
    has(t.A, pool=["merchant"])


def test_pal_49_new_card_pays_later() -> None:
    t = position(
        row={3: "acolyte_2"},
        A={"provisions": 1, "pool": ["scout", "labourer", "cleric"]},
    )
    do(t, "commission", "loc_1_1", free_hire="acolyte_2")
    has(t.A, silver=1, townsfolk=["acolyte_2"])


def test_pal_59_cost_before_gain() -> None:
    t = position(
        outsiders={1: "warrior_green"},
        A={
            "silver": 1,
            "townsfolk": ["missionary_3"],
            "pool": ["fighter", "labourer", "cleric"],
        },
    )
    assert reason(t, "convert") == "no_silver"


def test_pal_61_no_refill_in_round() -> None:
    t = position(
        outsiders={1: "warrior_green", 2: "thief_green"},
        A={"silver": 2, "pool": ["fighter", "labourer", "cleric"]},
    )
    do(t, "convert", "warrior_green")
    assert asked(t).seat == 1
    assert [card and card.key for card in t.s.outsider_row[:2]] == [None, "thief_green"]


def test_pal_63_wall_deck_empty() -> None:
    t = position(A={"provisions": 1, "pool": ["merchant", "labourer", "scout"]})
    t.state.walls.clear()
    assert reason(t, "fortify") == "no_walls"


def test_pal_65_slot_one_debt_roland() -> None:
    t = position(
        row={1: "abbot_1", 5: "abbot_2"},
        A={"paladin": "roland", "pool": ["labourer", "fighter"]},
    )
    assert targets(t, "hire") == ["abbot_1", "abbot_2"]


def test_pal_66_recruit_once() -> None:
    t = position(
        row={5: "abbot_1", 4: "abbot_2"},
        A={"pool": ["labourer", "labourer", "fighter"]},
        B={"pool": []},
    )
    do(t, "dismiss", "abbot_1")
    assert reason(t, "hire") == "occupied"


def test_pal_67_paladin_over_12() -> None:
    six = ["abs_free_hire", "abs_labourer", "abs_pray", "abs_pray", "abs_faith", "abs_provisions"]
    t = position(
        A={
            "paladin": "gerin",
            "influence": 11,
            "silver": 2,
            "spots": six,
            "pool": ["cleric", "labourer", "merchant"],
        }
    )
    do(t, "absolve", "abs_debt")
    has(t.A, jars=7, faith=1)
    unaided = position(
        A={
            "influence": 11,
            "silver": 2,
            "spots": six,
            "pool": ["cleric", "labourer", "merchant"],
        }
    )
    assert reason(unaided, "absolve") == "low_attribute"


def test_pal_57_option_without_effect() -> None:
    t = position(
        round=3,
        extra=True,
        favours=["favour_fighter"],
        A={"silver": 3, "townsfolk": ["noblewoman_1"], "pool": ["fighter"]},
    )
    do(t, "favour_fighter", pick="favour_fighter:pay_debt")
    has(t.A, silver=0, paid=0, pool=["labourer"])
    assert t.s.favour_users[0] == 0


def test_pal_58_favour_cost() -> None:
    t = position(round=3, favours=["favour_any_debt"], A={"pool": ["cleric"]})
    do(t, "favour_any_debt")
    has(t.A, unpaid=1, pool=workers("scout", "merchant", "fighter"))
