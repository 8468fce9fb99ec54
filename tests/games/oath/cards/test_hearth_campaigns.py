"""The denizens of Hearth that touch campaigns, one by one."""

from __future__ import annotations

import pytest

from tests.games.oath.cards.turns import (
    BLANK,
    HOLLOW,
    SHIELD,
    SHIELDS,
    SKULL,
    SWORD,
    attack,
    battle,
    on,
    roll,
)
from tests.games.oath.listed import case
from tests.games.oath.table import asked, choose, options, place, position
from throneroom.games.oath.cards import DENIZENS, Suit


@case("favor_paid_off_turn")
def test_extra_provisions_off_turn_pays_the_bank() -> None:
    match = attack(cards={"river": ["extra_provisions"]})
    choose(match, 3)
    assert asked(match) == (2, "plan")
    roll(match, [SHIELDS, SHIELDS, SWORD, SWORD, SWORD], "use:extra_provisions")
    assert match.state.banks[Suit.HEARTH] == 4
    assert on(match, "extra_provisions") == (0, 0)
    assert match.state.players[2].favor == 2
    assert place(match, "river").colour == "blue"


def test_extra_provisions_is_for_defenders() -> None:
    match = attack(
        cards={"mountain": ["extra_provisions"]}, warbands={"river": (2, 2), "mountain": (1, 1)}
    )
    choose(match, 3)
    assert asked(match) != (1, "plan")


def test_traveling_doctor_saves_the_beaten_and_leaves() -> None:
    match = attack(cards={"river": ["traveling_doctor"]})
    choose(match, 4)
    roll(match, [BLANK, SWORD, SWORD, SWORD, SWORD], "use:traveling_doctor")
    s = match.state
    assert s.players[2].warbands == 2
    choose(match, 1)
    assert place(match, "river").cards == []
    assert DENIZENS["traveling_doctor"] in s.piles[1] + s.piles[2] + s.piles[0]


def test_traveling_doctor_stays_with_the_victor() -> None:
    match = attack(cards={"river": ["traveling_doctor"]})
    choose(match, 1)
    roll(match, [SHIELDS, HOLLOW], "use:traveling_doctor")
    while asked(match)[1] != "act":
        choose(match, 0)
    assert [card.key for card in place(match, "river").cards] == ["traveling_doctor"]


@pytest.mark.parametrize(("card", "dice"), [("village_constable", 2), ("the_great_levy", 3)])
@pytest.mark.parametrize("beloved", [-1, 1, 2])
def test_village_constable_and_the_great_levy_heed_the_peoples_favor(
    card: str, dice: int, beloved: int
) -> None:
    more = {"banners": {"peoples_favor": (beloved, 1)}}
    match = attack(cards={"river": [card], "mountain": ["extra_provisions"]}, **more)
    choose(match, 5)
    if beloved == 1:  # the enemy of the defender holds it
        assert asked(match)[1] != "plan"
        return
    choose(match, f"use:{card}")
    assert battle(match).attack == 5 - dice
    match = attack(
        cards={"mountain": [card], "river": ["extra_provisions"]},
        warbands={"river": (2, 2), "mountain": (1, 1)},
        **more,
    )
    choose(match, 5)
    assert (asked(match) == (1, "plan")) == (beloved != 2)


def test_the_great_levy_ignores_skulls_and_adds_dice() -> None:
    match = attack(
        cards={"mountain": ["the_great_levy"]}, warbands={"river": (2, 2), "mountain": (1, 1)}
    )
    choose(match, 4)
    assert asked(match) == (1, "plan")
    roll(match, [BLANK, *[SKULL] * 7], "use:the_great_levy")
    assert battle(match).swords == 14
    assert match.state.players[1].warbands == 5
    assert on(match, "the_great_levy") == (2, 0)


def test_village_constable_of_an_attacker_adds_two_dice() -> None:
    match = attack(
        cards={"mountain": ["village_constable"]}, warbands={"river": (2, 2), "mountain": (1, 1)}
    )
    choose(match, 2)
    roll(match, [BLANK, *[SWORD] * 4], "use:village_constable")
    assert battle(match).swords == 4


@pytest.mark.parametrize(("holder", "stays"), [(2, True), (-1, False), (1, False)])
def test_hearts_and_minds_wins_without_dice(holder: int, stays: bool) -> None:
    match = attack(cards={"river": ["hearts_and_minds"]}, banners={"peoples_favor": (holder, 1)})
    choose(match, 5)
    choose(match, "use:hearts_and_minds")
    while asked(match)[1] != "act":
        choose(match, options(match)[0])
    s = match.state
    assert place(match, "river").warbands == 2
    assert s.players[1].warbands == 3  # half of the beaten force
    assert bool(place(match, "river").cards) == stays
    assert s.banks[Suit.HEARTH] == 6


def test_herald_hears_of_campaigns_against_players() -> None:
    match = attack(advisers={0: ["herald"]})
    roll(match, [BLANK, SWORD, SWORD, SWORD, SWORD, SWORD], 5)
    choose(match, 1)
    assert asked(match) == (0, "bank")
    choose(match, "bank:beast")
    assert match.state.players[0].favor == 1


def test_herald_is_silent_about_bandits_and_his_own_wars() -> None:
    bandits = attack(advisers={0: ["herald"]}, warbands={})
    own = attack(advisers={1: ["herald"]})
    for match in (bandits, own):
        while asked(match)[1] == "campaign_targets":
            choose(match, "enough")
        roll(match, [BLANK] * 9, options(match)[0])
        while asked(match)[1] != "act":
            assert asked(match)[1] != "bank"
            choose(match, options(match)[-1])


def test_vow_of_peace_forbids_campaigns_and_sacrifices() -> None:
    peace = position(
        active=1,
        advisers={1: ["vow_of_peace"]},
        pawns=["plains", "river"],
        board=[0, 5],
        warbands={"river": (2, 2)},
    )
    assert "campaign" not in options(peace)
    match = attack(advisers={2: ["vow_of_peace"]}, board=[0, 6])
    roll(match, [SHIELD, SWORD, SWORD, SWORD], 3)
    assert asked(match) == (1, "act")
    assert place(match, "river").colour == "blue"
    assert match.state.players[1].warbands == 3


def test_vow_of_peace_of_the_chancellor_binds_no_citizen() -> None:
    match = position(
        active=1,
        citizens=[1],
        advisers={0: ["vow_of_peace"]},
        pawns=["plains", "river"],
        board=[0, 5],
        warbands={"river": (2, 2)},
    )
    assert "campaign" in options(match)


def test_hospital_at_the_end() -> None:
    match = attack(
        cards={"mountain": ["hospital"]},
        warbands={"river": (2, 4), "mountain": (2, 1)},
        board=[0, 9],
    )
    while asked(match)[1] == "campaign_targets":
        choose(match, "enough")
    choose(match, 9)
    assert battle(match).sites == [3]
    roll(match, [BLANK, *[SWORD] * 9], "use:hospital")
    choose(match, 1)
    assert place(match, "mountain").warbands == 3
    assert match.state.players[2].warbands == 2


@case("hospital_saves_sacrifices")
def test_hospital_saves_sacrifices() -> None:
    match = attack(
        cards={"mountain": ["hospital"]},
        warbands={"river": (2, 3), "mountain": (1, 2)},
        board=[0, 6],
    )
    choose(match, 4)
    roll(match, [SHIELDS, *[SWORD] * 4], "use:hospital")
    assert options(match) == ["2", "0"]
    choose(match, 2)
    assert asked(match) == (1, "placement")
    assert options(match)[0] == "4"
    choose(match, 1)
    assert place(match, "mountain").warbands == 4


def test_hospital_with_obsidian_cage_and_cursed_cauldron() -> None:
    match = attack(
        cards={"mountain": ["hospital"]},
        warbands={"river": (2, 5), "mountain": (2, 1)},
        relics={1: ["obsidian_cage", "cursed_cauldron"]},
        board=[0, 9],
    )
    while asked(match)[1] == "campaign_targets":
        choose(match, "enough")
    choose(match, 9, "use:obsidian_cage_cage", "use:cursed_cauldron")
    roll(match, [BLANK, *[SWORD] * 9], "use:hospital")
    while asked(match)[1] != "act":
        choose(match, options(match)[-1] if asked(match)[1] == "placement" else options(match)[0])
    s = match.state
    assert place(match, "mountain").warbands == 1 + 2
    assert (s.players[1].warbands, s.players[2].warbands) == (9, 0)


def test_village_constable_of_bandits_removes_dice() -> None:
    """[R8] Bandits use what costs nothing, against the attacker."""
    match = attack(cards={"river": ["village_constable"]}, warbands={})
    c = battle(match)
    roll(match, [BLANK, SWORD, SWORD], 4)
    assert c.attack == 2


def test_the_great_levy_costs_too_much_for_bandits() -> None:
    match = attack(cards={"river": ["the_great_levy"]}, warbands={})
    c = battle(match)
    roll(match, [BLANK, SWORD, SWORD, SWORD, SWORD], 4)
    assert c.attack == 4


def test_traveling_doctor_beats_sticky_fire() -> None:
    """What ignores powers that kill all is above them; the favor is given all the same."""
    match = attack(
        cards={"river": ["traveling_doctor"]},
        warbands={"river": (2, 4)},
        relics={1: ["sticky_fire"]},
        favor=[0, 3, 0],
        board=[0, 9],
    )
    choose(match, 9, "use:sticky_fire")
    roll(match, [BLANK, *[SWORD] * 9], "use:traveling_doctor")
    while asked(match)[1] != "act":
        choose(match, options(match)[0])
    s = match.state
    assert s.players[2].warbands == 4
    assert (s.players[1].favor, s.players[2].favor) == (2, 1)
