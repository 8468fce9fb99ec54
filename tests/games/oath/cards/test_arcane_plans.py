"""The Arcane denizens of campaigns, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.oath.cards.war import (
    BLANK,
    HOLLOW,
    SHIELD,
    SHIELDS,
    SKULL,
    SWORD,
    campaign,
    pools,
    roll,
    war,
)
from tests.games.oath.listed import case
from tests.games.oath.table import asked, choose, options, position, rig
from throneroom.games.oath.cards import DENIZENS


@pytest.mark.parametrize(("holder", "dice"), [(1, 7), (2, None), (-1, None)])
def test_fire_talkers_need_the_darkest_secret(holder: int, dice: int | None) -> None:
    match = war(
        advisers={1: ["fire_talkers"]},
        secrets=[0, 1],
        banners={"darkest_secret": (holder, 1)},
        hidden={},
        cards={"river": ["longbows"]},
    )
    if dice is None:
        assert asked(match)[0] == 2
        return
    choose(match, "use:fire_talkers")
    assert pools(match)[0] == dice
    assert match.state.secrets_on == {DENIZENS["fire_talkers"]: 1}


@case("battle_plan_paid_off_turn")
def test_fire_talkers_of_a_defender_flip_a_secret() -> None:
    match = war(
        cards={"river": ["fire_talkers", "longbows"]},
        secrets=[0, 0, 1],
        banners={"darkest_secret": (2, 1)},
    )
    choose(match, "use:fire_talkers")
    assert pools(match)[0] == 1
    blue = match.state.players[2]
    assert (blue.secrets, blue.flipped, match.state.secrets_on) == (0, 1, {})


def test_fire_talkers_of_a_citizen_count_the_chancellors_darkest_secret() -> None:
    match = position(
        active=1,
        citizens=[2],
        pawns=["plains", "river", "river"],
        board=[0, 4, 1],
        warbands={"river": (0, 1), "plains": (0, 1)},
        advisers={2: ["fire_talkers"]},
        secrets=[0, 0, 1],
        banners={"darkest_secret": (0, 1)},
    )
    choose(match, "campaign", "player:0")
    while asked(match)[1] != "campaign_dice":
        choose(match, "enough" if asked(match)[1] == "campaign_targets" else "yes")
    choose(match, 4)
    while asked(match)[1] != "plan":
        choose(match, "yes" if "yes" in options(match) else options(match)[0])
    assert asked(match) == (2, "plan")
    choose(match, "use:fire_talkers")
    assert campaign(match).defender == 0


def test_rusting_ray_ignores_hollow_swords() -> None:
    match = war(
        cards={"river": ["rusting_ray"]}, secrets=[0, 0, 1], banners={"darkest_secret": (2, 1)}
    )
    roll(match, [SHIELD], [HOLLOW, HOLLOW, HOLLOW, SWORD], "use:rusting_ray")
    assert campaign(match).swords == 1
    assert match.state.players[2].flipped == 1


def test_rusting_ray_needs_the_darkest_secret() -> None:
    match = war(cards={"river": ["rusting_ray"]}, secrets=[0, 0, 1], dice=0)
    assert asked(match)[1] != "plan"


def test_billowing_fog_saves_the_beaten_force() -> None:
    match = war(
        cards={"river": ["billowing_fog", "shield_wall"]}, secrets=[0, 0, 1], favor=[0, 0, 1]
    )
    choose(match, "use:shield_wall")
    roll(match, [BLANK] * 3, [SWORD] * 4, "use:billowing_fog")
    assert match.state.players[2].warbands == 2


def test_billowing_fog_does_nothing_for_a_winner() -> None:
    match = war(cards={"river": ["billowing_fog"]}, secrets=[0, 0, 1], dice=0)
    roll(match, [SHIELD], [], "use:billowing_fog", "0")
    assert match.state.players[1].warbands == 2


def test_kindred_warriors_ignore_skulls_and_count_other_suits() -> None:
    match = war(
        advisers={1: ["kindred_warriors", "wolves", "scouts"]},
        secrets=[0, 1],
        cards={"river": ["longbows"]},
    )
    choose(match, "use:kindred_warriors")
    assert options(match) == ["2", "1", "0"]
    choose(match, 2)
    assert pools(match)[0] == 6
    if asked(match)[0] == 1:
        choose(match, "enough")
    roll(match, [BLANK], [SKULL] * 6)
    assert match.state.players[1].warbands == 4
    assert campaign(match).swords == 12


def test_kindred_warriors_alone_add_nothing() -> None:
    match = war(advisers={1: ["kindred_warriors"]}, secrets=[0, 1], cards={"river": ["longbows"]})
    choose(match, "use:kindred_warriors")
    assert pools(match)[0] == 4
    assert asked(match) == (2, "plan")


def test_gleaming_armor_makes_plans_cost_a_secret() -> None:
    base: dict[str, Any] = {
        "advisers": {1: ["longbows"], 2: ["gleaming_armor"]},
        "cards": {"river": ["keep"]},
    }
    assert asked(war(**base)) == (2, "plan")
    match = war(**base, secrets=[0, 1])
    choose(match, "use:longbows")
    assert match.state.secrets_on == {DENIZENS["longbows"]: 1}
    choose(match, "use:keep")  # its owner's own plans cost nothing
    assert match.state.players[2].flipped == 0


def test_gleaming_armor_keeps_bandits_from_their_plans() -> None:
    base: dict[str, Any] = {
        "active": 1,
        "pawns": ["plains", "river"],
        "board": [0, 4],
        "cards": {"river": ["longbows"]},
        "warbands": {"plains": (0, 1)},
    }
    for advisers, dice in (({}, 3), ({1: ["gleaming_armor"]}, 4)):
        match = position(**base, advisers=advisers)
        choose(match, "campaign")
        while asked(match)[1] != "campaign_dice":
            choose(match, "enough")
        rig(match, [SHIELDS] + [SWORD] * 4)
        choose(match, 4)
        assert len(campaign(match).attack_roll) == dice


def test_gleaming_armor_and_spell_breaker_close_all_plans() -> None:
    match = war(
        advisers={1: ["longbows"], 2: ["gleaming_armor", "spell_breaker"]},
        secrets=[0, 3],
        cards={"river": ["keep"]},
    )
    assert asked(match) == (2, "plan")


def test_jinx_rolls_once_more() -> None:
    match = war(advisers={1: ["jinx"]}, secrets=[0, 2], dice=4)
    assert asked(match) == (1, "react")
    rig(match, [SWORD] * 4)
    choose(match, "use")
    assert match.state.secrets_on == {DENIZENS["jinx"]: 1}
    assert campaign(match).swords == 4
    assert asked(match)[1] != "react"


def test_jinx_off_turn_flips_a_secret() -> None:
    match = war(advisers={2: ["jinx"]}, secrets=[0, 0, 2], dice=4)
    assert asked(match) == (2, "react")
    choose(match, "use")
    assert match.state.players[2].flipped == 1
    assert match.state.secrets_on == {}
    assert asked(match)[1] != "react"


def test_cracking_ground_counts_targeted_sites() -> None:
    match = war(
        "steppe",
        advisers={1: ["cracking_ground"]},
        secrets=[0, 1],
        warbands={"river": (2, 1), "steppe": (2, 1)},
        cards={"river": ["longbows"]},
    )
    choose(match, "use:cracking_ground")
    assert pools(match)[0] == 6
    assert match.state.secrets_on == {}  # burned
    assert match.state.players[1].secrets == 0


def test_sealing_ward_guards_targeted_relics() -> None:
    base: dict[str, Any] = {
        "pawns": ["plains", "river", "river"],
        "relics": {2: ["map", "whistle"]},
        "cards": {"river": ["longbows"]},
    }
    plain = pools(war("map", **base))[1]
    assert pools(war("map", **base, advisers={2: ["sealing_ward"]}))[1] == plain + 1
    assert pools(war("map", **base, advisers={1: ["sealing_ward"]}))[1] == plain
