"""Worked cases, each under its name. A is seat 0, B, C, D follow clockwise."""

from __future__ import annotations

import pytest

import throneroom
from tests.games.dominion.table import (
    Left,
    aside,
    asked,
    buy,
    choose,
    deck,
    discard,
    end_turn,
    hand,
    in_play,
    left,
    options,
    owned,
    play,
    position,
    spend,
    supply,
    ten_with,
    told,
    trash,
    turns,
)
from throneroom import IllegalAnswer
from throneroom.games.dominion import events as e
from throneroom.games.dominion.cards import CARDS
from throneroom.games.dominion.scoring import score
from throneroom.kernel import Question, ScoreLine

FIVE = ["copper"] * 5

# Set-up


def test_setup_two_players() -> None:
    """Rulebook, «Подготовка»."""
    match = throneroom.new("dominion", players=2, seed=1, kingdom=ten_with(["gardens"]))
    piles = supply(match)
    assert [piles[k] for k in ("copper", "silver", "gold")] == [46, 40, 30]
    assert [piles[k] for k in ("estate", "duchy", "province", "curse")] == [8, 8, 8, 10]
    assert piles["gardens"] == 8
    assert all(piles[k] == 10 for k in list(piles)[7:] if k != "gardens")
    assert [len(owned(match, seat)) for seat in (0, 1)] == [10, 10]
    assert [len(hand(match, seat)) for seat in (0, 1)] == [5, 5]


def test_setup_three_players() -> None:
    """Rulebook, «Подготовка»."""
    match = throneroom.new("dominion", players=3, seed=1, kingdom=ten_with(["gardens"]))
    piles = supply(match)
    assert piles["copper"] == 39
    assert [piles[k] for k in ("estate", "duchy", "province", "curse")] == [12, 12, 12, 20]
    assert piles["gardens"] == 12


def test_setup_four_players() -> None:
    """Rulebook, «Подготовка»."""
    match = throneroom.new("dominion", players=4, seed=1)
    piles = supply(match)
    assert piles["copper"] == 32
    assert [piles[k] for k in ("estate", "duchy", "province", "curse")] == [12, 12, 12, 30]
    assert piles["estate"] + sum(owned(match, seat).count("estate") for seat in range(4)) == 24


# The turn


def test_seed_turn_example() -> None:
    """Rulebook, «ПРИМЕР ХОДА»."""
    match = position(
        hands=[["estate", "estate", "silver", "smithy", "market"]],
        decks=[["silver", "copper", "copper"]],
        discards=[["market", "gold", "village"]],
        kingdom=["remodel"],
        seed=11,  # this one shuffles the Market to the top
    )
    play(match, "market")
    assert hand(match, 0) == ["estate", "estate", "silver", "silver", "smithy"]
    play(match, "smithy")
    assert sorted(set(hand(match, 0)) - {"estate", "silver"}) == ["copper", "market"]
    assert hand(match, 0).count("copper") == 2
    assert asked(match) == (0, "buy")  # the second Market can't be played
    spend(match, "silver", "silver", "copper", "copper")
    assert left(match) == Left(actions=0, buys=2, coins=7)
    buy(match, "village")
    assert left(match).coins == 4
    buy(match, "remodel")
    assert told(match, e.Drew)[-1].count == 5
    assert len(hand(match, 0)) == 5


def test_two_buys_free_copper() -> None:
    """Rulebook, «ФАЗА ПРИОБРЕТЕНИЯ»."""
    match = position(decks=[FIVE], coins=6, buys=2, phase="buy")
    buy(match, "gold")
    assert left(match) == Left(actions=1, buys=1, coins=0)
    buy(match, "copper")
    assert discard(match, 0) == ["gold", "copper"]


def test_buy_split() -> None:
    """Rulebook, «ФАЗА ПРИОБРЕТЕНИЯ»."""
    match = position(decks=[FIVE], coins=6, buys=3, phase="buy", kingdom=["cellar", "smithy"])
    buy(match, "cellar", "smithy")
    assert left(match) == Left(actions=1, buys=1, coins=0)
    assert discard(match, 0) == ["cellar", "smithy"]


def test_unused_buy() -> None:
    """Rulebook, «ФАЗА ПРИОБРЕТЕНИЯ»."""
    match = position(decks=[FIVE], coins=5, buys=1, phase="buy")
    end_turn(match)
    assert discard(match, 0) == []
    assert asked(match) == (1, "buy")
    assert left(match) == Left(actions=1, buys=1, coins=0)


def test_curse_can_be_bought() -> None:
    """Rulebook, «ФАЗА ПРИОБРЕТЕНИЯ»: «даже карты проклятий»."""
    match = position(decks=[FIVE], coins=0, buys=1, phase="buy")
    buy(match, "curse")
    assert discard(match, 0) == ["curse"]
    assert supply(match)["curse"] == 9


def test_gained_cards_reshuffle() -> None:
    """Rulebook, «ФАЗА РАСЧИСТКИ»."""
    match = position(
        hands=[["copper", "copper", "copper", "estate", "estate"]], discards=[["silver"]]
    )
    spend(match)
    buy(match, "silver")
    assert told(match, e.Shuffled) == [e.Shuffled(0)]
    assert len(hand(match, 0)) == 5
    assert len(deck(match, 0)) == 2
    assert discard(match, 0) == []
    assert owned(match, 0).count("silver") == 2


def test_no_early_reshuffle() -> None:
    """Rulebook, «ДОПОЛНИТЕЛЬНЫЕ ПРАВИЛА»."""
    match = position(decks=[FIVE], discards=[[], ["gold"] * 8])
    end_turn(match)
    assert deck(match, 1) == []
    assert discard(match, 1) == ["gold"] * 8


def test_draw_more_than_owned() -> None:
    """Rulebook, «+X карт»."""
    match = position(hands=[["smithy"]], decks=[["copper"]], discards=[["estate"]])
    play(match, "smithy")
    assert hand(match, 0) == ["copper", "estate"]
    assert (deck(match, 0), discard(match, 0)) == ([], [])


# Cards


def test_adventurer_two_treasures() -> None:
    """Rulebook, «Искатель приключений»."""
    match = position(
        hands=[["adventurer"]], decks=[["estate", "copper", "village", "gold", "silver"]]
    )
    play(match, "adventurer")
    assert hand(match, 0) == ["copper", "gold"]
    assert discard(match, 0) == ["estate", "village"]
    assert deck(match, 0) == ["silver"]


def test_adventurer_reshuffle_excludes_revealed() -> None:
    """Rulebook, «Искатель приключений»."""
    match = position(
        hands=[["adventurer"]], decks=[["estate", "silver"]], discards=[["duchy", "copper"]]
    )
    play(match, "adventurer")
    assert hand(match, 0) == ["copper", "silver"]
    assert sorted(deck(match, 0) + discard(match, 0)) == ["duchy", "estate"]
    assert discard(match, 0)[0] == "estate"


def test_adventurer_one_treasure_only() -> None:
    """Rulebook, «Искатель приключений»."""
    match = position(hands=[["adventurer"]], decks=[["estate"]], discards=[["gold", "duchy"]])
    play(match, "adventurer")
    assert hand(match, 0) == ["gold"]
    assert sorted(discard(match, 0)) == ["duchy", "estate"]


def test_bureaucrat_empty_deck() -> None:
    """Rulebook, «Чиновник»."""
    match = position(hands=[["bureaucrat"], FIVE], discards=[["copper", "copper"]])
    play(match, "bureaucrat")
    assert deck(match, 0) == ["silver"]
    assert discard(match, 0) == ["copper", "copper"]
    assert told(match, e.RevealedHand, 0) == [e.RevealedHand(1, FIVE)]
    assert hand(match, 1) == FIVE


def test_bureaucrat_victim_choice() -> None:
    """Rulebook, «Чиновник»."""
    match = position(hands=[["bureaucrat"], ["estate", "province", "copper", "copper", "copper"]])
    play(match, "bureaucrat")
    choose(match, "estate", seat=1)
    assert deck(match, 1) == ["estate"]
    assert hand(match, 1) == ["copper", "copper", "copper", "province"]


def test_bureaucrat_curse_is_not_victory() -> None:
    """Rulebook, «Чиновник»."""
    match = position(hands=[["bureaucrat"], ["curse", "copper"]])
    play(match, "bureaucrat")
    assert told(match, e.RevealedHand, 0) == [e.RevealedHand(1, ["curse", "copper"])]
    assert hand(match, 1) == ["copper", "curse"]
    assert deck(match, 1) == []


def test_cellar_not_itself() -> None:
    """Rulebook, «Погреба»."""
    match = position(
        hands=[["cellar", "estate", "estate", "copper", "copper"]], decks=[["gold", "silver"]]
    )
    play(match, "cellar")
    assert "cellar" not in options(match)
    choose(match, "estate", "estate")
    assert hand(match, 0) == ["copper", "copper", "gold", "silver"]
    assert left(match).actions == 1


def test_chancellor_then_draw() -> None:
    """Rulebook, «Канцлер»."""
    match = position(hands=[["chancellor", "copper"]], decks=[["gold"] * 3], discards=[["estate"]])
    play(match, "chancellor")
    choose(match, "yes")
    assert left(match).coins == 2
    assert deck(match, 0) == []
    assert len(discard(match, 0)) == 4
    assert told(match, e.Shuffled) == []


def test_chapel_trashes_other_chapel() -> None:
    """Rulebook, «Часовня»."""
    match = position(hands=[["chapel", "chapel", "curse", "estate", "copper"]])
    play(match, "chapel")
    choose(match, "chapel", "curse", "estate", "copper")
    assert hand(match, 0) == []
    assert sorted(trash(match)) == ["chapel", "copper", "curse", "estate"]


def test_council_room_is_no_attack() -> None:
    """Rulebook, «Зал совета»."""
    match = position(
        hands=[["council_room"], ["moat", "copper", "copper", "copper", "copper"]],
        decks=[["copper"] * 4, ["gold"]],
    )
    play(match, "council_room")
    assert asked(match) == (0, "buy")
    assert hand(match, 1) == ["copper", "copper", "copper", "copper", "gold", "moat"]


def test_feast_limit() -> None:
    """Rulebook, «Пир»."""
    match = position(hands=[["feast"]], coins=3, kingdom=["adventurer"])
    play(match, "feast")
    assert max(CARDS[card].cost for card in options(match)) == 5
    assert not {"gold", "adventurer", "province"} & set(options(match))


def test_throne_room_feast() -> None:
    """Rulebook, «Пир»."""
    match = position(hands=[["throne_room", "feast"]], kingdom=["laboratory"])
    play(match, "throne_room")
    choose(match, "laboratory")
    choose(match, "duchy")
    assert trash(match) == ["feast"]
    assert discard(match, 0) == ["laboratory", "duchy"]
    assert in_play(match, 0) == ["throne_room"]


def test_gardens_rounding() -> None:
    """Rulebook, «Сады»."""
    match = position(decks=[["gardens"] * 2 + ["copper"] * 37])
    assert score(match.state.players[0]).lines == [ScoreLine("gardens", 2, 6)]


def test_library_set_aside() -> None:
    """Rulebook, «Библиотека»."""
    match = position(
        hands=[["library", "copper", "copper", "copper", "copper"]],
        decks=[["village", "silver", "estate", "gold", "duchy"]],
    )
    play(match, "library")
    choose(match, "yes")
    assert hand(match, 0) == ["copper"] * 4 + ["estate", "gold", "silver"]
    assert discard(match, 0) == ["village"]
    assert aside(match, 0) == []
    assert deck(match, 0) == ["duchy"]


def test_library_seven_or_more() -> None:
    """Rulebook, «Библиотека»."""
    match = position(hands=[["library", *["copper"] * 7]], decks=[["gold"]])
    play(match, "library")
    assert hand(match, 0) == ["copper"] * 7
    assert deck(match, 0) == ["gold"]


def test_militia_three_cards() -> None:
    """Rulebook, «Ополчение»."""
    three = ["copper", "estate", "gold"]
    match = position(hands=[["militia"], three, ["copper", "estate", "gold", "silver", "duchy"]])
    play(match, "militia")
    assert asked(match) == (2, "militia")
    choose(match, "duchy", "estate", seat=2)
    assert hand(match, 1) == three
    assert hand(match, 2) == ["copper", "gold", "silver"]
    assert sorted(discard(match, 2)) == ["duchy", "estate"]
    assert left(match).coins == 2


def test_mine_into_hand() -> None:
    """Rulebook, «Рудник»."""
    match = position(hands=[["mine", "silver", "copper"]])
    play(match, "mine")
    choose(match, "silver")
    choose(match, "gold")
    assert hand(match, 0) == ["copper", "gold"]
    spend(match, "gold")
    assert left(match).coins == 3


def test_mine_without_treasure() -> None:
    """Rulebook, «Рудник»."""
    match = position(hands=[["mine", "estate"]])
    play(match, "mine")
    assert asked(match) == (0, "buy")
    assert hand(match, 0) == ["estate"]
    assert trash(match) == []


def test_moat_vs_witch() -> None:
    """Rulebook, «Ров»."""
    match = position(
        hands=[["witch"], ["moat", "copper", "copper", "estate", "estate"], FIVE],
        decks=[["gold", "silver"]],
    )
    play(match, "witch")
    choose(match, "yes", seat=1)
    assert hand(match, 0) == ["gold", "silver"]
    assert discard(match, 1) == []
    assert "moat" in hand(match, 1)
    assert discard(match, 2) == ["curse"]


def test_moneylender_no_copper() -> None:
    """Rulebook, «Ростовщик»."""
    match = position(hands=[["moneylender", "silver"]])
    play(match, "moneylender")
    assert left(match).coins == 0
    assert trash(match) == []


@pytest.mark.parametrize("gained", ["gold", "province", "copper"])
def test_remodel_same_card(gained: str) -> None:
    """Rulebook, «Реконструкция»."""
    match = position(hands=[["remodel", "gold"]])
    play(match, "remodel")
    assert sorted(options(match)) == sorted(supply(match))  # nothing costs more than 8
    choose(match, gained)
    assert discard(match, 0) == [gained]
    assert trash(match) == ["gold"]


def test_remodel_last_card() -> None:
    """Rulebook, «Реконструкция»."""
    match = position(hands=[["remodel"]])
    play(match, "remodel")
    assert asked(match) == (0, "buy")
    assert trash(match) == discard(match, 0) == []


def test_spy_order() -> None:
    """Rulebook, «Шпион»."""
    match = position(hands=[["spy"]], decks=[["copper", "estate"], ["gold"], ["silver"]], players=3)
    play(match, "spy")
    assert hand(match, 0) == ["copper"]
    for seat in (0, 1, 2):
        assert asked(match) == (0, "spy")
        question = match.question(0)
        assert isinstance(question, Question)
        assert question.prompt.args["player"] == seat
        assert [event.seat for event in told(match, e.Revealed)] == list(range(seat + 1))
        choose(match, "discard", seat=0)
    assert [discard(match, seat) for seat in range(3)] == [["estate"], ["gold"], ["silver"]]


def test_spy_nothing_to_reveal() -> None:
    """Rulebook, «Шпион»."""
    match = position(hands=[["spy"]], decks=[["copper", "estate"], []])
    play(match, "spy")
    choose(match, "keep")
    assert asked(match) == (0, "buy")
    assert [event.seat for event in told(match, e.Revealed)] == [0]


def test_thief_two_treasures() -> None:
    """Rulebook, «Вор»."""
    match = position(hands=[["thief"]], decks=[[], ["gold", "copper"]])
    play(match, "thief")
    choose(match, "gold")
    choose(match, "gold")
    assert discard(match, 1) == ["copper"]
    assert discard(match, 0) == ["gold"]
    assert trash(match) == []


@pytest.mark.parametrize("seed", range(6))
def test_thief_reshuffle(seed: int) -> None:
    """Rulebook, «Вор»."""
    match = position(
        hands=[["thief"]], decks=[[], ["estate"]], discards=[[], ["silver", "duchy"]], seed=seed
    )
    play(match, "thief")
    if asked(match) == (0, "thief_take"):  # the Silver came up
        choose(match)
        assert trash(match) == ["silver"]
        assert discard(match, 1) == ["estate"]
        assert deck(match, 1) == ["duchy"]
    else:
        assert trash(match) == []
        assert discard(match, 1) == ["estate", "duchy"]
        assert deck(match, 1) == ["silver"]


def test_throne_room_market() -> None:
    """Rulebook, «Тронный зал»."""
    match = position(hands=[["throne_room", "market"]], decks=[["copper", "copper", "gold"]])
    play(match, "throne_room")
    assert hand(match, 0) == ["copper", "copper"]
    assert left(match) == Left(actions=2, buys=3, coins=2)


def test_throne_room_throne_room() -> None:
    """Rulebook, «Тронный зал»."""
    match = position(
        hands=[["throne_room", "throne_room", "smithy", "militia"]], decks=[["copper"] * 7]
    )
    play(match, "throne_room")
    choose(match, "throne_room")
    choose(match, "smithy")
    assert hand(match, 0) == ["copper"] * 6
    assert left(match) == Left(actions=0, buys=1, coins=4)
    assert in_play(match, 0) == ["throne_room", "throne_room", "smithy", "militia"]
    assert told(match, e.PlayedAgain) == [
        e.PlayedAgain(0, "smithy"),
        e.PlayedAgain(0, "throne_room"),
        e.PlayedAgain(0, "militia"),
    ]


def test_witch_last_curse() -> None:
    """Rulebook, «Ведьма»."""
    match = position(hands=[["witch"]], players=4, supply={"curse": 2})
    play(match, "witch")
    assert [discard(match, seat) for seat in range(4)] == [[], ["curse"], ["curse"], []]


# The end


def test_end_by_provinces() -> None:
    """Rulebook, «Конец игры»."""
    match = position(decks=[FIVE], coins=8, phase="buy", supply={"province": 1})
    buy(match, "province")
    assert hand(match, 0) == FIVE
    assert turns(match, 0) == 1
    assert match.outcome is not None
    assert match.outcome.reason == "provinces"


def test_end_by_three_piles() -> None:
    """Rulebook, «Конец игры»."""
    match = position(
        decks=[["silver"] * 5],
        coins=2,
        phase="buy",
        supply={"curse": 0, "copper": 0, "estate": 1},
    )
    buy(match, "estate")
    assert match.outcome is not None
    assert match.outcome.reason == "three_piles"


def test_tie_fewer_turns() -> None:
    """Rulebook, «Конец игры»: 30 points each, 15 turns and 14."""
    match = position(
        decks=[["province"] * 5, ["province"] * 5],
        players=4,
        phase="buy",
        supply={"province": 0},
        turns=[14, 14, 14, 14],
    )
    end_turn(match)
    assert match.outcome is not None
    assert [score.total for score in match.outcome.scores] == [30, 30, 0, 0]
    assert [turns(match, seat) for seat in (0, 1)] == [15, 14]
    assert match.outcome.winners == [1]
    assert match.outcome.tie == "turns"


def test_tie_shared() -> None:
    """Rulebook, «Конец игры»: 30 points each, 15 turns each."""
    match = position(
        decks=[["province"] * 5, ["province"] * 5],
        players=4,
        phase="buy",
        supply={"province": 0},
        turns=[15, 14, 14, 14],
        current=1,
    )
    end_turn(match)
    assert match.outcome is not None
    assert match.outcome.winners == [0, 1]
    with pytest.raises(IllegalAnswer):
        match.answer("end")
