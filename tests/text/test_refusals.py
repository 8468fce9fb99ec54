"""What is wrong with options and positions is said in the reader's language."""

from __future__ import annotations

import copy
import string
from typing import Any

import pytest

import throneroom
from tests.cli.terminal import run
from throneroom.kernel import ThroneroomError
from throneroom.kernel.refusing import SENTENCES, refused
from throneroom.text import Voice


@pytest.mark.parametrize("id", SENTENCES)
def test_programs_and_people_read_the_same_in_english(id: str) -> None:
    names = {name for _, name, _, _ in string.Formatter().parse(SENTENCES[id]) if name}
    error = refused(ThroneroomError, id, **{name: f"<{name}>" for name in names})
    assert Voice().refusal(error) == str(error)


@pytest.mark.parametrize(
    ("game", "options", "sentence"),
    [
        ("legends", {"layout": "x"}, "layout: 'x' не подходит; можно: ring, t."),
        ("legends", {"players": 5}, "players: нужно целое число от 2 до 4, а не 5."),
        ("legends", {"swamp": True}, "swamp: только вместе с exploration: true."),
        ("fallen_lands", {"colour": 1}, "colour: такой настройки нет; есть: players, "),
        ("dominion", {"kingdom": "moon"}, "kingdom: 'moon' не подходит; можно: first_game, "),
        ("dominion", {"kingdom": ["moon"]}, "kingdom: нет значения 'moon'; есть: adventurer, "),
    ],
)
def test_options(game: str, options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(throneroom.BadOptions) as refusal:
        throneroom.new(game, **options)
    assert Voice(language="ru").refusal(refusal.value).startswith(sentence)


def test_positions() -> None:
    saved = throneroom.new("legends", seed=1).save()
    wrong: list[tuple[list[str], Any, str]] = [
        (["options", "layout"], "x", "options.layout: 'x' не подходит; можно: ring, t."),
        (["state", "start"], "x", "state.start: нет области 'x'; есть: "),
        (["state", "round"], None, "state.round: такого поля нет."),
        (["state", "builder"], 7, "Так сыграть нельзя. Подробности по-английски: state.builder: "),
    ]
    for path, value, sentence in wrong:
        position = copy.deepcopy(saved)
        position[path[0]][path[1]] = value
        with pytest.raises(throneroom.ImpossiblePosition) as refusal:
            throneroom.load(position)
        assert Voice(language="ru").refusal(refusal.value).startswith(sentence)


def test_in_the_terminal() -> None:
    said = run("play", "legends", "--swamp", "--lang", "ru")
    assert said.status == 2
    assert said.err == "swamp: только вместе с exploration: true.\n"
