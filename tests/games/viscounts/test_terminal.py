"""The board in the terminal shows the table and numbers what lies on it."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from tests.conformance.walking import walk
from throneroom.cli.boards import viscounts as board
from throneroom.games.west_kingdom.viscounts import VISCOUNTS
from throneroom.kernel import Match, Question
from throneroom.text import LANGUAGES, Voice


@pytest.mark.parametrize("players", [1, 3])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_is_drawn(language: str, players: int) -> None:
    names = ["Anna", "Boris", "Clara"][:players]
    match = Match.new(VISCOUNTS, {"players": players}, 3, names=names)
    voice = Voice(VISCOUNTS, language, match.names)
    kinds = set()
    for decision, answer in walk(match, 3):
        if decision.kind not in kinds:
            kinds.add(decision.kind)
            question = match.question(decision.seat)
            assert isinstance(question, Question)
            view = match.view(decision.seat)
            out = io.StringIO()
            Console(file=out, width=160).print(board.draw(view, voice, question, 160))
            text = out.getvalue()
            assert all(voice.text(f"segment-{one.segment}") in text for one in view.ring)
            assert (view.rival is not None) is (players == 1)
            lying = board.shown(view, question)
            assert set(lying) <= {choice.key for choice in question.choices}
            if decision.kind in ("pair", "play", "move", "spot", "building"):
                assert len(lying) == len(question.choices), decision.kind
        match.answer(answer)
    assert {"pair", "play", "move", "action", "exchange"} <= kinds
    assert board.tally(match.view(0), voice)
    assert board.describe("abbot", voice)
    assert not board.describe("grey_3a", voice)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_has_every_card(language: str) -> None:
    out = io.StringIO()
    voice = Voice(VISCOUNTS, language, ())
    Console(file=out, width=400).print(board.catalogue(voice, 400))
    for key in ("abbot", "larena", "blue_6b", "player_3", "workshop_2", "bonus_blue"):
        assert voice.text(f"card-{key}.text") in out.getvalue()
