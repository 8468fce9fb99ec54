"""What the scenarios against the Overlord say otherwise than the games that they change."""

from __future__ import annotations

import pytest

from throneroom.registry import game
from throneroom.text import Voice


@pytest.mark.parametrize("slug", ["architects_coop", "paladins_coop", "viscounts_coop"])
def test_a_first_game_tells_that_all_win_together(slug: str) -> None:
    assert "together" in Voice(game(slug), "en").text("note-about.text")
    assert "вместе" in Voice(game(slug), "ru").text("note-about.text")


@pytest.mark.parametrize("place", ["town_centre", "storehouse", "guardhouse"])
def test_locations_say_what_is_done_there_against_the_overlord(place: str) -> None:
    scenario, base = Voice(game("architects_coop"), "en"), Voice(game("architects"), "en")
    said = scenario.text(f"location-{place}.text")
    assert said != base.text(f"location-{place}.text")
    assert "Overlord" in said or "demand" in said
