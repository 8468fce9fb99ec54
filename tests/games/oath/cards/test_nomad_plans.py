"""The Nomad battle plans, each by its own test."""

from __future__ import annotations

from typing import Any

from tests.games.oath.cards.skirmish import (
    BLANK,
    BLUE,
    HOLLOW,
    RED,
    SHIELD,
    SHIELDS,
    SKULL,
    SWORD,
    TWICE,
    close,
    gone,
    keys,
    war,
)
from tests.games.oath.listed import case
from tests.games.oath.table import asked, choose, options, place, rig
from throneroom.games.oath import rule
from throneroom.games.oath.cards import DENIZENS
from throneroom.games.oath.state import State


def test_rain_boots_ignore_single_shields_only() -> None:
    match, c = war(mine=["rain_boots"], theirs=["storm_caller"])
    choose(match, "use:rain_boots")
    rig(match, [SHIELD, SHIELDS, TWICE] + [SWORD] * 5)
    choose(match, "use:storm_caller")
    assert c.shields == 4  # (1 + 2) * 2 without the one
    close(match)
    assert gone(match, "rain_boots")


def test_horse_archers_add_for_the_attacker_and_remove_for_the_defender() -> None:
    match, c = war(2, mine=["horse_archers"])
    choose(match, "use:horse_archers")
    assert c.attack == 5
    assert options(match) == ["enough"] or asked(match)[1] != "plan"
    match, c = war(2, theirs=["horse_archers"])
    assert asked(match) == (BLUE, "plan")
    choose(match, "use:horse_archers")
    assert len(c.attack_roll) == 0
    assert len(c.defense_roll) == 1 + 1  # the third die that is missing
    close(match)
    assert gone(match, "horse_archers")


def test_warning_signals_leave_one_at_each_site() -> None:
    match, c = war(
        5,
        theirs=["warning_signals"],
        warbands={"river": (BLUE, 2), "steppe": (BLUE, 3)},
        board=[0, 5, 4],
    )
    choose(match, "use:warning_signals")
    assert asked(match) == (BLUE, "power_post")
    assert options(match)[0] == "1"
    assert options(match)[-1] == "8"  # nine are there, one stays at the steppe
    rig(match, [SHIELDS] * 3 + [HOLLOW] * 5)
    choose(match, 8)
    assert c.force == 8  # counted after the move
    assert c.winner == "defender"
    close(match)
    s = match.state
    assert (place(match, "steppe").warbands, s.players[BLUE].warbands) == (1, 0)
    assert gone(match, "warning_signals")


def test_warning_signals_of_bandits_move_nothing_and_go() -> None:
    match, _ = war(3, theirs=["warning_signals"], warbands={})
    close(match)
    assert gone(match, "warning_signals")


@case("nomad_discards_replaced")
def test_wild_mounts_give_up_a_beast_card_for_all_nomad_plans() -> None:
    def put(s: State) -> None:
        s.secrets_on[DENIZENS["wolves"]] = 1
        s.shared_secrets -= 1

    base: dict[str, Any] = {
        "mine": ["horse_archers", "lancers", "wild_mounts"],
        "pawns": ["river", "plains", "wastes"],
        "cards": {"wastes": ["wolves"]},
        "warbands": {"plains": (BLUE, 2), "wastes": (RED, 1)},
        "change": put,
    }
    match, _ = war(4, **base)
    choose(match, "use:horse_archers", "use:lancers")
    rig(match, [BLANK] + [SWORD] * 7)
    choose(match, "use:wild_mounts")
    while asked(match)[1] in ("plan", "placement"):
        choose(match, "enough" if asked(match)[1] == "plan" else 1)
    assert asked(match) == (RED, "power_card")
    assert options(match) == ["wolves", "pass"]
    other = match.clone()
    choose(match, "wolves")
    s = match.state
    assert keys(s.players[RED].advisers) == ["horse_archers", "lancers", "wild_mounts"]
    assert keys(s.piles[0]) == ["wolves"]  # the next pile after the card's region
    assert s.players[RED].flipped == 1
    choose(other, "pass")
    assert asked(other) == (RED, "first")
    choose(other, "use:lancers")
    assert keys(other.state.players[RED].advisers) == ["wild_mounts"]


def test_wild_mounts_give_up_no_beast_that_fought() -> None:
    """[7.4.3] A plan that was used is not discarded for another one."""
    match, _ = war(4, mine=["lancers", "wild_mounts", "nature_worship"], secrets=[0, 1])
    choose(match, "use:lancers", "use:nature_worship")
    rig(match, [BLANK] + [SWORD] * 4)
    choose(match, "use:wild_mounts")
    close(match)
    assert keys(match.state.players[RED].advisers) == ["wild_mounts", "nature_worship"]
    assert gone(match, "lancers")


def test_wild_mounts_without_a_beast_card_save_nothing() -> None:
    match, _ = war(4, mine=["lancers", "wild_mounts"])
    choose(match, "use:lancers")
    rig(match, [BLANK] + [SWORD] * 4)
    choose(match, "use:wild_mounts")
    close(match)
    assert keys(match.state.players[RED].advisers) == ["wild_mounts"]
    assert gone(match, "lancers")


@case("lancers_every_result_twice")
def test_lancers_count_every_result_twice() -> None:
    match, c = war(5, mine=["lancers"], warbands={"river": (BLUE, 1)})
    rig(match, [BLANK, HOLLOW, HOLLOW, HOLLOW, SWORD, SKULL])
    choose(match, "use:lancers")
    assert c.swords == 9
    assert match.state.players[RED].warbands == 3  # the skull, too
    close(match)
    assert gone(match, "lancers")


def test_mountain_giant_leaves_only_after_three_dice() -> None:
    match, _c = war(2, mine=["mountain_giant"], secrets=[0, 1])
    choose(match, "use:mountain_giant")
    assert options(match) == ["1", "3"]
    other = match.clone()
    choose(match, 1)
    close(match)
    assert not gone(match, "mountain_giant")
    assert match.state.secrets_on[DENIZENS["mountain_giant"]] == 1
    d = rule.campaign(other.state)
    assert d is not None
    choose(other, 3)
    assert len(d.attack_roll) == 5
    close(other)
    assert gone(other, "mountain_giant")


def test_mountain_giant_of_the_defender_flips_a_secret() -> None:
    match, c = war(5, theirs=["mountain_giant"], secrets=[0, 0, 1])
    choose(match, "use:mountain_giant", 3)
    assert len(c.attack_roll) == 2
    assert (match.state.players[BLUE].secrets, match.state.players[BLUE].flipped) == (0, 1)


def test_rival_khan_needs_a_faceup_nomad_adviser_of_the_enemy() -> None:
    match, c = war(1, advisers={RED: ["rival_khan"], BLUE: ["elders"]})
    choose(match, "use:rival_khan")
    assert c.attack == 5
    close(match)
    assert gone(match, "rival_khan")
    match, _ = war(1, advisers={RED: ["rival_khan"]}, hidden={BLUE: ["elders"]})
    assert asked(match)[1] != "plan" or "use:rival_khan" not in options(match)
    match, _ = war(1, advisers={RED: ["rival_khan"]}, theirs=["elders"])
    assert asked(match)[1] != "plan" or "use:rival_khan" not in options(match)


def test_mounted_patrol_halves_last() -> None:
    match, c = war(5, mine=["longbows"], theirs=["mounted_patrol", "bear_traps"])
    choose(match, "use:longbows")
    if asked(match)[0] == RED:
        choose(match, "enough")
    choose(match, "use:mounted_patrol", "use:bear_traps")
    assert len(c.attack_roll) == 2
    close(match)
    assert gone(match, "mounted_patrol")


def test_great_crusade_counts_itself_and_only_its_side() -> None:
    match, c = war(1, mine=["great_crusade", "elders", "wolves"], theirs=["tents"])
    choose(match, "use:great_crusade")
    assert c.attack == 3
    close(match)
    assert gone(match, "great_crusade")
    match, c = war(5, theirs=["great_crusade", "tents"], hidden={BLUE: ["elders"]})
    choose(match, "use:great_crusade")
    assert len(c.attack_roll) == 3


def test_great_crusade_of_bandits_counts_all_bandit_sites() -> None:
    _match, c = war(
        5,
        warbands={},
        cards={"river": ["great_crusade"], "wastes": ["elders"], "great_slum": ["wolves"]},
    )
    assert len(c.attack_roll) == 3


def test_storm_caller_adds_defense_dice() -> None:
    match, c = war(1, theirs=["storm_caller"])
    choose(match, "use:storm_caller")
    assert len(c.defense_roll) == 3
    close(match)
    assert gone(match, "storm_caller")
    match, _ = war(1, mine=["storm_caller"])
    assert asked(match) != (RED, "plan")
