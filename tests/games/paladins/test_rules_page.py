"""The rules page: every question has its section, in both languages, with the same headings."""

from __future__ import annotations

import re
from importlib.resources import files

from throneroom.games.west_kingdom.paladins import PALADINS
from throneroom.games.west_kingdom.paladins.cards import MODES
from throneroom.text import LANGUAGES

PACKAGE = "throneroom.games.west_kingdom.paladins"


def headings(language: str) -> list[str]:
    text = (files(PACKAGE) / "rules" / f"{language}.md").read_text("utf-8")
    return re.findall(r"^#+ .*\{#([a-z-]+)\}$", text, re.MULTILINE)


def test_the_headings_are_the_same_in_every_language() -> None:
    first, *others = [headings(language) for language in LANGUAGES]
    assert len(first) == len(set(first)) > 20
    assert all(other == first for other in others)


def test_every_question_opens_the_page_somewhere() -> None:
    known = headings("en")
    assert set(PALADINS.sections.values()) <= set(known)
    assert set(MODES) <= set(PALADINS.sections)
