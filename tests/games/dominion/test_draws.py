"""What is promised of cards to draw, where few or none are left."""

from __future__ import annotations

import pytest

from tests.games.dominion.table import position
from throneroom.kernel import Match, Message, Question

COPPERS = ["copper"] * 5


def asked(match: Match) -> Question:
    question = match.question(0)
    assert isinstance(question, Question)
    return question


def lost(match: Match, key: str) -> Message | None:
    return next(choice.lost for choice in asked(match).choices if choice.key == key)


@pytest.mark.parametrize(("others", "draws"), [(3, "all"), (4, "five")])
def test_a_player_with_fewer_than_five_cards_is_promised_no_five(others: int, draws: str) -> None:
    """[ФАЗА РАСЧИСТКИ] Five cards are drawn, or as many as there are."""
    match = position([["copper"], COPPERS], discards=[["estate"] * others])
    assert asked(match).prompt.args["draws"] == draws
    match.answer("end")
    assert match.view(0).players[0].hand_size == others + 1


@pytest.mark.parametrize(("deck", "draws"), [(["smithy"], "none"), (["smithy", "copper"], "more")])
def test_a_library_that_has_drawn_the_last_card_promises_no_more(
    deck: list[str], draws: str
) -> None:
    match = position([["library"], COPPERS], decks=[deck])
    match.answer("library")
    assert asked(match).prompt.args["draws"] == draws


@pytest.mark.parametrize(
    ("card", "left"),
    [
        *(("smithy", left) for left in (0, 1, 2)),
        *(("laboratory", left) for left in (0, 1)),
        ("village", 0),
        ("library", 0),
        ("adventurer", 0),
    ],
)
def test_an_action_says_that_too_few_cards_are_left_to_draw(card: str, left: int) -> None:
    match = position([[card, "estate"], COPPERS], discards=[["copper"] * left])
    assert lost(match, card) == Message("lost-short", {"cards": left})
    match.answer(card)
    assert match.view(0).players[0].hand_size == 1 + left


@pytest.mark.parametrize(("card", "left"), [("smithy", 3), ("village", 1), ("library", 1)])
def test_an_action_that_finds_its_cards_says_nothing(card: str, left: int) -> None:
    match = position([[card], COPPERS], decks=[["copper"] * left])
    assert lost(match, card) is None


@pytest.mark.parametrize("left", [5, 6])
def test_a_throned_action_needs_its_cards_twice(left: int) -> None:
    hand = ["throne_room", "smithy", "moat"]
    match = position([hand, COPPERS], decks=[["copper"] * left])
    match.answer("throne_room")
    short = Message("lost-short", {"cards": left}) if left < 6 else None
    assert lost(match, "smithy") == short
