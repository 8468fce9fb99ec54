"""What King would do, and why."""

from __future__ import annotations

import pytest

import throneroom
from throneroom import registry
from throneroom.bots.search import Limit, hint
from throneroom.cli import advice
from throneroom.kernel import Match, Message
from throneroom.text import LANGUAGES, Voice


def last_duchy() -> Match:
    saved = throneroom.new("dominion", seed=3, first=0, auto_treasures=True).save()
    state = saved["state"]
    state["coins"] = 5 - state["players"][0]["hand"].count("copper")
    state["supply"] |= {"duchy": 1, "province": 1, "estate": 0, "copper": 0}
    return throneroom.load(saved)


def test_a_hint_says_what_to_do_how_good_that_is_and_why() -> None:
    found = hint(last_duchy(), Limit(tries=80), seed=1)
    assert found.best.keys == "duchy"
    assert found.best.caption == [Message("card-duchy")]
    assert found.best.targets == ["supply/duchy"]
    assert found.reason == Message("reason-last", {"card": "duchy"})
    assert found.continuations == 80
    assert found.runner_up is not None
    assert found.difference == found.best.wins - found.runner_up.wins


def test_where_there_is_no_choice_it_says_so() -> None:
    match = throneroom.new("dominion", seed=1)
    found = hint(match, Limit(tries=5), seed=1)
    said = advice.lines(found, Voice(match.game, "en"))
    assert said[-1] == "Here King does not think twice."


@pytest.mark.parametrize("slug", sorted(registry.games()))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_gives_its_hints_in_every_language(slug: str, language: str) -> None:
    match = throneroom.new(slug, seed=2)
    voice = Voice(match.game, language)
    while match.decision is not None and match.number < 6:
        found = hint(match, Limit(tries=2), seed=match.number)
        assert all(advice.lines(found, voice))
        match.answer(found.best.keys)
