"""Worked cases: cards that meet in a campaign."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.oath.listed import case
from tests.games.oath.table import asked, choose, follow, options, place, position, rig
from throneroom.games.oath import rule
from throneroom.games.oath.acts import Campaign
from throneroom.games.oath.cards import RELICS, Suit
from throneroom.games.oath.state import Role
from throneroom.kernel import Match

HOLLOW, SWORD, SKULL = 0, 3, 5
"""Faces of the attack die."""
BLANK, SHIELD, SHIELDS, TWICE = 0, 2, 4, 5
"""Faces of the defense die."""
RED, BLUE, WHITE = 1, 2, 3


def table(**more: Any) -> Match:
    """Red's turn at the river."""
    base: dict[str, Any] = {
        "active": RED,
        "goal": "devotion",
        "pawns": ["plains", "river", "wastes", "mountain"],
        "board": [0, 4],
    }
    return position(**(base | more))


def declare(match: Match, *answers: Any, faces: list[int] | None = None) -> Campaign:
    """Defender and targets as asked, then the dice; these faces come, defense first."""
    choose(match, "campaign", *answers[:-1])
    if faces is not None:
        rig(match, faces)
    c: Campaign | None = rule.campaign(match.state)
    assert c is not None
    choose(match, answers[-1])
    return c


@case("hollow_swords_pairing")
def test_hollow_swords_are_paired() -> None:
    match = table(board=[0, 5], warbands={"river": (BLUE, 3)}, advisers={RED: ["mercenaries"]})
    faces = [TWICE, HOLLOW, HOLLOW, HOLLOW, SWORD, SKULL]
    c = declare(match, 5, faces=faces)
    assert (asked(match), c.swords) == ((RED, "placement"), 4)
    assert match.state.players[RED].warbands == 4


@case("defense_doubling")
def test_doublers_double_shields_only() -> None:
    more: dict[str, Any] = {"pawns": ["plains", "river", "river"]}
    match = table(**more, warbands={"river": (BLUE, 2)}, banners={"peoples_favor": (BLUE, 1)})
    faces = [SHIELD, SHIELDS, TWICE, TWICE]
    c = declare(match, "peoples_favor", "pawn", 0, faces=faces)
    assert (c.shields, c.force) == (12, 2)
    alone = table(**more, board=[0, 1, 2])
    c = declare(alone, "player:2", 0, faces=[TWICE, TWICE])
    assert (c.shields, c.force) == (0, 2)


@case("sneak_attack_herald_second_wind")
def test_sneak_attack_and_herald_come_before_the_second_wind() -> None:
    match = table(
        players=4,
        pawns=["plains", "river", "river", "mountain"],
        board=[0, 5, 4],
        advisers={RED: ["second_wind"], BLUE: ["sneak_attack"], WHITE: ["herald"]},
        cards={"wastes": ["mercenaries"]},
        warbands={"wastes": (BLUE, 1)},
        favor=[0, 1, 1],
        secrets=[0, 1],
        banks={"discord": 2},
    )
    declare(match, "bandits", "enough", 5)
    rig(match, [BLANK] + [SWORD] * 5)
    choose(match, "use:second_wind")
    follow(match, "react", plan="enough", placement=1)
    assert asked(match) == (BLUE, "react"), "the Herald has nothing to say about bandits"
    assert match.state.players[WHITE].favor == 0
    choose(match, "use")
    follow(match, "campaign_dice", campaign_defender="player:1", campaign_targets="enough")
    assert match.state.players[BLUE].supply == 7
    choose(match, 4)
    rig(match, [SHIELDS, *[HOLLOW] * 7])
    choose(match, "use:mercenaries")
    assert match.state.banks[Suit.DISCORD] == 3
    assert match.state.players[BLUE].supply == 7
    follow(match, "bank", plan="enough", sacrifice=0, losses=["warband:board:2"] * 2)
    assert asked(match) == (WHITE, "bank")
    choose(match, "bank:hearth")
    assert match.state.players[WHITE].favor == 1
    assert asked(match) == (RED, "second_wind_travel")


@case("martial_culture_ends_second_wind")
def test_a_new_citizen_has_no_second_wind() -> None:
    match = table(
        pawns=["plains", "river", "river"],
        board=[0, 5],
        supply=[7, 4],
        warbands={"steppe": (RED, 1), "river": (BLUE, 1)},
        cards={"steppe": ["martial_culture"]},
        advisers={RED: ["second_wind"], BLUE: ["sneak_attack"]},
        favor=[0, 1],
        secrets=[0, 1],
    )
    declare(match, "enough", 5)
    rig(match, [BLANK] + [SWORD] * 5)
    choose(match, "use:second_wind", "use:martial_culture")
    follow(match, "power_citizen", plan="enough", placement=2)
    assert match.state.players[RED].supply == 2
    choose(match, "yes")
    s = match.state
    assert s.players[RED].role is Role.CITIZEN
    assert (s.players[RED].supply, s.players[RED].warbands) == (7, 3)
    assert place(match, "river").colour == "purple"
    assert asked(match) == (BLUE, "react"), "others still answer"
    choose(match, "pass")
    assert match.state.active == BLUE, "neither travel nor campaign: the Act phase was over"
    assert match.state.players[RED].supply == 7


@case("doctor_beats_brutal_and_sticky_fire")
@pytest.mark.parametrize("sticky", [False, True])
def test_the_doctor_beats_brutal_shield_wall_and_sticky_fire(sticky: bool) -> None:
    match = position(
        active=0,
        goal="devotion",
        pawns=["river", "plains"],
        board=[9],
        favor=[3, 1],
        reliquary=[None, "map", "ivory_eye", "horned_mask"],
        relics={0: ["sticky_fire"]},
        warbands={"river": (RED, 4)},
        cards={"river": ["traveling_doctor", "shield_wall"]},
    )
    choose(match, "campaign", 9, "use:sticky_fire", "use:traveling_doctor")
    rig(match, [BLANK] * 3 + [SWORD] * 9)
    choose(match, "use:shield_wall")
    assert asked(match) == (0, "power_may")
    choose(match, "yes" if sticky else "no")
    follow(match, "act", placement=0)
    s = match.state
    assert s.players[RED].warbands == 4, "ignore beats must"
    # Shield Wall took red's favor for the Order bank, Sticky Fire gives one.
    assert (s.players[0].favor, s.players[RED].favor) == ((2, 1) if sticky else (3, 0))
    assert [card.key for card in place(match, "river").cards] == ["shield_wall"]


@case("hospital_at_the_end")
@pytest.mark.parametrize("both", [False, True])
def test_the_hospital_is_settled_at_the_end(both: bool) -> None:
    match = table(
        board=[0, 9],
        warbands={"wastes": (BLUE, 1), "river": (BLUE, 4)},
        cards={"wastes": ["hospital"]},
        pawns=["plains", "river", "plains"],
    )
    choose(match, "campaign")
    if both:
        choose(match, "wastes")
    else:
        choose(match, "enough")
    rig(match, [BLANK] * (2 if both else 1) + [SWORD] * 9)
    choose(match, 9)
    choose(match, "use:hospital")
    if both:
        losses = ["warband:hinterland_2", "warband:provinces_2"]
        assert asked(match) == (BLUE, "losses")
        choose(match, losses)
    follow(match, "act", placement=[1, 1])
    s = match.state
    if both:
        assert place(match, "wastes").colour == "red"
        assert (s.players[BLUE].warbands, s.players[BLUE].bank) == (3, 11), "the set-aside two died"
    else:
        assert (s.players[BLUE].warbands, place(match, "wastes").warbands) == (2, 3)


@case("hospital_cage_cauldron")
def test_hospital_cage_and_cauldron() -> None:
    match = table(
        board=[0, 9],
        warbands={"wastes": (BLUE, 1), "river": (BLUE, 5)},
        cards={"wastes": ["hospital"]},
        pawns=["plains", "river", "plains"],
        relics={RED: ["obsidian_cage", "cursed_cauldron"]},
    )
    choose(match, "campaign", "enough", 9, "use:obsidian_cage_cage", "use:cursed_cauldron")
    rig(match, [BLANK] + [SWORD] * 9)
    choose(match, "use:hospital")
    follow(match, "act", placement=0)
    s = match.state
    assert s.warbands_on == {(RELICS["obsidian_cage"], "blue"): 3}
    assert s.players[RED].warbands == 9, "the Cauldron counts nobody"
    assert place(match, "wastes").warbands == 3
    assert s.players[BLUE].warbands == 0


@case("lancers_tortoise_rusting_ray")
def test_lancers_against_tortoise_and_ray() -> None:
    match = table(
        board=[0, 6],
        advisers={RED: ["lancers"]},
        warbands={"river": (BLUE, 2)},
        cards={"river": ["war_tortoise", "rusting_ray"]},
        favor=[0, 0, 1],
        secrets=[0, 0, 1],
        banners={"darkest_secret": (BLUE, 1)},
        goal="the_people",
    )
    c = declare(match, 6)
    choose(match, "use:lancers", "use:war_tortoise")
    rig(match, [SHIELD, HOLLOW, HOLLOW, HOLLOW, SWORD, SWORD, SKULL])
    choose(match, "use:rusting_ray")
    assert (c.swords, match.state.players[RED].warbands) == (4, 4)
    assert asked(match)[1] == "placement", "4 beat 1 + 2"


@case("mounted_patrol_halves_last")
@pytest.mark.parametrize("first", ["mounted_patrol", "bear_traps"])
def test_mounted_patrol_halves_what_is_left(first: str) -> None:
    match = table(
        board=[0, 5],
        advisers={RED: ["longbows"]},
        warbands={"river": (BLUE, 2)},
        cards={"river": ["mounted_patrol", "bear_traps"]},
    )
    c = declare(match, 5)
    choose(match, "use:longbows")
    assert c.attack == 6
    second = "bear_traps" if first == "mounted_patrol" else "mounted_patrol"
    choose(match, f"use:{first}")
    rig(match, [BLANK] + [HOLLOW] * 6)
    choose(match, f"use:{second}")
    assert c.attack == 5
    assert len(c.attack_roll) == 2
    assert sum(c.killed.values()) >= 1


@case("removal_turns_into_defense_at_once")
def test_removed_dice_become_defense_at_once() -> None:
    match = table(
        board=[0, 1],
        pawns=["river", "plains", "river"],
        warbands={"plains": (BLUE, 1), "mountain": (BLUE, 1)},
        cards={"plains": ["mercenaries"]},
        favor=[0, 0, 1],
    )
    c = declare(match, "mountain", 1)
    assert (c.attack, c.defense) == (1, 2)
    rig(match, [BLANK] * 4)
    choose(match, "use:mercenaries")
    assert (c.attack, c.defense) == (0, 4)


@case("gleaming_armor_spell_breaker")
def test_gleaming_armor_and_spell_breaker() -> None:
    more: dict[str, Any] = {
        "warbands": {"wastes": (BLUE, 1), "river": (BLUE, 2)},
        "cards": {"wastes": ["spell_breaker"]},
        "advisers": {BLUE: ["gleaming_armor"], RED: ["longbows"]},
        "pawns": ["plains", "river", "plains"],
    }
    match = table(secrets=[0, 3], **more)
    rig(match, [BLANK] + [SWORD] * 5)
    choose(match, "campaign", "enough", 4)
    assert asked(match)[1] != "plan"
    bandits = table(
        active=BLUE,
        board=[0, 0, 4],
        pawns=["plains", "plains", "river"],
        cards={"river": ["longbows"]},
        advisers={BLUE: ["gleaming_armor"]},
    )
    c = declare(bandits, "enough", 4, faces=[BLANK] + [SWORD] * 4)
    assert len(c.attack_roll) == 4


@case("vow_of_union_cannot_be_moved")
def test_who_is_bound_by_the_vow_of_union_stays() -> None:
    bound: dict[str, Any] = {
        "advisers": {BLUE: ["vow_of_union"], RED: ["palanquin"]},
        "warbands": {"steppe": (BLUE, 2)},
        "pawns": ["plains", "river", "steppe"],
        "board": [0, 9, 2],
    }
    whistle = table(**bound, relics={RED: ["whistle"]}, secrets=[0, 1])
    choose(whistle, "use:whistle", "player:2")
    s = whistle.state
    assert asked(whistle) == (RED, "act")
    assert s.players[BLUE].pawn == 4
    assert s.secrets_on == {RELICS["whistle"]: 1}
    carried = table(**(bound | {"pawns": ["plains", "steppe", "steppe"]}), favor=[0, 1])
    assert "use:palanquin" not in options(carried)


@case("vow_of_union_cannot_be_moved")
def test_a_beaten_owner_of_the_vow_of_union_is_not_banished() -> None:
    """Blue rules the empty site by the Bandit Crown, and keeps warbands on the board."""
    match = table(
        pawns=["plains", "steppe", "steppe"],
        board=[0, 12, 4],
        relics={BLUE: ["bandit_crown"]},
        advisers={BLUE: ["vow_of_union"]},
        favor=[0, 0, 5],
    )
    declare(match, "pawn", "enough", 12, faces=[BLANK] * 3 + [SWORD] * 12)
    follow(match, "burn", placement=0)
    assert match.state.players[BLUE].warbands == 2, "and the site is ruled by the Crown"
    choose(match, "yes")
    assert (match.state.players[BLUE].favor, match.state.players[BLUE].pawn) == (3, 4)


@case("losing_with_vow_of_union")
def test_a_beaten_attacker_with_vow_of_union_loses_his_sites() -> None:
    match = table(
        pawns=["plains", "river", "wastes"],
        board=[0, 3],
        advisers={RED: ["vow_of_union"]},
        warbands={"plains": (RED, 2), "mountain": (RED, 1), "river": (BLUE, 9)},
    )
    rig(match, [BLANK, SKULL, HOLLOW, HOLLOW])
    choose(match, "campaign", 3)
    assert asked(match) == (RED, "skull_losses")
    choose(match, ["warband:provinces_1"])
    assert asked(match) == (RED, "losses")
    choose(match, ["warband:board:1", "warband:cradle_1"])
    s = match.state
    assert s.players[RED].warbands == 3
    assert not rule.rulers(s, 0)
    assert not rule.rulers(s, 2)


@case("captains_of_a_citizen")
def test_captains_of_a_citizen_lead_imperial_warbands_against_the_chancellor() -> None:
    match = position(
        active=BLUE,
        citizens=[BLUE],
        pawns=["river", "wastes", "plains"],
        board=[4, 0, 2],
        warbands={"plains": (0, 1), "river": (0, 3)},
        cards={"plains": ["captains"]},
        favor=[0, 0, 1],
    )
    choose(match, "use:captains")
    follow(
        match,
        "campaign_dice",
        power_site="river",
        campaign_defender="player:0",
        campaign_targets=["pawn", "enough"],
    )
    assert options(match)[0] == "5"
    c = rule.campaign(match.state)
    assert c is not None
    assert (c.sites, c.pawn) == ([], True)
    rig(match, [SHIELD, BLANK, BLANK] + [HOLLOW] * 5)
    choose(match, 5)
    assert c.defense == 3
    assert c.shields + c.force == 5


@case("bandit_crown_and_bandit_chief")
def test_bandits_of_the_crown_and_the_chief() -> None:
    match = position(
        active=BLUE,
        goal="devotion",
        pawns=["mountain", "mountain", "river"],
        board=[0, 0, 9],
        relics={RED: ["bandit_crown"], BLUE: ["cursed_cauldron"]},
        cards={"great_slum": ["bandit_chief"]},
        warbands={"wastes": (RED, 2)},
    )
    choose(match, "campaign", "wastes", "enough", 9)
    rig(match, [SHIELD, SHIELD] + [SWORD] * 7 + [SKULL] * 2)
    c = rule.campaign(match.state)
    assert c is not None
    choose(match, "use:cursed_cauldron")
    assert c.force == 8
    assert c.shields + c.force == 10
    follow(match, "act", plan="enough", placement=0, sacrifice=0)
    s = match.state
    assert (s.players[RED].bank, s.players[RED].warbands) == (14, 0)
    assert s.players[BLUE].warbands == 7 + 2


def envoy(**more: Any) -> Match:
    base: dict[str, Any] = {
        "pawns": ["plains", "river", "river"],
        "relics": {BLUE: ["dragonskin_drum"]},
        "warbands": {"wastes": (BLUE, 1)},
        "cards": {"wastes": ["hearts_and_minds"]},
        "advisers": {RED: ["peace_envoy"]},
        "favor": [0, 6, 1],
    }
    match = table(**(base | more))
    c = declare(match, "player:2", "pawn", "dragonskin_drum", "enough", 4)
    assert c.defense == 4
    choose(match, "use:peace_envoy")
    return match


@case("peace_envoy_wins_now")
def test_peace_envoy_wins_now() -> None:
    match = envoy()
    s = match.state
    assert (s.players[RED].favor, s.players[BLUE].favor) == (1, 5)
    assert asked(match) == (RED, "travel_to"), "no plan of blue, no dice, nobody to place"
    assert RELICS["dragonskin_drum"] in s.players[RED].relics
    assert s.players[RED].warbands == 4
    choose(match, "pass")
    assert asked(match) == (RED, "burn")
    choose(match, "yes")
    assert match.state.players[BLUE].favor == 3


@case("peace_envoy_wins_now")
def test_peace_envoy_and_the_kinship_of_the_beaten() -> None:
    match = envoy(advisers={RED: ["peace_envoy"], BLUE: ["vow_of_kinship"]}, banks={"nomad": 0})
    assert match.state.banks[Suit.NOMAD] == 4
    choose(match, "pass")
    assert asked(match) == (RED, "act"), "one favor on the board: nothing to burn"


@case("python_and_narrow_pass")
def test_giant_python_and_the_narrow_pass() -> None:
    sites = (
        *("plains", "lush_coast", "narrow_pass", "river", "steppe"),
        *("rocky_coast", "wastes", "great_slum"),
    )
    more: dict[str, Any] = {
        "sites": sites,
        "pawns": ["great_slum", "plains", "plains"],
        "advisers": {BLUE: ["giant_python"]},
    }
    match = table(**more, warbands={"narrow_pass": (BLUE, 1), "river": (BLUE, 1)})
    choose(match, "campaign", "player:2", "pawn")
    assert "enough" in options(match)
    both = match.clone()
    choose(match, "enough")
    assert asked(match)[1] == "campaign_dice"
    choose(both, "river")
    assert asked(both)[1] == "campaign_dice", "the pass is the only target that is left"
    c = rule.campaign(both.state)
    assert c is not None
    assert set(c.sites) == {2, 3}
    own = table(**more, warbands={"narrow_pass": (RED, 1), "river": (BLUE, 1), "wastes": (BLUE, 1)})
    choose(own, "campaign", "player:2", "pawn", "river")
    c = rule.campaign(own.state)
    assert c is not None
    assert set(c.sites) == {3, 6}, "3 are odd, 4 are not"
    alone = table(**more, warbands={"narrow_pass": (RED, 1), "river": (BLUE, 1)})
    choose(alone, "campaign", "player:2")
    assert asked(alone)[1] == "campaign_dice", "pawn and river would be 3"


@case("banished_from_the_shrouded_wood")
def test_the_ruler_of_the_wood_says_where_a_banished_pawn_goes() -> None:
    sites = (
        *("plains", "lush_coast", "shrouded_wood", "river", "steppe"),
        *("rocky_coast", "wastes", "great_slum"),
    )
    match = table(
        players=4,
        sites=sites,
        pawns=["plains", "shrouded_wood", "shrouded_wood", "plains"],
        board=[0, 9, 6],
        relics={BLUE: ["dragonskin_drum"]},
        warbands={
            "shrouded_wood": (WHITE, 1),
            "wastes": (WHITE, 1),
            "river": (0, 1),
            "lush_coast": (0, 1),
        },
        cards={"wastes": ["grasping_vines"], "lush_coast": ["toll_roads"]},
        favor=[0, 0, 1],
    )
    rig(match, [BLANK, BLANK] + [SWORD] * 9)
    choose(match, "campaign", "player:2")
    follow(match, "campaign_dice", campaign_targets=["pawn", "enough"])
    choose(match, 9)
    assert match.state.players[BLUE].warbands == 3, "half of 6 are dead"
    assert asked(match) == (WHITE, "travel_to")
    choose(match, "river")
    assert asked(match) == (BLUE, "pay_to_enter")
    choose(match, "no")
    assert asked(match) == (WHITE, "travel_to")
    assert "river" not in options(match)
    other = match.clone()
    choose(match, "great_slum")
    assert match.state.players[BLUE].warbands == 2, "Grasping Vines"
    assert asked(match) == (BLUE, "react")
    choose(match, "use")
    assert match.state.players[BLUE].warbands == 3, "the Drum"
    assert match.state.players[BLUE].supply == 7
    assert match.state.players[BLUE].pawn == 7
    assert asked(other) == (WHITE, "travel_to")
