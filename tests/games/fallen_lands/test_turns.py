"""The steps of a turn, the start, and the end by agreement."""

from __future__ import annotations

from typing import Any

import pytest

import throneroom
from tests.games.fallen_lands.table import (
    asked,
    attack,
    choose,
    discard,
    end_turn,
    hand,
    money,
    options,
    position,
    ready,
    told,
)
from throneroom import BadOptions, IllegalAnswer
from throneroom.games.fallen_lands import events as e
from throneroom.kernel import Waiting


def test_followers_are_chosen_after_the_cards_are_seen() -> None:
    match = throneroom.new("fallen_lands", players=3, first=1, seed=4)
    assert [asked(match), len(match.view(1).players[1].hand)] == [(1, "follower"), 8]
    choose(match, "mage", "mage")
    choose(match, "warrior", "craftsman")
    assert match.view(None).players[2].ready == {"warrior": 1, "craftsman": 1, "mage": 0}
    choose(match, "warrior", "warrior")
    assert [ready(match, seat) for seat in (0, 1, 2)] == ["WW", "MM", "WC"]
    assert asked(match) == (1, "recruit")


def test_the_first_player_is_drawn_by_lot() -> None:
    firsts = {throneroom.new("fallen_lands", players=5, seed=n).state.first for n in range(40)}
    assert firsts == {0, 1, 2, 3, 4}


@pytest.mark.parametrize(
    ("options", "word"),
    [
        ({"players": 2}, "players"),
        ({"players": 6}, "players"),
        ({"players": 3, "quick": True}, "quick"),
        ({"players": 5, "quick": True}, "quick"),
        ({"players": 3, "first": 3}, "first"),
    ],
)
def test_options_that_do_not_fit_are_refused(options: dict[str, Any], word: str) -> None:
    with pytest.raises(BadOptions, match=f"^{word}"):
        throneroom.new("fallen_lands", seed=1, **options)


def test_boards_differ_from_game_to_game() -> None:
    def levels(seed: int) -> list[int]:
        view = throneroom.new("fallen_lands", players=4, seed=seed).view(None)
        return [field.level for field in view.fields]

    assert levels(1) != levels(2)
    assert sorted(levels(1)) == sorted(levels(2))


def test_a_follower_costs_five_and_the_last_coins_can_be_spent() -> None:
    match = position([["spearmen"]], money=[5], phase="recruit", levels={0: 1})
    choose(match, "warrior")
    assert money(match, 0) == 0
    attack(match, "spearmen", 0)


def test_with_four_coins_nobody_is_hired() -> None:
    match = position([["spearmen"]], followers=["W"], money=[4], phase="recruit", levels={0: 1})
    assert asked(match) == (0, "action")


def test_a_stock_that_is_empty() -> None:
    match = position(followers=["W" * 24], phase="recruit")
    assert options(match) == ["craftsman", "mage", "skip", "stop"]


def test_a_claim_counts_until_the_owners_turn_begins() -> None:
    """Before anything else: also before a Follower is hired."""
    match = position([["spearmen"]], claims={0: 1}, followers=["W"], levels={5: 1})
    attack(match, "spearmen", 5)
    assert match.state.fields[0].claim == 1
    end_turn(match)
    assert asked(match) == (1, "recruit")
    assert match.state.fields[0].claim is None
    assert discard(match) == ["claim"]


def test_seat_one_has_two_turns_in_a_row() -> None:
    match = position([[], ["spearmen"], []], followers=["", "W", ""], current=1, turn=2)
    assert match.view(None).order == [1, 1, 2]
    assert not match.view(None).clockwise
    end_turn(match)
    assert (match.view(None).current, match.view(None).round) == (1, 2)
    assert match.view(None).clockwise


def test_draws_come_before_the_exchange() -> None:
    match = position([["archers"]], followers=["MM"], deck=["flood", "claim", "plague", "fortress"])
    choose(match, "end")
    assert hand(match, 0) == ["archers", "claim", "flood", "plague"]
    assert asked(match) == (0, "exchange")
    choose(match, "archers", "plague", "trade")
    assert hand(match, 0) == ["claim", "flood", "fortress"]


def test_an_exchange_can_be_taken_back() -> None:
    match = position([["archers", "flood"]], deck=["claim"])
    choose(match, "end")
    choose(match, "archers")
    assert "trade" not in options(match), "one card is not enough"
    match.undo(0, whole=True)
    choose(match, "trade")
    assert hand(match, 0) == ["archers", "claim", "flood"]


def test_a_hand_of_one_is_not_asked_to_exchange() -> None:
    match = position([[]], followers=["W"])
    choose(match, "end")
    assert asked(match) != (0, "exchange")


def test_exchanged_cards_are_discarded_before_new_ones_are_drawn() -> None:
    """With an empty deck they may come back."""
    saved = position([["archers", "archers", "flood"]], phase="exchange").save()
    state = saved["state"]
    state["players"][1]["hand"], state["deck"] = state["deck"], []
    match = throneroom.load(saved)
    choose(match, "archers", "archers", "trade")
    assert hand(match, 0) == ["archers", "flood"]
    assert told(match, e.Shuffled) == [e.Shuffled(2)]


def test_when_there_is_no_card_at_all_nothing_is_drawn() -> None:
    saved = position([[]], followers=["M"], phase="act").save()
    state = saved["state"]
    state["players"][1]["hand"], state["deck"] = state["deck"], []
    match = throneroom.load(saved)
    choose(match, "end")
    assert hand(match, 0) == []
    assert told(match, e.Drew) == []


# The end


def test_the_game_can_be_ended_if_all_want_it() -> None:
    match = position(money=[25, 30, 30], phase="recruit")
    choose(match, "stop")
    assert asked(match) == (1, "stop")
    assert match.question(2) == Waiting([1])
    choose(match, "yes", "yes")
    assert match.outcome is not None
    assert match.outcome.reason == "agreed"
    assert match.outcome.ranks == [3, 1, 1], "who has the same shares the victory"


def test_one_who_does_not_agree_is_enough() -> None:
    match = position(phase="recruit")
    choose(match, "stop", "no")
    assert match.outcome is None
    assert asked(match) == (0, "recruit")
    assert "stop" not in options(match), "nothing has happened since"
    with pytest.raises(IllegalAnswer):
        match.answer("stop")


def test_it_can_be_proposed_at_any_moment_of_the_turn() -> None:
    """Rulebook, «ПОБЕДА!»: «в любой момент». After a refusal, once something has happened."""
    match = position(
        [["spearmen", "archers", "garrison"]],
        followers=["W"],
        phase="recruit",
        levels={0: 1},
    )
    choose(match, "stop", "yes", "no")
    assert "stop" not in options(match)
    choose(match, "warrior")
    choose(match, "stop", "no")
    assert options(match) == ["spearmen", "end"]
    attack(match, "spearmen", 0)
    choose(match, "stop", "no", "end")
    assert asked(match) == (0, "exchange")
    choose(match, "stop", "no")
    assert asked(match) == (0, "exchange")
    assert "stop" not in options(match)


def test_the_game_can_be_ended_while_cards_are_exchanged() -> None:
    match = position([["archers", "archers"]], followers=["M"], money=[25, 31, 30])
    choose(match, "end")
    choose(match, "archers")
    assert "stop" not in options(match), "first what was begun is finished or taken back"
    match.undo(0, whole=True)
    choose(match, "stop", "yes", "yes")
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.winners) == ("agreed", [1])


def test_a_conquest_by_anybody_ends_all_idleness() -> None:
    match = position([["spearmen"], [], []], followers=["W", "", ""], idle=[1, 2], levels={0: 1})
    attack(match, "spearmen", 0)
    assert not any(player.idle for player in match.state.players)
    for _ in range(3):
        assert match.outcome is None
        end_turn(match)
    assert match.outcome is None
    end_turn(match)
    assert match.outcome is not None


def test_two_turns_in_a_row_are_one_idle_player() -> None:
    """Seat 1 has both the last turn of the first round and the first one of the second."""
    match = position([[], [], []], current=1, turn=2, idle=[2])
    end_turn(match)
    end_turn(match)
    assert match.outcome is None
    assert [player.idle for player in match.state.players] == [False, True, True]


def test_the_discard_pile_is_shuffled_in_the_middle_of_a_draw() -> None:
    saved = position([[]], followers=["MM"], phase="act").save()
    state = saved["state"]
    rest = state["deck"]
    state["deck"] = [rest.pop(rest.index("claim"))]
    state["discard"] = [rest.pop(rest.index(card)) for card in ("flood", "knights", "archers")]
    state["players"][1]["hand"] = rest
    match = throneroom.load(saved)
    choose(match, "end")
    (drawn,) = told(match, e.Drew, 0)
    assert drawn.cards is not None
    assert (drawn.count, drawn.cards[0]) == (3, "claim")
    assert told(match, e.Shuffled) == [e.Shuffled(3)]
    assert (len(match.state.deck), match.state.discard) == (1, [])


def test_three_with_the_same_money_share_the_victory() -> None:
    match = position(money=[40, 40, 40])
    for _ in range(3):
        end_turn(match)
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.winners) == ("stalled", [0, 1, 2])
