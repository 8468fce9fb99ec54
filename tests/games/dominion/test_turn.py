from __future__ import annotations

import pytest

import throneroom
from tests.games.dominion.table import (
    Left,
    asked,
    buy,
    changes,
    deck,
    discard,
    end_turn,
    hand,
    in_play,
    left,
    options,
    play,
    position,
    snapshot,
    spend,
    supply,
    told,
    turns,
)
from throneroom import IllegalAnswer
from throneroom.games.dominion import events as e
from throneroom.games.dominion.cards import CARDS
from throneroom.kernel import Question

FIVE = ["estate"] * 5
"""A deck for the next hand, so that clean-up needs no shuffle."""


# The action phase


def test_the_phases_come_in_order() -> None:
    """Rulebook, «ХОД»: actions, purchases, clean-up, and the turn passes."""
    match = position(hands=[["village", "copper"], ["smithy"]], decks=[FIVE])
    assert match.view(0).phase == "action"
    match.answer("end")
    assert match.view(0).phase == "buy"
    assert asked(match) == (0, "buy")
    match.answer("end")
    assert match.view(0).phase == "action"
    assert asked(match) == (1, "action")


def test_an_action_is_played_from_hand_and_stays_in_play() -> None:
    """Rulebook, «ДЕЙСТВИЯ»: it lies in front of the player until clean-up."""
    match = position(hands=[["woodcutter", "smithy"]], decks=[["copper"] * 8])
    play(match, "woodcutter")
    assert in_play(match, 0) == ["woodcutter"]
    buy(match, "copper")
    assert in_play(match, 0) == ["woodcutter"]
    buy(match, "copper")
    assert in_play(match, 0) == []
    assert sorted(discard(match, 0)) == ["copper", "copper", "smithy", "woodcutter"]


def test_one_action_a_turn_unless_a_card_gives_more() -> None:
    """Rulebook, «ДЕЙСТВИЯ»: «Как правило, выполнить можно одно действие в ход»."""
    match = position(hands=[["smithy", "smithy"]], decks=[["copper"] * 4])
    play(match, "smithy")
    assert left(match).actions == 0
    assert asked(match) == (0, "buy")


def test_actions_may_be_left_unplayed() -> None:
    """Rulebook, «ДЕЙСТВИЯ»: «Это не обязательно»."""
    match = position(hands=[["smithy"]], decks=[["copper"] * 5])
    before = snapshot(match)
    match.answer("end")
    assert changes(before, match) == {}
    assert asked(match) == (0, "buy")


def test_a_hand_without_actions_has_no_action_phase() -> None:
    """Rulebook, «ДЕЙСТВИЯ»: without an Action card there is nothing to do in it."""
    match = position(hands=[["copper", "gardens", "curse"]])
    assert asked(match) == (0, "buy")


def test_there_is_no_way_back_to_the_action_phase() -> None:
    """Rulebook, «ХОД»: the phases follow each other."""
    match = position(hands=[["village", "festival"]], decks=[FIVE])
    play(match, "village")
    match.answer("end")
    for card in ("festival", "play:festival"):
        with pytest.raises(IllegalAnswer):
            match.answer(card)
    assert asked(match) == (0, "buy")


def test_only_actions_in_hand_can_be_played() -> None:
    """Rulebook, «ДЕЙСТВИЯ»: from hand."""
    match = position(
        hands=[["village"]], decks=[["smithy"]], discards=[["market"]], in_play=[["festival"]]
    )
    assert options(match) == ["village", "end"]
    for card in ("smithy", "market", "festival"):
        with pytest.raises(IllegalAnswer):
            match.answer(card)


def test_like_actions_are_one_option() -> None:
    match = position(hands=[["village", "smithy", "village"]])
    assert options(match) == ["village", "smithy", "end"]


def test_bonuses_add_up_over_the_action_phase() -> None:
    """Rulebook, «Терминология карт действий»."""
    match = position(hands=[["festival", "market", "woodcutter"]], decks=[["copper"]])
    for card in ("festival", "market", "woodcutter"):
        play(match, card)
    assert left(match) == Left(actions=1, buys=4, coins=5)


def test_a_buy_gained_by_an_action_is_for_the_buy_phase() -> None:
    """Rulebook, «+1 покупка»: it gives no card in the action phase."""
    match = position(hands=[["festival", "village"]], decks=[["copper"]])
    play(match, "festival")
    assert options(match) == ["village", "end"]


def test_coins_are_no_treasure_cards() -> None:
    """Rulebook, «+ X монет»: no Treasure cards are taken for them."""
    match = position(hands=[["woodcutter"]])
    before = snapshot(match)
    play(match, "woodcutter")
    assert changes(before, match) == {
        "hand 0": [],
        "in play 0": ["woodcutter"],
        "actions": 0,
        "buys": 2,
        "coins": 2,
    }


# Treasures


def test_treasures_are_played_one_by_one() -> None:
    """Rulebook, «ФАЗА ПРИОБРЕТЕНИЯ»: laid out in front of the player and added up."""
    match = position(hands=[["copper", "gold", "copper", "silver"]])
    counted = []
    for treasure in ("silver", "copper", "gold", "copper"):
        spend(match, treasure)
        counted.append(left(match).coins)
    assert counted == [2, 3, 6, 7]
    assert in_play(match, 0) == ["silver", "copper", "gold", "copper"]
    assert hand(match, 0) == []


def test_treasures_are_played_all_at_once() -> None:
    """Rulebook, «ФАЗА ПРИОБРЕТЕНИЯ»."""
    match = position(hands=[["copper", "estate", "gold", "smithy", "silver"]], phase="buy")
    before = snapshot(match)
    spend(match)
    assert changes(before, match) == {
        "hand 0": ["estate", "smithy"],
        "in play 0": ["copper", "gold", "silver"],
        "coins": 6,
    }
    assert told(match, e.PlayedTreasures, 1) == [
        e.PlayedTreasures(0, ["copper", "gold", "silver"], 6)
    ]


def test_treasures_may_be_kept_in_hand() -> None:
    """Rulebook, «ФАЗА ПРИОБРЕТЕНИЯ»: a player pays with what is laid out, and lays out at will."""
    match = position(hands=[["copper", "gold"]], decks=[FIVE])
    spend(match, "copper")
    before = snapshot(match)
    buy(match, "copper")
    assert told(match, e.PlayedTreasures) == [e.PlayedTreasures(0, ["copper"], 1)]
    assert changes(before, match)["discard 0"] == ["copper", "gold", "copper"]


def test_each_kind_of_treasure_in_hand_is_one_option() -> None:
    match = position(hands=[["copper", "silver", "copper", "estate"]])
    assert options(match)[:3] == ["play_all", "play:copper", "play:silver"]
    assert "play:gold" not in options(match)
    spend(match, "silver")
    assert options(match)[:2] == ["play_all", "play:copper"]


def test_without_treasures_in_hand_there_are_none_to_play() -> None:
    match = position(hands=[["estate"]], coins=1)
    assert options(match) == ["copper", "curse", "end"]


def test_no_treasure_is_played_after_the_first_purchase() -> None:
    """Rulebook, «ФАЗА ПРИОБРЕТЕНИЯ»: the coins are counted, then cards are taken."""
    match = position(hands=[["copper", "gold"]], buys=2)
    spend(match, "gold")
    buy(match, "estate")
    assert not any(option.startswith("play") for option in options(match))
    for option in ("play:copper", "play_all"):
        with pytest.raises(IllegalAnswer):
            match.answer(option)
    assert left(match) == Left(actions=1, buys=1, coins=1)


def test_treasures_and_coins_of_actions_are_spent_together() -> None:
    """Rulebook, «ФАЗА ПРИОБРЕТЕНИЯ»: «в любом сочетании»."""
    match = position(hands=[["militia", "silver", "copper"], []], decks=[FIVE])
    play(match, "militia")
    spend(match)
    buy(match, "duchy")
    assert "duchy" in discard(match, 0)


def test_auto_treasures_lays_out_everything_with_the_first_purchase() -> None:
    """Option auto_treasures."""
    match = position(hands=[["village", "copper"]], decks=[["gold"]], buys=2, auto_treasures=True)
    play(match, "village")
    assert asked(match) == (0, "buy")
    assert match.view(0).coins == match.look(0).coins == 4
    assert not any(option.startswith("play") for option in options(match))
    assert ("silver" in options(match), "duchy" in options(match)) == (True, False)
    buy(match, "silver")
    assert left(match) == Left(actions=2, buys=1, coins=1)
    assert in_play(match, 0) == ["village", "copper", "gold"]


def test_a_purchase_with_auto_treasures_is_taken_back_with_its_treasures() -> None:
    match = position(hands=[["copper", "silver"]], buys=2, auto_treasures=True)
    before = snapshot(match)
    buy(match, "copper")
    match.undo(0)
    assert changes(before, match) == {}
    assert match.view(0).coins == 3


def test_auto_treasures_tells_nothing_where_there_is_nothing_to_lay_out() -> None:
    """Option auto_treasures: a hand without Treasures is no event."""
    match = position(hands=[["estate"], ["estate"]], decks=[FIVE], auto_treasures=True)
    end_turn(match)
    assert asked(match) == (1, "buy")
    assert told(match, e.PlayedTreasures) == []


# Purchases


def test_a_purchase_costs_coins_and_a_buy_and_goes_to_the_discard_pile() -> None:
    """Rulebook, «ФАЗА ПРИОБРЕТЕНИЯ»: face up onto the discard pile."""
    match = position(discards=[["copper"]], coins=5, buys=2, phase="buy", kingdom=["smithy"])
    before = snapshot(match)
    buy(match, "smithy")
    assert changes(before, match) == {
        "discard 0": ["copper", "smithy"],
        "supply smithy": 9,
        "buys": 1,
        "coins": 1,
    }
    assert match.view(1).players[0].discard_top == "smithy"
    assert told(match, e.Bought, 1) == [e.Bought(0, "smithy")]


@pytest.mark.parametrize("coins", range(10))
def test_whatever_is_in_the_supply_and_cheap_enough_can_be_bought(coins: int) -> None:
    """Rulebook, «ФАЗА ПРИОБРЕТЕНИЯ»: any card of equal or lesser cost, Curses too."""
    match = position(coins=coins, phase="buy", kingdom=["adventurer", "gardens", "witch", "moat"])
    affordable = [card for card in supply(match) if CARDS[card].cost <= coins]
    assert options(match) == [*affordable, "end"]


def test_a_card_that_is_too_dear_can_not_be_bought() -> None:
    """Rulebook, «ФАЗА ПРИОБРЕТЕНИЯ»: the cost must be paid."""
    match = position(coins=7, phase="buy")
    before = snapshot(match)
    with pytest.raises(IllegalAnswer):
        match.answer("province")
    assert changes(before, match) == {}


def test_an_empty_pile_can_not_be_bought_from() -> None:
    """Rulebook, «ФАЗА ПРИОБРЕТЕНИЯ»: from the supply; the trash does not count."""
    match = position(coins=8, phase="buy", supply={"duchy": 0}, trash=["duchy"])
    assert "duchy" not in options(match)


def test_several_purchases_share_the_coins() -> None:
    """Rulebook, «ФАЗА ПРИОБРЕТЕНИЯ»: 6 coins are Cellar (2) and Smithy (4)."""
    match = position(hands=[["gold", "gold"]], decks=[FIVE], buys=2, kingdom=["cellar", "smithy"])
    spend(match)
    buy(match, "cellar")
    assert left(match) == Left(actions=1, buys=1, coins=4)
    buy(match, "smithy")
    assert discard(match, 0)[:2] == ["cellar", "smithy"]


def test_a_second_purchase_can_be_a_free_copper() -> None:
    """Rulebook, «ФАЗА ПРИОБРЕТЕНИЯ»: all six coins for one card, the second one a Copper (0)."""
    match = position(hands=[["gold", "gold"]], decks=[FIVE], buys=2)
    spend(match)
    buy(match, "gold", "copper")
    assert discard(match, 0)[:2] == ["gold", "copper"]


def test_the_same_card_can_be_bought_twice() -> None:
    """Rulebook, «ФАЗА ПРИОБРЕТЕНИЯ»."""
    match = position(coins=6, buys=2, phase="buy", decks=[FIVE])
    buy(match, "silver", "silver")
    assert discard(match, 0) == ["silver", "silver"]
    assert supply(match)["silver"] == 38


def test_the_turn_ends_with_the_last_buy() -> None:
    """Rulebook, «ФАЗА ПРИОБРЕТЕНИЯ»: as a rule, one card."""
    match = position(coins=8, phase="buy", decks=[FIVE])
    buy(match, "estate")
    assert asked(match) == (1, "buy")


def test_unspent_coins_and_buys_are_lost() -> None:
    """Rulebook, «ФАЗА ПРИОБРЕТЕНИЯ»: «Игрок может отказаться от нескольких или от всех покупок»."""
    match = position(decks=[FIVE, FIVE], coins=8, buys=3, actions=4, phase="buy", players=2)
    buy(match, "estate")
    match.answer("end")
    assert left(match) == Left(actions=1, buys=1, coins=0)
    end_turn(match)
    assert asked(match) == (0, "buy")
    assert left(match) == Left(actions=1, buys=1, coins=0)


def test_a_purchase_does_not_keep_the_next_player_from_laying_out_treasures() -> None:
    """Rulebook, «ФАЗА ПРИОБРЕТЕНИЯ»: everybody's buy phase is their own."""
    match = position(hands=[["copper"], ["gold"]], decks=[FIVE])
    buy(match, "copper")
    assert asked(match) == (1, "buy")
    spend(match, "gold")
    assert left(match).coins == 3


def test_a_bought_card_can_not_be_used_at_once() -> None:
    """Rulebook, «ФАЗА ПРИОБРЕТЕНИЯ»: «Свойства покупки сразу использовать нельзя»."""
    match = position(coins=6, buys=2, phase="buy")
    buy(match, "gold")
    assert left(match).coins == 0
    assert hand(match, 0) == []
    assert not any(option.startswith("play") for option in options(match))


# Clean-up


def test_clean_up_discards_all_and_draws_five() -> None:
    """Rulebook, «ФАЗА РАСЧИСТКИ»: what was played and what is left in hand."""
    match = position(
        hands=[["village", "copper", "estate"]],
        decks=[["gold", "duchy", "silver", "curse", "copper", "copper", "province"]],
        discards=[["silver"]],
    )
    play(match, "village")
    spend(match, "copper")
    before = snapshot(match)
    end_turn(match)
    changed = changes(before, match)
    assert changed.pop("discard 0")[0] == "silver"
    assert sorted(discard(match, 0)[1:]) == ["copper", "estate", "gold", "village"]
    assert changed == {
        "hand 0": ["copper", "copper", "curse", "duchy", "silver"],
        "deck 0": ["province"],
        "in play 0": [],
        "turns 0": 1,
        "current": 1,
        "actions": 1,
        "coins": 0,
    }


def test_clean_up_does_not_shuffle_for_the_last_five_cards() -> None:
    """Rulebook, «ДОПОЛНИТЕЛЬНЫЕ ПРАВИЛА»: an empty deck stays empty until a card is needed."""
    match = position(hands=[["copper"]], decks=[FIVE], discards=[["gold"]])
    end_turn(match)
    assert hand(match, 0) == FIVE
    assert deck(match, 0) == []
    assert discard(match, 0) == ["gold", "copper"]
    assert told(match, e.Shuffled) == []


def test_clean_up_takes_the_rest_of_the_deck_before_it_shuffles() -> None:
    """Rulebook, «ФАЗА РАСЧИСТКИ»: the rest, a new deck of the discard pile, and up to five."""
    match = position(hands=[["copper", "copper", "copper", "copper"]], decks=[["gold", "gold"]])
    end_turn(match)
    assert hand(match, 0) == ["copper", "copper", "copper", "gold", "gold"]
    assert deck(match, 0) == ["copper"]
    assert discard(match, 0) == []


def test_what_was_bought_and_played_this_turn_is_shuffled_in() -> None:
    """Rulebook, «ФАЗА РАСЧИСТКИ»: all that is in the discard pile by then."""
    match = position(hands=[["smithy", "estate"]], coins=3)
    buy(match, "silver")
    assert hand(match, 0) == ["estate", "silver", "smithy"]
    assert (deck(match, 0), discard(match, 0)) == ([], [])


def test_clean_up_draws_fewer_where_there_are_fewer() -> None:
    """Rulebook, «+X карт»: take all there is."""
    match = position(hands=[["copper"]], decks=[["gold"]])
    end_turn(match)
    assert hand(match, 0) == ["copper", "gold"]


def test_clean_up_with_no_card_at_all() -> None:
    """Rulebook, «ФАЗА РАСЧИСТКИ»: the turn passes all the same."""
    match = position(hands=[[], ["copper"]])
    end_turn(match)
    assert asked(match) == (1, "buy")
    assert hand(match, 0) == []


def test_others_do_not_shuffle_during_a_turn_that_does_not_concern_them() -> None:
    """Rulebook, «ДОПОЛНИТЕЛЬНЫЕ ПРАВИЛА»: an empty deck is no reason to shuffle."""
    match = position(hands=[["village"], []], decks=[["copper"] * 6], discards=[[], ["gold"] * 8])
    play(match, "village")
    end_turn(match)
    assert deck(match, 1) == []
    assert discard(match, 1) == ["gold"] * 8


def test_the_others_see_the_top_card_only() -> None:
    """Rulebook, «ФАЗА РАСЧИСТКИ»: the hand need not be shown; the top of the pile is seen."""
    match = position(hands=[["village", "province", "duchy"]], decks=[["copper"] * 6])
    play(match, "village")
    end_turn(match)
    # Where nobody asks, a card that was played lies on top: it is known already.
    assert match.view(1).players[0].discard_top == "village"
    assert told(match, e.CleanedUp, 1) == [e.CleanedUp(0)]
    assert [ev for ev in match.seen(1) if isinstance(ev, e.Discarded | e.DiscardedOpenly)] == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_turn_passes_clockwise(players: int) -> None:
    """Rulebook, «ХОД»: to the left neighbour, and round."""
    match = throneroom.new("dominion", players=players, seed=1, first=1)
    order = []
    for _ in range(2 * players):
        order.append(asked(match)[0])
        end_turn(match)
    assert order == [(1 + i) % players for i in range(2 * players)]
    assert [turns(match, seat) for seat in range(players)] == [2] * players


def test_a_turn_is_announced_with_its_number() -> None:
    match = position(players=2, turns=[3, 3])
    end_turn(match)
    assert told(match, e.TurnBegan) == [e.TurnBegan(1, 4)]


def test_a_buy_tells_what_it_leaves() -> None:
    match = position(hands=[["market", "gold", "gold"], []])
    play(match, "market")
    match.answer("play_all")

    def about(card: str) -> object:
        question = match.question(0)
        assert isinstance(question, Question)
        return next(choice.about for choice in question.choices if choice.key == card)

    assert about("silver") == {"coins": match.state.coins - 3, "buys": match.state.buys - 1}
    match.answer("silver")
    assert about("copper") == {}, "the turn ends with it"
