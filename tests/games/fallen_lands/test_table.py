"""What is printed, what is ours, and what no position can be."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import throneroom
from tests.games.fallen_lands.table import asked, position
from throneroom import ImpossiblePosition
from throneroom.env import encoding
from throneroom.games.fallen_lands import FALLEN_LANDS
from throneroom.games.fallen_lands.board import ALL_FIELDS, BOARDS, MONSTERS, THREE_PLAYER_SET
from throneroom.games.fallen_lands.cards import (
    BOOSTS,
    CARDS,
    CRAFTSMAN,
    DECK,
    FOLLOWERS,
    MAGE,
    TABLE,
    WARRIOR,
)
from throneroom.games.fallen_lands.effects import MAGIC
from throneroom.kernel import Question
from throneroom.text import LANGUAGES, Voice

PAGE = Path(__file__).parents[3] / "docs" / "fallen-lands.md"


def test_the_deck() -> None:
    assert len(DECK) == 128
    kinds = Counter(card.kind for card in DECK)
    assert kinds == {"troop": 76, "fortification": 20, "magic": 32}


def test_what_the_rulebook_prints() -> None:
    """Rulebook: Crossbowmen, Fortress, Magic Sword, Halberdiers, Spearmen, Garrison, Stronghold."""
    crossbowmen = CARDS["crossbowmen"]
    assert (crossbowmen.support, crossbowmen.attack) == (4, 2)
    assert dict(crossbowmen.cost) == {WARRIOR: 2, CRAFTSMAN: 3}
    assert dict(CARDS["fortress"].cost) == {CRAFTSMAN: 3}
    assert dict(CARDS["magic_sword"].cost) == {MAGE: 2}
    halberdiers = CARDS["halberdiers"]
    assert (halberdiers.attack, halberdiers.support) == (2, 2)
    assert dict(halberdiers.cost) == {WARRIOR: 2, CRAFTSMAN: 1}
    assert CARDS["spearmen"].attack == 1
    assert dict(CARDS["garrison"].cost) == {CRAFTSMAN: 1}
    assert dict(CARDS["stronghold"].cost) == {CRAFTSMAN: 4}
    assert {card.key: card.boost for card in BOOSTS} == {
        "heavens_fist": 3,
        "magic_sword": 2,
        "strength_potion": 1,
    }


def test_what_is_ours_follows_one_law() -> None:
    """Attack is the number of Warriors, Support that of Craftsmen and one more."""
    for card in CARDS.values():
        if card.is_troop:
            assert card.attack == card.cost[WARRIOR]
        if not card.is_magic:
            assert card.support == card.cost.get(CRAFTSMAN, 0) + 1
        else:
            assert set(card.cost) == {MAGE}


def test_every_magic_card_does_something() -> None:
    with_others = {"heavens_fist", "magic_sword", "strength_potion", "magic_horn", "magic_builder"}
    own = {card.key for card in MAGIC}
    assert own | with_others == {card.key for card in CARDS.values() if card.is_magic}
    assert not own & with_others


def test_the_fields() -> None:
    assert (len(THREE_PLAYER_SET), len(ALL_FIELDS)) == (37, 61)
    assert not Counter(THREE_PLAYER_SET) - Counter(ALL_FIELDS)
    assert len(set(MONSTERS.values())) == 12, "there are twelve different fields"


@pytest.mark.parametrize(("name", "radius"), [("small", 3), ("large", 4)])
def test_the_boards_are_hexagons(name: str, radius: int) -> None:
    cells = BOARDS[name].cells
    assert all(max(abs(q), abs(r), abs(q + r)) <= radius for q, r in cells)
    assert len(set(cells)) == len(cells) == 3 * radius * (radius + 1) + 1


def test_the_quick_board_is_the_large_one_without_two_rows() -> None:
    large, quick = set(BOARDS["large"].cells), set(BOARDS["quick"].cells)
    assert quick == {(q, r) for q, r in large if abs(r) <= 3}
    assert len(quick) == 51


@pytest.mark.parametrize("name", list(BOARDS))
def test_neighbours_are_mutual_and_at_most_six(name: str) -> None:
    board = BOARDS[name]
    for number, near in enumerate(board.neighbours):
        assert 3 <= len(near) <= 6
        assert len(set(near)) == len(near)
        assert all(number in board.neighbours[other] for other in near)


# What is ours


def test_the_page_lists_every_value_that_is_ours() -> None:
    page = PAGE.read_text(encoding="utf-8")
    listed = dict(re.findall(r"^\| `(\w+)` \| (.+) \|$", page, re.MULTILINE))
    ours = {key: ", ".join(card.reconstructed) for key, card in CARDS.items()}
    assert listed == {key: values for key, values in ours.items() if values}


def test_the_table_knows_its_words_for_what_is_ours() -> None:
    game = throneroom.game("fallen_lands")
    names = {name for card in CARDS.values() for name in card.reconstructed}
    for language in LANGUAGES:
        voice = Voice(game, language)
        assert all(voice.has(f"reconstructed-{name}") for name in names)
        assert all(voice.has(f"monster-{monster}") for monster in MONSTERS.values())


def test_what_the_rulebook_gives_is_not_called_ours() -> None:
    assert CARDS["crossbowmen"].reconstructed == ("count",)
    assert CARDS["halberdiers"].reconstructed == ("count",)
    assert CARDS["magic_sword"].reconstructed == ("count",)
    for key in ("fortress", "stronghold", "garrison"):
        assert "cost" not in CARDS[key].reconstructed
    assert "reconstructed" not in TABLE["boards"]["small"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_words(language: str) -> None:
    voice = Voice(throneroom.game("fallen_lands"), language)
    for key in CARDS:
        for part in ("", ".acc", ".gen", ".plural", ".text", ".rulings"):
            assert voice.has(f"card-{key}{part}"), f"{key}{part}"
    for kind in FOLLOWERS:
        assert voice.has(f"follower-{kind.value}.acc")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_the_actions_says_what_else_it_ends(language: str) -> None:
    """Without words of its own it would read "End the actions and end the turn"."""
    voice = Voice(throneroom.game("fallen_lands"), language)
    assert voice.has("option-end.turn")
    assert voice.has("option-end.game")


def test_every_question_has_its_section_of_the_rules() -> None:
    sections = FALLEN_LANDS.sections
    assert set(sections) == set(encoding("fallen_lands").kinds)
    for language in LANGUAGES:
        page = (FALLEN_LANDS.locales / ".." / "rules" / f"{language}.md").read_text("utf-8")
        assert set(sections.values()) <= set(re.findall(r"\{#(\w+)\}", page))


def test_a_question_names_the_card_that_asks() -> None:
    for card, kind in (("spearmen", "conquer"), ("claim", "claim"), ("invisible_thief", "thief")):
        match = position([[card], ["archers"]], followers=["WMM"], levels={0: 1})
        match.answer(card)
        question = match.question(0)
        assert isinstance(question, Question)
        assert (question.kind, question.by) == (kind, card)


# Positions


@pytest.mark.parametrize(
    ("place", "value", "word"),
    [
        (("current",), 3, "current"),
        (("current",), 1, "current"),
        (("first",), -1, "first"),
        (("turn",), -1, "turn"),
        (("end",), "full", "end"),
        (("end",), "bored", "end"),
        (("stock", "mage"), 3, "stock"),
        (("players", 0, "money"), -1, "money"),
        (("players", 0, "hand"), [], "deck"),
        (("players", 0, "known"), [["flood"], [], []], "known"),
        (("players", 1, "spent", "warrior"), 1, "stock"),
        (("fields", 0, "level"), 13, "level"),
        (("fields", 0, "owner"), 2, "owner"),
        (("fields", 0, "troop"), "garrison", "owner"),
        (("fields", 0, "flooded"), True, "fields"),
        (("fields",), [], "fields"),
        (("act",), {"card": "knights"}, "act"),
        (("act",), {"card": "archers", "magic": ["claim"]}, "act"),
        (("act",), {"card": "archers", "place": 0}, "loans"),
        (("act",), {"card": "archers", "loans": [0, 0, 0]}, "loans"),
        (("act",), {"card": "archers", "place": 0, "loans": [0, 1, 0]}, "loans"),
        (("act",), {"card": "archers", "victim": 1}, "victim"),
        (("offer",), ["archers"], "offer"),
        (("shadows", "mage"), 1, "shadows"),
        (("lying",), ["shadow_army"], "lying"),
    ],
)
def test_what_no_game_can_reach_is_refused(place: tuple[Any, ...], value: Any, word: str) -> None:
    saved = json.loads(json.dumps(position([["archers"]], followers=["WM"]).save()))
    holder = saved["state"]
    for step in place[:-1]:
        holder = holder[step]
    holder[place[-1]] = value
    with pytest.raises(ImpossiblePosition, match=rf"^state\..*{word}"):
        throneroom.load(saved)


@pytest.mark.parametrize("seen", [[], ["spearmen"]])
def test_a_thief_has_seen_all_of_the_hand(seen: list[str]) -> None:
    """A card that was not seen could not be taken."""
    match = position([["invisible_thief"], ["knights", "spearmen"]], followers=["MM"])
    match.answer("invisible_thief")
    match.answer("player:1")
    saved = json.loads(json.dumps(match.save()))
    assert throneroom.load(saved).decision is not None
    saved["state"]["players"][1]["known"][0] = seen
    with pytest.raises(ImpossiblePosition, match=r"^state\.players\[1\]\.known\[0\]: "):
        throneroom.load(saved)


def test_a_position_of_the_first_rules_goes_on() -> None:
    """It knows nothing of actions in progress, and its last answers may be none any more."""
    saved = json.loads(json.dumps(position([["spearmen"]], followers=["W"], levels={0: 1}).save()))
    del saved["state"]["act"], saved["state"]["offer"]
    saved |= {
        "rules_version": 1,
        "answers": [[0, "action", "spearmen"], [0, "conquer", "cancel"]],
    }
    match = throneroom.load(saved)
    assert asked(match) == (0, "conquer")
    match.answer("field:0")
    assert match.view(0).fields[0].owner == 0
