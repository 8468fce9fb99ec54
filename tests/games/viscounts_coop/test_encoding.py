"""Every question and every answer has its numbers, and the terminal draws what lies open."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console

from tests.games.viscounts.test_random import eager
from tests.games.viscounts_coop.table import position, state
from throneroom.cli.boards import viscounts_coop as board
from throneroom.cli.style import signed
from throneroom.env.viscounts_coop import ViscountsCoopEncoding
from throneroom.games.west_kingdom.tomesaga.viscounts_coop import VISCOUNTS_COOP as GAME
from throneroom.games.west_kingdom.viscounts.ring import SPACES
from throneroom.kernel import Chance, Match, Question
from throneroom.text import LANGUAGES, Voice

ENCODING = ViscountsCoopEncoding()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_has_its_numbers(players: int) -> None:
    match, rng = Match.new(GAME, {"players": players}, players, log=False), random.Random(players)
    while match.decision is not None:
        decision = match.decision
        paths = [ENCODING.path(option) for option in decision.options]
        assert len(set(paths)) == len(decision.options)
        assert not any(one != two and two[: len(one)] == one for one in paths for two in paths)
        seen = ENCODING.observe(match.state, decision.seat, decision, ())
        assert len(seen) == ENCODING.size
        if match.number % 20 == 0:
            other = match.state.copy()
            GAME.redeal(other, decision.seat, Chance(match.number))
            assert ENCODING.observe(other, decision.seat, decision, ()) == seen
        match.answer(eager(decision, rng))


def test_his_workers_and_those_of_players_are_in_the_numbers() -> None:
    t = position(players=3, piece="4", his={"6": 2}, outposts={"5": {"B": 3}}, his_tier1=("flip",))
    buffer = bytearray(ENCODING.size)
    ENCODING.write(buffer, state(t), 2)
    at = ENCODING.places
    assert buffer[at["overlord"]] == 17
    assert buffer[at["overlord_at"] + SPACES["4"].number] == 1
    assert buffer[at["overlord_roads"] + SPACES["6"].number] == 2
    assert buffer[at["overlord_tier1"] + 1] == 1
    assert buffer[at["outposts"] + SPACES["5"].number * 4 + 2] == 3, "B sits two behind C"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_the_overlord(language: str) -> None:
    names = ["Anna", "Boris"]
    match, rng = Match.new(GAME, {"players": 2}, 5, names=names), random.Random(5)
    voice, kinds = Voice(GAME, language, names), set()
    while match.decision is not None:
        decision = match.decision
        if decision.kind not in kinds:
            kinds.add(decision.kind)
            question = match.question(decision.seat)
            assert isinstance(question, Question)
            view = match.view(decision.seat)
            out = io.StringIO()
            Console(file=out, width=200).print(board.draw(view, voice, question, 200))
            assert voice.text("opponent-own") in out.getvalue()
            assert f"{signed(view.overlord.total)} / 160" in out.getvalue()
            if decision.kind in ("reminder", "upper", "pair", "move"):
                assert len(board.shown(view, question)) == len(question.choices)
        match.answer(eager(decision, rng))
    assert {"reminder", "upper", "pair", "move"} <= kinds
