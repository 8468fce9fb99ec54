"""Why something that a player might want is not possible now."""

from __future__ import annotations

from itertools import islice

import pytest

import throneroom
from tests.conformance.walking import walk
from tests.games.dominion.table import choose, end_turn, options, play, position, spend
from throneroom import game
from throneroom.games.dominion.cards import CARDS
from throneroom.games.dominion.verbs import WANTED
from throneroom.games.dominion.words import ASKED_FOR
from throneroom.kernel import Message
from throneroom.kernel.message import Argument
from throneroom.text import LANGUAGES, Voice


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
    for what in ("copper", "hand/copper", "play:copper"):
        assert match.why_not(what) == Message("why-later", {"card": "copper"})
    match = position(hands=[["village", "gardens"]])
    for what in ("gardens", "hand/gardens"):
        assert match.why_not(what) == Message("why-never_played", {"card": "gardens"})


def test_nothing_is_bought_before_the_actions_are_over() -> None:
    match = position(hands=[["village", "copper"]], kingdom=["moat"])
    for what in ("province", "supply/province", "supply/village", "supply/moat"):
        assert match.why_not(what) == Message("why-buy_later")
    assert match.why_not("hand/village") is None


def test_an_action_that_is_not_in_hand() -> None:
    match = position(hands=[["village"]], decks=[["smithy"]])
    assert match.why_not("smithy") == Message("why-not_in_hand", {"card": "smithy"})


def test_a_card_that_is_too_dear() -> None:
    match = position(coins=5, phase="buy")
    assert match.why_not("province") == Message(
        "why-too_few_coins", {"card": "province", "cost": 8, "coins": 5}
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


def test_a_choice_from_hand_is_made_from_the_hand() -> None:
    match = position(hands=[["militia"], ["copper", "estate", "gold", "silver"]])
    play(match, "militia")
    assert match.why_not("copper") is None
    assert match.why_not("hand/copper") is None
    assert match.why_not("province") == Message("why-not_in_hand", {"card": "province"})
    assert match.why_not("supply/copper") == Message("why-from_hand")
    choose(match, "copper")


@pytest.mark.parametrize(
    ("card", "hand", "reason"),
    [
        ("mine", ["copper", "silver", "estate"], "only_treasures"),
        ("throne_room", ["village", "smithy", "estate"], "only_actions"),
    ],
)
def test_a_card_in_hand_that_does_not_fit(card: str, hand: list[str], reason: str) -> None:
    match = position(hands=[[card, *hand]])
    play(match, card)
    assert match.why_not("hand/estate") == Message(f"why-{reason}", {"card": "estate"})
    assert match.why_not(f"hand/{hand[0]}") is None


def test_a_victim_of_bureaucrat_shows_a_victory_card() -> None:
    match = position(hands=[["bureaucrat"], ["estate", "duchy", "gold"]])
    play(match, "bureaucrat")
    assert match.why_not("hand/gold") == Message("why-only_victory", {"card": "gold"})
    assert match.why_not("hand/duchy") is None


def test_a_card_that_the_treasures_in_hand_would_pay_for() -> None:
    match = position(hands=[["silver", "gold", "estate"]], kingdom=["witch"])
    for what in ("duchy", "supply/duchy", "supply/witch"):
        card = what.rpartition("/")[2]
        assert match.why_not(what) == Message("why-treasures_first", {"card": card, "coins": 5})
    assert match.why_not("supply/province") == Message(
        "why-too_dear_with_treasures", {"card": "province", "cost": 8, "coins": 5}
    )
    spend(match)
    assert match.why_not("supply/duchy") is None


def test_treasures_that_are_played_without_asking() -> None:
    match = position(hands=[["silver", "gold"]], kingdom=["witch"], auto_treasures=True)
    assert match.why_not("supply/duchy") is None
    assert match.why_not("hand/gold") == Message("why-by_itself", {"card": "gold"})
    assert match.why_not("supply/province") == Message(
        "why-too_few_coins", {"card": "province", "cost": 8, "coins": 5}
    )


def test_an_action_in_the_buy_phase() -> None:
    match = position(hands=[["village", "copper", "estate"]], phase="buy")
    assert match.why_not("hand/village") == Message("why-too_late", {"card": "village"})
    assert match.why_not("hand/estate") == Message("why-never_played", {"card": "estate"})
    assert match.why_not("hand/copper") is None


def test_cards_that_lie_elsewhere() -> None:
    match = position(
        hands=[["village", "copper"]], in_play=[["smithy"]], trash=["feast"], phase="buy"
    )
    assert match.why_not("play/smithy") == Message("why-in_play", {"card": "smithy"})
    assert match.why_not("trash/feast") == Message("why-in_trash", {"card": "feast"})
    assert match.why_not("player/1/discard/gold") == Message("why-not_yours")


def test_a_thief_takes_only_what_it_has_trashed() -> None:
    match = position(hands=[["thief"], []], decks=[[], ["gold", "estate"]], trash=["silver"])
    play(match, "thief")
    assert match.why_not("trash/gold") is None
    assert match.why_not("trash/silver") == Message("why-not_stolen", {"card": "silver"})


def test_a_thief_trashes_treasures() -> None:
    match = position(hands=[["thief"], [], []], decks=[[], ["gold", "silver"], ["copper"]])
    play(match, "thief")
    assert match.why_not("player/1/aside/gold") is None
    assert match.why_not("player/2/aside/copper") == Message("why-not_yours")


def test_a_moat_that_is_not_in_hand() -> None:
    match = position(hands=[["witch"], ["copper"]], decks=[[], ["moat"]])
    play(match, "witch")
    assert match.why_not("yes") == Message("why-no_moat")
    assert match.why_not("no") is None
    assert match.why_not("hand/copper") == Message("why-answer_first")


def test_a_card_is_for_sale_exactly_where_there_is_no_reason_against_it() -> None:
    """The options and the reasons come from the same rule."""
    for coins in range(10):
        match = position(phase="buy", coins=coins, supply={"duchy": 0, "silver": 0})
        for card in CARDS.values():
            has_reason = match.why_not(f"supply/{card.key}") is not None
            assert has_reason is (card.key not in options(match)), card


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_reasons_can_be_said(language: str) -> None:
    voice = Voice(game("dominion"), language)
    facts: dict[str, Argument] = {"card": "gold", "cost": 6, "limit": 5, "coins": 5}
    reasons = {reason for reason, _ in WANTED.values()} | set(ASKED_FOR.values())
    reasons |= {card.unplayable for card in CARDS.values() if card.unplayable}
    for reason in reasons:
        assert voice.text(f"why-{reason}", **facts)


def test_a_game_that_is_over_gives_no_reasons() -> None:
    match = position(phase="buy", supply={"province": 0})
    end_turn(match)
    assert match.why_not("gold") is None


@pytest.mark.parametrize("seed", range(12))
def test_the_numbers_of_a_reason_are_those_on_the_table(seed: int) -> None:
    """Over random games, counted from what lies there."""
    told: set[str] = set()
    match = throneroom.new(
        "dominion", players=2 + seed % 3, kingdom="random", seed=seed, auto_treasures=seed % 2 == 0
    )
    for decision, answer in islice(walk(match, seed), 300):
        s = match.state
        hand = s.players[decision.seat].hand
        everything = s.coins + (0 if s.bought else sum(c.coins for c in hand if c.is_treasure))
        at_once = everything if s.options.auto_treasures else s.coins
        for card, left in s.supply.items():
            reason = match.why_not(f"supply/{card.key}")
            if reason is None:
                continue
            told.add(reason.id)
            facts = dict(reason.args)
            match reason.id:
                case "why-too_few_coins":
                    assert (facts["cost"], facts["coins"]) == (card.cost, at_once)
                    assert at_once < card.cost
                case "why-too_dear_with_treasures":
                    assert facts["coins"] == everything < card.cost
                case "why-treasures_first":
                    assert facts["coins"] == everything >= card.cost
                case "why-empty_pile":
                    assert not left
        match.answer(answer)
    assert "why-too_few_coins" in told
