"""Whatever is refused is refused with one sentence and a status that scripts can read."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import throneroom
from tests.cli.terminal import run


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "There is no command “chess”; there are: play, serve, admin, replay,"),
        (
            ["play", "chess"],
            "There is no game called “chess”; there are: architects, architects_coop,",
        ),
        (
            ["schema", "chess"],
            "There is no game called 'chess'; there are: architects, architects_coop,",
        ),
        (
            ["games", "chess"],
            "There is no game called 'chess'; there are: architects, architects_coop,",
        ),
        (["schema"], "Something is missing: GAME (see throneroom schema --help)."),
        (["replay"], "Something is missing: FILE (see throneroom replay --help)."),
        (["play", "--sed", "7"], "Unknown arguments: --sed."),
        (["play", "--save", "a.json", "chess"], "There is no game called 'chess'; there are:"),
        (["play", "dominion", "--seed"], "--seed needs a value (see throneroom play --help)."),
        (
            ["play", "dominion", "--seed", "x"],
            "--seed: a whole number is needed, not “x” (see throneroom play --help).",
        ),
        (["play", "dominion", "--seed", "-1"], "seed: a whole number from 0 to"),
        (["play", "dominion", "--first", "x"], "--first: a whole number is needed, not “x”"),
        (["play", "dominion", "--first", "2"], "first: with 2 players the seats are 0 to 1."),
        (
            ["play", "dominion", "--players", "5"],
            "--players: a number from 2 to 4 is needed, not 5",
        ),
        (["play", "dominion", "--kingdom", "moon"], "kingdom: 'moon' is not one of first_game,"),
        (
            ["play", "dominion", "--kingdom", "village,moon"],
            "kingdom: no kingdom card is called 'moon'; there are: adventurer,",
        ),
        (["play", "dominion", "--seats", "me"], "players: a whole number from 2 to 4 was"),
        (["play", "dominion", "--seats", "me,,bot:random"], "A seat is empty in “me,,bot:random”."),
        (
            ["play", "dominion", "--seats", "me,bot:deep_thought"],
            "There is no bot called 'deep_thought'",
        ),
        (
            ["play", "dominion", "--seats", "me,you", "--players", "3"],
            "2 seats were given for a game of 3.",
        ),
        (["play", "--load", "nothing.json"], "nothing.json: No such file or directory."),
        (["play", "--load", "."], ".: Is a directory."),
        (["play", "--load", "text.txt"], "Line 1 is not the header of a record"),
        (["play", "--load", "list.json"], "list.json: this is not a saved table, a position or"),
        (["play", "--load", "half.json"], "half.json: this table can’t be read:"),
        (["play", "--load", "new.json"], "new.json: this table can’t be read: its format is 2,"),
        (
            ["play", "dominion", "--load", "game.json", "--kingdom", "random"],
            "This game has begun:",
        ),
        (["play", "--resume", "--load", "x"], "--load: not allowed with argument --resume (see"),
        (["play", "--resume"], "There is no unfinished game to continue."),
        (["games", "--lang", "de"], "There is no language 'de'; there are: en, ru."),
        (["games", "--lang"], "There is no language ''; there are: en, ru."),
        (["--lang", "ru", "chess"], "Команды «chess» нет, есть такие: play,"),
        (
            ["play", "шахматы", "--lang", "ru"],
            "Игры «шахматы» нет, есть такие: architects, architects_coop,",
        ),
    ],
)
def test_refused_with_one_sentence(arguments: list[str], sentence: str) -> None:
    Path("text.txt").write_text("hello\nworld\n")
    Path("list.json").write_text("[1, 2]")
    Path("half.json").write_text('{"table": 1}')
    match = throneroom.new("dominion", seed=1)
    table = {"table": 2, "seats": ["me", "you"], "record": {"header": {}, "answers": []}}
    header = json.loads(match.record().to_jsonl().splitlines()[0])
    table |= {"record": {"header": header, "answers": []}, "position": match.save()}
    Path("new.json").write_text(json.dumps(table))
    Path("game.json").write_text(json.dumps(table | {"table": 1}))
    said = run(*arguments)
    assert said.status == 2
    assert said.err.startswith(sentence)
    assert said.err.endswith(".\n")
    assert not said.out


def test_no_command_shows_the_help() -> None:
    out = subprocess.run(
        [sys.executable, "-m", "throneroom.cli"], capture_output=True, text=True, check=False
    )
    assert out.returncode == 2
    assert out.stdout.startswith("Usage: throneroom")
    assert not out.stderr


def test_a_bot_that_breaks_down() -> None:
    Path("bad.py").write_text("def choose(look, decision):\n    return 1 / 0\n")
    said = run(
        "play", "dominion", "--seats", "bot:random,bot:bad.py:choose", "--first", "0", "--seed", "1"
    )
    assert said.status == 2
    assert "ZeroDivisionError: division by zero" in said.err


def test_a_closed_output_is_no_accident() -> None:
    """`throneroom games dominion | head -1`"""
    command = [sys.executable, "-m", "throneroom.cli", "schema", "dominion"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        error = process.stderr.read().decode()
    assert process.returncode == 2
    assert error == "The output was closed before everything was printed.\n"


@pytest.mark.slow
def test_a_terminal_without_the_letters_still_plays() -> None:
    process = subprocess.run(
        [sys.executable, "-m", "throneroom.cli", "play", "dominion", "--seed", "1", "--lang", "ru"],
        input=b"1\n",
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
        check=False,
    )
    assert process.returncode == 2
    assert b"Traceback" not in process.stderr
    assert process.stdout.isascii()
