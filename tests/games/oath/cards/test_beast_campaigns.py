"""The denizens of Beast that touch campaigns, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.oath.cards.turns import (
    BLANK,
    HOLLOW,
    SHIELDS,
    SKULL,
    SWORD,
    attack,
    battle,
    on,
    roll,
)
from tests.games.oath.table import asked, choose, options, place, position
from throneroom.games.oath.campaign import forces
from throneroom.games.oath.cards import Suit
from throneroom.kernel import Match

BOTH: dict[str, tuple[int, int]] = {"river": (2, 2), "mountain": (1, 1)}
"""Blue rules the river, red the mountain."""


def plans(match: Match, dice: int) -> list[str]:
    """The plans that somebody may use once the dice are chosen."""
    choose(match, dice)
    return options(match)[:-1] if asked(match)[1] == "plan" else []


@pytest.mark.parametrize(("advisers", "usable"), [(["elders"], True), (["storyteller"], False)])
def test_true_names_silence_plans_of_a_suit(advisers: list[str], usable: bool) -> None:
    against_red = attack(
        cards={"river": ["extra_provisions"]}, advisers={1: ["true_names", *advisers]}
    )
    assert bool(plans(against_red, 3)) == usable
    against_blue = attack(
        cards={"mountain": ["village_constable"]},
        warbands=BOTH,
        advisers={2: ["true_names", *advisers]},
    )
    assert bool(plans(against_blue, 3)) == usable


def test_true_names_do_not_touch_who_is_not_there() -> None:
    match = attack(
        cards={"river": ["extra_provisions"]}, advisers={0: ["true_names", "storyteller"]}
    )
    assert plans(match, 3) == ["use:extra_provisions"]


@pytest.mark.parametrize(("sites", "more"), [(1, 0), (4, 2)])
def test_rangers_look_at_the_defense_pool(sites: int, more: int) -> None:
    cards = {"mountain": ["rangers"]}
    held = {"river": (2, 2), "steppe": (2, 1), "rocky_coast": (2, 1), "wastes": (2, 1)}
    warbands = {"mountain": (1, 1), **dict(list(held.items())[:sites])}
    match = position(
        active=1,
        goal="devotion",
        pawns=["plains", "river", "plains"],
        board=[0, 5],
        favor=[0, 1],
        cards=cards,
        warbands=warbands,
    )
    choose(match, "campaign")
    while asked(match)[1] in ("campaign_defender", "campaign_targets"):
        wanted = [key for key in options(match) if key in ("player:2", *held)]
        choose(match, wanted[-1])
    choose(match, 2)
    assert battle(match).defense == sites
    roll(match, [*[BLANK] * sites, *[SKULL] * (2 + more)], "use:rangers")
    assert battle(match).swords == 2 * (2 + more)
    assert match.state.players[1].warbands == 5  # no skull counts
    assert on(match, "rangers") == (1, 0)


def test_nature_worship_counts_faceup_beast_advisers() -> None:
    match = attack(
        cards={"mountain": ["nature_worship"]},
        warbands=BOTH,
        advisers={1: ["wolves", "elders"]},
        hidden={1: ["errand_boy"]},
    )
    choose(match, 2)
    roll(match, [BLANK, *[SWORD] * 4], "use:nature_worship")
    assert battle(match).swords == 3


def test_nature_worship_of_a_defender_removes_dice_and_flips_a_secret() -> None:
    match = attack(cards={"river": ["nature_worship"]}, advisers={2: ["wolves"]})
    choose(match, 3)
    roll(match, [SHIELDS, SWORD, SWORD], "use:nature_worship")
    s = match.state
    assert battle(match).attack == 2
    assert (s.players[2].secrets, s.players[2].flipped) == (0, 1)
    assert on(match, "nature_worship") == (0, 0)


def test_insect_swarm_makes_plans_dearer() -> None:
    match = attack(cards={"river": ["extra_provisions"]}, advisers={1: ["insect_swarm"]})
    choose(match, 3)
    bank = match.state.shared_favor
    roll(match, [BLANK, BLANK, SWORD, SWORD, SWORD], "use:extra_provisions")
    s = match.state
    assert s.players[2].favor == 3 - 2
    assert (s.banks[Suit.HEARTH], s.shared_favor) == (4, bank + 1)
    poor = attack(
        cards={"river": ["extra_provisions"]}, advisers={1: ["insect_swarm"]}, favor=[0, 0, 1]
    )
    assert plans(poor, 3) == []


def test_insect_swarm_stops_bandits() -> None:
    for advisers, swords in (({}, 1), ({1: ["insect_swarm"]}, 3)):
        match = attack(cards={"river": ["village_constable"]}, warbands={}, advisers=advisers)
        while asked(match)[1] == "campaign_targets":
            choose(match, "enough")
        dice = battle(match)
        roll(match, [*[BLANK] * len(dice.sites), SWORD, SWORD, SWORD], 3)
        assert dice.attack == swords


def union(**more: Any) -> Match:
    return attack(
        advisers={1: ["vow_of_union"]},
        board=[0, 3],
        warbands={"river": (2, 3), "mountain": (1, 2), "steppe": (1, 1)},
        **more,
    )


def test_vow_of_union_brings_the_warbands_of_all_sites() -> None:
    match = union()
    assert options(match)[0] == "6"
    assert forces.force(match.state, battle(match), forces.ATTACKER) == 6


def test_vow_of_union_in_defeat() -> None:
    """A skull is taken from any site, and the survivors of all sites come to the board."""
    match = union()
    roll(match, [SHIELDS, HOLLOW, SKULL], 2)
    assert asked(match) == (1, "skull_losses")
    while asked(match)[1] != "act":
        decision = match.decision
        assert decision is not None
        choose(match, list(decision.options)[-decision.lo :] if decision.lo else 0)
    assert match.state.players[1].warbands == 3  # six, less the skull and half of five
    assert place(match, "mountain").warbands == place(match, "steppe").warbands == 0


def python(sites: int, **more: Any) -> Match:
    held = {"river": (2, 2), "steppe": (2, 1)}
    return position(
        active=1,
        goal="devotion",
        pawns=["plains", "river", "plains"],
        board=[0, 5],
        warbands=dict(list(held.items())[:sites]),
        advisers={2: ["giant_python"]},
        **more,
    )


def test_giant_python_asks_for_an_even_number() -> None:
    assert "campaign" not in options(python(1))  # no even set
    match = python(2)
    choose(match, "campaign")
    while asked(match)[1] == "campaign_targets":
        assert "enough" not in options(match)
        choose(match, options(match)[0])
    assert len(battle(match).sites) == 2


def test_giant_python_counts_the_sprawling_rampart() -> None:
    match = python(1, cards={"river": ["sprawling_rampart"]})
    assert "campaign" in options(match)


@pytest.mark.parametrize("side", ["attacker", "defender"])
def test_war_tortoise_ignores_double_faces(side: str) -> None:
    cards = {"mountain" if side == "attacker" else "river": ["war_tortoise"]}
    match = attack(cards=cards, warbands=BOTH)
    choose(match, 3)
    roll(match, [SHIELDS, SWORD, SWORD, SKULL], "use:war_tortoise")
    c = battle(match)
    if side == "attacker":
        assert (c.swords, c.shields) == (4, 0)
    else:
        assert (c.swords, c.shields) == (2, 2)
    assert c.skulls == 1  # the skull still kills


def test_marsh_spirit_forbids_plans_of_the_attacker() -> None:
    cards = {"mountain": ["village_constable"], "river": ["marsh_spirit", "extra_provisions"]}
    match = attack(cards=cards, warbands=BOTH)
    choose(match, 3)
    assert asked(match) == (2, "plan")  # the defender has his
    assert "use:extra_provisions" in options(match)
    elsewhere = attack(
        cards={"mountain": ["village_constable"], "wastes": ["marsh_spirit"]}, warbands=BOTH
    )
    choose(elsewhere, 3)
    assert asked(elsewhere) == (1, "plan")


def test_walled_garden_grows_with_the_beasts() -> None:
    cards = {"river": ["walled_garden"], "steppe": ["wolves"], "plains": ["forest_temple"]}
    match = attack(cards=cards)
    choose(match, 3)
    roll(match, [BLANK] * 4, "use:walled_garden")
    assert len(battle(match).defense_roll) == 4


def test_walled_garden_must_be_attacked() -> None:
    match = attack(
        cards={"wastes": ["walled_garden"]}, warbands={"river": (2, 2), "wastes": (2, 1)}
    )
    while asked(match)[1] == "campaign_targets":
        choose(match, "enough")
    assert plans(match, 3) == []


def test_war_tortoise_with_lancers_and_rusting_ray() -> None:
    match = attack(
        cards={"mountain": ["lancers"], "river": ["war_tortoise", "rusting_ray"]},
        warbands=BOTH,
        board=[0, 6],
        banners={"darkest_secret": (2, 1)},
    )
    choose(match, 6, "use:lancers")
    choose(match, "use:war_tortoise")
    faces = [HOLLOW, HOLLOW, HOLLOW, SWORD, SWORD, SKULL]
    roll(match, [SHIELDS, BLANK, *faces], "use:rusting_ray")
    c = battle(match)
    assert (c.swords, c.skulls) == (4, 2)
    assert match.state.players[1].warbands == 4
