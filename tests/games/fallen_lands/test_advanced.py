"""The optional module: our own reconstruction, off by default."""

from __future__ import annotations

import throneroom
from tests.games.fallen_lands.table import (
    around,
    asked,
    attack,
    can_take,
    choose,
    hand,
    money,
    options,
    position,
    told,
)
from throneroom.games.fallen_lands import events as e
from throneroom.kernel import Question
from throneroom.text import LANGUAGES, Voice

MIDDLE = 18
NEXT = around(MIDDLE)


def test_it_is_off_by_default_and_says_that_it_is_ours() -> None:
    game = throneroom.game("fallen_lands")
    assert throneroom.new("fallen_lands", seed=1).options.advanced is False
    for language, ours in zip(LANGUAGES, ("ours", "наши"), strict=True):
        assert ours in Voice(game, language).text("setting-advanced")


def test_support_is_borrowed_for_a_coin_a_point() -> None:
    match = position(
        [["spearmen"]],
        followers=["W"],
        levels={MIDDLE: 6},
        held={NEXT[0]: (1, "crossbowmen"), NEXT[1]: (0, "halberdiers")},
        advanced=True,
    )
    attack(match, "spearmen", MIDDLE)
    assert told(match, e.Borrowed) == [e.Borrowed(0, 1, 3)]
    assert money(match, 0) == 25 + 6 - 3
    assert money(match, 1) == 25 + 3


def test_the_attacker_chooses_whose() -> None:
    match = position(
        [["spearmen"]],
        followers=["W"],
        levels={MIDDLE: 4},
        held={NEXT[0]: (1, "halberdiers"), NEXT[1]: (2, "halberdiers")},
        advanced=True,
    )
    attack(match, "spearmen", MIDDLE)
    assert asked(match) == (0, "lender")
    assert options(match) == ["player:1", "player:2"]
    choose(match, "player:2", "player:1", "player:2")
    assert [money(match, seat) for seat in (0, 1, 2)] == [25 + 4 - 3, 26, 27]


def test_who_lends_is_asked_with_the_magic_that_helps() -> None:
    match = position(
        [["swordsmen", "strength_potion"]],
        followers=["WWM"],
        levels={MIDDLE: 4},
        held={NEXT[0]: (1, "halberdiers"), NEXT[1]: (2, "halberdiers")},
        advanced=True,
    )
    attack(match, "swordsmen", MIDDLE, "strength_potion")
    assert asked(match) == (0, "lender")
    question = match.question(0)
    assert isinstance(question, Question)
    assert question.prompt.args["magic"] == ["strength_potion"]


def test_a_conquest_is_taken_back_while_support_is_borrowed() -> None:
    match = position(
        [["spearmen"]],
        followers=["W"],
        levels={MIDDLE: 4},
        held={NEXT[0]: (1, "halberdiers"), NEXT[1]: (2, "halberdiers")},
        advanced=True,
    )
    before = match.state.dump()
    attack(match, "spearmen", MIDDLE)
    choose(match, "player:2")
    match.undo(0, whole=True)
    assert match.state.dump() == before
    assert asked(match) == (0, "action")


def test_no_more_can_be_borrowed_than_there_is() -> None:
    match = position(
        [["spearmen"]],
        followers=["W"],
        levels={MIDDLE: 4, 0: 1},
        held={NEXT[0]: (1, "halberdiers")},
        advanced=True,
    )
    assert MIDDLE not in can_take(match, "spearmen")


def test_with_a_horn_nothing_is_paid() -> None:
    match = position(
        [["spearmen", "magic_horn"]],
        followers=["WMM"],
        levels={MIDDLE: 5},
        held={NEXT[0]: (1, "crossbowmen")},
        advanced=True,
    )
    attack(match, "spearmen", MIDDLE, "magic_horn")
    assert [money(match, seat) for seat in (0, 1)] == [25, 25]


def test_mages_study_and_step_three_gives_one_card() -> None:
    match = position([[]], followers=["MMM"], deck=["flood", "claim", "plague"], advanced=True)
    choose(match, "study")
    assert hand(match, 0) == ["flood"]
    assert not match.can_undo(0)
    choose(match, "end")
    assert hand(match, 0) == ["claim", "flood"]


def test_the_normal_game_has_none_of_this() -> None:
    match = position([["claim"]], followers=["MM"])
    assert "study" not in options(match)
