"""A campaign of the West Kingdom in a browser: three games, each from shortly before its end."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from tests.e2e.player import Player
from tests.e2e.test_chronicle import belongs
from tests.server.running import claim_port, process
from throneroom import bots
from throneroom.games.west_kingdom.tomesaga.campaign_saga import CAMPAIGN
from throneroom.kernel import Chance, Match
from throneroom.kernel.world import ask
from throneroom.registry import game

Come = Callable[..., Player]
GAMES = ("Architects", "Paladins", "Viscounts")
BOT = {"kind": "bot", "bot": "random"}
LEFT = 6
"""Answers that the player has still to give, about."""
QUESTIONS = 60


def nearly_over(book: dict[str, Any], seed: int) -> dict[str, Any]:
    """The next game of two, as bots have played it up to the player's last turns."""
    sequel = CAMPAIGN.sequel(book, range(2), Chance(seed))
    assert sequel is not None
    match = Match.new(game(sequel.slug), msgspec.to_builtins(sequel.options), seed)
    own = bots.names(match.game)[0]
    minds = [bots.make(match.game, own, seed + seat) for seat in range(2)]
    saved: list[dict[str, Any]] = []
    while (decision := match.decision) is not None:
        if decision.seat == 0 and decision.checkpoint and not decision.together:
            saved.append(match.save())
        match.answer(ask(minds[decision.seat], match))
    return saved[-LEFT]


@pytest.mark.usefixtures("server")
def test_three_games_of_a_campaign_over_days(come: Come, new_database: str) -> None:
    """The server goes down between the games."""
    port, claim = claim_port()
    with claim:
        with process(new_database, port=port) as server:
            anna = come("Anna", address=server.address)
            anna.open("/chronicles?of=tomesaga")
            anna.page.get_by_label("Name of the chronicle").first.fill("Heirs of Charles")
            anna.button("Begin a campaign").click()
            expect(anna.page.locator("h1")).to_have_text("Heirs of Charles")
            saga = anna.page.url.rsplit("/", 1)[1]
            server.kill()
        for number, name in enumerate(GAMES):
            with process(new_database, port=port) as server:
                anna.open(f"/chronicle/{saga}")
                expect(anna.page.locator(".banners .now")).to_contain_text("now")
                expect(anna.button(f"Begin “{name}”")).to_be_visible()
                book = anna.get(f"/api/sagas/{saga}/book")
                table = anna.bring(nearly_over(book, number + 1), "me", BOT)
                server.kill()
            belongs(new_database, table, saga)
            with process(new_database, port=port) as server:
                anna.open(f"/table/{table}")
                read_the_goals(anna)
                anna.play(most=QUESTIONS)
                anna.expect_over()
                anna.open(f"/chronicle/{saga}")
                expect(anna.page.locator(".banners .done")).to_have_count(number + 1)
                expect(anna.page.locator(".campaign tbody tr")).to_have_count(2)
                expect(anna.page.locator(".story li")).to_have_count(number + 1)
                server.kill()
        with process(new_database, port=port):
            anna.open(f"/chronicle/{saga}")
            expect(anna.page.locator(".sheet h2").first).to_contain_text("wins the campaign")
            expect(anna.button(re.compile("^Begin"))).to_have_count(0)
            expect(anna.page.locator(".story a")).to_have_count(len(GAMES))


def read_the_goals(player: Player) -> None:
    """Three goals beside the table, and behind them what everybody holds."""
    goals = player.page.locator("[data-campaign]")
    expect(goals.locator(".goal")).to_have_count(3)
    goals.click()
    dialog = player.page.get_by_role("dialog")
    expect(dialog.locator(".cards li")).to_have_count(3)
    expect(dialog.locator("tbody tr")).to_have_count(2)
    player.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
