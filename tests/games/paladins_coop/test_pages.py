"""The rules page, the words and the numbers for learners: everything has its place in each."""

from __future__ import annotations

import io
import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from rich.console import Console

from tests.conformance.walking import walk
from throneroom.cli.boards import paladins_coop as board
from throneroom.env.paladins_coop import PaladinsCoopEncoding
from throneroom.games.west_kingdom.tomesaga.paladins_coop import PALADINS_COOP
from throneroom.games.west_kingdom.tomesaga.paladins_coop.cards import (
    OVERLAYS,
    PENALTIES,
    STARTERS,
    TEAM_ORDERS,
    THREATS,
)
from throneroom.games.west_kingdom.tomesaga.paladins_coop.events import EVENTS
from throneroom.kernel import Chance, Match, Question
from throneroom.text import LANGUAGES, Voice

PACKAGE = files("throneroom.games.west_kingdom.tomesaga.paladins_coop")
ENCODING = PaladinsCoopEncoding()


def headings(language: str) -> list[str]:
    text = (PACKAGE / "rules" / f"{language}.md").read_text("utf-8")
    return re.findall(r"^#+ .*\{#([a-z-]+)\}$", text, re.MULTILINE)


def test_the_headings_are_the_same_in_every_language() -> None:
    first, *others = [headings(language) for language in LANGUAGES]
    assert len(first) == len(set(first)) > 20
    assert all(other == first for other in others)


def test_every_question_opens_the_page_somewhere() -> None:
    assert set(PALADINS_COOP.sections.values()) <= set(headings("en"))


def words(language: str) -> set[str]:
    found = set()
    for file in (PACKAGE / "locales" / language).iterdir():
        parsed = FluentParser().parse(file.read_text("utf-8"))
        assert not [one for one in parsed.body if isinstance(one, ast.Junk)], file
        found |= {one.id.name for one in parsed.body if isinstance(one, ast.Message)}
    return found


def test_the_words_are_the_same_in_every_language() -> None:
    first, *others = [words(language) for language in LANGUAGES]
    assert all(other == first for other in others)
    for card in (*THREATS, *TEAM_ORDERS, *STARTERS):
        assert f"card-{card}" in first
    assert {f"action-{key}" for key in OVERLAYS} <= first
    assert {f"option-lose_{key}" for key in PENALTIES} <= first
    own = [event for event in EVENTS if "paladins_coop" in event.__module__]
    kinds = [re.sub(r"(?<!^)(?=[A-Z])", "_", event.__name__).lower() for event in own]
    assert {f"event-{kind}" for kind in kinds} <= first


@pytest.mark.parametrize(
    "options",
    [
        {"players": 1, "difficulty": "nightmare"},
        {"players": 4, "starters": "chosen", "extra_townsfolk": True},
    ],
    ids=str,
)
def test_everything_has_its_numbers(options: dict[str, object]) -> None:
    match = Match.new(PALADINS_COOP, options, 5, log=False)
    for decision, answer in walk(match, 5):
        paths = [ENCODING.path(option) for option in decision.options]
        assert len(set(paths)) == len(set(decision.options))
        seen = ENCODING.observe(match.state, decision.seat, decision, ())
        assert len(seen) == ENCODING.size
        if match.number % 20 == 0:
            other = match.state.copy()
            PALADINS_COOP.redeal(other, decision.seat, Chance(match.number))
            assert ENCODING.observe(other, decision.seat, decision, ()) == seen
        match.answer(answer)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_the_threats(language: str) -> None:
    match = Match.new(PALADINS_COOP, {"players": 2}, 2)
    for _, answer in walk(match, 2):
        if match.state.round == 3 and match.decision.kind == "turn":  # type: ignore[union-attr]
            break
        match.answer(answer)
    decision = match.decision
    assert decision is not None
    voice = Voice(PALADINS_COOP, language, match.names)
    question = match.question(decision.seat)
    assert isinstance(question, Question)
    view, out = match.view(decision.seat), io.StringIO()
    Console(file=out, width=400).print(board.draw(view, voice, question, 400))
    shown = out.getvalue()
    assert set(board.shown(view, question)) <= {choice.key for choice in question.choices}
    for at in match.state.face_up:
        assert voice.text(f"card-{match.state.threats[at].key}") in shown
    assert voice.text("overlord-goal") in shown
