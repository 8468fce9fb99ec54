"""Under every question stands what follows from an answer."""

from __future__ import annotations

import re

import pytest

from throneroom.registry import game
from throneroom.text import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "slug",
    ["dominion", "legends", "fallen_lands", "architects", "oath", "paladins", "viscounts"],
)
def test_every_question_says_what_follows(slug: str, language: str) -> None:
    texts = [
        file.read_text(encoding="utf-8")
        for file in (game(slug).locales / language).iterdir()
        if file.name.endswith(".ftl")
    ]
    ids = set(re.findall(r"^([\w-]+) =", "\n".join(texts), re.MULTILINE))
    asked = {id.removeprefix("prompt-") for id in ids if id.startswith("prompt-")}
    told = {id.removeprefix("follows-") for id in ids if id.startswith("follows-")}
    assert asked == told
