"""Why something that a player might want is not possible now."""

from __future__ import annotations

from tests.games.dominion.table import choose, end_turn, options, play, position, spend
from throneroom.kernel import Message


def test_what_is_possible_needs_no_reason() -> None:
    match = position(hands=[["village", "copper"]], coins=3, kingdom=["moat"])
    assert match.why_not("village") is None
    assert match.why_not("end") is None
    match.answer("end")
    for key in options(match):
        assert match.why_not(key) is None


def test_what_is_no_card_has_no_reason() -> None:
    match = position(hands=[["village"]])
    assert match.why_not("harem") is None
    assert match.why_not("") is None
    assert match.why_not("play:harem") is None


def test_a_card_that_is_no_action() -> None:
    match = position(hands=[["village", "copper"]])
    assert match.why_not("copper") == Message("why-not_action", {"card": "copper"})
    assert match.why_not("play:copper") == Message("why-not_action", {"card": "copper"})
    assert match.why_not("gardens") == Message("why-not_action", {"card": "gardens"})


def test_an_action_that_is_not_in_hand() -> None:
    match = position(hands=[["village"]], decks=[["smithy"]])
    assert match.why_not("smithy") == Message("why-not_in_hand", {"card": "smithy"})


def test_a_card_that_is_too_dear() -> None:
    match = position(coins=5, phase="buy")
    assert match.why_not("province") == Message(
        "why-too_dear", {"card": "province", "cost": 8, "limit": 5}
    )
    assert match.why_not("duchy") is None


def test_a_pile_that_is_empty() -> None:
    match = position(coins=8, phase="buy", supply={"duchy": 0})
    assert match.why_not("duchy") == Message("why-empty_pile", {"card": "duchy"})


def test_a_card_that_is_not_in_this_game() -> None:
    match = position(coins=8, phase="buy", kingdom=["village"])
    missing = next(card for card in ("workshop", "woodcutter") if card not in match.view(0).supply)
    assert match.why_not(missing) == Message("why-not_in_game", {"card": missing})


def test_a_treasure_that_is_not_in_hand() -> None:
    match = position(hands=[["copper"]])
    assert match.why_not("play:copper") is None
    assert match.why_not("play:gold") == Message("why-not_in_hand", {"card": "gold"})


def test_a_treasure_after_the_first_purchase() -> None:
    match = position(hands=[["copper", "gold"]], buys=2)
    spend(match, "gold")
    match.answer("silver")
    assert match.why_not("play:copper") == Message("why-bought", {"card": "copper"})


def test_no_false_reason_for_an_action_in_the_buy_phase() -> None:
    """It is in hand; what keeps it there is that its phase is over."""
    match = position(hands=[["village"]], phase="buy")
    reason = match.why_not("play:village")
    assert reason is None or reason.id != "why-not_in_hand"


def test_no_false_reason_for_a_treasure_in_the_middle_of_an_action() -> None:
    """It is in hand; what keeps it there is that a card is to be gained first."""
    match = position(hands=[["workshop", "gold"]])
    play(match, "workshop")
    reason = match.why_not("play:gold")
    assert reason is None or reason.id != "why-not_in_hand"


def test_the_limit_of_a_gain_is_the_cards_and_not_the_coins() -> None:
    match = position(hands=[["workshop"]], coins=9)
    play(match, "workshop")
    assert match.why_not("silver") is None
    assert match.why_not("duchy") == Message(
        "why-too_dear", {"card": "duchy", "cost": 5, "limit": 4}
    )


def test_the_limit_of_remodel_and_mine() -> None:
    match = position(hands=[["remodel", "estate"]])
    play(match, "remodel")
    assert match.why_not("gold") == Message("why-too_dear", {"card": "gold", "cost": 6, "limit": 4})
    match = position(hands=[["mine", "copper"]])
    play(match, "mine")
    assert match.why_not("gold") == Message("why-too_dear", {"card": "gold", "cost": 6, "limit": 3})


def test_an_empty_pile_at_a_gain() -> None:
    match = position(hands=[["feast"]], supply={"duchy": 0})
    play(match, "feast")
    assert match.why_not("duchy") == Message("why-empty_pile", {"card": "duchy"})


def test_a_choice_from_hand_gives_no_reasons() -> None:
    match = position(hands=[["militia"], ["copper", "estate", "gold", "silver"]])
    play(match, "militia")
    assert match.why_not("province") is None
    choose(match, "copper")


def test_a_game_that_is_over_gives_no_reasons() -> None:
    match = position(phase="buy", supply={"province": 0})
    end_turn(match)
    assert match.why_not("gold") is None
