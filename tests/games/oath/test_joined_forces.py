"""Forces that a card enlarges with warbands at sites [5.5.2, 5.5.7, 7.6.5]: Captains, Wild Allies,
Vow of Union, and bandits of the Bandit Crown."""

from __future__ import annotations

from typing import Any

from tests.games.oath.table import asked, choose, follow, options, place, position, rig
from throneroom.games.oath import rule
from throneroom.games.oath.acts import Campaign
from throneroom.kernel import Match

HOLLOW, SWORD, SKULL = 0, 3, 5
"""Faces of the attack die."""
BLANK, SHIELDS = 0, 4
"""Faces of the defense die."""
RED, BLUE = 1, 2


def captains(**more: Any) -> Match:
    """Red uses Captains at the river, whose three warbands join the attack; blue stands there."""
    base: dict[str, Any] = {
        "active": RED,
        "goal": "devotion",
        "pawns": ["wastes", "plains", "river"],
        "warbands": {"plains": (RED, 1), "river": (RED, 3), "steppe": (BLUE, 1)},
        "cards": {"plains": ["captains"]},
        "favor": [0, 1],
    }
    match = position(**(base | more))
    choose(match, "use:captains")
    return match


def campaign(match: Match) -> Campaign:
    c = rule.campaign(match.state)
    assert c is not None
    return c


def test_warbands_of_a_site_that_fought_along_garrison_what_they_won() -> None:
    """[5.5.7.I] From the force, not only from the board."""
    match = captains(board=[0, 1])
    follow(
        match,
        "campaign_dice",
        power_site="river",
        campaign_defender="player:2",
        campaign_targets=["steppe", "pawn", "enough"],
    )
    rig(match, [BLANK] * 3 + [SWORD] * 4)
    choose(match, 4)
    assert (asked(match), options(match)[0]) == ((RED, "placement"), "4")
    choose(match, 3)
    assert asked(match) == (RED, "placement_from")
    assert options(match) == ["warband:board:1", *["warband:provinces_2"] * 3]
    choose(match, ["warband:provinces_2"] * 3)
    assert place(match, "river").warbands == 0
    assert (place(match, "steppe").colour, place(match, "steppe").warbands) == ("red", 3)
    assert match.state.players[RED].warbands == 1


def test_vow_of_union_garrisons_from_a_site_but_not_from_what_was_just_won() -> None:
    match = position(
        active=RED,
        goal="devotion",
        pawns=["plains", "river", "wastes"],
        board=[0, 1],
        warbands={"river": (BLUE, 1), "steppe": (BLUE, 1), "plains": (RED, 3)},
        advisers={RED: ["vow_of_union"]},
    )
    choose(match, "campaign")
    follow(match, "campaign_dice", campaign_targets=["steppe", "enough"])
    rig(match, [BLANK] * 2 + [SWORD] * 4)
    choose(match, 4, "warband:provinces_2")
    assert options(match)[0] == "4"
    choose(match, 2, ["warband:board:1", "warband:cradle_1"])
    assert (asked(match), options(match)[0]) == ((RED, "placement"), "2")
    choose(match, 2)
    garrisons = [place(match, key).warbands for key in ("plains", "river", "steppe")]
    assert garrisons == [0, 2, 2]


def test_captains_of_a_citizen_may_make_their_site_a_target() -> None:
    """It need not be one; but without the Chancellor's pawn nothing else is at hand."""
    match = captains(
        active=BLUE,
        citizens=[BLUE],
        pawns=["wastes", "steppe", "plains"],
        board=[0, 0, 2],
        warbands={"plains": (0, 1), "river": (0, 3), "mountain": (0, 1)},
        favor=[0, 0, 1],
    )
    choose(match, "river")
    follow(match, "campaign_targets", campaign_defender="player:0")
    assert set(options(match)) == {"plains", "river", "mountain"}
    choose(match, "mountain")
    assert "enough" not in options(match)  # none of them is at the site
    choose(match, "river", "enough")
    assert options(match)[0] == "5"
    rig(match, [BLANK] * 3 + [SWORD] * 5)
    c = campaign(match)
    choose(match, 5)
    assert (sorted(c.sites), c.force, c.winner) == ([2, 3], 1, "attacker")
    follow(match, "act", losses=["warband:provinces_1"], placement=0)
    assert place(match, "river").warbands == 3
    assert place(match, "mountain").warbands == 0


def test_bandits_of_the_crown_give_dice_but_do_not_die() -> None:
    """[7.6.5] The lord of the bandits counts them as warbands."""
    match = captains(relics={RED: ["bandit_crown"]}, board=[0, 1, 3])
    follow(
        match,
        "campaign_dice",
        power_site="river",
        campaign_defender="player:2",
        campaign_targets=["pawn", "enough"],
    )
    assert options(match)[0] == "5"  # one on the board, three at the river, and its bandit
    rig(match, [BLANK] * 2 + [HOLLOW] * 5)
    choose(match, 5)
    follow(match, "losses", sacrifice=0)
    assert match.decision is not None
    assert match.decision.lo == match.decision.hi == 2  # half of five


def union(**more: Any) -> Match:
    """Red attacks blue at the river with one warband of the board and two of the plains."""
    base: dict[str, Any] = {
        "active": RED,
        "goal": "devotion",
        "pawns": ["wastes", "river", "river"],
        "board": [0, 1],
        "warbands": {"river": (BLUE, 1), "plains": (RED, 2)},
        "advisers": {RED: ["vow_of_union"]},
    }
    match = position(**(base | more))
    choose(match, "campaign")
    follow(match, "campaign_dice", campaign_defender="player:2", campaign_targets="enough")
    return match


def test_the_hospital_saves_warbands_of_sites_that_fought_along() -> None:
    match = union(cards={"plains": ["hospital"]})
    rig(match, [BLANK, SKULL, SKULL, HOLLOW])
    choose(match, 3, "use:hospital", ["warband:cradle_1"] * 2)
    assert campaign(match).set_aside == {(RED, "red"): 2}


def test_the_cauldron_counts_warbands_of_sites_that_fought_along() -> None:
    """Two skulls at the plains; of the last one nobody falls in defeat."""
    garrisons = {"river": (BLUE, 4), "plains": (RED, 2)}
    match = union(relics={BLUE: ["cursed_cauldron"]}, warbands=garrisons)
    rig(match, [SHIELDS, SKULL, SKULL, HOLLOW])
    before = match.state.players[BLUE].bank
    choose(match, 3, "use:cursed_cauldron", ["warband:cradle_1"] * 2)
    assert match.state.players[BLUE].bank == before - 2
