"""The end of a game in a terminal: every line of the score has its words."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from throneroom import bots, registry
from throneroom.cli import boards
from throneroom.cli.ending import ending
from throneroom.cli.words import speak
from throneroom.kernel import Match
from throneroom.kernel.playout import play_match
from throneroom.text import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", sorted(registry.games()))
def test_the_score_is_told_in_words(slug: str, language: str) -> None:
    game = registry.game(slug)
    match = Match.new(game, {"players": 3}, seed=1, log=False)
    play_match(match, [bots.make(game, "random", seat) for seat in range(3)])
    outcome = match.outcome
    assert outcome is not None
    voice = speak(game, language, ["Anna", "Boris", "Clara"])
    out = io.StringIO()
    told = ending(match.view(0), outcome, voice, boards.find(slug))
    Console(file=out, width=200).print(told)
    assert "_" not in out.getvalue()
    for line in (line for score in outcome.scores for line in score.lines):
        assert any(voice.has(f"{kind}-{line.what}") for kind in ("score", "count", "card"))
    # Who wins or loses together has no place among others.
    assert (voice.text("cli-rank") in out.getvalue()) == (outcome.together is None)
