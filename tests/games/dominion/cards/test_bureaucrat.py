from __future__ import annotations

from tests.games.dominion.table import (
    asked,
    changes,
    choose,
    deck,
    hand,
    options,
    play,
    position,
    snapshot,
    told,
)
from throneroom.games.dominion import events as e


def test_bureaucrat_gains_a_silver_onto_the_deck_and_the_victim_puts_a_victory_card_back() -> None:
    """Rulebook, «Чиновник»."""
    match = position(
        hands=[["bureaucrat", "copper"], ["estate", "copper"]], decks=[["gold"], ["duchy"]]
    )
    before = snapshot(match)
    play(match, "bureaucrat")
    assert changes(before, match) == {
        "hand 0": ["copper"],
        "in play 0": ["bureaucrat"],
        "deck 0": ["silver", "gold"],
        "supply silver": 39,
        "hand 1": ["copper"],
        "deck 1": ["estate", "duchy"],
        "actions": 0,
    }


def test_bureaucrat_with_an_empty_deck_makes_the_silver_the_whole_deck() -> None:
    """Rulebook, «Чиновник»: the Silver goes onto the deck even if that is empty; no shuffle."""
    match = position(hands=[["bureaucrat"]], discards=[["copper", "copper"]])
    before = snapshot(match)
    play(match, "bureaucrat")
    assert changes(before, match) == {
        "hand 0": [],
        "in play 0": ["bureaucrat"],
        "deck 0": ["silver"],
        "supply silver": 39,
        "actions": 0,
    }
    assert told(match, e.Shuffled) == []


def test_bureaucrat_victim_with_an_empty_deck_gets_a_deck_of_one_card() -> None:
    """Rulebook, «Чиновник»: another player's empty deck is not refilled either."""
    match = position(hands=[["bureaucrat"], ["estate"]], discards=[[], ["gold", "gold"]])
    before = snapshot(match)
    play(match, "bureaucrat")
    assert changes(before, match) == {
        "hand 0": [],
        "in play 0": ["bureaucrat"],
        "deck 0": ["silver"],
        "supply silver": 39,
        "hand 1": [],
        "deck 1": ["estate"],
        "actions": 0,
    }


def test_bureaucrat_victim_with_several_victory_cards_picks_which() -> None:
    """Rulebook, «Чиновник»: the victim decides; the card is shown to all."""
    match = position(hands=[["bureaucrat"], ["estate", "province", "copper", "estate"]])
    play(match, "bureaucrat")
    assert asked(match) == (1, "bureaucrat")
    assert options(match) == ["estate", "province"]
    before = snapshot(match)
    choose(match, "province", seat=1)
    assert changes(before, match) == {
        "hand 1": ["copper", "estate", "estate"],
        "deck 1": ["province"],
    }
    assert told(match, e.PutOnDeck, 0) == [e.PutOnDeck(1, "province")]


def test_bureaucrat_takes_one_of_two_like_victory_cards() -> None:
    """Rulebook, «Чиновник»: one Victory card, not all of them."""
    match = position(hands=[["bureaucrat"], ["estate", "estate"]])
    play(match, "bureaucrat")
    assert hand(match, 1) == ["estate"]
    assert deck(match, 1) == ["estate"]


def test_bureaucrat_without_silver_in_the_supply_still_attacks() -> None:
    """Rulebook, «ДЕЙСТВИЯ»: as much of a card as possible is done."""
    match = position(hands=[["bureaucrat"], ["duchy"]], supply={"silver": 0})
    before = snapshot(match)
    play(match, "bureaucrat")
    assert changes(before, match) == {
        "hand 0": [],
        "in play 0": ["bureaucrat"],
        "hand 1": [],
        "deck 1": ["duchy"],
        "actions": 0,
    }


def test_bureaucrat_can_take_the_last_silver() -> None:
    """Rulebook, «Получите»: a gained card comes from the supply."""
    match = position(hands=[["bureaucrat"]], supply={"silver": 1})
    before = snapshot(match)
    play(match, "bureaucrat")
    assert changes(before, match) == {
        "hand 0": [],
        "in play 0": ["bureaucrat"],
        "deck 0": ["silver"],
        "supply silver": 0,
        "actions": 0,
    }


def test_bureaucrat_victim_without_a_victory_card_shows_the_whole_hand() -> None:
    """Card text, «Чиновник»: the hand is revealed and kept."""
    match = position(hands=[["bureaucrat"], ["copper", "moneylender", "copper"]])
    before = snapshot(match)
    play(match, "bureaucrat")
    assert changes(before, match) == {
        "hand 0": [],
        "in play 0": ["bureaucrat"],
        "deck 0": ["silver"],
        "supply silver": 39,
        "actions": 0,
    }
    for seat in (0, 1, None):
        (shown,) = told(match, e.RevealedHand, seat)
        assert shown.seat == 1
        assert sorted(shown.cards) == ["copper", "copper", "moneylender"]


def test_bureaucrat_does_not_show_the_hand_of_a_victim_with_a_victory_card() -> None:
    """Card text, «Чиновник»: one Victory card is revealed, nothing else."""
    match = position(hands=[["bureaucrat"], ["copper", "estate"]])
    play(match, "bureaucrat")
    assert told(match, e.RevealedHand, 0) == []


def test_curse_is_no_victory_card_for_the_bureaucrat() -> None:
    """Rulebook, «Подготовка»: Curses are a type of their own."""
    match = position(hands=[["bureaucrat"], ["curse", "copper"]])
    play(match, "bureaucrat")
    assert hand(match, 1) == ["copper", "curse"]
    assert deck(match, 1) == []
    assert len(told(match, e.RevealedHand, 0)) == 1


def test_gardens_are_a_victory_card_for_the_bureaucrat() -> None:
    """Rulebook, «Сады»: «является картой победы, а не действия»."""
    match = position(hands=[["bureaucrat"], ["gardens", "copper"]])
    play(match, "bureaucrat")
    assert hand(match, 1) == ["copper"]
    assert deck(match, 1) == ["gardens"]


def test_bureaucrat_does_nothing_to_an_empty_hand() -> None:
    """Rulebook, «Чиновник»: there is no card to put back."""
    match = position(hands=[["bureaucrat"], []], decks=[[], ["gold"]])
    play(match, "bureaucrat")
    assert hand(match, 1) == []
    assert deck(match, 1) == ["gold"]


def test_bureaucrat_leaves_the_attackers_own_victory_cards_alone() -> None:
    """Card text, «Чиновник»: each other player."""
    match = position(hands=[["bureaucrat", "estate"], []])
    play(match, "bureaucrat")
    assert hand(match, 0) == ["estate"]
    assert deck(match, 0) == ["silver"]


def test_bureaucrat_goes_round_from_the_left() -> None:
    """Rulebook, «ДОПОЛНИТЕЛЬНЫЕ ПРАВИЛА»: in turn order."""
    match = position(
        hands=[
            ["estate", "duchy"],
            ["estate", "province"],
            ["bureaucrat"],
            ["duchy", "province"],
        ],
        current=2,
    )
    play(match, "bureaucrat")
    assert asked(match) == (3, "bureaucrat")
    choose(match, "duchy", seat=3)
    assert asked(match) == (0, "bureaucrat")
    choose(match, "estate", seat=0)
    assert asked(match) == (1, "bureaucrat")
    choose(match, "province", seat=1)
    assert [deck(match, seat) for seat in range(4)] == [
        ["estate"],
        ["province"],
        ["silver"],
        ["duchy"],
    ]
    assert [hand(match, seat) for seat in range(4)] == [["duchy"], ["estate"], [], ["province"]]
