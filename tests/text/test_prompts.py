"""Every question is asked with the facts that its words name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.text.test_files import FOLDERS, Variables, spoken

ASKS = {"choose", "choose_some", "Decision"}
ALWAYS = {"by", "lo", "hi", "seat"}
"""What every question is told with."""
GAMES = [folder for folder in FOLDERS if "games" in folder.parts]


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.parent.name)
def test_every_question_is_given_what_it_names(folder: Path) -> None:
    """Without it the question could not be said, and the table not be drawn."""
    patterns = dict(spoken(folder, "en"))
    for kind, given, where in asked(folder.parent):
        if (pattern := patterns.get(f"prompt-{kind}")) is not None:
            wanted = Variables(patterns)
            wanted.visit(pattern)
            assert wanted.names <= given | ALWAYS, where


def asked(game: Path) -> Iterator[tuple[str, set[str], str]]:
    """The kind of each question with the names of its facts; questions whose facts are made
    elsewhere are left out."""
    for path in game.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if node.func.id in ASKS and (given := facts(node.keywords)) is not None:
                for kind in texts(node.args)[:1]:
                    yield kind, given, f"{path.name}:{node.lineno}: {kind}"


def facts(keywords: list[ast.keyword]) -> set[str] | None:
    found: set[str] = set()
    for keyword in keywords:
        if keyword.arg is None:
            return None
        if keyword.arg == "facts":
            if not isinstance(keyword.value, ast.Dict):
                return None
            found |= {str(key.value) for key in keyword.value.keys if isinstance(key, ast.Constant)}
        found.add(keyword.arg)
    return found


def texts(arguments: list[ast.expr]) -> list[str]:
    """Plain texts among the arguments, also in `*(seat, "kind", options)`."""
    found: list[str] = []
    for argument in arguments:
        if isinstance(argument, ast.Starred) and isinstance(argument.value, ast.Tuple):
            found += texts(argument.value.elts)
        elif isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            found.append(argument.value)
    return found
