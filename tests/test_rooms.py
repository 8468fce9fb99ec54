"""Every registered game has the same rooms, and everything that a finished game has."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from tests.kernel.games.fair import FAIR
from throneroom.env.encodings import encodings
from throneroom.kernel import AnyGame
from throneroom.registry import games
from throneroom.text import LANGUAGES

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "throneroom"
WEB = ROOT / "web" / "src"

ROOMS = [
    ("printed values", ["cards.toml", "cards", "components"]),
    ("options.py", ["options.py"]),
    ("state.py", ["state.py"]),
    ("setup.py", ["setup.py"]),
    ("verbs.py", ["verbs.py", "verbs"]),
    ("flow.py", ["flow.py"]),
    ("actions or effects", ["actions", "actions.py", "effects", "powers"]),
    ("events.py", ["events.py"]),
    ("scoring.py or victory.py", ["scoring.py", "victory.py"]),
    ("view.py", ["view.py"]),
    ("check.py", ["check.py"]),
    ("words.py", ["words.py"]),
    ("bots/", ["bots/__init__.py"]),
    ("bots/guide.py", ["bots/guide.py"]),
]
"""Each room with the names it goes by."""

SCRIPTED = 2
"""Scripted players that a game has at least."""


def lacks(game: AnyGame) -> Iterator[str]:
    """What a game does not have, in words."""
    slug = game.slug
    house = Path(str(files(type(game).__module__)))
    for room, names in ROOMS:
        if not any((house / name).exists() for name in names):
            yield room
    for language in LANGUAGES:
        if not list((house / "locales" / language).glob("*.ftl")):
            yield f"words in '{language}'"
        if not (house / "rules" / f"{language}.md").exists():
            yield f"a rules page in '{language}'"
    if len(game.bots()) < SCRIPTED:
        yield f"{SCRIPTED} scripted players"
    if game.guide is None:
        yield "a guide for those who search"
    if slug not in encodings():
        yield "an encoding for learners"
    if not (SOURCE / "cli" / "boards" / f"{slug}.py").exists():
        yield "a board in the terminal"
    if not (WEB / "games" / slug / "Board.svelte").exists():
        yield "a board in the browser"
    if f"\n  {slug}:" not in (WEB / "art" / "covers.ts").read_text(encoding="utf-8"):
        yield "a cover"
    if not list((ROOT / "tests" / "playthroughs").glob(f"{slug}*.txt")):
        yield "a playthrough"
    if not list((ROOT / "tests" / "records").glob(f"{slug}*.jsonl")):
        yield "a record"
    if slug not in _drawn():
        yield "a picture in the gallery"
    if not (ROOT / "docs" / f"{slug.replace('_', '-')}.md").exists():
        yield "a docs page"
    if not (ROOT / "tests" / "games" / slug).is_dir():
        yield "tests of its own"


def _drawn() -> set[str]:
    """The games that the gallery shows."""
    records = (ROOT / "docs" / "gallery").glob("*.jsonl")
    headers = [record.read_text(encoding="utf-8").partition("\n")[0] for record in records]
    return {json.loads(header)["game"] for header in headers}


@pytest.mark.parametrize("slug", list(games()))
def test_a_game_lacks_nothing(slug: str) -> None:
    assert not list(lacks(games()[slug]))


def test_what_is_missing_is_named() -> None:
    """A small game of the tests has a flow and words, and nothing else."""
    missing = set(lacks(FAIR))
    assert {room for room, _ in ROOMS} <= missing
    assert missing >= {
        "a rules page in 'ru'",
        "2 scripted players",
        "a guide for those who search",
        "an encoding for learners",
        "a board in the terminal",
        "a board in the browser",
        "a cover",
        "a playthrough",
        "a record",
        "a picture in the gallery",
        "a docs page",
        "tests of its own",
    }
    assert not missing & {"words in 'en'", "words in 'ru'"}
