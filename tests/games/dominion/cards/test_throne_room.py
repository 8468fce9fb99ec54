from __future__ import annotations

import pytest

from tests.games.dominion.table import (
    Left,
    asked,
    changes,
    choose,
    deck,
    discard,
    hand,
    in_play,
    left,
    options,
    play,
    position,
    snapshot,
    told,
    trash,
)
from throneroom import IllegalAnswer
from throneroom.games.dominion import events as e


def test_throne_room_plays_an_action_twice_for_one_action() -> None:
    """Rulebook, «Тронный зал»: the second play costs no action."""
    match = position(hands=[["throne_room", "smithy"]], decks=[["copper"] * 7])
    before = snapshot(match)
    play(match, "throne_room")
    assert changes(before, match) == {
        "hand 0": ["copper"] * 6,
        "deck 0": ["copper"],
        "in play 0": ["throne_room", "smithy"],
        "actions": 0,
    }
    assert told(match, e.Played, 1) == [e.Played(0, "throne_room"), e.Played(0, "smithy")]
    assert told(match, e.PlayedAgain, 1) == [e.PlayedAgain(0, "smithy")]


def test_throne_room_on_market_leaves_two_actions() -> None:
    """Rulebook, «Тронный зал»: two Markets alone would leave one."""
    match = position(hands=[["throne_room", "market"]], decks=[["copper", "silver", "gold"]])
    before = snapshot(match)
    play(match, "throne_room")
    assert changes(before, match) == {
        "hand 0": ["copper", "silver"],
        "deck 0": ["gold"],
        "in play 0": ["throne_room", "market"],
        "actions": 2,
        "buys": 3,
        "coins": 2,
    }


def test_throne_room_asks_which_action_where_there_are_several() -> None:
    """Rulebook, «Тронный зал»: «Выберите другую карту действия»."""
    match = position(hands=[["throne_room", "village", "woodcutter", "copper", "gardens"]])
    play(match, "throne_room")
    assert asked(match) == (0, "throne_room")
    assert options(match) == ["village", "woodcutter"]
    before = snapshot(match)
    choose(match, "woodcutter")
    assert changes(before, match) == {
        "hand 0": ["copper", "gardens", "village"],
        "in play 0": ["throne_room", "woodcutter"],
        "buys": 3,
        "coins": 4,
    }


def test_throne_room_can_not_be_declined() -> None:
    """Card text, «Тронный зал»: choose an Action card; no "may" in this edition."""
    match = position(hands=[["throne_room", "village", "chapel"]])
    play(match, "throne_room")
    with pytest.raises(IllegalAnswer):
        match.answer("end")
    with pytest.raises(IllegalAnswer):
        match.answer([])
    assert asked(match) == (0, "throne_room")


@pytest.mark.parametrize("rest", [[], ["copper", "estate", "gardens"]])
def test_throne_room_without_an_action_in_hand_does_nothing(rest: list[str]) -> None:
    """Rulebook, «ДЕЙСТВИЯ»: a card can be played even if its text can't be carried out."""
    match = position(hands=[["throne_room", *rest]])
    before = snapshot(match)
    play(match, "throne_room")
    assert changes(before, match) == {
        "hand 0": sorted(rest),
        "in play 0": ["throne_room"],
        "actions": 0,
    }


def test_the_first_play_is_complete_before_the_second_begins() -> None:
    """Rulebook, «Тронный зал»: «Полностью разыграйте действие один раз»."""
    match = position(
        hands=[["throne_room", "cellar", "estate", "estate"]], decks=[["copper", "gold", "silver"]]
    )
    play(match, "throne_room")
    choose(match, "estate", "estate")
    assert hand(match, 0) == ["copper", "gold"]  # the first Cellar has discarded and drawn
    assert asked(match) == (0, "cellar")
    assert options(match) == ["gold", "copper"] or options(match) == ["copper", "gold"]
    choose(match, "copper")
    assert hand(match, 0) == ["gold", "silver"]
    assert discard(match, 0) == ["estate", "estate", "copper"]
    assert left(match) == Left(actions=2, buys=1, coins=0)


def test_no_other_action_is_played_between_the_two() -> None:
    """Rulebook, «Тронный зал»: not even one that the first play has drawn."""
    match = position(
        hands=[["throne_room", "village"]], decks=[["smithy", "copper", "gold", "gold", "gold"]]
    )
    play(match, "throne_room")
    assert hand(match, 0) == ["copper", "smithy"]
    assert asked(match) == (0, "action")
    assert left(match) == Left(actions=4, buys=1, coins=0)


def test_throne_room_on_throne_room_plays_two_cards_twice_each() -> None:
    """Rulebook, «Тронный зал»: not one card four times."""
    match = position(
        hands=[["throne_room", "throne_room", "woodcutter", "festival"]], decks=[["copper"]]
    )
    play(match, "throne_room")
    choose(match, "throne_room")
    assert asked(match) == (0, "throne_room")
    choose(match, "festival")
    # Festival twice, and then the only Action left, twice.
    assert left(match) == Left(actions=4, buys=5, coins=8)
    assert in_play(match, 0) == ["throne_room", "throne_room", "festival", "woodcutter"]
    assert hand(match, 0) == []
    assert told(match, e.PlayedAgain) == [
        e.PlayedAgain(0, "festival"),
        e.PlayedAgain(0, "throne_room"),
        e.PlayedAgain(0, "woodcutter"),
    ]


def test_throne_room_on_throne_room_may_find_its_second_card_by_the_first() -> None:
    """Rulebook, «Тронный зал»: the second choice is made when the first card is done with."""
    match = position(
        hands=[["throne_room", "throne_room", "laboratory"]],
        decks=[["copper", "woodcutter", "copper", "copper"]],
    )
    play(match, "throne_room")
    choose(match, "throne_room")
    assert in_play(match, 0) == ["throne_room", "throne_room", "laboratory", "woodcutter"]
    assert hand(match, 0) == ["copper"] * 3
    assert left(match) == Left(actions=2, buys=3, coins=4)


def test_throne_room_on_throne_room_with_a_single_action_plays_it_twice() -> None:
    """Rulebook, «Тронный зал»: there is nothing left for the second choice."""
    match = position(hands=[["throne_room", "throne_room", "woodcutter"]])
    play(match, "throne_room")
    choose(match, "throne_room")
    assert left(match) == Left(actions=0, buys=3, coins=4)
    assert in_play(match, 0) == ["throne_room", "throne_room", "woodcutter"]


def test_three_throne_rooms_play_three_cards_twice_each() -> None:
    """Rulebook, «Тронный зал»: Throne Room on Throne Room on Throne Room."""
    match = position(
        hands=[["throne_room", "throne_room", "throne_room", "village", "festival", "market"]],
        decks=[["copper"] * 9],
    )
    play(match, "throne_room")
    choose(match, "throne_room")  # T1 doubles T2
    choose(match, "throne_room")  # T2, first time, doubles T3
    choose(match, "village")  # T3, first time
    choose(match, "festival")  # T3, second time
    # T2, second time: only the Market is left.
    assert left(match) == Left(actions=4 + 4 + 2, buys=1 + 2 + 2, coins=4 + 2)
    assert hand(match, 0) == ["copper"] * 4
    assert in_play(match, 0) == [
        "throne_room",
        "throne_room",
        "throne_room",
        "village",
        "festival",
        "market",
    ]


def test_throne_room_on_feast_gains_two_cards_and_trashes_one_feast() -> None:
    """Rulebook, «Пир»: «вы получите две карты, хотя выкинуть «Пир» на свалку можно только раз»."""
    match = position(hands=[["throne_room", "feast"]])
    before = snapshot(match)
    play(match, "throne_room")
    choose(match, "duchy")
    assert trash(match) == ["feast"]
    choose(match, "silver")
    assert changes(before, match) == {
        "hand 0": [],
        "discard 0": ["duchy", "silver"],
        "in play 0": ["throne_room"],
        "trash": ["feast"],
        "supply duchy": 7,
        "supply silver": 39,
        "actions": 0,
    }


def test_throne_room_on_feast_does_not_trash_another_feast_in_hand() -> None:
    """Rulebook, «Пир»: the Feast that is played, once."""
    match = position(hands=[["throne_room", "feast", "feast"]])
    play(match, "throne_room")
    choose(match, "silver")
    choose(match, "silver")
    assert hand(match, 0) == ["feast"]
    assert trash(match) == ["feast"]


def test_throne_room_on_an_attack_can_be_warded_off_each_time() -> None:
    """Rulebook, «Ров»: two plays, two questions."""
    match = position(hands=[["throne_room", "witch"], ["moat"]], decks=[["copper"] * 4])
    play(match, "throne_room")
    assert asked(match) == (1, "moat")
    choose(match, "yes", seat=1)
    assert hand(match, 0) == ["copper"] * 2
    assert asked(match) == (1, "moat")
    choose(match, "no", seat=1)
    assert hand(match, 0) == ["copper"] * 4
    assert discard(match, 1) == ["curse"]


def test_a_moat_shown_to_both_plays_keeps_both_away() -> None:
    """Rulebook, «Ров»; «Тронный зал»."""
    match = position(hands=[["throne_room", "witch"], ["moat"]], decks=[["copper"] * 4])
    before = snapshot(match)
    play(match, "throne_room")
    choose(match, "yes", seat=1)
    choose(match, "yes", seat=1)
    assert changes(before, match) == {
        "hand 0": ["copper"] * 4,
        "deck 0": [],
        "in play 0": ["throne_room", "witch"],
        "actions": 0,
    }


def test_throne_room_on_militia_gives_coins_twice_and_takes_cards_once() -> None:
    """Rulebook, «Ополчение»: the second time nobody has more than three cards."""
    match = position(hands=[["throne_room", "militia"], ["copper", "estate", "gold", "silver"]])
    play(match, "throne_room")
    choose(match, "estate", seat=1)
    assert asked(match) == (0, "buy")
    assert left(match) == Left(actions=0, buys=1, coins=4)
    assert hand(match, 1) == ["copper", "gold", "silver"]


def test_throne_room_on_thief_takes_only_what_each_play_has_trashed() -> None:
    """Rulebook, «Вор»: only Treasures that were trashed just now."""
    match = position(
        hands=[["throne_room", "thief"]], decks=[[], ["gold", "estate", "silver", "estate"]]
    )
    play(match, "throne_room")
    choose(match)  # the Gold stays in the trash
    assert options(match) == ["silver"]
    choose(match, "silver")
    assert trash(match) == ["gold"]
    assert discard(match, 0) == ["silver"]


def test_throne_room_on_spy_draws_and_reveals_twice() -> None:
    """Rulebook, «Тронный зал»; «Шпион»."""
    match = position(
        hands=[["throne_room", "spy"]],
        decks=[["copper", "estate", "silver", "gold"], ["duchy", "curse"]],
    )
    play(match, "throne_room")
    for answer in ("discard", "discard", "keep", "discard"):
        choose(match, answer)
    assert hand(match, 0) == ["copper", "silver"]
    assert (deck(match, 0), discard(match, 0)) == (["gold"], ["estate"])
    assert (deck(match, 1), discard(match, 1)) == ([], ["duchy", "curse"])
    assert left(match) == Left(actions=2, buys=1, coins=0)


def test_throne_room_on_bureaucrat_puts_two_cards_back() -> None:
    """Rulebook, «Чиновник»: once for each play."""
    match = position(hands=[["throne_room", "bureaucrat"], ["estate", "estate", "estate"]])
    play(match, "throne_room")
    assert deck(match, 0) == ["silver", "silver"]
    assert deck(match, 1) == ["estate", "estate"]
    assert hand(match, 1) == ["estate"]


def test_throne_room_on_mine_can_turn_a_copper_into_a_gold() -> None:
    """Rulebook, «Рудник»: the Silver of the first play is in hand for the second."""
    match = position(hands=[["throne_room", "mine", "copper"]])
    play(match, "throne_room")
    choose(match, "silver")
    choose(match, "gold")
    assert hand(match, 0) == ["gold"]
    assert trash(match) == ["copper", "silver"]


def test_throne_room_on_moneylender_pays_for_each_copper() -> None:
    """Rulebook, «Ростовщик»: the second time there is no Copper left."""
    match = position(hands=[["throne_room", "moneylender", "copper"]])
    play(match, "throne_room")
    assert left(match).coins == 3
    match = position(hands=[["throne_room", "moneylender", "copper", "copper"]])
    play(match, "throne_room")
    assert left(match).coins == 6


def test_throne_room_on_library_fills_the_hand_once() -> None:
    """Rulebook, «Библиотека»: the second time there are seven."""
    match = position(hands=[["throne_room", "library"]], decks=[["copper"] * 9])
    play(match, "throne_room")
    assert hand(match, 0) == ["copper"] * 7
    assert deck(match, 0) == ["copper"] * 2


def test_throne_room_on_chancellor_gives_coins_twice() -> None:
    """Rulebook, «Канцлер»: the second time the deck is empty."""
    match = position(hands=[["throne_room", "chancellor"]], decks=[["gold"]])
    play(match, "throne_room")
    choose(match, "yes")
    assert left(match) == Left(actions=0, buys=1, coins=4)
    assert discard(match, 0) == ["gold"]


def test_throne_room_on_adventurer_may_shuffle_what_the_first_play_discarded() -> None:
    """Rulebook, «Искатель приключений»: those cards are discarded once the first is done."""
    match = position(hands=[["throne_room", "adventurer"]], decks=[["estate", "copper", "silver"]])
    play(match, "throne_room")
    assert hand(match, 0) == ["copper", "silver"]
    assert told(match, e.Revealed) == [
        e.Revealed(0, ["estate", "copper", "silver"]),
        e.Revealed(0, ["estate"]),
    ]
    assert (deck(match, 0), discard(match, 0)) == ([], ["estate"])


def test_throne_room_on_remodel_can_remodel_only_what_is_in_hand() -> None:
    """Rulebook, «Реконструкция»: what was gained lies in the discard pile."""
    match = position(hands=[["throne_room", "remodel", "estate"]])
    play(match, "throne_room")
    choose(match, "silver")
    assert asked(match) == (0, "buy")
    assert trash(match) == ["estate"]
    assert discard(match, 0) == ["silver"]


def test_throne_room_on_witch_takes_the_curses_that_are_left() -> None:
    """Rulebook, «Ведьма»: in turn order, as long as there are any."""
    match = position(hands=[["throne_room", "witch"], [], []], supply={"curse": 3})
    play(match, "throne_room")
    assert discard(match, 1) == ["curse", "curse"]
    assert discard(match, 2) == ["curse"]
