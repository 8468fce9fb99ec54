"""Actions in small steps: what each step reaches, and that nothing is spent before the last."""

from __future__ import annotations

import json

import pytest

import throneroom
from tests.games.fallen_lands.table import (
    around,
    asked,
    attack,
    build,
    can_take,
    choose,
    discard,
    end_turn,
    field,
    hand,
    money,
    options,
    position,
    ready,
    spent,
    told,
)
from throneroom import CannotUndo, Match
from throneroom.games.fallen_lands import events as e
from throneroom.kernel import Choice, Question

MIDDLE = 18
NEXT = around(MIDDLE)


def choice(match: Match, key: str) -> Choice:
    assert match.decision is not None
    question = match.question(match.decision.seat)
    assert isinstance(question, Question)
    return next(choice for choice in question.choices if choice.key == key)


# Taking an action back


@pytest.mark.parametrize(
    ("cards", "steps"),
    [
        (["spearmen"], ["spearmen"]),
        (["spearmen", "magic_sword"], ["spearmen", "magic_sword"]),
        (["spearmen", "magic_horn", "strength_potion"], ["spearmen", "magic_horn"]),
        (["garrison"], ["garrison"]),
        (["garrison", "magic_builder"], ["garrison", "magic_builder"]),
        (["claim"], ["claim"]),
        (["flood"], ["flood"]),
        (["shadow_follower"], ["shadow_follower"]),
        (["invisible_thief"], ["invisible_thief"]),
    ],
)
def test_an_action_taken_back_leaves_nothing_spent(cards: list[str], steps: list[str]) -> None:
    match = position(
        [cards, ["archers"]],
        followers=["WWCCMMMM"],
        levels={MIDDLE: 1},
        held={0: (0, "spearmen")},
    )
    before, first = match.state.dump(), options(match)
    choose(match, *steps)
    match.undo(0, whole=True)
    assert match.state.dump() == before
    assert options(match) == first
    assert match.events == []


def test_a_whole_conquest_is_taken_back_at_once() -> None:
    match = position(
        [["spearmen", "magic_sword", "archers"]],
        followers=["WWCMM"],
        levels={MIDDLE: 3, 0: 1},
        phase="recruit",
    )
    choose(match, "skip")
    attack(match, "archers", 0)
    before = match.state.dump()
    attack(match, "spearmen", MIDDLE, "magic_sword")
    match.undo(0, whole=True)
    assert match.state.dump() == before, "the first conquest stands"
    match.undo(0, whole=True)
    assert options(match)[:2] == ["spearmen", "archers"]


@pytest.mark.parametrize(
    "steps",
    [
        ["spearmen"],
        ["spearmen", "strength_potion"],
        ["spearmen", "strength_potion", f"field:{MIDDLE}"],
        ["spearmen", "strength_potion", f"field:{MIDDLE}", "player:1"],
        ["garrison", "magic_builder"],
        ["invisible_thief", "player:1"],
    ],
)
def test_a_match_that_was_saved_in_the_middle_of_an_action_goes_on_there(steps: list[str]) -> None:
    """Everything that was chosen lies in the state; no answer is needed to find it again."""
    match = position(
        [
            ["spearmen", "strength_potion", "garrison", "magic_builder", "invisible_thief"],
            ["archers", "flood"],
        ],
        followers=["WMMMMM"],
        levels={MIDDLE: 5},
        held={NEXT[0]: (1, "halberdiers"), NEXT[1]: (2, "halberdiers"), 0: (0, "archers")},
        advanced=True,
    )
    choose(match, *steps)
    saved = match.save()
    assert saved["answers"] == []
    again = throneroom.load(json.loads(json.dumps(saved)))
    assert (asked(again), options(again)) == (asked(match), options(match))
    assert again.view(0) == match.view(0)
    assert again.view(0).act is not None


def test_each_step_can_be_undone_and_the_whole_conquest_too() -> None:
    match = position(
        [["spearmen", "magic_sword"]], followers=["WMM"], levels={MIDDLE: 3}, phase="recruit"
    )
    before = match.state.dump()
    choose(match, "skip")
    attack(match, "spearmen", MIDDLE, "magic_sword")
    assert money(match, 0) == 28
    for _ in range(4):
        match.undo(0)
    assert match.state.dump() == before


def test_after_the_last_card_the_turn_waits_so_that_it_can_be_undone() -> None:
    match = position([["spearmen"]], followers=["W"], levels={MIDDLE: 1})
    attack(match, "spearmen", MIDDLE)
    assert options(match) == ["end", "stop"]
    match.answer("end")
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_who_can_do_nothing_at_all_is_not_asked() -> None:
    match = position([[], [], []], money=[0, 0, 0], phase="recruit")
    assert match.outcome is not None, "three turns went by, and the game is over"
    assert match.outcome.reason == "stalled"


# What each step shows


def test_a_question_tells_the_sum_that_takes_each_field() -> None:
    """As in the rulebook's pictures: Attack, Support, what is needed, what it brings."""
    match = position(
        [["halberdiers", "spearmen"]],
        followers=["WWWC"],
        levels={MIDDLE: 9},
        held={NEXT[0]: (0, "crossbowmen"), NEXT[1]: (0, "catapult")},
        forts={NEXT[1]: "fortress"},
    )
    choose(match, "halberdiers")
    assert dict(choice(match, f"field:{MIDDLE}").about) == {
        "level": 9,
        "attack": 2,
        "support": 4 + 7,
        "sum": 13,
        "reward": 9,
        "money": 34,
        "borrowed": 0,
        "price": 0,
        "helpers": [f"field:{n}" for n in sorted([NEXT[0], NEXT[1]], key=NEXT.index)],
        "opens": choice(match, f"field:{MIDDLE}").about["opens"],
        "rivals": [],
        "tires": ["warrior", "warrior", "craftsman"],
    }
    assert choice(match, f"field:{MIDDLE}").target == f"field/{MIDDLE}"


def test_a_card_shows_where_it_can_go() -> None:
    match = position(
        [["spearmen", "garrison"]], followers=["WC"], levels={MIDDLE: 1}, held={0: (0, "archers")}
    )
    reach = choice(match, "spearmen").about["reach"]
    assert isinstance(reach, list)
    assert f"field:{MIDDLE}" in reach
    assert choice(match, "garrison").about == {"support": 2, "reach": ["field:0"]}
    assert choice(match, "garrison").target == "hand/garrison"


def test_magic_shows_what_it_would_reach() -> None:
    match = position([["spearmen", "strength_potion"]], followers=["WM"], levels={MIDDLE: 2, 0: 1})
    choose(match, "spearmen")
    assert f"field:{MIDDLE}" not in options(match)
    more = choice(match, "strength_potion").about
    assert more["boost"] == 1
    assert isinstance(more["reach"], list)
    assert f"field:{MIDDLE}" in more["reach"]
    choose(match, "strength_potion")
    assert f"field:{MIDDLE}" in options(match)


def test_a_preview_of_what_a_conquest_opens() -> None:
    match = position(
        [["archers", "spearmen"]], followers=["WWC"], levels={MIDDLE: 1, NEXT[0]: 3, NEXT[1]: 4}
    )
    choose(match, "archers")
    assert choice(match, f"field:{MIDDLE}").about["opens"] == [f"field:{NEXT[0]}"]


def test_a_preview_of_who_else_could_take_a_field() -> None:
    """With the Support they have around it and the strongest Troop there is."""
    match = position(
        [["spearmen", "magic_horn"]],
        followers=["WMM"],
        levels={MIDDLE: 7, 0: 1},
        held={NEXT[0]: (1, "catapult"), NEXT[1]: (2, "halberdiers"), NEXT[3]: (0, "archers")},
    )
    choose(match, "spearmen", "magic_horn")
    assert choice(match, f"field:{MIDDLE}").about["rivals"] == ["player:1"]
    assert choice(match, "field:0").about["rivals"] == []


def test_only_magic_that_can_still_lead_somewhere_is_offered() -> None:
    """A Troop that nothing can help is not offered either."""
    match = position(
        [["spearmen", "strength_potion", "magic_sword"]],
        followers=["WMM"],
        levels={n: 12 - n for n in range(1)},
        held=dict.fromkeys((), (1, "archers")),
    )
    choose(match, "spearmen")
    assert "strength_potion" in options(match)
    assert "magic_sword" in options(match)
    choose(match, "magic_sword")
    assert "strength_potion" not in options(match), "there is no Mage left for it"


# Combinations


def test_three_boosts_on_one_troop() -> None:
    match = position(
        [["spearmen", "magic_sword", "strength_potion", "heavens_fist"]],
        followers=["WMMMMMM"],
        levels={MIDDLE: 7},
    )
    attack(match, "spearmen", MIDDLE, "strength_potion", "heavens_fist", "magic_sword")
    (event,) = told(match, e.Conquered)
    assert (event.attack, event.support, event.reward) == (1 + 1 + 3 + 2, 0, 7)
    assert discard(match) == ["strength_potion", "heavens_fist", "magic_sword"]
    assert spent(match, 0) == "WMMMMMM"


def test_two_potions_on_one_troop() -> None:
    match = position(
        [["spearmen", "strength_potion", "strength_potion"]],
        followers=["WMM"],
        levels={MIDDLE: 3},
    )
    attack(match, "spearmen", MIDDLE, "strength_potion", "strength_potion")
    assert money(match, 0) == 28


def test_a_horn_with_a_boost() -> None:
    match = position(
        [["spearmen", "magic_horn", "strength_potion"]],
        followers=["WMMM"],
        levels={MIDDLE: 6},
        held={NEXT[0]: (1, "crossbowmen")},
    )
    assert MIDDLE not in can_take(match, "spearmen", "magic_horn")
    attack(match, "spearmen", MIDDLE, "magic_horn", "strength_potion")
    assert field(match, MIDDLE).owner == 0
    assert money(match, 0) == 25


def test_one_horn_is_enough() -> None:
    match = position(
        [["spearmen", "magic_horn", "magic_horn"]], followers=["WMMMM"], levels={MIDDLE: 1}
    )
    choose(match, "spearmen", "magic_horn")
    assert "magic_horn" not in options(match)


def test_the_horn_does_not_take_closed_fields() -> None:
    """Conquered, claimed, flooded."""
    match = position(
        [["knights", "magic_horn"]],
        followers=["WWWWCMM"],
        levels={0: 1, 1: 1, 2: 1},
        held={0: (1, "archers")},
        claims={1: 2},
        floods=[2],
    )
    assert not {0, 1, 2} & set(can_take(match, "knights", "magic_horn"))


def test_the_troop_of_a_horn_is_paid_as_usual() -> None:
    match = position([["halberdiers", "magic_horn"]], followers=["WWMM"], levels={MIDDLE: 1})
    assert "halberdiers" not in options(match)


def test_a_builder_spares_the_craftsmen() -> None:
    """Also where there are enough of them."""
    match = position(
        [["garrison", "magic_builder"]], followers=["CMM"], held={MIDDLE: (0, "archers")}
    )
    choose(match, "garrison")
    assert options(match) == [f"field:{MIDDLE}", "magic_builder"]
    choose(match, "magic_builder", f"field:{MIDDLE}")
    assert (ready(match, 0), spent(match, 0)) == ("C", "MM")


def test_a_builder_alone_builds_nothing() -> None:
    match = position([["magic_builder"]], followers=["MM"], held={MIDDLE: (0, "archers")})
    assert "magic_builder" not in options(match)


def test_shadows_fight_and_leave() -> None:
    match = position(
        [["shadow_army", "shadow_follower", "knights"]], followers=["WWMMM"], levels={MIDDLE: 4}
    )
    choose(match, "shadow_army")
    choose(match, "shadow_follower", "craftsman")
    assert match.view(None).lying == ["shadow_army", "shadow_follower"]
    attack(match, "knights", MIDDLE)
    assert spent(match, 0) == "WWWWCMMM"
    end_turn(match)
    assert (ready(match, 0), spent(match, 0)) == ("WWMMM", "")
    assert match.view(None).stock == {"warrior": 22, "craftsman": 24, "mage": 21}
    assert discard(match)[:2] == ["shadow_army", "shadow_follower"]


def test_a_second_shadow_army_does_not_count_shadows() -> None:
    match = position([["shadow_army", "shadow_army"]], followers=["WWMMMM"])
    choose(match, "shadow_army", "shadow_army")
    assert ready(match, 0) == "WW" + "WW" + "WW"


def test_a_shadow_army_takes_what_the_stock_has() -> None:
    match = position([["shadow_army"]], followers=["W" * 10 + "MM", "W" * 10])
    choose(match, "shadow_army")
    assert ready(match, 0) == "W" * 14
    assert match.view(None).stock["warrior"] == 0


def test_cards_that_would_do_nothing_are_not_offered() -> None:
    match = position([["plague", "shadow_army", "invisible_thief", "claim"]], followers=["MMM"])
    assert options(match) == ["claim", "end"]


def test_a_flood_can_end_the_game() -> None:
    troops = ["spearmen"] * 13 + ["archers"] * 12 + ["swordsmen"] * 12
    held = {n: (n % 3, troops[n]) for n in range(37) if n != MIDDLE}
    match = position([["flood"]], followers=["MM"], held=held)
    choose(match, "flood", f"field:{MIDDLE}")
    assert match.outcome is not None
    assert match.outcome.reason == "full"


def test_a_flood_alone_is_no_conquest() -> None:
    match = position([["flood"]], followers=["MM"])
    choose(match, "flood", "field:0")
    end_turn(match)
    assert match.state.players[0].idle


def test_a_claimed_field_is_no_closed_one() -> None:
    troops = ["spearmen"] * 13 + ["archers"] * 12 + ["swordsmen"] * 12
    held = {n: (n % 3, troops[n]) for n in range(37) if n not in (0, MIDDLE)}
    match = position(
        [["halberdiers"]], followers=["WWC"], levels={MIDDLE: 1}, held=held, claims={0: 1}
    )
    attack(match, "halberdiers", MIDDLE)
    assert match.outcome is None


def test_nobody_conquers_a_field_twice() -> None:
    """Rulebook, «Захват поля» 3: neither one's own nor another's."""
    match = position(
        [["knights"]],
        followers=["WWWWC"],
        levels={0: 1, 1: 1, 2: 1},
        held={0: (0, "archers"), 1: (1, "archers")},
    )
    assert 2 in can_take(match, "knights")
    assert not {0, 1} & set(can_take(match, "knights"))


def test_a_follower_is_used_once_in_a_turn() -> None:
    match = position([["spearmen", "spearmen"]], followers=["W"], levels={0: 1, 1: 1})
    attack(match, "spearmen", 0)
    assert options(match) == ["end", "stop"]


def test_followers_rest_at_the_end_of_the_turn() -> None:
    match = position([["spearmen"]], followers=["W"], levels={0: 1})
    attack(match, "spearmen", 0)
    end_turn(match)
    assert (ready(match, 0), spent(match, 0)) == ("W", "")


def test_a_fortification_supports_at_once() -> None:
    match = position(
        [["garrison", "spearmen"]],
        followers=["WC"],
        levels={MIDDLE: 4},
        held={NEXT[0]: (0, "swordsmen")},
    )
    assert MIDDLE not in can_take(match, "spearmen")
    build(match, "garrison", NEXT[0])
    attack(match, "spearmen", MIDDLE)
    assert hand(match, 0) == []


def test_a_stolen_card_can_be_played_at_once() -> None:
    match = position([["invisible_thief"], ["spearmen"]], followers=["WMM"], levels={MIDDLE: 1})
    choose(match, "invisible_thief", "player:1")
    assert asked(match) == (0, "action"), "of one card there is nothing to choose"
    attack(match, "spearmen", MIDDLE)


def test_a_horn_with_two_boosts_and_the_support_of_all() -> None:
    match = position(
        [["spearmen", "magic_horn", "magic_sword", "strength_potion"]],
        followers=["WMMMMM"],
        levels={MIDDLE: 12},
        held={
            NEXT[0]: (1, "crossbowmen"),
            NEXT[2]: (2, "halberdiers"),
            NEXT[4]: (0, "archers"),
        },
    )
    attack(match, "spearmen", MIDDLE, "magic_sword", "magic_horn", "strength_potion")
    (event,) = told(match, e.Conquered)
    assert (event.attack, event.support, event.reward) == (1 + 2 + 1, 4 + 2 + 2, 0)
    assert money(match, 0) == 25
    assert spent(match, 0) == "WMMMMM"


def test_a_horn_where_nobody_stands() -> None:
    """«Произвольное поле»: no neighbour is needed."""
    match = position([["spearmen", "magic_horn"]], followers=["WMM"], levels={MIDDLE: 1})
    attack(match, "spearmen", MIDDLE, "magic_horn")
    assert (field(match, MIDDLE).owner, money(match, 0)) == (0, 25)


def test_two_builders_in_a_turn_are_two_fortifications() -> None:
    match = position(
        [["stronghold", "fortress", "magic_builder", "magic_builder"]],
        followers=["MMMM"],
        held={0: (0, "spearmen"), 1: (0, "archers")},
    )
    choose(match, "stronghold", "magic_builder")
    assert "magic_builder" not in options(match), "one is enough"
    choose(match, "field:0")
    build(match, "fortress", 1, "magic_builder")
    assert (field(match, 0).support, field(match, 1).support) == (1 + 5, 2 + 4)
    assert (ready(match, 0), spent(match, 0)) == ("", "MMMM")
    assert discard(match) == ["magic_builder", "magic_builder"]


def test_a_shadow_follower_is_no_warrior_that_a_shadow_army_counts() -> None:
    match = position([["shadow_follower", "shadow_army"]], followers=["WWMMM"])
    choose(match, "shadow_follower", "warrior", "shadow_army")
    assert ready(match, 0) == "WW" + "W" + "WW"
    assert match.view(None).players[0].shadows["warrior"] == 3
    end_turn(match)
    assert ready(match, 0) == "WWMMM"
    assert match.view(None).stock == {"warrior": 22, "craftsman": 24, "mage": 21}


def test_shadows_bear_a_fortification_and_leave_it_standing() -> None:
    """Also when none of one's own Craftsmen has moved a finger."""
    match = position(
        [["shadow_follower", "garrison"]], followers=["CM"], held={MIDDLE: (0, "archers")}
    )
    choose(match, "shadow_follower", "craftsman")
    build(match, "garrison", MIDDLE)
    assert (ready(match, 0), spent(match, 0)) == ("C", "CM")
    end_turn(match)
    assert (ready(match, 0), field(match, MIDDLE).support) == ("CM", 4)
    assert discard(match) == ["shadow_follower"]


def test_an_empty_stock_has_no_shadows() -> None:
    match = position(
        [["shadow_follower", "shadow_army"]], followers=["W" * 12 + "MMM", "W" * 12 + "C"]
    )
    assert "shadow_army" not in options(match)
    choose(match, "shadow_follower")
    assert options(match) == ["craftsman"]


def test_a_claim_beside_a_conquest_keeps_both() -> None:
    """Two Claims on two fields: both come back before the owner's next turn."""
    match = position([["claim", "claim", "spearmen"]], followers=["WMM"], levels={0: 1, 1: 1, 2: 1})
    choose(match, "claim", "field:1", "claim", "field:2")
    assert can_take(match, "spearmen") == [0, 36]
    attack(match, "spearmen", 0)
    for _ in range(3):
        end_turn(match)
    assert discard(match) == ["claim", "claim"]
    assert match.view(None).players[0].claims == 0
