"""In the games of the West Kingdom Yes and No say what they do."""

from __future__ import annotations

import pytest

import throneroom
from tests.conformance.walking import walk
from throneroom import registry
from throneroom.kernel import NO, YES
from throneroom.text import LANGUAGES, Voice

NAMES = ["Anna", "Boris", "Clara", "Dora"]
BARE = {"Yes", "No", "Да", "Нет"}
GAMES = (
    *("architects", "paladins", "viscounts"),
    *("architects_coop", "paladins_coop", "viscounts_coop"),
)


@pytest.mark.parametrize("slug", GAMES)
def test_yes_and_no_name_a_deed(slug: str) -> None:
    game = registry.game(slug)
    voices = [Voice(game, language, NAMES) for language in LANGUAGES]
    said: set[str] = set()
    for seed in range(3):
        match = throneroom.new(slug, seed=seed)
        for decision, answer in walk(match, slug):
            for option in decision.options:
                if option is YES or option is NO:
                    said |= {voice.say(game.caption(decision, option)) for voice in voices}
            match.answer(answer)
    assert said, "these games ask for Yes or No"
    assert not said & BARE
