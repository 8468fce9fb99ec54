"""[Ход игры] The auction, taking cards, and what can be taken back."""

from __future__ import annotations

from typing import Any

import pytest

import throneroom
from tests.games.legends.table import (
    DESERT,
    armies,
    asked,
    coins,
    do,
    keys,
    position,
    question,
    row,
    told,
)
from throneroom import Match
from throneroom.games.legends import events as e
from throneroom.kernel import CannotUndo, Waiting
from throneroom.text import Voice

# The auction


def auction(*bids: int, **options: Any) -> Match:
    match = throneroom.new("legends", players=len(bids), seed=4, builder=0, **options)
    do(match, *map(str, bids))
    return match


def test_all_bid_at_the_same_time_and_see_nothing_of_others() -> None:
    match = throneroom.new("legends", players=3, seed=4, builder=1)
    assert [decision.seat for decision in match.asked] == [1, 2, 0]
    before = [match.view(seat) for seat in (0, 2, None)]
    match.answer("4", seat=0)
    match.answer("7", seat=1)
    assert [match.view(seat) for seat in (0, 2, None)] == before
    assert match.question(0) == Waiting([2])
    assert not any(isinstance(event, e.BidShown) for event in match.events)
    match.undo(1)
    match.answer("3", seat=2)
    match.answer("5", seat=1)
    assert told(match, e.BidsOpened) == [e.BidsOpened([4, 5, 3])]


def test_a_bid_is_at_most_all_of_ones_coins() -> None:
    match = throneroom.new("legends", players=4, seed=4)
    assert keys(match) == [str(n) for n in range(10)]


def test_the_bids_are_opened_together() -> None:
    match = auction(2, 5, 5, by_age=[1, 2, 0])
    assert told(match, e.BidsOpened) == [e.BidsOpened([2, 5, 5])]
    assert told(match, e.AuctionWon) == [e.AuctionWon(1, 5, [1, 2])]
    assert coins(match) == [11, 6, 11]


def test_a_die_decides_among_those_who_tie() -> None:
    winners = set()
    for seed in range(30):
        match = throneroom.new("legends", players=3, seed=seed, ties="die", builder=0)
        do(match, "3", "1", "3")
        rolled = told(match, e.TieRolled)
        assert {roll.seat for roll in rolled} == {0, 2}
        assert len(rolled) % 2 == 0
        last = {roll.seat: roll.die for roll in rolled[-2:]}
        winner = max(last, key=lambda seat: last[seat])
        assert all(1 <= roll.die <= 6 for roll in rolled)
        assert last[0] != last[2]
        assert asked(match) == (winner, "first")
        winners.add(winner)
    assert winners == {0, 2}


def test_nobody_rolls_without_a_tie() -> None:
    assert told(auction(3, 1, 2, ties="die"), e.TieRolled) == []


def test_the_winner_names_anybody_and_it_goes_clockwise_from_there() -> None:
    match = auction(3, 1, 2)
    assert keys(match) == ["0", "1", "2"]
    do(match, "1")
    order = []
    for _ in range(4):
        order.append(asked(match)[0])
        card = keys(match)[0]
        do(match, card)
        while asked(match)[1] != "end_turn":
            do(match, keys(match)[-1])
        do(match, "end")
    assert order == [1, 2, 0, 1]


# Taking a card


def test_prices_by_place() -> None:
    match = position({"m3": {0: 1}}, coins=[9])
    assert match.view(0).prices == [0, 1, 1, 2, 2, 3]
    for place, price in enumerate([0, 1, 1, 2, 2, 3]):
        trial = match.clone()
        do(trial, row(match)[place])
        assert coins(trial)[0] == 9 - price or row(match)[place] == "mountain_treasury"


@pytest.mark.parametrize(("coins_had", "cards"), [(0, 1), (1, 3), (2, 5), (3, 6), (9, 6)])
def test_what_one_can_pay_for(coins_had: int, cards: int) -> None:
    match = position({"m3": {0: 1}}, coins=[coins_had])
    assert keys(match) == row(match)[:cards]


def test_a_card_lies_at_its_place_in_the_row() -> None:
    match = position({"m3": {0: 1}})
    assert [choice.target for choice in question(match).choices] == [
        f"market/{i}" for i in range(6)
    ]
    assert question(match).choices[5].about == {"price": 3, "coins": 6, "points": 0}


def test_the_coins_of_the_treasury_come_after_its_price() -> None:
    match = position({"m3": {0: 1}}, coins=[1], row=["lake", "mountain_treasury"])
    do(match, "mountain_treasury")
    assert coins(match)[0] == 2
    trial = position({"m3": {0: 1}}, coins=[0], row=["lake", "mountain_treasury"])
    assert "mountain_treasury" not in keys(trial)


def test_nothing_is_final_before_the_turn_is_ended() -> None:
    match = position({"m4": {0: 3}}, coins=[5], row=["lake", "dire_goblin"])
    before = match.save()
    do(match, "dire_goblin", "m4>m5", "m4>m2", "m2>m1", "m4>m5", "m5>m4")
    assert asked(match) == (0, "end_turn")
    assert coins(match)[0] == 4
    while match.can_undo(0):
        match.undo(0)
    assert match.save() == before
    do(match, "dire_goblin", "stop", "end")
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_an_empty_deck_leaves_a_shorter_row() -> None:
    match = throneroom.new("legends", players=4, seed=1)
    while decision := match.decision:
        if decision.kind == "take" and not match.state.deck:
            break
        do(match, decision.options[-1 if decision.kind != "take" else 0])
    before = row(match)
    assert len(before) == 6
    do(match, before[0])
    while asked(match)[1] != "end_turn":
        do(match, keys(match)[-1])
    do(match, "end")
    assert row(match) == before[1:]
    assert match.view(None).prices == [0, 1, 1, 2, 2]


@pytest.mark.parametrize(
    ("left", "sentence"),
    [
        (1, "The row is filled up again, and the next player takes a card."),
        (0, "The deck is empty, so the row stays shorter. The next player takes a card."),
    ],
)
def test_the_end_of_a_turn_says_what_comes(left: int, sentence: str) -> None:
    match = position({"m4": {0: 1}}, row=["dire_eye"])
    del match.state.deck[left:]
    do(match, "dire_eye", "stop")
    assert what_follows(match) == sentence


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"leaders": ["fairy_queen", "white_knight"]}, "the Fairy Queen may still buy one more."),
        ({"long_game": True}, "the points are counted, and the next game begins."),
    ],
    ids=str,
)
def test_the_last_turn_says_what_comes(options: dict[str, Any], sentence: str) -> None:
    match = position({"m4": {0: 1}}, row=["dire_eye"], players=2, **options)
    s = match.state
    for player in s.players:
        player.cards += [s.deck.pop() for _ in range(s.cards_to_collect - 1)]
    s.players[0].cards.append(s.deck.pop())
    s.current = 1
    match = throneroom.load(match.save())
    do(match, "dire_eye", "stop")
    assert what_follows(match).endswith(sentence)


def what_follows(match: Match) -> str:
    """The line under the question."""
    prompt = question(match).prompt
    text = Voice(match.game, "en").text
    return text(prompt.id.replace("prompt-", "follows-"), **(prompt.args or {}))


# Marching


def test_a_march_shows_what_is_left_and_where_an_army_can_get() -> None:
    match = position({"m5": {0: 1}}, row=["ancient_sage"])
    do(match, "ancient_sage")
    acting = match.view(1).acting
    assert (acting.card, acting.action, acting.total, acting.left) == (
        "ancient_sage",
        "march",
        3,
        3,
    )
    reach = {r.end: r.cost for r in acting.reach}
    assert reach["m4"] == 1
    assert reach["m2"] == 2
    assert reach["m1"] == 3
    do(match, "m5>m4")
    assert match.view(0).acting.left == 2


def test_a_crossing_needs_three_units() -> None:
    match = position({"m4": {0: 1}}, row=["ancient_sage"])
    do(match, "ancient_sage")
    assert "m4>c2" in keys(match)
    do(match, "m4>m5")
    do(match, "m5>m4")
    assert "m4>c2" not in keys(match)
    why = match.why_not("m4>c2")
    assert why is not None
    assert why.id == "why-too_far"
    assert why.args["cost"] == 3
    assert why.args["left"] == 1


def test_a_dotted_line_inside_an_island_is_a_crossing() -> None:
    match = position({"h1": {0: 1}}, tiles=DESERT, row=["dire_ogre"])
    do(match, "dire_ogre")
    assert keys(match) == ["h1>h2", "stop"]


def test_a_step_tells_what_it_would_change() -> None:
    match = position({"m4": {0: 3}, "m5": {1: 1}}, row=["ancient_sage"])
    do(match, "ancient_sage")
    about = {choice.key: choice.about for choice in question(match).choices}
    assert about["m4>m5"]["points"] == 1, "the island, for there the other loses a region"
    assert about["m4>m5"]["control"] == "nobody"
    assert about["m4>m3"]["points"] == 2, "the region, and more of the island than any other"
    assert about["m4>m3"]["control"] == 0
    assert about["m4>m3"]["left"] == 2
    assert about["stop"] == {}


def test_units_left_over_are_lost() -> None:
    match = position({"m4": {0: 1}}, row=["noble_unicorn"])
    do(match, "noble_unicorn", "m4>m5", "stop")
    assert asked(match) == (0, "recruit")
    do(match, "m3", "end")
    assert armies(match, 0) == {"m5": 1, "m3": 1}


def test_own_movement_bonus_counts_on_the_very_card() -> None:
    match = position({"m4": {0: 1}}, row=["noble_unicorn"])
    do(match, "noble_unicorn")
    assert match.view(0).acting.total == 5


def test_bonuses_add_up() -> None:
    match = position(
        {"m4": {0: 1}},
        cards=[["cursed_mausoleum", "forest_tree_town", "night_hydra", "forest_pixie"]],
        row=["noble_unicorn"],
    )
    do(match, "noble_unicorn")
    assert match.view(0).acting.total == 7
    do(match, "stop")
    assert match.view(0).acting.total == 3


# Doing nothing


def test_a_card_may_be_taken_and_nothing_done() -> None:
    match = position({"m4": {0: 1}}, row=["cursed_king"])
    do(match, "cursed_king", "nothing")
    assert asked(match) == (0, "end_turn")
    do(match, "end")
    assert asked(match) == (1, "take")


def test_each_part_may_be_left_out() -> None:
    match = position({"m4": {0: 1, 1: 1}}, row=["night_hydra"])
    do(match, "night_hydra", "stop", "stop", "end")
    assert armies(match, 0) == {"m4": 1}


# Destroying


def test_destroying_returns_the_army_to_its_reserve() -> None:
    match = position({"m4": {0: 1, 1: 2}}, row=["night_hydra"])
    do(match, "night_hydra", "stop", "m4:1")
    assert armies(match, 1) == {"m4": 1}
    assert match.state.players[1].reserve == 17
    assert asked(match) == (0, "end_turn")


def test_a_neutral_army_can_be_destroyed() -> None:
    match = position({"m4": {0: 1, "neutral": 1}}, players=2, row=["night_hydra"])
    do(match, "night_hydra", "stop", "m4:neutral")
    assert match.state.neutral == {}


def test_any_player_is_also_oneself() -> None:
    match = position({"m4": {0: 2}}, row=["night_hydra"])
    do(match, "night_hydra", "stop", "m4:0")
    assert armies(match, 0) == {"m4": 1}
    assert match.state.players[0].reserve == 17


def test_an_immune_player_is_immune_at_once_and_to_all() -> None:
    match = position({"m3": {0: 2}}, row=["dire_giant"])
    do(match, "dire_giant", "m3", "stop")
    assert asked(match) == (0, "end_turn")
