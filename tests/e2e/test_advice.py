"""Friends at one table: pointing at things, talking, and "I would do this" to the player who is
asked."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.overlord import played
from tests.e2e.player import PHONE, Player
from tests.e2e.test_campaign import nearly_over
from throneroom.games.west_kingdom.tomesaga.architects_coop import ARCHITECTS_COOP
from throneroom.games.west_kingdom.tomesaga.campaign_saga import CAMPAIGN
from throneroom.games.west_kingdom.tomesaga.paladins_coop import PALADINS_COOP
from throneroom.games.west_kingdom.tomesaga.viscounts_coop import VISCOUNTS_COOP
from throneroom.kernel import AnyGame

Come = Callable[..., Player]

SCENARIOS: dict[str, tuple[AnyGame, str, str, tuple[str, str], tuple[str, str]]] = {
    "architects": (
        ARCHITECTS_COOP,
        "builder",
        "place",
        ("town/quarry", "Quarry"),
        ("town/mines", "Mines"),
    ),
    "paladins": (
        PALADINS_COOP,
        "warden",
        "turn",
        ("action/attack", "Attack"),
        ("action/hire", "Recruit"),
    ),
    "viscounts": (
        VISCOUNTS_COOP,
        "castellan",
        "move",
        ("space/5", "Space 5"),
        ("space/6", "Space 6"),
    ),
}
"""A bot that plays up to such a question in round 4, what is advised then, and what is only pointed
at."""


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_friends_point_and_advise(come: Come, scenario: str) -> None:
    game, bot, kind, (target, name), (other, its_name) = SCENARIOS[scenario]
    position = played(game, bot, lambda s, asked: asked == kind and s.round > 3)
    anna, boris = come("Anna"), come("Boris", size=PHONE)
    sit_down(position, position["state"]["current"], anna, boris)
    # Boris advises Anna by touch.
    boris.button("Log and chat").click()
    boris.page.get_by_placeholder("Say something").fill("for us all")
    boris.button("Point at something on the table").click()
    expect(boris.page.get_by_text("Choose what Anna should do")).to_be_visible()
    boris.thing(target).click()
    expect(anna.page.locator(".ping")).to_contain_text("for us all")
    plans = anna.page.locator(".plans")
    expect(plans).to_contain_text(f"Boris advises: {name}")
    anna.button("Take as my plan").click()
    # Nothing is answered before the seal.
    expect(anna.choice(target)).to_have_attribute("aria-pressed", "true")
    expect(anna.seal).to_be_enabled()
    expect(anna.button("Your plan")).to_be_disabled()
    points(anna, boris, other, its_name)
    anna.seal.click()
    expect(plans).to_have_count(0)
    chat(anna, f"{name}: for us all")


def test_in_a_campaign_all_see_what_is_pointed_at_and_nobody_is_advised(come: Come) -> None:
    anna, boris = come("Anna"), come("Boris", size=PHONE)
    sit_down(nearly_over(CAMPAIGN.begin("Heirs"), 1), 0, anna, boris)
    points(anna, boris, "town/mines", "Mines")
    boris.button("Log and chat").click()
    boris.button("Point at something on the table").click()
    boris.thing("town/quarry").click()
    expect(pointed(anna)).to_have_text("Boris points at Quarry")
    expect(anna.page.locator(".plans")).to_have_count(0)
    chat(anna, "Quarry")


def points(one: Player, friend: Player, target: str, name: str) -> None:
    """By mouse."""
    one.thing(target).click(modifiers=["Alt"])
    expect(pointed(friend)).to_have_text(f"{one.name} points at {name}")


def pointed(player: Player) -> Locator:
    return player.page.locator(".ping .unseen").last


def chat(player: Player, said: str) -> None:
    player.page.get_by_role("tab", name=re.compile("Chat")).click()
    expect(player.page.locator(".chat")).to_contain_text(said)


def sit_down(position: dict[str, Any], seat: int, host: Player, friend: Player) -> None:
    """Two people at a table for two; the host is asked."""
    seats = ["open", "open"]
    seats[seat] = "me"
    table = host.bring(position, *seats, start=False)
    invite = host.post(f"/api/tables/{table}/seats/{1 - seat}/invite")["invite"]
    friend.post(f"/api/tables/{table}/sit", {"invite": invite})
    host.post(f"/api/tables/{table}/start")
    for player in (host, friend):
        player.open(f"/table/{table}")
    host.wait()
