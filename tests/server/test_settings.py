"""Settings from a file, the environment and the command line, with their sources."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.cli.terminal import run
from throneroom.server.configuration import BadSetting, configure, names, variable
from throneroom.server.settings import Limits, Settings


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "server.toml"
    path.write_text('port = 1\nurl = "http://file"\n[limits]\nchat_length = 11\n')
    return path


def test_the_later_one_wins(file: Path) -> None:
    environment = {"THRONEROOM_PORT": "2", "THRONEROOM_LIMITS_CHAT_KEPT": "12", "PATH": "/bin"}
    found = configure(environment, {"port": 3}, file)
    settings = found.settings
    assert (settings.port, settings.url) == (3, "http://file")
    assert (settings.limits.chat_length, settings.limits.chat_kept) == (11, 12)
    assert settings.limits.name_length == Limits().name_length
    sources = {held.name: held.source for held in found.held()}
    assert sources["port"] == "--port"
    assert sources["url"] == f"{file}, url"
    assert sources["limits.chat_kept"] == "THRONEROOM_LIMITS_CHAT_KEPT"
    assert sources["host"] == "default"
    assert configure({"THRONEROOM_SETTINGS": str(file)}, {}).settings.port == 1


def test_every_setting_can_be_in_the_environment_and_in_a_file(tmp_path: Path) -> None:
    whole: dict[str, Any] = msgspec.to_builtins(Settings(port=9), enc_hook=str)
    flat = {**whole, **{f"limits.{name}": v for name, v in whole.pop("limits").items()}}
    flat.pop("limits")
    assert set(flat) == set(names())
    environment = {
        variable(name): ",".join(v) if isinstance(v, list | tuple) else str(v)
        for name, v in flat.items()
    }
    assert configure(environment, {}).settings == Settings(port=9)
    path = tmp_path / "all.toml"
    path.write_text(run_check(tmp_path, "--port", "9"))
    found = configure({}, {}, path)
    assert found.settings == Settings(port=9)
    assert set(found.sources) == set(names())


def run_check(folder: Path, *arguments: str) -> str:
    """What `--check` prints is a file with settings."""
    done = run("serve", "--check", *arguments)
    assert done.status == 0
    tables = [line.partition(".") for line in done.out.splitlines() if line.startswith("limits.")]
    own = [line for line in done.out.splitlines() if not line.startswith("limits.")]
    return "\n".join([*own, "[limits]", *(rest for _, _, rest in tables)])


def test_passwords_are_not_printed() -> None:
    done = run("serve", "--check", "--database", "postgresql://anna:secret@host/tables")
    assert 'database = "postgresql://anna:***@host/tables"  # --database' in done.out
    assert "secret" not in done.out
    assert tomllib.loads(done.out)["database"].startswith("postgresql://anna")


@pytest.mark.parametrize(
    ("environment", "sentence"),
    [
        ({"THRONEROOM_COLOUR": "red"}, "THRONEROOM_COLOUR: there is no such setting."),
        ({"THRONEROOM_PORT": "many"}, "THRONEROOM_PORT: expected int | null, got str."),
        ({"THRONEROOM_BOT_PROCESSES": "0"}, "THRONEROOM_BOT_PROCESSES: expected int >= 1."),
        (
            {"THRONEROOM_LIMITS_BODY_SECONDS": "0"},
            "THRONEROOM_LIMITS_BODY_SECONDS: expected float > 0",
        ),
        ({"THRONEROOM_PUSH_SECONDS": "-1"}, "THRONEROOM_PUSH_SECONDS: a number from 0 up"),
        ({"THRONEROOM_BROWSER": "perhaps"}, "THRONEROOM_BROWSER: "),
        ({"THRONEROOM_LOG_LEVEL": "loud"}, "THRONEROOM_LOG_LEVEL: invalid enum value 'loud'."),
        ({"THRONEROOM_SETTINGS": "/nowhere.toml"}, "/nowhere.toml: no such file or directory."),
    ],
)
def test_what_can_not_be_read_is_named(environment: dict[str, str], sentence: str) -> None:
    with pytest.raises(BadSetting) as refusal:
        configure(environment, {})
    assert str(refusal.value).startswith(sentence)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("colour = 1", "colour: there is no such setting."),
        ("[limits]\ncolour = 1", "limits.colour: there is no such setting."),
        ("limits = 1", "limits: a table was expected."),
        ('port = "1"', "port: expected int | null, got str."),
        ("port =", "this is not TOML"),
    ],
)
def test_a_bad_file_is_named(tmp_path: Path, text: str, sentence: str) -> None:
    path = tmp_path / "server.toml"
    path.write_text(text)
    with pytest.raises(BadSetting) as refusal:
        configure({}, {}, path)
    assert str(refusal.value).startswith(str(path))
    assert sentence in str(refusal.value)
