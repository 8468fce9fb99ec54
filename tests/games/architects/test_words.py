"""What is told about a move before it is made, and why something is not possible."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.conformance.walking import walk
from tests.games.architects.table import position
from throneroom.games.west_kingdom.architects import ARCHITECTS
from throneroom.games.west_kingdom.architects.cards import APPRENTICES, BUILDINGS, LOCATIONS
from throneroom.games.west_kingdom.architects.verbs import Trade
from throneroom.games.west_kingdom.effects import Branch
from throneroom.games.west_kingdom.tomesaga.architects_coop import ARCHITECTS_COOP
from throneroom.kernel import AnyGame, Match, Question
from throneroom.text import LANGUAGES, Voice


def about(given: dict[str, Any], key: str, *answers: str) -> dict[str, Any]:
    match = position(given).match
    for answer in answers:
        match.answer(answer)
    assert match.decision is not None
    question = match.question(match.decision.seat)
    assert isinstance(question, Question)
    return dict(next(choice.about for choice in question.choices if choice.key == key))


def why(given: dict[str, Any], key: str, *answers: str, at: str = "", **options: Any) -> str:
    match = position(given, **options).match
    for answer in answers:
        match.answer(answer)
    found = match.why_not(f"{at}/{key}" if at else key)
    assert found is not None
    return Voice(ARCHITECTS, "en", ["Anna", "Boris", "Clara"]).say(found)


def test_what_the_quarry_brings() -> None:
    """W and the Stonecutter are in it."""
    told = about({"red": {"quarry": 2, "apprentices": ["stonecutter_1"]}}, "quarry")
    assert (told["workers"], told["change_stone"], told["change_free"]) == (3, 4, -1)


def test_what_the_mines_could_bring() -> None:
    told = about({"red": {"mines": 3}}, "mines")
    assert (told["workers"], told["of_clay"], told["of_gold"]) == (4, 5, 2)


def test_what_the_tax_stand_brings_and_costs() -> None:
    told = about({"tax": 6, "red": {}}, "tax_stand")
    assert (told["change_silver"], told["change_virtue"], told["points"]) == (6, -2, -1)


def test_what_the_market_costs_with_a_trickster() -> None:
    told = about(
        {
            "small_market": {"gold": 2},
            "red": {"virtue": 6, "silver": 3, "apprentices": ["trickster"]},
        },
        "black_market_left",
    )
    assert (told["silver"], told["lose_virtue"], told["change_gold"]) == (0, 1, 2)


def test_what_a_building_is_worth() -> None:
    given = {"red": {"hand": ["well", "smithy"], "clay": 4, "wood": 4, "stone": 2}}
    told = about(given, "well", "guildhall")
    assert (told["vp"], told["points"], told["change_clay"]) == (3, 3, 4)


def test_what_a_capture_costs() -> None:
    given = {"players": 2, "red": {"town_centre": 1, "silver": 4}, "blue": {"forest": 3}}
    told = about(given, "forest:1", "town_centre")
    assert (told["workers"], told["tax"], told["change_captured"]) == (3, 1, 3)


@pytest.mark.parametrize(
    ("given", "place", "reset"),
    [
        ({"black_market": ["blue", "blue"], "red": {"silver": 5}, "blue": {}}, "right", True),
        ({"black_market": ["blue"], "red": {"silver": 5}, "blue": {}}, "right", False),
    ],
)
def test_a_raid_is_told_before_the_worker_is_placed(
    given: dict[str, Any], place: str, reset: bool
) -> None:
    """Though the card that turns up cannot be foreseen."""
    assert ("reset" in about(given, f"black_market_{place}")) is reset


def test_an_idle_worker_at_the_storehouse_is_told_before() -> None:
    assert "idle" in about({"red": {"clay": 1}}, "storehouse")
    assert "idle" not in about({"red": {"clay": 2}}, "storehouse")


def test_what_a_level_of_the_cathedral_brings() -> None:
    given = {"red": {"cathedral": 1, "hand": ["well"], "wood": 4, "stone": 2}}
    told = about(given, "guildhall:cathedral", "guildhall")
    assert (told["level"], told["vp"], told["cards"]) == (2, 2, 1)


def test_the_price_of_a_hire_is_that_of_the_worker_who_hires() -> None:
    """The next worker before the placement, the placed one after it."""
    match = position({"red": {"workshop": 1, "silver": 9}}).match
    assert match.view(0).players[0].prices.rows[0] == [4, 4, 5, 6]
    match.answer("workshop")
    assert match.view(0).players[0].prices.rows[0] == [4, 4, 5, 6]


@pytest.mark.parametrize(
    ("given", "key", "answers", "said"),
    [
        ({"tax": 0, "red": {}}, "tax_stand", (), "The Tax Stand is empty."),
        (
            {"red": {"virtue": 10, "silver": 5}},
            "black_market_left",
            (),
            "Your virtue is 10; the black market admits nobody above 9.",
        ),
        (
            {"red": {"virtue": 6, "silver": 1}},
            "black_market_right",
            (),
            "Not enough silver: it costs 3, and you have 1.",
        ),
        (
            {"black_market": ["blue"], "red": {"virtue": 6, "silver": 1}, "blue": {}},
            "black_market_left",
            (),
            "Somebody stands there already.",
        ),
        (
            {"red": {"hand": ["well"], "wood": 2}},
            "guildhall",
            (),
            "You can neither construct a building nor advance the Cathedral.",
        ),
        ({"red": {"hand": ["well"], "wood": 2}}, "well", (), "You lack stone ×2."),
        (
            {"red": {"hand": ["tavern"], "wood": 3, "stone": 2, "gold": 1}},
            "tavern",
            (),
            "No apprentice of yours has this skill: Carpentry.",
        ),
        (
            {"red": {"virtue": 4, "gold": 1, "hand": 1}},
            "guildhall:cathedral",
            (),
            "Your virtue is 4; the Cathedral needs 5.",
        ),
        (
            {"red": {"hand": ["well"], "wood": 2, "stone": 2}},
            "well",
            (),
            "Place a worker in the Guildhall to build this.",
        ),
        ({"red": {}}, "guardhouse", (), "There is nothing you could do there now."),
        (
            {"red": {}, "blue": {"forest": 2}},
            "town_centre",
            (),
            "Not enough silver: it costs 1, and you have 0.",
        ),
        (
            {"red": {"storehouse": 1, "clay": 2, "wood": 1}},
            "storehouse:marble",
            ("storehouse",),
            "You lack wood ×2.",
        ),
        (
            {"players": 2, "red": {"town_centre": 3, "silver": 4}, "blue": {"forest": 2}},
            "mines:1",
            ("town_centre",),
            "Nobody of that colour stands there.",
        ),
        (
            {
                "players": 4,
                "red": {"town_centre": 3, "silver": 4},
                "blue": {"forest": 2, "mines": 1},
                "green": {"forest": 1},
            },
            "mines:1",
            ("town_centre", "forest:1"),
            "All captures of a placement are made at one location.",
        ),
    ],
    ids=str,
)
def test_why_not(given: dict[str, Any], key: str, answers: tuple[str, ...], said: str) -> None:
    assert why(given, key, *answers) == said


def test_what_stopping_leaves_unused() -> None:
    match = position({"red": {"storehouse": 2, "clay": 6}}).match
    match.answer("storehouse")
    question = match.question(0)
    assert isinstance(question, Question)
    lost = next(choice.lost for choice in question.choices if choice.key == "stop")
    assert lost is not None
    assert Voice(ARCHITECTS, "en").say(lost) == "You could make 3 more trades."


KEYS = [
    *LOCATIONS,
    *APPRENTICES,
    *BUILDINGS,
    *Branch.table,
    *Trade.table,
    *(f"{place}:{seat}" for place in (*LOCATIONS, "nowhere") for seat in range(6)),
    *("prison", "board:1", "stop", "nothing", ":", "forest:", "trade:", "yes"),
]


@pytest.mark.parametrize("options", [{"players": 3}, {"players": 2, "setup": "variable"}], ids=str)
def test_whatever_is_pointed_at_has_an_answer(options: dict[str, Any]) -> None:
    """Nothing crashes, and every reason can be said in both languages."""
    match = Match.new(ARCHITECTS, options, 11, log=False)
    voices = [Voice(ARCHITECTS, language) for language in LANGUAGES]
    said: set[str] = set()
    for number, (decision, answer) in enumerate(walk(match, 11)):
        if number % 4 == 0 or decision.kind not in ("place", "recall"):
            for key in KEYS:
                reason = match.why_not(key)
                assert reason is None or key not in decision.keys, key
                if reason is not None and reason.id not in said:
                    said.add(reason.id)
                    assert all(voice.say(reason) for voice in voices)
        match.answer(answer)
    assert len(said) > 15


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [ARCHITECTS, ARCHITECTS_COOP], ids=lambda game: game.slug)
@pytest.mark.parametrize("kind", ["storehouse", "guardhouse"])
def test_the_last_action_promises_no_further_one(game: AnyGame, kind: str, language: str) -> None:
    voice = Voice(game, language)
    last, before = (voice.text(f"follows-{kind}", left=left) for left in (1, 2))
    again = re.compile("in the next|done again|в следующем|можно повторить")
    assert again.search(before)
    assert not again.search(last)
