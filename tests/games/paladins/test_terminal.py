"""The board in the terminal shows the table and numbers what lies on it."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from tests.conformance.walking import walk
from throneroom.cli.boards import paladins as board
from throneroom.games.west_kingdom.paladins import PALADINS
from throneroom.kernel import Match, Question
from throneroom.text import LANGUAGES, Voice


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_is_drawn(language: str) -> None:
    match = Match.new(PALADINS, {"players": 3}, 3, names=["Anna", "Boris", "Clara"])
    voice = Voice(PALADINS, language, match.names)
    kinds = set()
    for decision, answer in walk(match, 3):
        if decision.kind not in kinds:
            kinds.add(decision.kind)
            question = match.question(decision.seat)
            assert isinstance(question, Question)
            view = match.view(decision.seat)
            out = io.StringIO()
            drawn = board.draw(view, voice, question, 100)
            Console(file=out, width=100).print(drawn)
            for slot in view.townsfolk:
                if slot.card is not None:
                    assert voice.text(f"card-{slot.card}") in out.getvalue()
            lying = board.shown(view, question)
            assert set(lying) <= {choice.key for choice in question.choices}
            if decision.kind in ("turn", "garrison", "tavern"):
                assert lying, decision.kind
        match.answer(answer)
    assert {"turn", "crew", "tavern", "paladin", "garrison"} <= kinds
    assert board.tally(match.view(0), voice)
    assert board.describe("archer_green", voice)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_has_every_card(language: str) -> None:
    out = io.StringIO()
    voice = Voice(PALADINS, language, ())
    Console(file=out, width=160).print(board.catalogue(voice, 160))
    assert voice.text("card-favour_any_pray.text") in out.getvalue()
