"""The worked cases of friends who get what an action brings."""

from __future__ import annotations

from tests.games.paladins.table import asked as question
from tests.games.paladins.table import has
from tests.games.paladins_coop.table import (
    RAIDERS,
    Table,
    do,
    position,
    receivers,
    workers_on,
)
from throneroom.games.west_kingdom.paladins.cards import ACTIONS, MODES
from throneroom.games.west_kingdom.tomesaga.paladins_coop.laws import no_mode_for
from throneroom.kernel import Question


def test_pc_19_share_conspire() -> None:
    t = position(A={"pool": ["labourer"]}, B={}, tops={"suspicion": ["suspicion_2"]})
    do(t, "conspire", to="B")
    has(t.A, pool=[], suspicion=0, silver=0)
    has(t.B, pool=["labourer", "criminal"], suspicion=1, silver=2)


def test_pc_20_share_trade() -> None:
    t = position(A={"pool": ["labourer", "merchant"]}, B={})
    do(t, "trade_two", to="B")
    has(t.B, silver=3)
    has(t.A, silver=0, pool=[])


def test_pc_21_share_honour() -> None:
    t = position(A={"pool": ["cleric"]}, B={"honour": 9, "suspicion": 1})
    do(t, "honour_cleric", to="B", discard_suspicion="yes")
    has(t.B, honour=10, suspicion=0)


def developing(**b: object) -> Table:
    return position(
        A={"pool": ["labourer", "labourer"], "silver": 4, "paladin": "samson"},
        B={"pool": [], "townsfolk": ["architect_1"], **b},
        players=3,
    )


def test_pc_22_share_discount() -> None:
    t = developing()
    t.match.answer("develop")
    t.match.answer("player:1")
    assert question(t).seat == 1, "the receiver chooses the space"
    t.match.answer("garrison")
    has(t.A, silver=2, pool=[])
    has(t.B, pool=["labourer", "merchant"])
    assert t.B.covers(ACTIONS["garrison"]) == 1


def test_pc_23_share_discount_reverse() -> None:
    t = position(
        A={"pool": ["labourer", "labourer"], "silver": 4}, B={"paladin": "samson"}, players=3
    )
    t.match.answer("develop")
    t.match.answer("player:1")
    has(t.A, silver=0)


def test_pc_24_no_share_right() -> None:
    t = position(players=2, outsiders={1: "archer_green"}, A={**RAIDERS, "silver": 4})
    assert receivers(t, "attack") == "A"
    assert no_mode_for(t.s, 0, MODES["attack"], 1) == "not_shared"


def test_pc_34_share_with_passed() -> None:
    t = position(A={"pool": ["labourer", "merchant", "labourer"]}, B={"passed": True, "pool": []})
    do(t, "trade_two", to="B")
    has(t.B, silver=3, passed=True)
    assert question(t).seat == 0


def test_pc_35_share_pray_no_target() -> None:
    t = position(A={"pool": ["cleric"], "silver": 2, "placed": {"hunt": "labourer"}}, B={})
    assert receivers(t, "pray") == "A"
    t = position(
        A={"pool": ["cleric"], "silver": 2}, B={"placed": {"trade": "labourer"}}, players=3
    )
    t.match.answer("pray")
    has(t.A, silver=0)
    assert t.B.placed == (None,) * 13, "only B could be prayed for"


def test_pc_36_share_recruit_debt() -> None:
    t = position(row={1: "abbot_2"}, A={"pool": ["labourer", "fighter"], "silver": 3}, B={})
    do(t, "hire", "debt:abbot_2", to="B")
    has(t.A, unpaid=1, silver=3)
    has(t.B, unpaid=0, provisions=1, townsfolk=["start_mason", "abbot_2"])


def test_pc_37_share_girard() -> None:
    t = position(
        round=2, threats={"threat_hunt": 2}, A={"pool": ["labourer"], "paladin": "girard"}, B={}
    )
    do(t, "hunt_one", to="B")
    has(t.B, provisions=3)
    assert workers_on(t, "threat_hunt") == 1


def test_a_paladin_of_the_receiver_adds_nothing() -> None:
    t = position(A={"pool": ["labourer"]}, B={"paladin": "girard"})
    do(t, "hunt_one", to="B")
    has(t.B, provisions=1)


def test_pc_38_share_threat_once() -> None:
    t = position(round=2, threats={"threat_trade": 2}, A={"pool": ["labourer"]}, B={})
    do(t, "trade_one", to="B")
    assert workers_on(t, "threat_trade") == 1


def foretold(t: Table, key: str) -> dict[str, object]:
    asked = t.match.question(question(t).seat)
    assert isinstance(asked, Question)
    return dict(next(choice.about for choice in asked.choices if choice.key == key))


def test_what_only_friends_can_get_is_told_before() -> None:
    praying = {"pool": ["cleric", "labourer"], "silver": 2}
    busy = {"placed": {"hunt": "labourer"}}
    t = position(A=praying, B=busy, C=busy, players=3)
    assert foretold(t, "pray")["friends"] == ["1", "2"]
    assert "friends" not in foretold(t, "conspire")
    assert "friends" not in foretold(position(A={**praying, **busy}, B=busy), "pray")
