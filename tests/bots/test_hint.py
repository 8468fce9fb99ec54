"""King's answer, and the reason for it."""

from __future__ import annotations

import msgspec
import pytest

import throneroom
from tests.endgames import last_province
from throneroom import bots, registry
from throneroom.bots.search import Hint, hint
from throneroom.bots.search.contest import Figures
from throneroom.bots.search.hint import advice as advise
from throneroom.bots.search.hint import percent
from throneroom.bots.search.parallel import play_in_processes
from throneroom.bots.search.walk import Walk
from throneroom.cli import advice
from throneroom.kernel import Match, Message, Sight, ask
from throneroom.text import LANGUAGES, Voice

BRIEF = 0.05
"""Effort for a test: a twentieth of the continuations of a real hint."""


def last_duchy() -> Match:
    saved = throneroom.new("dominion", seed=3, first=0, auto_treasures=True).save()
    state = saved["state"]
    state["coins"] = 5 - state["players"][0]["hand"].count("copper")
    state["supply"] |= {"duchy": 1, "province": 1, "estate": 0, "copper": 0}
    return throneroom.load(saved)


def test_a_hint_says_what_to_do_how_good_that_is_and_why() -> None:
    found = hint(last_duchy(), effort=BRIEF)
    assert found.best.keys == "duchy"
    assert found.best.caption == [Message("card-duchy")]
    assert found.best.targets == ["supply/duchy"]
    assert found.reason == Message("reason-ends", {"points": 3})  # the third pile that is empty
    assert found.runner_up is not None
    assert not found.close
    assert found.difference == found.best.wins - found.runner_up.wins > 0


def test_it_tells_the_true_number_of_tries_and_stops_when_the_leader_is_clear() -> None:
    found = hint(last_province(), effort=BRIEF)
    assert (found.best.keys, found.best.wins) == ("province", 100)
    assert 0 < found.best.doubt < 5
    assert found.runner_up is not None
    assert found.best.tries == found.runner_up.tries
    assert found.continuations < 400  # of the 400 that it might have had
    said = advice.lines(found, Voice(registry.game("dominion"), "en"))
    assert f"you win all {found.best.tries} games" in said[1]


def test_imagined_games_never_give_a_chance_without_doubt() -> None:
    """Where they are only judged, many of them differ by less than half a percent point."""
    match = last_duchy()
    assert match.decision is not None
    sure = Figures(0, 300, [0.14, 0.86], doubt=0.001, lead=0, ended=False)
    assert advise(match, match.decision, "duchy", sure).doubt == 1


def test_the_same_position_gives_the_same_hint_whatever_is_hidden_from_the_seat() -> None:
    match = last_duchy()
    first = hint(match, effort=BRIEF)
    assert hint(throneroom.load(match.save()), effort=BRIEF) == first
    assert hint(match.redealt(0, seed=9), effort=BRIEF) == first


@pytest.mark.parametrize("slug", ["legends", "fallen_lands"])
def test_so_it_is_in_every_game(slug: str) -> None:
    match = throneroom.new(slug, seed=3)
    mind = bots.make(match.game, "greedy", 1)
    while len(Walk(Sight(match), 0).options) < 2:
        match.answer(ask(mind, match))
    assert match.decision is not None
    seat = match.decision.seat
    first = hint(match, effort=0.02)
    assert hint(match.redealt(seat, seed=9), effort=0.02) == first
    assert hint(throneroom.load(match.save()), effort=0.02) == first


def test_it_does_not_depend_on_the_number_of_processes() -> None:
    match = last_duchy()
    play = play_in_processes(match)
    assert hint(match, effort=BRIEF, play=play) == hint(match, effort=BRIEF)


def test_where_there_is_no_choice_it_says_so() -> None:
    match = throneroom.new("dominion", seed=1)
    found = hint(match, effort=BRIEF)
    said = advice.lines(found, Voice(match.game, "en"))
    assert said[-1] == "Here King does not think twice."


def close(best: int, second: int, *, is_close: bool) -> Hint:
    found = hint(last_duchy(), effort=BRIEF)
    assert found.runner_up is not None
    return msgspec.structs.replace(
        found,
        best=msgspec.structs.replace(found.best, wins=best, doubt=6, tries=200),
        runner_up=msgspec.structs.replace(found.runner_up, wins=second, doubt=6, tries=200),
        close=is_close,
        difference=best - second,
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_too_close_to_call_is_called_so_and_both_are_named(language: str) -> None:
    voice = Voice(registry.game("dominion"), language)
    first, own, other = advice.lines(close(50, 53, is_close=True), voice)
    percent = "%" if language == "en" else " %"
    assert voice.text("card-duchy") in first
    assert f"50{percent}" in own
    assert f"53{percent}" in other
    assert "200" in own
    assert "200" in other


def test_only_none_and_all_are_nothing_and_everything() -> None:
    assert [percent(share) for share in (0.0, 0.001, 0.5, 0.999, 1.0)] == [0, 1, 50, 99, 100]


@pytest.mark.slow
@pytest.mark.parametrize("slug", sorted(registry.games()))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_gives_its_hints_in_every_language(slug: str, language: str) -> None:
    match = throneroom.new(slug, seed=2)
    voice = Voice(match.game, language)
    while match.decision is not None and match.number < 6:
        found = hint(match, effort=0.001)
        assert all(advice.lines(found, voice))
        match.answer(found.best.keys)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_games_that_are_broken_off_and_judged_are_not_called_won(language: str) -> None:
    judged = hint(throneroom.new("fallen_lands", seed=2), effort=BRIEF)
    played = hint(last_province(), effort=BRIEF)
    assert not judged.best.ended
    assert played.best.ended
    voice = Voice(registry.game("fallen_lands"), language)
    words = {"en": "a few turns on", "ru": "по нескольку ходов"}[language]
    assert words in " ".join(advice.lines(judged, voice))
    assert words not in " ".join(advice.lines(played, Voice(registry.game("dominion"), language)))
