"""Questions lead to sections that the rules pages have."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

import throneroom
from tests.conformance.walking import walk
from throneroom import registry

GAMES = sorted(registry.games())
DECISIONS = 400


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("slug", GAMES)
def test_every_section_is_there(slug: str, language: str) -> None:
    game = registry.game(slug)
    page = files(type(game).__module__) / "rules" / f"{language}.md"
    known = set(re.findall(r"\{#([\w-]+)\}", page.read_text(encoding="utf-8")))
    assert set(game.sections.values()) <= known
    match = throneroom.new(slug, seed=1)
    for number, (decision, answer) in enumerate(walk(match, slug)):
        section = game.section(decision)
        assert section in known, f"'{decision.kind}' leads nowhere"
        if number == DECISIONS:
            break
        match.answer(answer)
