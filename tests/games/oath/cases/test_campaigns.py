"""Worked cases of the Law: campaigns, their odds and their spoils."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.oath.listed import case
from tests.games.oath.table import asked, choose, options, place, position, rig
from throneroom.games.oath import rule
from throneroom.games.oath.acts import Campaign
from throneroom.games.oath.campaign import forces
from throneroom.games.oath.campaign.odds import odds
from throneroom.games.oath.campaign.rolls import count_shields
from throneroom.games.oath.cards import DENIZENS, RELICS, Suit
from throneroom.games.oath.state import State
from throneroom.kernel import Match

HOLLOW, SWORD, SKULL = 0, 3, 5
"""Faces of the attack die."""
BLANK, SHIELD, SHIELDS, TWICE = 0, 2, 4, 5
"""Faces of the defense die."""


def campaign(match: Match) -> Campaign:
    found = rule.campaign(match.state)
    assert found is not None
    return found


@case("odds_exact")
@pytest.mark.parametrize(
    ("dice", "win", "unhurt"),
    [
        ((1, 1, 1, 1), 1 / 4, 1 / 12),
        ((0, 3, 1, 1), 5 / 6, 0),
        ((4, 4, 2, 2), 187 / 192, 2711 / 7776),
        ((6, 5, 3, 5), 7282723 / 10077696, 432691 / 5038848),
        ((6, 6, 3, 5), 1337 / 1536, 432691 / 5038848),
        ((3, 4, 1, 4), 13 / 16, 23 / 1296),
        ((4, 4, 1, 4), 91 / 96, 59 / 648),
        ((5, 5, 2, 5), 983 / 1152, 5237 / 93312),
        ((6, 6, 5, 3), 161965 / 248832, 1427785 / 13436928),
        ((3, 3, 1, 1), 1, None),
        ((2, 2, 3, 1), 11 / 36, None),
        ((4, 3, 2, 4), 2471 / 5832, None),
        ((4, 4, 3, 3), 17 / 27, None),
    ],
)
def test_odds(dice: tuple[int, int, int, int], win: float, unhurt: float | None) -> None:
    found = odds(*dice)
    assert found[0] == pytest.approx(win)
    if unhurt is not None:
        assert found[1] == pytest.approx(unhurt)


def exile_attack(dice: int, board: int = 5, **more: Any) -> Match:
    """Red attacks at the river, which blue rules with two warbands."""
    base: dict[str, Any] = {
        "active": 1,
        "goal": "devotion",
        "pawns": ["plains", "river", "wastes"],
        "board": [0, board],
        "warbands": {"river": (2, 2)},
    }
    match = position(**(base | more))
    choose(match, "campaign")
    while asked(match)[1] in ("campaign_defender", "campaign_targets"):
        choose(match, match.decision.options[-1])  # type: ignore[union-attr]
    rig(match, [])
    return match


def attack(match: Match, dice: int, faces: list[int]) -> None:
    rig(match, faces)
    choose(match, dice)


@case("campaign_basic")
def test_a_plain_campaign() -> None:
    match = exile_attack(5)
    attack(match, 5, [SHIELDS, SWORD, SWORD, HOLLOW, HOLLOW, SKULL])
    s = match.state
    c = campaign(match)
    assert (c.swords, c.shields + c.force, c.winner) == (5, 4, "attacker")
    assert (s.players[1].warbands, s.players[2].warbands) == (4, 1)
    assert asked(match) == (1, "placement")
    assert options(match) == ["4", "3", "2", "1", "0"]
    choose(match, 3)
    assert (place(match, "river").colour, place(match, "river").warbands) == ("red", 3)
    assert s.players[1].supply == 5


@case("campaign_sacrifice_boundary")
def test_sacrifice_is_all_or_nothing() -> None:
    match = exile_attack(4, board=4, warbands={"river": (2, 4)})
    attack(match, 3, [SHIELD, SWORD, SWORD, HOLLOW])
    assert options(match) == ["4", "0"]
    lost = match.clone()
    choose(match, 4)
    assert match.state.players[1].warbands == 0
    assert match.state.players[2].warbands == 2
    choose(lost, 0)
    assert lost.state.players[1].warbands == 2
    assert asked(lost) == (1, "act")


@case("campaign_sacrifice_boundary")
def test_no_sacrifice_that_is_not_enough() -> None:
    match = exile_attack(4, board=4, warbands={"river": (2, 4)})
    attack(match, 3, [SHIELDS, SWORD, SWORD, HOLLOW])
    assert asked(match) == (1, "act")
    assert match.state.players[1].warbands == 2


@case("campaign_sacrifice_boundary")
def test_no_sacrifice_that_is_not_needed() -> None:
    match = exile_attack(4, board=4, warbands={"river": (2, 4)})
    attack(match, 3, [BLANK, SKULL, SKULL, SKULL])
    assert asked(match) == (1, "placement")
    assert match.state.players[1].warbands == 1


@case("campaign_double_faces")
def test_doublers() -> None:
    c = Campaign(0)
    c.defense_roll = [TWICE, TWICE, SHIELD, SHIELDS, BLANK]
    assert count_shields(c) == 12


@case("campaign_target_rules")
def test_bandits_are_at_every_empty_faceup_site() -> None:
    match = position(
        active=1,
        pawns=["plains", "river"],
        board=[0, 4],
        down=["mountain"],
        warbands={"plains": (0, 1), "lush_coast": (0, 1), "rocky_coast": (0, 1), "wastes": (0, 1)},
    )
    choose(match, "campaign", "steppe", "great_slum")
    c = campaign(match)
    assert c.sites == [3, 4, 7]
    assert forces.force(match.state, c, forces.DEFENDER) == 3
    assert options(match)[0] == "4"
    forces.count_dice(match.state, c)
    assert c.defense == 3


@case("campaign_target_rules")
def test_the_ruled_site_is_a_target() -> None:
    match = position(
        active=1,
        pawns=["plains", "river", "river"],
        relics={2: ["map"]},
        board=[0, 3],
        warbands={"river": (2, 1), "plains": (0, 1), "steppe": (0, 1)},
    )
    choose(match, "campaign")
    c = campaign(match)
    assert c.sites == [3]
    assert "map" in options(match)
    choose(match, "map", "enough")
    forces.count_dice(match.state, c)
    assert c.target_dice == 1 + RELICS["map"].defense


@case("campaign_title_dice", "campaign_banner_seized")
def test_dice_of_title_banner_and_pawn() -> None:
    match = position(
        active=2,
        goal="devotion",
        title=1,
        usurper=True,
        pawns=["plains", "river", "river"],
        banners={"darkest_secret": (1, 4)},
        favor=[0, 5],
        board=[0, 0, 9],
        warbands={"plains": (0, 1)},
    )
    choose(match, "campaign", "player:1", "darkest_secret", "pawn")
    if asked(match)[1] == "campaign_targets":
        choose(match, "enough")
    rig(match, [BLANK] * 8 + [SWORD] * 9)
    choose(match, 9)
    c = campaign(match)
    assert c.sites == []
    assert len(c.defense_roll) == 8
    # A banner is seized, the pawn may be sent away, half of the favor burned.
    assert (match.state.darkest_secret.tokens, match.state.darkest_secret.holder) == (2, 2)
    assert asked(match) == (2, "travel_to")
    choose(match, "plains")
    assert asked(match) == (2, "burn")
    choose(match, "yes")
    assert match.state.players[1].favor == 3
    assert match.state.players[1].pawn == 0


def imperial(**more: Any) -> Match:
    """Red attacks the Chancellor at the river, where Citizen blue stands."""
    base: dict[str, Any] = {
        "active": 1,
        "citizens": [2],
        "pawns": ["plains", "river", "river"],
        "board": [4, 5, 3],
        "warbands": {"river": (0, 2)},
    }
    match = position(**(base | more))
    choose(match, "campaign", "player:0")
    return match


@case("campaign_imperial_allies_odds")
def test_allies_of_the_empire() -> None:
    match = imperial()
    rig(match, [SHIELDS, TWICE, SWORD, SWORD, SWORD, HOLLOW, SKULL])
    choose(match, 5)
    assert asked(match) == (2, "campaign_join")
    choose(match, "yes")
    assert asked(match) == (0, "campaign_permit")
    c = campaign(match)
    choose(match, "yes")
    assert (c.shields, c.force, c.swords) == (4, 5, 5)
    assert asked(match) == (1, "act")  # five would be needed, red has four
    assert match.state.players[1].warbands == 2


@case("campaign_ally_force")
def test_the_chancellor_picks_who_dies() -> None:
    match = imperial()
    rig(match, [BLANK, BLANK, SKULL, SKULL, SKULL, SWORD, SWORD])
    choose(match, 5, "yes", "yes")
    assert asked(match) == (0, "losses")
    choose(match, ["warband:board:2", "warband:board:2"])
    s = match.state
    assert (s.players[2].warbands, s.players[0].warbands) == (1, 6)
    assert place(match, "river").warbands == 0


@case("campaign_infighting_odds")
def test_citizens_fight_each_other() -> None:
    match = position(
        players=4,
        active=3,
        citizens=[2, 3],
        pawns=["plains", "plains", "great_slum", "great_slum"],
        board=[0, 0, 2, 6],
        relics={2: ["dowsing_sticks"]},
        warbands={"great_slum": (0, 1), "plains": (0, 1)},
    )
    choose(match, "campaign")
    choose(match, "player:2")
    c = campaign(match)
    assert c.sites == [7]
    assert c.not_imperial == [3]
    choose(match, "dowsing_sticks", "enough")
    rig(match, [BLANK, SHIELD, SHIELD, BLANK, TWICE, SWORD, SWORD, HOLLOW, HOLLOW, SKULL, SKULL])
    choose(match, 6)
    assert (c.defense, c.allies) == (5, [0])
    assert options(match) == ["1", "0"]
    choose(match, 1)
    assert asked(match) == (0, "losses")
    choose(match, ["warband:hinterland_3"])
    s = match.state
    assert s.players[2].warbands == 2
    choose(match, 2)
    assert RELICS["dowsing_sticks"] in s.players[3].relics
    assert (place(match, "great_slum").warbands, place(match, "great_slum").colour) == (2, "purple")


@case("campaign_defender_needs_target")
def test_the_chancellor_attacks_a_citizen_where_he_stands() -> None:
    match = position(
        players=4,
        citizens=[2, 3],
        pawns=["river", "plains", "river", "plains"],
        board=[3],
        warbands={"river": (0, 2)},
    )
    choose(match, "campaign")
    assert campaign(match).defender == 2
    assert campaign(match).sites == []


@case("title_between_defeat_and_garrison")
def test_the_title_between_defeat_and_garrison() -> None:
    match = position(
        active=1,
        board=[0, 4],
        pawns=["plains", "river", "plains"],
        warbands={
            "river": (0, 1),
            "plains": (0, 1),
            "lush_coast": (0, 1),
            "mountain": (1, 1),
            "steppe": (1, 1),
            "rocky_coast": (2, 1),
            "wastes": (2, 1),
            "great_slum": (2, 1),
        },
    )
    assert match.state.title == 0
    choose(match, "campaign", "enough")
    rig(match, [BLANK, BLANK, SKULL, SKULL, SWORD, SWORD])
    choose(match, 4)
    assert match.state.title == 2
    choose(match, 1)
    assert match.state.title == 2


@case("attack_pool_below_zero")
def test_removed_dice_become_defense() -> None:
    c = Campaign(0)
    c.attack, c.defense = 1, 2
    forces.add_attack(c, -3)
    assert (c.attack, c.defense) == (0, 4)


@case("pay_plan_off_turn")
def test_a_plan_is_paid_off_turn() -> None:
    def put(s: State) -> None:
        s.secrets_on[DENIZENS["mercenaries"]] = 1
        s.shared_secrets -= 1

    match = exile_attack(
        5,
        cards={"river": ["mercenaries"]},
        favor=[0, 0, 1],
        change=put,
    )
    choose(match, 5)
    assert asked(match) == (2, "plan")
    choose(match, "use:mercenaries")
    s = match.state
    assert s.banks[Suit.DISCORD] == 4
    assert s.players[2].favor == 0


@case("citizen_attacked_title_die")
def test_a_title_die_of_a_citizen() -> None:
    base: dict[str, Any] = {
        "goal": "the_people",
        "title": 2,
        "citizens": [2],
        "banners": {"peoples_favor": (2, 2)},
        "board": [0, 6, 3],
        "warbands": {"river": (0, 2), "plains": (0, 1)},
    }
    match = position(**base, pawns=["river", "plains", "river"])
    choose(match, "campaign")
    c = campaign(match)
    assert forces.title_dice(match.state, c) == 1
    assert c.sites == []
    match = position(**base, active=1, pawns=["plains", "river", "river"])
    choose(match, "campaign", "player:2")
    c = campaign(match)
    assert c.sites == [3]
    choose(match, "pawn")
    forces.count_dice(match.state, c)
    assert c.defense == 1 + 2 + 1
    match = position(**base, active=1, pawns=["river", "river", "river"])
    choose(match, "campaign", "player:0", "pawn")
    c = campaign(match)
    forces.count_dice(match.state, c)
    assert c.defense == 1 + 2 + 1
