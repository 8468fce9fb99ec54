"""Everything that is asked, offered and told can be said in both languages."""

from __future__ import annotations

import random
import re

import pytest

from tests.games.oath.table import choose, position
from throneroom.games.oath import OATH
from throneroom.games.oath.cards import PEOPLES_FAVOR
from throneroom.games.oath.events import Rested
from throneroom.kernel import Match
from throneroom.text import LANGUAGES, Voice

NAMES = ["Anna", "Boris", "Clara", "Dmitri", "Elena", "Fyodor"]


@pytest.mark.slow
@pytest.mark.parametrize("players", range(2, 7))
def test_whole_games_can_be_told(players: int) -> None:
    """For the seat that is asked, and for one that knows less."""
    table = {"players": players, "chronicled": True}
    match = Match.new(OATH, table, players, names=NAMES[:players])
    voices = [Voice(OATH, language, match.names) for language in LANGUAGES]
    chance = random.Random(players)
    known: set[tuple[str, object]] = set()
    while (decision := match.decision) is not None:
        options = list(decision.options)
        fresh = [option for option in options if (decision.kind, option) not in known]
        known |= {(decision.kind, option) for option in fresh}
        for voice in voices:
            assert voice.say(OATH.prompt(decision))
            for option in fresh:
                assert voice.say(OATH.caption(decision, option))
        if decision.lo == decision.hi == 1:
            match.answer(chance.choice(options))
        else:
            count = chance.randint(decision.lo, min(decision.hi, len(options)))
            match.answer(chance.sample(options, count))
    for event in match.events:
        for seen in (event.seen_by(0), event.seen_by(None)):
            if seen is not None:
                assert all(voice.tell(seen) for voice in voices)
    assert len(match.events) > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_its_words(language: str) -> None:
    voice = Voice(OATH, language)
    for event in OATH.events:
        tag = event.__struct_config__.tag
        assert voice.has(f"event-{tag}"), tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_has_every_section(language: str) -> None:
    page = (OATH.locales / ".." / "rules" / f"{language}.md").read_text(encoding="utf-8")
    known = set(re.findall(r"\{#([\w-]+)\}", page))
    assert set(OATH.sections.values()) <= known


def test_numbers_and_banners_have_places_of_their_own() -> None:
    """Nothing on the map stands for them."""
    match = position()
    assert match.decision is not None
    assert OATH.target(match.decision, 3) == "count/3"
    assert OATH.target(match.decision, PEOPLES_FAVOR) == "banner/peoples_favor"


def test_supply_is_told_as_it_is_after_the_refresh() -> None:
    match = position(players=2, supply=[1])
    choose(match, "rest")
    rested = next(event for event in match.events if isinstance(event, Rested))
    assert rested.supply == match.state.players[0].supply > 1
