"""What can be played, and what is asked of the command line itself."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable

import pytest

import throneroom
from tests.cli.terminal import run
from throneroom.games.dominion.cards import CARDS, SETS
from throneroom.games.dominion.options import DominionOptions
from throneroom.lab import bench


def test_the_games() -> None:
    assert "\ndominion  Dominion, 2 to 4 players\n  Build a kingdom" in run("games").out
    russian = run("games", "--lang", "ru").out
    assert "\ndominion  Доминион, от 2 до 4 игроков\n  Соберите" in russian


@pytest.mark.parametrize("language", ["en", "ru"])
def test_one_game_with_its_options_and_cards(language: str) -> None:
    out = run("games", "dominion", "--lang", language).out
    for option in DominionOptions.__struct_fields__:
        assert f"--{option.replace('_', '-')}" in out
    for key in [*CARDS, *SETS]:
        assert key in out


@pytest.mark.parametrize(
    ("environment", "first"),
    [
        ({}, "Dominion"),
        ({"LANG": "ru_RU.UTF-8"}, "Доминион"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, "Dominion"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "ru"}, "Доминион"),
        ({"LANG": "de_DE.UTF-8"}, "Dominion"),
    ],
)
def test_the_language_of_the_system(
    environment: dict[str, str], first: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert first in run("games").out


def test_lang_may_stand_anywhere() -> None:
    for arguments in (["--lang", "ru", "games"], ["games", "--lang", "ru"], ["games", "--lang=ru"]):
        assert "Доминион" in run(*arguments).out


def test_the_schema() -> None:
    assert json.loads(run("schema", "dominion").out) == throneroom.schema("dominion")


def test_the_version() -> None:
    assert run("--version").out == f"throneroom {throneroom.__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--help"], ["Usage: throneroom", "play", "replay", "games", "simulate", "schema"]),
        (["--help", "--lang", "ru"], ["Использование: throneroom", "Команды", "Пересказать"]),
        (["play", "dominion", "--help"], ["--seats", "--no-auto-treasures", "Dominion:"]),
        (["play", "dominion", "--help", "--lang", "ru"], ["Доминион:", "Рекомендованный набор"]),
        (["replay", "-h"], ["--step", "Wait for Enter"]),
    ],
)
def test_help(arguments: list[str], words: list[str]) -> None:
    said = run(*arguments)
    assert said.status == 0
    for word in words:
        assert word in said.out


def test_what_has_to_be_quick_loads_little() -> None:
    code = "import sys; from throneroom.cli import main; main(['games']); print(*sys.modules)"
    modules = subprocess.check_output([sys.executable, "-c", code], text=True).split()
    for heavy in ("rich", "platformdirs", "throneroom.cli.play", "throneroom.lab"):
        assert heavy not in modules


def test_the_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    figures = [
        bench.Figure("bench-random", 195_123.4, "bench-decisions"),
        bench.Figure("bench-clones", 12.543, "bench-clones-unit"),
    ]

    def measure(slug: str, progress: Callable[[str], None]) -> list[bench.Figure]:
        assert slug == "dominion"
        progress("bench-random")
        return figures

    monkeypatch.setattr(bench, "measure", measure)
    assert run_quietly("bench") == [
        "Random play                     195,123  decisions/s",
        "Clones in the middle of a game     12.5  clones/s",
    ]
    assert run_quietly("bench", "--lang", "ru")[1].split()[-2:] == ["12,5", "копий/с"]


def run_quietly(*arguments: str) -> list[str]:
    return [line.rstrip() for line in run(*arguments).out.splitlines()]
