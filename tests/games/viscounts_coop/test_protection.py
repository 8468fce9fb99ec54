"""The worked cases of protection, of reminder cards and of the castle."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.viscounts.table import Table, has, run, workers
from tests.games.viscounts_coop.table import (
    RICH,
    arrive,
    his,
    his_castle,
    outposts,
    overlords_turn,
    position,
    state,
    told,
)
from throneroom.games.west_kingdom.tomesaga.viscounts_coop import events
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.actions import after_action
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.flow import act
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.state import State
from throneroom.games.west_kingdom.viscounts import events as base
from throneroom.games.west_kingdom.viscounts.actions import free_building, take_manuscript
from throneroom.games.west_kingdom.viscounts.cards import (
    BUILD,
    MANUSCRIPTS,
    PLACE,
    TRADE,
    Section,
)
from throneroom.games.west_kingdom.viscounts.castle import place_workers, resolve_castle
from throneroom.games.west_kingdom.viscounts.steps import Step

# Protection and reminder cards


def test_vc_16_protection_board() -> None:
    t = position(piece="4", his={"4": 1}, reminders={"A": "blue"}, players=3, A={"space": "4"})
    s = state(t)
    after_action(s, 0, TRADE)
    assert his(s) == {"4": 1}
    t = position(piece="4", his={"3.5": 1}, reminders={"A": "yellow"}, players=3,
                 A={"space": "3.5"})  # fmt: skip
    s = state(t)
    after_action(s, 0, PLACE)
    assert his(s) == {"3.5": 1}
    assert s.protected_section == Section.table["flip"].number, "which faces the stream"


def test_vc_17_protection_other_outer() -> None:
    t = position(piece="4", his={"3": 1}, reminders={"A": "blue"}, players=3, A={"space": "3"})
    s = state(t)
    after_action(s, 0, TRADE)
    assert (his(s), s.overlord.supply) == ({}, 20)


def test_vc_18_place_worker() -> None:
    t = position(his={"5": 1}, reminders={"A": "black"}, players=3, A={"space": "5"})
    s = state(t)
    after_action(s, 0, TRADE)
    assert (outposts(s), t.A.workers) == ({}, 20)
    t = position(reminders={"A": "black"}, outposts={"5": {"A": 4, "B": 1}}, players=3,
                 A={"space": "5"})  # fmt: skip
    s = state(t)
    after_action(s, 0, TRADE)
    assert (outposts(s), t.A.workers) == ({"5": {"A": 5, "B": 1}}, 15)


def test_vc_35_place_blocked_by_own_supply() -> None:
    t = position(reminders={"A": "black"}, outposts={"9": {"A": 20}}, players=3, A={"space": "5"})
    s = state(t)
    after_action(s, 0, TRADE)
    assert outposts(s) == {"9": {"A": 20}}


def test_vc_32_remove_nothing() -> None:
    t = position(his={"6": 1}, reminders={"A": "grey"}, players=3, A={"space": "5", **RICH})
    s = state(t)
    after_action(s, 0, BUILD)
    assert his(s) == {"6": 1}


def test_vc_33_free_building_no_bottom() -> None:
    """A Workshop for nothing is no Build; the Transcribe that gave it is one."""
    t = position(his={"5.5": 1}, reminders={"A": "grey"}, players=3, A={"space": "5.5"})
    s = state(t)
    run(free_building(s, 0, Step("free_building", 1, "workshop"), None), "workshop_1", "lake_1")
    assert his(s) == {"5.5": 1}
    t = position(
        his={"5.5": 1}, reminders={"A": "black"}, players=3, phase="action",
        tiles={"forest": ["grey_4b"]}, A={"space": "5.5", "board": ["abbot"], **RICH},
    )  # fmt: skip
    t.do("action transcribe")
    t.until("recruit", "play")
    assert len(t.A.built) == 1
    assert his(state(t)) == {}


def test_a_passed_action_is_none() -> None:
    """Trade and Transcribe answer for the black card; a pass answers for nothing."""
    t = position(
        his={"5.5": 1}, reminders={"A": "black"}, players=3, phase="action",
        tiles={"forest": ["grey_6a"]},
        A={"space": "5.5", "board": ["labourer", "trader", "courier"]},
    )  # fmt: skip
    s = state(t)
    run(act(s))
    assert told(s, base.Passed)
    assert his(s) == {"5.5": 1}


def test_a_trade_without_an_exchange_is_an_action() -> None:
    t = position(
        his={"5": 1}, reminders={"A": "blue"}, players=3, phase="action",
        A={"space": "5", "board": ["labourer", "squire", "abbot"]},
    )  # fmt: skip
    s = state(t)
    run(act(s))
    assert not told(s, base.Gained)
    assert his(s) == {}


def test_vc_22_reminder_top() -> None:
    t = position(players=3, reminders={"A": "black"}, tiles={"lake": ["black_3b"]})
    s = state(t)
    run(take_manuscript(s, 1, MANUSCRIPTS["black_3b"], ""))
    gains = [(one.seat, one.goods, one.by) for one in told(s, base.Gained)]
    assert gains[0] == (0, ["ink"], "reminder_black")
    assert {seat for seat, _, _ in gains[1:]} == {1}


def test_vc_34_top_free_manuscript() -> None:
    t = position(
        players=2, reminders={"A": "black grey", "B": "yellow blue"},
        tiles={"lake": ["black_5b"], "stream": ["grey_3b"]},
    )  # fmt: skip
    s = state(t)
    run(take_manuscript(s, 1, MANUSCRIPTS["black_5b"], ""), "grey_3b")
    has(t.A, ink=1, stone=1, gold=0)
    has(t.B, ink=0, stone=0, gold=0)


def test_a_printed_manuscript_has_no_ribbon() -> None:
    t = position(players=4, empty_tiles=["lake"])
    s = state(t)
    run(take_manuscript(s, 0, s.tile(s.order[0]), ""))
    assert not told(s, base.Gained)


# The castle


def place_in(t: Table, seat: int, section: str, count: int, *answers: str) -> State:
    s = state(t)
    place_workers(s, seat, Section.table[section], count)
    run(resolve_castle(s, seat), *answers)
    return s


def test_vc_29_protected_bump() -> None:
    """Stream faces the section Flip."""
    given: dict[str, Any] = {"his_tier1": ("flip",), "tier1": {"flip": {"A": 2}}, "players": 2}
    t = position(piece="3", **given)
    s = place_in(t, 1, "flip", 1, "1:flip:0")
    assert (his_castle(s)[0], t.A.silver) == (["flip"], 2)
    t = position(piece="5", **given)
    s = place_in(t, 1, "flip", 1, "1:flip:overlord")
    assert (his_castle(s)[0], t.A.silver, t.B.silver, s.overlord.supply) == ([], 0, 0, 20)
    with pytest.raises(Exception, match="overlord"):
        place_in(position(piece="4", **given), 1, "flip", 1, "1:flip:overlord")


def test_vc_19_crowding() -> None:
    tier1 = {"flip": {"A": 2, "B": 1}}
    t = arrive(4, "shuffle", his={"4": 1, "3.5": 1}, tier1=tier1)
    s = overlords_turn(t)
    assert his_castle(s) == (["flip"], [])
    assert workers(t, 1) == {"flip": {"A": 1}}
    assert (t.A.silver, t.B.silver, t.A.workers, t.B.workers) == (0, 0, 19, 20)


def test_vc_20_crowding_three() -> None:
    tier1 = {"flip": {"A": 1, "B": 1}}
    t = arrive(4, "shuffle", his={"4": 1, "3.5": 1}, tier1=tier1)
    assert not told(overlords_turn(t), events.CastleCleared)
    assert workers(t, 1) == tier1
