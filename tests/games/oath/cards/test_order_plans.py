"""The Order denizens of campaigns, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.oath.cards.war import (
    BLANK,
    SHIELDS,
    SKULL,
    SWORD,
    campaign,
    pools,
    roll,
    war,
)
from tests.games.oath.listed import case
from tests.games.oath.table import asked, choose, options, place, position, rig
from throneroom.games.oath.cards import DENIZENS, RELICS, Suit
from throneroom.games.oath.state import Role
from throneroom.kernel import Match


def to_act(match: Match) -> None:
    """Whatever else is asked is answered by the first option."""
    while asked(match)[1] != "act":
        choose(match, options(match)[0])


def test_wrestlers_sacrifice_one_for_a_die() -> None:
    match = war(cards={"river": ["wrestlers", "longbows"]})
    before = pools(match)[1]
    choose(match, "use:wrestlers")
    assert pools(match)[1] == before + 1
    assert place(match, "river").warbands == 1


def test_wrestlers_may_spend_the_last_warband_of_a_target() -> None:
    match = war(cards={"river": ["wrestlers", "longbows"]}, warbands={"river": (2, 1)})
    roll(match, [BLANK, BLANK], [SWORD] * 4, "use:wrestlers")
    assert campaign(match).winner == "attacker"
    assert asked(match) == (1, "placement")


@pytest.mark.parametrize(("bank", "gained"), [(3, 2), (1, 1), (0, 0)])
def test_battle_honors_pay_the_winner(bank: int, gained: int) -> None:
    match = war(advisers={1: ["battle_honors"]}, banks={"order": bank})
    roll(match, [BLANK], [SWORD] * 4, "use:battle_honors")
    to_act(match)
    assert (match.state.players[1].favor, match.state.banks[Suit.ORDER]) == (gained, bank - gained)


def test_battle_honors_of_bandits_are_burned() -> None:
    match = position(
        active=1,
        pawns=["plains", "river"],
        board=[0, 1],
        warbands={"plains": (0, 1)},
        cards={"river": ["battle_honors"]},
    )
    shared = match.state.shared_favor
    choose(match, "campaign")
    while asked(match)[1] != "campaign_dice":
        choose(match, "enough")
    rig(match, [SHIELDS])
    choose(match, 0)
    to_act(match)
    assert (match.state.banks[Suit.ORDER], match.state.shared_favor) == (1, shared + 2)


def test_bear_traps_remove_a_die_and_a_warband() -> None:
    match = war(cards={"river": ["bear_traps", "longbows"]})
    choose(match, "use:bear_traps")
    assert pools(match)[0] == 3
    assert match.state.players[1].warbands == 3


@case("remove_from_empty_pool")
def test_bear_traps_on_an_empty_pool_add_defense() -> None:
    match = war(cards={"river": ["bear_traps", "longbows"]}, dice=0, board=[0, 2])
    assert pools(match) == (0, 1)
    choose(match, "use:bear_traps")
    assert pools(match) == (0, 2)
    assert match.state.players[1].warbands == 1


@case("longbows_both_sides")
def test_longbows_add_or_remove_a_die() -> None:
    match = war(advisers={1: ["longbows"]}, cards={"river": ["keep"]})
    choose(match, "use:longbows")
    assert pools(match)[0] == 5
    match = war(cards={"river": ["longbows", "bear_traps"]})
    choose(match, "use:longbows")
    assert pools(match)[0] == 3


@case("keep_needs_target")
def test_keep_defends_its_own_site_only() -> None:
    match = war(cards={"river": ["keep", "longbows"]})
    choose(match, "use:keep")
    assert pools(match)[1] == 3
    match = war(
        cards={"steppe": ["keep"], "river": ["longbows"]},
        warbands={"river": (2, 1), "steppe": (2, 1)},
    )
    assert "use:keep" not in options(match)


def test_scouts_gain_supply_at_once() -> None:
    match = war(advisers={1: ["scouts"]}, cards={"river": ["longbows"]})
    before = match.state.players[1].supply
    choose(match, "use:scouts")
    assert match.state.players[1].supply == before + 1


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_martial_culture_makes_a_citizen_of_an_exile_who_beat_an_exile(answer: str) -> None:
    match = war(
        cards={"steppe": ["martial_culture"]},
        warbands={"river": (2, 2), "steppe": (1, 1)},
        supply=[7, 4],
    )
    roll(match, [BLANK], [SWORD] * 4, "use:martial_culture")
    while asked(match)[1] != "power_citizen":
        choose(match, options(match)[-1])
    choose(match, answer)
    s = match.state
    assert s.players[1].role is (Role.CITIZEN if answer == "yes" else Role.EXILE)
    assert (s.active == 1) == (answer == "no")


@case("code_of_honor_exclusive")
def test_code_of_honor_shuts_out_all_other_plans() -> None:
    more: dict[str, Any] = {
        "advisers": {1: ["code_of_honor", "longbows"]},
        "cards": {"river": ["keep"]},
    }
    match = war(**more)
    choose(match, "use:code_of_honor")
    assert pools(match)[0] == 6
    assert asked(match) == (2, "plan")
    match = war(**more)
    choose(match, "use:longbows")
    assert asked(match) == (2, "plan")


def test_code_of_honor_of_bandits_is_their_only_plan() -> None:
    match = position(
        active=1,
        pawns=["plains", "river"],
        board=[0, 4],
        warbands={"plains": (0, 1)},
        cards={"river": ["longbows", "code_of_honor"]},
    )
    choose(match, "campaign")
    while asked(match)[1] != "campaign_dice":
        choose(match, "enough")
    rig(match, [BLANK, SWORD, SWORD])
    choose(match, 4)
    assert len(campaign(match).attack_roll) == 2


@case("outriders_keep_swords")
def test_outriders_ignore_skulls_but_not_their_swords() -> None:
    match = war(advisers={1: ["outriders"]}, dice=3, board=[0, 3])
    roll(match, [BLANK], [SKULL] * 3, "use:outriders")
    assert (campaign(match).swords, match.state.players[1].warbands) == (6, 3)


@pytest.mark.parametrize(("faces", "warbands"), [([SWORD] * 4, 4 + 3), ([], 2)])
def test_field_promotion_brings_three_for_a_victory(faces: list[int], warbands: int) -> None:
    match = war(advisers={1: ["field_promotion"]}, favor=[0, 1], dice=len(faces))
    roll(match, [BLANK], faces, "use:field_promotion")
    while asked(match)[1] != "act":
        choose(match, options(match)[-1])
    assert match.state.players[1].warbands == warbands
    assert match.state.favor_on == {DENIZENS["field_promotion"]: 1}


def test_shield_wall_adds_two_and_nobody_survives_defeat() -> None:
    match = war(cards={"river": ["shield_wall"]}, favor=[0, 0, 1])
    roll(match, [BLANK] * 3, [SWORD] * 4, "use:shield_wall")
    assert len(campaign(match).defense_roll) == 3
    assert match.state.players[2].warbands == 0


def test_military_parade_counts_every_adviser_of_the_beaten() -> None:
    match = war(
        advisers={1: ["military_parade"], 2: ["storyteller", "wayside_inn", "wolves"]},
        hidden={2: []},
        banks={"hearth": 1, "beast": 3},
    )
    roll(match, [BLANK], [SWORD] * 4, "use:military_parade")
    to_act(match)
    assert match.state.players[1].favor == 2  # the second Hearth favor is not there


@case("marriage_counts_twice")
def test_military_parade_counts_marriage_twice() -> None:
    match = war(advisers={1: ["military_parade"], 2: ["marriage"]})
    roll(match, [BLANK], [SWORD] * 4, "use:military_parade")
    to_act(match)
    assert match.state.players[1].favor == 2


def test_specialist_closes_the_plans_of_the_defender() -> None:
    match = war(advisers={1: ["specialist"]}, favor=[0, 2], cards={"river": ["keep", "longbows"]})
    rig(match, [BLANK] + [SWORD] * 4)
    choose(match, "use:specialist")
    assert asked(match) == (1, "placement")
    assert [used.seat for used in campaign(match).used] == [1]


def test_captains_fight_from_a_ruled_site() -> None:
    match = position(
        active=1,
        goal="devotion",
        cards={"plains": ["captains"]},
        favor=[0, 1],
        pawns=["plains", "plains", "river"],
        board=[0, 1],
        supply=[7, 0],
        warbands={"plains": (1, 1), "river": (1, 3), "steppe": (2, 1), "mountain": (2, 1)},
    )
    choose(match, "use:captains", "river")
    if asked(match)[1] == "campaign_defender":
        choose(match, "player:2")
    while asked(match)[1] != "campaign_dice":
        choose(match, options(match)[0])
    assert options(match)[0] == "4"
    assert match.state.players[1].supply == 0


@pytest.mark.parametrize(("warbands", "usable"), [(2, True), (4, False), (5, False)])
def test_encirclement_is_for_the_larger_force(warbands: int, usable: bool) -> None:
    match = war(
        advisers={1: ["encirclement"]},
        favor=[0, 1],
        warbands={"river": (2, warbands)},
        cards={"river": ["longbows"]},
    )
    assert (asked(match)[0] == 1) == usable
    if usable:
        choose(match, "use:encirclement")
        assert pools(match)[0] == 6


def test_peace_envoy_buys_the_campaign() -> None:
    match = war(
        "pawn",
        "whistle",
        pawns=["plains", "river", "river"],
        favor=[0, 6, 1],
        relics={2: ["whistle"]},
        advisers={1: ["peace_envoy"], 2: ["longbows"]},
        warbands={"plains": (0, 1)},
        board=[0, 4, 2],
    )
    assert pools(match)[1] == 4
    choose(match, "use:peace_envoy")
    s = match.state
    assert (s.players[1].favor, s.players[2].favor) == (1, 5)
    assert campaign(match).winner == "attacker"
    assert RELICS["whistle"] in s.players[1].relics
    while asked(match)[1] not in ("burn", "act"):
        choose(match, options(match)[-1])
    choose(match, "yes")
    assert s.players[2].favor == 3
    assert (s.players[1].warbands, s.players[2].warbands) == (4, 2)


@pytest.mark.parametrize(("favor", "usable"), [(5, True), (4, False)])
def test_peace_envoy_is_paid_in_full(favor: int, usable: bool) -> None:
    match = war(
        "pawn",
        "whistle",
        pawns=["plains", "river", "river"],
        favor=[0, favor],
        relics={2: ["whistle"]},
        advisers={1: ["peace_envoy"], 2: ["longbows"]},
        warbands={"plains": (0, 1)},
        board=[0, 4, 2],
    )
    assert (asked(match)[0] == 1) == usable


def test_peace_envoy_needs_the_enemy_at_the_site_and_no_other_plan() -> None:
    match = war(advisers={1: ["peace_envoy"]}, favor=[0, 9], cards={"river": ["longbows"]})
    assert asked(match)[0] == 2
    match = war(
        advisers={1: ["peace_envoy", "scouts"]},
        favor=[0, 9],
        cards={"river": ["longbows"]},
        pawns=["plains", "river", "river"],
    )
    choose(match, "use:scouts")
    assert asked(match)[0] == 2


def test_relic_hunter_targets_relics_of_the_site() -> None:
    match = war(
        advisers={1: ["relic_hunter"]},
        relics_at={"river": ["map"], "steppe": ["whistle"]},
        cards={"river": ["longbows"]},
    )
    before = pools(match)[1]
    choose(match, "use:relic_hunter")
    assert options(match) == ["relics:3:0"]
    choose(match, ["relics:3:0"])
    assert pools(match)[1] == before + 1
    assert not match.state.knows(1, RELICS["map"])
    roll(match, [BLANK] * 2, [SWORD] * 4)
    while asked(match)[1] not in ("power_bury", "act"):
        choose(match, options(match)[0])
    assert RELICS["map"] in match.state.players[1].relics
    choose(match, ["map"])
    assert match.state.relic_deck[0] is RELICS["map"]


@pytest.mark.parametrize(
    ("chancellor", "citizen", "usable"), [("plains", "river", True), ("river", "plains", False)]
)
def test_peace_envoy_of_an_ally_looks_at_the_defenders_site(
    chancellor: str, citizen: str, usable: bool
) -> None:
    """[5.5.3] "Your site" is that of the defender, whoever of the side uses the plan."""
    match = war(
        citizens=[2],
        pawns=[chancellor, "river", citizen],
        warbands={"river": (0, 2)},
        favor=[5],
        advisers={0: ["peace_envoy"]},
    )
    assert (asked(match) == (0, "plan")) == usable
    if usable:
        choose(match, "use:peace_envoy")
        assert match.state.players[1].favor == 2  # the site, and the title of the Empire
        assert match.state.players[1].warbands == 4


def test_peace_envoy_against_an_attacker_who_acts_from_afar() -> None:
    """Captains act as if their pawn were at the site."""
    match = position(
        active=1,
        goal="devotion",
        pawns=["wastes", "plains", "river"],
        warbands={"plains": (1, 1), "river": (1, 3)},
        cards={"plains": ["captains"]},
        favor=[0, 1, 4],
        advisers={2: ["peace_envoy"]},
    )
    choose(match, "use:captains", 3)
    assert (asked(match)[0], options(match)) == (2, ["use:peace_envoy", "enough"])


@pytest.mark.parametrize("citizens", [[], [2]])
def test_martial_culture_asks_exiles_who_fight_exiles(citizens: list[int]) -> None:
    """A defender of the Empire has nothing to gain, and the table does not wait."""
    match = war(
        citizens=citizens,
        warbands={"river": (2, 2)},
        pawns=["plains", "river", "wastes"],
        cards={"river": ["martial_culture"]},
    )
    assert (asked(match) == (2, "plan")) == (not citizens)
