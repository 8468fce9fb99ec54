"""What is told about a move before it is made, why something is not possible, and that there is a
word for everything."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.paladins.table import CREWS, asked, position
from throneroom.games.west_kingdom.paladins import PALADINS as GAME
from throneroom.games.west_kingdom.paladins.cards import (
    ACTIONS,
    FAVOURS,
    MODES,
    ORDERS,
    OUTSIDERS,
    PALADINS,
    SUITS,
    SUSPICION,
    TAVERN,
    TOWNSFOLK,
    WALLS,
)
from throneroom.games.west_kingdom.paladins.rewards import ATTRIBUTES, CALLED, PLAIN
from throneroom.games.west_kingdom.paladins.scoring import score_of
from throneroom.games.west_kingdom.paladins.state import Phase
from throneroom.games.west_kingdom.paladins.words import FORESEEN, SECTIONS
from throneroom.games.west_kingdom.paladins.workers import ANY, KINDS
from throneroom.kernel import Question
from throneroom.text import LANGUAGES, Voice

NAMES = ["Anna", "Boris", "Clara", "Dora"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    voice = Voice(GAME, language, NAMES)
    cards = [*TOWNSFOLK, *PALADINS, *OUTSIDERS, *ORDERS, *FAVOURS, *WALLS, *TAVERN, *SUSPICION]
    ids = [f"card-{key}{part}" for key in cards for part in ("", ".text")]
    ids += [f"card-{key}.acc" for key in cards if language == "ru"]
    ids += [f"action-{key}" for key in (*ACTIONS, *MODES)]
    ids += [f"action-{key}.text" for key in ACTIONS]
    ids += [f"worker-{kind}" for kind in (*KINDS, ANY)]
    ids += [f"good-{word}" for word in (*PLAIN, *CALLED)]
    ids += [f"attribute-{name}" for name in ATTRIBUTES]
    ids += [f"suit-{suit}" for suit in SUITS]
    ids += [f"phase-{phase.value}" for phase in Phase]
    ids += [f"prompt-{kind}" for kind in {*SECTIONS, *FORESEEN} if kind not in WITHOUT_TARGET]
    ids += [f"count-{line.what}" for line in score_of(position().s, 0).lines]
    missing = [id for id in ids if not voice.has(id)]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_says_what_follows(language: str) -> None:
    voice = Voice(GAME, language, NAMES)
    asked_for = {*SECTIONS} - {*WITHOUT_TARGET}
    assert [kind for kind in sorted(asked_for) if not voice.has(f"follows-{kind}")] == []


WITHOUT_TARGET = ("hunt_one", "hunt_two", "trade_one", "trade_two", "conspire", "fortify")
"""Actions that ask for nothing but workers."""


# Why not


def why(key: str, *answers: str, at: str = "", language: str = "en", **given: Any) -> str:
    t = position(**given)
    for answer in answers:
        t.match.answer(answer)
    found = t.match.why_not(f"{at}/{key}" if at else key)
    assert found is not None, key
    for other in LANGUAGES:
        assert Voice(GAME, other, NAMES).say(found)
    return Voice(GAME, language, NAMES).say(found)


SCOUT = {"pool": ["scout"]}


@pytest.mark.parametrize(
    ("key", "given", "answers", "sentence"),
    [
        (
            "hunt_one",
            {"A": {"pool": ["scout"], "placed": {"hunt": "scout"}}},
            [],
            "Hunt: your workers stand there. It can be done again once a prayer clears it, "
            "or next round.",
        ),
        (
            "commission",
            {"A": SCOUT},
            [],
            "You lack the right workers; it takes: scout, any worker, cleric. "
            "A criminal stands for every colour.",
        ),
        (
            "absolve",
            {"A": {"pool": CREWS["absolve"], "silver": 1}},
            [],
            "Not enough silver: it costs 2, you have 1.",
        ),
        (
            "fortify",
            {"A": {"pool": CREWS["fortify"], "walls": 3, "influence": 1, "provisions": 9}},
            [],
            "Not enough influence: 5 are needed, you have 1 with your paladin.",
        ),
        (
            "garrison",
            {"A": {"pool": CREWS["garrison"], "strength": 3}},
            [],
            "Not enough provisions: it costs 1, you have 0.",
        ),
        (
            "loc_3_1",
            {"A": {"pool": CREWS["commission"], "faith": 2, "provisions": 1}},
            ["commission"],
            "Not enough faith: 4 are needed, you have 2 with your paladin.",
        ),
        (
            "loc_1_3",
            {"A": {"pool": CREWS["commission"], "provisions": 1}},
            ["commission"],
            "This location is only open with 3 players or more.",
        ),
        (
            "loc_1_1",
            {
                "A": {"pool": CREWS["commission"], "faith": 2, "provisions": 1},
                "map": {"loc_1_1": "monk:B"},
            },
            ["commission"],
            "The location is taken: Boris stands there.",
        ),
        (
            "loc_1_1",
            {"A": {"pool": CREWS["commission"], "provisions": 1}},
            [],
            "That is done by an action: Commission.",
        ),
        (
            "abbot_1",
            {
                "row": {3: "abbot_1", 5: "abbot_2", 4: "squire_1"},
                "A": {"pool": ["labourer", "fighter"], "silver": 1},
            },
            ["hire"],
            "Not enough silver: it costs 2, you have 1.",
        ),
        (
            "hire",
            {"row": {3: "abbot_1", 4: "abbot_2"}, "A": {"pool": ["labourer", "fighter"]}},
            [],
            "Not enough silver: it costs 1, you have 0.",
        ),
        (
            "debt:abbot_1",
            {
                "row": {3: "abbot_1", 5: "abbot_2", 4: "squire_1"},
                "A": {"pool": ["labourer", "fighter"], "silver": 1},
            },
            ["hire"],
            "A debt can be taken for the first two cards of the row only.",
        ),
        (
            "thief_blue",
            {
                "outsiders": {1: "archer_green", 2: "lookout_blue", 5: "thief_blue"},
                "A": {"pool": CREWS["attack"], "strength": 3, "silver": 2},
            },
            ["attack"],
            "Not enough strength, and not enough silver to make up for it: "
            "6 silver would be needed, you have 2.",
        ),
        (
            "thief_blue",
            {
                "outsiders": {1: "archer_green", 2: "lookout_blue", 5: "thief_blue"},
                "A": {"pool": CREWS["convert"], "faith": 3, "silver": 9},
            },
            ["convert"],
            "Not enough faith: 8 are needed, you have 3 with your paladin.",
        ),
        (
            "attack",
            {"outsiders": {2: "lookout_blue"}, "A": {"pool": CREWS["attack"]}},
            [],
            "Nothing is within reach of your strength: 0 with your paladin.",
        ),
        (
            "hunt",
            {"A": {"pool": CREWS["develop"], "silver": 4}},
            ["develop"],
            "Workshops only go on the six actions of the right half.",
        ),
        (
            "attack",
            {"A": {"pool": CREWS["develop"], "silver": 4, "workshops": {"attack": 2}}},
            ["develop"],
            "Attack has two workshops already.",
        ),
        (
            "pray",
            {
                "A": {
                    "pool": ["cleric", "labourer"],
                    "silver": 2,
                    "placed": {"hunt": "scout", "trade": "scout"},
                },
            },
            ["pray"],
            "A prayer can’t clear the prayer itself.",
        ),
        (
            "favour_any_food",
            {"round": 3, "favours": ["favour_any_food"], "A": SCOUT},
            ["favour_any_food"],
            "Anna has used this favour in this round.",
        ),
        (
            "favour_cleric",
            {"round": 3, "favours": ["favour_cleric"], "A": SCOUT},
            [],
            "You lack the right workers; it takes: cleric. A criminal stands for every colour.",
        ),
        (
            "conspire",
            {"A": {"pool": ["labourer", "scout"]}},
            ["hunt_one"],
            "First choose the workers for the action.",
        ),
    ],
)
def test_why_not(key: str, given: dict[str, Any], answers: list[str], sentence: str) -> None:
    assert why(key, *answers, **given) == sentence


def test_why_not_in_russian() -> None:
    assert (
        why("absolve", language="ru", A={"pool": CREWS["absolve"], "silver": 1})
        == "Не хватает серебра: нужно 2, у вас 1."
    )


def test_what_nobody_knows_has_no_reason() -> None:
    """A favour that lies face down may never come."""
    t = position(round=3, favours=["favour_any_food"], A=SCOUT)
    hidden = t.state.favours[2].key
    unused = t.state.favours_out[0].key
    assert t.match.why_not(hidden) is None
    assert t.match.why_not(unused) is None


# What is told before


def about(key: str, *answers: str, **given: Any) -> dict[str, Any]:
    t = position(**given)
    for answer in answers:
        t.match.answer(answer)
    question = t.match.question(asked(t).seat)
    assert isinstance(question, Question)
    return dict(next(choice.about for choice in question.choices if choice.key == key))


def test_the_workers_that_an_action_would_use() -> None:
    told = about("develop", A={"pool": ["labourer", "labourer", "criminal"], "silver": 4})
    assert (told["proposed"], told["silver"]) == (["labourer", "labourer"], 4)


def test_what_a_hunt_brings() -> None:
    told = about("hunt_one", A={"paladin": "girard", "pool": ["labourer"]})
    assert (told["change_provisions"], told["change_workers"], told["points"]) == (3, -1, 1)


def test_what_a_paladin_adds_is_told_before_the_workers_are_chosen() -> None:
    player = {"paladin": "girard", "pool": ["labourer", "scout"]}
    assert about("hunt_one", A=player)["gives"] == ["provision"] * 3
    hunt = position(A=player).match.view(0).players[0].actions[1]
    assert [mode.gives for mode in hunt.modes] == [("provision",) * 3, ("provision",) * 5]


def test_what_a_workshop_brings() -> None:
    player = {"pool": CREWS["develop"], "silver": 4, "workshops": {"commission": 1}}
    assert about("attack", "develop", A=player)["brings"] == "scout"
    assert about("commission", "develop", A=player)["brings"] == "labourer"


def test_what_a_location_needs() -> None:
    player = {"paladin": "berengier", "strength": 2, "pool": CREWS["garrison"]}
    told = about("loc_3_1", "garrison", A=player)
    assert [told[name] for name in ("attribute", "least", "have", "bonus")] == ["strength", 5, 2, 3]


def test_what_an_attack_costs() -> None:
    row = {1: "archer_green", 3: "lookout_blue"}
    told = about(
        "lookout_blue",
        "attack",
        outsiders=row,
        A={"pool": CREWS["attack"], "silver": 5, "strength": 2},
    )
    assert (told["missing"], told["silver"]) == (3, 3)


def test_what_a_converted_outsider_is_worth() -> None:
    row = {1: "archer_green", 2: "thief_blue"}
    told = about(
        "thief_blue",
        "convert",
        outsiders=row,
        A={"pool": CREWS["convert"], "silver": 2, "faith": 2, "suspicion": 3},
    )
    assert told["worth"] == 3


def test_a_mercenary_makes_the_others_worth_more() -> None:
    row = {1: "archer_green", 2: "mercenary_blue"}
    player = {"pool": CREWS["convert"], "silver": 2, "faith": 2}
    told = about(
        "mercenary_blue",
        "convert",
        outsiders=row,
        A={**player, "converted": ["mercenary_green", "mercenary_yellow_1"]},
    )
    assert told["worth"] == 5  # three times 3, less two times 2


def test_a_wall_may_leave_a_choice_and_is_not_said_to_end_the_turn() -> None:
    for picks in (True, False):
        wall = next(key for key, wall in WALLS.items() if bool(wall.picks) is picks)
        t = position(A={"pool": CREWS["fortify"], "provisions": 1}, tops={"walls": [wall]})
        question = t.match.question(0)
        assert isinstance(question, Question)
        assert next(one.ends for one in question.choices if one.key == "fortify") == "shown"


def test_what_passing_gives_up() -> None:
    t = position(A={"pool": ["scout"] * 5})
    question = t.match.question(0)
    assert isinstance(question, Question)
    lost = next(choice.lost for choice in question.choices if choice.key == "pass")
    assert lost is not None
    assert "5 workers are left; you keep 3." in Voice(GAME, "en", NAMES).say(lost)
