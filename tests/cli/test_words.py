"""Every word of the command line is there in both languages, and none is there for nothing."""

from __future__ import annotations

import ast
import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from throneroom.cli import COMMANDS
from throneroom.text import LANGUAGES

FOLDER = Path(str(files("throneroom.cli")))
OWN = re.compile(r"(cli|board)(-[a-z]+)+")


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """The messages and what each is given."""
    text = (FOLDER / "locales" / language / "terminal.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, Junk)]
    found = {}
    for entry in body:
        if isinstance(entry, Message):
            variables = _Variables()
            variables.visit(entry)
            assert entry.id.name not in found
            found[entry.id.name] = variables.found
    return found


def called() -> set[str]:
    """The messages that the code names."""
    labs = {"simulate", "strategy", "plan", "arena"}
    ids = {f"cli-{name}" for name in COMMANDS if name not in labs}
    ids |= {f"board-dominion-{what}" for what in ("actions", "buys", "coins")}
    deeds = ("new", "show", "import", "export", "play", "games", "players", "seed")
    ids |= {f"cli-chronicle-{what}" for what in deeds}
    told = ("show", "play", "campaigns", "players", "seed", "major", "minor")
    ids |= {f"cli-campaign-{what}" for what in told}
    ids |= {f"cli-seal-words-{what}" for what in ("all", "turn", "never")}
    for path in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            value = getattr(node, "value", None)
            if isinstance(value, str) and OWN.fullmatch(value):
                ids.add(value)
    return ids


def test_the_languages_say_the_same() -> None:
    english, russian = (messages(language) for language in ("en", "ru"))
    assert list(english) == list(russian)
    for id, variables in english.items():
        assert russian[id] <= variables, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_used_and_there(language: str) -> None:
    assert set(messages(language)) == called()


def test_russian_is_written_in_russian() -> None:
    source = (FOLDER / "locales" / "ru" / "terminal.ftl").read_text(encoding="utf-8")
    signs = {"cli-bad-file", "cli-campaign-won", "cli-place", "cli-press-enter"}
    for id, text in re.findall(r"^([\w-]+) =((?: .*)?(?:\n .*)*)", source, re.MULTILINE):
        assert id in signs or re.search("[а-яё]", text, re.IGNORECASE), id
