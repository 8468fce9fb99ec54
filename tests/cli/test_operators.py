"""What the operator of a server is told is told in the language of the terminal."""

from __future__ import annotations

import re
import socket
from pathlib import Path

import pytest

from tests.cli.terminal import run
from throneroom.cli.words import speak
from throneroom.kernel import ThroneroomError
from throneroom.server.operators import SENTENCES, told


@pytest.mark.parametrize("id", SENTENCES)
def test_every_sentence_is_said_in_both_languages(id: str) -> None:
    given = {name: f"<{name}>" for name in re.findall(r"{(\w+)}", SENTENCES[id])}
    extra = {"code": "EOTHER"} if id in ("operator-setting-file", "operator-listen") else {}
    error = told(ThroneroomError, id, **given, **extra)
    assert error.said is not None
    assert speak(None, "en").say(error.said) == str(error)
    russian = speak(None, "ru").refusal(error)
    assert re.search("[а-яё]", russian)
    assert all(value in russian for value in given.values())


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["admin", "tables", "--database", "sqlite:///none.db"], "Базы данных sqlite"),
        (["admin", "tables", "--database", "mysql://x"], "Это не адрес базы данных"),
        (["serve", "--settings", "none.toml"], "none.toml: такого файла нет."),
        (["serve", "--settings", "bad.toml"], "bad.toml, colour: такой настройки нет."),
        (["serve", "--port", "70000"], "Порта 70000 не бывает"),
        (["serve", "--url", "somewhere"], "somewhere — не адрес"),
    ],
)
def test_in_russian(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bad.toml").write_text("colour = 1\n", encoding="utf-8")
    done = run(*arguments, "--lang", "ru")
    assert (done.status, sentence in done.err) == (2, True), done.err


def test_a_port_that_is_taken_is_told_in_russian(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        own = f"sqlite:///{tmp_path}/own.db"
        done = run("serve", "--lang", "ru", "--port", str(port), "--database", own)
    assert f"Занять адрес 127.0.0.1:{port} не удалось: он уже используется." in done.err
