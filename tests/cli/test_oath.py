"""Oath in a terminal: the map, the players, and what can be chosen on them."""

from __future__ import annotations

import random
import re

import pytest

from tests.cli.test_boards import seen
from throneroom.cli.boards import oath
from throneroom.cli.words import speak
from throneroom.games.oath import OATH
from throneroom.games.oath.cards import DENIZENS, SITES
from throneroom.kernel import Match, Question

NAMES = ["Anna", "Boris", "Clara", "Dmitri", "Elena", "Fyodor"]


def match_of(players: int, seed: int = 3, answers: int = 0) -> Match:
    """After a number of random answers, when seat 0 is asked next."""
    match = Match.new(OATH, {"players": players}, seed, names=NAMES[:players])
    chance = random.Random(seed)
    while (decision := match.decision) is not None:
        if match.number >= answers and decision.seat == 0:
            break
        options = list(decision.options)
        if decision.lo == decision.hi == 1:
            match.answer(chance.choice(options))
        else:
            match.answer(chance.sample(options, decision.lo))
    return match


def test_the_first_map() -> None:
    screen = seen(match_of(4, answers=20), "en", 100, None)
    for region in ("Cradle", "Provinces", "Hinterland"):
        assert re.search(rf"^ *{region}\b", screen, re.MULTILINE)
    assert "Longbows" in screen
    assert "face down" in screen
    assert "Oath of Supremacy" in screen
    assert "Chancellor" in screen


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("players", [2, 6])
def test_any_width_will_do(players: int, language: str) -> None:
    for answers in (0, 30, 60):
        match = match_of(players, answers=answers)
        assert match.decision is not None
        for width in (40, 100):
            for line in seen(match, language, width, None).splitlines():
                assert len(line) <= width


def test_what_lies_on_the_table_is_numbered_there() -> None:
    match = match_of(3, answers=30)
    assert match.decision is not None
    while match.decision.kind != "act":
        match.answer(match.decision.options[0])
    match.answer("travel")
    question = match.question(match.decision.seat)
    assert isinstance(question, Question)
    keys = oath.shown(match.view(match.decision.seat), question)
    places = [choice for choice in question.choices if choice.target.startswith("site/")]
    assert len(keys) == len(places) == 7
    assert "mountain" in keys
    assert "cradle_2" in keys, "a site that lies face down"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_card_can_be_described(language: str) -> None:
    voice = speak(OATH, language, NAMES)
    for key in (*DENIZENS, *SITES):
        assert oath.describe(key, voice)
    assert oath.describe("nothing", voice) == ""
