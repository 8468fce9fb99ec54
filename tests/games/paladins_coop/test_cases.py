"""The worked cases, each under its own name; those of sharing stand in `test_sharing`."""

from __future__ import annotations

import pytest

from tests.games.paladins.table import Illegal, has, passes, reason, run
from tests.games.paladins.table import asked as question
from tests.games.paladins_coop.table import (
    RAIDERS,
    Table,
    do,
    end_of_round,
    places,
    points,
    position,
    score,
    told,
    workers_on,
)
from throneroom.games.west_kingdom.paladins.cards import ACTIONS, MODES
from throneroom.games.west_kingdom.paladins.flow import begin_round, keep_workers
from throneroom.games.west_kingdom.paladins.verbs import hold_inquisition, place_workshop
from throneroom.games.west_kingdom.paladins.workers import listed
from throneroom.games.west_kingdom.tomesaga.coop import team_outcome
from throneroom.games.west_kingdom.tomesaga.paladins_coop import PALADINS_COOP
from throneroom.games.west_kingdom.tomesaga.paladins_coop.cards import TEAM_ORDERS
from throneroom.games.west_kingdom.tomesaga.paladins_coop.flow import lower_attributes
from throneroom.games.west_kingdom.tomesaga.paladins_coop.laws import no_order
from throneroom.games.west_kingdom.tomesaga.paladins_coop.state import State
from throneroom.kernel import Match, Question, Score

INFLUENCE_FAITH = "coop_order_influence_faith"


def test_pc_01_target() -> None:
    s = position(players=3).s
    assert s.goal == 210
    for total, won in ((209, False), (210, True)):
        scores = [Score(70), Score(70), Score(total - 140)]
        assert team_outcome(scores, s.goal, "rounds").together is won


def test_pc_02_honour_cap() -> None:
    t = position(A={"faith": 11, "honour": 9})
    assert points(t, "A", "faith") == 11
    lower_attributes(t.s)
    has(t.A, faith=9)
    assert points(t, "A", "faith") == 11


def test_pc_03_honour_no_vp() -> None:
    t = position(A={"honour": 12}, B={"honour": 0})
    assert score(t, "A").total == score(t, "B").total


def test_pc_04_honour_bounds() -> None:
    t = position(A={"honour": 12}, B={"honour": 0})
    t.s.gain_honour(0, "")
    t.s.lose_honour(1, 1, "")
    has(t.A, honour=12)
    has(t.B, honour=0)


def with_order(**a: object) -> Table:
    return position(
        players=2,
        round=2,
        orders=["coop_order_strength_faith", INFLUENCE_FAITH],
        A={"pool": ["cleric", "scout"], "honour": 8, **a},
        B={"pool": ["labourer"], "honour": 5},
    )


def test_pc_05_order_example() -> None:
    t = with_order(influence=7, faith=6, paladin="anseis")  # lends 3 influence and 1 faith
    do(t, INFLUENCE_FAITH, crew="cleric")
    has(t.A, honour=9, pool=["scout"])
    has(t.B, honour=6)
    for name in "AB":
        assert points(t, name, "kings_orders") == 6
        assert points(t, name, "orders_failed") == -12
    assert t.s.order_crews[1] is not None


def test_what_an_order_brings_everybody_is_told_with_it() -> None:
    t = with_order(influence=7, faith=6, paladin="anseis")
    order = next(option for option in question(t).options if option.key == INFLUENCE_FAITH)
    assert PALADINS_COOP.about(t.s, None, question(t), order)["order_points"] == 6


def test_pc_06_order_unfulfilled() -> None:
    t = position(players=2, done=[2, 3])
    assert [points(t, name, "orders_failed") for name in "AB"] == [-4, -4]


def test_pc_07_order_round7() -> None:
    t = position(
        round=7,
        orders=["coop_order_strength_faith", INFLUENCE_FAITH],
        A={"pool": ["cleric"], "influence": 11, "faith": 8},
    )
    assert INFLUENCE_FAITH not in question(t).keys
    assert no_order(t.s, 0, TEAM_ORDERS[INFLUENCE_FAITH]) == "low_attributes"
    t.A.influence = 12
    assert no_order(t.s, 0, TEAM_ORDERS[INFLUENCE_FAITH]) == ""


FORTIFY = {"pool": ["merchant", "scout", "labourer", "labourer"], "provisions": 3}


def test_pc_08_fortify_threat() -> None:
    t = position(
        players=3,
        round=2,
        threats={"threat_fortify": 3},
        A=FORTIFY,
        tops={"walls": ["wall_vp2"]},
    )
    do(t, "fortify")
    assert workers_on(t, "threat_fortify") == 2
    assert told(t, "threat_fought")[0].left == 2


def test_pc_09_threat_cleared() -> None:
    t = position(players=2, round=2, threats={"threat_trade": 1}, A={"pool": ["labourer"]})
    do(t, "trade_one")
    assert t.s.face_up == []
    assert told(t, "threat_gone")[0].card == "threat_trade"
    t = position(players=2, round=2, removed=1, threats={"threat_trade": 0})
    assert end_of_round(t) == []
    has(t.A, honour=12)


def test_pc_10_choice() -> None:
    t = position(
        round=2,
        removed=2,
        threats={"threat_trade": 3},
        A={"honour": 0, "silver": 2},
        B={"honour": 5, "silver": 0},
        C={"honour": 0, "silver": 0},
    )
    assert end_of_round(t) == []
    has(t.A, honour=0, silver=1)
    has(t.B, honour=4, silver=0)
    has(t.C, honour=0, silver=0)
    assert [event.seat for event in told(t, "penalty_ignored")] == [2]


def test_pc_11_outsiders_count() -> None:
    raid = {**RAIDERS, "silver": 4}
    t = position(
        players=3,
        outsiders={1: "archer_green", 2: "armourer_green"},
        A=raid,
        B={**raid, "pool": ["fighter", "labourer", "cleric"]},
    )
    do(t, "attack", "archer_green")
    do(t, "convert", "armourer_green")
    assert t.s.removed == t.s.required == 2
    assert end_of_round(t) == []
    assert [player.honour for player in t.s.players] == [12, 12, 12]


def test_pc_12_outsiders_fail() -> None:
    t = position(players=3, removed=1)
    end_of_round(t)
    assert [player.honour for player in t.s.players] == [11, 11, 11]


def started(round_: int, players: int = 3, difficulty: str = "normal") -> State:
    """The start of a round."""
    s = position(players=players, round=round_ - 1, difficulty=difficulty).s
    s.log = []
    begin_round(s)
    return s


def test_pc_13_round1() -> None:
    s = started(1)
    assert s.face_up == []
    assert s.required == 2


def test_pc_14_round3_two() -> None:
    s = started(3)
    assert [event.kind for event in s.log or ()][1:5] == [
        *("order_revealed", "favour_revealed", "threat_revealed", "threat_revealed")
    ]
    assert [s.overlords[at] for at in s.face_up] == [3, 3]


def test_pc_15_hard_rounds() -> None:
    assert places("hard") == [
        (2, 2),
        (3, 3),
        (4, 3),
        (5, 4),
        (5, 4),
        (6, 5),
        (6, 5),
        (7, 6),
        (7, 6),
    ]
    for round_ in (4, 5, 6):
        assert len(started(round_, 2, "hard").face_up) == 2
    assert len(position(difficulty="hard").s.threats_out) == 1


def test_pc_16_nightmare() -> None:
    t = position(players=2, round=2, removed=1, difficulty="nightmare", threats={"threat_trade": 1})
    end_of_round(t)
    assert [player.honour for player in t.s.players] == [11, 11]
    assert workers_on(t, "threat_trade") == 2


def used_favour(uses: str, **a: object) -> Table:
    """Favours have been used in this order; A is on turn."""
    t = position(
        players=3,
        round=3,
        favours=["favour_any_food"],
        A={"pool": ["labourer", "labourer"], "silver": 3, **a},
        B={"pool": ["labourer", "labourer"], "silver": 3},
        C={"pool": ["labourer"], "silver": 3},
    )
    crew = MODES["hunt_one"].spaces[0].crews[0]
    for name in uses:
        seat = "ABC".index(name)
        t.s.favour_stacks[0].append(crew)
        t.s.favour_seats[0].append(seat)
        t.s.favour_crews[0], t.s.favour_users[0] = crew, seat
    return t


def test_pc_17_favour_twice() -> None:
    t = used_favour("BC", honour=7)
    do_favour(t)
    has(t.A, honour=5)


def do_favour(t: Table) -> None:
    t.match.answer("favour_any_food")
    while question(t).kind != "turn":
        t.match.answer(question(t).options[0])


def test_pc_18_favour_first() -> None:
    t = used_favour("")
    do_favour(t)
    has(t.A, honour=12)


def test_pc_25_inquisition_honour() -> None:
    t = position(A={"suspicion": 3}, B={"suspicion": 2}, C={"suspicion": 1})
    run(t, hold_inquisition(t.s))
    has(t.A, honour=11, unpaid=1)
    has(t.B, honour=11, unpaid=0)
    has(t.C, honour=12, unpaid=0)


def test_pc_26_leftover_workers() -> None:
    t = position(players=3, round=7, threats={"threat_trade": 3, "threat_hunt": 1})
    assert [points(t, name, "overlord_workers") for name in "ABC"] == [-12, -12, -12]


def test_pc_27_two_start_townsfolk() -> None:
    match = Match.new(PALADINS_COOP, {"players": 4}, 5)
    while match.decision is not None and match.decision.kind == "first_townsfolk":
        match.answer(match.decision.options[0])
        while match.decision.kind not in ("first_townsfolk", "paladin"):
            match.answer(match.decision.options[-1])
    s: State = match.state
    for player in s.players:
        assert player.starter is not None
        assert len(player.townsfolk) == 2
    assert len({player.starter for player in s.players}) == 4


def test_pc_28_suspicion_penalty_order() -> None:
    t = position(
        players=3,
        round=2,
        first=1,
        removed=2,
        tax=3,
        threats={"threat_conspire": 3},
        tops={"suspicion": ["suspicion_2", "suspicion_1", "suspicion_0"]},
    )
    end_of_round(t)
    assert [event.seat for event in told(t, "suspicion_drawn")] == [1, 2, 0]
    kinds = [event.kind for event in t.s.log or ()]
    assert kinds.index("inquisition") < len(kinds) - 1 - kinds[::-1].index("suspicion_drawn")


def test_pc_29_workshop_penalty() -> None:
    t = position(
        round=2,
        removed=1,
        threats={"threat_develop": 2},
        A={"honour": 3},
        B={"workshops": {"garrison": 1}},
    )
    assert end_of_round(t, B=["workshop"]) == [("B", "penalty", ["honour", "workshop"])]
    has(t.A, honour=2)
    has(t.B, honour=12, lost_workshops=1)
    assert sum(t.B.covered) == 0


def test_pc_30_free_develop_no_removal() -> None:
    t = position(
        players=2,
        round=3,
        favours=["favour_merchant"],
        threats={"threat_develop": 2},
        A={"pool": ["merchant"], "silver": 9, "provisions": 9},
    )
    t.match.answer("favour_merchant")
    while question(t).kind != "turn":
        keys = question(t).keys
        t.match.answer("garrison" if "garrison" in keys else question(t).options[0])
    assert t.A.covers(ACTIONS["garrison"]) == 1
    assert workers_on(t, "threat_develop") == 2


def test_pc_31_inquisition_loss_once() -> None:
    t = position(A={"suspicion": 2}, B={"suspicion": 3})
    run(t, hold_inquisition(t.s))
    has(t.A, honour=11, unpaid=0, suspicion=2)


def test_pc_32_favour_low_honour() -> None:
    t = used_favour("BCB", honour=1)
    do_favour(t)
    has(t.A, honour=0)


def test_pc_33_favour_round_trip() -> None:
    t = used_favour("")
    do_favour(t)  # A
    do_favour(t)  # B
    passes(t)
    do_favour(t)  # A
    has(t.A, honour=10)
    has(t.B, honour=11)


@pytest.mark.parametrize(("honour", "costs"), [(12, 2), (1, 1), (0, 0)])
def test_a_favour_says_what_it_costs_of_the_honour_that_is_left(honour: int, costs: int) -> None:
    t = used_favour("BC")
    t.A.honour = honour
    asked = t.match.question(0)
    assert isinstance(asked, Question)
    [about] = [choice.about for choice in asked.choices if choice.key == "favour_any_food"]
    assert about["honour"] == costs


def test_what_the_threats_take_is_not_told_as_what_the_last_action_does() -> None:
    """They are resolved up to a choice, and nothing is learned before that."""
    t = position(
        threats={"threat_trade": 1}, A={"pool": ["labourer"], "silver": 2}, B={"passed": True}
    )
    t.match.answer("hunt_one")
    asked = t.match.question(0)
    assert isinstance(asked, Question)
    [mine] = [choice.about for choice in asked.choices if choice.key == "player:0"]
    assert (mine.get("change_provisions"), mine.get("change_honour")) == (1, None)


def test_favours_feed_each_other_without_honour() -> None:
    """Nothing is left to lose, and nothing in the rules ends it."""
    t = position(
        round=4,
        favours=["favour_any_criminals", "favour_criminal_labour"],
        A={"pool": ["labourer"], "honour": 0},
        B={"passed": True},
    )
    for uses in range(1, 11):
        t.match.answer("favour_any_criminals")
        while question(t).kind != "turn":
            t.match.answer("labourer" if "labourer" in question(t).keys else question(t).keys[0])
        t.match.answer("favour_criminal_labour")
        has(t.A, honour=0)
        assert t.A.workers == 1 + 3 * uses
    assert [len(stack) for stack in t.s.favour_stacks[:2]] == [10, 10]


@pytest.mark.parametrize(("left", "placed"), [(2, 2), (0, 0)])
def test_pc_39_few_workers(left: int, placed: int) -> None:
    s = position(players=4, round=5, threats={"threat_trade": 20 - left}).s
    s.log = []
    begin_round(s)
    assert s.overlords[5] == placed
    assert s.free == 0
    assert bool([event for event in s.log if event.kind == "threat_gone"]) is (not placed)


SIX = {"workshops": {"garrison": 2, "commission": 2, "fortify": 2}}


def test_pc_40_workshop_row() -> None:
    t = position(round=2, removed=1, threats={"threat_develop": 2}, A=SIX, B={})
    assert end_of_round(t, A=["workshop", "garrison"])[1][1] == "lose_workshop"
    mode = MODES["garrison"]
    assert mode.spaces[t.A.covers(mode.action)].printed == ("any", "fighter")
    has(t.A, workshops=6)
    assert points(t, "A", "workshops") == 1


def test_pc_41_workshop_again() -> None:
    t = position(A={"workshops": {"garrison": 1, "commission": 2, "fortify": 2}}, B={})
    t.A.lost_workshops = 1
    run(t, place_workshop(t.s, 0, ACTIONS["garrison"], ACTIONS["develop"]))
    has(t.A, workshops=7, pool=["labourer"])
    assert points(t, "A", "workshops") == 3


def test_pc_42_attribute_zero() -> None:
    t = position(
        round=2,
        removed=1,
        threats={"threat_fortify": 2},
        A={"honour": 0, "strength": 0, "paladin": "roland"},
        B={"strength": 0},
    )
    assert end_of_round(t) == []
    has(t.A, honour=0, strength=0)
    assert [event.seat for event in told(t, "penalty_ignored")] == [0]


def test_pc_43_left_to_right() -> None:
    t = position(round=2, threats={"threat_trade": 2}, A={"honour": 1, "silver": 1}, B={})
    assert end_of_round(t) == []
    has(t.A, honour=0, silver=0)


def test_pc_44_suspicion_at_end() -> None:
    t = position(
        players=2,
        round=2,
        removed=1,
        tax=1,
        threats={"threat_conspire": 2},
        A={"suspicion": 1},
        B={"suspicion": 1},
        tops={"suspicion": ["suspicion_1"]},
    )
    end_of_round(t)
    has(t.A, silver=1, unpaid=1, suspicion=1, honour=11)
    has(t.B, unpaid=0, suspicion=2, honour=12)
    kinds = [event.kind for event in t.s.log or ()]
    drawn = [i for i, kind in enumerate(kinds) if kind == "suspicion_drawn"]
    assert drawn[0] < kinds.index("inquisition") < drawn[1]
    refilled = told(t, "tax_refilled")
    assert [event.silver for event in refilled] == [6]


def test_pc_45_champion() -> None:
    t = position(players=2, done=[1, 3], round=4, A={"converted": ["champion_green"]})
    t.s.order_users[0] = t.s.order_users[2] = 1
    assert points(t, "A", "outsiders") == 2


def test_pc_46_warrior_capped() -> None:
    t = position(A={"faith": 12, "honour": 7, "converted": ["warrior_green"]})
    assert points(t, "A", "faith") == 6
    assert points(t, "A", "outsiders") == 1


def test_pc_47_order_worker_stays() -> None:
    t = with_order(influence=10, faith=6, pool=["criminal", "scout", "scout", "scout"])
    do(t, INFLUENCE_FAITH, crew="criminal")
    run(t, keep_workers(t.s))
    assert listed(t.A.pool) == ["scout", "scout", "scout"]
    assert t.s.order_crews[1] is not None
    assert t.s.order_crews[1].key == "criminal"


def test_pc_48_nightmare_cleared() -> None:
    t = position(
        players=2,
        round=2,
        removed=1,
        difficulty="nightmare",
        threats={"threat_trade": 1},
        A={"pool": ["labourer"]},
    )
    do(t, "trade_one")
    assert end_of_round(t) == []
    assert t.s.overlords == [0] * 9
    has(t.A, honour=12)


def test_pc_49_nightmare_round_7() -> None:
    t = position(
        players=2,
        round=7,
        removed=2,
        difficulty="nightmare",
        threats={"threat_trade": 1, "threat_hunt": 1},
    )
    end_of_round(t)
    assert [t.s.overlords[at] for at in t.s.face_up] == [2, 2]
    assert [points(t, name, "overlord_workers") for name in "AB"] == [-12, -12]


def test_pc_50_cleanup_not_removal() -> None:
    t = position(players=2, outsiders={1: "archer_green"}, A={"pool": ["labourer"]}, B={"pool": []})
    for player in t.s.players:
        player.paladin = player.deck.pop()
    passes(t)
    assert t.s.round == 2
    assert [player.honour for player in t.s.players] == [11, 11]
    assert told(t, "card_left")[0].card == "archer_green"


def test_pc_51_final() -> None:
    t = position(
        round=7,
        done=[1, 3],
        threats={"threat_trade": 3},
        A={"honour": 10, "faith": 12, "strength": 8, "influence": 11},
        B={"honour": 7, "faith": 7, "strength": 9, "influence": 6},
    )
    lower_attributes(t.s)
    assert [t.A.faith, t.A.strength, t.A.influence] == [10, 8, 10]
    assert [t.B.faith, t.B.strength, t.B.influence] == [7, 7, 6]
    base = {"A": 40, "B": 45}
    totals = {}
    for name, own in base.items():
        attributes = sum(points(t, name, one) for one in ("faith", "strength", "influence"))
        orders = points(t, name, "kings_orders") + points(t, name, "orders_failed")
        overlord = points(t, name, "overlord_workers")
        assert (attributes, orders, overlord) == ({"A": 35, "B": 18}[name], 6, -9)
        totals[name] = own + attributes + orders + overlord
        assert score(t, name).total == totals[name] - own, "nothing else scores here"
    assert totals == {"A": 72, "B": 60}
    assert t.s.goal == 140
    scores = [Score(total) for total in totals.values()]
    assert team_outcome(scores, t.s.goal, "rounds").together is False


def test_an_illegal_order_is_refused() -> None:
    t = with_order(influence=9, faith=6)
    with pytest.raises(Illegal):
        do(t, INFLUENCE_FAITH)
    assert reason(t, "trade_one") == ""
