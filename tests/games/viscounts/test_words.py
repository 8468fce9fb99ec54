"""A word for everything, a section for every question, and a reason for what is missing."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest

from tests.games.viscounts.table import position, told
from throneroom.games.west_kingdom.viscounts import VISCOUNTS as GAME
from throneroom.games.west_kingdom.viscounts.cards import (
    ACTIONS,
    BONUSES,
    BUILDINGS,
    ICONS,
    PLAYER_CARDS,
    RIBBONS,
    SECTIONS,
    SLOTS,
    TOWNSFOLK,
    Manuscript,
)
from throneroom.games.west_kingdom.viscounts.ring import EXCHANGES, SEGMENTS
from throneroom.games.west_kingdom.viscounts.schemes import RIVALS, SCHEMES
from throneroom.games.west_kingdom.viscounts.scoring import score_of
from throneroom.games.west_kingdom.viscounts.state import Phase
from throneroom.games.west_kingdom.viscounts.steps import ASKING, GOODS, ONLY_RIVAL, QUICK
from throneroom.text import LANGUAGES, Voice

PACKAGE = "throneroom.games.west_kingdom.viscounts"
NAMES = ["Anna", "Boris", "Clara", "Dora"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    voice = Voice(GAME, language, NAMES)
    bonuses = [bonus.key for bonus in BONUSES.values()]
    cards = [*TOWNSFOLK, *Manuscript.table, *PLAYER_CARDS, *SLOTS, *bonuses]
    ids = [f"card-{key}{part}" for key in cards for part in ("", ".text")]
    ids += [f"card-{key}" for key in (*BUILDINGS, *RIVALS, *SCHEMES)]
    if language == "ru":
        ids += [f"card-{key}.acc" for key in (*cards, *BUILDINGS)]
    ids += [f"action-{key}{part}" for key in ACTIONS for part in ("", ".text")]
    ids += [f"good-{name}" for name in GOODS] + [f"icon-{name}" for name in ICONS]
    ids += [f"effect-{word}" for word in (QUICK | ASKING | ONLY_RIVAL) - {"action"}]
    ids += [f"exchange-{key}" for key in EXCHANGES]
    ids += [f"ribbon-{ribbon}" for ribbon in RIBBONS]
    ids += [f"segment-{one.key}" for one in SEGMENTS] + [f"section-{one.key}" for one in SECTIONS]
    ids += [f"phase-{phase.value}" for phase in Phase]
    ids += [f"prompt-{kind}" for kind in GAME.sections]
    ids += [f"follows-{kind}" for kind in GAME.sections]
    ids += [f"bot-{bot}" for bot in GAME.bots()]
    t = position(revealed=["poverty", "prosperity"], A={"space": "8"}, rival={})
    ids += [f"count-{line.what}" for line in score_of(t.s, 1).lines]
    assert [id for id in ids if not voice.has(id)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_of_a_card_has_its_words(language: str) -> None:
    voice = Voice(GAME, language, NAMES)
    words = {word for scheme in SCHEMES.values() for word in scheme.effect.words}
    for card in TOWNSFOLK.values():
        words |= {*card.immediate.words, *card.drop_off.words, *card.do.words}
    for tile in Manuscript.table.values():
        words |= {*tile.do.words}
    for player_card in PLAYER_CARDS.values():
        words |= {*player_card.gains.words, *player_card.extra.words}
    assert [word for word in sorted(words) if not voice.has(f"effect-{word}")] == []


def headings(language: str) -> list[str]:
    text = (files(PACKAGE) / "rules" / f"{language}.md").read_text("utf-8")
    return re.findall(r"^#+ .*\{#([a-z-]+)\}$", text, re.MULTILINE)


def test_the_rules_page_has_the_same_headings_in_every_language() -> None:
    first, *others = [headings(language) for language in LANGUAGES]
    assert len(first) == len(set(first)) > 20
    assert all(other == first for other in others)


def test_every_question_opens_the_page_somewhere() -> None:
    assert set(GAME.sections.values()) <= set(headings("en"))


# Why not


def why(key: str, *answers: str, at: str = "", **given: Any) -> str:
    t = position(**given)
    t.do(*answers)
    found = t.match.why_not(f"{at}/{key}" if at else key)
    assert found is not None, key
    for language in LANGUAGES:
        assert Voice(GAME, language, NAMES).say(found)
    return Voice(GAME, "en", NAMES).say(found)


BOARD = ["trader", "squire", "labourer"]


@pytest.mark.parametrize(
    ("key", "given", "answers", "sentence"),
    [
        (
            "7",
            {"phase": "movement", "A": {"space": "1", "board": BOARD}},
            [],
            "Your viscount moves 1 space, no less, and one more for each silver: you have 0. "
            "No way of that length leads there.",
        ),
        (
            "transcribe",
            {
                "phase": "action",
                "tops": {"lake": ["courier"]},
                "tiles": {"lake": ["grey_3a"]},
                "A": {"space": "1.5", "board": ["trader", "lender", "labourer"], "gold": 1},
            },
            [],
            "Not enough clerics: it costs 3, with everything you could spend you have 0.",
        ),
        (
            "trade",
            {
                "phase": "action",
                "tops": {"lake": ["courier"]},
                "A": {"space": "1.5", "board": ["trader", "lender", "labourer"], "gold": 1},
            },
            [],
            "Only from the outer road.",
        ),
        (
            "guildhall_1",
            {
                "phase": "action",
                "tops": {"lake": ["priest"]},
                "A": {"space": "1", "board": ["charlatan", "labourer", "abbot"]},
            },
            ["action build"],
            "Not enough builders: it costs 7, with everything you could spend you have 3.",
        ),
        (
            "stream_1",
            {
                "phase": "action",
                "tops": {"lake": ["priest"]},
                "A": {"space": "1", "board": ["charlatan", "labourer", "abbot"]},
            },
            ["action build", "building workshop_1"],
            "That spot is reached from space 3.",
        ),
        (
            "friar",
            {
                "phase": "recruit",
                "tops": {"lake": ["miner"], "stream": ["friar"]},
                "A": {"space": "1", "board": BOARD, "silver": 4},
            },
            [],
            "Only the townsfolk card of your segment can be hired.",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) and " " not in value else "",
)
def test_why_not(key: str, given: dict[str, Any], answers: list[str], sentence: str) -> None:
    assert why(key, *answers, **given) == sentence


def test_an_opponent_of_the_rules_is_called_so() -> None:
    assert Voice(GAME, "en", ["Anna"]).player(1) == "The opponent"
    assert Voice(GAME, "ru", ["Анна"]).player(1) == "Соперник"
    assert Voice(GAME, "en").player(1) == "Player 2"


# About an option


def test_a_move_tells_its_price_and_whom_it_meets() -> None:
    t = position(
        phase="movement",
        A={"space": "1", "board": BOARD, "silver": 2},
        B={"space": "3"},
    )
    facts = told(t)
    assert facts["2"]["silver"] == 0
    assert (facts["3"]["silver"], facts["3"]["met"], facts["3"]["change_silver"]) == (1, 1, -1)
    assert facts["3"]["way"] == ["1", "2", "3"]
    assert facts["3"]["can"] == ["trade"]
    assert "can" in facts["1.5"]


def test_a_card_tells_how_strong_it_would_make_one() -> None:
    t = position(
        phase="play",
        A={"space": "1", "board": [None, "labourer", "squire"], "hand": ["abbot", "trader"]},
    )
    facts = told(t)
    own = {one.action: one.strength for one in t.match.view(0).players[0].actions}
    assert facts["abbot"]["with_transcribe"] == own["transcribe"] + 1
    assert facts["abbot"]["with_trade"] == own["trade"]
    assert facts["trader"]["with_trade"] == own["trade"] + 1


def test_a_board_tells_what_stays_when_it_slides() -> None:
    t = position(phase="action", A={"space": "1", "board": ["abbot", "labourer", "squire"]})
    shown = t.match.view(0).players[0]
    strength = {one.action: (one.strength, one.next) for one in shown.actions}
    assert shown.drops == "squire"
    assert strength["transcribe"] == (1, 1)
    assert strength["place_workers"] == (1, 0)


def test_a_spot_tells_what_it_would_link_to() -> None:
    t = position(
        phase="action",
        tops={"stream": ["priest"]},
        A={"space": "3", "board": ["charlatan", "labourer", "abbot"]},
        spots={"lake_5": "workshop_3:B"},
    )
    t.do("action build", "building workshop_1")
    facts = told(t)
    assert facts["stream_1"]["links"] == ["lake_5_link"]
    assert facts["stream_1"]["pays"] == ["virtue"]
    assert facts["stream_1"]["owners"] == ["1"]
    assert facts["stream_2"]["links"] == []


def test_a_building_tells_what_a_dismissal_costs_that_it_needs() -> None:
    t = position(
        phase="action",
        tops={"stream": ["miner"]},
        A={"space": "3", "board": ["charlatan", "artisan", "abbot"], "stone": 1, "silver": 3},
    )
    t.do("action build")
    facts = told(t)
    assert facts["workshop_1"]["builders"] == 3
    assert "dismissal" not in facts["workshop_1"]
    assert (facts["trading_post_1"]["builders"], facts["trading_post_1"]["dismissal"]) == (5, 2)
    assert "guildhall_1" not in facts
