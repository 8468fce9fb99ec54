"""What a question says of answers that end something for good."""

from __future__ import annotations

import pytest

from tests.games.dominion.table import position
from throneroom.kernel import Choice, Match, Message, Question

COPPERS = ["copper"] * 5


def choice(match: Match, key: str) -> Choice:
    question = match.question(0)
    assert isinstance(question, Question)
    return next(choice for choice in question.choices if choice.key == key)


def test_the_last_buy_ends_the_turn_and_says_what_stays_unspent() -> None:
    match = position([["copper", "copper", "silver"], COPPERS], kingdom=["smithy"])
    match.answer("play_all")
    silver, end = choice(match, "silver"), choice(match, "end")
    assert (silver.ends, silver.lost) == ("turn", Message("lost-coins", {"coins": 1}))
    assert (end.ends, end.lost) == ("turn", Message("lost-coins", {"coins": 4}))
    assert choice(match, "smithy").lost is None


def test_a_buy_that_leaves_another_one_ends_nothing() -> None:
    match = position([["woodcutter", "copper"], COPPERS])
    match.answer("woodcutter")
    match.answer("play_all")
    assert (choice(match, "copper").ends, choice(match, "copper").lost) == ("", None)


def test_the_first_of_two_buys_names_the_treasures_that_it_leaves_in_hand() -> None:
    """[ФАЗА ПРИОБРЕТЕНИЯ] Treasures are played before the first purchase."""
    match = position([["festival", "gold", "copper"], COPPERS])
    match.answer("festival")
    estate = choice(match, "estate")
    left = Message("lost-treasures", {"cards": ["gold", "copper"]})
    assert (estate.ends, estate.lost) == ("", left)
    assert choice(match, "play_all").lost is None
    assert choice(match, "play:gold").lost is None


def test_treasures_in_hand_are_named_and_what_is_free_waits_for_them() -> None:
    match = position([["copper", "silver", "estate"], COPPERS])
    end = choice(match, "end")
    assert end.lost == Message("lost-treasures", {"cards": ["copper", "silver"]})
    assert not end.aside
    for free in ("copper", "curse"):
        assert choice(match, free).aside
        assert match.why_not(f"supply/{free}") == Message("why-aside", {"card": free})
    match.answer("play_all")
    assert not choice(match, "curse").aside


def test_going_on_to_buying_can_be_taken_back_and_names_what_is_not_played() -> None:
    match = position([["smithy", "estate"], COPPERS])
    end = choice(match, "end")
    assert (end.ends, end.lost) == ("", Message("lost-actions", {"cards": ["smithy"]}))


@pytest.mark.parametrize("card", ["smithy", "militia"])
def test_what_draws_or_attacks_can_not_be_taken_back(card: str) -> None:
    assert choice(position([[card], COPPERS]), card).ends == "shown"


def test_the_last_province_ends_the_game() -> None:
    match = position([["gold"] * 3, COPPERS], supply={"province": 1})
    match.answer("play_all")
    assert choice(match, "province").ends == "game"
    assert choice(match, "gold").ends == "turn"


def test_reasons_speak_of_coins() -> None:
    match = position([["copper"] * 4, COPPERS], kingdom=["market"])
    market: dict[str, str | int | list[str]] = {"card": "market", "cost": 5, "coins": 4}
    assert match.why_not("supply/market") == Message("why-too_dear_with_treasures", market)
    match.answer("play_all")
    assert match.why_not("supply/market") == Message("why-too_few_coins", market)
