"""Pictures and words of a simulation."""

from __future__ import annotations

import io
import re
import sys
from importlib.resources import files
from pathlib import Path

import pytest
from rich.console import Console

from throneroom import game
from throneroom.cli import main
from throneroom.lab.plot import NoPicture, plot
from throneroom.lab.simulate import simulate
from throneroom.lab.tables import tables
from throneroom.lab.words import decimal, percent, speak
from throneroom.text import LANGUAGES

REPORT = simulate("dominion", ["smithy", "random"], games=10)


@pytest.mark.slow
def test_a_picture_is_drawn_in_both_languages(tmp_path: Path) -> None:
    pictures = []
    for language in LANGUAGES:
        path = tmp_path / f"{language}.png"
        plot(REPORT, path, language)
        pictures.append(path.read_bytes())
    assert all(picture.startswith(b"\x89PNG") for picture in pictures)
    assert pictures[0] != pictures[1]


def test_without_matplotlib_one_sentence_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(NoPicture) as refusal:
        plot(REPORT, tmp_path / "wins.png")
    assert str(refusal.value) == 'A picture needs matplotlib: pip install "throneroom[plot]".'


def test_a_picture_has_a_known_format(tmp_path: Path) -> None:
    with pytest.raises(NoPicture, match=r"a picture ends in \.png, \.svg or \.pdf"):
        plot(REPORT, tmp_path / "wins.doc")


def test_numbers_are_written_as_the_language_does() -> None:
    english, russian = (speak(None, language) for language in ("en", "ru"))
    assert (percent(english, 0.7285), decimal(english, 39.06)) == ("72.9%", "39.1")
    assert (percent(russian, 0.7285), decimal(russian, 39.06)) == ("72,9 %", "39,1")


def test_both_languages_say_the_same_messages() -> None:
    folder = files("throneroom.lab") / "locales"
    ids = [
        re.findall(r"^([\w-]+) =", (folder / language / "lab.ftl").read_text("utf-8"), re.MULTILINE)
        for language in LANGUAGES
    ]
    assert ids[0] == ids[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_fit_a_narrow_terminal(language: str) -> None:
    console = Console(width=60, file=io.StringIO(), record=True)
    for part in tables(REPORT, speak(game("dominion"), language), console.width):
        console.print(part)
    printed = console.export_text()
    assert "smithy" in printed
    assert "…  " not in printed, "nothing is cut off"


# The command


def test_the_command_prints_tables_and_writes_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "result.json"
    call = ["simulate", "dominion", "--bots", "smithy,random", "--games", "10", "--jobs", "1"]
    assert main([*call, "--json", str(path), "--lang", "en"]) == 0
    printed = capsys.readouterr()
    assert printed.out.startswith("Dominion: 10 games")
    assert "100.0%   72.2 to 100.0%" in printed.out
    assert printed.err == ""
    assert path.read_bytes() == REPORT.json()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "Which bots? --bots takes several of: big_money, "),
        (["--bots", "smithy,nobody"], "There is no bot called 'nobody' for dominion;"),
        (["--bots", "none.py,smithy"], "none.py: there is no such file."),
        (["--bots", "smithy,smithy", "--plot", "a.doc"], "a.doc: a picture ends in"),
        (["--bots", "smithy,smithy", "--json", "none/a.json"], "none: there is no such folder."),
    ],
)
def test_the_command_refuses_in_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "dominion", *arguments, "--lang", "en"]) == 2
    printed = capsys.readouterr()
    assert printed.err.startswith(sentence)
    assert printed.err.count("\n") == 1
    assert printed.out == ""
