"""`throneroom shot` refuses with one sentence. The picture itself is taken in tests/e2e."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.terminal import position, run
from throneroom.cli import chromium
from throneroom.server.doors import pages


@pytest.fixture(autouse=True)
def files() -> None:
    Path("game.json").write_text(json.dumps(position(["village"])))
    Path("half.json").write_text('{"state": {}}')
    Path("text.txt").write_text("hello\n")


@pytest.mark.parametrize(
    ("arguments", "english", "russian"),
    [
        (
            ["game.json", "--size", "big"],
            "--size: a size such as 1440x900 is needed,",
            "--size: нужен размер вроде 1440x900,",
        ),
        (["game.json", "--size", "9x900"], "--size: a size such as", "--size: нужен размер"),
        (
            ["game.json", "--theme", "noon"],
            "--theme: there is no theme",
            "--theme: темы «noon» нет",
        ),
        (["game.json", "--seat", "2"], "There is no seat 2; seats are 0 to 1.", "Места 2 нет"),
        (["half.json"], "half.json: ", "half.json: "),
        (["text.txt"], "text.txt: Line 1 is not", "text.txt: "),
        (["nothing.json"], "nothing.json: No such", "nothing.json: "),
    ],
)
def test_what_is_asked_wrongly(arguments: list[str], english: str, russian: str) -> None:
    for language, sentence in (("en", english), ("ru", russian)):
        said = run("shot", *arguments, "-o", "picture.png", "--lang", language)
        assert said.status == 2
        assert said.err.startswith(sentence)
    assert not Path("picture.png").exists()


@pytest.mark.parametrize(("language", "word"), [("en", "Pictures"), ("ru", "Для картинок")])
def test_no_chromium(language: str, word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "files", lambda: {pages.HOME: None})
    monkeypatch.setenv(chromium.VARIABLE, "/nowhere/chromium")
    said = run("shot", "game.json", "-o", "picture.png", "--lang", language)
    assert said.status == 2
    assert said.err.startswith(word)
    assert chromium.VARIABLE in said.err


def test_no_client(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "files", dict)
    said = run("shot", "game.json", "-o", "picture.png")
    assert said.err.startswith("The browser client is not built")
