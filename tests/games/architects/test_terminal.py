"""The board in the terminal shows the town and numbers what lies on it."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from tests.conformance.walking import walk
from throneroom.cli.boards import architects as board
from throneroom.games.west_kingdom.architects import ARCHITECTS
from throneroom.kernel import Match, Question
from throneroom.text import LANGUAGES, Voice


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_is_drawn(language: str) -> None:
    options = {"players": 3, "setup": "variable"}
    match = Match.new(ARCHITECTS, options, 3, names=["Anna", "Boris", "Clara"])
    voice = Voice(ARCHITECTS, language, match.names)
    for number, (decision, answer) in enumerate(walk(match, 3)):
        if number % 25 == 0:
            question = match.question(decision.seat)
            assert isinstance(question, Question)
            view = match.view(decision.seat)
            out = io.StringIO()
            drawn = board.draw(view, voice, question, 100)
            Console(file=out, width=100).print(drawn)
            for place in view.places:
                assert voice.text(f"location-{place}") in out.getvalue()
            lying = board.shown(view, question)
            assert set(lying) <= {choice.key for choice in question.choices}
        match.answer(answer)
    assert board.tally(match.view(0), voice)
    assert board.describe("tavern", voice)
