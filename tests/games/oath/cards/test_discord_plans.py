"""The Discord battle plans, each by its own test."""

from __future__ import annotations

from typing import Any

from tests.games.oath.cards.skirmish import (
    BLANK,
    BLUE,
    HOLLOW,
    RED,
    SHIELDS,
    SWORD,
    close,
    gone,
    war,
)
from tests.games.oath.listed import case
from tests.games.oath.table import asked, choose, options, position, rig
from throneroom.games.oath.cards import DENIZENS, Suit
from throneroom.kernel import Match


def won(match: Match, defense: int = 1) -> None:
    """The attacker's roll cannot lose."""
    rig(match, [BLANK] * defense + [SWORD] * 9)


def test_mercenaries_stay_with_the_victor_only() -> None:
    match, c = war(2, mine=["mercenaries"], favor=[0, 1])
    won(match)
    choose(match, "use:mercenaries")
    assert len(c.attack_roll) == 5
    close(match)
    assert not gone(match, "mercenaries")
    assert match.state.favor_on[DENIZENS["mercenaries"]] == 1
    match, c = war(2, mine=["mercenaries"], favor=[0, 1])
    rig(match, [SHIELDS] + [HOLLOW] * 5)
    choose(match, "use:mercenaries")
    close(match)
    assert c.winner == "defender"
    assert gone(match, "mercenaries")
    assert match.state.players[RED].favor == 0


def test_mercenaries_of_the_defender_turn_missing_dice_into_defense() -> None:
    match, c = war(1, theirs=["mercenaries"], favor=[0, 0, 1])
    choose(match, "use:mercenaries")
    assert (len(c.attack_roll), len(c.defense_roll)) == (0, 1 + 2)
    assert match.state.banks[Suit.DISCORD] == 4


def test_mercenaries_cost_a_favor() -> None:
    match, _ = war(1, mine=["mercenaries"])
    assert asked(match) != (RED, "plan")


def test_second_wind_after_a_victory_travels_and_campaigns_free() -> None:
    match, _c = war(
        4,
        mine=["second_wind"],
        favor=[0, 1],
        secrets=[0, 1],
        supply=[7, 2, 7],
    )
    shared = match.state.shared_favor
    won(match)
    choose(match, "use:second_wind")
    assert match.state.shared_favor == shared + 1  # burned
    close(match)
    assert asked(match) == (RED, "second_wind_travel")
    stays = match.clone()
    choose(match, "yes", "steppe")
    s = match.state
    assert (s.players[RED].pawn, s.players[RED].supply) == (4, 0)
    assert asked(match) == (RED, "second_wind_campaign")
    choose(match, "no")
    assert asked(match) == (RED, "act")
    choose(stays, "no")
    assert asked(stays) == (RED, "second_wind_campaign")


def test_second_wind_after_a_defeat_gives_nothing() -> None:
    match, _ = war(1, mine=["second_wind"], favor=[0, 1], secrets=[0, 1])
    rig(match, [SHIELDS, HOLLOW])
    choose(match, "use:second_wind")
    close(match)
    assert asked(match) == (RED, "act")


def test_disgraced_captain_needs_an_order_card_at_a_target() -> None:
    match, c = war(1, mine=["disgraced_captain"], theirs=["longbows"], favor=[0, 2])
    choose(match, "use:disgraced_captain")
    assert c.attack == 5
    match, _ = war(
        1,
        mine=["disgraced_captain"],
        cards={"river": ["wolves"], "steppe": ["longbows"]},
        favor=[0, 2],
    )
    assert asked(match) != (RED, "plan")


def pawn_war(mine: list[str], **more: Any) -> Match:
    """Red attacks blue's pawn at the river, which red rules."""
    base: dict[str, Any] = {
        "active": RED,
        "goal": "devotion",
        "pawns": ["plains", "river", "river"],
        "board": [0, 9],
        "warbands": {"river": (RED, 1)},
    }
    advisers = {RED: mine, **more.pop("advisers", {})}
    match = position(**(base | more), advisers=advisers)
    choose(match, "campaign")
    while asked(match)[1] in ("campaign_defender", "campaign_targets"):
        choose(match, "pawn" if "pawn" in options(match) else match.decision.options[-1])  # type: ignore[union-attr]
    choose(match, 9)
    return match


def finish(match: Match) -> None:
    while asked(match)[1] != "act":
        choose(match, match.decision.options[-1])  # type: ignore[union-attr]


def test_book_burning_leaves_a_beaten_pawn_one_faceup_secret() -> None:
    match = pawn_war(["book_burning"], secrets=[0, 0, 2], flipped=[0, 0, 1])
    won(match, 2)
    choose(match, "use:book_burning")
    finish(match)
    blue = match.state.players[BLUE]
    assert (blue.secrets, blue.flipped) == (1, 0)
    match, _ = war(5, mine=["book_burning"], secrets=[0, 0, 2])
    won(match)
    choose(match, "use:book_burning")
    close(match)
    assert match.state.players[BLUE].secrets == 2  # the pawn was no target


@case("slander_burns_all_once")
def test_slander_burns_all_favor_and_renewal_gets_it() -> None:
    match = pawn_war(
        ["slander", "book_burning"],
        players=4,
        favor=[0, 1, 5, 0],
        secrets=[0, 0, 2],
        flipped=[0, 0, 1],
        advisers={3: ["vow_of_renewal"]},
    )
    choose(match, "use:slander")
    won(match, 2)
    choose(match, "use:book_burning")
    assert asked(match)[1] != "burn"
    finish(match)
    s = match.state
    assert (s.players[BLUE].favor, s.players[3].favor) == (0, 5)
    assert (s.players[BLUE].secrets, s.players[BLUE].flipped) == (1, 0)


def test_cracked_sage_needs_an_arcane_adviser_of_the_enemy() -> None:
    arcane = next(c.key for c in DENIZENS.values() if c.suit is Suit.ARCANE and not c.locked)
    match, c = war(
        1, advisers={RED: ["cracked_sage"], BLUE: [arcane]}, favor=[0, 1], secrets=[0, 1]
    )
    choose(match, "use:cracked_sage")
    assert c.attack == 5
    match, _ = war(1, advisers={RED: ["cracked_sage", arcane]}, favor=[0, 1], secrets=[0, 1])
    assert asked(match)[1] != "plan" or "use:cracked_sage" not in options(match)


def test_zealots_sacrifice_the_fewest_that_win() -> None:
    match, c = war(3, mine=["zealots"], board=[0, 4], warbands={"river": (BLUE, 6)}, favor=[0, 1])
    rig(match, [SHIELDS, SWORD, SWORD, SWORD])
    choose(match, "use:zealots")
    assert (c.swords, c.shields + c.force) == (3, 8)
    assert options(match) == ["2", "0"]
    choose(match, 2)
    assert c.winner == "attacker"
    assert match.state.players[RED].warbands == 2


def test_zealots_of_the_larger_force_stay_at_home() -> None:
    match, _ = war(3, mine=["zealots"], board=[0, 4], warbands={"river": (BLUE, 4)}, favor=[0, 1])
    assert asked(match) != (RED, "plan")


def test_beast_tamer_forbids_beast_and_nomad_plans_of_the_other_side() -> None:
    match, _ = war(2, advisers={RED: ["beast_tamer"]}, theirs=["storm_caller", "longbows"])
    assert asked(match) == (BLUE, "plan")
    assert "use:longbows" in options(match)
    assert "use:storm_caller" not in options(match)
    match, c = war(2, mine=["beast_tamer"], theirs=["storm_caller"], warbands={})
    assert len(c.defense_roll) == 1  # bandits are bound, too
