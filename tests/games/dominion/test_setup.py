from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import throneroom
from tests.games.dominion.table import deck, discard, hand, in_play, left, owned, supply, trash
from throneroom import BadOptions
from throneroom.games.dominion.cards import CARDS, KINGDOM, in_game

IN_RUSSIAN = {
    "Библиотека": "library",
    "Ведьма": "witch",
    "Вор": "thief",
    "Деревня": "village",
    "Зал совета": "council_room",
    "Искатель приключений": "adventurer",
    "Канцлер": "chancellor",
    "Кузница": "smithy",
    "Лаборатория": "laboratory",
    "Лесоруб": "woodcutter",
    "Мастерская": "workshop",
    "Ополчение": "militia",
    "Пир": "feast",
    "Погреба": "cellar",
    "Реконструкция": "remodel",
    "Ров": "moat",
    "Ростовщик": "moneylender",
    "Рудник": "mine",
    "Рынок": "market",
    "Сады": "gardens",
    "Тронный зал": "throne_room",
    "Часовня": "chapel",
    "Чиновник": "bureaucrat",
    "Шпион": "spy",
    "Ярмарка": "festival",
}

SETS = {
    "first_game": "Деревня, Кузница, Лесоруб, Мастерская, Ополчение, Погреба, Рынок, "
    "Реконструкция, Ров, Рудник",
    "big_money": "Искатель приключений, Канцлер, Лаборатория, Пир, Рынок, Ростовщик, Рудник, "
    "Тронный зал, Часовня, Чиновник",
    "interaction": "Библиотека, Вор, Деревня, Зал совета, Канцлер, Ополчение, Ров, Чиновник, "
    "Шпион, Ярмарка",
    "size_distortion": "Ведьма, Вор, Деревня, Лаборатория, Лесоруб, Мастерская, Погреба, Пир, "
    "Сады, Часовня",
    "village_square": "Библиотека, Деревня, Кузница, Лесоруб, Погреба, Рынок, Реконструкция, "
    "Тронный зал, Чиновник, Ярмарка",
}

BASIC_PILES = {
    2: {"copper": 46, "estate": 8, "duchy": 8, "province": 8, "curse": 10},
    3: {"copper": 39, "estate": 12, "duchy": 12, "province": 12, "curse": 20},
    4: {"copper": 32, "estate": 12, "duchy": 12, "province": 12, "curse": 30},
}
GARDENS = {2: 8, 3: 12, 4: 12}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pile_sizes(players: int) -> None:
    """Rulebook, «Подготовка»; «Сады»: as many as there are of the other Victory cards."""
    match = throneroom.new("dominion", players=players, seed=1, kingdom="size_distortion")
    basic = BASIC_PILES[players] | {"silver": 40, "gold": 30}
    kingdom = {IN_RUSSIAN[name]: 10 for name in SETS["size_distortion"].split(", ")}
    assert supply(match) == basic | kingdom | {"gardens": GARDENS[players]}
    assert trash(match) == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_starting_decks(players: int) -> None:
    """Rulebook, «Подготовка»: 7 Coppers and 3 Estates, shuffled, 5 of them in hand."""
    match = throneroom.new("dominion", players=players, seed=1)
    for seat in range(players):
        assert owned(match, seat) == ["copper"] * 7 + ["estate"] * 3
        assert len(hand(match, seat)) == len(deck(match, seat)) == 5
        assert discard(match, seat) == in_play(match, seat) == []
        assert match.view(seat).players[seat].turns == 0
    assert left(match) == (1, 1, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_piles_and_decks_are_made_of_the_box(players: int) -> None:
    """Rulebook, «Комплект игры»: all 60 Coppers are in use; 24 Estates are 12 and 12 for four."""
    for card in CARDS.values():
        assert in_game(card, players) <= card.printed
    assert in_game(CARDS["copper"], players) == 60
    assert in_game(CARDS["estate"], 4) == 24


def test_decks_are_shuffled() -> None:
    """Rulebook, «Подготовка»: by chance, but the same for the same seed."""
    hands = {tuple(hand(throneroom.new("dominion", seed=seed), 0)) for seed in range(30)}
    assert len(hands) > 1
    one, same = (throneroom.new("dominion", seed=7) for _ in range(2))
    assert one.save() == same.save()


def test_the_two_decks_are_shuffled_apart() -> None:
    """Rulebook, «Подготовка»: everybody shuffles their own."""
    matches = [throneroom.new("dominion", seed=seed) for seed in range(30)]
    assert any(hand(match, 0) != hand(match, 1) for match in matches)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_chosen_by_chance(players: int) -> None:
    """Rulebook, «Подготовка»: «Случайным образом определите первого игрока»."""
    matches = [throneroom.new("dominion", players=players, seed=seed) for seed in range(60)]
    firsts = Counter(match.state.current for match in matches)
    assert set(firsts) == set(range(players))
    for match in matches:
        assert match.decision is not None
        assert match.decision.seat == match.state.current


@pytest.mark.parametrize("first", range(4))
def test_the_first_player_can_be_agreed_on(first: int) -> None:
    """Rulebook, «Подготовка»: in a series the last result says who begins."""
    match = throneroom.new("dominion", players=4, seed=1, first=first)
    assert match.state.current == first


def test_the_game_begins_without_an_action_phase() -> None:
    """Rulebook, «ДЕЙСТВИЯ»: at the start nobody has an Action card."""
    match = throneroom.new("dominion", seed=1)
    assert match.decision is not None
    assert match.decision.kind == "buy"


# The kingdom


def test_all_kingdom_cards_have_a_name_here() -> None:
    """Rulebook, «Комплект игры»."""
    assert sorted(IN_RUSSIAN.values()) == sorted(card.key for card in KINGDOM)


@pytest.mark.parametrize("name", SETS)
def test_recommended_sets(name: str) -> None:
    """Rulebook, «Рекомендованные наборы карт королевства»."""
    match = throneroom.new("dominion", seed=1, kingdom=name)
    assert sorted(list(supply(match))[7:]) == sorted(
        IN_RUSSIAN[card] for card in SETS[name].split(", ")
    )


def test_the_first_game_is_what_is_played_if_nobody_chooses() -> None:
    """Rulebook, «Подготовка»: «Для первой партии мы рекомендуем взять следующие карты»."""
    chosen = supply(throneroom.new("dominion", seed=1, kingdom="first_game"))
    assert supply(throneroom.new("dominion", seed=1)) == chosen


def test_random_ten() -> None:
    """Rulebook, «Подготовка»: shuffle the placeholders and take the top ten."""
    seen: set[str] = set()
    tens = set()
    for seed in range(60):
        ten = list(supply(throneroom.new("dominion", seed=seed, kingdom="random")))[7:]
        assert len(ten) == len(set(ten)) == 10
        seen.update(ten)
        tens.add(tuple(ten))
    assert seen == {card.key for card in KINGDOM}
    assert len(tens) == 60


def test_chosen_ten() -> None:
    """Rulebook, «Подготовка»: «игроки могут определять 10 карт любым методом»."""
    ten = [card.key for card in KINGDOM[-10:]]
    match = throneroom.new("dominion", seed=1, kingdom=ten[::-1])
    assert sorted(list(supply(match))[7:]) == sorted(ten)


@pytest.mark.parametrize("kingdom", [*SETS, "random"])
def test_seven_basic_piles_are_in_every_game(kingdom: str) -> None:
    """Rulebook, «Подготовка»: «В добавок к 7 стопкам карт, участвующих в любой партии»."""
    match = throneroom.new("dominion", seed=1, kingdom=kingdom)
    assert list(supply(match))[:7] == [
        "copper",
        "silver",
        "gold",
        "estate",
        "duchy",
        "province",
        "curse",
    ]


# What can't be set up

NINE = ["cellar", "chapel", "moat", "village", "smithy", "spy", "thief", "feast", "witch"]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"players": 1}, "players: a whole number from 2 to 4 was expected, not 1."),
        ({"players": 5}, "players: a whole number from 2 to 4 was expected, not 5."),
        ({"players": "two"}, "players: a whole number from 2 to 4 was expected, not 'two'."),
        ({"players": None}, "players: a whole number from 2 to 4 was expected, not null."),
        ({"players": 2, "first": 2}, "first: with 2 players the seats are 0 to 1."),
        ({"players": 3, "first": 3}, "first: with 3 players the seats are 0 to 2."),
        ({"first": -1}, "first: a whole number from 0 to 3 was expected, not -1."),
        ({"first": 4}, "first: a whole number from 0 to 3 was expected, not 4."),
        (
            {"kingdom": "prosperity"},
            "kingdom: 'prosperity' is not one of first_game, big_money, interaction, "
            "size_distortion, village_square, random.",
        ),
        ({"kingdom": NINE}, "kingdom: 10 were expected, not 9."),
        ({"kingdom": []}, "kingdom: 10 were expected, not 0."),
        ({"kingdom": [*NINE, "militia", "mine"]}, "kingdom: 10 were expected, not 11."),
        ({"kingdom": [*NINE, "cellar"]}, "kingdom: 'cellar' stands there twice."),
        (
            {"kingdom": [*NINE, "harem"]},
            "kingdom: no kingdom card is called 'harem'; there are: ",
        ),
        (
            {"kingdom": [*NINE, "gold"]},
            "kingdom: no kingdom card is called 'gold'; there are: ",
        ),
        ({"auto_treasures": "yes"}, "auto_treasures: true or false was expected, not 'yes'."),
        ({"choose_discard_top": 1}, "choose_discard_top: true or false was expected, not 1."),
        ({"count_discards": 0}, "count_discards: true or false was expected, not 0."),
    ],
)
def test_bad_options_are_refused(options: dict[str, Any], message: str) -> None:
    """A game is set up for 2 to 4 players with 10 kingdom cards. [Подготовка]"""
    with pytest.raises(BadOptions) as refusal:
        throneroom.new("dominion", seed=1, **options)
    assert str(refusal.value).startswith(message)


def test_an_option_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadOptions, match="colonies"):
        throneroom.new("dominion", seed=1, colonies=True)


@pytest.mark.parametrize("kingdom", [7, [1, 2, 3], None])
def test_a_kingdom_of_the_wrong_type_is_refused(kingdom: object) -> None:
    with pytest.raises(BadOptions, match=r"^kingdom"):
        throneroom.new("dominion", seed=1, kingdom=kingdom)
