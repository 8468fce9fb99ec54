"""What is promised under the question of cards to draw, where few or none are left."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.fallen_lands.table import position
from throneroom import Match
from throneroom.games.fallen_lands.cards import DECK
from throneroom.kernel import Question
from throneroom.registry import game
from throneroom.text import LANGUAGES, Voice


def with_left(left: int, hand: list[str], **how: Any) -> Match:
    """Cards are left in the deck; seat 0 has a hand, and the others hold the rest."""
    rest = Counter(card.key for card in DECK)
    rest.subtract(hand)
    others = sorted(rest.elements())
    return position([hand, others[left:]], deck=others[:left], **how)


def asked(match: Match) -> Question:
    question = match.question(0)
    assert isinstance(question, Question)
    return question


@pytest.mark.parametrize(
    ("left", "draws"), [(0, "none"), (1, "few"), (2, "few"), (3, "all"), (4, "all")]
)
def test_no_more_cards_are_promised_than_there_are(left: int, draws: str) -> None:
    """[Вытянуть или Обменять Карты] One card, and one for each Mage that was not used."""
    match = with_left(left, ["claim", "claim"], followers=["MM"])
    assert asked(match).prompt.args["draws"] == draws
    assert asked(match).prompt.args["exchange"] == "yes"


@pytest.mark.parametrize(("left", "exchange"), [(0, "no"), (1, "yes")])
def test_an_exchange_is_promised_to_a_hand_of_two_cards_only(left: int, exchange: str) -> None:
    match = with_left(left, ["claim"], followers=["M"])
    assert asked(match).prompt.args["exchange"] == exchange
    match.answer("end")
    exchanging = match.decision is not None and match.decision.kind == "exchange"
    assert exchanging == (exchange == "yes")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_the_actions_tells_a_drawn_card_from_none(language: str) -> None:
    voice = Voice(game("fallen_lands"), language)
    ways = [
        {"draws": draws, "exchange": exchange}
        for draws in ("none", "few", "all")
        for exchange in ("yes", "no")
    ]
    said = [voice.text("follows-action.end", **way) for way in ways]
    assert len(set(said)) == 5, said  # what is drawn is the same for a hand too small to exchange
