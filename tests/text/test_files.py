"""Russian and English are complete, always: the same messages with the same arguments."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from throneroom import bots
from throneroom.cli.options import properties
from throneroom.registry import games
from throneroom.text import LANGUAGES, Voice

SOURCE = Path(str(files("throneroom")))
CLIENT = Path(__file__).parents[2] / "web" / "src" / "locales"
FOLDERS = sorted(folder for folder in SOURCE.rglob("locales") if folder.is_dir())


def entries(path: Traversable) -> list[ast.EntryType]:
    return parsed(path.read_text(encoding="utf-8"))


@functools.cache
def parsed(text: str) -> list[ast.EntryType]:
    return FluentParser().parse(text).body


def patterns(path: Traversable) -> Iterator[tuple[str, ast.Pattern]]:
    """Every message and every attribute of one."""
    for entry in entries(path):
        if isinstance(entry, ast.Message | ast.Term):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def spoken(folder: Path, language: str) -> list[tuple[str, ast.Pattern]]:
    """Every message of a language, from all of its files."""
    return [pair for path in sorted((folder / language).iterdir()) for pair in patterns(path)]


class Variables(Visitor):
    """The arguments of a message, also of those that it is made of."""

    def __init__(self, others: Mapping[str, ast.Pattern]) -> None:
        self.names: set[str] = set()
        self._others = others

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        id = f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name
        # A place can have a message of its own, made of its parts ("line-place").
        if id.endswith("-place"):
            self.names.add("place")
        elif id in self._others:
            self.visit(self._others[id])


def arguments(folder: Path, language: str) -> dict[str, set[str]]:
    """The arguments of each message of a language."""
    said = dict(spoken(folder, language))
    found = {}
    for id, pattern in said.items():
        variables = Variables(said)
        variables.visit(pattern)
        found[id] = variables.names
    return found


def name(folder: Path) -> str:
    return str(folder.relative_to(SOURCE))


def test_there_are_words() -> None:
    assert SOURCE / "locales" in FOLDERS


@pytest.mark.parametrize("folder", FOLDERS, ids=name)
def test_every_folder_has_every_language(folder: Path) -> None:
    files = {lang: {path.name for path in (folder / lang).iterdir()} for lang in LANGUAGES}
    assert {path.name for path in folder.iterdir()} == set(LANGUAGES)
    assert files["en"] == files["ru"]
    assert all(name.endswith(".ftl") for name in files["en"])


@pytest.mark.parametrize("folder", FOLDERS, ids=name)
def test_every_file_can_be_read(folder: Path) -> None:
    """The parser skips over what it does not understand; nobody would notice."""
    for path in folder.glob("*/*.ftl"):
        junk = [entry for entry in entries(path) if isinstance(entry, ast.Junk)]
        assert not junk, f"{path.name}: {junk[0].content}"


@pytest.mark.parametrize("folder", FOLDERS, ids=name)
def test_no_message_stands_there_twice(folder: Path) -> None:
    for language in LANGUAGES:
        ids = [id for id, _ in spoken(folder, language)]
        assert len(ids) == len(set(ids)), {id for id in ids if ids.count(id) > 1}


def test_no_game_says_something_else_under_an_id_of_the_client() -> None:
    """At a table the client's words are found first."""
    client = {id for id, _ in spoken(CLIENT, "en")}
    for folder in FOLDERS:
        if "games" in folder.parts:
            assert not client & {id for id, _ in spoken(folder, "en")}, name(folder)


GRAMMAR = {"acc", "dat", "gen", "ins", "loc", "pre", "gender", "plural", "start"}
"""What one language declines and the other does not."""


@pytest.mark.parametrize("folder", FOLDERS, ids=name)
def test_every_language_says_the_same(folder: Path) -> None:
    said = {
        language: {
            id: names
            for id, names in arguments(folder, language).items()
            if id.partition(".")[2] not in GRAMMAR
        }
        for language in LANGUAGES
    }
    english = said.pop("en")
    for language, messages in said.items():
        assert set(messages) == set(english), f"{language}: {set(messages) ^ set(english)}"
        other = {id for id in english if messages[id] != english[id]}
        assert not other, f"{language} uses other arguments in {sorted(other)}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", list(games()))
def test_every_game_has_a_name_and_a_line_about_it(slug: str, language: str) -> None:
    voice = Voice(None, language)
    assert voice.text(f"game-{slug}")
    assert voice.text(f"game-{slug}.about")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", list(games()))
def test_every_event_and_option_of_a_game_has_its_words(slug: str, language: str) -> None:
    """Also those that no random game came to."""
    game = games()[slug]
    voice = Voice(game, language)
    missing = [e.__name__ for e in game.events if not voice.has(f"event-{_tag(e)}")]
    assert not missing
    assert not [name for name in properties(game) if not voice.has(f"setting-{name}")]


def _tag(event: type[Any]) -> str:
    tag: str = event.__struct_config__.tag
    return tag


@pytest.mark.parametrize("folder", FOLDERS, ids=name)
def test_russian_is_written_in_russian(folder: Path) -> None:
    """No message was left in English: each has Cyrillic letters, or no words at all."""
    serialized = {
        id: "".join(e.value for e in p.elements if isinstance(e, ast.TextElement))
        for id, p in spoken(folder, "ru")
    }
    english = [
        id
        for id, text in serialized.items()
        if len([c for c in text if c.isascii() and c.isalpha()]) > 12
        and not any("а" <= c.lower() <= "я" for c in text)
    ]
    assert not english


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name(language: str) -> None:
    for game in games().values():
        voice = Voice(game, language)
        for bot in bots.names(game):
            assert voice.text(f"bot-{bot}")
