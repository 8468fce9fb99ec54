"""Positions that no game could reach are refused, with a sentence that begins with the field."""

from __future__ import annotations

import copy
import json
from typing import Any

import msgspec
import pytest

import throneroom
from tests.games.dominion.table import (
    Left,
    asked,
    changes,
    choose,
    left,
    play,
    position,
    snapshot,
    ten_with,
    trash,
)
from throneroom import ImpossiblePosition, UnknownGame
from throneroom.kernel import Question

GONE = object()
"""In place of a value: the field is taken away."""


def saved(**options: Any) -> dict[str, Any]:
    return throneroom.new("dominion", seed=1, players=2, **options).save()


def edited(changed: dict[str, Any]) -> dict[str, Any]:
    """A new game as saved, with fields changed: {"state.players.0.turns": 3}."""
    position = saved()
    for path, value in changed.items():
        *way, last = path.split(".")
        place: Any = position
        for step in way:
            place = place[int(step) if isinstance(place, list) else step]
        if value is GONE:
            del place[last]
        else:
            place[int(last) if isinstance(place, list) else last] = value
    return position


def refusal(changed: dict[str, Any]) -> str:
    with pytest.raises(ImpossiblePosition) as error:
        throneroom.load(edited(changed))
    return str(error.value)


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        # Cards
        (
            {"state.players.0.hand.0": "harem"},
            "state.players[0].hand[0]: no card is called 'harem'; there are: copper, ",
        ),
        (
            {"state.trash": ["Gold"]},
            "state.trash[0]: no card is called 'Gold'; there are: copper, ",
        ),
        (
            {"state.players.1.deck.2": 7},
            "state.players[1].deck[2]: no card is called 7; there are: copper, ",
        ),
        (
            {"state.supply.harem": 10},
            "state.supply.harem: no card is called 'harem'; there are: copper, ",
        ),
        (
            {"state.players.1.discard": ["copper"]},
            "state.players[1].discard: that would be 61 of 'copper'; this game has 60.",
        ),
        (
            {"state.players.1.discard": ["province"]},
            "state.players[1].discard: that would be 9 of 'province'; this game has 8.",
        ),
        (
            {"state.trash": ["market"]},
            "state.trash: that would be 11 of 'market'; this game has 10.",
        ),
        (
            {"state.players.0.play": ["witch"]},
            "state.players[0].play: 'witch' has no pile in this game; there are: copper, ",
        ),
        (
            {"state.trash": ["gardens"]},
            "state.trash: 'gardens' has no pile in this game; there are: copper, ",
        ),
        # Piles
        (
            {"state.supply.copper": 47},
            "state.supply.copper: a whole number from 0 to 46 was expected, not 47.",
        ),
        (
            {"state.supply.village": 11},
            "state.supply.village: a whole number from 0 to 10 was expected, not 11.",
        ),
        (
            {"state.supply.province": -1},
            "state.supply.province: a whole number from 0 to 8 was expected, not -1.",
        ),
        ({"state.supply.curse": GONE}, "state.supply.curse: this field is missing."),
        ({"state.supply.moat": GONE}, "state.supply: 10 kingdom piles were expected, not 9."),
        ({"state.supply.witch": 10}, "state.supply: 10 kingdom piles were expected, not 11."),
        ({"state.supply": []}, "state.supply: an object was expected, not []."),
        # Seats
        ({"state.players": []}, "state.players: 2 were expected, not 0."),
        ({"state.current": 2}, "state.current: with 2 players the seats are 0 to 1."),
        ({"state.current": -1}, "state.current: with 2 players the seats are 0 to 1."),
        # Numbers
        ({"state.coins": -1}, "state.coins: a whole number from 0 to 10000 was expected, not -1."),
        (
            {"state.actions": -1},
            "state.actions: a whole number from 0 to 10000 was expected, not -1.",
        ),
        ({"state.buys": -2}, "state.buys: a whole number from 0 to 10000 was expected, not -2."),
        ({"state.reveals": -1}, "state.reveals: a whole number from 0 up was expected, not -1."),
        (
            {"state.players.1.turns": -1},
            "state.players[1].turns: a whole number from 0 up was expected, not -1.",
        ),
        (
            {"state.players.0.face_down": -1},
            "state.players[0].face_down: a whole number from 0 up was expected, not -1.",
        ),
        # Types
        ({"state.coins": "3"}, "state.coins: a whole number was expected, not '3'."),
        ({"state.coins": 1.5}, "state.coins: a whole number was expected, not 1.5."),
        ({"state.coins": True}, "state.coins: a whole number was expected, not true."),
        ({"state.buys": None}, "state.buys: a whole number was expected, not null."),
        ({"state.bought": 1}, "state.bought: true or false was expected, not 1."),
        ({"state.over": "no"}, "state.over: true or false was expected, not 'no'."),
        ({"state.trash": "gold"}, "state.trash: a list was expected, not 'gold'."),
        ({"state.players.0": []}, "state.players[0]: an object was expected, not []."),
        ({"state.players.0.hand": {}}, "state.players[0].hand: a list was expected, not {}."),
        (
            {"state.supply.gold": "many"},
            "state.supply.gold: a whole number was expected, not 'many'.",
        ),
        # Phases
        ({"state.phase": "night"}, "state.phase: 'night' is not one of action, buy, clean_up."),
        ({"state.phase": 1}, "state.phase: 1 is not one of action, buy, clean_up."),
        # Chance
        ({"state.chance": 7}, "state.chance: an object with seed and count was expected."),
        (
            {"state.chance.count": -1},
            "state.chance.count: a whole number from 0 up was expected, not -1.",
        ),
        (
            {"state.chance.seed": "x"},
            "state.chance.seed: a whole number from 0 up was expected, not 'x'.",
        ),
        # Fields
        ({"state.supply": GONE}, "state.supply: this field is missing."),
        ({"state.current": GONE}, "state.current: this field is missing."),
        ({"state.players.1.deck": GONE}, "state.players[1].deck: this field is missing."),
        ({"state.potions": 0}, "state.potions: there is no such field."),
        ({"state.players.0.mat": []}, "state.players[0].mat: there is no such field."),
        # Cards of the discard pile that nobody has seen
        (
            {"state.players.0.covered": ["gold"]},
            "state.players[0].covered: 'gold' does not lie covered in the discard pile.",
        ),
        ({"throneroom": 2}, "throneroom: this version reads format 1."),
    ],
)
def test_an_impossible_position_is_refused(changed: dict[str, Any], message: str) -> None:
    """Rulebook, «Комплект игры», «Подготовка»: what a game has, and how it is laid out."""
    assert refusal(changed).startswith(message)


def test_the_top_card_of_a_discard_pile_is_not_covered() -> None:
    """Rulebook, «Сбросьте»: the top card is always seen."""
    piles = {"state.supply.gold": 28, "state.players.0.covered": ["gold"]}
    assert refusal(piles | {"state.players.0.discard": ["gold"]}).startswith(
        "state.players[0].covered:"
    )
    throneroom.load(edited(piles | {"state.players.0.discard": ["gold", "gold"]}))


def test_a_seat_too_many_is_refused() -> None:
    position = saved()
    position["state"]["players"].append(copy.deepcopy(position["state"]["players"][0]))
    with pytest.raises(ImpossiblePosition, match=r"^state\.players: 2 were expected, not 3"):
        throneroom.load(position)


@pytest.mark.parametrize(
    ("changed", "field"),
    [
        # A position is saved between two plays: nothing is revealed or set aside then.
        ({"state.players.0.aside": ["gold"], "state.supply.gold": 29}, "state.players[0].aside"),
        ({"state.players.1.aside": ["gold"], "state.supply.gold": 29}, "state.players[1].aside"),
        # Only the player on turn has cards in play.
        ({"state.players.1.play": ["gold"], "state.supply.gold": 29}, "state.players[1].play"),
        # Cards are bought in the buy phase.
        ({"state.phase": "action", "state.bought": True}, "state.bought"),
        # A game is over only when its piles say so.
        ({"state.over": True}, "state.over"),
    ],
)
def test_what_no_turn_leads_to_is_refused(changed: dict[str, Any], field: str) -> None:
    """Rulebook, «ХОД», «ФАЗА РАСЧИСТКИ», «Конец игры»."""
    message = refusal({"state.current": 0, "state.phase": "buy"} | changed)
    assert message.startswith(f"{field}: ")


@pytest.mark.parametrize(
    ("changed", "field"),
    [
        ({"state": GONE}, "state"),
        ({"options": GONE}, "options"),
        ({"rules_version": "one"}, "rules_version"),
        ({"rules_version": 10**4000}, "rules_version"),
        ({"colour": "red"}, "colour"),
        ({"options.players": 5}, "options"),
        ({"options.kingdom": "prosperity"}, "options"),
        ({"names": ["Anna"]}, "names"),
        ({"answers": [[0, "buy", "province"]]}, "answers[0]"),
        ({"answers": [[0, "action", "village"]]}, "answers[0]"),
    ],
)
def test_the_frame_of_a_saved_match_is_checked_too(changed: dict[str, Any], field: str) -> None:
    message = refusal({"state.current": 0} | changed)
    assert field in message.split(": ", maxsplit=1)[0] or f"field {field}." in message


@pytest.mark.parametrize("game", [GONE, 7, None])
def test_a_position_says_of_which_game_it_is(game: object) -> None:
    position = edited({"game": game})
    with pytest.raises(ImpossiblePosition, match=r"^game: "):
        throneroom.load(position)


def test_a_position_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match="'chess'"):
        throneroom.load(edited({"game": "chess"}))


# What can be loaded


def test_loading_does_not_touch_what_it_was_given() -> None:
    given = json.loads(json.dumps(saved()))
    before = copy.deepcopy(given)
    match = throneroom.load(given)
    match.answer("end")
    assert given == before


def test_a_match_is_the_same_after_saving_and_loading_at_a_purchase() -> None:
    match = position(hands=[["village", "copper"]], decks=[["gold"]], kingdom=["witch"])
    play(match, "village")
    again = throneroom.load(json.loads(json.dumps(match.save())))
    assert again.save() == match.save()
    assert again.view(0) == match.view(0)
    question = match.question(0)
    assert isinstance(question, Question)
    assert again.question(0) == msgspec.structs.replace(question, number=0)


def test_a_match_is_the_same_after_saving_and_loading_in_the_middle_of_a_card() -> None:
    """A throned Thief between its two plays, one Moat shown, one Treasure already taken."""
    match = position(
        hands=[["throne_room", "thief"], ["moat"], []],
        decks=[["copper"] * 5, ["gold"] * 4, ["silver", "copper", "gold", "copper"]],
    )
    play(match, "throne_room")
    choose(match, "yes", seat=1)
    choose(match, "silver")
    choose(match, "silver")
    assert asked(match) == (1, "moat")
    again = throneroom.load(json.loads(json.dumps(match.save())))
    assert changes(snapshot(match), again) == {}
    for seat in (0, 1, 2, None):
        assert again.question(seat) == match.question(seat)
    for at in (match, again):
        choose(at, "no", seat=1)
        choose(at, "gold")
    assert changes(snapshot(match), again) == {}


def test_a_position_with_fewer_cards_than_the_box_can_be_set_up() -> None:
    """Puzzles and tests need not name every card."""
    match = position(hands=[["copper"], []])
    assert asked(match) == (0, "buy")


@pytest.mark.parametrize("field", ["hand", "discard", "play", "aside", "covered"])
def test_a_zone_that_is_not_named_is_empty(field: str) -> None:
    match = throneroom.load(edited({f"state.players.1.{field}": GONE}))
    assert getattr(match.state.players[1], field) == []


def test_what_is_not_said_of_a_turn_is_as_at_its_beginning() -> None:
    """Rulebook, «ХОД»: one action, one purchase, no coins yet."""
    fields = ["actions", "buys", "coins", "phase", "bought", "over", "trash"]
    match = throneroom.load(edited({f"state.{field}": GONE for field in fields}))
    assert left(match) == Left(actions=1, buys=1, coins=0)
    assert match.outcome is None
    assert trash(match) == []


def test_a_deck_of_which_nothing_else_is_said_lies_face_down() -> None:
    """Rulebook, «ДОПОЛНИТЕЛЬНЫЕ ПРАВИЛА»: nobody knows what is in it, however large it is."""
    match = throneroom.load(
        edited(
            {
                "state.players.1.deck": ["silver"] * 8,
                "state.supply.silver": 32,
                "state.players.1.face_down": GONE,
            }
        )
    )
    assert match.view(0).players[1].known_top == []


def test_ten_with_needs() -> None:
    assert ten_with(["witch", "gold"])[0] == "witch"
    assert len(set(ten_with(["witch", "gold"]))) == 10
